//! What a move would do, for programs: the sentences of the page's preview.

use axum::Json;
use axum::extract::{Path, State};
use contract::{Phrase, Stake};
use serde::Serialize;

use super::program::{Program, seat};
use crate::app::Shared;
use crate::http::fields::Fields;
use crate::http::refusal::Refusal;
use crate::routes::act::may_move;
use crate::routes::visit::{Visit, find, visit};
use crate::tongue::sentence::Sentence;
use crate::view::notice::Notice;
use crate::view::people;
use crate::view::preview::{PreviewRequest, preview};

/// What a move would do, as far as whoever may make it can know.
#[derive(Serialize)]
pub(super) struct PreviewAnswer {
    /// What is sure to come of it, worst first.
    consequences: Vec<ConsequenceAnswer>,
    /// What is left open.
    open: Option<String>,
}

#[derive(Serialize)]
struct ConsequenceAnswer {
    text: String,
    /// The rule that it rests on.
    rule: Option<&'static str>,
    /// Whether it is bad for the seat.
    harm: bool,
}

/// Looks at a move of the seat that is named: one token, or several that are done together.
pub(super) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    fields: Fields,
) -> Result<Json<PreviewAnswer>, Refusal> {
    let room = find(&app, &id).await?;
    let (name, version): (String, u64) = (fields.read("seat")?, fields.read("version")?);
    let seat = seat(room.kind.info(), &name)?;
    fields.read::<String>("token")?;
    let tokens = fields.tokens();
    let Visit { room, table, guest, .. } = visit(&app, &id, &program.at(Some(seat))).await?;
    may_move(&guest, seat)?;
    let words = people::words(room.kind.localized(guest.tongue), &table, guest.shown);
    let game = room.kind.localized(guest.tongue).said_in(&words);
    match preview(
        &room.id,
        game,
        &table,
        guest.shown,
        &PreviewRequest { seat, tokens: &tokens, version, moment: guest.moment },
    ) {
        Ok(found) => Ok(Json(PreviewAnswer {
            consequences: found.sure.into_iter().map(consequence).collect(),
            open: found.open.map(|open: Phrase| guest.tongue.say(&open)),
        })),
        Err(error) => {
            let Notice { wrong, rule } = Notice::of(game, error);
            Err(Refusal { wrong, rule })
        }
    }
}

fn consequence((stake, said): (Stake, Sentence)) -> ConsequenceAnswer {
    ConsequenceAnswer { text: said.text, rule: said.rule, harm: stake == Stake::Harm }
}

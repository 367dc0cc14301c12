//! A table as a visitor may see it, whole.

use axum::Json;
use axum::extract::{Path, State};
use contract::{OptionValues, Phrase, Seat};
use serde::Serialize;
use serde_json::Value;
use table::{EndedBy, Table};

use super::hinted::{self, HintsAnswer};
use super::matches::{FollowAnswer, MatchAnswer, around};
use super::program::{Program, PromiseAnswer, seat};
use crate::app::Shared;
use crate::games::entry::LocalizedGame;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::people::access::VisitorAccess;
use crate::people::screen::Screen;
use crate::play;
use crate::routes::settled::fingerprint;
use crate::routes::visit::{Visit, find, visit};
use crate::view::ending::who_gave_up;
use crate::view::people;
use crate::view::table_page::{Owner, SeatRow, places};
use crate::view::table_status::{SeatStatus, may_give_up};

/// A table as a visitor may see it.
#[derive(Serialize)]
pub(super) struct TableAnswer {
    id: String,
    game: &'static str,
    rules_version: u16,
    options: OptionValues,
    /// Counts what the visitor could see; a move names the version that it was decided on.
    pub(super) version: u64,
    state: Stage,
    round: u16,
    /// Whether the visitor has several seats that hide things from each other, and named none: then nothing hidden is
    /// shown.
    covered: bool,
    /// What may be seen of the game, in the game's own fields.
    view: Value,
    /// The same as a position line.
    line: String,
    /// The seats that are asked.
    asked: Vec<&'static str>,
    /// What those of the visitor's seats are asked that may act now.
    questions: Vec<QuestionAnswer>,
    /// Whether hints may be asked for here.
    hints_allowed: bool,
    /// What the choices are worth of those of the visitor's seats that have asked for a hint.
    hints: Vec<HintsAnswer>,
    seats: Vec<SeatAnswer>,
    /// The seat whose link the visitor came by, while it is free.
    invitation: Option<InvitationAnswer>,
    dice: DiceAnswer,
    result: Option<ResultAnswer>,
    /// The match that the game is one of.
    #[serde(rename = "match")]
    of_match: Option<MatchAnswer>,
    /// The tables that follow this one with the same people, for those who sat here.
    pub(super) followed_by: Vec<FollowAnswer>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Stage {
    Waiting,
    Running,
    Over,
}

#[derive(Serialize)]
struct QuestionAnswer {
    seat: &'static str,
    question: String,
    detail: Option<String>,
    /// The rule that the question rests on.
    rule: Option<&'static str>,
    /// How many steps the last move has that may be taken back; 0 when none may.
    undo: usize,
}

#[derive(Serialize)]
struct SeatAnswer {
    seat: &'static str,
    name: Option<String>,
    /// The bot that plays it, as tables are made with it.
    bot: Option<String>,
    owner: OwnerAnswer,
    state: SeatStateAnswer,
    resigned: bool,
    /// From when on the visitor may let a bot play for it if it stays silent, in milliseconds since 1970.
    stand_in_from: Option<u64>,
    /// The token of its link, for whoever may give it away.
    invitation: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum OwnerAnswer {
    Me,
    Nobody,
    Other,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum SeatStateAnswer {
    Idle,
    ToMove,
    AtWork,
    Finished,
}

#[derive(Serialize)]
struct InvitationAnswer {
    seat: &'static str,
    /// The dice that whoever sits down may add to; none when these are settled.
    dice: Option<PromiseAnswer>,
}

#[derive(Serialize)]
struct DiceAnswer {
    commitment: Option<String>,
    /// The seed, after the end.
    seed: Option<String>,
}

/// How a game ended.
#[derive(Serialize)]
struct ResultAnswer {
    /// As in a record.
    text: String,
    winners: Vec<&'static str>,
    /// A place a seat, in seat order; none where the operator ended the game.
    places: Option<Vec<u8>>,
    /// A score a seat.
    scores: Option<Vec<f64>>,
    cause: Option<String>,
}

/// Shows a table, from the seat that is named or else from all that the visitor has.
pub(super) async fn show(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    fields: Fields,
) -> Result<Json<TableAnswer>, HttpError> {
    let room = find(&app, &id).await?;
    let at = fields.text("seat").map(|text| seat(room.kind.info(), text)).transpose()?;
    Ok(Json(look(&app, visit(&app, &id, &program.at(at)).await?).await?))
}

/// Looks at a table as it stood when somebody came.
pub(super) async fn look(app: &Shared, here: Visit) -> Result<TableAnswer, HttpError> {
    let (of_match, followed_by) = around(app, &here).await?;
    let Visit { room, table, guest, .. } = here;
    let dice = match guest.invited {
        Some(seat) => fingerprint(&app.store, &table, seat).await?,
        None => None,
    };
    let name = |seat: Seat| table.position().info().seat_name(seat);
    let invitation = guest.invited.map(|seat| InvitationAnswer { seat: name(seat), dice: dice.map(Into::into) });
    let told = play::hints::told(app, &room, &table, guest.shown).await?;
    let words = people::words(room.kind.localized(guest.tongue), &table, guest.shown);
    let game = room.kind.localized(guest.tongue).said_in(&words);
    let hints = hinted::answers(game, &table, &told);
    let answer = TableAnswer::of(&room.id, game, &table, &guest, app.now());
    Ok(TableAnswer { hints, invitation, of_match, followed_by, ..answer })
}

impl TableAnswer {
    fn of(id: &str, game: LocalizedGame<'_>, table: &Table, guest: &VisitorAccess, now: u64) -> Self {
        let (position, observer) = (table.position(), guest.observer(table));
        let info = position.info();
        let rows: Vec<SeatRow> = places(game, table, guest, now);
        let mine = table.seats_to_move().iter().filter(|seat| guest.shown.contains(*seat));
        Self {
            id: id.to_owned(),
            game: info.id,
            rules_version: info.rules_version,
            options: position.setup().options.clone(),
            version: table.version(guest.shown),
            state: match (table.has_begun(), table.is_over()) {
                (_, true) => Stage::Over,
                (true, false) => Stage::Running,
                (false, false) => Stage::Waiting,
            },
            round: position.round(),
            covered: guest.screen == Screen::Covered,
            view: position.view_json(observer),
            line: position.line_for(observer),
            asked: rows.iter().filter(|row| row.is_asked()).map(|row| info.seat_name(row.seat)).collect(),
            questions: mine.filter_map(|seat| question(game, table, seat)).collect(),
            hints_allowed: table.allows_hints() && game.kind.has_judge(),
            hints: Vec::new(),
            seats: rows.into_iter().map(|row| SeatAnswer::of(table, guest, row)).collect(),
            invitation: None,
            dice: DiceAnswer { commitment: table.commitment(), seed: table.reveal() },
            result: result(game, table),
            of_match: None,
            followed_by: Vec::new(),
        }
    }
}

fn question(game: LocalizedGame<'_>, table: &Table, seat: Seat) -> Option<QuestionAnswer> {
    let prompt = table.position().prompt(seat)?;
    let say = |phrase: &Phrase| game.words().say(phrase);
    Some(QuestionAnswer {
        seat: table.position().info().seat_name(seat),
        question: say(&prompt.question),
        detail: prompt.detail.as_ref().map(say),
        rule: prompt.question.rule.or(prompt.detail.and_then(|detail| detail.rule)),
        undo: table.undo_last(seat),
    })
}

impl SeatAnswer {
    fn of(table: &Table, guest: &VisitorAccess, row: SeatRow) -> Self {
        Self {
            seat: table.position().info().seat_name(row.seat),
            name: row.name.map(String::from),
            bot: table.sitter(row.seat).and_then(|sitter| sitter.bot.clone()),
            owner: match row.owner {
                Owner::Me => OwnerAnswer::Me,
                Owner::Nobody => OwnerAnswer::Nobody,
                Owner::Other => OwnerAnswer::Other,
            },
            state: match row.state {
                SeatStatus::Idle => SeatStateAnswer::Idle,
                SeatStatus::ToMove => SeatStateAnswer::ToMove,
                SeatStatus::AtWork => SeatStateAnswer::AtWork,
                SeatStatus::Finished => SeatStateAnswer::Finished,
            },
            resigned: row.resigned,
            stand_in_from: may_give_up(table, guest, row.seat),
            invitation: row.link.map(|link| link.token),
        }
    }
}

fn result(game: LocalizedGame<'_>, table: &Table) -> Option<ResultAnswer> {
    let ending = table.result()?;
    let verdict = ending.verdict;
    let seats = usize::from(table.seats());
    let judged = ending.by != EndedBy::Operator;
    Some(ResultAnswer {
        winners: verdict.winners.iter().map(|seat| table.position().info().seat_name(seat)).collect(),
        text: ending.text,
        places: judged.then(|| verdict.places[..seats].to_vec()),
        scores: judged.then(|| verdict.scores[..seats].to_vec()),
        cause: match ending.by {
            EndedBy::Rules => Some(game.words().word(verdict.cause)),
            EndedBy::Resigning => Some(game.tongue.say(&who_gave_up(game, table))),
            EndedBy::Operator => None,
        },
    })
}

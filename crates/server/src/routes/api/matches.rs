//! How the match of a table's game stands, and which tables follow it.

use serde::Serialize;
use store::Follows;

use crate::app::Shared;
use crate::http::error::HttpError;
use crate::play::following::may;
use crate::play::matches::so_far;
use crate::routes::visit::Visit;

/// How the match stands of which a table's game is one.
#[derive(Serialize)]
pub(super) struct MatchAnswer {
    /// The number of the game, from 1.
    game: u16,
    /// How many games there are at most; none where an earlier game is no longer kept.
    most: Option<u16>,
    /// The score a seat, this game included once it is over.
    score: Option<Vec<f64>>,
    /// Whether another game is to be played after those that are over.
    goes_on: Option<bool>,
    /// Who has won the match; nobody while it goes on, or where it is drawn.
    winners: Vec<&'static str>,
}

/// A table that follows.
#[derive(Serialize)]
pub(super) struct FollowAnswer {
    /// As the next game of the match, or as a rematch.
    #[serde(rename = "as")]
    follows: FollowsAnswer,
    table: String,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum FollowsAnswer {
    Match,
    Rematch,
}

/// Returns how the match of a table's game stands, and the tables that follow it, for those who sat there.
pub(super) async fn around(
    app: &Shared,
    Visit { room, table, guest, .. }: &Visit,
) -> Result<(Option<MatchAnswer>, Vec<FollowAnswer>), HttpError> {
    let of_match = match table.match_place() {
        None => None,
        Some(place) => {
            let so_far = so_far(app, room, table).await?;
            let standing = so_far.as_ref().map(|so_far| &so_far.standing);
            let name = |seat| table.position().info().seat_name(seat);
            Some(MatchAnswer {
                game: place.game,
                most: standing.map(|standing| standing.most),
                score: standing.map(|standing| standing.score[..usize::from(table.seats())].to_vec()),
                goes_on: so_far.as_ref().map(|so_far| so_far.goes_on()),
                winners: standing.iter().flat_map(|standing| standing.winners.iter().map(name)).collect(),
            })
        }
    };
    let known = if table.is_over() && may(guest) { app.store.successors(&room.id).await? } else { Vec::new() };
    let follow = |successor: store::Successor| FollowAnswer {
        follows: match successor.follows {
            Follows::Match => FollowsAnswer::Match,
            Follows::Rematch => FollowsAnswer::Rematch,
        },
        table: successor.table,
    };
    Ok((of_match, known.into_iter().map(follow).collect()))
}

//! How the match stands of which a table's game is one.

use std::sync::Arc;

use contract::GameEnd;
use store::StoreError;
use table::{EndedBy, Table};

use super::enter;
use crate::app::Shared;
use crate::live::error::SubmitError;
use crate::live::match_so_far::MatchSoFar;
use crate::live::room::Room;

/// Returns how the match stands of which a table's game is one, that game included once it is over. None for a single
/// game, and where an earlier game is no longer kept.
pub(crate) async fn so_far(
    app: &Shared,
    room: &Room,
    table: &Arc<Table>,
) -> Result<Option<Arc<MatchSoFar>>, SubmitError> {
    let (Some(earlier), Some(series)) = (&table.creation().earlier, room.kind.entry.maker.series) else {
        return Ok(None);
    };
    let ended = earlier.len() + usize::from(table.is_over());
    if let Some(kept) = room.last_match.after(ended) {
        return Ok(Some(kept));
    }
    let mut games = Vec::new();
    for game in earlier {
        let Some(id) = &game.table else { return Ok(None) };
        match enter::room(app, id).await {
            Ok(room) => games.push(room.table()),
            Err(SubmitError::Store(StoreError::NoTable(_) | StoreError::Deleted(_))) => return Ok(None),
            Err(error) => return Err(error),
        }
    }
    games.push(table.clone());
    let (mut ends, mut is_abandoned) = (Vec::<GameEnd>::new(), false);
    for (game, result) in games.iter().filter_map(|game| Some((game, game.result()?))) {
        is_abandoned |= result.by == EndedBy::Operator;
        ends.push((game.position().clone(), result.verdict));
    }
    let first = games[0].clone();
    let standing = series.standing(first.position(), &ends);
    let so_far = standing.map(|standing| MatchSoFar { standing, first, is_abandoned, ended });
    Ok(so_far.map(|so_far| room.last_match.keep(Arc::new(so_far))))
}

//! What luck and choices of a game that is over came to, judged where bots think.

use std::sync::Arc;

use search::Nets;
use table::Table;
use tracing::debug;

use crate::app::Shared;
use crate::games::entry::GameEntry;
use crate::live::error::SubmitError;
use crate::live::ledger_cache::Ledgers;
use crate::live::room::Room;
use crate::live::thinking::{Effort, Turn};

/// The bot that judges: it looks at every legal action, one step ahead, which takes no time worth speaking of.
const JUDGE: &str = "learned:built-in";

/// Returns the level that the judge of a game stands for: the strongest one that looks one step ahead by what the judge sees.
/// Without such a level, how the judge is written.
pub(crate) fn judge(kind: &GameEntry) -> &str {
    let levels = &kind.entry.levels().levels;
    levels.iter().rfind(|level| level.bot.starts_with(JUDGE)).map_or(JUDGE, |level| &level.name)
}

/// Judges what everybody decided at a table. Empty while the game runs, and where nobody can judge it. All of it takes
/// less time than one decision of a strong bot, so it is one turn of those that think.
pub(crate) async fn judged(app: &Shared, room: &Room, table: &Arc<Table>) -> Result<Ledgers, SubmitError> {
    let entries = table.len();
    if let Some(known) = room.ledgers.after(entries) {
        return Ok(known);
    }
    let judge = (room.kind.entry.player)(JUDGE, &Nets::NONE).ok().filter(|_| table.is_over());
    let Some(mut judge) = judge else { return Ok(Ledgers::default()) };
    let place = app.thinking.place(Turn { payer: room.payer(), table: room.id.clone() }, Effort::Offered).await;
    let played = table.clone();
    let found = place.think(move || played.ledgers(&mut *judge)).await.map_err(SubmitError::Task)?;
    debug!(table = room.id, entries, "judged");
    let found = Ledgers::from(found);
    room.ledgers.keep(entries, found.clone());
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wherever_somebody_judges_a_level_plays_by_the_same_net() {
        let kinds: Vec<GameEntry> = catalog::games().iter().map(GameEntry::new).filter(GameEntry::has_judge).collect();
        assert!(!kinds.is_empty());
        for kind in kinds {
            let level = kind.entry.levels().find(judge(&kind)).unwrap_or_else(|| panic!("{}: no level", kind.id()));
            assert!(level.bot.starts_with(JUDGE), "{}: {}", kind.id(), level.bot);
        }
    }
}

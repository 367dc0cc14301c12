//! What luck and choices of a game that is over came to, judged where bots think.

use std::sync::Arc;
use std::time::Duration;

use contract::{Appraised, Player, Position, Seat};
use search::Nets;
use table::{Judges, Table};
use tokio::sync::OwnedMutexGuard;
use tracing::debug;

use crate::app::Shared;
use crate::games::entry::GameEntry;
use crate::live::error::SubmitError;
use crate::live::ledger_cache::Ledgers;
use crate::live::room::Room;
use crate::live::thinking::{Slices, Turn};

/// The bot that judges rolls: it looks at every legal action, one step ahead, which takes little time even for all that might
/// have been rolled.
const OF_ROLLS: &str = "learned:built-in";

/// How long somebody who asks waits for the answer before the page says that it will come.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Returns the level that judges choices: the strongest one on offer, which gives hints, too. Without levels, whoever
/// judges rolls.
pub(crate) fn judge(kind: &GameEntry) -> &str {
    kind.entry.levels().levels.last().map_or(OF_ROLLS, |level| &level.name)
}

/// Judges what everybody decided at a table. Empty while the game runs, and where nobody can judge it; none where it takes
/// longer than somebody likes to wait, and then it goes on by itself.
pub(crate) async fn judged(app: &Shared, room: &Arc<Room>, table: &Arc<Table>) -> Result<Option<Ledgers>, SubmitError> {
    if let Some(known) = room.ledgers.after(table.len()) {
        return Ok(Some(known));
    }
    if !table.is_over() {
        return Ok(Some(Ledgers::default()));
    }
    let wait = async {
        let alone = room.ledgers.alone().await;
        if let Some(known) = room.ledgers.after(table.len()) {
            return Ok(known);
        }
        // Whoever waits no longer leaves nothing behind but this.
        let work = tokio::spawn(judge_alone(alone, app.clone(), room.clone(), table.clone()));
        work.await.map_err(|error| SubmitError::Task(error.to_string()))?
    };
    tokio::time::timeout(PATIENCE, wait).await.ok().transpose()
}

/// Judges a game that is over, which others do not meanwhile.
async fn judge_alone(
    _alone: OwnedMutexGuard<()>,
    app: Shared,
    room: Arc<Room>,
    table: Arc<Table>,
) -> Result<Ledgers, SubmitError> {
    let entries = table.len();
    let player = |bot| (room.kind.entry.player)(bot, &Nets::NONE).ok();
    let (Some(choices), Some(rolls)) = (player(judge(&room.kind)), player(OF_ROLLS)) else {
        return Ok(Ledgers::default());
    };
    let turn = Turn { payer: room.payer(), table: room.id.clone() };
    let thought = move |slices: &Slices| {
        let (mut choices, mut rolls) = (Sliced { bot: choices, slices }, Sliced { bot: rolls, slices });
        table.ledgers(Judges { choices: &mut choices, rolls: &mut rolls })
    };
    let found = Slices::think(&app.thinking, turn, thought).await.map_err(SubmitError::Task)?;
    debug!(table = room.id, entries, "judged");
    let found = Ledgers::from(found);
    room.ledgers.keep(entries, found.clone());
    Ok(found)
}

/// A bot that lets others think between two of its thoughts.
struct Sliced<'a> {
    bot: Box<dyn Player>,
    slices: &'a Slices,
}

impl Player for Sliced<'_> {
    fn choose(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<String> {
        self.slices.pause();
        self.bot.choose(position, seat, seed)
    }

    fn appraise(&mut self, position: &Position, seat: Seat, seed: &str) -> Option<Vec<Appraised>> {
        self.slices.pause();
        self.bot.appraise(position, seat, seed)
    }

    fn appraise_only(&mut self, position: &Position, seat: Seat, token: &str, seed: &str) -> Option<f64> {
        self.slices.pause();
        self.bot.appraise_only(position, seat, token, seed)
    }
}

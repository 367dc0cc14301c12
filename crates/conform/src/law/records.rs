//! Records of games.

use contract::{Determinize, Game, Notation, Record, Speak};

use super::text::face;
use crate::breach::{Breach, LawResult};
use crate::corpus;
use crate::drive::drive;
use crate::law::ensure;
use crate::trials::{Trials, of_game};

/// A record reads back as it was written, and replays through the same positions; every outcome follows from the
/// numbers beside it.
pub fn records_replay<G: Game + Notation + Speak + Determinize>(trials: &Trials<G>) -> LawResult {
    for (index, (game, ..)) in trials.rounds("records").enumerate() {
        let (face, index, wrong) = (face::<G>(game.setup())?, index as u64, of_game(game));
        let broken = |what: String| -> Breach { wrong(format!("records / {index}: {what}")) };
        let record = corpus::record(&*face, "records", index)?;
        let text = record.write();
        let read = Record::read(&text).map_err(|error| broken(error.to_string()))?;
        ensure(read == record, || format!("reads as another record:\n{text}")).map_err(broken)?;
        let setup = read.setup(G::info()).map_err(|error| broken(error.to_string()))?;
        ensure(setup == *game.setup(), || format!("names another setup: {setup:?}")).map_err(broken)?;
        let replayed = read.replay(&*face).map_err(|error| broken(error.to_string()))?;
        let mut through = replayed.into_iter();
        drive(&*face, "records", index, |_, position| {
            let same = through.next().is_some_and(|(_, replayed)| replayed == *position);
            ensure(same, || "the record replays to another position".to_owned())
        })?;
        ensure(through.next().is_none(), || "the record goes on after the end".to_owned()).map_err(broken)?;
    }
    Ok(())
}

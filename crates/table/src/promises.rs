//! What somebody was promised of a table's dice, kept outside its record.

use std::collections::BTreeMap;

use contract::record::{Commitment, Record};

use crate::VerifyError;
use crate::dice_log::DiceLog;
use crate::fair::entropies_hash;

/// What somebody kept from before the game, or from elsewhere: each can be checked against a record, and what is not
/// there is not checked. Without any of it, a record says only that its dice fit a seed, not that the seed was chosen
/// before anybody added to the dice.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Promises {
    /// The hash of the seed that was shown before the game. So the seed could not be chosen later.
    pub commitment: Option<String>,
    /// What seats added to the dice, by printed name, as their browsers know it. So nobody who knew the seed could
    /// choose it for them.
    pub entropies: BTreeMap<String, String>,
    /// The closing hash, as the dice log has it. So nothing was changed after the end.
    pub closing: Option<String>,
    /// The dice log, or a stretch of it that holds all lines of this table.
    pub log: Option<DiceLog>,
}

impl Promises {
    /// Checks what stands in the record from the beginning of the game.
    pub(crate) fn check_before(&self, record: &Record, dice: &Commitment) -> Result<(), VerifyError> {
        if let Some(promised) = &self.commitment {
            same("the commitment", Some(&dice.commitment), promised)?;
        }
        for (seat, promised) in &self.entropies {
            let seated = record.seats.iter().any(|chair| chair.seat == *seat);
            let noted = dice.entropies.get(seat).filter(|_| seated);
            same(&format!("the entropy of seat `{seat}`"), noted, promised)?;
        }
        Ok(())
    }

    /// Checks what is known at the end: the closing hash, and what the log says.
    pub(crate) fn check_after(
        &self,
        dice: &Commitment,
        entropies: &[(&str, &str)],
        closing: &String,
    ) -> Result<(), VerifyError> {
        if let Some(promised) = &self.closing {
            same("the closing hash", Some(closing), promised)?;
        }
        let Some(log) = &self.log else { return Ok(()) };
        let missing = |line| VerifyError::Missing { line, commitment: dice.commitment.clone() };
        let story = log.story(&dice.commitment).ok_or_else(|| missing("promise"))?;
        story.promise.ok_or_else(|| missing("promise"))?;
        if let Some(line) = story.drop {
            return Err(VerifyError::Dropped { line });
        }
        let (_, begun) = story.begin.as_ref().ok_or_else(|| missing("begin"))?;
        same("the hash of the entropies", Some(&entropies_hash(entropies)), begun)?;
        let (_, _, closed) = story.end.as_ref().ok_or_else(|| missing("end"))?;
        same("the closing hash", Some(closing), closed)
    }
}

fn same(what: &str, noted: Option<&String>, promised: &String) -> Result<(), VerifyError> {
    if noted == Some(promised) {
        return Ok(());
    }
    let noted = noted.cloned().unwrap_or_else(|| "none".to_owned());
    Err(VerifyError::Broken { what: what.to_owned(), noted, promised: promised.clone() })
}

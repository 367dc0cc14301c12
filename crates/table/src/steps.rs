//! From the lines of a record to the entries of a table.

use contract::record::{Record, RecordLine as Line};
use contract::{Info, Seat};
use thiserror::Error;

use crate::Entry;

/// A record takes back steps in a way that no table does.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("step {step}, `{line}`: it takes back steps of other seats, or steps followed by a roll")]
pub struct UndoError {
    /// The number of the line, from 1.
    pub step: usize,
    /// The line.
    pub line: String,
}

/// Returns the entries that a record's lines were written from.
pub(crate) fn steps(record: &Record, info: &Info, now: u64) -> Result<Vec<Entry>, UndoError> {
    let mut entries = Vec::new();
    let mut standing: Vec<&Line> = Vec::new();
    let mut again = 0;
    let mut at = now;
    for (number, line) in record.steps.iter().enumerate() {
        let undo = || UndoError { step: number + 1, line: line.to_string() };
        let seat = |name: &str| info.seat(name).unwrap_or(Seat::FIRST);
        if let Line::Act { at: Some(since), .. } = line {
            at = now.saturating_add(*since);
        }
        match line {
            Line::Act { .. } | Line::Chance { .. } => standing.push(line),
            _ => {}
        }
        if again > 0 {
            again -= 1;
            continue;
        }
        entries.push(match line {
            Line::Act { seat: name, token, .. } => {
                Entry::Act { seat: seat(name), token: token.clone(), joined: false, at }
            }
            Line::Chance { token, draw, numbers } => {
                Entry::Chance { token: token.clone(), draw: draw.clone(), numbers: numbers.clone() }
            }
            Line::Resign { seat: name, terms } => Entry::Resign { seat: seat(name), terms: *terms, at },
            Line::Abandoned => Entry::End { at },
            Line::Hand { seat: name, bot } => Entry::Hand { seat: seat(name), bot: bot.clone(), by: None, at },
            Line::Undo { seat: name, keep } => {
                let dropped = standing.split_off((*keep).min(standing.len()));
                let own = |line: &&&Line| matches!(line, Line::Act { seat, .. } if seat == name);
                let others: Vec<&&Line> = dropped.iter().filter(|line| !own(line)).collect();
                again = others.len();
                let mut follow = record.steps[number + 1..].iter();
                if again == dropped.len() || !others.iter().all(|line| follow.next() == Some(**line)) {
                    return Err(undo());
                }
                Entry::Undo { seat: seat(name), steps: dropped.len() - again, at }
            }
        });
    }
    Ok(entries)
}

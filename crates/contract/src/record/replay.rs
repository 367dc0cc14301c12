//! Replaying a record.

use super::roster::Roster;
use super::{Ending, Record, RecordError, RecordLine};
use crate::{AnyGame, Info, Number, Position, StepText};

/// A record played again.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The positions from the start on, as they stand after undos, each with the step that led to it.
    pub game: Vec<(Option<StepText>, Position)>,
    /// How the game ended, if it has; seats that gave up and abandoned games are taken into account.
    pub ending: Option<Ending>,
}

impl Record {
    /// Plays the record again, checking every step, and every outcome against its numbers. Returns the positions from
    /// the start on; see [`Replayed::game`]. A result is checked too, taking into account seats that gave up and games
    /// that were abandoned.
    ///
    /// # Errors
    /// At the first step that the rules or the numbers do not support.
    pub fn replay(&self, face: &dyn AnyGame) -> Result<Vec<(Option<StepText>, Position)>, RecordError> {
        Ok(self.replay_whole(face)?.game)
    }

    /// Plays the record again as [`Record::replay`] does, and returns how the game ended, too.
    ///
    /// # Errors
    /// At the first step that the rules or the numbers do not support.
    pub fn replay_whole(&self, face: &dyn AnyGame) -> Result<Replayed, RecordError> {
        let start = match &self.start {
            Some(line) => face.read(line).map_err(|error| RecordError::Start(error.to_string()))?,
            None => face.start(),
        };
        let mut game = vec![(None, start)];
        let mut roster = Roster::new(&self.seats);
        for (number, entry) in self.steps.iter().enumerate() {
            let refuse = |reason| RecordError::Step { step: number + 1, entry: entry.to_string(), reason };
            roster.take(entry).map_err(refuse)?;
            if game[game.len() - 1].1.verdict().is_some() {
                return Err(refuse("the game was over".to_owned()));
            }
            replay_entry(face.info(), number + 1, entry, &mut game)?;
        }
        let ending = roster.ending(&game[game.len() - 1].1);
        let found = ending.as_ref().map_or("open", |ending| &ending.text);
        match &self.result {
            Some(noted) if noted != found => Err(RecordError::Result { noted: noted.clone(), found: found.to_owned() }),
            _ => Ok(Replayed { game, ending }),
        }
    }
}

fn replay_entry(
    info: &Info,
    number: usize,
    entry: &RecordLine,
    game: &mut Vec<(Option<StepText>, Position)>,
) -> Result<(), RecordError> {
    let refuse = |reason: String| RecordError::Step { step: number, entry: entry.to_string(), reason };
    let mut position = game[game.len() - 1].1.clone();
    let step = match entry {
        RecordLine::Act { seat, token, .. } => {
            let seat = info.seat(seat).ok_or_else(|| refuse(format!("there is no seat `{seat}`")))?;
            StepText::Action { seat, token: token.clone() }
        }
        RecordLine::Chance { token, draw, numbers } => {
            if let Some((draw, _)) = draw {
                check_numbers(number, draw, token, numbers, &position)?;
            }
            StepText::Outcome { token: token.clone() }
        }
        RecordLine::Undo { keep, .. } if *keep < game.len() => {
            game.truncate(keep + 1);
            return Ok(());
        }
        RecordLine::Undo { keep, .. } => return Err(refuse(format!("there are not {keep} steps to keep"))),
        RecordLine::Resign { .. } | RecordLine::Hand { .. } | RecordLine::Abandoned => return Ok(()),
    };
    position.play(&step).map_err(|refused| RecordError::from((number, entry, refused)))?;
    game.push((Some(step), position));
    Ok(())
}

fn check_numbers(
    step: usize,
    draw: &str,
    noted: &str,
    numbers: &[Number],
    position: &Position,
) -> Result<(), RecordError> {
    let mut dice = crate::ReplayedDice::new(numbers);
    let made = position.sample(&mut dice).map(|made| made.token().to_owned());
    let named = position.draw_name().map(|due| due.to_string());
    if dice.used_up() && made.as_deref() == Some(noted) && named.as_deref() == Some(draw) {
        return Ok(());
    }
    let made = match (made, dice.used_up()) {
        (Some(made), true) if named.as_deref() == Some(draw) => made,
        (Some(_), true) => format!("draw {}", named.unwrap_or_default()),
        _ => "nothing".to_owned(),
    };
    Err(RecordError::Numbers { step, draw: draw.to_owned(), made, noted: noted.to_owned() })
}

//! Who plays, as the lines of a record say it one by one.

use super::{Ending, GivenUp, RecordLine, RecordSeat};
use crate::{Position, Seat, SeatSet};

/// Who plays, as the lines of a record say it one by one.
pub(super) struct Roster<'a> {
    chairs: &'a [RecordSeat],
    /// The seats that persons play.
    persons: SeatSet,
    given_up: GivenUp,
    abandoned: bool,
}

impl<'a> Roster<'a> {
    pub(super) fn new(chairs: &'a [RecordSeat]) -> Self {
        let seats = chairs.iter().take(Seat::MOST).enumerate();
        let persons = seats.filter(|(_, chair)| chair.bot.is_none()).map(|(at, _)| Seat::new(at)).collect();
        Self { chairs, persons, given_up: GivenUp::default(), abandoned: false }
    }

    /// Returns how the game has ended, if it has.
    pub(super) fn ending(&self, position: &Position) -> Option<Ending> {
        if self.abandoned { Some(Ending::abandoned()) } else { self.given_up.ending(position) }
    }

    /// Takes the next line, of whatever kind.
    ///
    /// # Errors
    /// When it cannot follow: with the reason.
    pub(super) fn take(&mut self, line: &RecordLine) -> Result<(), String> {
        if self.abandoned {
            return Err("the game was over, for it was abandoned".to_owned());
        }
        if self.given_up.is_over() {
            return Err("the game was over, for seats had given up".to_owned());
        }
        self.abandoned = *line == RecordLine::Abandoned;
        let Some(name) = line.seat() else { return Ok(()) };
        let who = self.chairs.iter().take(Seat::MOST).position(|chair| chair.seat == *name);
        let who = who.map(Seat::new).ok_or_else(|| format!("there is no seat `{name}`"))?;
        let gave_up = self.given_up.contains(who);
        match line {
            RecordLine::Resign { .. } | RecordLine::Hand { .. } if gave_up => {
                return Err("the seat had given up".to_owned());
            }
            RecordLine::Resign { terms, .. } => {
                self.persons = self.persons.without(who);
                self.given_up.give_up(who, *terms, self.persons, self.chairs.len() as u8);
            }
            RecordLine::Hand { bot: Some(_), .. } => self.persons = self.persons.without(who),
            RecordLine::Hand { bot: None, .. } => self.persons = self.persons.with(who),
            _ => {}
        }
        Ok(())
    }
}

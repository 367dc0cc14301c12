//! The table as a record, and tables that begin from another.

use contract::record::{Commitment, Record, RecordLine as Line, RecordSeat};
use contract::{Seat, StepText};

use crate::dice_log::DiceEvent;
use crate::fair::entropies_hash;
use crate::{Creation, Entry, Origin, Seed, Sitter, Table, TableError};

impl Table {
    /// Returns the record of the match. **It holds every secret of the game** (of the dice only after the end), so
    /// while the game runs it is for the operator alone.
    ///
    /// The record says of an undo how many steps of the game stayed; where steps of other seats stood after that, they
    /// follow again.
    pub fn record(&self) -> Record {
        let position = self.position();
        let mut record = Record::new(position.info(), position.setup(), self.record_chairs());
        record.components.clone_from(&self.creation.components);
        record.start.clone_from(&self.creation.start);
        if let Some(place) = self.match_place() {
            record.put_into_match(place);
        }
        record.result = self.result().map(|ending| ending.text);
        record.dice = self.creation.seed.as_ref().map(|seed| Commitment {
            commitment: seed.commitment(),
            seed: self.reveal(),
            closing: None,
            entropies: self.entropies().into_iter().map(|(seat, given)| (seat.to_owned(), given.to_owned())).collect(),
        });
        let mut standing: Vec<(Seat, Line)> = Vec::new();
        let mut actor = Seat::FIRST;
        for logged in &self.log {
            let name = |seat: &Seat| position.info().seat_name(*seat).to_owned();
            let line = match &logged.entry {
                // What an order answers is an action like any other, and so is what follows a hint.
                Entry::Sit { .. }
                | Entry::Entropy { .. }
                | Entry::Begin { .. }
                | Entry::Order { .. }
                | Entry::Cancel { .. }
                | Entry::Hint { .. } => continue,
                Entry::Act { seat, token, at, .. } => {
                    actor = *seat;
                    let at = Some(at.saturating_sub(self.creation.at));
                    Line::Act { seat: name(seat), token: token.clone(), at }
                }
                Entry::Chance { token, draw, numbers } => {
                    Line::Chance { token: token.clone(), draw: draw.clone(), numbers: numbers.clone() }
                }
                Entry::Undo { seat, steps, .. } => {
                    let again = take_back(&mut standing, *seat, *steps);
                    record.steps.push(Line::Undo { seat: name(seat), keep: standing.len() });
                    record.steps.extend(again.iter().map(|(_, line)| line.clone()));
                    standing.extend(again);
                    continue;
                }
                Entry::Resign { seat, terms, .. } => Line::Resign { seat: name(seat), terms: *terms },
                Entry::Hand { seat, bot, .. } => Line::Hand { seat: name(seat), bot: bot.clone() },
                Entry::End { .. } => Line::Abandoned,
            };
            if matches!(line, Line::Act { .. } | Line::Chance { .. }) {
                standing.push((actor, line.clone()));
            }
            record.steps.push(line);
        }
        if self.is_over() {
            record.close();
        }
        record
    }

    /// Returns what the dice log says when the game begins: that the entropies, as they are now, are closed. None where
    /// the table draws no dice.
    pub fn beginning(&self) -> Option<DiceEvent> {
        self.creation.seed.as_ref()?;
        Some(DiceEvent::Begin { entropies: entropies_hash(&self.entropies()) })
    }

    /// Returns what the dice log says of the game's end, once it is over; none where the table draws no dice.
    pub fn conclusion(&self) -> Option<DiceEvent> {
        Some(DiceEvent::End { seed: self.reveal()?, closing: self.record().closing() })
    }

    /// Returns what the dice log says when the table is deleted before its game is over, **its secret seed included**;
    /// none when it is over, or draws no dice.
    pub fn abandonment(&self) -> Option<DiceEvent> {
        let seed = self.creation.seed.as_ref().filter(|_| !self.is_over())?;
        Some(DiceEvent::Drop { seed: seed.reveal() })
    }

    fn record_chairs(&self) -> Vec<RecordSeat> {
        let info = self.position().info();
        let chairs = self.creation.seats.iter().zip(&self.seat_states).enumerate();
        let chair = |(at, (first, now)): (usize, (&Sitter, &crate::table::SeatState))| RecordSeat {
            seat: info.seat_name(Seat::new(at)).to_owned(),
            bot: first.bot.clone(),
            name: now.sitter.name.clone().map(String::from),
        };
        chairs.map(chair).collect()
    }

    /// Returns the creation of a table that begins after this many steps of this one, which is over, with its own dice.
    ///
    /// # Errors
    /// When the game is not over or does not have that many steps.
    pub fn branch(
        &self,
        table: &str,
        steps: usize,
        seats: Vec<Sitter>,
        seed: Seed,
        at: u64,
    ) -> Result<Creation, TableError> {
        if !self.is_over() {
            return Err(TableError::NotOver);
        }
        let position = self.position_at(steps).ok_or(TableError::Fault("the game has not so many steps"))?;
        let origin = Some(Origin { table: table.to_owned(), step: Some(steps) });
        let start = Some(position.line());
        let earlier = None;
        Ok(Creation { seats, drawn: false, start, origin, earlier, seed: Some(seed), at, ..self.creation.clone() })
    }

    /// Returns the steps that stand, in order; secrets included.
    pub fn played_steps(&self) -> impl Iterator<Item = &StepText> {
        self.history.steps().iter().filter_map(|played| played.step.as_ref())
    }
}

/// Takes the seat's last actions out, with all that came after the first of them; returns what of that stands again.
fn take_back(standing: &mut Vec<(Seat, Line)>, seat: Seat, steps: usize) -> Vec<(Seat, Line)> {
    let is_act = |(by, line): &(Seat, Line)| *by == seat && matches!(line, Line::Act { .. });
    let acts = standing.iter().enumerate().rev().filter(|(_, step)| is_act(step));
    let first = steps.checked_sub(1).and_then(|nth| acts.map(|(at, _)| at).nth(nth)).unwrap_or(standing.len());
    standing.split_off(first).into_iter().filter(|step| !is_act(step)).collect()
}

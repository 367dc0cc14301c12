//! Tables that follow another one with the same people: a rematch, or the next game of a match.

use contract::record::{MatchPlace, sha256};
use contract::{NextGame, Seat, SeatSet};

use crate::{Creation, EarlierGame, Entry, Origin, Seed, Sitter, Table};

impl Creation {
    /// Returns the creation of another game of the same people with the same setup; of a match, the first game of
    /// another one, whose start [`Creation::in_match`] sets.
    #[must_use]
    pub fn rematch(&self, table: &str, sitters: Vec<Sitter>, seed: Seed, at: u64) -> Self {
        let origin = Some(Origin { table: table.to_owned(), step: None });
        let earlier = self.earlier.as_ref().map(|_| Vec::new());
        Self { seats: sitters, drawn: false, start: None, origin, earlier, seed: Some(seed), at, ..self.clone() }
    }

    /// Returns the creation as that of a game of a match, after these games, as the series has it.
    #[must_use]
    pub fn in_match(self, earlier: Vec<EarlierGame>, game: &NextGame) -> Self {
        let printed = self.components.clone();
        Self {
            options: game.setup.options.clone(),
            components: game.setup.components.as_deref().map_or(printed, sha256),
            start: game.start.clone(),
            earlier: Some(earlier),
            ..self
        }
    }

    /// Says whether the table follows another one with the same people. Its game begins when all of them have come.
    pub fn is_rematch(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.step.is_none())
    }
}

impl Table {
    /// Returns the table's game as one that was played before another one of the same match.
    pub fn as_earlier(&self, id: &str) -> EarlierGame {
        EarlierGame { table: Some(id.to_owned()), closing: self.record().closing() }
    }

    /// Returns the place of the game in its match, if it is a game of one.
    pub fn match_place(&self) -> Option<MatchPlace> {
        let earlier = self.creation.earlier.as_ref()?;
        Some(MatchPlace::after(earlier.iter().map(|game| game.closing.clone()).collect()))
    }

    /// Returns who sits where if the same people play again: persons on their own seats, whoever played for them in the
    /// end, under the names that they have now, and bots where they were. `owned` are the seats that a person has.
    pub fn sitters_again(&self, owned: SeatSet) -> Vec<Sitter> {
        let again = |seat: Seat| {
            let now = &self.seat_states[seat.index()].sitter;
            let first = self.creation.seats[seat.index()].bot.clone();
            let bot = match () {
                () if owned.contains(seat) => None,
                // The bot that played on for somebody was not chosen by anybody.
                () if self.has_resigned(seat) => first,
                () => now.bot.clone(),
            };
            Sitter { name: now.name.clone(), bot }
        };
        SeatSet::all(self.seats()).iter().map(again).collect()
    }

    /// Returns the seats at a table that follows another one whose people have not come yet, so that the game waits for
    /// them: whoever comes has seen the fingerprint of the dice, and could add to these. None once it has begun.
    pub fn awaited(&self) -> SeatSet {
        if self.begun || !self.creation.is_rematch() {
            return SeatSet::NONE;
        }
        let sits = |seat: Seat| {
            self.log.iter().any(|logged| matches!(logged.entry, Entry::Sit { seat: sat, .. } if sat == seat))
        };
        self.persons().iter().filter(|seat| !sits(*seat)).collect()
    }
}

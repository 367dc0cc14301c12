//! How a match ended, or would end if somebody gave up.

use contract::record::{Ending, Terms};
use contract::{Seat, SeatSet};

use crate::Table;

impl Table {
    /// Says whether the match is over: by the rules, because seats gave up, or abandoned.
    pub fn is_over(&self) -> bool {
        self.position().verdict().is_some() || self.given_up.is_over() || self.abandoned
    }

    /// Says whether the operator ended the game for everybody, without a winner.
    pub fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    /// Returns how the match ended, once it has; see [`contract::record::GivenUp::ending`] for what becomes of those
    /// who gave up. All code that tells people or programs how it ended asks here.
    pub fn result(&self) -> Option<Ending> {
        if self.abandoned { Some(Ending::abandoned()) } else { self.given_up.ending(self.position()) }
    }

    /// Returns how the match would end if the seat gave up now; none when it would go on. A person is told this before
    /// being asked whether to give up.
    pub fn result_of_giving_up(&self, seat: Seat) -> Option<Ending> {
        let mut given_up = self.given_up.clone();
        given_up.give_up(seat, Terms::Second, self.persons(), self.seats());
        given_up.ending(self.position())
    }

    /// Returns the seats that persons play.
    pub(crate) fn persons(&self) -> SeatSet {
        let is_person = |seat: &Seat| self.seat_states[seat.index()].sitter.bot.is_none();
        SeatSet::all(self.seats()).iter().filter(is_person).collect()
    }
}

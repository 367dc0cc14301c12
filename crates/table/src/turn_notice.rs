//! Whose turn it has become, who has finished, and who has been silent for how long: all from what everybody may know.

use contract::{Seat, SeatSet, Turn};

use crate::{Entry, Table};

/// It became a seat's turn: it was not asked, and now it is. Steps of its own after which it is still asked, sealed or
/// not, belong to the same turn; so does what it does after taking the end of its turn back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TurnNotice {
    /// Whose.
    pub seat: Seat,
    /// The number of the seat's turn, from 1. Everybody may know it.
    pub turn: u32,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// How often it has become a seat's turn, and when and by which entry it did last.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TurnStart {
    turns: u32,
    at: u64,
    entry: usize,
}

fn asked(turn: Turn) -> SeatSet {
    if let Turn::Choice(seats) = turn { seats } else { SeatSet::NONE }
}

impl Table {
    /// Returns the notices of turns that the entries from this number on have brought about, in seat order: of seats
    /// that are still asked, are not played by bots and not answered for by orders. It follows from the log alone.
    pub fn turn_notices_since(&self, entry: usize) -> Vec<TurnNotice> {
        let new = |seat: &Seat| self.seat_states[seat.index()].turn.entry >= entry;
        self.seats_called().iter().filter(new).filter_map(|seat| self.turn_notice(seat)).collect()
    }

    /// Returns the notice of the turn that a seat has, or had last.
    pub fn turn_notice(&self, seat: Seat) -> Option<TurnNotice> {
        let begun = self.seat_states.get(seat.index())?.turn;
        (begun.turns > 0).then_some(TurnNotice { seat, turn: begun.turns, at: begun.at })
    }

    /// Notes whose turn it has become by an entry that has just been folded and is still to be logged. Outcomes
    /// come at once, so who is asked is compared from one moment without chance due to the next.
    pub(crate) fn note_turn(&mut self, entry: &Entry) {
        let turn = self.position().turn();
        if turn == Turn::Chance && !self.is_over() {
            return;
        }
        let now = if self.begun && !self.is_over() { asked(turn) } else { SeatSet::NONE };
        // Who takes the end of a turn back goes on with it.
        let resumes = |seat: Seat| matches!(entry, Entry::Undo { seat: by, .. } if *by == seat);
        for seat in now.iter().filter(|seat| !self.asked.contains(*seat) && !resumes(*seat)) {
            let turn = &mut self.seat_states[seat.index()].turn;
            *turn = TurnStart { turns: turn.turns + 1, at: self.last_entry_at, entry: self.log.len() };
        }
        self.asked = now;
    }

    /// Returns the seats that have finished their part of the choice that runs, while others are still at work on theirs.
    pub fn finished(&self) -> SeatSet {
        let Some(before) = self.history.last().seal.and_then(|since| self.history.before(since)) else {
            return SeatSet::NONE;
        };
        let now = asked(self.position().turn());
        if !self.begun || self.is_over() || now.is_empty() {
            return SeatSet::NONE;
        }
        asked(before.turn()).iter().filter(|seat| !now.contains(*seat)).collect()
    }

    /// Returns from when on the others may let a bot play for a seat: it is asked, or awaited ([`Table::awaited`]), a
    /// person plays it, and by then it has been silent for as long as the table allows. Silent means that it did nothing that everybody could see, so
    /// what it does in secret neither counts nor shows.
    pub fn away_since(&self, seat: Seat) -> Option<u64> {
        let chair = self
            .seat_states
            .get(seat.index())
            .filter(|_| self.seats_to_move().contains(seat) || self.awaited().contains(seat))?;
        let silent = chair.turn.at.max(chair.last_active).max(self.creation.at);
        Some(silent.saturating_add(self.creation.away?))
    }
}

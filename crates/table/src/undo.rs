//! Taking back, decided by what the seat has learned and never by a game's author.

use contract::{Position, Seat, SeatSet, Stream, Turn};

use crate::history::HistoryStep;
use crate::{Entry, Table};

/// On how many completions of the earlier view a step is tried. If what a step shows was likely, only few of them show
/// that it could have been otherwise: where one in ten does, this misses it one time in 800.
const TRIES: u64 = 64;

impl Table {
    /// Returns how many of its last actions the seat may take back; 0 when none. Actions that came together go together.
    ///
    /// It may if, since then, no outcome came that is its own or that it could see, no seal was opened, no other seat
    /// took a step it could see, and its view holds nothing it could not have worked out. Of another seat's sealed
    /// choice only the end can be seen, and steps in one sealed choice do not depend on each other: such steps do not
    /// stand in the way, and stay. What was before a sealed choice that runs is not taken back, whether the others have
    /// begun to choose or not: otherwise the offer would give that away.
    pub fn undo_offer(&self, seat: Seat) -> usize {
        let Some(chair) = self.seat_states.get(seat.index()) else { return 0 };
        if self.is_over() || chair.sitter.bot.is_some() {
            return 0;
        }
        let mut count = 0;
        let mut between = false;
        for (index, played) in self.history.steps().iter().enumerate().rev() {
            let before_a_seal = self.history.last().seal.is_some_and(|since| index < since);
            if played.logged < chair.settled || before_a_seal {
                break;
            }
            if played.is_act_of(seat) {
                if played.opened || !self.revealed_nothing(seat, index, played) {
                    break;
                }
                count += 1;
            } else if self.blocks_undo(seat, index, played) {
                break;
            } else {
                between = true;
            }
        }
        // What the seat could not see since then would be taken again, and must fit without its actions: outcomes of its own
        // does not.
        let fits = |count: &usize| *count == 0 || !between || self.history.without(seat, *count).is_ok();
        (0..=count).rev().find(|count| self.begins_move(seat, *count) && fits(count)).unwrap_or(0)
    }

    /// Returns how many actions the last move has that the seat may take back: one, or a set; 0 when there is none.
    pub fn undo_last(&self, seat: Seat) -> usize {
        (1..=self.undo_offer(seat)).find(|count| self.begins_move(seat, *count)).unwrap_or(0)
    }

    /// Says whether the last `count` actions of a seat are whole moves.
    pub(crate) fn begins_move(&self, seat: Seat, count: usize) -> bool {
        let mut acts = self.history.steps().iter().rev().filter(|played| played.is_act_of(seat));
        let first = count.checked_sub(1).and_then(|nth| acts.nth(nth));
        first.is_none_or(|first| !matches!(self.log[first.logged].entry, Entry::Act { joined: true, .. }))
    }

    /// Says whether the last step, which the seat took, could be taken back at once.
    pub(crate) fn taught_nothing(&self, seat: Seat) -> bool {
        let Some((played, before)) = self.history.steps().split_last() else { return false };
        let begins_a_seal = played.seal.is_some_and(|since| since > before.len());
        let is_open = played.position.turn() == Turn::Chance || played.opened || begins_a_seal;
        !is_open && self.revealed_nothing(seat, before.len(), played)
    }

    fn blocks_undo(&self, seat: Seat, index: usize, played: &HistoryStep) -> bool {
        let seen = played.visibility.includes(SeatSet::only(seat));
        let sealed = self.history.last().seal.is_some_and(|since| since <= index);
        seen && (played.is_chance() || !sealed)
    }

    /// Tries the seat's step on completions of its view before: if it always leads to the view that it did lead to,
    /// the seat could have worked out all that it now sees.
    fn revealed_nothing(&self, seat: Seat, index: usize, played: &HistoryStep) -> bool {
        let (Some(before), Some(step)) = (self.history.before(index), &played.step) else { return false };
        let me = SeatSet::only(seat);
        let alike = |tried: &Position| tried.turn() == played.position.turn() && tried.looks_like(&played.position, me);
        // Where nothing can be hidden, there is but one completion.
        let completions = if before.hides() { TRIES } else { 1 };
        (0..completions).all(|attempt| {
            let mut tried = before.completion(me, &mut Stream::new("undo", "completion", attempt));
            tried.play(step).is_ok() && alike(&tried)
        })
    }
}

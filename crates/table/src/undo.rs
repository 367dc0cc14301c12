//! Taking back, decided by what the seat has learned and never by a game's author.

use contract::{Position, Seat, SeatSet, Stream};

use crate::Table;
use crate::line::Stand;

/// On how many completions of the earlier view a step is tried. What a step shows may have been likely, and then it shows
/// on few of them that it could have been otherwise: of a surprise that comes one time in ten, this misses one in 800.
const TRIES: u64 = 64;

impl Table {
    /// Returns how many of its last actions the seat may take back; 0 when none.
    ///
    /// It may while since then no luck fell that is its own or that it could see, no seal opened, no other seat took a
    /// step it could see, and its view holds nothing it could not have worked out. Of another seat's sealed choice only
    /// the end can be seen, and steps in one sealed choice do not depend on each other: such steps do not stand in the
    /// way, and stay. What was before a sealed choice that runs is not taken back, whether the others have begun to
    /// choose or not: otherwise the offer would tell.
    pub fn undo_offer(&self, seat: Seat) -> usize {
        let Some(chair) = self.chairs.get(seat.index()) else { return 0 };
        if self.is_over() || chair.sitter.bot.is_some() {
            return 0;
        }
        let mut count = 0;
        let mut between = false;
        for (index, stand) in self.line.steps().iter().enumerate().rev() {
            let before_a_seal = self.line.last().seal.is_some_and(|since| index < since);
            if stand.logged < chair.settled || before_a_seal {
                break;
            }
            if stand.is_act_of(seat) {
                if stand.opened || !self.taught_nothing(seat, index, stand) {
                    break;
                }
                count += 1;
            } else if self.stands_in_the_way(seat, index, stand) {
                break;
            } else {
                between = true;
            }
        }
        // What the seat could not see since then would be taken again, and must fit without its actions: luck of its own
        // does not.
        let fits = |count: &usize| *count == 0 || !between || self.line.without(seat, *count).is_ok();
        (0..=count).rev().find(fits).unwrap_or(0)
    }

    fn stands_in_the_way(&self, seat: Seat, index: usize, stand: &Stand) -> bool {
        let seen = stand.sight.has(SeatSet::only(seat));
        let sealed = self.line.last().seal.is_some_and(|since| since <= index);
        seen && (stand.is_luck() || !sealed)
    }

    /// Tries the seat's step on completions of its view before: if it always leads to the view that it did lead to,
    /// the seat could have worked out all that it now sees.
    fn taught_nothing(&self, seat: Seat, index: usize, stand: &Stand) -> bool {
        let (Some(before), Some(step)) = (self.line.before(index), &stand.step) else { return false };
        let me = SeatSet::only(seat);
        let alike = |tried: &Position| tried.turn() == stand.position.turn() && tried.looks_like(&stand.position, me);
        // Where nothing can be hidden, there is but one completion.
        let completions = if before.hides() { TRIES } else { 1 };
        (0..completions).all(|attempt| {
            let mut tried = before.completion(me, &mut Stream::new("undo", "completion", attempt));
            tried.play(step).is_ok() && alike(&tried)
        })
    }
}

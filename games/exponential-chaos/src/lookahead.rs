//! The re-roll step looked through to its end, exactly, for bots: what the dice are worth if all re-rolls that are left
//! are used as well as can be (R17-R19).
//!
//! Dice count regardless of order: at most 252 final results and 462 sets that are kept. What a kept set is worth is the
//! mean over the faces of one more die; what a result is worth is the best set kept of it.

use crate::ExponentialChaos;
use crate::action::Action;
use crate::dice::{DiceSet, FACES, Face, HAND};
use crate::plan::Counts;
use crate::state::State;

/// Counts of up to five dice as a number in base 6.
const SLOTS: usize = 6usize.pow(FACES as u32);

/// A number for each count of dice.
type Table = Vec<f64>;

impl ExponentialChaos {
    /// R17-R19. Returns the best choice where dice may be rolled again, and what it is worth on average, if final dice are
    /// worth this. Of equal choices keeping more dice is better.
    pub fn best_roll(&self, state: &State, worth: impl Fn(Counts) -> f64) -> (Action, f64) {
        let (count, lying) = (self.round_of(state).dice, state.counts());
        let mut results = vec![0.0; SLOTS];
        for (counts, _) in self.sets(count) {
            results[slot(counts)] = worth(counts);
        }
        let mut values = self.kept(count, &results);
        for _ in 1..state.course.rerolls {
            // A die that is locked stays: then the next set that is kept holds at least this one.
            values = if self.options.set_aside_locked {
                self.locked(count, &values)
            } else {
                self.kept(count, &self.chosen(count, &values))
            };
        }
        let least = state.course.locked.iter().filter_map(|die| state.defense[die].lying());
        let least = least.fold([0; FACES], plus);
        let final_worth = worth(lying);
        let mut best = (Action::Keep, final_worth);
        for kept in between(least, lying).filter(|kept| *kept != lying) {
            let value = values[slot(kept)];
            if value > best.1 + 1e-9 {
                best = (Action::Reroll(thrown(state, kept)), value);
            }
        }
        best
    }

    /// Returns what each set of kept dice is worth if the others are rolled, and results are worth this.
    fn kept(&self, count: u8, results: &Table) -> Table {
        let mut values = results.clone();
        let faces = self.faces();
        for size in (0..count).rev() {
            for (counts, _) in self.sets(size) {
                let next = faces.iter().map(|(face, ways)| *ways as f64 * values[slot(plus(counts, *face))]);
                values[slot(counts)] = next.sum::<f64>() / FACES as f64;
            }
        }
        values
    }

    /// Returns what each result is worth if the best set of it is kept.
    fn chosen(&self, count: u8, kept: &Table) -> Table {
        let mut results = vec![0.0; SLOTS];
        for (counts, _) in self.sets(count) {
            let values = between([0; FACES], counts).map(|kept_set| kept[slot(kept_set)]);
            results[slot(counts)] = values.fold(f64::NEG_INFINITY, f64::max);
        }
        results
    }

    /// Returns all counts of so many dice.
    fn sets(&self, dice: u8) -> Vec<(Counts, u64)> {
        self.defense_classes(dice)
    }

    /// R18. Returns what each set of kept dice is worth with one more re-roll where kept dice stay: the best set of the
    /// result is kept that holds this one.
    fn locked(&self, count: u8, values: &Table) -> Table {
        let mut better = values.clone();
        for size in 0..count {
            for (kept, _) in self.sets(size) {
                let mut mean = 0.0;
                let mut ways = 0;
                for (rolled, weight) in self.sets(count - size) {
                    let result = std::array::from_fn(|face| kept[face] + rolled[face]);
                    let best = between(kept, result).map(|next| values[slot(next)]).fold(f64::NEG_INFINITY, f64::max);
                    mean += weight as f64 * best;
                    ways += weight;
                }
                better[slot(kept)] = mean / ways as f64;
            }
        }
        better
    }
}

/// Returns the place of counts in a table.
fn slot(counts: Counts) -> usize {
    counts.iter().fold(0, |slot, count| slot * 6 + usize::from(*count))
}

fn plus(mut counts: Counts, face: Face) -> Counts {
    counts[face as usize] += 1;
    counts
}

/// Returns all counts from these to those, face by face.
fn between(least: Counts, most: Counts) -> impl Iterator<Item = Counts> {
    let mut next = Some(least);
    std::iter::from_fn(move || {
        let counts = next?;
        let mut after = counts;
        next = (0..FACES).find_map(|face| {
            if after[face] < most[face] {
                after[face] += 1;
                Some(after)
            } else {
                after[face] = least[face];
                None
            }
        });
        Some(counts)
    })
}

/// Returns the dice that are rolled if these counts are kept: locked dice stay, then the first of equal ones.
fn thrown(state: &State, kept: Counts) -> DiceSet {
    let (mut left, mut thrown) = (kept, DiceSet::default());
    let locked = (0..HAND).filter(|die| state.course.locked.contains(*die));
    let free = (0..HAND).filter(|die| !state.course.locked.contains(*die));
    for die in locked.chain(free) {
        match state.defense[die].lying() {
            Some(face) if left[face as usize] > 0 => left[face as usize] -= 1,
            Some(_) => thrown.0 |= 1 << die,
            None => {}
        }
    }
    thrown
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{Dice, Game, Notation, Setup, Stream};

    fn made(locked: &str) -> ExponentialChaos {
        ExponentialChaos::new(&Setup::printed(2).set("set_aside_locked", locked)).expect("an option")
    }

    fn rolled(game: &ExponentialChaos, def: &str, rerolls: u8) -> State {
        let rare = if game.options.set_aside_locked { " lk=- opt=set_aside_locked:true" } else { "" };
        let line = format!(
            "ec1 n=2 r=1 f=1 t=1 ph=roll pl=222222222222.2/222222222222.2 inv=Y1:3,B1:3,P1:3 def={def} rr={rerolls} ms=0 pts=0 q=- tb=-{rare}"
        );
        let mut state = game.read_line(&line.replace("rr=1", "rr=3").replace("rr=2", "rr=3")).expect("a line");
        state.course.rerolls = rerolls;
        state
    }

    /// Counts interceptors.
    fn interceptors(counts: Counts) -> f64 {
        f64::from(counts[Face::Interceptor as usize])
    }

    #[test]
    fn dice_that_are_wanted_are_kept_and_worth_what_chance_says() {
        for locked in ["false", "true"] {
            let game = made(locked);
            for (rerolls, chance) in [(1u8, 1.0 / 6.0), (2, 11.0 / 36.0), (3, 91.0 / 216.0)] {
                let (action, value) = game.best_roll(&rolled(&game, "xmm", rerolls), interceptors);
                assert_eq!(action, Action::Reroll(DiceSet(0b110)));
                assert!((value - 1.0 - 2.0 * chance).abs() < 1e-9, "{value} with {rerolls} re-rolls, locked: {locked}");
            }
            assert_eq!(game.best_roll(&rolled(&game, "xxx", 3), interceptors), (Action::Keep, 3.0));
        }
    }

    #[test]
    fn locked_dice_are_worth_less_where_plans_may_change() {
        let mut stricter = 0;
        for seed in 0..8 {
            // Any worth will do, as long as it follows from the dice.
            let worth = |counts: Counts| f64::from(Stream::new("worth", &format!("{counts:?}"), seed).below(100));
            let value = |locked: &str| {
                let game = made(locked);
                game.best_roll(&rolled(&game, "ybm", 3), worth).1
            };
            let (free, fixed) = (value("false"), value("true"));
            assert!(free > fixed - 1e-9, "{free} and {fixed}");
            stricter += u32::from(free > fixed + 0.01);
        }
        assert!(stricter > 0, "in none of eight cases would a plan change");
    }
}

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
/// What sums of rounded numbers may differ by and still be equal.
const EQUAL: f64 = 1e-9;

/// Looks ahead; its tables are kept from one choice to the next, and nothing that is in them.
#[derive(Debug)]
pub struct Lookahead {
    /// What so many dice can show, by how many they are.
    sets: [Vec<(Counts, u64)>; HAND + 1],
    /// What dice are worth: all of them as a result, fewer as a set that is kept while the others are rolled.
    values: Vec<f64>,
}

impl Default for Lookahead {
    fn default() -> Self {
        Self { sets: Default::default(), values: vec![0.0; SLOTS] }
    }
}

impl Lookahead {
    /// R17-R19. Returns the best choice where dice may be rolled again, and what it is worth on average, if final dice are
    /// worth this. Of equal choices keeping more dice is better.
    pub fn best_roll(
        &mut self,
        game: &ExponentialChaos,
        state: &State,
        worth: impl FnMut(Counts) -> f64,
    ) -> (Action, f64) {
        let lying = state.counts();
        let as_it_lies = self.look_through(game, state, worth);
        let least = state.course.locked.iter().filter_map(|die| state.defense[die].lying());
        let least = least.fold([0; FACES], plus);
        let (mut best, mut most) = ((lying, as_it_lies), total(lying));
        for kept in between(least, lying).filter(|kept| *kept != lying) {
            let (value, dice) = (self.values[slot(kept)], total(kept));
            if value > best.1 + EQUAL || value > best.1 - EQUAL && dice > most {
                (best, most) = ((kept, value), dice);
            }
        }
        let action = if best.0 == lying { Action::Keep } else { Action::Reroll(thrown(state, best.0)) };
        (action, best.1)
    }

    /// R17-R19. Lists what each of these choices is worth on average where dice may be rolled again, if final dice are worth
    /// this.
    pub(crate) fn list_values(
        &mut self,
        game: &ExponentialChaos,
        state: &State,
        actions: &[Action],
        worth: impl FnMut(Counts) -> f64,
        values: &mut Vec<f64>,
    ) {
        let as_it_lies = self.look_through(game, state, worth);
        values.clear();
        values.extend(actions.iter().map(|action| match action {
            Action::Reroll(dice) => {
                let kept = (0..HAND).filter(|die| !dice.contains(*die));
                self.values[slot(kept.filter_map(|die| state.defense[die].lying()).fold([0; FACES], plus))]
            }
            _ => as_it_lies,
        }));
    }

    /// Values all sets of dice that may be kept for the roll that is next. Returns what the dice are worth as they lie.
    fn look_through(&mut self, game: &ExponentialChaos, state: &State, mut worth: impl FnMut(Counts) -> f64) -> f64 {
        let (count, lying) = (usize::from(game.round_of(state).dice), state.counts());
        for (dice, sets) in self.sets.iter_mut().enumerate() {
            game.list_defense_classes(dice as u8, sets);
        }
        for (counts, _) in &self.sets[count] {
            self.values[slot(*counts)] = worth(*counts);
        }
        let as_it_lies = self.values[slot(lying)];
        self.roll_the_others(game, count);
        for _ in 1..state.course.rerolls {
            // A die that is locked stays: then the next set that is kept holds at least this one.
            if game.options.set_aside_locked {
                self.keep_more(count);
            } else {
                self.keep_the_best(count);
                self.roll_the_others(game, count);
            }
        }
        as_it_lies
    }

    /// Values each set of kept dice, if the others are rolled.
    fn roll_the_others(&mut self, game: &ExponentialChaos, count: usize) {
        for size in (0..count).rev() {
            for (counts, _) in &self.sets[size] {
                let faces = game.components.defense.iter();
                let next = faces.map(|face| self.values[slot(plus(*counts, *face))]).sum::<f64>();
                self.values[slot(*counts)] = next / FACES as f64;
            }
        }
    }

    /// Values each result by the best set of it.
    fn keep_the_best(&mut self, count: usize) {
        for (counts, _) in &self.sets[count] {
            let values = between([0; FACES], *counts).map(|kept| self.values[slot(kept)]);
            self.values[slot(*counts)] = values.fold(f64::NEG_INFINITY, f64::max);
        }
    }

    /// R18. Values each set of kept dice with one more re-roll where kept dice stay: the best set of the result is kept that
    /// holds this one. Smaller sets come first, since each looks at itself and at larger ones.
    fn keep_more(&mut self, count: usize) {
        for size in 0..count {
            for (kept, _) in &self.sets[size] {
                let (mut sum, mut ways) = (0.0, 0);
                for (rolled, weight) in &self.sets[count - size] {
                    let result = std::array::from_fn(|face| kept[face] + rolled[face]);
                    let values = between(*kept, result).map(|next| self.values[slot(next)]);
                    sum += *weight as f64 * values.fold(f64::NEG_INFINITY, f64::max);
                    ways += weight;
                }
                self.values[slot(*kept)] = sum / ways as f64;
            }
        }
    }
}

/// Returns the place of counts in a table.
fn slot(counts: Counts) -> usize {
    counts.iter().fold(0, |slot, count| slot * 6 + usize::from(*count))
}

/// Returns how many dice these are.
fn total(counts: Counts) -> usize {
    counts.iter().map(|count| usize::from(*count)).sum()
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
                let (action, value) =
                    Lookahead::default().best_roll(&game, &rolled(&game, "xmm", rerolls), interceptors);
                assert_eq!(action, Action::Reroll(DiceSet(0b110)));
                assert!((value - 1.0 - 2.0 * chance).abs() < 1e-9, "{value} with {rerolls} re-rolls, locked: {locked}");
            }
            let all = Lookahead::default().best_roll(&game, &rolled(&game, "xxx", 3), interceptors);
            assert_eq!(all, (Action::Keep, 3.0));
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
                Lookahead::default().best_roll(&game, &rolled(&game, "ybm", 3), worth).1
            };
            let (free, fixed) = (value("false"), value("true"));
            assert!(free > fixed - 1e-9, "{free} and {fixed}");
            stricter += u32::from(free > fixed + 0.01);
        }
        assert!(stricter > 0, "in none of eight cases would a plan change");
    }
}

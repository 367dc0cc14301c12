//! The exact distributions of rolls, by sorted classes where lists would be long: for odds on request, for tests, and for
//! bots that look ahead over the re-rolls (R14-R17).

use crate::ExponentialChaos;
use crate::dice::{Colour, DiceSet, FACES, FLEET, Face, HAND};
use crate::plan::{Counts, Leak};
use crate::state::State;

/// How often each number of saucers gets through after a roll, and what that comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The ways in which 0, 1, 2 ... saucers get through.
    pub through: Vec<u64>,
    /// All ways together.
    pub ways: u64,
    /// The points that the saucers cost, in sixths, summed over all ways.
    pub price: u64,
    /// The missiles that lie there afterwards, summed over all ways.
    pub missiles: u64,
    /// The rebuild icons that lie there afterwards, summed over all ways.
    pub rebuilds: u64,
}

impl Odds {
    /// Returns the saucers that get through, summed over all ways.
    pub fn saucers(&self) -> u64 {
        (0..).zip(&self.through).map(|(saucers, ways)| saucers * ways).sum()
    }

    /// Returns the saucers that get through on average, in tenths, rounded.
    pub fn tenths(&self) -> u64 {
        (20 * self.saucers() + self.ways) / (2 * self.ways)
    }

    /// Returns the fewest and the most saucers that can get through.
    pub fn range(&self) -> [usize; 2] {
        let mut possible = (0..self.through.len()).filter(|saucers| self.through[*saucers] > 0);
        let least = possible.next().unwrap_or(0);
        [least, possible.next_back().unwrap_or(least)]
    }
}

impl ExponentialChaos {
    /// R16. Lists what so many defense dice can show, regardless of order, each with the number of ways.
    pub fn defense_classes(&self, dice: u8) -> Vec<(Counts, u64)> {
        let mut classes = Vec::new();
        self.list_defense_classes(dice, &mut classes);
        classes
    }

    /// R16. Lists the same into a buffer.
    pub(crate) fn list_defense_classes(&self, dice: u8, classes: &mut Vec<(Counts, u64)>) {
        let mut ways = [0; FACES];
        self.components.defense.iter().for_each(|face| ways[*face as usize] += 1);
        classes.clear();
        deal(dice, 0, [0; FACES], 1, &ways, classes);
    }

    /// R14. Lists what the invasion dice of a round, from 1, can show, the dice of each colour in falling order, each with
    /// the number of ways. Dice of one colour that have other faces than the rest are sorted with them.
    pub fn invasion_classes(&self, round: usize) -> Vec<([u8; FLEET], u64)> {
        let mut classes = vec![([0; FLEET], 1)];
        for colour in Colour::ALL {
            let dice = self.components.rounds[round - 1].invasion().filter(|die| die.colour() == colour);
            for (place, die) in dice.enumerate() {
                let (first, sides) = (3 * colour as usize, self.sides(die));
                let mut next: Vec<([u8; FLEET], u64)> = Vec::new();
                for (saucers, weight) in &classes {
                    next.extend(
                        sides.iter().map(|(side, ways)| (inserted(*saucers, first, place, *side), weight * ways)),
                    );
                }
                next.sort_unstable();
                classes = merged(next);
            }
        }
        classes
    }

    /// R17. Returns what gets through if these dice are rolled once more and all are assigned in the best way; with no
    /// dice, as they lie.
    pub fn odds(&self, state: &State, dice: DiceSet) -> Odds {
        let prices = self.prices(state.planets.of(state.course.active));
        let mut kept = [0; FACES];
        for die in (0..HAND).filter(|die| !dice.contains(*die)) {
            if let Some(face) = state.defense[die].lying() {
                kept[face as usize] += 1;
            }
        }
        let most = state.fleet.total() as usize;
        let mut odds = Odds { through: vec![0; most + 1], ways: 0, price: 0, missiles: 0, rebuilds: 0 };
        for (thrown, ways) in self.defense_classes(dice.len() as u8) {
            let counts: Counts = std::array::from_fn(|face| kept[face] + thrown[face]);
            let Leak { price, saucers } = self.best_leak(state, counts, &prices);
            odds.through[saucers as usize] += ways;
            odds.ways += ways;
            odds.price += ways * u64::from(price);
            odds.missiles += ways * u64::from(counts[Face::Missile as usize]);
            odds.rebuilds += ways * u64::from(counts[Face::Rebuild as usize]);
        }
        odds
    }
}

/// Deals the dice that are left to the faces from this one on; dice that are told apart fall in more ways.
fn deal(left: u8, face: usize, counts: Counts, ways: u64, faces: &[u64; FACES], classes: &mut Vec<(Counts, u64)>) {
    if face + 1 == FACES || left == 0 {
        let mut counts = counts;
        counts[face] = left;
        let ways = ways * faces[face].pow(left.into());
        if ways > 0 {
            classes.push((counts, ways));
        }
        return;
    }
    for here in (0..=left).rev() {
        let mut counts = counts;
        counts[face] = here;
        let ways = ways * choose(left, here) * faces[face].pow(here.into());
        if ways > 0 {
            deal(left - here, face + 1, counts, ways, faces, classes);
        }
    }
}

/// Returns in how many ways some of the dice can be chosen.
fn choose(dice: u8, some: u8) -> u64 {
    (0..u64::from(some)).fold(1, |ways, chosen| ways * (u64::from(dice) - chosen) / (chosen + 1))
}

/// Puts a number among those of its colour, which fall.
fn inserted(mut saucers: [u8; FLEET], first: usize, count: usize, number: u8) -> [u8; FLEET] {
    let mut place = first + count;
    while place > first && saucers[place - 1] < number {
        saucers[place] = saucers[place - 1];
        place -= 1;
    }
    saucers[place] = number;
    saucers
}

/// Adds up the ways of equal classes, which stand together.
fn merged(classes: Vec<([u8; FLEET], u64)>) -> Vec<([u8; FLEET], u64)> {
    let mut all: Vec<([u8; FLEET], u64)> = Vec::new();
    for (saucers, ways) in classes {
        match all.last_mut() {
            Some((last, sum)) if *last == saucers => *sum += ways,
            _ => all.push((saucers, ways)),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::{Game, Setup};

    #[test]
    fn classes_hold_every_roll_once() {
        let game = ExponentialChaos::new(&Setup::printed(2)).expect("the printed game");
        for (dice, classes) in [(0, 1), (1, 6), (3, 56), (4, 126), (5, 252)] {
            let found = game.defense_classes(dice);
            let ways: u64 = found.iter().map(|(_, ways)| ways).sum();
            assert_eq!((found.len(), ways), (classes, 6u64.pow(dice.into())));
            assert!(found.iter().all(|(counts, _)| counts.iter().sum::<u8>() == dice));
        }
        for (round, classes) in [(1, 27), (2, 216), (3, 1000)] {
            let found = game.invasion_classes(round);
            let ways: u64 = found.iter().map(|(_, ways)| ways).sum();
            assert_eq!((found.len(), ways), (classes, 6u64.pow(3 * round as u32)));
            let mean: u64 =
                found.iter().map(|(saucers, ways)| ways * saucers.iter().map(|n| u64::from(*n)).sum::<u64>()).sum();
            assert_eq!(mean, 6 * round as u64 * ways, "6 saucers a round on average");
        }
    }
}

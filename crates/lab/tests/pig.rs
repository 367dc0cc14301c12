//! Learning, shown on pig to 100, whose best play is known: Neller and Presser, Optimal Play of the Dice Game Pig (2004).

mod common;
mod learned;

use std::sync::Arc;

use common::{lost_by, with};
use conform::Solved;
use conform::toys::Pig;
use conform::toys::pig::{Action, State};
use contract::{Game, Notation, Seat, SeatPerspective, Stream};
use learned::{learn, off, one_step, said, untaught};
use search::{Bot, Budget, Net};

/// What a seat sees when it is to choose.
#[derive(Clone, Copy)]
struct Sight {
    mine: usize,
    theirs: usize,
    gathered: usize,
}

/// Where a sight stands in a table.
fn place(sight: Sight, target: usize) -> usize {
    (sight.mine * target + sight.theirs) * target + sight.gathered
}

fn sight(place: usize, target: usize) -> Sight {
    Sight { mine: place / target / target, theirs: place / target % target, gathered: place % target }
}

/// What every choice of either seat is worth to it. Turns count for nothing here, so that a state may come again: a game
/// that lasts too long for R6 is so rare that it changes nothing that could be seen.
struct Known {
    target: usize,
    worth: [Vec<f64>; 2],
}

impl Known {
    /// Finds out what the game is worth when the first seat rolls where it is said to (its best where nothing is said) and
    /// the second plays its best: value iteration, for each pair of safe points after those with more, since points that are
    /// safe stay so.
    fn of(target: usize, rolls: impl Fn(Sight) -> Option<bool>) -> Self {
        let mut known = Self { target, worth: [(); 2].map(|()| vec![0.5; target.pow(3)]) };
        for sum in (0..2 * target - 1).rev() {
            for mine in (sum + 1).saturating_sub(target)..target.min(sum + 1) {
                while known.improve(mine, sum - mine, &rolls) > 1e-13 {}
            }
        }
        known
    }

    /// Goes once through the turns of both seats that begin with these safe points of the first and of the second; returns by
    /// how much that changed what they are worth.
    fn improve(&mut self, first: usize, second: usize, rolls: &impl Fn(Sight) -> Option<bool>) -> f64 {
        let mut changed: f64 = 0.0;
        for (seat, mine, theirs) in [(0, first, second), (1, second, first)] {
            for gathered in (0..self.target - mine).rev() {
                let sight = Sight { mine, theirs, gathered };
                let [roll, hold] = self.of_both(seat, sight);
                let worth = match rolls(sight) {
                    Some(true) if seat == 0 => roll,
                    Some(false) if seat == 0 => hold,
                    _ => roll.max(hold),
                };
                let place = place(sight, self.target);
                changed = changed.max((self.worth[seat][place] - worth).abs());
                self.worth[seat][place] = worth;
            }
        }
        changed
    }

    /// What it is worth to roll, and to hold.
    fn of_both(&self, seat: usize, sight: Sight) -> [f64; 2] {
        let Sight { mine, theirs, gathered } = sight;
        let passing = |safe| 1.0 - self.at(1 - seat, Sight { mine: theirs, theirs: safe, gathered: 0 });
        let gathering = |face| self.at(seat, Sight { gathered: gathered + face, ..sight });
        [(passing(mine) + (2..=6).map(gathering).sum::<f64>()) / 6.0, passing(mine + gathered)]
    }

    fn at(&self, seat: usize, sight: Sight) -> f64 {
        if sight.mine + sight.gathered >= self.target { 1.0 } else { self.worth[seat][place(sight, self.target)] }
    }

    /// The best action of a seat, and what it is worth to it.
    fn best(&self, state: &State, seat: Seat) -> (Action, f64) {
        let points = |seat| usize::from(state.safe(seat));
        let (mine, theirs) = (points(seat), points(Seat::new(1 - seat.index())));
        let sight = Sight { mine, theirs, gathered: state.gathered().into() };
        if mine + sight.gathered >= self.target {
            return (Action::Hold, 1.0);
        }
        let [roll, hold] = self.of_both(seat.index(), sight);
        if roll > hold { (Action::Roll, roll) } else { (Action::Hold, hold) }
    }

    /// What the game is worth to a seat that begins.
    fn begun_by(&self, seat: Seat) -> f64 {
        self.worth[seat.index()][0]
    }

    /// How much worse it is for the first seat to play like this than to play its best: as the one that begins, and as the
    /// other.
    fn lost(&self, best: &Self) -> [f64; 2] {
        let [first, second] = [Seat::new(0), Seat::new(1)];
        [best.begun_by(first) - self.begun_by(first), self.begun_by(second) - best.begun_by(second)]
    }
}

fn pig(target: usize) -> Pig {
    with(&[("target", &target.to_string())])
}

/// What is known of best play to a target.
fn best(target: usize) -> Known {
    Known::of(target, |_| None)
}

/// What comes of the play of a net one step deep, against the best answer to it.
fn played(game: &Pig, target: usize, net: &Arc<Net>) -> Known {
    let (mut bot, mut dice) = (one_step(net), Stream::new("pig", "bot", 0));
    let mut rolls = |place| {
        let Sight { mine, theirs, gathered } = sight(place, target);
        if mine + gathered >= target {
            return false;
        }
        let state = game.read_line(&format!("1 0 {gathered} {mine} {theirs} .")).expect("a state");
        let seen = SeatPerspective::new(game, &state, Seat::FIRST);
        bot.choose(&seen, Budget { simulations: 0 }, &mut dice) == Action::Roll
    };
    let rolls: Vec<bool> = (0..target.pow(3)).map(&mut rolls).collect();
    Known::of(target, |sight| Some(rolls[place(sight, target)]))
}

/// Solved once more from the rules of the game, R6 and all.
#[test]
fn what_is_known_of_pig_is_what_its_rules_say() {
    let (target, game) = (20, pig(20));
    let (mut solved, known, net) = (Solved::new(&game), best(target), untaught(&game));
    let begun = known.begun_by(Seat::FIRST);
    assert!((begun - solved.worth(&game.start(), Seat::FIRST)).abs() < 1e-9, "{begun}");
    for (seat, lost) in [Seat::new(0), Seat::new(1)].into_iter().zip(played(&game, target, &net).lost(&known)) {
        let by_rules = lost_by(&mut solved, &game, one_step(&net), 0, seat);
        assert!(lost > 0.1 && (lost - by_rules).abs() < 1e-9, "{seat:?}: {lost} lost, by the rules {by_rules}");
    }
}

#[test]
fn whoever_begins_pig_to_100_wins_as_often_as_is_known() {
    let begun = best(100).begun_by(Seat::FIRST);
    assert!((begun - 0.5306).abs() < 0.000_05, "{begun}");
}

/// In three rounds, the last one long: in games against `greedy` more is won than the game is worth, and the net says so.
#[test]
fn what_is_learned_of_pig_to_100_comes_within_a_hundredth_of_what_is_known() {
    let (target, game) = (100, pig(100));
    let known = best(target);
    let exact = known.begun_by(Seat::FIRST);
    let measure = |what: &str, net: &Arc<Net>| {
        let said = said(&game, net, &game.start(), Seat::FIRST);
        let off = off(&game, net, &game, |state, seat| known.best(state, seat));
        let lost = played(&game, target, net).lost(&known);
        println!("pig, {what}: the start {said:.4}, exact {exact:.4}; choices {off:.4} off; play loses {lost:.4?}");
        (said, off, lost)
    };
    let (_, off, lost) = measure("untaught", &untaught(&game));
    assert!(off > 0.1 && lost.iter().all(|lost| *lost > 0.1), "{off} off, {lost:?} lost at first");
    let (said, off, lost) = measure("taught", &learn(&game, "3", &[20_000, 20_000, 160_000]));
    assert!((said - exact).abs() < 0.01 && off < 0.02, "{said} and not {exact}, {off} off on average");
    assert!(lost.iter().all(|lost| (0.0..0.01).contains(lost)), "{lost:?} lost in the end");
}

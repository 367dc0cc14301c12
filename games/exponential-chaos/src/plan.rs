//! The best assignment: which saucers cost most, and how the defense dice that lie there remove most of that. Everything
//! is counted in sixths of a point, so the result is exact (R21-R24).

use crate::ExponentialChaos;
use crate::action::Action;
use crate::dice::{Colour, DefenseDie, FACES, FLEET, Face, Fleet, HAND, InvasionDie};
use crate::planet::Planet;
use crate::state::State;

/// How many defense dice show each face, in the order of [`Face::ALL`].
pub type Counts = [u8; FACES];

/// The most saucers that are priced.
pub(crate) const MOST: usize = 10;
/// Of two assignments at the same price the one that leaves fewer saucers is better; no invasion has so many.
const SAUCERS: u32 = 128;

/// What an invasion die costs its planet on average if so many of its saucers get through: the points lost, summed over
/// the six faces of the sector die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prices(pub [u32; MOST]);

/// What an assignment leaves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Leak {
    /// The points that the saucers cost, in sixths.
    pub price: u32,
    /// The saucers that get through.
    pub saucers: u32,
}

/// What becomes of one invasion die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Means {
    /// So many blasters of its colour.
    Blasters(u8),
    /// An interceptor.
    Interceptor,
}

/// The best that can be done about one colour with a number of interceptors.
#[derive(Clone, Copy)]
struct Answer {
    price: u32,
    means: [Means; 3],
}

impl ExponentialChaos {
    /// R32-R37. Prices the saucers of a die that gets through to a planet as it stands.
    pub fn prices(&self, planet: Planet) -> Prices {
        let losses = self.losses(planet);
        Prices(std::array::from_fn(|points| losses.iter().map(|lost| lost[points]).sum()))
    }

    /// R32-R37. Returns the points that a planet loses if so much damage comes to it, for each face of the sector die.
    pub(crate) fn losses(&self, planet: Planet) -> [[u32; MOST]; FACES] {
        self.components.sector.map(|sector| {
            let (mut hit, mut lost, mut points) = (planet, 0, 1);
            let mut losses = [0; MOST];
            for crater in &self.components.paths[usize::from(sector) - 1].craters {
                while points < MOST && hit.level(*crater) > 0 {
                    lost += u32::from(self.cost(*crater, hit.level(*crater)));
                    hit.damage(*crater);
                    losses[points] = lost;
                    points += 1;
                }
            }
            losses[points..].fill(lost);
            losses
        })
    }

    /// Returns what the saucers on the table cost if nothing more is done about them.
    pub fn leak(state: &State, prices: &Prices) -> Leak {
        let price = state.fleet.0.iter().map(|saucers| prices.0[usize::from(*saucers)]).sum();
        Leak { price, saucers: state.fleet.total() }
    }

    /// R21-R24. Returns what gets through if these dice are assigned in the best way.
    pub fn best_leak(&self, state: &State, counts: Counts, prices: &Prices) -> Leak {
        let best = self.answers(state, counts, prices);
        let (_, price) = Self::shares(&best, counts[Face::Interceptor as usize]);
        Leak { price: price / SAUCERS, saucers: price % SAUCERS }
    }

    /// Finds what becomes of each invasion die if these dice are assigned in the best way.
    fn best_means(&self, state: &State, counts: Counts, prices: &Prices) -> [Means; FLEET] {
        let answers = self.answers(state, counts, prices);
        let (shares, _) = Self::shares(&answers, counts[Face::Interceptor as usize]);
        std::array::from_fn(|die| answers[die / 3][shares[die / 3]].means[die % 3])
    }

    /// R21-R24. Returns what is left on the invasion dice if these dice are assigned in the best way.
    pub(crate) fn left_standing(&self, state: &State, counts: Counts, prices: &Prices) -> Fleet {
        let (means, strength) = (self.best_means(state, counts, prices), self.round_of(state).strength);
        Fleet(std::array::from_fn(|die| match means[die] {
            Means::Blasters(count) => state.fleet.0[die].saturating_sub(count * strength),
            Means::Interceptor => 0,
        }))
    }

    /// Returns the best assignment of the dice that lie there, one after another.
    pub fn best_assignment(&self, state: &State) -> Vec<Action> {
        let mut actions = Vec::new();
        self.list_best_assignment(state, &mut actions);
        actions
    }

    /// Lists the same into a buffer.
    pub(crate) fn list_best_assignment(&self, state: &State, actions: &mut Vec<Action>) {
        let prices = self.prices(state.planets.of(state.course.active));
        let mut means = self.best_means(state, state.counts(), &prices);
        let (mut fleet, strength) = (state.fleet, self.round_of(state).strength);
        actions.clear();
        for die in 0..HAND {
            let Some(face) = state.defense[die].lying() else { continue };
            let target = InvasionDie::all().find(|target| {
                let fits = match means[target.place()] {
                    Means::Blasters(count) => count > 0 && face.colour() == Some(target.colour()),
                    Means::Interceptor => face == Face::Interceptor,
                };
                fits && fleet.on(*target) > 0
            });
            if let Some(target) = target {
                if let Means::Blasters(count) = &mut means[target.place()] {
                    *count -= 1;
                }
                fleet.repel(target, face, strength);
                actions.push(Action::Assign(die as u8, target));
            }
        }
    }

    /// Finds the best answer to each colour with 0 to 3 interceptors.
    fn answers(&self, state: &State, counts: Counts, prices: &Prices) -> [[Answer; 4]; 3] {
        let strength = self.round_of(state).strength;
        Colour::ALL.map(|colour| {
            let first = 3 * colour as usize;
            let saucers = [state.fleet.0[first], state.fleet.0[first + 1], state.fleet.0[first + 2]];
            let idle = Answer { price: u32::MAX / 4, means: [Means::Blasters(0); 3] };
            let mut best = [idle; 4];
            for intercepted in 0..8u32 {
                let answer = distribute(saucers, intercepted, counts[colour as usize], strength, prices);
                let with = &mut best[intercepted.count_ones() as usize];
                if answer.price < with.price {
                    *with = answer;
                }
            }
            best
        })
    }

    /// Shares interceptors among the colours; returns how many each gets, and the price.
    fn shares(answers: &[[Answer; 4]; 3], interceptors: u8) -> ([usize; 3], u32) {
        let most = usize::from(interceptors);
        let (mut shares, mut price) = ([0; 3], u32::MAX);
        for yellow in 0..=most.min(3) {
            for blue in 0..=(most - yellow).min(3) {
                let purple = (most - yellow - blue).min(3);
                let sum = answers[0][yellow].price + answers[1][blue].price + answers[2][purple].price;
                if sum < price {
                    (shares, price) = ([yellow, blue, purple], sum);
                }
            }
        }
        (shares, price)
    }
}

/// Tries all ways to spread blasters over the dice of a colour that no interceptor takes.
fn distribute(saucers: [u8; 3], intercepted: u32, blasters: u8, strength: u8, prices: &Prices) -> Answer {
    let free = |die: usize| intercepted >> die & 1 == 0;
    let worth = |die: usize, count: u8| {
        let left = if free(die) { saucers[die].saturating_sub(count * strength) } else { 0 };
        prices.0[usize::from(left)] * SAUCERS + u32::from(left)
    };
    let mut best = (u32::MAX, [0; 3]);
    for first in 0..=blasters * u8::from(free(0)) {
        for second in 0..=(blasters - first) * u8::from(free(1)) {
            let third = (blasters - first - second) * u8::from(free(2));
            let price = worth(0, first) + worth(1, second) + worth(2, third);
            if price < best.0 {
                best = (price, [first, second, third]);
            }
        }
    }
    let means = |die: usize| if free(die) { Means::Blasters(best.1[die]) } else { Means::Interceptor };
    Answer { price: best.0, means: std::array::from_fn(means) }
}

impl State {
    /// Returns how many unused defense dice show each face.
    pub fn counts(&self) -> Counts {
        Face::ALL.map(|face| self.lying(face))
    }

    /// Lets the dice of this roll show so many of each face, the first dice the first face.
    pub(crate) fn show(&mut self, counts: Counts) {
        let faces = Face::ALL.into_iter().zip(counts).flat_map(|(face, count)| std::iter::repeat_n(face, count.into()));
        for (die, face) in self.defense.iter_mut().zip(faces) {
            *die = DefenseDie::Lying(face);
        }
    }
}

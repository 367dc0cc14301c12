//! How a net is moved: Adam (Kingma and Ba 2015), a step for every few states, only where inputs were not 0.

use search::{Gradient, Net, Units, chance};

use super::course::Lessons;

const BETAS: [f32; 2] = [0.9, 0.999];
const TINY: f32 = 1e-8;

/// How many states the net is moved by at a time. With one step for a whole game it learns a hard game not at all: 20,000
/// games of one player won nothing with a step a game, and more than half with a step for every 8 or 32 states. Of these,
/// 32 allow steps that are twice as long.
const STATES_A_STEP: usize = 32;

/// What is remembered of earlier steps.
pub(super) struct Adam {
    moments: [Gradient; 2],
    gradient: Gradient,
    /// What is left of 1 after so many steps, for both.
    left: [f32; 2],
    units: Units,
}

impl Adam {
    pub(super) fn new(net: &Net) -> Self {
        let none = || Gradient::of(net);
        Self { moments: [none(), none()], gradient: none(), left: [1.0; 2], units: Units::default() }
    }

    /// Moves the net towards what a few games have taught, a step for every few states. Each step takes states that lie far
    /// apart, from all the games: those of one game share its luck, and would move the net as one.
    pub(super) fn learn(&mut self, net: &mut Net, played: &[Lessons], rate: f32) {
        let states = || played.iter().flat_map(|lessons| &lessons.states);
        let steps = states().count().div_ceil(STATES_A_STEP);
        for step in 0..steps {
            for (inputs, target) in states().skip(step).step_by(steps) {
                let said = chance(net.logit(inputs, &mut self.units));
                self.gradient.add(net, inputs, &self.units, (said - target) as f32);
            }
            self.step(net, rate);
        }
    }

    fn step(&mut self, net: &mut Net, rate: f32) {
        let [first, second] = BETAS;
        // Product by product: a power would be another number on another machine.
        self.left = [self.left[0] * first, self.left[1] * second];
        let rate = rate * (1.0 - self.left[1]).sqrt() / (1.0 - self.left[0]);
        let [mean, square] = &mut self.moments;
        net.step(&mut self.gradient, mean, square, |slope, mean, square| {
            *mean = first * *mean + (1.0 - first) * slope;
            *square = second * *square + (1.0 - second) * slope * slope;
            rate * *mean / (square.sqrt() + TINY)
        });
    }
}

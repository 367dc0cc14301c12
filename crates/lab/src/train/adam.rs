//! How a net is moved: Adam (Kingma and Ba 2015), one step for a game, only where the game's inputs were not 0.

use search::{Gradient, Net, Units, chance};

use super::course::Lessons;

const BETAS: [f32; 2] = [0.9, 0.999];
const TINY: f32 = 1e-8;

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

    /// Moves the net towards what a game has taught.
    pub(super) fn learn(&mut self, net: &mut Net, lessons: &Lessons, rate: f32) {
        for (inputs, target) in &lessons.states {
            let said = chance(net.logit(inputs, &mut self.units));
            self.gradient.add(net, inputs, &self.units, (said - target) as f32);
        }
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

//! How a net is moved: Adam (Kingma and Ba 2015), one step for a game, only where the game's inputs were not 0.

use search::{Gradient, Net, Units, chance};

use super::course::Lessons;

const BETAS: [f32; 2] = [0.9, 0.999];
const TINY: f32 = 1e-8;

/// What is remembered of earlier steps.
pub(super) struct Adam {
    moments: [Gradient; 2],
    gradient: Gradient,
    steps: i32,
    units: Units,
}

impl Adam {
    pub(super) fn new(net: &Net) -> Self {
        let none = || Gradient::of(net);
        Self { moments: [none(), none()], gradient: none(), steps: 0, units: Units::default() }
    }

    /// Moves the net towards what a game has taught.
    pub(super) fn learn(&mut self, net: &mut Net, lessons: &Lessons, rate: f32) {
        for (inputs, target) in &lessons.states {
            let said = chance(net.logit(inputs, &mut self.units));
            self.gradient.add(net, inputs, &self.units, (said - target) as f32);
        }
        self.steps += 1;
        let [first, second] = BETAS;
        let rate = rate * (1.0 - second.powi(self.steps)).sqrt() / (1.0 - first.powi(self.steps));
        let [mean, square] = &mut self.moments;
        net.step(&mut self.gradient, mean, square, |slope, mean, square| {
            *mean = first * *mean + (1.0 - first) * slope;
            *square = second * *square + (1.0 - second) * slope * slope;
            rate * *mean / (square.sqrt() + TINY)
        });
    }
}

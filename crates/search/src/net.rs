//! A small net that says what a state is worth: one hidden layer, and straight connections beside it.

mod file;
mod gradient;

use contract::{Sparse, Stream};

pub use file::{About, FileError};
pub use gradient::Gradient;

/// How many units the hidden layer has.
pub const HIDDEN: usize = 64;

/// The weights. The answer is a *logit*: 0 for an even chance, large for a sure win. Where only the order matters the
/// logit is enough, and since it takes additions and products alone it is the same number on every machine.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// One row of the first layer for every input.
    pub(crate) rows: Vec<Row>,
    /// What the hidden units start from.
    pub(crate) bias: [f32; HIDDEN],
    /// What the hidden units say.
    pub(crate) out: [f32; HIDDEN],
    /// What the answer starts from.
    pub(crate) start: f32,
}

/// What one input does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Row {
    pub(crate) hidden: [f32; HIDDEN],
    /// The straight connection to the answer.
    pub(crate) straight: f32,
}

/// The hidden units after a look at some inputs: kept for learning, and so that a look allocates nothing.
#[derive(Clone, Debug)]
pub struct Units(pub(crate) [f32; HIDDEN]);

impl Default for Units {
    fn default() -> Self {
        Self([0.0; HIDDEN])
    }
}

impl Net {
    /// Returns a net that knows nothing: small random weights into the hidden layer, none out of it, so that it first
    /// says an even chance everywhere.
    pub fn new(inputs: usize, dice: &mut Stream) -> Self {
        let mut small = || ((dice.word() >> 40) as f32 / (1u64 << 24) as f32 - 0.5) * 0.2;
        let mut row = |_| Row { hidden: std::array::from_fn(|_| small()), straight: 0.0 };
        let rows = (0..inputs).map(&mut row).collect();
        let out = row(0).hidden;
        Self { rows, bias: [0.0; HIDDEN], out, start: 0.0 }
    }

    /// Returns how many inputs it takes.
    pub fn inputs(&self) -> usize {
        self.rows.len()
    }

    /// Returns the logit of the chance to win. Inputs that it does not have count nothing.
    pub fn logit(&self, inputs: &Sparse, units: &mut Units) -> f32 {
        let mut sum = self.start;
        units.0 = self.bias;
        for &(index, value) in inputs.entries() {
            let Some(row) = self.rows.get(index as usize) else { continue };
            sum += value * row.straight;
            for (unit, weight) in units.0.iter_mut().zip(&row.hidden) {
                *unit += value * weight;
            }
        }
        for (unit, weight) in units.0.iter_mut().zip(&self.out) {
            *unit = unit.max(0.0);
            sum += *unit * weight;
        }
        sum
    }
}

/// Turns a logit into a chance.
pub fn chance(logit: f32) -> f64 {
    1.0 / (1.0 + (-f64::from(logit)).exp())
}

/// Turns a chance into a logit, kept between -12 and 12: what is over is as sure as can be, and still a number.
pub fn logit_of(chance: f64) -> f32 {
    let chance = chance.clamp(6.2e-6, 1.0 - 6.2e-6);
    (chance / (1.0 - chance)).ln() as f32
}

//! A small net that says what a state is worth: one hidden layer, and straight connections beside it.

mod average;
mod exact;
mod file;
mod gradient;
mod int8;
mod measure;

use contract::{Sparse, Stream};

pub use exact::{chance, exp, logit_of};
pub use file::{About, Difference, FileError, Part, Weights};
pub(crate) use file::{POLICY, sealed, unsealed};
pub use gradient::Gradient;
pub(crate) use int8::Int8Row;
pub use measure::Measure;

/// How many units the hidden layer has.
pub const HIDDEN: usize = 64;

/// How much of itself a hidden unit says where it lies below 0. If it said nothing there it would learn nothing either, and
/// a unit that has sunk below 0 for every state would be lost: after 40,000 games of a hard game three of four were.
pub(crate) const LEAK: f32 = 0.125;

/// The weights. The answer is a *logit*: 0 for an even chance, large for a sure win. Where only the order matters the
/// logit is enough, and since it takes additions and products alone, in a fixed order, it is the same number on every
/// machine.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// What each input does to the hidden units.
    pub(crate) rows: Vec<Row>,
    /// The straight connection of each input to the answer.
    pub(crate) straight: Vec<f32>,
    /// What the hidden units start from.
    pub(crate) bias: Row,
    /// What the hidden units say.
    pub(crate) out: Row,
    /// What the answer starts from.
    pub(crate) start: f32,
}

/// A number for each hidden unit. It begins where a line of the processor's memory begins: a look reads few of these, far
/// apart, and each is then four lines and not five.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(align(64))]
pub(crate) struct Row(pub(crate) [f32; HIDDEN]);

impl Row {
    pub(crate) const ZERO: Self = Self([0.0; HIDDEN]);

    /// Returns small random weights.
    pub(crate) fn random(dice: &mut Stream) -> Self {
        Self(std::array::from_fn(|_| ((dice.word() >> 40) as f32 / (1u64 << 24) as f32 - 0.5) * 0.2))
    }
}

/// The hidden units after a look at some inputs: kept for learning, and so that a look allocates nothing.
#[derive(Clone, Debug)]
pub struct Units(pub(crate) Row);

impl Default for Units {
    fn default() -> Self {
        Self(Row::ZERO)
    }
}

/// How many hidden units are worked out at a time: they stay in registers meanwhile, which was found to be the fastest.
const TOGETHER: usize = 16;

/// Into how many sums the answer is split. They are independent, so that they can be worked out side by side.
const SUMS: usize = 8;

impl Net {
    /// Returns a net that knows nothing: small random weights into the hidden layer and out of it.
    pub fn new(inputs: usize, dice: &mut Stream) -> Self {
        let rows = std::iter::repeat_with(|| Row::random(dice)).take(inputs).collect();
        Self { rows, straight: vec![0.0; inputs], bias: Row::ZERO, out: Row::random(dice), start: 0.0 }
    }

    /// Gives these inputs straight connections of these weights: see [`contract::Inputs::first_weights`].
    pub fn begin_with(&mut self, weights: &[(usize, f32)]) {
        for (input, weight) in weights {
            self.straight[*input] = *weight;
        }
    }

    /// Returns how many inputs it takes.
    pub fn inputs(&self) -> usize {
        self.rows.len()
    }

    /// Returns the logit of the chance to win. Inputs that it does not have count nothing.
    pub fn logit(&self, inputs: &Sparse, units: &mut Units) -> f32 {
        let mut sum = self.start;
        for &(index, value) in inputs.entries() {
            sum += value * self.straight.get(index as usize).copied().unwrap_or(0.0);
        }
        let mut sums = [0.0; SUMS];
        for (part, units) in units.0.0.as_chunks_mut::<TOGETHER>().0.iter_mut().enumerate() {
            let of = |row: &Row| row.0.as_chunks::<TOGETHER>().0[part];
            let mut hidden = of(&self.bias);
            for &(index, value) in inputs.entries() {
                let Some(row) = self.rows.get(index as usize) else { continue };
                for (unit, weight) in hidden.iter_mut().zip(&row.0.as_chunks::<TOGETHER>().0[part]) {
                    *unit += value * weight;
                }
            }
            let out = of(&self.out);
            for (place, unit) in hidden.iter_mut().enumerate() {
                *unit = if *unit > 0.0 { *unit } else { LEAK * *unit };
                sums[place % SUMS] += *unit * out[place];
            }
            *units = hidden;
        }
        sums.iter().fold(sum, |sum, part| sum + part)
    }
}

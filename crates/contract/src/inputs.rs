//! What a learner is given: few numbers out of many, each with a meaning.

use crate::{Game, Seat};

/// Says what matters about a state to somebody who learns what states are worth. The inputs belong beside the rules: what
/// a placement buys, ties up or risks must be in them, since a small net learns weights, not rules.
///
/// They follow from what the seat knows: states with equal views for a seat have equal inputs for it. They are asked for
/// right after a seat's own action, before chance, so what is due is among them; the options that change play are too,
/// where one net is to play them all.
pub trait Inputs: Game {
    /// Counts up whenever an input changes its place or its meaning; what was learned under another number is of no use.
    const SCHEME: u16;

    /// Returns how many inputs there are.
    fn input_count(&self) -> usize;

    /// Writes the inputs that are not 0. Useful values lie between -1 and 1.
    fn inputs(&self, state: &Self::State, seat: Seat, sink: &mut Sparse);

    /// Names an input for people, as `research 14`.
    fn input_name(&self, index: usize) -> String;

    /// Says how far the seat has come, from 0 to 1: something to learn from while every game is still lost.
    fn progress(&self, state: &Self::State, seat: Seat) -> f64;
}

/// Numbers with their places, all others being 0.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Sparse(Vec<(u32, f32)>);

impl Sparse {
    /// Returns the numbers, in the order in which they were written.
    pub fn entries(&self) -> &[(u32, f32)] {
        &self.0
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Writes a number.
    #[inline]
    pub fn put(&mut self, index: usize, value: f32) {
        if value != 0.0 {
            self.0.push((index as u32, value));
        }
    }

    /// Writes 1.
    #[inline]
    pub fn set(&mut self, index: usize) {
        self.0.push((index as u32, 1.0));
    }
}

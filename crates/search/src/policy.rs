//! A net that says at once of all actions how good they look, without trying any.

mod file;
mod known;
mod slopes;

use std::collections::BTreeMap;

use contract::{Sparse, Stream};

pub use known::KnownActions;
pub use slopes::PolicySlopes;

use crate::net::{HIDDEN, LEAK, Row, Units};

/// The unit that is always 1: through it an action is good or bad whatever the state.
const ALWAYS: usize = HIDDEN - 1;

/// What is said of an action that never came up in training.
const UNHEARD_OF: f32 = -1000.0;

/// The weights: one hidden layer that reads the inputs of the state *before* the action, and heads, which say what the units
/// mean for a part of an action ([`contract::Inputs::action_parts`]). Only sums and products are taken, in a fixed order, so
/// choices are the same on every machine.
#[derive(Clone, PartialEq, Debug)]
pub struct Policy {
    /// What the units start from, then what each input does to them.
    rows: Vec<Row>,
    /// What the units mean for each part of an action.
    heads: Vec<Row>,
    /// The places of the parts among the heads.
    places: BTreeMap<String, u32>,
}

impl Policy {
    /// Returns one that knows no action: the units start from small random numbers, and no input does anything yet, so that
    /// one which never comes says nothing for ever.
    pub fn new(inputs: usize, dice: &mut Stream) -> Self {
        let mut rows = vec![Row::ZERO; inputs + 1];
        rows[0] = Row::random(dice);
        Self { rows, heads: Vec::new(), places: BTreeMap::new() }
    }

    /// Returns how many inputs it takes.
    pub fn inputs(&self) -> usize {
        self.rows.len() - 1
    }

    /// Returns how many heads it has.
    pub fn heads(&self) -> usize {
        self.heads.len()
    }

    /// Finds the heads of the parts of an action; none unless all are known.
    pub(crate) fn find(&self, parts: &[String]) -> Option<Vec<u32>> {
        parts.iter().map(|part| self.places.get(part).copied()).collect()
    }

    /// Returns the head of a part, which is known from now on: if it was not, it begins with small random numbers.
    pub(crate) fn learn(&mut self, part: &str) -> u32 {
        if let Some(place) = self.places.get(part) {
            return *place;
        }
        let place = self.heads.len() as u32;
        self.places.insert(part.to_owned(), place);
        self.heads.push(Row::random(&mut Stream::new(part, "head", 0)));
        place
    }

    /// Looks at a state: all that is said of actions follows from these units.
    pub fn look(&self, inputs: &Sparse, units: &mut Units) {
        let hidden = &mut units.0.0;
        *hidden = self.rows[0].0;
        for &(index, value) in inputs.entries() {
            let Some(row) = self.rows.get(index as usize + 1) else { continue };
            for (unit, weight) in hidden.iter_mut().zip(&row.0) {
                *unit += value * weight;
            }
        }
        for unit in hidden.iter_mut() {
            *unit = if *unit > 0.0 { *unit } else { LEAK * *unit };
        }
        hidden[ALWAYS] = 1.0;
    }

    /// Returns how good the action with these heads looks, as a logit: what counts is only how much more than another's it
    /// is. An action without heads never came up in training: it is taken when there is no other.
    pub fn logit(&self, units: &Units, heads: &[u32]) -> f32 {
        if heads.is_empty() {
            return UNHEARD_OF;
        }
        let mut sums = [0.0; SUMS];
        for place in heads {
            let Some(head) = self.heads.get(*place as usize) else { continue };
            for (units, weights) in units.0.0.as_chunks::<SUMS>().0.iter().zip(head.0.as_chunks::<SUMS>().0) {
                for (sum, (unit, weight)) in sums.iter_mut().zip(units.iter().zip(weights)) {
                    *sum += unit * weight;
                }
            }
        }
        sums.iter().sum()
    }
}

/// Into how many sums a logit is split. They are independent, so that they can be worked out side by side.
const SUMS: usize = 8;

//! What a learner is given: few numbers out of many, each with a meaning.

use std::fmt::Write;

use crate::{Notation, Seat};

/// Says what matters about a state to somebody who learns what states are worth. The inputs belong beside the rules: what
/// a placement buys, ties up or risks must be in them, since a small net learns weights, not rules.
///
/// They follow from what the seat knows: states with equal views for a seat have equal inputs for it. They are asked for
/// right after a seat's own action, before chance, so what is due is among them; the options that change play are too,
/// where one net is to play them all.
pub trait Inputs: Notation {
    /// Counts up whenever an input changes its place or its meaning; what was learned under another number is of no use.
    const SCHEME: u16;

    /// Writes the inputs of a state, one after the other: the same ones in the same order for every state and seat, since
    /// their places and names follow from the order in which they are written.
    fn inputs<S: InputSink>(&self, state: &Self::State, seat: Seat, sink: &mut S);

    /// Writes what matters about a state to a seat that is about to choose, for whoever chooses without trying actions out: the
    /// inputs, and behind them what they leave out since an action settles it, such as dice that are to be assigned.
    fn choice_inputs<S: InputSink>(&self, state: &Self::State, seat: Seat, sink: &mut S) {
        self.inputs(state, seat, sink);
    }

    /// Returns the parts that an action is made of, for whoever chooses without trying actions out: an action looks as good as
    /// its parts do together. Where there are thousands of actions of a few hundred parts, as drawings of triangles, the
    /// game says so; elsewhere an action is one part, its token.
    fn action_parts(&self, action: Self::Action) -> Vec<String> {
        vec![self.write_action(action)]
    }

    /// Says how far the seat has come, from 0 to 1: something to learn from while every game is still lost.
    fn progress(&self, state: &Self::State, seat: Seat) -> f64;

    /// Where the seat may roll dice again, perhaps several times, and the game can look through all that may come of it,
    /// works out what each legal action is worth if the best is made of what is rolled: exactly, given what states are worth
    /// right after the seat's own action. Writes one value for each action and says so; elsewhere it does nothing.
    fn look_through_rolls(
        &self,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        worth: &mut dyn FnMut(&Self::State) -> f64,
        values: &mut Vec<f64>,
    ) -> bool {
        let _ = (state, seat, actions, worth, values);
        false
    }

    /// Returns how many inputs there are.
    fn input_count(&self) -> usize {
        let mut inputs = Sparse::default();
        self.inputs(&self.start(), Seat::FIRST, &mut inputs);
        inputs.count()
    }

    /// Names all inputs of a choice for people, in their order.
    fn choice_input_names(&self) -> Vec<String> {
        let mut names = InputNames::default();
        self.choice_inputs(&self.start(), Seat::FIRST, &mut names);
        names.names
    }

    /// Returns how many inputs of a choice there are.
    fn choice_input_count(&self) -> usize {
        let mut inputs = Sparse::default();
        self.choice_inputs(&self.start(), Seat::FIRST, &mut inputs);
        inputs.count()
    }

    /// Returns the places of the inputs that a net has an opinion of before it has learned, and their first weights.
    fn first_weights(&self) -> Vec<(usize, f32)> {
        let mut first = FirstWeights::default();
        self.inputs(&self.start(), Seat::FIRST, &mut first);
        first.weights
    }

    /// Names all inputs for people, in their order, as `research 14`.
    fn input_names(&self) -> Vec<String> {
        let mut names = InputNames::default();
        self.inputs(&self.start(), Seat::FIRST, &mut names);
        names.names
    }
}

/// Where a game writes its inputs. Useful values lie between -1 and 1.
pub trait InputSink {
    /// Says what the next inputs are about, as `the left neighbour`; empty for the game as a whole.
    fn about(&mut self, subject: &'static str);

    /// Writes one input.
    fn number(&mut self, name: &'static str, value: f32);

    /// Writes one input: what the game's own estimate says. A new net begins with this weight on it, such that the product is
    /// the logit of the estimate, and so begins by playing as `greedy` does. Where two nets that know nothing play each
    /// other, they can come to agree on something foolish; from here they learn what is better than something sensible.
    fn estimate(&mut self, name: &'static str, value: f32, weight: f32) {
        let _ = weight;
        self.number(name, value);
    }

    /// Writes so many inputs, of which the chosen one, from 0, is 1 and the others are 0; all are 0 if it lies beyond
    /// them.
    fn one_of(&mut self, name: &'static str, choices: usize, chosen: usize);

    /// Writes so many inputs, of which the chosen ones, from 0 and each once, are 1 and the others are 0.
    fn some_of(&mut self, name: &'static str, choices: usize, chosen: impl Iterator<Item = usize>);

    /// Writes so many inputs, numbered from 0.
    fn numbers(&mut self, name: &'static str, values: impl ExactSizeIterator<Item = f32>);

    /// Writes one input: 1 where something is so.
    fn flag(&mut self, name: &'static str, is: bool) {
        self.number(name, f32::from(u8::from(is)));
    }

    /// Writes an input for each step: 1 where the value has reached it. A net tells amounts apart by them that one scaled
    /// number would blur.
    fn reached<const N: usize>(&mut self, name: &'static str, steps: [f32; N], value: f32) {
        self.numbers(name, steps.into_iter().map(|step| f32::from(u8::from(value >= step))));
    }
}

/// Numbers with their places, all others being 0.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Sparse {
    entries: Vec<(u32, f32)>,
    next: u32,
}

impl Sparse {
    /// Returns the numbers, in the order in which they were written.
    pub fn entries(&self) -> &[(u32, f32)] {
        &self.entries
    }

    /// Returns how many inputs were written, those that are 0 included.
    pub fn count(&self) -> usize {
        self.next as usize
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.entries.clear();
        self.next = 0;
    }
}

impl InputSink for Sparse {
    #[inline]
    fn about(&mut self, _subject: &'static str) {}

    #[inline]
    fn number(&mut self, _name: &'static str, value: f32) {
        if value != 0.0 {
            self.entries.push((self.next, value));
        }
        self.next += 1;
    }

    #[inline]
    fn one_of(&mut self, _name: &'static str, choices: usize, chosen: usize) {
        if chosen < choices {
            self.entries.push((self.next + chosen as u32, 1.0));
        }
        self.next += choices as u32;
    }

    #[inline]
    fn some_of(&mut self, _name: &'static str, choices: usize, chosen: impl Iterator<Item = usize>) {
        for place in chosen.filter(|place| *place < choices) {
            self.entries.push((self.next + place as u32, 1.0));
        }
        self.next += choices as u32;
    }

    #[inline]
    fn numbers(&mut self, name: &'static str, values: impl ExactSizeIterator<Item = f32>) {
        values.for_each(|value| self.number(name, value));
    }
}

/// The names of inputs, in their order.
#[derive(Default)]
struct InputNames {
    names: Vec<String>,
    subject: &'static str,
}

impl InputNames {
    fn name(&self, name: &'static str) -> String {
        if self.subject.is_empty() { name.to_owned() } else { format!("{}: {name}", self.subject) }
    }
}

impl InputSink for InputNames {
    fn about(&mut self, subject: &'static str) {
        self.subject = subject;
    }

    fn number(&mut self, name: &'static str, _value: f32) {
        self.names.push(self.name(name));
    }

    fn one_of(&mut self, name: &'static str, choices: usize, _chosen: usize) {
        for choice in 0..choices {
            let mut name = self.name(name);
            // Writing to a text cannot fail.
            let _ = write!(name, " {choice}");
            self.names.push(name);
        }
    }

    fn some_of(&mut self, name: &'static str, choices: usize, _chosen: impl Iterator<Item = usize>) {
        self.one_of(name, choices, 0);
    }

    fn numbers(&mut self, name: &'static str, values: impl ExactSizeIterator<Item = f32>) {
        self.one_of(name, values.len(), 0);
    }
}

/// The inputs that a net has an opinion of before it has learned, with their weights.
#[derive(Default)]
struct FirstWeights {
    next: usize,
    weights: Vec<(usize, f32)>,
}

impl InputSink for FirstWeights {
    fn about(&mut self, _subject: &'static str) {}

    fn number(&mut self, _name: &'static str, _value: f32) {
        self.next += 1;
    }

    fn estimate(&mut self, _name: &'static str, _value: f32, weight: f32) {
        self.weights.push((self.next, weight));
        self.next += 1;
    }

    fn one_of(&mut self, _name: &'static str, choices: usize, _chosen: usize) {
        self.next += choices;
    }

    fn some_of(&mut self, _name: &'static str, choices: usize, _chosen: impl Iterator<Item = usize>) {
        self.next += choices;
    }

    fn numbers(&mut self, _name: &'static str, values: impl ExactSizeIterator<Item = f32>) {
        self.next += values.len();
    }
}

//! What each choice of a question may bring, in numbers, for whoever asks before choosing.

use serde::Serialize;

use crate::Phrase;

/// What the choices of a question may bring, worked out exactly from what the seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Forecast<A> {
    /// What is counted, as a heading: the saucers that get through, say.
    pub counted: Phrase,
    /// What else a choice brings on average, as a heading, where that matters.
    pub beside: Option<Phrase>,
    /// The choices, the best first by what is counted.
    pub choices: Vec<Chances<A>>,
}

/// What one choice may bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chances<A> {
    /// The choice.
    pub action: A,
    /// In how many ways 0, 1, 2 ... are counted.
    pub ways: Vec<u64>,
    /// The average count, in tenths.
    pub mean: u64,
    /// What it brings beside, on average, in tenths.
    pub beside: u64,
}

impl<A> Forecast<A> {
    /// Names the choices otherwise.
    pub fn map<B>(self, mut named: impl FnMut(A) -> B) -> Forecast<B> {
        let choices = self.choices.into_iter().map(|chances| Chances {
            action: named(chances.action),
            ways: chances.ways,
            mean: chances.mean,
            beside: chances.beside,
        });
        Forecast { choices: choices.collect(), counted: self.counted, beside: self.beside }
    }
}

impl<A> Chances<A> {
    /// Returns all ways together.
    pub fn all(&self) -> u64 {
        self.ways.iter().sum()
    }

    /// Returns the smallest and the largest count that can come.
    pub fn range(&self) -> [usize; 2] {
        let mut possible = (0..self.ways.len()).filter(|count| self.ways[*count] > 0);
        let least = possible.next().unwrap_or(0);
        [least, possible.next_back().unwrap_or(least)]
    }
}

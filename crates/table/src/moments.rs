//! Looking back at a game as an observer saw it.

use contract::{Observer, StepText};

use crate::Table;

/// A step that an observer saw happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeenStep {
    /// The version of the observer's page after it.
    pub version: u64,
    /// How many steps stood after it.
    pub steps: usize,
    /// Its number among the observer's [moments](Table::moments).
    pub number: usize,
}

impl Table {
    /// Returns the moments of a game for an observer, each as a number of the steps that stand: the beginning, then after
    /// every step that they could see. What others did in secret makes no moment, not even once it has come to light: it
    /// is told with the step that opened it. Steps taken back make none either. After the end every step makes one.
    ///
    /// What an observer may know does not change between two of their moments, so a moment and the next one are all that
    /// there is to see.
    pub fn moments(&self, observer: Observer) -> Vec<usize> {
        let over = self.is_over();
        let steps = self.history.steps().iter().enumerate();
        let seen = steps.filter(|(_, played)| over || played.visibility.includes(observer));
        [0].into_iter().chain(seen.map(|(index, _)| index + 1)).collect()
    }

    /// Returns the steps that stand and that the observer could see when they were taken, in order. After the end, too,
    /// these are the ones they saw happen.
    pub fn seen_steps(&self, observer: Observer) -> Vec<SeenStep> {
        let (over, mut version, mut number) = (self.is_over(), 0, 0);
        let mut steps = self.history.steps().iter().enumerate().peekable();
        let mut seen = Vec::new();
        for (entry, logged) in self.log.iter().enumerate() {
            let standing = steps.next_if(|(_, played)| played.logged == entry);
            version += u64::from(logged.visibility.includes(observer));
            let Some((index, played)) = standing else { continue };
            if played.visibility.includes(observer) {
                number += 1;
                let steps = index + 1;
                seen.push(SeenStep { version, steps, number: if over { steps } else { number } });
            }
        }
        seen
    }

    /// Returns the step that led to where the game stood after this many steps, if there is one.
    pub fn step_to(&self, steps: usize) -> Option<&StepText> {
        self.history.steps().get(steps.checked_sub(1)?)?.step.as_ref()
    }
}

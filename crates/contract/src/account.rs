//! The summary of a finished game, in the game's own terms: values here, the words in its words file.

use serde::Serialize;

use crate::{Events, Phrase, PlayedStep, Seat, SeatSet, Verdict};

/// A game that was played, as everybody may know it once nothing is hidden any more: where it began, and what happened
/// in each step. An account is made from this, so it says the same as the log.
#[derive(Clone, Debug)]
pub struct EventHistory<G: Events> {
    /// The view before the first step.
    pub start: G::View,
    /// The events of each step.
    pub steps: Vec<Vec<G::Event>>,
    /// How it ended by the rules; none when somebody gave it up.
    pub verdict: Option<Verdict>,
}

impl<G: Events> EventHistory<G> {
    /// Collects the events of these steps, which led to the last state.
    pub fn of(game: &G, played: &[PlayedStep<G>], last: &G::State) -> Self {
        let all = SeatSet::all(game.seats());
        let events = |(before, step): &PlayedStep<G>| {
            let mut events = Vec::new();
            game.events(before, *step, all, &mut events);
            events
        };
        Self {
            start: game.view(played.first().map_or(last, |(state, _)| state), all),
            steps: played.iter().map(events).collect(),
            verdict: game.verdict(last),
        }
    }

    /// Returns the events of each step, with the view before it and the view after it.
    pub fn replayed(&self, game: &G) -> impl Iterator<Item = (&[G::Event], G::View, G::View)> {
        let all = SeatSet::all(game.seats());
        let mut view = self.start.clone();
        self.steps.iter().map(move |events| {
            let before = view.clone();
            for event in events {
                game.replay(&mut view, event, all);
            }
            (events.as_slice(), before, view.clone())
        })
    }
}

/// The summary of a game: its rounds in numbers, its turning points, and what decided it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Account {
    /// One sentence that says what decided it; none when the game ended because somebody gave up.
    pub decided: Option<TurningPoint>,
    /// What else turned the game, in the order in which it happened.
    pub turning_points: Vec<TurningPoint>,
    /// What is counted.
    pub columns: Vec<Column>,
    /// The rounds that were played, in order.
    pub rounds: Vec<RoundAccount>,
}

/// A step that mattered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TurningPoint {
    /// The number of steps taken by then, this one included, so at least 1: where a replay shows it.
    pub step: usize,
    /// What happened.
    pub phrase: Phrase,
}

/// Something that is counted in every round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Column {
    /// The key of its name in the game's words.
    pub name: &'static str,
    /// What its numbers mean.
    pub tally: Tally,
    /// Whose it is; none if it counts for the whole table.
    pub seat: Option<Seat>,
}

impl Column {
    /// Counts something for the whole table.
    pub const fn new(name: &'static str, tally: Tally) -> Self {
        Self { name, tally, seat: None }
    }

    /// Counts it for one seat alone.
    #[must_use]
    pub const fn of(self, seat: Seat) -> Self {
        Self { seat: Some(seat), ..self }
    }

    /// Returns its name, with the seat in it as a value, so that pages say who sits there.
    pub fn phrase(&self) -> Phrase {
        let name = Phrase::new(self.name);
        match self.seat {
            Some(seat) => name.with("seat", seat),
            None => name,
        }
    }
}

/// What the numbers of a column mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Tally {
    /// Gains of the round; the rounds add up.
    Gain,
    /// Losses of the round; the rounds add up.
    Loss,
    /// A level at the end of the round.
    Level,
}

/// A round in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RoundAccount {
    /// The round.
    pub round: u16,
    /// The number of steps taken before the round's first step.
    pub step: usize,
    /// A number for each column.
    pub numbers: Vec<i64>,
}

impl Account {
    /// Returns what the rounds of a column add up to; none for a [`Tally::Level`].
    pub fn total(&self, column: usize) -> Option<i64> {
        let tally = self.columns.get(column)?.tally;
        let numbers = self.rounds.iter().filter_map(|round| round.numbers.get(column));
        (tally != Tally::Level).then(|| numbers.sum())
    }
}

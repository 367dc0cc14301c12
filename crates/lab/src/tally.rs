//! What is counted while games are played.

use std::collections::BTreeMap;

use contract::Seat;

use crate::play::Played;

/// The counts of some games. Tallies of runs merge into the tally of all.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    /// Games that were given up. All that follows but `taken` is of the others.
    pub(crate) unended: u64,
    /// Games won by each seat, alone or with others.
    pub(crate) wins: [u64; Seat::MOST],
    /// Games won by each seat alone.
    pub(crate) sole_wins: [u64; Seat::MOST],
    /// Games that several seats played and none won.
    pub(crate) draws: u64,
    pub(crate) scores: [f64; Seat::MOST],
    /// Places added up, from 1 for the first.
    pub(crate) places: [u64; Seat::MOST],
    pub(crate) rounds: BTreeMap<u16, u64>,
    pub(crate) causes: BTreeMap<&'static str, u64>,
    pub(crate) decisions: u64,
    pub(crate) steps: u64,
    /// The steps of all games.
    pub(crate) taken: u64,
    /// The fewest and the most steps of a game.
    pub(crate) length: Option<(u32, u32)>,
}

impl Tally {
    /// Counts one game with this number of seats.
    pub(crate) fn count(&mut self, played: &Played, seats: u8) {
        self.games += 1;
        self.taken += u64::from(played.steps);
        let Some(verdict) = &played.verdict else {
            self.unended += 1;
            return;
        };
        for seat in verdict.winners.iter() {
            self.wins[seat.index()] += 1;
            self.sole_wins[seat.index()] += u64::from(verdict.winners.len() == 1);
        }
        self.draws += u64::from(seats > 1 && verdict.winners.is_empty());
        for (sum, score) in self.scores.iter_mut().zip(verdict.scores) {
            *sum += score;
        }
        for (sum, place) in self.places.iter_mut().zip(verdict.places) {
            *sum += u64::from(place);
        }
        *self.rounds.entry(played.rounds).or_default() += 1;
        *self.causes.entry(verdict.cause).or_default() += 1;
        self.decisions += u64::from(played.decisions);
        self.steps += u64::from(played.steps);
        self.stretch((played.steps, played.steps));
    }

    /// Adds the counts of the games that came after these.
    pub(crate) fn merge(&mut self, later: &Self) {
        self.games += later.games;
        self.unended += later.unended;
        self.taken += later.taken;
        self.draws += later.draws;
        self.decisions += later.decisions;
        self.steps += later.steps;
        for seat in 0..Seat::MOST {
            self.wins[seat] += later.wins[seat];
            self.sole_wins[seat] += later.sole_wins[seat];
            self.scores[seat] += later.scores[seat];
            self.places[seat] += later.places[seat];
        }
        for (rounds, games) in &later.rounds {
            *self.rounds.entry(*rounds).or_default() += games;
        }
        for (cause, games) in &later.causes {
            *self.causes.entry(cause).or_default() += games;
        }
        if let Some(length) = later.length {
            self.stretch(length);
        }
    }

    fn stretch(&mut self, (least, most): (u32, u32)) {
        let (low, high) = self.length.unwrap_or((least, most));
        self.length = Some((low.min(least), high.max(most)));
    }
}

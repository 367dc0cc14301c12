//! What is counted of matches.

use std::collections::BTreeMap;

use contract::{Seat, Series, Verdict};
use serde::Serialize;

use crate::wilson;

/// The counts of some matches. Tallies of runs merge into the tally of all.
#[derive(Default)]
pub(crate) struct MatchTally {
    matches: u64,
    /// Matches that were given up. All that follows is of the others.
    unended: u64,
    wins: [u64; Seat::MOST],
    draws: u64,
    score: [f64; Seat::MOST],
    /// Matches by their number of games.
    games: BTreeMap<u16, u64>,
}

impl MatchTally {
    /// Counts one match.
    pub(crate) fn count<G: Series>(&mut self, first: &G, ends: &[(G::State, Verdict)], is_over: bool) {
        self.matches += 1;
        if !is_over {
            self.unended += 1;
            return;
        }
        let winners = first.winners(ends);
        winners.iter().for_each(|seat| self.wins[seat.index()] += 1);
        self.draws += u64::from(winners.is_empty());
        self.score.iter_mut().zip(first.score(ends)).for_each(|(sum, score)| *sum += score);
        *self.games.entry(ends.len() as u16).or_default() += 1;
    }

    /// Adds the counts of the matches that came after these.
    pub(crate) fn merge(&mut self, later: &Self) {
        self.matches += later.matches;
        self.unended += later.unended;
        self.draws += later.draws;
        for seat in 0..Seat::MOST {
            self.wins[seat] += later.wins[seat];
            self.score[seat] += later.score[seat];
        }
        for (games, matches) in &later.games {
            *self.games.entry(*games).or_default() += matches;
        }
    }
}

/// The matches of a batch. Lists have a place per seat, in seat order.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MatchReport {
    /// The number of matches.
    pub matches: u64,
    /// How many of these were given up, since a game of theirs had not ended. They are left out of everything below.
    pub unended: u64,
    /// Per seat: matches won.
    pub wins: Vec<u64>,
    /// Matches that nobody won.
    pub draws: u64,
    /// Per seat: share of matches won.
    pub win_rate: Vec<f64>,
    /// Per seat: the Wilson 95 % interval of that share.
    pub interval: Vec<(f64, f64)>,
    /// Per seat: the mean score of a match.
    pub mean_score: Vec<f64>,
    /// The mean number of games of a match.
    pub games: f64,
    /// Matches by their number of games.
    pub games_matches: BTreeMap<u16, u64>,
}

impl MatchReport {
    pub(crate) fn new(tally: MatchTally, seats: usize) -> Self {
        let ended = tally.matches - tally.unended;
        let mean = |sum: f64| if ended == 0 { 0.0 } else { sum / ended as f64 };
        let games: u64 = tally.games.iter().map(|(games, matches)| u64::from(*games) * matches).sum();
        let wins = tally.wins[..seats].to_vec();
        Self {
            matches: tally.matches,
            unended: tally.unended,
            draws: tally.draws,
            win_rate: wins.iter().map(|wins| mean(*wins as f64)).collect(),
            interval: wins.iter().map(|wins| wilson(*wins, ended)).collect(),
            wins,
            mean_score: tally.score[..seats].iter().map(|sum| mean(*sum)).collect(),
            games: mean(games as f64),
            games_matches: tally.games,
        }
    }
}

//! The statistics of a batch.

use std::collections::BTreeMap;

use contract::{Determinize, Heuristic, Inputs, OptionValues, record};
use search::NamedBot;
use serde::Serialize;

use crate::tally::Tally;
use crate::{MatchReport, wilson};

/// The result of a batch. Lists that are "per seat" have a place per seat, in seat order.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u16,
    /// Every option, defaults included.
    pub options: OptionValues,
    /// SHA-256 of the component file, in hexadecimal.
    pub components: String,
    /// The seed of the batch.
    pub seed: String,
    /// The number of games.
    pub games: u64,
    /// How many of these had not ended after [`contract::STEP_LIMIT`] steps, with options that let a game go on for
    /// ever. They are left out of everything below: shares and means are those of the other games.
    pub unended: u64,
    /// Per seat: the bot that played it.
    pub seats: Vec<String>,
    /// Per seat: its printed name.
    pub names: Vec<&'static str>,
    /// Per seat: games won, alone or with others.
    pub wins: Vec<u64>,
    /// Per seat: games won alone, shared with nobody.
    pub sole_wins: Vec<u64>,
    /// Games that several seats played and none won.
    pub draws: u64,
    /// Per seat: share of games won.
    pub win_rate: Vec<f64>,
    /// Per seat: the Wilson 95 % interval of that share.
    pub interval: Vec<(f64, f64)>,
    /// Per seat: the dossier's score if it has one, else 1, 0.5 or 0 a game.
    pub mean_score: Vec<f64>,
    /// Per seat: the mean place, from 1 for the first, tie-breaks included.
    pub mean_place: Vec<f64>,
    /// Mean number of rounds.
    pub rounds: f64,
    /// Games by number of rounds.
    pub rounds_games: BTreeMap<u16, u64>,
    /// Mean number of times that a seat was asked; forced steps are not asked for.
    pub decisions: f64,
    /// Mean number of steps: actions and outcomes.
    pub steps: f64,
    /// The fewest and the most steps of a game; none when no game was played.
    pub steps_range: Option<(u32, u32)>,
    /// Games by the cause of their end.
    pub causes: BTreeMap<&'static str, u64>,
    /// The matches, where the games were played in matches: all above is then of their games.
    #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
    pub matches: Option<MatchReport>,
}

impl Report {
    pub(crate) fn new<G: Determinize + Heuristic + Inputs>(
        game: &G,
        seed: &str,
        bots: &[NamedBot<G>],
        tally: Tally,
    ) -> Self {
        let info = G::info();
        let setup = game.setup();
        let seats = bots.len();
        let ended = tally.games - tally.unended;
        let mean = |sum: f64| if ended == 0 { 0.0 } else { sum / ended as f64 };
        let rounds: u64 = tally.rounds.iter().map(|(rounds, games)| u64::from(*rounds) * games).sum();
        let wins = tally.wins[..seats].to_vec();
        Self {
            game: info.id,
            rules: info.rules_version,
            options: setup.options.clone(),
            components: record::sha256(setup.components.as_deref().unwrap_or(info.components)),
            seed: seed.to_owned(),
            games: tally.games,
            unended: tally.unended,
            seats: bots.iter().map(|bot| bot.text().to_owned()).collect(),
            names: info.seat_names.iter().copied().take(seats).collect(),
            draws: tally.draws,
            win_rate: wins.iter().map(|wins| mean(*wins as f64)).collect(),
            interval: wins.iter().map(|wins| wilson(*wins, ended)).collect(),
            wins,
            sole_wins: tally.sole_wins[..seats].to_vec(),
            mean_score: tally.scores[..seats].iter().map(|sum| mean(*sum)).collect(),
            mean_place: tally.places[..seats].iter().map(|sum| mean(*sum as f64)).collect(),
            rounds: mean(rounds as f64),
            rounds_games: tally.rounds,
            decisions: mean(tally.decisions as f64),
            steps: mean(tally.steps as f64),
            steps_range: tally.length,
            causes: tally.causes,
            matches: None,
        }
    }
}

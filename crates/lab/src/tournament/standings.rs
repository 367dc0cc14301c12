//! What a tournament came to.

use contract::{Determinize, Heuristic, Inputs, OptionValues, record};
use search::NamedBot;
use serde::Serialize;

use super::Format;
use super::count::{Count, WHOLE};
use super::paired::difference;
use super::plan::Meeting;
use super::rating::{Met, ratings};
use crate::wilson::wilson_of;

/// The result of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standings {
    /// The game's id.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u16,
    /// Every option, defaults included.
    pub options: OptionValues,
    /// SHA-256 of the component file, in hexadecimal.
    pub components: String,
    /// The seed of the tournament.
    pub seed: String,
    /// How many sit at a table.
    pub seats: u8,
    /// Who met whom.
    pub format: Format,
    /// Whether it was ended early.
    pub stopped: bool,
    /// The number of games.
    pub games: u64,
    /// How many of these had not ended after [`contract::STEP_LIMIT`] steps. Everything below leaves them out; alone, it
    /// leaves out their deals.
    pub unended: u64,
    /// The bots, the strongest first.
    pub bots: Vec<Standing>,
    /// Each two that met, or alone are compared.
    pub pairs: Vec<Pair>,
}

/// How a bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The bot.
    pub bot: String,
    /// Its games; one in which it had two seats counts twice.
    pub games: u64,
    /// Games won, alone or with others.
    pub wins: u64,
    /// Games that several played and nobody won.
    pub draws: u64,
    /// Its share of the games: winners share a game, and all share a draw, which is half a win for two.
    pub win_rate: f64,
    /// The Wilson 95 % interval of that share.
    pub interval: (f64, f64),
    /// Its strength: 400 points more are odds of 10 to 1, and the mean of all bots is 1500. None alone, where nobody is met.
    pub rating: Option<f64>,
    /// How far the rating may be off on either side, with 95 %.
    pub rating_error: Option<f64>,
}

/// How two bots compare.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// Their places in the list of bots.
    pub bots: (usize, usize),
    /// The games that both played; alone, the deals.
    pub games: u64,
    /// How often the first finished ahead of the second, the second of the first, and neither. A draw is a tie; alone, ahead
    /// is who won a deal that the other lost. Where a bot had several seats, each is compared.
    pub ahead: u64,
    /// The second ahead of the first.
    pub behind: u64,
    /// Neither.
    pub tied: u64,
    /// How often the first finished ahead, ties half; alone, its share won minus that of the second.
    pub result: f64,
    /// The 95 % interval of that: Wilson's; alone, that of Agresti and Min for pairs.
    pub interval: (f64, f64),
}

impl Standings {
    /// Makes the standings of a tournament that was not ended early.
    pub(super) fn new<G: Determinize + Heuristic + Inputs>(
        game: &G,
        bots: &[NamedBot<G>],
        (format, seed): (Format, &str),
        meetings: &[Meeting],
        counts: &[Count],
    ) -> Self {
        let (info, setup, alone) = (G::info(), game.setup(), game.seats() == 1);
        let total = Total { meetings, counts, alone };
        let ratings = (!alone).then(|| total.ratings(bots.len()));
        let mut standings: Vec<(usize, Standing)> = Vec::new();
        for (number, bot) in bots.iter().enumerate() {
            let rating = ratings.as_ref().map(|ratings| ratings[number]);
            standings.push((number, total.standing(number, bot.text(), rating)));
        }
        // Whoever was named first comes first of equals.
        let strength = |standing: &Standing| standing.rating.unwrap_or(standing.win_rate);
        standings.sort_by(|(_, one), (_, other)| strength(other).total_cmp(&strength(one)));
        let numbers: Vec<usize> = standings.iter().map(|(number, _)| *number).collect();
        let are_compared = |one: usize, other: usize| {
            let next = numbers[one].abs_diff(numbers[other]) == 1;
            one < other && (next || format == Format::RoundRobin)
        };
        let places = 0..numbers.len();
        let pairs = places.clone().flat_map(|one| places.clone().map(move |other| (one, other)));
        let pairs = pairs.filter(|(one, other)| are_compared(*one, *other));
        Self {
            game: info.id,
            rules: info.rules_version,
            options: setup.options.clone(),
            components: record::sha256(setup.components.as_deref().unwrap_or(info.components)),
            seed: seed.to_owned(),
            seats: game.seats(),
            format,
            stopped: false,
            games: counts.iter().map(|count| count.played).sum(),
            unended: counts.iter().map(|count| count.unended).sum(),
            pairs: pairs.map(|pair| total.pair(pair, (numbers[pair.0], numbers[pair.1]))).collect(),
            bots: standings.into_iter().map(|(_, standing)| standing).collect(),
        }
    }
}

/// All meetings with what they came to.
struct Total<'a> {
    meetings: &'a [Meeting],
    counts: &'a [Count],
    alone: bool,
}

impl Total<'_> {
    fn ratings(&self, bots: usize) -> Vec<(f64, f64)> {
        let met = |(meeting, count): (&Meeting, &Count)| {
            let mut here: Vec<usize> = meeting.clone();
            here.dedup();
            let of_bot = |bot: usize| {
                let seats = || meeting.iter().zip(&count.points).filter(move |(seated, _)| **seated == bot);
                let points: u64 = seats().map(|(_, points)| points).sum();
                (bot, seats().count() as f64, points as f64 / WHOLE as f64)
            };
            Met { bots: here.into_iter().map(of_bot).collect(), games: count.games as f64 }
        };
        ratings(bots, &self.meetings.iter().zip(self.counts).map(met).collect::<Vec<_>>())
    }

    fn standing(&self, bot: usize, text: &str, rating: Option<(f64, f64)>) -> Standing {
        let (mut games, mut wins, mut draws, mut points) = (0, 0, 0, 0);
        for (meeting, count) in self.meetings.iter().zip(self.counts) {
            for place in (0..meeting.len()).filter(|place| meeting[*place] == bot) {
                games += count.games;
                draws += count.draws;
                wins += count.wins[place];
                points += count.points[place];
            }
        }
        let win_rate = points as f64 / (WHOLE * games.max(1)) as f64;
        Standing {
            bot: text.to_owned(),
            games,
            wins,
            draws,
            win_rate,
            interval: wilson_of(win_rate, games),
            rating: rating.map(|(rating, _)| rating),
            rating_error: rating.map(|(_, error)| error),
        }
    }

    fn pair(&self, bots: (usize, usize), (first, second): (usize, usize)) -> Pair {
        let (mut games, mut compared, mut ahead, mut behind) = (0, 0, 0, 0);
        for (meeting, count) in self.meetings.iter().zip(self.counts) {
            let of = |bot: usize| (0..meeting.len()).filter(move |place| meeting[*place] == bot);
            let couples = of(first).flat_map(|one| of(second).map(move |other| (one, other)));
            games += if couples.clone().next().is_some() { count.games } else { 0 };
            for (one, other) in couples {
                compared += count.games;
                ahead += count.ahead[one][other];
                behind += count.ahead[other][one];
            }
        }
        let lead = (ahead as f64 - behind as f64) / (compared.max(1)) as f64;
        let share = f64::midpoint(1.0, lead);
        let (result, interval) =
            if self.alone { (lead, difference(ahead, behind, games)) } else { (share, wilson_of(share, games)) };
        Pair { bots, games, ahead, behind, tied: compared - ahead - behind, result, interval }
    }
}

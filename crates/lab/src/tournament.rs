//! Tournaments: which bot is stronger, by how much, and how sure that is.

mod count;
mod deal;
mod paired;
mod plan;
mod rating;
mod standings;

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use contract::{Determinize, Heuristic, Inputs, Setup};
use rayon::ThreadPool;
use search::NamedBot;
use serde::Serialize;

use self::count::Count;
use self::deal::{Deal, Dealer};
use crate::LabError;
use crate::batch::pool;

pub use self::standings::{Pair, Standing, Standings};

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// Everybody meets everybody: where several play, every choice of bots for the seats meets.
    RoundRobin,
    /// Each bot meets the next one.
    Ladder,
}

/// What is to be played.
#[derive(Clone, Copy)]
pub struct Tournament<'a> {
    /// Who meets whom.
    pub format: Format,
    /// How many games each meeting has; rounded up, so that every deal is played from every seat. Alone, how many games
    /// each bot plays.
    pub games: u64,
    /// The seed text that all dice and bots follow from.
    pub seed: &'a str,
    /// How many threads; 0 for as many as the machine has.
    pub threads: usize,
    /// Ends it early: what has been played by then counts.
    pub stop: Option<&'a AtomicBool>,
    /// Called now and then with how many games are done, and how many there will be.
    pub progress: Option<&'a (dyn Fn(u64, u64) + Sync)>,
}

impl fmt::Debug for Tournament<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tournament").field("games", &self.games).field("seed", &self.seed).finish_non_exhaustive()
    }
}

impl Tournament<'_> {
    fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// Plays a tournament. Every meeting has deals of its own, so that its results tell something new, and each deal is played
/// from every seat. Alone, all bots play the same deals, which are those of [`crate::sim`] with the same seed. Meetings take
/// turns, so whoever ends a tournament early has played all about as often. Games that need not end, and have not after
/// [`contract::STEP_LIMIT`] steps, are given up and counted; alone, their deals do not count for the others either.
///
/// # Errors
/// When the game cannot be made, when there is only one bot, and when the game breaks its own promises.
pub fn tournament<G: Determinize + Heuristic + Inputs>(
    setup: &Setup,
    bots: &[NamedBot<G>],
    tournament: &Tournament<'_>,
) -> Result<Standings, LabError> {
    let game = G::new(setup)?;
    if bots.len() < 2 {
        return Err(LabError::OneBot { bots: bots.len() });
    }
    bots.iter().try_for_each(|bot| bot.fits(&game))?;
    let meetings = plan::meetings(tournament.format, bots.len(), game.seats().into());
    let dealer = Dealer::new(&game, bots, tournament);
    let counts = play(&dealer, &meetings, &pool(tournament.threads)?)?;
    let planned = dealer.deals().saturating_mul(meetings.iter().map(Vec::len).sum::<usize>() as u64);
    let standings = Standings::new(&game, bots, (tournament.format, tournament.seed), &meetings, &counts);
    Ok(Standings { stopped: standings.games < planned, ..standings })
}

/// Plays all deals in all meetings, and returns what each meeting came to.
fn play<G: Determinize + Heuristic + Inputs>(
    dealer: &Dealer<'_, G>,
    meetings: &[plan::Meeting],
    pool: &ThreadPool,
) -> Result<Vec<Count>, LabError> {
    let all = dealer.deals().saturating_mul(meetings.len() as u64);
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let games = meetings.first().map_or(0, Vec::len) as u64;
    let work = || {
        let mut counts: Vec<Count> = meetings.iter().map(|meeting| Count::new(meeting.len())).collect();
        loop {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job >= all || dealer.tournament.is_stopped() {
                return Ok(counts);
            }
            let meeting = (job % meetings.len() as u64) as usize;
            let deal = Deal { number: job, of_meeting: job / meetings.len() as u64 };
            dealer.play(&meetings[meeting], deal, &mut counts[meeting])?;
            if let Some(progress) = dealer.tournament.progress {
                progress(done.fetch_add(games, Ordering::Relaxed) + games, all.saturating_mul(games));
            }
        }
    };
    let shares: Vec<Result<Vec<Count>, LabError>> = pool.broadcast(|_| {
        // Where one fails, the others need not go on.
        work().inspect_err(|_| next.store(all, Ordering::Relaxed))
    });
    let mut total: Vec<Count> = meetings.iter().map(|meeting| Count::new(meeting.len())).collect();
    for share in shares {
        total.iter_mut().zip(&share?).for_each(|(sum, count)| sum.merge(count));
    }
    Ok(total)
}

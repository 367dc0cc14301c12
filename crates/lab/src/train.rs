//! Learning what states are worth by playing against oneself.

mod adam;
mod course;

use std::sync::atomic::{AtomicBool, Ordering};

use contract::{Determinize, Heuristic, Inputs, Stream};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use search::Net;

use self::adam::Adam;
use self::course::{Course, Lessons};
use crate::LabError;

/// Games that are played with the same net, side by side. Fixed, so that what is learned never depends on the threads.
const SIDE_BY_SIDE: u64 = 8;

/// How much the average of the last games counts when another comes.
const LAST_GAME: f64 = 0.002;

/// What is to be learned from.
#[derive(Clone, Copy)]
pub struct Training<'a> {
    /// How many games.
    pub games: u64,
    /// The seed text that everything follows from.
    pub seed: &'a str,
    /// How many threads; 0 for as many as the machine has.
    pub threads: usize,
    /// Ends the training early, between two games.
    pub stop: Option<&'a AtomicBool>,
    /// Called now and then.
    pub progress: Option<&'a (dyn Fn(Progress) + Sync)>,
}

/// How far a training is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Games learned from.
    pub games: u64,
    /// What the last games, about five hundred, were worth to the seat that learned: for one player, how many were won.
    pub worth: f64,
}

/// Trains a net for a game, from the weights given. Every game is played with the net as it stands, each seat choosing
/// the action after which it sees the best chance, now and then a random one; then the net is moved towards what came of
/// it: TD(λ) on the states right after a seat's own actions (Sutton 1988; Tesauro 1995). Half the games of several seats
/// are played against the house's `greedy`, since a net that only meets itself learns to beat itself.
///
/// The same net, number of games and seed give the same net at any number of threads.
///
/// # Errors
/// When the threads cannot be started.
pub fn train<G: Determinize + Heuristic + Inputs>(
    game: &G,
    mut net: Net,
    training: &Training<'_>,
) -> Result<(Net, Progress), LabError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(training.threads).build();
    let pool = pool.map_err(|error| LabError::Threads(error.to_string()))?;
    let mut adam = Adam::new(&net);
    let mut progress = Progress { games: 0, worth: 0.0 };
    let stopped = || training.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
    while progress.games < training.games && !stopped() {
        let done = progress.games as f64 / training.games as f64;
        let course = Course::at(done, if game.seats() == 1 { progress.worth } else { 1.0 });
        let numbers = progress.games..training.games.min(progress.games + SIDE_BY_SIDE);
        let played: Vec<Lessons> = pool.install(|| {
            let play = |number| course.play(game, &net, number, &mut Stream::new(training.seed, "train", number));
            numbers.into_par_iter().map(play).collect()
        });
        for lessons in played {
            progress.worth += LAST_GAME.max(1.0 / (progress.games + 1) as f64) * (lessons.worth - progress.worth);
            progress.games += 1;
            adam.learn(&mut net, &lessons, course.rate);
        }
        if let Some(tell) = training.progress {
            tell(progress);
        }
    }
    Ok((net, progress))
}

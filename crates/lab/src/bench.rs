//! How fast a game runs.

use std::hint::black_box;
use std::time::Duration;

use contract::{Game, Setup, SetupError, Stream, playout};
use cpu_time::ThreadTime;

/// A rate, measured several times over: the median.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// Games per CPU second.
    pub games: f64,
    /// Steps per CPU second.
    pub steps: f64,
}

/// The speeds of a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bench {
    /// Random playouts from the start, on one thread.
    pub playouts: Rate,
    /// The size of a state in bytes.
    pub state_bytes: usize,
    /// Nanoseconds for a copy of a state.
    pub copy_nanos: f64,
}

/// How often a rate is measured; the median counts.
const MEASURES: usize = 5;

/// Measures random playouts of a game and copies of its state, for about this much CPU time each.
///
/// # Errors
/// When the game cannot be made from the setup.
pub fn bench<G: Game>(setup: &Setup, each: Duration) -> Result<Bench, SetupError> {
    let game = G::new(setup)?;
    let longest = game.step_limit();
    let start = game.start();
    let mut actions = Vec::new();
    let mut dice = Stream::new("bench", "playouts", 0);
    let playouts = rate(each, || {
        let mut state = start;
        let steps = playout(&game, &mut state, &mut dice, &mut actions, longest);
        black_box(&state);
        u64::from(steps)
    });
    let mut state = start;
    let copies = rate(each / 4, || {
        for _ in 0..1000 {
            state = *black_box(&state);
        }
        1000
    });
    Ok(Bench { playouts, state_bytes: size_of::<G::State>(), copy_nanos: 1e9 / copies.steps })
}

/// Plays this many random games, the same ones every time, for counting instructions; returns the number of steps.
///
/// # Errors
/// When the game cannot be made from the setup.
pub fn playouts<G: Game>(setup: &Setup, games: u64) -> Result<u64, SetupError> {
    let game = G::new(setup)?;
    let mut actions = Vec::new();
    let mut dice = Stream::new("bench", "playouts", 0);
    let play = |_| {
        let mut state = game.start();
        let steps = playout(&game, &mut state, &mut dice, &mut actions, game.step_limit());
        black_box(&state);
        u64::from(steps)
    };
    Ok((0..games).map(play).sum())
}

/// Measures how often `game`, which returns its number of steps, can be played in a CPU second: five times for a fifth
/// of the time each, after a short warm-up; the median counts.
pub fn rate(time: Duration, mut game: impl FnMut() -> u64) -> Rate {
    let slice = (time / MEASURES as u32).max(Duration::from_millis(1));
    measure(slice / 10, &mut game);
    let mut rates: Vec<Rate> = (0..MEASURES).map(|_| measure(slice, &mut game)).collect();
    rates.sort_by(|one, other| one.games.total_cmp(&other.games));
    rates[MEASURES / 2]
}

/// Plays until the time is used up. The clock costs more than a short game, so it is asked ever less often.
fn measure(slice: Duration, game: &mut impl FnMut() -> u64) -> Rate {
    let start = ThreadTime::now();
    let (mut games, mut steps, mut batch) = (0u64, 0u64, 1);
    loop {
        for _ in 0..batch {
            steps += game();
        }
        games += batch;
        batch = (2 * batch).min(64);
        let spent = start.elapsed();
        if spent >= slice {
            let seconds = spent.as_secs_f64();
            return Rate { games: games as f64 / seconds, steps: steps as f64 / seconds };
        }
    }
}

//! How strong a net is: games that it plays one step deep, always the same ones.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use contract::{Determinize, Heuristic, Inputs, Seat, Verdict};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use search::{Bot, Budget, Greedy, Learned, Measure, Net, Temperature, TrainedNet};

use crate::LabError;
use crate::play::{Player, SeatedBot, Unwatched};

/// The seed of the games on the way.
pub(super) const EXAM: &str = "exam";

/// The seed of the games in the end, which the best net was not chosen by.
pub(super) const MEASURE: &str = "measure";

/// Some games.
pub(super) struct Exam<'a> {
    pub(super) seed: &'a str,
    /// How many; rounded up, so that the net has each seat as often.
    pub(super) games: u64,
    /// Ends it early.
    pub(super) stop: Option<&'a AtomicBool>,
}

/// What sits at the other seats.
pub(super) enum Opponent {
    /// There are none.
    Nobody,
    Greedy,
    Net(Arc<Net>, String),
}

/// Returns against whom a net is measured: nobody alone, else `greedy` and the net that it came from.
pub(super) fn opponents<G: Inputs>(game: &G, from: Option<&TrainedNet>) -> Vec<Opponent> {
    if game.seats() == 1 {
        return vec![Opponent::Nobody];
    }
    let from = from.map(|from| Opponent::Net(from.net.clone(), from.name.clone()));
    [Opponent::Greedy].into_iter().chain(from).collect()
}

impl Opponent {
    fn name(&self) -> Option<String> {
        match self {
            Self::Nobody => None,
            Self::Greedy => Some("greedy".to_owned()),
            Self::Net(_, name) => Some(name.clone()),
        }
    }

    fn bot<G: Determinize + Heuristic + Inputs>(&self) -> Box<dyn Bot<G>> {
        match self {
            Self::Nobody | Self::Greedy => Box::new(Greedy::new()),
            Self::Net(net, _) => Box::new(Learned::new(net.clone(), Temperature::default())),
        }
    }
}

impl Exam<'_> {
    /// Lets a net play: with several seats, every game once from each, and of several kinds one after the other. None when
    /// it was ended early.
    pub(super) fn take<G: Determinize + Heuristic + Inputs>(
        &self,
        kinds: &[G],
        net: &Arc<Net>,
        opponent: &Opponent,
        pool: &ThreadPool,
    ) -> Result<Option<Measure>, LabError> {
        let seats = u64::from(kinds[0].seats());
        let play = |number: u64| {
            let game = &kinds[(number / seats % kinds.len() as u64) as usize];
            if self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                return Ok(None);
            }
            let seat = Seat::new((number % seats) as usize);
            let chair = |at: usize| -> SeatedBot<G> {
                let mine = || Box::new(Learned::new(net.clone(), Temperature::default()));
                (if at == seat.index() { mine() } else { opponent.bot() }, Budget { simulations: 0 })
            };
            let chairs = (0..usize::from(game.seats())).map(chair).collect();
            let played = Player::new(game, self.seed, chairs).play(number / seats, &mut Unwatched)?;
            Ok(Some((seat, played.verdict)))
        };
        let all = self.games.next_multiple_of(seats);
        let ends: Vec<Option<(Seat, Option<Verdict>)>> =
            pool.install(|| (0..all).into_par_iter().map(play).collect::<Result<_, LabError>>())?;
        let mut measure =
            Measure { against: opponent.name(), seed: self.seed.to_owned(), games: 0, wins: 0, draws: 0, points: 0.0 };
        for end in ends {
            let Some((seat, verdict)) = end else { return Ok(None) };
            // Games that were given up are left out.
            let Some(verdict) = verdict else { continue };
            measure.games += 1;
            measure.wins += u64::from(verdict.winners.contains(seat));
            measure.draws += u64::from(seats > 1 && verdict.winners.is_empty());
            measure.points += verdict.worth(seat, seats as u8);
        }
        Ok(Some(measure))
    }
}

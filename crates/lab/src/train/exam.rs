//! How strong a net is: games that it plays one step deep, always the same ones.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use contract::{Determinize, Heuristic, Inputs, Seat, Verdict};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use search::{Bot, Budget, Greedy, Learned, Measure, NamedBot, Net, Policy, Shortlist, Temperature, TrainedNet};

use crate::LabError;
use crate::play::{Player, SeatedBot, Unwatched};

/// The seed of the games on the way.
pub(super) const EXAM: &str = "exam";

/// The seed of the games in the end, which the best net was not chosen by.
pub(crate) const MEASURE: &str = "measure";

/// Some games.
pub(crate) struct Exam<'a> {
    pub(crate) seed: &'a str,
    /// How many; rounded up, so that the net has each seat as often.
    pub(crate) games: u64,
    /// Ends it early.
    pub(crate) stop: Option<&'a AtomicBool>,
}

/// What sits at the other seats.
pub(crate) enum Opponent<'a, G> {
    /// There are none.
    Nobody,
    Greedy,
    Named(&'a NamedBot<G>),
    Net(Arc<Net>, String),
}

/// Returns against whom a net learns and is examined: nobody alone, else the bots that are named, or `greedy`.
pub(super) fn opponents<'a, G: Inputs>(game: &G, named: &'a [NamedBot<G>]) -> Vec<Opponent<'a, G>> {
    match named {
        _ if game.seats() == 1 => vec![Opponent::Nobody],
        [] => vec![Opponent::Greedy],
        named => named.iter().map(Opponent::Named).collect(),
    }
}

/// Returns against whom it is measured in the end: these, and the net that it came from.
pub(super) fn judges<'a, G: Determinize + Heuristic + Inputs>(
    game: &G,
    named: &'a [NamedBot<G>],
    from: Option<&TrainedNet>,
) -> Vec<Opponent<'a, G>> {
    let mut judges = opponents(game, named);
    if game.seats() == 1 {
        return judges;
    }
    if judges.iter().all(|judge| judge.name().as_deref() != Some(GREEDY)) {
        judges.push(Opponent::Greedy);
    }
    judges.extend(from.map(|from| Opponent::Net(from.net.clone(), from.name.clone())));
    judges
}

/// What it is called.
const GREEDY: &str = "greedy";

impl<G: Determinize + Heuristic + Inputs> Opponent<'_, G> {
    fn name(&self) -> Option<String> {
        match self {
            Self::Nobody => None,
            Self::Greedy => Some(GREEDY.to_owned()),
            Self::Named(bot) => Some(bot.text().to_owned()),
            Self::Net(_, name) => Some(name.clone()),
        }
    }

    /// Makes the bot, with how much it thinks about one decision.
    pub(super) fn seated(&self) -> SeatedBot<G> {
        let budget = if let Self::Named(bot) = self { bot.budget() } else { Budget { simulations: 0 } };
        let bot: Box<dyn Bot<G>> = match self {
            Self::Nobody | Self::Greedy => Box::new(Greedy::new()),
            Self::Named(bot) => bot.bot(),
            Self::Net(net, _) => Box::new(Learned::new(net.clone(), Temperature::default())),
        };
        (bot, budget)
    }
}

impl Exam<'_> {
    /// Lets a net play: see [`Exam::take`].
    pub(super) fn take_by_net<G: Determinize + Heuristic + Inputs>(
        &self,
        kinds: &[G],
        net: &Arc<Net>,
        policy: Option<&Arc<Policy>>,
        opponent: &Opponent<'_, G>,
        pool: &ThreadPool,
    ) -> Result<Option<Measure>, LabError> {
        let pupil = || -> SeatedBot<G> {
            let shortlist = Shortlist::new(policy.cloned());
            (Box::new(Learned::by(net.clone(), shortlist, Temperature::default())), Budget { simulations: 0 })
        };
        self.take(kinds, &pupil, opponent, pool)
    }

    /// Where a net plays alone, lets others play its games: `greedy`, and the net that it came from, in the same way as
    /// itself. Where several play it meets them instead ([`judges`]).
    pub(super) fn take_by_others<G: Determinize + Heuristic + Inputs>(
        &self,
        kinds: &[G],
        from: Option<&TrainedNet>,
        policy: Option<&Arc<Policy>>,
        pool: &ThreadPool,
    ) -> Result<Vec<Measure>, LabError> {
        if kinds[0].seats() > 1 {
            return Ok(Vec::new());
        }
        let greedy = || -> SeatedBot<G> { (Box::new(Greedy::new()), Budget { simulations: 0 }) };
        let mut taken = vec![(GREEDY.to_owned(), self.take(kinds, &greedy, &Opponent::Nobody, pool)?)];
        if let Some(TrainedNet { name, net, .. }) = from {
            taken.push((name.clone(), self.take_by_net(kinds, net, policy, &Opponent::Nobody, pool)?));
        }
        Ok(taken.into_iter().filter_map(|(by, measure)| Some(Measure { by: Some(by), ..measure? })).collect())
    }

    /// Lets a bot play: with several seats, every game once from each, and of several kinds one after the other. None when
    /// it was ended early.
    pub(crate) fn take<G: Determinize + Heuristic + Inputs>(
        &self,
        kinds: &[G],
        pupil: &(dyn Fn() -> SeatedBot<G> + Sync),
        opponent: &Opponent<'_, G>,
        pool: &ThreadPool,
    ) -> Result<Option<Measure>, LabError> {
        let seats = u64::from(kinds[0].seats());
        let play = |number: u64| {
            let game = &kinds[(number / seats % kinds.len() as u64) as usize];
            if self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed)) {
                return Ok(None);
            }
            let seat = Seat::new((number % seats) as usize);
            let chair = |at: usize| -> SeatedBot<G> { if at == seat.index() { pupil() } else { opponent.seated() } };
            let chairs = (0..usize::from(game.seats())).map(chair).collect();
            let played = Player::new(game, self.seed, chairs).play(number / seats, &mut Unwatched)?;
            Ok(Some((seat, played.verdict)))
        };
        let all = self.games.next_multiple_of(seats);
        let ends: Vec<Option<(Seat, Option<Verdict>)>> =
            pool.install(|| (0..all).into_par_iter().map(play).collect::<Result<_, LabError>>())?;
        let (against, seed) = (opponent.name(), self.seed.to_owned());
        let mut measure = Measure { against, by: None, seed, games: 0, wins: 0, draws: 0, points: 0.0 };
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

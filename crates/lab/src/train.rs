//! Learning what states are worth by playing against oneself.

mod adam;
mod course;
pub(crate) mod exam;
mod lineup;
mod peak;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use contract::{Determinize, Dice, Heuristic, Inputs, Stream};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use search::{About, NamedBot, Net, Shortlist, TrainedNet, TrainedPolicy, Weights};

use self::adam::Adam;
use self::course::{Course, Lessons};
use self::exam::{Exam, Opponent};
use self::peak::Peak;
use crate::LabError;
use crate::batch::pool;

/// Games that are played with the same net, side by side. Fixed, so that what is learned never depends on the threads.
pub(crate) const SIDE_BY_SIDE: u64 = 8;

/// How much the average of the last games counts when another comes.
const LAST_GAME: f64 = 0.002;

/// Over how many games, about, the weights are averaged. What 8 games teach moves a net far: without the average, exams a
/// few games apart differed by six of a hundred games, and the end of a training was as much luck as learning.
const AVERAGED: f64 = 1000.0;

/// After how many games the net is examined. A multiple of those side by side.
pub(crate) const BETWEEN_EXAMS: u64 = 2048;

/// How many games an exam has, about: all seats have as many, and all kinds of games at least one.
const OF_AN_EXAM: u64 = 200;

/// What is to be learned from.
#[derive(Clone, Copy)]
pub struct Training<'a> {
    /// How long.
    pub length: Length<'a>,
    /// The seed text that everything follows from.
    pub seed: &'a str,
    /// How many threads; 0 for as many as the machine has.
    pub threads: usize,
    /// Where there are very many actions, those on the shortlist of this policy are tried: in training and in exams.
    pub shortlist: Option<&'a TrainedPolicy>,
    /// Learn from results alone. Otherwise the progress made in a lost game of one player counts, too, while little is won:
    /// without it a new net learns nothing, but what it says of a state is then too much.
    pub results_only: bool,
    /// Whether it also learns from games in which it sits at all seats. Where more than two play it may then forget what beats
    /// others: in a race of three in which all attack, building no longer pays, and is not learned any more.
    pub self_play: bool,
    /// How fast it learns at the beginning, above 0: about how far a step moves a weight (the learning rate of Adam). It falls
    /// evenly to a twentieth of that. A fast beginning shakes what a net knows that goes on from another.
    pub rate: f64,
    /// How the net is to be written. One that is rounded for it is measured as it is then.
    pub weights: Weights,
    /// In how many games the best net is measured in the end.
    pub measured: u64,
    /// Ends the training early, between two games. The best net so far is then kept as it is, without a measurement.
    pub stop: Option<&'a AtomicBool>,
    /// Called now and then.
    pub progress: Option<&'a (dyn Fn(Progress) + Sync)>,
}

/// How long is learned.
#[derive(Clone, Copy)]
pub enum Length<'a> {
    /// As many games.
    Games(u64),
    /// Until this is 1; it says which part of the time is over. What is learned then depends on the machine.
    Time(&'a (dyn Fn() -> f64 + Sync)),
}

impl Length<'_> {
    /// Returns which part is done after so many games.
    pub(crate) fn done(self, games: u64) -> f64 {
        match self {
            Self::Games(all) => games as f64 / all as f64,
            Self::Time(part) => part(),
        }
    }

    /// Returns how many games may follow at once.
    pub(crate) fn left(self, games: u64) -> u64 {
        match self {
            Self::Games(all) => all.saturating_sub(games),
            Self::Time(_) => u64::MAX,
        }
    }
}

/// How fast is learned at the beginning if nobody says so. The net that plays is restless then, and sees more for it; what is
/// kept is calmer, being an average.
pub const LEARNING_RATE: f64 = 1e-3;

impl<'a> Training<'a> {
    /// Returns the usual training: of everything that there is to learn from, on all threads, measured in 1,000 games.
    pub const fn new(length: Length<'a>, seed: &'a str) -> Self {
        Self {
            length,
            seed,
            threads: 0,
            shortlist: None,
            results_only: false,
            self_play: true,
            rate: LEARNING_RATE,
            weights: Weights::Float,
            measured: 1000,
            stop: None,
            progress: None,
        }
    }

    /// Says whether somebody has ended it.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}

/// How far a training is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Which part of it is done, from 0 to 1.
    pub done: f64,
    /// Games learned from.
    pub games: u64,
    /// What the last games, about five hundred, were worth to the seat that learned: for one player, how many were won.
    pub worth: f64,
    /// What the games of the last exam were worth on average, and those of the best one: alone, or against the opponents.
    pub exams: Option<(f64, f64)>,
    /// Whether an exam has just been taken.
    pub is_exam: bool,
}

/// What came of a training.
#[derive(Clone, Debug)]
pub struct Trained {
    /// The last net that was as good as the best.
    pub net: Net,
    /// What it is for, how it came about, and how strong it is.
    pub about: About,
    /// Whether it was ended early.
    pub was_stopped: bool,
}

/// Trains a net for a game, a new one or from another. See [`train_on`].
///
/// # Errors
/// As [`train_on`].
pub fn train<G: Determinize + Heuristic + Inputs>(
    game: &G,
    from: Option<&TrainedNet>,
    training: &Training<'_>,
) -> Result<Trained, LabError> {
    train_on(std::slice::from_ref(game), &[], from, training)
}

/// Trains one net for several kinds of a game, in which the same may be told of a state. Every game is played with the net
/// as it stands, each seat choosing the action after which it sees the best chance, now and then a random one; then the net
/// is moved towards what came of it: TD(λ) on the states right after a seat's own actions (Sutton 1988; Tesauro 1995). Half
/// the games of several seats are played against others, one of them after the other, or against the house's `greedy` if
/// none is named: a net that only meets itself learns to beat itself. From time to time the
/// average of the last nets (Polyak and Juditsky 1992) is examined, always in the same games; what comes out is the last one
/// that was as good as the best, within a standard error, measured in fresh games. Where one plays alone, `greedy` and the
/// net to begin from play these too. Of several kinds of a game one is drawn for every game, and exams are spread over them
/// evenly.
///
/// The same games, net, number of games and seed give the same net at any number of threads.
///
/// # Errors
/// When the net to begin from does not fit the game, when the kinds take different inputs, when the threads cannot be
/// started, and when the game breaks its own promises.
///
/// # Panics
/// When there is no kind at all, or they differ in seats.
pub fn train_on<G: Determinize + Heuristic + Inputs>(
    kinds: &[G],
    against: &[NamedBot<G>],
    from: Option<&TrainedNet>,
    training: &Training<'_>,
) -> Result<Trained, LabError> {
    let about = About::of_several(kinds, training.seed)?;
    for kind in kinds {
        from.map_or(Ok(()), |from| from.about.fits(kind))?;
        against.iter().try_for_each(|bot| bot.fits(kind))?;
        training.shortlist.map_or(Ok(()), |policy| policy.fits(kind))?;
    }
    let pool = pool(training.threads)?;
    let new = || {
        let mut net = Net::new(about.inputs, &mut Stream::new(training.seed, "net", 0));
        net.begin_with(&kinds[0].first_weights());
        net
    };
    let net = from.map_or_else(new, |from| (*from.net).clone());
    let before = from.map_or(0, |from| from.about.games);
    let mut pupil = Pupil::new(kinds, exam::opponents(&kinds[0], against), net, training, before);
    while training.length.done(pupil.progress.games) < 1.0 && !pupil.is_stopped() {
        pupil.study(&pool);
        if pupil.progress.games.is_multiple_of(BETWEEN_EXAMS) {
            pupil.sit_exam(&pool)?;
        }
    }
    pupil.sit_exam(&pool)?;
    let Kept { net, games } = pupil.kept.take().unwrap_or_else(|| pupil.as_it_stands());
    let weights = training.weights;
    let mut about = About { games: before + games, weights, ..about };
    let policy = training.shortlist.map(|policy| &policy.net);
    let net = Arc::new(if weights == Weights::Int8 { net.to_int8() } else { net });
    let exam = Exam { seed: exam::MEASURE, games: training.measured, stop: training.stop };
    for opponent in exam::judges(&kinds[0], against, from) {
        about.measured.extend(exam.take_by_net(kinds, &net, policy, &opponent, &pool)?);
    }
    about.measured.extend(exam.take_by_others(kinds, from, policy, &pool)?);
    let was_stopped = pupil.is_stopped();
    if was_stopped {
        about.measured.clear();
    }
    Ok(Trained { net: Arc::unwrap_or_clone(net), about, was_stopped })
}

/// A net that learns, and what it was when it was last as good as it has been.
struct Pupil<'a, G: Inputs> {
    kinds: &'a [G],
    opponents: Vec<Opponent<'a, G>>,
    /// Those that no game needs at the moment: they remember how actions are made up.
    shortlists: Mutex<Vec<Shortlist<G>>>,
    /// What the last games of each kind were worth, and those of all.
    lately: Vec<Lately>,
    all: Lately,
    training: &'a Training<'a>,
    net: Net,
    /// What it has been lately, on average: this is examined and kept.
    average: Net,
    adam: Adam,
    /// How many games it had learned from before.
    before: u64,
    progress: Progress,
    /// After how many games the last exam was.
    examined: Option<u64>,
    peak: Peak,
    kept: Option<Kept>,
}

/// An average of the last few hundred games, and of all games while there are few.
#[derive(Clone, Copy, Default)]
struct Lately {
    worth: f64,
    games: u64,
}

impl Lately {
    fn add(&mut self, worth: f64) {
        self.games += 1;
        self.worth += LAST_GAME.max(1.0 / self.games as f64) * (worth - self.worth);
    }
}

/// A net, and how many games it had learned from.
struct Kept {
    net: Net,
    games: u64,
}

impl<'a, G: Determinize + Heuristic + Inputs> Pupil<'a, G> {
    fn new(kinds: &'a [G], opponents: Vec<Opponent<'a, G>>, net: Net, training: &'a Training<'a>, before: u64) -> Self {
        let progress = Progress { done: 0.0, games: 0, worth: 0.0, exams: None, is_exam: false };
        let (adam, average, lately) = (Adam::new(&net), net.clone(), vec![Lately::default(); kinds.len()]);
        Self {
            kinds,
            opponents,
            shortlists: Mutex::default(),
            lately,
            all: Lately::default(),
            training,
            adam,
            average,
            net,
            before,
            progress,
            examined: None,
            peak: Peak::default(),
            kept: None,
        }
    }

    fn is_stopped(&self) -> bool {
        self.training.is_stopped()
    }

    fn as_it_stands(&self) -> Kept {
        Kept { net: self.average.clone(), games: self.progress.games }
    }

    /// Plays a few games side by side and learns from them together.
    fn study(&mut self, pool: &ThreadPool) {
        let (kinds, net, seed, progress) = (self.kinds, &mut self.net, self.training.seed, &mut self.progress);
        let done = self.training.length.done(progress.games);
        let first = self.before + progress.games;
        let numbers = first..first + SIDE_BY_SIDE.min(self.training.length.left(progress.games));
        let drawn = |number| match kinds {
            [_] => 0,
            _ => Stream::new(seed, "kind", number).below(kinds.len() as u32) as usize,
        };
        let (lately, opponents, shortlists) = (&self.lately, &self.opponents, &self.shortlists);
        let policy = self.training.shortlist.map(|policy| &policy.net);
        let (results_only, self_play) = (self.training.results_only, self.training.self_play);
        let played: Vec<(usize, Lessons)> = pool.install(|| {
            let play = |number| {
                let kind = drawn(number);
                let game = &kinds[kind];
                let counts_progress = game.seats() == 1 && !results_only;
                let won = if counts_progress { lately[kind].worth } else { 1.0 };
                let course = Course::at(done, won, self_play);
                let spare = shortlists.lock().ok().and_then(|mut spare| spare.pop());
                let mut shortlist = spare.unwrap_or_else(|| Shortlist::new(policy.cloned()));
                let mut dice = Stream::new(seed, "train", number);
                let lessons = course.play(game, net, &mut shortlist, opponents, number, &mut dice);
                if let Ok(mut spare) = shortlists.lock() {
                    spare.push(shortlist);
                }
                (kind, lessons)
            };
            numbers.into_par_iter().map(play).collect()
        });
        for (kind, lessons) in &played {
            self.all.add(lessons.worth);
            self.lately[*kind].add(lessons.worth);
        }
        (progress.worth, progress.games) = (self.all.worth, self.all.games);
        let played: Vec<Lessons> = played.into_iter().map(|(_, lessons)| lessons).collect();
        self.adam.learn(net, &played, course::rate(self.training.rate, done));
        let lately = AVERAGED.min(progress.games as f64);
        self.average.approach(net, (played.len() as f64 / lately) as f32);
        progress.done = done;
        self.tell();
    }

    /// Examines the average, and keeps it unless an earlier one was surely better.
    fn sit_exam(&mut self, pool: &ThreadPool) -> Result<(), LabError> {
        let is_taken = self.examined == Some(self.progress.games);
        if is_taken || self.is_stopped() {
            return Ok(());
        }
        let all = OF_AN_EXAM.max(self.kinds.len() as u64 * u64::from(self.kinds[0].seats()));
        let games = all.div_ceil(self.opponents.len() as u64);
        let exam = Exam { seed: exam::EXAM, games, stop: self.training.stop };
        let (net, mut points, mut games) = (Arc::new(self.average.clone()), 0.0, 0);
        for opponent in &self.opponents {
            let policy = self.training.shortlist.map(|policy| &policy.net);
            let Some(measure) = exam.take_by_net(self.kinds, &net, policy, opponent, pool)? else { return Ok(()) };
            points += measure.points;
            games += measure.games;
        }
        let worth = points / games.max(1) as f64;
        if self.peak.keeps(worth, games) {
            self.kept = Some(self.as_it_stands());
        }
        self.examined = Some(self.progress.games);
        self.progress.exams = Some((worth, self.peak.worth));
        self.progress.is_exam = true;
        self.tell();
        self.progress.is_exam = false;
        Ok(())
    }

    fn tell(&self) {
        if let Some(tell) = self.training.progress {
            tell(self.progress);
        }
    }
}

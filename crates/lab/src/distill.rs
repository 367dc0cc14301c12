//! Learning which action a bot takes, to say it without trying any.

mod lesson;

use std::sync::Arc;

use contract::{Determinize, Dice, Heuristic, Inputs, Stream};
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use search::{About, Budget, ByPolicy, KnownActions, NamedBot, Policy, PolicySlopes, Units};

use self::lesson::{Course, Lesson, Taught};
use crate::batch::pool;
use crate::play::SeatedBot;
use crate::train::exam::{Exam, MEASURE, Opponent};
use crate::train::{BETWEEN_EXAMS, SIDE_BY_SIDE};
use crate::{LabError, Progress, Training};

/// How fast is learned at the beginning and at the end.
const RATES: [f64; 2] = [2e-3, 2e-5];

/// The policy is moved a step for so many states.
const STATES_A_STEP: usize = 32;

const BETAS: [f32; 2] = [0.9, 0.999];
const TINY: f32 = 1e-8;

/// How much the average of the last games counts when another comes.
const LAST_GAME: f64 = 0.002;

/// What came of it.
#[derive(Clone, Debug)]
pub struct Distilled {
    /// The policy.
    pub policy: Policy,
    /// What it is for, how it came about, and how strong it is.
    pub about: About,
    /// Whether it was ended early.
    pub was_stopped: bool,
}

/// Distills a policy from a bot that says what actions are worth (policy distillation: Rusu et al. 2015). First the bot plays,
/// soon the policy does; at every decision the bot is asked, and the policy is moved towards what it said, so that it learns
/// what to do in the states to which its own mistakes lead (dataset aggregation: Ross, Gordon and Bagnell 2011).
///
/// The same games, bot, number of games and seed give the same policy at any number of threads.
///
/// # Errors
/// When the kinds take different inputs, when the bot has no opinion, when the threads cannot be started, and when the game
/// breaks its own promises.
///
/// # Panics
/// When there is no kind at all, or they differ in seats.
pub fn distill<G: Determinize + Heuristic + Inputs>(
    kinds: &[G],
    teacher: &NamedBot<G>,
    training: &Training<'_>,
) -> Result<Distilled, LabError> {
    let about = About { teacher: Some(teacher.text().to_owned()), ..About::of_choices(kinds, training.seed)? };
    kinds.iter().try_for_each(|kind| teacher.fits(kind))?;
    let pool = pool(training.threads)?;
    let policy = Policy::new(about.inputs, &mut Stream::new(training.seed, "net", 0));
    let mut pupil = Pupil::new(kinds, teacher, policy, training);
    while training.length.done(pupil.progress.games) < 1.0 && !training.is_stopped() {
        pupil.study(&pool)?;
    }
    let (policy, games) = (Arc::new(pupil.policy.rounded()), pupil.progress.games);
    let mut about = About { games, ..about };
    let seated = || -> SeatedBot<G> { (Box::new(ByPolicy::new(policy.clone())), Budget { simulations: 0 }) };
    let judges = match kinds[0].seats() {
        1 => vec![Opponent::Nobody],
        _ => vec![Opponent::Greedy, Opponent::Named(teacher)],
    };
    for judge in judges {
        let exam = Exam { seed: MEASURE, games: training.measured, stop: training.stop };
        about.measured.extend(exam.take(kinds, &seated, &judge, &pool)?);
    }
    let was_stopped = training.is_stopped();
    if was_stopped {
        about.measured.clear();
    }
    Ok(Distilled { policy: Arc::unwrap_or_clone(policy), about, was_stopped })
}

/// A policy that learns.
struct Pupil<'a, G: Inputs> {
    kinds: &'a [G],
    teacher: &'a NamedBot<G>,
    training: &'a Training<'a>,
    policy: Policy,
    known: KnownActions<G>,
    slopes: PolicySlopes,
    moments: [PolicySlopes; 2],
    /// What is left of 1 after so many steps, for both.
    left: [f32; 2],
    units: Units,
    logits: Vec<f32>,
    /// Each head of each action, and how the loss changes with it.
    sloped: Vec<(u32, f32)>,
    progress: Progress,
}

impl<'a, G: Determinize + Heuristic + Inputs> Pupil<'a, G> {
    fn new(kinds: &'a [G], teacher: &'a NamedBot<G>, policy: Policy, training: &'a Training<'a>) -> Self {
        let progress = Progress { done: 0.0, games: 0, worth: 0.0, exams: None, is_exam: false };
        Self {
            kinds,
            teacher,
            training,
            policy,
            known: KnownActions::default(),
            slopes: PolicySlopes::default(),
            moments: Default::default(),
            left: [1.0; 2],
            units: Units::default(),
            logits: Vec::new(),
            sloped: Vec::new(),
            progress,
        }
    }

    /// Plays a few games side by side and learns from them together.
    fn study(&mut self, pool: &ThreadPool) -> Result<(), LabError> {
        let (first, done) = (self.progress.games, self.training.length.done(self.progress.games));
        let numbers = first..first + SIDE_BY_SIDE.min(self.training.length.left(first));
        let (kinds, policy, seed) = (self.kinds, &self.policy, self.training.seed);
        let course = Course { policy, teacher: self.teacher, done };
        let played: Vec<Taught<G>> = pool.install(|| {
            let play = |number: u64| {
                let kind = match kinds {
                    [_] => 0,
                    _ => Stream::new(seed, "kind", number).below(kinds.len() as u32) as usize,
                };
                course.play(&kinds[kind], &mut Stream::new(seed, "distill", number))
            };
            numbers.into_par_iter().map(play).collect()
        });
        if played.iter().any(|lessons| lessons.has_no_opinion) {
            return Err(LabError::NoOpinion { bot: self.teacher.text().to_owned() });
        }
        for lessons in &played {
            self.progress.games += 1;
            let agreed = f64::from(lessons.agreed) / lessons.lessons.len().max(1) as f64;
            let weight = LAST_GAME.max(1.0 / self.progress.games as f64);
            self.progress.worth += weight * (agreed - self.progress.worth);
        }
        self.learn(&played, done);
        self.progress.done = self.training.length.done(self.progress.games);
        self.progress.is_exam = self.progress.games.is_multiple_of(BETWEEN_EXAMS) || self.progress.done >= 1.0;
        if let Some(tell) = self.training.progress {
            tell(self.progress);
        }
        Ok(())
    }

    /// Moves the policy towards what the teacher has said, a step for every few states, from all the games.
    fn learn(&mut self, played: &[Taught<G>], done: f64) {
        let [fast, slow] = RATES;
        let rate = (fast + (slow - fast) * done) as f32;
        let states: Vec<&Lesson<G>> = played.iter().flat_map(|lessons| &lessons.lessons).collect();
        let steps = states.len().div_ceil(STATES_A_STEP);
        for step in 0..steps {
            states.iter().skip(step).step_by(steps).for_each(|lesson| self.add(lesson));
            self.step(rate);
        }
    }

    /// Adds what one state asks for: that each action be as likely as the teacher has it.
    fn add(&mut self, lesson: &Lesson<G>) {
        let (policy, known) = (&mut self.policy, &mut self.known);
        let game = &self.kinds[0];
        policy.look(&lesson.inputs, &mut self.units);
        self.logits.clear();
        for (action, _) in &lesson.actions {
            let heads = known.learn(game, policy, *action);
            self.logits.push(policy.logit(&self.units, heads));
        }
        lesson::to_chances(&mut self.logits, 1.0);
        self.sloped.clear();
        for ((action, wanted), said) in lesson.actions.iter().zip(&self.logits) {
            let heads = known.heads(game, policy, *action);
            self.sloped.extend(heads.iter().map(|head| (*head, said - wanted)));
        }
        self.slopes.add(policy, &lesson.inputs, &self.units, self.sloped.iter().copied());
    }

    /// A step of Adam (Kingma and Ba 2015).
    fn step(&mut self, rate: f32) {
        let [first, second] = BETAS;
        // Product by product: a power would be another number on another machine.
        self.left = [self.left[0] * first, self.left[1] * second];
        let rate = rate * (1.0 - self.left[1]).sqrt() / (1.0 - self.left[0]);
        self.policy.step(&mut self.slopes, &mut self.moments, |slope, mean, square| {
            *mean = first * *mean + (1.0 - first) * slope;
            *square = second * *square + (1.0 - second) * slope * slope;
            rate * *mean / (square.sqrt() + TINY)
        });
    }
}

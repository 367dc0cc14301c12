//! How games are played for a policy to learn from, and what is to be learned from one.

use contract::{Determinize, Dice, Heuristic, Inputs, SeatPerspective, Sparse, Stream, Turn};
use search::{KnownActions, NamedBot, Policy, Units, exp, logit_of};

/// For how long the teacher plays along: at the beginning always, after this part of the training never.
const LED: f64 = 0.1;

/// Logits within which the teacher takes actions for about equal: an action that is hardly worse is hardly wrong.
const SHARPNESS: f32 = 0.05;

/// What a state asks for: of each legal action how likely it should be.
pub(super) struct Lesson<G: Inputs> {
    pub(super) inputs: Sparse,
    pub(super) actions: Vec<(G::Action, f32)>,
}

/// What is to be learned from a game.
pub(super) struct Taught<G: Inputs> {
    pub(super) lessons: Vec<Lesson<G>>,
    /// How often the policy would have taken what the teacher likes best.
    pub(super) agreed: u32,
    /// Whether the teacher had nothing to say.
    pub(super) has_no_opinion: bool,
}

/// Who plays the next games.
pub(super) struct Course<'a, G> {
    pub(super) policy: &'a Policy,
    pub(super) teacher: &'a NamedBot<G>,
    /// Which part of the training is done.
    pub(super) done: f64,
}

impl<G: Determinize + Heuristic + Inputs> Course<'_, G> {
    /// Plays a game; the teacher is asked at every decision.
    pub(super) fn play(&self, game: &G, dice: &mut Stream) -> Taught<G> {
        let (mut teacher, budget) = (self.teacher.bot(), self.teacher.budget());
        let (mut known, mut units) = (KnownActions::default(), Units::default());
        let mut lessons = Taught { lessons: Vec::new(), agreed: 0, has_no_opinion: false };
        let (mut state, mut actions, mut judged) = (game.start(), Vec::new(), Vec::new());
        let led = ((1.0 - self.done / LED).max(0.0) * f64::from(1 << 20)) as u32;
        for _ in 0..game.step_limit() {
            let seats = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.sample(&state, dice);
                    game.apply_outcome(&mut state, outcome);
                    continue;
                }
                Turn::Choice(seats) => seats,
            };
            let Some(seat) = seats.first() else { break };
            game.legal(&state, seat, &mut actions);
            let mut action = actions[0];
            if actions.len() > 1 {
                let seen = SeatPerspective::new(game, &state, seat);
                teacher.appraise(&seen, budget, dice, &mut judged);
                if judged.is_empty() {
                    lessons.has_no_opinion = true;
                    break;
                }
                let mut inputs = Sparse::default();
                seen.choice_inputs(&mut inputs);
                self.policy.look(&inputs, &mut units);
                let said = |action| self.policy.logit(&units, known.heads(game, self.policy, action));
                let own = best(judged.iter().map(|(action, _)| *action), said);
                let mut chances: Vec<f32> = judged.iter().map(|(_, worth)| logit_of(*worth)).collect();
                let liked = judged[best(0..chances.len(), |place| chances[place])].0;
                lessons.agreed += u32::from(judged[own].0 == liked);
                action = if dice.below(1 << 20) < led { liked } else { judged[own].0 };
                to_chances(&mut chances, SHARPNESS);
                let actions = judged.iter().map(|(action, _)| *action).zip(chances).collect();
                lessons.lessons.push(Lesson { inputs, actions });
            }
            game.apply(&mut state, seat, action);
        }
        lessons
    }
}

/// Returns the place of the first one of which the most is said.
fn best<T>(all: impl Iterator<Item = T>, mut said: impl FnMut(T) -> f32) -> usize {
    let (mut best, mut most) = (0, f32::NEG_INFINITY);
    for (place, one) in all.enumerate() {
        let logit = said(one);
        if logit > most {
            (best, most) = (place, logit);
        }
    }
    best
}

/// Turns logits into chances that add up to 1: each in proportion to exp(logit / temperature).
pub(super) fn to_chances(logits: &mut [f32], temperature: f32) {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weight = |logit: f32| exp(f64::from((logit - most) / temperature)) as f32;
    for logit in &mut *logits {
        *logit = weight(*logit);
    }
    let all: f32 = logits.iter().sum();
    for chance in logits {
        *chance /= all;
    }
}

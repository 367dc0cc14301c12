//! Sealed choices: several seats choose at once, each by small steps that nobody else notices.

use contract::{Determinize, Dice, Events, Game, Notation, Observer, Seat, Speak, Step, Stream, Turn, VisibleToken};

use super::events::told;
use super::rota::Rota;
use super::secret::{Seal, alike, strangers};
use super::{looker, name, same};
use crate::breach::LawResult;
use crate::law::ensure;
use crate::step::{StepOf, after, legal};
use crate::trials::Trials;
use crate::walk::{any, asked, walk};

/// A sealed step of a seat, with the outcomes of its own that follow at once.
struct Sealed<G: Game> {
    /// The states after the step and each outcome, the settled one last.
    states: Vec<G::State>,
    /// The action and the outcomes.
    steps: Vec<StepOf<G>>,
    /// The product of the outcomes' weights.
    weight: u128,
}

/// Says whether the chance that is due belongs to the seat, so that it is part of its sealed choice.
fn own_luck_due<G: Game>(game: &G, state: &G::State, seat: Seat) -> bool {
    game.turn(state) == Turn::Chance && game.draw_name(state).seat == Some(seat)
}

impl<G: Game> Sealed<G> {
    /// Takes a step, and its outcomes: the given ones, then, where more are due, what the dice bring.
    fn take(
        game: &G,
        state: &G::State,
        seat: Seat,
        action: G::Action,
        mut chance: impl FnMut(&G::State, usize) -> Option<G::Outcome>,
    ) -> Option<Self> {
        let first = Step::Action(seat, action);
        let mut sealed = Self { states: vec![after(game, state, first)], steps: vec![first], weight: 1 };
        while own_luck_due(game, sealed.end(), seat) {
            let outcome = chance(sealed.end(), sealed.steps.len() - 1)?;
            sealed.weight *= u128::from(game.weight(sealed.end(), outcome));
            sealed.states.push(after(game, sealed.end(), Step::Outcome(outcome)));
            sealed.steps.push(Step::Outcome(outcome));
        }
        Some(sealed)
    }

    fn random(game: &G, state: &G::State, seat: Seat, dice: &mut Stream) -> Option<Self> {
        let action = any(&legal(game, state, seat), dice)?;
        Self::take(game, state, seat, action, |state, _| Some(game.sample(state, dice)))
    }

    /// Takes the same step with the same outcomes from another state.
    fn again(&self, game: &G, state: &G::State, seat: Seat) -> Option<Self> {
        let Step::Action(_, action) = self.steps[0] else { return None };
        let same = Self::take(game, state, seat, action, |_, number| match self.steps.get(number + 1) {
            Some(Step::Outcome(outcome)) => Some(*outcome),
            _ => None,
        });
        same.filter(|sealed| sealed.weight > 0 && sealed.steps == self.steps)
    }

    fn end(&self) -> &G::State {
        &self.states[self.states.len() - 1]
    }
}

/// Steps of different seats in one sealed choice commute, outcomes of their own included: in either order they are
/// allowed, weigh the same and lead to the same state.
pub fn seats_commute<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    walk(trials, "commute", |spot, dice| {
        let (game, state) = (spot.game, spot.state);
        let seats: Vec<Seat> = spot.asked().iter().collect();
        if seats.len() < 2 {
            return Ok(());
        }
        let first = dice.below(seats.len() as u32) as usize;
        let second = (first + 1 + dice.below(seats.len() as u32 - 1) as usize) % seats.len();
        let (p, q) = (seats[first], seats[second]);
        let (Some(a), Some(b)) = (Sealed::random(game, state, p, dice), Sealed::random(game, state, q, dice)) else {
            return Err("an asked seat can do nothing".to_owned());
        };
        for (seat, sealed) in [(p, &a), (q, &b)] {
            let others: Vec<Seat> = asked(game, sealed.end()).iter().filter(|other| *other != seat).collect();
            let expected: Vec<Seat> = seats.iter().copied().filter(|other| *other != seat).collect();
            ensure(others == expected, || {
                format!(
                    "after {:?} of {} the other seats asked are {others:?}, not {expected:?}",
                    sealed.steps,
                    name::<G>(seat)
                )
            })?;
        }
        let tokens = || format!("{:?} and {:?}", a.steps, b.steps);
        // The same card cannot come to both where only one is left; then there is nothing to compare.
        match (b.again(game, a.end(), q), a.again(game, b.end(), p)) {
            (None, None) => Ok(()),
            (Some(then_b), Some(then_a)) => {
                let weights = (a.weight * then_b.weight, b.weight * then_a.weight);
                ensure(weights.0 == weights.1, || format!("{} weigh {weights:?} in the two orders", tokens()))?;
                same(then_b.end(), then_a.end(), &format!("{} do not commute", tokens()))
            }
            _ => Err(format!("{} are possible in one order only", tokens())),
        }
    })
}

/// Nobody else notices a sealed step: view and turn stay, nothing is told or shown; when a seat finishes, the same is
/// seen and told whatever it did. A few observers look at each position, in turn.
pub fn sealed_steps_are_silent<G: Game + Notation + Determinize + Speak>(trials: &Trials<G>) -> LawResult {
    let mut rota = Rota::default();
    walk(trials, "seals", |spot, dice| {
        let seats: Vec<Seat> = spot.asked().iter().collect();
        match any(&seats, dice) {
            Some(seat) if seats.len() > 1 => {
                let who = name::<G>(seat);
                let observers = rota.few(&strangers(spot.game, seat).collect::<Vec<_>>());
                let (one, told) = prepare(spot.game, spot.state, seat, &observers, dice)?;
                let (other, other_told) = prepare(spot.game, spot.state, seat, &observers, dice)?;
                for ((observer, told), other_told) in observers.into_iter().zip(told).zip(other_told) {
                    let what =
                        || format!("when {who} finishes, {} is told {told:?} or {other_told:?}", looker::<G>(observer));
                    ensure(told == other_told, what)?;
                    let found = alike(spot.game, (&one, &other), observer, Seal::of(seats.len() - 1), dice);
                    found.map_err(|what| {
                        format!("after {who} has finished in two ways, to {}: {what}", looker::<G>(observer))
                    })?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    })
}

/// What each observer was told.
type Told<G> = Vec<Vec<<G as Events>::Event>>;

/// Plays a seat's sealed steps at random until it is no longer asked, each unnoticed by these observers. Returns the
/// state, and what each of them was told of the finish.
fn prepare<G: Game + Notation + Speak>(
    game: &G,
    state: &G::State,
    seat: Seat,
    observers: &[Observer],
    dice: &mut Stream,
) -> Result<(G::State, Told<G>), String> {
    let mut now = *state;
    for _ in 0..game.step_limit() {
        let sealed = Sealed::random(game, &now, seat, dice).ok_or("an asked seat can do nothing")?;
        let before = [now].into_iter().chain(sealed.states.iter().copied());
        let steps: Vec<_> = before.zip(&sealed.steps).zip(&sealed.states).collect();
        if !asked(game, sealed.end()).contains(seat) {
            let tell = |observer: &Observer| {
                steps.iter().flat_map(|((before, step), _)| told(game, before, **step, *observer)).collect()
            };
            return Ok((*sealed.end(), observers.iter().map(tell).collect()));
        }
        for observer in observers.iter().copied() {
            let what = || format!("{} notices {:?} of {}", looker::<G>(observer), sealed.steps, name::<G>(seat));
            let view = game.view(&now, observer);
            ensure(sealed.states.iter().all(|next| game.view(next, observer) == view), what)?;
            ensure(game.turn(sealed.end()) == game.turn(&now), what)?;
            for ((before, step), next) in &steps {
                let told = told(game, before, **step, observer);
                ensure(told.is_empty(), || format!("{}: told {told:?}", what()))?;
                let shown = game.visible_token(before, **step, next, observer);
                ensure(shown == VisibleToken::Nothing, || format!("{}: its token is shown", what()))?;
            }
        }
        now = *sealed.end();
    }
    Err(format!("{} never finishes a sealed choice", name::<G>(seat)))
}

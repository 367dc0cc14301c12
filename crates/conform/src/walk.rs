//! Walks through random games and shows a law every state on the way.

use contract::{Dice, Game, Notation, Observer, Seat, SeatSet, Stream, Turn};

use crate::breach::{self, Breach, BreachContext, CheckResult, LawResult};
use crate::play::{At, Order, next};
use crate::step::{StepOf, after, legal};
use crate::trials::Trials;
use crate::twins::RoundHistory;

/// A state on the way, and the step that led to it.
pub struct WalkState<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The state.
    pub state: &'a G::State,
    /// The state before and the step from there; none at the start.
    pub last: Option<(&'a G::State, StepOf<G>)>,
    /// The seats that have not finished the sealed choice that is going on, if one is. One seat left of several may
    /// open it by its next step.
    pub sealed: SeatSet,
    course: &'a RoundHistory<At<'a, G>, StepOf<G>>,
}

impl<G: Game> WalkState<'_, G> {
    /// Returns the seats that are asked; none where chance is due or the game is over.
    pub fn asked(&self) -> SeatSet {
        asked(self.game, self.state)
    }

    /// Plays a hidden twin of the state for this observer; none where no other course was found.
    pub(crate) fn twin(&self, observer: Observer, dice: &mut Stream) -> Option<G::State> {
        self.course.twin(observer, dice).map(|twin| twin.state)
    }

    /// Returns the seats that are asked, each with its legal actions.
    pub fn offers(&self) -> impl Iterator<Item = (Seat, Vec<G::Action>)> {
        self.asked().iter().map(|seat| (seat, legal(self.game, self.state, seat)))
    }
}

/// Returns the seats that are asked; none where chance is due or the game is over.
pub(crate) fn asked<G: Game>(game: &G, state: &G::State) -> SeatSet {
    if let Turn::Choice(seats) = game.turn(state) { seats } else { SeatSet::NONE }
}

/// Returns a uniformly chosen item, or none of an empty list.
pub(crate) fn any<T: Copy>(items: &[T], dice: &mut Stream) -> Option<T> {
    if items.is_empty() { None } else { items.get(dice.below(items.len() as u32) as usize).copied() }
}

/// Draws the next step of a random game; none when it is over.
///
/// # Errors
/// When nobody can act.
pub(crate) fn random_step<G: Game>(game: &G, state: &G::State, dice: &mut Stream) -> Result<Option<StepOf<G>>, String> {
    next(&At { game, state: *state }, Order::Any, dice)
}

/// Returns the seats that are not asked while others choose.
pub(crate) fn unasked<G: Game>(game: &G, state: &G::State) -> SeatSet {
    match game.turn(state) {
        Turn::Choice(asked) => SeatSet::all(game.seats()).iter().filter(|seat| !asked.contains(*seat)).collect(),
        Turn::Chance | Turn::Over => SeatSet::NONE,
    }
}

/// Plays the trials' random games to their ends and calls `visit` at every state, first and last included, with dice
/// for the law's own use. Any asked seat may come next, not only the lowest. A game that need not end is left after
/// [`Game::step_limit`] steps.
///
/// # Errors
/// At the first state where `visit` finds a breach, where nobody can act, or beyond the game's stated length.
pub fn walk<G: Game + Notation>(
    trials: &Trials<G>,
    purpose: &str,
    mut visit: impl FnMut(&WalkState<'_, G>, &mut Stream) -> CheckResult,
) -> LawResult {
    for (game, mut dice, seed) in trials.rounds(purpose) {
        let mut trail = WalkHistory::new(game, trials.beginning(game, &mut dice));
        loop {
            let found = visit(&trail.spot(), &mut dice).and_then(|()| random_step(game, &trail.state, &mut dice));
            match found {
                Ok(None) => break,
                Ok(Some(_)) if trail.steps == game.step_limit() => {
                    if game.max_steps().is_none() {
                        break;
                    }
                    let what = format!("the game goes on after {} steps, its stated longest", trail.steps);
                    return Err(trail.breach(what, seed));
                }
                Ok(Some(step)) => trail.take(step),
                Err(what) => return Err(trail.breach(what, seed)),
            }
        }
    }
    Ok(())
}

/// Returns who is in a sealed choice: several seats that are asked at once, and then those of them that still are.
fn still_sealed<G: Game>(game: &G, state: &G::State, before: SeatSet) -> SeatSet {
    match game.turn(state) {
        Turn::Choice(seats) if seats.len() > 1 || seats.iter().all(|seat| before.contains(seat)) => seats,
        Turn::Chance => before,
        Turn::Choice(_) | Turn::Over => SeatSet::NONE,
    }
}

/// A game on its way, with what is needed to write its position line if something is found.
struct WalkHistory<'a, G: Game> {
    game: &'a G,
    state: G::State,
    last: Option<(G::State, StepOf<G>)>,
    sealed: SeatSet,
    steps: u32,
    course: RoundHistory<At<'a, G>, StepOf<G>>,
    quiet: G::State,
    since: Vec<StepOf<G>>,
}

impl<'a, G: Game + Notation> WalkHistory<'a, G> {
    fn new(game: &'a G, start: G::State) -> Self {
        let sealed = still_sealed(game, &start, SeatSet::NONE);
        let course = RoundHistory::new(At { game, state: start });
        Self { game, state: start, last: None, sealed, steps: 0, course, quiet: start, since: Vec::new() }
    }

    fn spot(&self) -> WalkState<'_, G> {
        let last = self.last.as_ref().map(|(before, step)| (before, *step));
        WalkState { game: self.game, state: &self.state, last, sealed: self.sealed, course: &self.course }
    }

    fn take(&mut self, step: StepOf<G>) {
        let next = after(self.game, &self.state, step);
        self.last = Some((self.state, step));
        self.state = next;
        self.sealed = still_sealed(self.game, &next, self.sealed);
        self.steps += 1;
        self.course.took(step, &At { game: self.game, state: next });
        if self.game.is_quiet(&next) {
            self.quiet = next;
            self.since.clear();
        } else {
            self.since.push(step);
        }
    }

    fn breach(&self, what: String, seed: String) -> Breach {
        let (part, comma) = G::TAIL.unwrap_or_default();
        let tail: Vec<String> = self.since.iter().map(|step| breach::token(self.game, *step)).collect();
        let part = if tail.is_empty() { "" } else { part };
        let place = BreachContext {
            setup: breach::name(self.game),
            seed,
            step: self.steps,
            token: self.last.as_ref().map(|(_, step)| breach::token(self.game, *step)),
            line: format!("{}{part}{}", self.game.write_line(&self.quiet), tail.join(comma)),
        };
        Breach { what, context: Some(Box::new(place)) }
    }
}

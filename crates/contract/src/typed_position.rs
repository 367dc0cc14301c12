//! What a [`crate::Position`] holds: the typed game and state behind an object-safe trait.

use std::any::Any;
use std::sync::Arc;

use crate::step_part::{self, StepPart};
use crate::{
    Account, Determinize, Dice, DrawName, EventHistory, Forecast, Game, Info, Label, Notation, Observer, Order, Phases,
    Phrase, PlayedStep, Prompt, Seat, SeatSet, Setup, Speak, Step, StepError, StepText, Supply, Turn, Verdict,
    VisibleToken, Vital,
};

/// [`crate::Position`]'s questions, answered by [`TypedPosition`] for each game.
pub(crate) trait ErasedPosition: Send + Sync {
    fn copy(&self) -> Box<dyn ErasedPosition>;
    fn as_any(&self) -> &dyn Any;
    fn same(&self, other: &dyn ErasedPosition) -> bool;
    fn info(&self) -> &'static Info;
    fn setup(&self) -> &Setup;
    fn hides(&self) -> bool;
    fn max_steps(&self) -> Option<u32>;
    fn turn(&self) -> Turn;
    fn round(&self) -> u16;
    fn legal(&self, seat: Seat) -> Vec<String>;
    fn forced(&self) -> Option<StepText>;
    fn has_forced(&self) -> bool;
    fn outcomes(&self) -> Option<Vec<(String, u64)>>;
    fn outcome_classes(&self) -> Vec<(String, u64)>;
    fn draw_name(&self) -> DrawName;
    fn sample(&self, dice: &mut dyn Dice) -> String;
    fn is_outcome(&self, token: &str) -> bool;
    fn play(&mut self, step: &StepText) -> Result<(), StepError>;
    fn line(&self) -> Option<String>;
    fn line_for(&self, observer: Observer) -> Option<String>;
    fn verdict(&self) -> Option<Verdict>;
    fn resignation(&self) -> &'static str;
    fn view_json(&self, observer: Observer) -> serde_json::Value;
    fn seat_title(&self, seat: Seat) -> Option<Phrase>;
    fn prompt(&self, seat: Seat) -> Prompt;
    fn labels(&self, seat: Seat) -> Vec<(String, Label)>;
    fn outlook(&self, seat: Seat, token: &str) -> Vec<Phrase>;
    fn suggest(&self, seat: Seat) -> Vec<String>;
    fn supplies(&self, seat: Seat) -> Vec<Supply<String>>;
    fn forecast(&self, seat: Seat) -> Option<Forecast<String>>;
    fn no_such_set(&self, seat: Seat, pieces: &[&str]) -> Option<Phrase>;
    fn orders(&self, seat: Seat) -> Vec<Order<String>>;
    fn guide(&self, seat: Seat) -> Vec<Phrase>;
    fn vitals(&self, observer: Observer, seat: Seat) -> Vec<Vital>;
    fn phases(&self, observer: Observer) -> Option<Phases>;
    fn account(&self, steps: &mut dyn Iterator<Item = &StepText>) -> Option<Account>;
    fn tell(&self, step: &StepText, after: &dyn ErasedPosition, observer: Observer) -> Vec<Phrase>;
    fn parts(&self, step: &StepText, after: &dyn ErasedPosition, observer: Observer) -> Vec<StepPart>;
    fn has_events(&self, step: &StepText, observer: Observer) -> bool;
    fn token_for(&self, step: &StepText, after: &dyn ErasedPosition, observer: Observer) -> Option<String>;
    fn looks_like(&self, other: &dyn ErasedPosition, observer: Observer) -> bool;
    fn completion(&self, observer: Observer, dice: &mut dyn Dice) -> Box<dyn ErasedPosition>;
}

/// A typed game and a state of it.
pub(crate) struct TypedPosition<G: Game> {
    pub(crate) game: Arc<G>,
    pub(crate) state: G::State,
    /// The steps since the last state that a line can hold, each with the state before it.
    since: Vec<PlayedStep<G>>,
}

impl<G: Game + Notation + Speak + Determinize> TypedPosition<G> {
    pub(crate) fn new(game: Arc<G>, state: G::State) -> Self {
        Self { game, state, since: Vec::new() }
    }

    /// Returns the last state that a line can hold.
    fn quiet(&self) -> &G::State {
        self.since.first().map_or(&self.state, |(state, _)| state)
    }

    /// Writes a line with the tokens since, each with its seat where several were asked.
    fn line_of(&self, quiet: String, token: impl Fn(usize) -> Option<String>) -> String {
        let (part, comma) = G::TAIL.unwrap_or_default();
        let seated = |number: usize| {
            let ((before, step), token) = (self.since[number], token(number)?);
            Some(match (step, self.game.turn(&before)) {
                (Step::Action(seat, _), Turn::Choice(seats)) if seats.len() > 1 => {
                    format!("{}:{token}", G::info().seat_name(seat))
                }
                _ => token,
            })
        };
        let tail: Vec<String> = (0..self.since.len()).filter_map(seated).collect();
        if tail.is_empty() { quiet } else { format!("{quiet}{part}{}", tail.join(comma)) }
    }

    fn token(&self, step: Step<G::Action, G::Outcome>) -> String {
        match step {
            Step::Action(_, action) => self.game.write_action(action),
            Step::Outcome(outcome) => self.game.write_outcome(outcome),
        }
    }

    fn token_as_seen(
        &self,
        before: &G::State,
        step: Step<G::Action, G::Outcome>,
        after: &G::State,
        observer: Observer,
    ) -> Option<String> {
        match self.game.visible_token(before, step, after, observer) {
            VisibleToken::Whole => Some(self.token(step)),
            VisibleToken::Part(token) => Some(token),
            VisibleToken::Nothing => None,
        }
    }

    fn read(&self, step: &StepText) -> Result<Step<G::Action, G::Outcome>, StepError> {
        let due = self.game.turn(&self.state);
        let token = step.token().to_owned();
        match step {
            StepText::Outcome { .. } => {
                let outcome = self.game.read_outcome(&token)?;
                match due {
                    Turn::Over => Err(StepError::Over { token }),
                    Turn::Choice(_) => Err(StepError::NoChanceDue { token }),
                    Turn::Chance if self.game.weight(&self.state, outcome) == 0 => {
                        Err(StepError::Impossible { token, draw: self.game.draw_name(&self.state) })
                    }
                    Turn::Chance => Ok(Step::Outcome(outcome)),
                }
            }
            StepText::Action { seat, .. } => match due {
                Turn::Over => Err(StepError::Over { token }),
                Turn::Chance => Err(StepError::ChanceDue { token, draw: self.game.draw_name(&self.state) }),
                Turn::Choice(asked) => {
                    let action = self.game.read_action(&token)?;
                    if !asked.contains(*seat) {
                        return Err(self.not_asked(token, *seat, action));
                    }
                    let action = self.game.canonical(&self.state, *seat, action);
                    match self.game.check(&self.state, *seat, action) {
                        Ok(()) => Ok(Step::Action(*seat, action)),
                        Err(refusal) => Err(StepError::Illegal { token, refusal }),
                    }
                }
            },
        }
    }

    /// Returns what a step does, as the observer may know it; none when it is not allowed here.
    pub(crate) fn events(&self, step: &StepText, observer: Observer) -> Option<Vec<G::Event>> {
        let (step, mut events) = (self.read(step).ok()?, Vec::new());
        self.game.events(&self.state, step, observer, &mut events);
        Some(events)
    }

    fn not_asked(&self, token: String, seat: Seat, action: G::Action) -> StepError {
        let seated = seat.index() < usize::from(self.game.seats());
        match seated.then(|| self.game.unasked(&self.state, seat, action)).flatten() {
            Some(refusal) => StepError::Illegal { token, refusal },
            None => StepError::NotAsked { token, seat: G::info().seat_name(seat) },
        }
    }
}

impl<G: Game + Notation + Speak + Determinize> ErasedPosition for TypedPosition<G> {
    fn copy(&self) -> Box<dyn ErasedPosition> {
        Box::new(Self { game: self.game.clone(), state: self.state, since: self.since.clone() })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn same(&self, other: &dyn ErasedPosition) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| {
            self.state == other.state
                && (Arc::ptr_eq(&self.game, &other.game) || self.game.setup() == other.game.setup())
        })
    }

    fn info(&self) -> &'static Info {
        G::info()
    }

    fn setup(&self) -> &Setup {
        self.game.setup()
    }

    fn hides(&self) -> bool {
        self.game.hides()
    }

    fn max_steps(&self) -> Option<u32> {
        self.game.max_steps()
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn round(&self) -> u16 {
        self.game.round(&self.state)
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        match self.turn() {
            Turn::Choice(seats) if seats.contains(seat) => {
                let mut actions = Vec::new();
                self.game.legal(&self.state, seat, &mut actions);
                actions.into_iter().map(|action| self.game.write_action(action)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn forced(&self) -> Option<StepText> {
        let (seat, action) = self.game.forced(&self.state)?;
        Some(StepText::Action { seat, token: self.game.write_action(action) })
    }

    fn has_forced(&self) -> bool {
        self.game.has_forced()
    }

    fn outcomes(&self) -> Option<Vec<(String, u64)>> {
        let mut outcomes = Vec::new();
        let listed = self.turn() == Turn::Chance && self.game.outcomes(&self.state, &mut outcomes);
        listed
            .then(|| outcomes.into_iter().map(|(outcome, weight)| (self.game.write_outcome(outcome), weight)).collect())
    }

    fn outcome_classes(&self) -> Vec<(String, u64)> {
        self.game.outcome_classes(&self.state)
    }

    fn draw_name(&self) -> DrawName {
        self.game.draw_name(&self.state)
    }

    fn sample(&self, dice: &mut dyn Dice) -> String {
        self.game.write_outcome(self.game.sample(&self.state, dice))
    }

    fn is_outcome(&self, token: &str) -> bool {
        G::is_outcome(token)
    }

    fn play(&mut self, step: &StepText) -> Result<(), StepError> {
        let (before, step) = (self.state, self.read(step)?);
        match step {
            Step::Action(seat, action) => self.game.apply(&mut self.state, seat, action),
            Step::Outcome(outcome) => self.game.apply_outcome(&mut self.state, outcome),
        }
        if self.game.is_quiet(&self.state) {
            self.since.clear();
        } else {
            self.since.push((before, step));
        }
        Ok(())
    }

    fn line(&self) -> Option<String> {
        let quiet = self.quiet();
        let known = self.game.is_quiet(quiet);
        known.then(|| self.line_of(self.game.write_line(quiet), |number| Some(self.token(self.since[number].1))))
    }

    fn line_for(&self, observer: Observer) -> Option<String> {
        let quiet = self.quiet();
        let view = self.game.is_quiet(quiet).then(|| self.game.view(quiet, observer))?;
        let seen = |number: usize| {
            let (before, step) = &self.since[number];
            let after = self.since.get(number + 1).map_or(&self.state, |(state, _)| state);
            self.token_as_seen(before, *step, after, observer)
        };
        Some(self.line_of(self.game.write_view(&view), seen))
    }

    fn verdict(&self) -> Option<Verdict> {
        self.game.verdict(&self.state)
    }

    fn resignation(&self) -> &'static str {
        self.game.resignation()
    }

    fn view_json(&self, observer: Observer) -> serde_json::Value {
        let mut view = serde_json::to_value(self.game.view(&self.state, observer)).unwrap_or_default();
        // One order however the program was built: some crate may ask serde_json to keep insertion order.
        view.sort_all_objects();
        view
    }

    fn seat_title(&self, seat: Seat) -> Option<Phrase> {
        self.game.seat_title(seat)
    }

    fn prompt(&self, seat: Seat) -> Prompt {
        self.game.prompt(&self.game.view(&self.state, SeatSet::only(seat)), seat)
    }

    fn labels(&self, seat: Seat) -> Vec<(String, Label)> {
        let view = self.game.view(&self.state, SeatSet::only(seat));
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        let named = |action| (self.game.write_action(action), self.game.label(&view, seat, action));
        actions.into_iter().map(named).collect()
    }

    fn outlook(&self, seat: Seat, token: &str) -> Vec<Phrase> {
        let Ok(action) = self.game.read_action(token) else { return Vec::new() };
        let action = self.game.canonical(&self.state, seat, action);
        self.game.outlook(&self.game.view(&self.state, SeatSet::only(seat)), seat, action)
    }

    fn suggest(&self, seat: Seat) -> Vec<String> {
        let view = self.game.view(&self.state, SeatSet::only(seat));
        self.game.suggest(&view, seat).into_iter().map(|action| self.game.write_action(action)).collect()
    }

    fn supplies(&self, seat: Seat) -> Vec<Supply<String>> {
        let supplies = self.game.supplies(&self.game.view(&self.state, SeatSet::only(seat)), seat).into_iter();
        let supply = |(piece, action)| Supply {
            piece,
            example: self.game.write_action(action),
            refusal: self.game.check(&self.state, seat, action).err(),
        };
        supplies.map(supply).collect()
    }

    fn forecast(&self, seat: Seat) -> Option<Forecast<String>> {
        let forecast = self.game.forecast(&self.game.view(&self.state, SeatSet::only(seat)), seat)?;
        Some(forecast.map(|action| self.game.write_action(action)))
    }

    fn no_such_set(&self, seat: Seat, pieces: &[&str]) -> Option<Phrase> {
        self.game.no_such_set(&self.game.view(&self.state, SeatSet::only(seat)), seat, pieces)
    }

    fn orders(&self, seat: Seat) -> Vec<Order<String>> {
        let orders = self.game.orders(&self.game.view(&self.state, SeatSet::NONE), seat);
        orders.into_iter().map(|order| order.map(|action| self.game.write_action(action))).collect()
    }

    fn guide(&self, seat: Seat) -> Vec<Phrase> {
        self.game.guide(&self.game.view(&self.state, SeatSet::only(seat)), seat)
    }

    fn vitals(&self, observer: Observer, seat: Seat) -> Vec<Vital> {
        self.game.vitals(&self.game.view(&self.state, observer), seat)
    }

    fn phases(&self, observer: Observer) -> Option<Phases> {
        self.game.phases(&self.game.view(&self.state, observer))
    }

    fn account(&self, steps: &mut dyn Iterator<Item = &StepText>) -> Option<Account> {
        let mut held = Self::new(self.game.clone(), self.state);
        let mut passed = Vec::new();
        for step in steps {
            passed.push((held.state, held.read(step).ok()?));
            held.play(step).ok()?;
        }
        self.game.account(&EventHistory::of(&*self.game, &passed, &held.state))
    }

    fn tell(&self, step: &StepText, after: &dyn ErasedPosition, observer: Observer) -> Vec<Phrase> {
        match (self.read(step), after.as_any().downcast_ref::<Self>()) {
            (Ok(step), Some(after)) => self.game.tell_step(&self.state, step, &after.state, observer),
            _ => Vec::new(),
        }
    }

    fn parts(&self, step: &StepText, after: &dyn ErasedPosition, observer: Observer) -> Vec<StepPart> {
        match (self.read(step), after.as_any().downcast_ref::<Self>()) {
            (Ok(step), Some(after)) => step_part::cut(&self.game, &self.state, step, &after.state, observer),
            _ => Vec::new(),
        }
    }

    fn has_events(&self, step: &StepText, observer: Observer) -> bool {
        self.events(step, observer).is_some_and(|events| !events.is_empty())
    }

    fn token_for(&self, step: &StepText, after: &dyn ErasedPosition, observer: Observer) -> Option<String> {
        match (self.read(step), after.as_any().downcast_ref::<Self>()) {
            (Ok(step), Some(after)) => self.token_as_seen(&self.state, step, &after.state, observer),
            _ => None,
        }
    }

    fn looks_like(&self, other: &dyn ErasedPosition, observer: Observer) -> bool {
        let other = other.as_any().downcast_ref::<Self>();
        other.is_some_and(|other| self.game.view(&self.state, observer) == other.game.view(&other.state, observer))
    }

    fn completion(&self, observer: Observer, mut dice: &mut dyn Dice) -> Box<dyn ErasedPosition> {
        let view = self.game.view(&self.state, observer);
        Box::new(Self::new(self.game.clone(), self.game.determinize(&view, &mut dice)))
    }
}

//! Parley with a lie, as a game: every call goes to the lie, which answers for itself or lets parley answer.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicU32, Ordering};

use conform::toys::Parley;
use conform::toys::parley::{Action, Event, Outcome, State, View};
use contract::{
    Account, Determinize, Dice, DrawName, EventHistory, Events, Forecast, Game, Heuristic, Info, InputSink, Inputs,
    Label, LineSetup, Malformed, Notation, Observer, Order, Phases, Phrase, Piece, Preset, Prompt, Refusal, Seat,
    SeatSet, Series, Setup, SetupError, Speak, Step, Turn, Verdict, VisibleToken, Vital,
};

use super::Lie;

/// Parley with a lie.
#[derive(Debug)]
pub(crate) struct Broken<L> {
    parley: Parley,
    /// How often something was called, for lies that are not the same twice.
    calls: AtomicU32,
    lie: PhantomData<L>,
}

impl<L: Lie> Broken<L> {
    fn count(&self) -> u32 {
        self.calls.fetch_add(1, Ordering::Relaxed)
    }
}

impl<L: Lie> Game for Broken<L> {
    type State = State;
    type Action = Action;
    type Outcome = Outcome;
    type View = View;

    fn info() -> &'static Info {
        L::info()
    }
    fn presets() -> &'static [Preset] {
        L::presets()
    }
    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { parley: L::make(setup)?, calls: AtomicU32::new(0), lie: PhantomData })
    }
    fn setup(&self) -> &Setup {
        L::setup(&self.parley)
    }
    fn hides(&self) -> bool {
        L::hides(&self.parley)
    }
    fn max_steps(&self) -> Option<u32> {
        L::longest(&self.parley)
    }
    fn start(&self) -> State {
        self.parley.start()
    }
    fn turn(&self, state: &State) -> Turn {
        L::turn(&self.parley, state)
    }
    fn round(&self, state: &State) -> u16 {
        self.parley.round(state)
    }
    fn legal(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        L::legal(&self.parley, self.count(), state, seat, actions);
    }
    fn pick<D: Dice + ?Sized>(
        &self,
        state: &State,
        seat: Seat,
        dice: &mut D,
        actions: &mut Vec<Action>,
    ) -> Option<Action> {
        L::pick(&self.parley, state, seat, dice, actions)
    }
    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        L::check(&self.parley, state, seat, action)
    }
    fn unasked(&self, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        L::unasked(&self.parley, state, seat, action)
    }
    fn apply(&self, state: &mut State, seat: Seat, action: Action) {
        L::apply(&self.parley, self.count(), state, seat, action);
    }
    fn forced(&self, state: &State) -> Option<(Seat, Action)> {
        L::forced(&self.parley, state)
    }
    fn has_forced(&self) -> bool {
        L::has_forced()
    }
    fn draw_name(&self, state: &State) -> DrawName {
        self.parley.draw_name(state)
    }
    fn weight(&self, state: &State, outcome: Outcome) -> u64 {
        L::weight(&self.parley, state, outcome)
    }
    fn outcomes(&self, state: &State, outcomes: &mut Vec<(Outcome, u64)>) -> bool {
        L::outcomes(&self.parley, state, outcomes)
    }
    fn sample<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Outcome {
        L::sample(&self.parley, self.count(), state, dice)
    }
    fn apply_outcome(&self, state: &mut State, outcome: Outcome) {
        self.parley.apply_outcome(state, outcome);
    }
    fn verdict(&self, state: &State) -> Option<Verdict> {
        L::verdict(&self.parley, state)
    }
    fn view(&self, state: &State, observer: Observer) -> View {
        L::view(&self.parley, state, observer)
    }
}

impl<L: Lie> Notation for Broken<L> {
    const TAIL: Option<(&'static str, &'static str)> = Parley::TAIL;

    fn write_action(&self, action: Action) -> String {
        L::write_action(&self.parley, action)
    }
    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        L::read_action(&self.parley, token)
    }
    fn write_outcome(&self, outcome: Outcome) -> String {
        self.parley.write_outcome(outcome)
    }
    fn read_outcome(&self, token: &str) -> Result<Outcome, Malformed> {
        self.parley.read_outcome(token)
    }
    fn is_outcome(token: &str) -> bool {
        L::is_outcome(token)
    }
    fn canonical(&self, state: &State, seat: Seat, action: Action) -> Action {
        L::listed(&self.parley, state, seat, action)
    }
    fn is_quiet(&self, state: &State) -> bool {
        L::is_quiet(&self.parley, state)
    }
    fn write_line(&self, state: &State) -> String {
        L::write_line(&self.parley, state)
    }
    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        L::read_line(&self.parley, line)
    }
    fn write_view(&self, view: &View) -> String {
        L::write_view(&self.parley, view)
    }
    fn read_view(&self, line: &str) -> Result<View, Malformed> {
        L::read_view(&self.parley, line)
    }
    fn line_setup(line: &str) -> Result<LineSetup, Malformed> {
        Parley::line_setup(line)
    }
}

impl<L: Lie> Events for Broken<L> {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
        L::events(&self.parley, before, step, observer, events);
    }
    fn replay(&self, view: &mut View, event: &Event, observer: Observer) {
        L::replay(&self.parley, view, *event, observer);
    }
}

impl<L: Lie> Speak for Broken<L> {
    fn tell(&self, events: &[Event], before: &View, after: &View, observer: Observer) -> Vec<Phrase> {
        L::tell(&self.parley, events, before, after, observer)
    }
    fn parts(&self, events: &[Event]) -> Vec<usize> {
        L::parts(&self.parley, events)
    }
    fn visible_token(
        &self,
        before: &State,
        step: Step<Action, Outcome>,
        after: &State,
        observer: Observer,
    ) -> VisibleToken {
        L::shows(&self.parley, before, step, after, observer)
    }
    fn prompt(&self, view: &View, seat: Seat) -> Prompt {
        self.parley.prompt(view, seat)
    }
    fn label(&self, view: &View, seat: Seat, action: Action) -> Label {
        L::label(&self.parley, view, seat, action)
    }
    fn guide(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        L::guide(&self.parley, view, seat)
    }
    fn suggest(&self, view: &View, seat: Seat) -> Vec<Action> {
        L::suggest(&self.parley, view, seat)
    }
    fn seat_title(&self, seat: Seat) -> Option<Phrase> {
        L::seat_title(&self.parley, seat)
    }
    fn supplies(&self, view: &View, seat: Seat) -> Vec<(Piece, Action)> {
        L::supplies(&self.parley, view, seat)
    }
    fn forecast(&self, view: &View, seat: Seat) -> Option<Forecast<Action>> {
        L::forecast(&self.parley, view, seat)
    }
    fn orders(&self, view: &View, seat: Seat) -> Vec<Order<Action>> {
        L::orders(&self.parley, view, seat)
    }
    fn vitals(&self, view: &View, seat: Seat) -> Vec<Vital> {
        L::vitals(&self.parley, view, seat)
    }
    fn phases(&self, view: &View) -> Option<Phases> {
        L::phases(&self.parley, view)
    }
    fn account(&self, history: &EventHistory<Self>) -> Option<Account> {
        L::account(&self.parley, history.steps.len())
    }
}

impl<L: Lie> Determinize for Broken<L> {
    fn determinize<D: Dice + ?Sized>(&self, view: &View, dice: &mut D) -> State {
        L::determinize(&self.parley, view, dice)
    }
    fn key(&self, state: &State, seat: Seat) -> u64 {
        L::key(&self.parley, state, seat)
    }
}

impl<L: Lie> Heuristic for Broken<L> {
    fn estimate(&self, state: &State, seat: Seat) -> f64 {
        L::estimate(&self.parley, state, seat)
    }
    fn proven(&self, state: &State, seat: Seat) -> Option<f64> {
        L::proven(&self.parley, state, seat)
    }
}

impl<L: Lie> Inputs for Broken<L> {
    const SCHEME: u16 = Parley::SCHEME;
    fn inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        L::inputs(&self.parley, state, seat, sink);
    }
    fn progress(&self, state: &State, seat: Seat) -> f64 {
        self.parley.progress(state, seat)
    }
}

impl<L: Lie> Series for Broken<L> {
    fn most_games(&self) -> u16 {
        L::most_games(&self.parley)
    }
    fn next(&self, ends: &[(State, Verdict)]) -> Option<(Self, State)> {
        let (parley, start) = L::next(&self.parley, ends)?;
        Some((Self { parley, calls: AtomicU32::new(0), lie: PhantomData }, start))
    }
    fn score(&self, ends: &[(State, Verdict)]) -> [f64; Seat::MOST] {
        L::score(&self.parley, ends)
    }
    fn winners(&self, ends: &[(State, Verdict)]) -> SeatSet {
        L::winners(&self.parley, ends)
    }
}

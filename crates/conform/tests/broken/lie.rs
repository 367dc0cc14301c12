//! A game that plays parley but lies in one point. Each lie overrides one thing; the rest is honest.

mod broken;

pub(crate) use broken::Broken;

use std::fmt::Debug;

use conform::toys::Parley;
use conform::toys::parley::{Action, Event, Outcome, State, View};
use contract::{
    Account, Determinize, Dice, Events, Forecast, Game, Heuristic, Info, InputSink, Inputs, Label, Malformed, Notation,
    Observer, Order, Phases, Phrase, Piece, Preset, Refusal, Seat, SeatSet, Series, Setup, SetupError, Speak, Step,
    Turn, Verdict, VisibleToken, Vital,
};

/// What a lie may do: everything that parley does, honestly as given.
pub(crate) trait Lie: Debug + Send + Sync + 'static {
    fn info() -> &'static Info {
        Parley::info()
    }
    fn presets() -> &'static [Preset] {
        Parley::presets()
    }
    fn make(setup: &Setup) -> Result<Parley, SetupError> {
        Parley::new(setup)
    }
    fn setup(game: &Parley) -> &Setup {
        game.setup()
    }
    fn hides(game: &Parley) -> bool {
        game.hides()
    }
    fn longest(game: &Parley) -> Option<u32> {
        game.max_steps()
    }
    fn turn(game: &Parley, state: &State) -> Turn {
        game.turn(state)
    }
    fn legal(game: &Parley, _calls: u32, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        game.legal(state, seat, actions);
    }
    fn pick<D: Dice + ?Sized>(
        game: &Parley,
        state: &State,
        seat: Seat,
        dice: &mut D,
        actions: &mut Vec<Action>,
    ) -> Option<Action> {
        game.pick(state, seat, dice, actions)
    }
    fn check(game: &Parley, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.check(state, seat, action)
    }
    fn unasked(game: &Parley, state: &State, seat: Seat, action: Action) -> Option<Refusal> {
        game.unasked(state, seat, action)
    }
    fn apply(game: &Parley, _calls: u32, state: &mut State, seat: Seat, action: Action) {
        game.apply(state, seat, action);
    }
    fn forced(_game: &Parley, _state: &State) -> Option<(Seat, Action)> {
        None
    }
    fn has_forced() -> bool {
        true
    }
    fn weight(game: &Parley, state: &State, outcome: Outcome) -> u64 {
        game.weight(state, outcome)
    }
    fn outcomes(game: &Parley, state: &State, outcomes: &mut Vec<(Outcome, u64)>) -> bool {
        game.outcomes(state, outcomes)
    }
    fn sample<D: Dice + ?Sized>(game: &Parley, _calls: u32, state: &State, dice: &mut D) -> Outcome {
        game.sample(state, dice)
    }
    fn verdict(game: &Parley, state: &State) -> Option<Verdict> {
        game.verdict(state)
    }
    fn view(game: &Parley, state: &State, observer: Observer) -> View {
        game.view(state, observer)
    }
    fn write_action(game: &Parley, action: Action) -> String {
        game.write_action(action)
    }
    fn read_action(game: &Parley, token: &str) -> Result<Action, Malformed> {
        game.read_action(token)
    }
    fn is_outcome(token: &str) -> bool {
        Parley::is_outcome(token)
    }
    fn listed(game: &Parley, state: &State, seat: Seat, action: Action) -> Action {
        game.canonical(state, seat, action)
    }
    fn is_quiet(game: &Parley, state: &State) -> bool {
        game.is_quiet(state)
    }
    fn write_line(game: &Parley, state: &State) -> String {
        game.write_line(state)
    }
    fn read_line(game: &Parley, line: &str) -> Result<State, Malformed> {
        game.read_line(line)
    }
    fn write_view(game: &Parley, view: &View) -> String {
        game.write_view(view)
    }
    fn read_view(game: &Parley, line: &str) -> Result<View, Malformed> {
        game.read_view(line)
    }
    fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
        game.events(before, step, observer, events);
    }
    fn replay(game: &Parley, view: &mut View, event: Event, observer: Observer) {
        game.replay(view, &event, observer);
    }
    fn tell(game: &Parley, events: &[Event], before: &View, after: &View, observer: Observer) -> Vec<Phrase> {
        game.tell(events, before, after, observer)
    }
    fn parts(game: &Parley, events: &[Event]) -> Vec<usize> {
        game.parts(events)
    }
    fn shows(
        game: &Parley,
        before: &State,
        step: Step<Action, Outcome>,
        after: &State,
        observer: Observer,
    ) -> VisibleToken {
        game.visible_token(before, step, after, observer)
    }
    fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
        game.label(view, seat, action)
    }
    fn guide(game: &Parley, view: &View, seat: Seat) -> Vec<Phrase> {
        game.guide(view, seat)
    }
    fn suggest(game: &Parley, view: &View, seat: Seat) -> Vec<Action> {
        game.suggest(view, seat)
    }
    fn seat_title(game: &Parley, seat: Seat) -> Option<Phrase> {
        game.seat_title(seat)
    }
    fn supplies(game: &Parley, view: &View, seat: Seat) -> Vec<(Piece, Action)> {
        game.supplies(view, seat)
    }
    fn forecast(game: &Parley, view: &View, seat: Seat) -> Option<Forecast<Action>> {
        game.forecast(view, seat)
    }
    fn orders(game: &Parley, view: &View, seat: Seat) -> Vec<Order<Action>> {
        game.orders(view, seat)
    }
    fn vitals(game: &Parley, view: &View, seat: Seat) -> Vec<Vital> {
        game.vitals(view, seat)
    }
    fn phases(game: &Parley, view: &View) -> Option<Phases> {
        game.phases(view)
    }
    fn account(_game: &Parley, _steps: usize) -> Option<Account> {
        None
    }
    fn determinize<D: Dice + ?Sized>(game: &Parley, view: &View, dice: &mut D) -> State {
        game.determinize(view, dice)
    }
    fn key(game: &Parley, state: &State, seat: Seat) -> u64 {
        game.key(state, seat)
    }
    fn estimate(game: &Parley, state: &State, seat: Seat) -> f64 {
        game.estimate(state, seat)
    }
    fn proven(_game: &Parley, _state: &State, _seat: Seat) -> Option<f64> {
        None
    }
    fn inputs<S: InputSink>(game: &Parley, state: &State, seat: Seat, sink: &mut S) {
        game.inputs(state, seat, sink);
    }
    fn next(game: &Parley, ends: &[(State, Verdict)]) -> Option<(Parley, State)> {
        game.next(ends)
    }
    fn most_games(game: &Parley) -> u16 {
        game.most_games()
    }
    fn score(game: &Parley, ends: &[(State, Verdict)]) -> [f64; Seat::MOST] {
        game.score(ends)
    }
    fn winners(game: &Parley, ends: &[(State, Verdict)]) -> SeatSet {
        game.winners(ends)
    }
}

/// Makes a test of each lie: the law finds it, and says so.
macro_rules! lies {
    ($($test:ident: $law:ident finds $text:literal { $($lie:tt)* })*) => { $(
        #[test]
        fn $test() {
            #[derive(Debug)]
            struct Liar;
            impl Lie for Liar { $($lie)* }
            let trials = conform::Trials::<$crate::lie::Broken<Liar>>::new([2, 3].map(contract::Setup::printed)).expect("the liar is set up");
            let breach = conform::law::$law(&trials).expect_err("the lie is found").to_string();
            assert!(breach.contains($text), "found something else: {breach}");
        }
    )* };
}
pub(crate) use lies;

/// Returns all seats at the table.
pub(crate) fn all(game: &Parley) -> SeatSet {
    SeatSet::all(game.seats())
}

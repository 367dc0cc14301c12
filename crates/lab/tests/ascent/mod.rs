//! Ascent: a game for one, which the toys of the test kit are not. Whoever is at a height of 8 after six turns has won; with
//! the option `summit`, only if a last die shows a 6. A step goes up by 1; a leap goes up by 2, unless the die shows 1 or 2.
//! The game's own estimate likes steps best, so `greedy` never gets there.

use contract::{
    Determinize, Dice, DrawName, Game, Heuristic, Info, InputSink, Inputs, LineSetup, Malformed, Notation, Observer,
    Refusal, Seat, SeatSet, Setup, SetupError, Turn, Verdict,
};
use serde::Serialize;

const TURNS: u8 = 6;
const TOP: u8 = 8;

pub(crate) struct Ascent {
    setup: Setup,
    has_summit: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub(crate) struct State {
    turns: u8,
    steps: u8,
    height: u8,
    leaps: bool,
    last: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Step,
    Leap,
}

static INFO: Info = Info {
    id: "ascent",
    title: "Ascent",
    credits: &[],
    howto: &[],
    seats: 1..=1,
    seat_names: &["A"],
    rules_version: 1,
    dossier: "",
    components: "",
    words: &[],
    options: Vec::new,
};

impl Ascent {
    fn is_at_summit(&self, state: State) -> bool {
        self.has_summit && state.turns == TURNS && state.height >= TOP && state.last == 0
    }
}

impl Game for Ascent {
    type State = State;
    type Action = Action;
    type Outcome = u8;
    type View = State;

    fn info() -> &'static Info {
        &INFO
    }
    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self { setup: setup.clone(), has_summit: setup.options.contains_key("summit") })
    }
    fn setup(&self) -> &Setup {
        &self.setup
    }
    fn hides(&self) -> bool {
        false
    }
    fn max_steps(&self) -> Option<u32> {
        Some(2 * u32::from(TURNS) + 1)
    }
    fn start(&self) -> State {
        State::default()
    }
    fn turn(&self, state: &State) -> Turn {
        if state.leaps || self.is_at_summit(*state) {
            Turn::Chance
        } else if state.turns == TURNS {
            Turn::Over
        } else {
            Turn::Choice(SeatSet::only(Seat::FIRST))
        }
    }
    fn round(&self, state: &State) -> u16 {
        u16::from(state.turns) + 1
    }
    fn legal(&self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend([Action::Step, Action::Leap]);
    }
    fn check(&self, _: &State, _: Seat, _: Action) -> Result<(), Refusal> {
        Ok(())
    }
    fn apply(&self, state: &mut State, _: Seat, action: Action) {
        state.turns += 1;
        match action {
            Action::Step => (state.steps, state.height) = (state.steps + 1, state.height + 1),
            Action::Leap => state.leaps = true,
        }
    }
    fn draw_name(&self, state: &State) -> DrawName {
        DrawName { purpose: "leap", round: u16::from(state.turns), seat: None }
    }
    fn weight(&self, state: &State, face: u8) -> u64 {
        u64::from(self.turn(state) == Turn::Chance && (1..=6).contains(&face))
    }
    fn outcomes(&self, _: &State, outcomes: &mut Vec<(u8, u64)>) -> bool {
        outcomes.clear();
        outcomes.extend((1..=6).map(|face| (face, 1)));
        true
    }
    fn sample<D: Dice + ?Sized>(&self, _: &State, dice: &mut D) -> u8 {
        dice.below(6) as u8 + 1
    }
    fn apply_outcome(&self, state: &mut State, face: u8) {
        if state.leaps {
            state.leaps = false;
            state.height += if face > 2 { 2 } else { 0 };
        } else {
            state.last = face;
        }
    }
    fn verdict(&self, state: &State) -> Option<Verdict> {
        let winners = if state.height >= TOP && (!self.has_summit || state.last == 6) {
            SeatSet::only(Seat::FIRST)
        } else {
            SeatSet::NONE
        };
        (self.turn(state) == Turn::Over).then(|| Verdict::new(winners, [0.0; Seat::MOST], "R1", "end"))
    }
    fn view(&self, state: &State, _: Observer) -> State {
        *state
    }
}

impl Determinize for Ascent {
    fn determinize<D: Dice + ?Sized>(&self, view: &State, _: &mut D) -> State {
        *view
    }
    fn key(&self, state: &State, _: Seat) -> u64 {
        let State { turns, steps, height, leaps, last } = *state;
        u64::from_le_bytes([turns, steps, height, u8::from(leaps), last, 0, 0, 0])
    }
}

impl Heuristic for Ascent {
    fn estimate(&self, state: &State, _: Seat) -> f64 {
        f64::from(state.steps) / f64::from(TURNS)
    }
}

impl Inputs for Ascent {
    const SCHEME: u16 = 1;

    fn inputs<S: InputSink>(&self, state: &State, _: Seat, sink: &mut S) {
        sink.about("");
        sink.one_of("turns", usize::from(TURNS) + 1, state.turns.into());
        sink.one_of("height", usize::from(2 * TURNS) + 1, state.height.into());
        sink.flag("the die falls", state.leaps);
    }
    fn progress(&self, state: &State, _: Seat) -> f64 {
        (f64::from(state.height) / f64::from(TOP)).min(1.0)
    }
}

impl Notation for Ascent {
    fn write_action(&self, action: Action) -> String {
        format!("{action:?}")
    }
    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        Err(Malformed::new(token, "nobody types here"))
    }
    fn write_outcome(&self, face: u8) -> String {
        format!("={face}")
    }
    fn read_outcome(&self, token: &str) -> Result<u8, Malformed> {
        Err(Malformed::new(token, "nobody types here"))
    }
    fn is_outcome(token: &str) -> bool {
        token.starts_with('=')
    }
    fn write_line(&self, state: &State) -> String {
        format!("{state:?}")
    }
    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        Err(Malformed::new(line, "an ascent begins at the start"))
    }
    fn write_view(&self, view: &State) -> String {
        format!("{view:?}")
    }
    fn read_view(&self, line: &str) -> Result<State, Malformed> {
        Err(Malformed::new(line, "an ascent begins at the start"))
    }
    fn line_setup(_: &str) -> Result<LineSetup, Malformed> {
        Ok(LineSetup::default())
    }
}

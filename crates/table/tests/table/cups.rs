//! Cups: a game only for what the toys of the test kit do not have. A coin lies under one of three cups. `look2` shows a
//! seat whether it lies there, without luck; `dig2` is open, and moves the coin in secret if it lay there; `bury` draws
//! a card that nobody sees, its owner neither; `nod` shows nobody anything; `pass` changes only who is asked. In a `duel` both are asked until they have
//! passed, and then B; nothing is hidden in it.

use contract::{
    Determinize, Dice, DrawName, Events, Game, Info, Label, LineSetup, Malformed, Notation, Observer, Phrase, Prompt,
    Refusal, Seat, SeatSet, Setup, SetupError, Speak, Step, Turn, Verdict,
};
use serde::Serialize;

pub(crate) struct Cups(Setup);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct State {
    coin: u8,
    buried: u8,
    /// What each seat has seen: cups without the coin, cups with it.
    notes: [View; 2],
    dug: u8,
    nods: u8,
    asked: u8,
    duel: SeatSet,
    moving: Option<&'static str>,
    over: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub(crate) struct View {
    empty: [bool; 3],
    found: [bool; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Action {
    Look(u8),
    Dig(u8),
    Bury,
    Nod,
    Pass,
    Duel,
    End,
}

const ACTIONS: [(&str, Action); 11] = [
    ("look1", Action::Look(0)),
    ("look2", Action::Look(1)),
    ("look3", Action::Look(2)),
    ("dig1", Action::Dig(0)),
    ("dig2", Action::Dig(1)),
    ("dig3", Action::Dig(2)),
    ("bury", Action::Bury),
    ("nod", Action::Nod),
    ("pass", Action::Pass),
    ("duel", Action::Duel),
    ("end", Action::End),
];

static INFO: Info = Info {
    id: "cups",
    title: "Cups",
    credits: &[],
    howto: &[],
    seats: 2..=2,
    seat_names: &["A", "B"],
    rules_version: 1,
    dossier: "",
    components: "",
    words: &[],
    options: Vec::new,
};

impl Game for Cups {
    type State = State;
    type Action = Action;
    type Outcome = u8;
    type View = (View, u8, SeatSet);

    fn info() -> &'static Info {
        &INFO
    }
    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Ok(Self(setup.clone()))
    }
    fn setup(&self) -> &Setup {
        &self.0
    }
    fn max_steps(&self) -> Option<u32> {
        Some(1000)
    }
    fn start(&self) -> State {
        State::default()
    }
    fn turn(&self, state: &State) -> Turn {
        match (state.over, state.moving) {
            (true, _) => Turn::Over,
            (_, Some(_)) => Turn::Chance,
            _ if !state.duel.is_empty() => Turn::Choice(state.duel),
            _ => Turn::Choice(SeatSet::only(Seat::new(state.asked.into()))),
        }
    }
    fn round(&self, _: &State) -> u16 {
        1
    }
    fn legal(&self, _: &State, _: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        actions.extend(ACTIONS.map(|(_, action)| action));
    }
    fn check(&self, _: &State, _: Seat, _: Action) -> Result<(), Refusal> {
        Ok(())
    }
    fn apply(&self, state: &mut State, seat: Seat, action: Action) {
        let notes = &mut state.notes[seat.index()];
        match action {
            Action::Look(cup) if cup == state.coin => notes.found[usize::from(cup)] = true,
            Action::Look(cup) => notes.empty[usize::from(cup)] = true,
            Action::Dig(cup) => {
                state.dug += 1;
                state.moving = (cup == state.coin).then_some("move");
            }
            Action::Bury => state.moving = Some("bury"),
            Action::Nod => state.nods += 1,
            Action::Pass if state.duel.contains(seat) => {
                state.duel = state.duel.without(seat);
                state.asked = 1;
            }
            Action::Pass => state.asked = 1 - state.asked,
            Action::Duel => state.duel = SeatSet::all(2),
            Action::End => state.over = true,
        }
    }
    fn draw_name(&self, state: &State) -> DrawName {
        DrawName { purpose: state.moving.unwrap_or("none"), round: 1, seat: None }
    }
    fn weight(&self, _: &State, outcome: u8) -> u64 {
        u64::from(outcome < 3)
    }
    fn outcomes(&self, _: &State, outcomes: &mut Vec<(u8, u64)>) -> bool {
        *outcomes = vec![(0, 1), (1, 1), (2, 1)];
        true
    }
    fn sample<D: Dice + ?Sized>(&self, _: &State, dice: &mut D) -> u8 {
        dice.below(3) as u8
    }
    fn apply_outcome(&self, state: &mut State, outcome: u8) {
        match state.moving.take() {
            Some("bury") => state.buried = state.buried * 3 % 200 + outcome,
            _ => state.coin = outcome,
        }
    }
    fn verdict(&self, state: &State) -> Option<Verdict> {
        let scores = [0.0; Seat::MOST];
        state.over.then_some(Verdict::new(SeatSet::NONE, scores, "X1", "end"))
    }
    fn view(&self, state: &State, observer: Observer) -> Self::View {
        let mine = observer.first().filter(|_| observer.len() == 1);
        (mine.map_or_else(View::default, |seat| state.notes[seat.index()]), state.dug, state.duel)
    }
}

impl Determinize for Cups {
    fn determinize<D: Dice + ?Sized>(&self, (notes, dug, duel): &Self::View, dice: &mut D) -> State {
        let may = |cup: &u8| *dug > 0 || !notes.empty[usize::from(*cup)];
        let found = (0..3).find(|cup| *dug == 0 && notes.found[usize::from(*cup)]);
        let cups: Vec<u8> = (0..3).filter(may).collect();
        let coin = found.unwrap_or_else(|| cups[dice.below(cups.len() as u32) as usize]);
        // Only A is ever looked at through completions here.
        State { coin, notes: [*notes, View::default()], dug: *dug, duel: *duel, ..State::default() }
    }
    fn key(&self, _: &State, _: Seat) -> u64 {
        0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Looked { seat: Seat, cup: u8, found: bool },
    Dug,
    Buried { seat: Seat },
    Passed { seat: Seat },
    Duel,
}

impl Events for Cups {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, u8>, observer: Observer, events: &mut Vec<Event>) {
        events.clear();
        let own = |seat| observer.contains(seat);
        events.extend(match step {
            Step::Action(seat, Action::Look(cup)) if own(seat) => {
                Some(Event::Looked { seat, cup, found: cup == before.coin })
            }
            Step::Action(seat, Action::Bury) if own(seat) => Some(Event::Buried { seat }),
            Step::Action(_, Action::Dig(_)) => Some(Event::Dug),
            Step::Action(seat, Action::Pass) if before.duel.contains(seat) => Some(Event::Passed { seat }),
            Step::Action(_, Action::Duel) => Some(Event::Duel),
            _ => None,
        });
    }
    fn replay(&self, (notes, dug, duel): &mut Self::View, event: &Event, observer: Observer) {
        match *event {
            Event::Looked { seat, cup, found } if observer == SeatSet::only(seat) => {
                (if found { &mut notes.found } else { &mut notes.empty })[usize::from(cup)] = true;
            }
            Event::Dug => *dug += 1,
            Event::Passed { seat } => *duel = duel.without(seat),
            Event::Duel => *duel = SeatSet::all(2),
            Event::Looked { .. } | Event::Buried { .. } => {}
        }
    }
}

impl Speak for Cups {
    fn tell(&self, events: &[Event], _: &Self::View, _: &Self::View, _: Observer) -> Vec<Phrase> {
        let said = |event: &Event| match event {
            Event::Dug => Some(Phrase::new("dug")),
            Event::Looked { .. } | Event::Buried { .. } => Some(Phrase::new("did")),
            Event::Passed { .. } | Event::Duel => None,
        };
        events.iter().filter_map(said).collect()
    }
    fn prompt(&self, _: &Self::View, _: Seat) -> Prompt {
        Prompt { question: Phrase::new("what"), detail: None }
    }
    fn label(&self, _: &Self::View, _: Seat, _: Action) -> Label {
        Label::new(Phrase::new("do"), Phrase::new("do"))
    }
}

impl Notation for Cups {
    fn write_action(&self, action: Action) -> String {
        ACTIONS.iter().find(|(_, other)| *other == action).map_or("?", |(token, _)| token).to_owned()
    }
    fn read_action(&self, token: &str) -> Result<Action, Malformed> {
        let known = ACTIONS.iter().find(|(other, _)| *other == token);
        known.map(|(_, action)| *action).ok_or_else(|| Malformed::new(token, "is no action"))
    }
    fn write_outcome(&self, outcome: u8) -> String {
        format!("={outcome}")
    }
    fn read_outcome(&self, token: &str) -> Result<u8, Malformed> {
        let number = token.strip_prefix('=').and_then(|number| number.parse().ok());
        number.ok_or_else(|| Malformed::new(token, "is no outcome"))
    }
    fn is_outcome(token: &str) -> bool {
        token.starts_with('=')
    }
    fn write_line(&self, state: &State) -> String {
        format!("{state:?}")
    }
    fn read_line(&self, line: &str) -> Result<State, Malformed> {
        Err(Malformed::new(line, "cups begin at the start"))
    }
    fn write_view(&self, view: &Self::View) -> String {
        format!("{view:?}")
    }
    fn read_view(&self, line: &str) -> Result<Self::View, Malformed> {
        Err(Malformed::new(line, "cups begin at the start"))
    }
    fn line_setup(_: &str) -> Result<LineSetup, Malformed> {
        Ok(LineSetup::default())
    }
}

//! Bulwark for two seats: points are dealt out to walls and keep, several at a time. The rules are in
//! `bulwark/dossier.md`.

mod ability;
mod events;
mod text;
mod words;

use contract::{
    Dice, DrawName, Game, Info, Observer, Phrase, Refusal, Seat, SeatSet, Setup, SetupError, Turn, Verdict, Whole,
};
use serde::{Deserialize, Serialize};

pub use events::Event;

contract::options! {
    /// The options of bulwark.
    pub struct Options {
        /// How many turns a game has.
        turns: Whole<4, 60> = Whole(40),
    }
}

/// What each seat has: three walls, then the keep.
const PLACES: usize = 4;
/// The keep's place.
const KEEP: usize = 3;
/// The faces of the die.
const FACES: u8 = 6;

/// Bulwark, made from options and components.
#[derive(Debug)]
pub struct Bulwark {
    setup: Setup,
    turns: u8,
    built: [u8; PLACES],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Components {
    wall: u8,
    keep: u8,
}

/// All that changes. Nothing is hidden, so it is the view as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct State {
    /// Turns taken; who acts follows from it.
    turns: u8,
    /// Points left to deal out; none while the die is due, and after the end.
    points: u8,
    /// What was hit in this turn.
    hit: [bool; PLACES],
    /// The stones that stand, by seat.
    stones: [[u8; PLACES]; 2],
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// R3, R4: deals points to a place of the other seat.
    Hit {
        /// Which, from 0; the last is the keep.
        place: u8,
        /// How many.
        amount: u8,
    },
    /// R5: ends the turn.
    Finish,
}

/// The face that fell, from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(u8);

static INFO: Info = Info {
    id: "bulwark",
    title: "Bulwark",
    credits: &[],
    howto: &[],
    seats: 2..=2,
    seat_names: &["1", "2"],
    rules_version: 1,
    dossier: include_str!("bulwark/dossier.md"),
    components: include_str!("bulwark/components.toml"),
    words: &[("en", include_str!("bulwark/words.en.ftl"))],
    options: Options::specs,
};

impl Bulwark {
    fn is_over(&self, state: &State) -> bool {
        state.turns == self.turns || state.winner().is_some()
    }
}

impl State {
    /// Returns what is left of a seat's keep.
    pub fn keep(&self, seat: Seat) -> u8 {
        self.stones[seat.index() & 1][KEEP]
    }

    /// R1. Returns who acts.
    fn seat(&self) -> Seat {
        Seat::new(usize::from(self.turns & 1))
    }

    fn foe(&self) -> usize {
        1 - self.seat().index()
    }

    /// R6. Returns whoever brought the other keep down.
    fn winner(&self) -> Option<Seat> {
        let fallen = self.stones.iter().position(|stones| stones[KEEP] == 0)?;
        Some(Seat::new(1 - fallen))
    }

    /// R3, R4. Says whether a place can be hit.
    fn open(&self, place: usize) -> Result<(), Refusal> {
        let stones = self.stones[self.foe()];
        let refuse = |rule, key| Err(Refusal::new(rule, Phrase::new(key)));
        match place {
            _ if self.hit[place] => refuse("R3", "hit-already"),
            _ if stones[place] == 0 => refuse("R3", "down-already"),
            KEEP if stones[..KEEP].iter().any(|wall| *wall > 0) => refuse("R4", "walls-first"),
            _ => Ok(()),
        }
    }

    /// R3, R4. Takes stones off a place of the other seat.
    fn deal(&mut self, place: usize, amount: u8) {
        self.stones[self.foe()][place] -= amount;
        self.hit[place] = true;
        self.points -= amount;
    }

    /// R5. Says whether nothing more can be dealt out.
    fn is_spent(&self) -> bool {
        self.points == 0 || !(0..PLACES).any(|place| self.open(place).is_ok())
    }

    fn pass(&mut self) {
        (self.turns, self.points, self.hit) = (self.turns + 1, 0, [false; PLACES]);
    }
}

impl Game for Bulwark {
    type State = State;
    type Action = Action;
    type Outcome = Face;
    type View = State;

    fn info() -> &'static Info {
        &INFO
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let Components { wall, keep } = super::components(setup, &INFO)?;
        if !(1..=9).contains(&wall) || !(1..=9).contains(&keep) {
            return Err(super::bad_components("`wall` and `keep` are 1 to 9"));
        }
        let options = Options::read(&setup.options)?;
        let turns = options.turns.0 as u8;
        Ok(Self { setup: super::spelled_out(setup, options.write()), turns, built: [wall, wall, wall, keep] })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn hides(&self) -> bool {
        false
    }

    fn max_steps(&self) -> Option<u32> {
        // The die, at most one hit a place, the end.
        Some(u32::from(self.turns) * (1 + PLACES as u32 + 1))
    }

    fn start(&self) -> State {
        State { turns: 0, points: 0, hit: [false; PLACES], stones: [self.built; 2] }
    }

    fn turn(&self, state: &State) -> Turn {
        match state.points {
            _ if self.is_over(state) => Turn::Over,
            0 => Turn::Chance,
            _ => Turn::Choice(SeatSet::only(state.seat())),
        }
    }

    fn round(&self, state: &State) -> u16 {
        u16::from(state.turns) / 2 + 1
    }

    fn legal(&self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        for place in (0..PLACES).filter(|place| state.open(*place).is_ok()) {
            let most = state.points.min(state.stones[state.foe()][place]);
            actions.extend((1..=most).map(|amount| Action::Hit { place: place as u8, amount }));
        }
        actions.push(Action::Finish);
    }

    fn check(&self, state: &State, _seat: Seat, action: Action) -> Result<(), Refusal> {
        let Action::Hit { place, amount } = action else { return Ok(()) };
        let refuse = |key| Err(Refusal::new("R3", Phrase::new(key)));
        state.open(usize::from(place))?;
        match amount {
            0 => refuse("deal-something"),
            _ if amount > state.points => refuse("too-few-points"),
            _ if amount > state.stones[state.foe()][usize::from(place)] => refuse("too-few-stones"),
            _ => Ok(()),
        }
    }

    fn apply(&self, state: &mut State, _seat: Seat, action: Action) {
        if let Action::Hit { place, amount } = action {
            state.deal(usize::from(place), amount);
            if state.winner().is_none() && !state.is_spent() {
                return;
            }
        }
        state.pass();
    }

    fn draw_name(&self, state: &State) -> DrawName {
        DrawName { purpose: "roll", round: self.round(state), seat: Some(state.seat()) }
    }

    fn weight(&self, state: &State, Face(face): Face) -> u64 {
        u64::from(self.turn(state) == Turn::Chance && (1..=FACES).contains(&face))
    }

    fn outcomes(&self, _state: &State, outcomes: &mut Vec<(Face, u64)>) -> bool {
        outcomes.clear();
        outcomes.extend((1..=FACES).map(|face| (Face(face), 1)));
        true
    }

    fn sample<D: Dice + ?Sized>(&self, _state: &State, dice: &mut D) -> Face {
        Face(dice.below(FACES.into()) as u8 + 1)
    }

    fn apply_outcome(&self, state: &mut State, Face(face): Face) {
        state.points = face;
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        if !self.is_over(state) {
            return None;
        }
        let mut scores = [0.0; Seat::MOST];
        let Some(winner) = state.winner() else {
            scores[..2].fill(0.5);
            return Some(Verdict::new(SeatSet::NONE, scores, "R7", "turn-limit"));
        };
        scores[winner.index()] = 1.0;
        Some(Verdict::new(SeatSet::only(winner), scores, "R6", "keep-down"))
    }

    fn view(&self, state: &State, _observer: Observer) -> State {
        *state
    }
}

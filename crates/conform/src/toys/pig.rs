//! Pig to a target for two seats: roll or hold. The rules are in `pig/dossier.md`.

mod ability;
mod events;
mod text;

use contract::{
    Dice, DrawName, Game, Info, Lesson, Observer, Phrase, Refusal, Seat, SeatSet, Setup, SetupError, Turn, Verdict,
    Whole,
};
use serde::{Deserialize, Serialize};

pub use events::Event;

contract::options! {
    /// The options of pig.
    pub struct Options {
        /// The points that win.
        target: Whole<10, 100> = Whole(100),
        /// Whether a game that lasts too long is a draw.
        limit: bool = true,
    }
}

/// R6: the most turns of a game, if they are limited.
const TURNS: u16 = 400;
/// More turns than any game lasts.
const NEVER: u16 = u16::MAX;

/// Pig, made from options and components.
#[derive(Debug)]
pub struct Pig {
    setup: Setup,
    target: u16,
    /// After how many turns the game is a draw; [`NEVER`] when it goes on.
    most_turns: u16,
    losing_face: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Components {
    losing_face: u8,
}

/// What is due.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
enum Due {
    /// A seat chooses.
    Choice,
    /// The die falls.
    Roll,
    /// Nothing: the game is over.
    Nothing,
}

/// All that changes. Nothing is hidden, so it is the view as well.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct State {
    /// Turns taken; who acts follows from it.
    turns: u16,
    due: Due,
    /// Points of the turn that are not safe.
    gathered: u16,
    /// Safe points by seat.
    safe: [u16; 2],
}

/// What a seat may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Rolls the die.
    Roll,
    /// Makes the points of the turn safe.
    Hold,
}

/// The face that fell, from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Face(u8);

static INFO: Info = Info {
    id: "pig",
    title: "Pig",
    credits: &[],
    howto: &[Lesson::at("1 0 0 0 0 ."), Lesson::of("hold", "1 12 14 30 21 .")],
    seats: 2..=2,
    seat_names: &["1", "2"],
    rules_version: 1,
    dossier: include_str!("pig/dossier.md"),
    components: include_str!("pig/components.toml"),
    words: &[("en", include_str!("pig/words.en.ftl"))],
    options: Options::specs,
};

impl Pig {
    fn must_hold(&self, state: &State) -> bool {
        state.safe(state.seat()) + state.gathered >= self.target
    }

    fn winner(&self, state: &State) -> Option<Seat> {
        state.safe.iter().position(|safe| *safe >= self.target).map(Seat::new)
    }
}

impl State {
    /// Returns the safe points of a seat.
    pub fn safe(&self, seat: Seat) -> u16 {
        self.safe[seat.index() & 1]
    }

    /// Returns the points of the turn, which are not safe yet.
    pub fn gathered(&self) -> u16 {
        self.gathered
    }

    /// R1. Returns who acts.
    #[inline]
    fn seat(&self) -> Seat {
        Seat::new(usize::from(self.turns & 1))
    }

    fn pass(&mut self, most_turns: u16) {
        self.gathered = 0;
        self.turns += 1;
        if self.turns == most_turns {
            self.due = Due::Nothing;
        }
    }
}

impl Game for Pig {
    type State = State;
    type Action = Action;
    type Outcome = Face;
    type View = State;

    fn info() -> &'static Info {
        &INFO
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let Components { losing_face } = super::components(setup, &INFO)?;
        if !(1..=6).contains(&losing_face) {
            return Err(super::bad_components("`losing_face` is a face of the die, 1 to 6"));
        }
        let options = Options::read(&setup.options)?;
        let (target, most_turns) = (options.target.0 as u16, if options.limit { TURNS } else { NEVER });
        Ok(Self { setup: super::spelled_out(setup, options.write()), target, most_turns, losing_face })
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn hides(&self) -> bool {
        false
    }

    fn max_steps(&self) -> Option<u32> {
        // A roll that does not end the turn brings at least 1 point, and counts as two steps.
        (self.most_turns != NEVER).then_some(u32::from(self.most_turns) * (2 * 100 + 1))
    }

    fn start(&self) -> State {
        State { turns: 0, due: Due::Choice, gathered: 0, safe: [0; 2] }
    }

    #[inline]
    fn turn(&self, state: &State) -> Turn {
        match state.due {
            Due::Choice => Turn::Choice(SeatSet::only(state.seat())),
            Due::Roll => Turn::Chance,
            Due::Nothing => Turn::Over,
        }
    }

    fn round(&self, state: &State) -> u16 {
        state.turns / 2 + 1
    }

    #[inline]
    fn legal(&self, state: &State, _seat: Seat, actions: &mut Vec<Action>) {
        actions.clear();
        if self.must_hold(state) {
            actions.push(Action::Hold);
        } else {
            actions.extend([Action::Roll, Action::Hold]);
        }
    }

    #[inline]
    fn pick<D: Dice + ?Sized>(
        &self,
        state: &State,
        _seat: Seat,
        dice: &mut D,
        _actions: &mut Vec<Action>,
    ) -> Option<Action> {
        let may_roll = !self.must_hold(state);
        let nth = dice.below(1 + u32::from(may_roll));
        Some(if may_roll && nth == 0 { Action::Roll } else { Action::Hold })
    }

    fn check(&self, state: &State, _seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Roll if self.must_hold(state) => Err(Refusal::new("R4", Phrase::new("must-hold"))),
            _ => Ok(()),
        }
    }

    #[inline]
    fn apply(&self, state: &mut State, _seat: Seat, action: Action) {
        match action {
            Action::Roll => state.due = Due::Roll,
            Action::Hold => {
                let safe = &mut state.safe[state.seat().index()];
                *safe += state.gathered;
                let won = *safe >= self.target;
                state.pass(self.most_turns);
                if won {
                    state.due = Due::Nothing;
                }
            }
        }
    }

    fn forced(&self, state: &State) -> Option<(Seat, Action)> {
        match self.turn(state) {
            Turn::Choice(seats) if self.must_hold(state) => seats.first().map(|seat| (seat, Action::Hold)),
            _ => None,
        }
    }

    fn has_forced(&self) -> bool {
        true
    }

    fn draw_name(&self, state: &State) -> DrawName {
        DrawName { purpose: "roll", round: self.round(state), seat: Some(state.seat()) }
    }

    fn weight(&self, state: &State, Face(face): Face) -> u64 {
        u64::from(state.due == Due::Roll && (1..=6).contains(&face))
    }

    fn outcomes(&self, _state: &State, outcomes: &mut Vec<(Face, u64)>) -> bool {
        outcomes.clear();
        outcomes.extend((1..=6).map(|face| (Face(face), 1)));
        true
    }

    #[inline]
    fn sample<D: Dice + ?Sized>(&self, _state: &State, dice: &mut D) -> Face {
        Face(dice.below(6) as u8 + 1)
    }

    #[inline]
    fn apply_outcome(&self, state: &mut State, Face(face): Face) {
        state.due = Due::Choice;
        if face == self.losing_face {
            state.pass(self.most_turns);
        } else {
            state.gathered += u16::from(face);
        }
    }

    fn verdict(&self, state: &State) -> Option<Verdict> {
        if self.turn(state) != Turn::Over {
            return None;
        }
        let mut scores = [0.0; Seat::MOST];
        let Some(winner) = self.winner(state) else {
            scores[..2].fill(0.5);
            return Some(Verdict::new(SeatSet::NONE, scores, "R6", "turn-limit"));
        };
        scores[winner.index()] = 1.0;
        Some(Verdict::new(SeatSet::only(winner), scores, "R5", "target"))
    }

    fn view(&self, state: &State, _observer: Observer) -> State {
        *state
    }
}

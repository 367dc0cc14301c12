//! What a learner is told of a state. A small net learns weights, not rules, so what the dice on the board will buy, what
//! the dice in hand can do no worse than, and what the mothership will do next are worked out here.
//!
//! The mothership phase has no choice in it: a state in which it is due is told as the one that it leads to.

mod base;
mod harm;
mod plan;
mod sky;
mod tracks;

use contract::{InputSink, Inputs, Notation, Seat};

use self::harm::Harms;
use self::plan::Plan;
use crate::UnderFallingSkies;
use crate::action::Action;
use crate::state::{Phase, State};

/// Beyond all inputs of a kind: none of them is set.
const NONE: usize = usize::MAX;

impl Inputs for UnderFallingSkies {
    const SCHEME: u16 = 1;

    fn inputs<S: InputSink>(&self, state: &State, _seat: Seat, sink: &mut S) {
        let mut state = *state;
        if state.phase == Phase::Mothership {
            self.mothership_phase(&mut state, &mut ());
        }
        let harms = Harms::of(self, &state);
        let plan = Plan::of(self, &state);
        self.tell_setup(sink);
        self.tell_tracks(&state, sink);
        self.tell_columns(&state, &harms, sink);
        self.tell_hand(&state, &harms, sink);
        self.tell_base(&state, &plan, sink);
        plan.tell(sink);
    }

    /// The colour of a die matters by itself, since a white one rolls the others again; what its number does at a place is
    /// another matter.
    fn action_parts(&self, action: Action) -> Vec<String> {
        let token = self.write_action(action);
        match (action, token.split_at_checked(1)) {
            (Action::Place { .. }, Some((colour, placed))) => vec![colour.to_owned(), placed.to_owned()],
            _ => vec![token],
        }
    }

    /// Research decides, and a research room that is loaded counts towards the next step even where it does not reach it:
    /// the last step is dear, and nobody stumbles over what it takes. Without digging research comes to an end, and whoever
    /// lives longer has more dice for both.
    fn progress(&self, state: &State, _seat: Seat) -> f64 {
        let board = &self.board;
        let steps = |to: usize| board.research.iter().take(to).map(|step| f64::from(*step)).sum::<f64>();
        let done = usize::from(state.research);
        let research = (steps(done) + Plan::reach(self, state)) / steps(board.research.len());
        let share = |part: u8, whole: u8| (f64::from(part) / f64::from(whole.max(1))).min(1.0);
        let way = (board.path.len() as u8).saturating_sub(board.excavator_start + 1);
        let dug = share(state.excavator.saturating_sub(board.excavator_start), way);
        let lived = share(state.round.saturating_sub(1), board.skull.saturating_sub(board.mothership_start));
        (research + dug / 4.0 + lived / 4.0) / 1.5
    }
}

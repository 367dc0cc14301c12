//! The sequence of play: the one place that moves the game from phase to phase (R6, R8, R31, R32, R54, R69-R71).

use contract::{EventSink, Phrase, Refusal, Seat, SeatSet, Turn, Verdict};

use crate::UnderFallingSkies;
use crate::action::Action;
use crate::event::Event;
use crate::place::pick_up;
use crate::robot::take_robot;
use crate::rooms::take_die;
use crate::space::COLUMNS;
use crate::state::{Hand, Phase, Placed, Ship, State, Waiting};

impl UnderFallingSkies {
    /// R3. Sets the game up: a green ship on each starting spot, markers on their start squares (R4), red ships and
    /// blue dice set aside (R5). The first round begins with the roll (R6).
    pub(crate) fn set_up(&self) -> State {
        let board = &self.board;
        State {
            phase: Phase::Roll,
            round: 1,
            mothership: board.mothership_start,
            spots: board.green_on_spots.map(|green| green.then_some(Ship::Green)),
            sky: Default::default(),
            waiting: Waiting { green: 0, red: board.red_waiting },
            damage: 0,
            energy: board.energy_start,
            research: 0,
            excavator: board.excavator_start,
            dug_from: None,
            robots: [None; 2],
            hand: Hand::default(),
            dice: [None; COLUMNS],
        }
    }

    /// R6. Says who moves in a phase: chance, the player, or nobody once the game is over.
    pub(crate) fn turn(state: &State) -> Turn {
        match state.phase {
            Phase::Roll | Phase::Reroll => Turn::Chance,
            Phase::Won | Phase::Lost => Turn::Over,
            _ => Turn::Choice(SeatSet::only(Seat::FIRST)),
        }
    }

    /// Writes the legal actions of the phase into the buffer, which is cleared first. Removing a robot (R50) comes last
    /// in the phases that allow it.
    pub(crate) fn legal(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        match state.phase {
            Phase::Place => self.list_placements(state, actions),
            Phase::Offer => actions.extend([Action::Reroll, Action::Keep]),
            Phase::Rooms => self.list_rooms(state, actions),
            Phase::Site { .. } => return self.list_sites(state, actions),
            Phase::Mothership => return actions.push(Action::Mothership),
            Phase::Spawn => actions.extend(self.spots_for_next(state).map(Action::Spawn)),
            Phase::Roll | Phase::Reroll | Phase::Won | Phase::Lost => return,
        }
        if state.phase != Phase::Offer {
            Self::list_removals(state, actions);
        }
    }

    /// Says why an action is not allowed now.
    pub(crate) fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        let only_in = |phase: bool, rule, key| {
            if phase { Ok(()) } else { Err(Refusal::new(rule, Phrase::new(key).by(rule))) }
        };
        match action {
            Action::Place { die, space, digs, order } => {
                self.check_placement(state, Placed { space, die, digs }, order)
            }
            Action::Reroll | Action::Keep => only_in(state.phase == Phase::Offer, "R29", "refuse-offer-phase"),
            Action::Use(room) => self.check_use(state, room),
            Action::Excavate => self.check_excavate(state),
            Action::GiveUp(space) => Self::check_give_up_on(state, space),
            Action::GiveUpExcavating => Self::check_give_up(state, state.excavating()),
            Action::Site { space, instead_of } => self.check_site(state, space, instead_of),
            Action::Decline => only_in(matches!(state.phase, Phase::Site { .. }), "R47", "refuse-decline-phase"),
            Action::End => only_in(state.phase == Phase::Rooms, "R54", "refuse-end-phase"),
            Action::Mothership => only_in(state.phase == Phase::Mothership, "R56", "refuse-mothership-phase"),
            Action::Spawn(column) => self.check_spawn(state, column),
            Action::Remove(space) => Self::check_removal(state, space),
        }
    }

    /// Takes an allowed action.
    pub(crate) fn apply_with(&self, state: &mut State, action: Action, events: &mut impl EventSink<Event>) {
        match action {
            Action::Place { die, space, digs, order } => self.place(state, Placed { space, die, digs }, order, events),
            Action::Reroll => pick_up(state, events),
            Action::Keep => go_on(state, Phase::Place, events),
            Action::Use(room) => self.use_room(state, room, events),
            Action::Excavate => self.excavate(state, events),
            Action::GiveUp(space) => take_die(state, space, events),
            Action::GiveUpExcavating => {
                if let Some(placed) = state.excavating() {
                    take_die(state, placed.space, events);
                }
            }
            Action::Site { space, instead_of } => self.site(state, space, instead_of, events),
            Action::Decline => self.decline(state, events),
            Action::End => Self::end_rooms(state, events),
            Action::Mothership => self.mothership_phase(state, events),
            Action::Spawn(column) => self.spawn(state, column, events),
            Action::Remove(space) => take_robot(state, space, events),
        }
    }

    /// R55, R69-R72. Says how the game ended: won by research, lost by damage in any phase, or lost to the skull.
    /// Winning and losing never coincide, since winning is possible only in the rooms phase (R71). There is no other
    /// score (R72).
    pub(crate) fn verdict(&self, state: &State) -> Option<Verdict> {
        let (winners, rule, cause) = match state.phase {
            Phase::Won => (SeatSet::only(Seat::FIRST), "R55", "research"),
            Phase::Lost if state.damage >= self.board.damage_limit => (SeatSet::NONE, "R69", "damage"),
            Phase::Lost => (SeatSet::NONE, "R70", "skull"),
            _ => return None,
        };
        let mut scores = [0.0; Seat::MOST];
        scores[0] = if winners.is_empty() { 0.0 } else { 1.0 };
        Some(Verdict::new(winners, scores, rule, cause))
    }
}

/// Moves on to this phase.
pub(crate) fn go_on(state: &mut State, phase: Phase, events: &mut impl EventSink<Event>) {
    state.phase = phase;
    events.record(Event::Begins(phase));
}

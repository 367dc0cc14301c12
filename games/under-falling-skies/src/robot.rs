//! Robots: siting them and taking them off (R47-R51, R53, R73).

use contract::{EventSink, Phrase, Refusal};

use crate::UnderFallingSkies;
use crate::action::Action;
use crate::event::Event;
use crate::space::{Space, Spaces};
use crate::state::{Phase, Robot, State};
use crate::turn::go_on;

impl UnderFallingSkies {
    /// R46, R47, R53. Returns the room spaces that take a robot: those that are excavated, including those excavated
    /// just now unless the option says otherwise, and including anti-aircraft rooms.
    fn robot_sites(&self, state: &State) -> Spaces {
        self.board.open[state.dug_from.unwrap_or(state.excavator) as usize]
    }

    /// R47, R48, R50. Lists the free spaces for the new robot: first without taking one off, if a blue die is left,
    /// then with each robot taken off first, which frees its own space; declining comes last.
    pub(crate) fn list_sites(&self, state: &State, actions: &mut Vec<Action>) {
        let free = self.robot_sites(state).but(state.occupied());
        if state.robots[1].is_none() {
            actions.extend(free.iter().map(|space| Action::Site { space, instead_of: None }));
        }
        for robot in state.robots.iter().flatten() {
            let freed = free.or(robot.space.alone().and(self.robot_sites(state)));
            actions.extend(freed.iter().map(|space| Action::Site { space, instead_of: Some(robot.space) }));
        }
        actions.push(Action::Decline);
    }

    /// R47, R48, R50, R73. Says why the new robot cannot be sited there.
    pub(crate) fn check_site(&self, state: &State, space: Space, instead_of: Option<Space>) -> Result<(), Refusal> {
        let refuse = |rule, key| Err(Refusal::new(rule, Phrase::new(key).by(rule).with("space", space.to_string())));
        if !matches!(state.phase, Phase::Site { .. }) {
            return refuse("R47", "refuse-site-phase");
        }
        if let Some(old) = instead_of.filter(|old| state.robot_on(*old).is_none()) {
            let phrase = Phrase::new("refuse-no-robot").by("R50").with("space", old.to_string());
            return Err(Refusal::new("R50", phrase));
        }
        if state.robot_on(space).is_some() && instead_of != Some(space) {
            return refuse("R48", "refuse-site-robot");
        }
        if state.die_on(space).is_some() {
            return refuse("R48", "refuse-site-die");
        }
        if self.board.room(space).is_none() {
            return refuse("R47", "refuse-site-tunnel");
        }
        if !self.robot_sites(state).contains(space) {
            let fresh = self.board.open[state.excavator as usize].contains(space);
            return if fresh {
                refuse("R46", "refuse-site-fresh")
            } else {
                refuse("R47", self.why_closed(state, space))
            };
        }
        if instead_of.is_none() && state.robots[1].is_some() {
            return refuse("R50", "refuse-no-blue-die");
        }
        Ok(())
    }

    /// R47, R49, R73. Sites the robot, exhausted until the end of the phase; then the room that built it is cleared.
    pub(crate) fn site(
        &self,
        state: &mut State,
        space: Space,
        instead_of: Option<Space>,
        events: &mut impl EventSink<Event>,
    ) {
        let Phase::Site { value, room } = state.phase else { return };
        if let Some(old) = instead_of {
            take_robot(state, old, events);
        }
        let robot = Robot { space, value, exhausted: true };
        state.add_robot(robot);
        events.record(Event::RobotSited(robot));
        self.finish_siting(state, room, events);
    }

    /// R47. Builds nothing; the room is cleared.
    pub(crate) fn decline(&self, state: &mut State, events: &mut impl EventSink<Event>) {
        if let Phase::Site { room, .. } = state.phase {
            self.finish_siting(state, room, events);
        }
    }

    fn finish_siting(&self, state: &mut State, room: Space, events: &mut impl EventSink<Event>) {
        go_on(state, Phase::Rooms, events);
        self.clear_room(state, room, events);
    }

    /// R50. Lists the robots that may be taken off: any of them, whenever the player decides something.
    pub(crate) fn list_removals(state: &State, actions: &mut Vec<Action>) {
        actions.extend(state.robots.iter().flatten().map(|robot| Action::Remove(robot.space)));
    }

    /// R50. Says why no robot can be taken off there. While a robot is being sited, the removal is part of the siting.
    pub(crate) fn check_removal(state: &State, space: Space) -> Result<(), Refusal> {
        let key = match state.phase {
            Phase::Place | Phase::Rooms | Phase::Spawn if state.robot_on(space).is_some() => return Ok(()),
            Phase::Place | Phase::Rooms | Phase::Spawn => "refuse-no-robot",
            Phase::Site { .. } => "refuse-removal-while-siting",
            _ => "refuse-removal-phase",
        };
        Err(Refusal::new("R50", Phrase::new(key).by("R50").with("space", space.to_string())))
    }
}

/// R50. The player takes a robot off the board.
pub(crate) fn take_robot(state: &mut State, space: Space, events: &mut impl EventSink<Event>) {
    state.remove_robot(space);
    events.record(Event::RobotTaken { space });
}

//! Dice and robots in the base, space by space.

use contract::InputSink;

use super::NONE;
use super::plan::Plan;
use crate::UnderFallingSkies;
use crate::space::SPACES;
use crate::state::{Phase, State};

/// The spaces for people.
const SPACE: [&str; SPACES] = [
    "A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "B5", "C1", "C2", "C3", "C4", "C5", "D1", "D2", "D3", "D4",
    "D5", "E1", "E2", "E3", "E4", "E5", "F1", "F2", "F3", "F4", "F5",
];

impl UnderFallingSkies {
    /// Tells of the dice and robots that stand in the base, of rooms that are begun, and of a robot that is to be sited.
    pub(super) fn tell_base<S: InputSink>(&self, state: &State, plan: &Plan, sink: &mut S) {
        let (mut dice, mut robots) = ([NONE; SPACES], [NONE; SPACES]);
        let mut digging = NONE;
        for placed in state.dice.iter().flatten() {
            if placed.digs {
                digging = self.board.place[placed.space.number()].map_or(NONE, usize::from);
            } else {
                dice[placed.space.number()] = placed.die.value.into();
            }
        }
        for robot in state.robots.iter().flatten() {
            robots[robot.space.number()] = robot.value.into();
        }
        for (space, name) in SPACE.into_iter().enumerate() {
            sink.about(name);
            sink.one_of("die", 7, dice[space]);
            sink.one_of("robot", 7, robots[space]);
            sink.one_of("room begun, missing", 3, plan.missing[space]);
        }
        sink.about("");
        sink.one_of("digging at", 30, digging);
        let resting = state.robots.iter().flatten().filter(|robot| robot.exhausted).count();
        sink.number("robots resting, of 2", resting as f32 / 2.0);
        sink.one_of(
            "robot to be sited",
            7,
            if let Phase::Site { value, .. } = state.phase { value.into() } else { NONE },
        );
    }
}

//! What happens inside a step, for code that says, shows or counts it.

use contract::{Events, Observer, Seat, SeatSet, Step};

use crate::UnderFallingSkies;
use crate::action::{Action, Roll};
use crate::ships::{move_across, settle_ground};
use crate::space::{Column, Rows, Space};
use crate::state::{Phase, Placed, Robot, Ship, State};

/// One thing that happened, in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// R7, R29. Dice were rolled.
    Rolled {
        /// What they show.
        roll: Roll,
        /// Whether they were rolled again.
        again: bool,
    },
    /// The player chose this. What came of it follows.
    Chose(Action),
    /// R8. A die from the hand lies on the board.
    Placed(Placed),
    /// R29. The dice in hand are picked up to be rolled again.
    PickedUp,
    /// R32, R33, R44. A die left the board.
    DieLeft {
        /// The space on which it lay.
        space: Space,
    },
    /// R33, R44. Energy was paid.
    Paid {
        /// How much.
        cost: u8,
        /// The energy now.
        total: u8,
    },
    /// R50. The player took a robot off the board.
    RobotTaken {
        /// Where it stood.
        space: Space,
    },
    /// R47, R49. A robot was sited.
    RobotSited(Robot),
    /// R52, R54. The rooms phase is over: dice left the board, robots are ready again.
    RoomsOver,
    /// The game went on to this phase.
    Begins(Phase),
    /// R6. A round began.
    NextRound {
        /// The round.
        round: u8,
    },
    /// R69. Ships that had not resolved when the game was lost are left on the ground.
    Settled {
        /// Their column.
        column: Column,
    },
    /// The ships of the column moved down this many rows, including the one on the starting spot.
    ColumnMoves {
        /// The column.
        column: Column,
        /// By how many rows.
        by: u8,
        /// Where they landed, before anything was resolved; rows below the ground keep ships apart that overshot it.
        rows: Rows,
    },
    /// A 1 in an anti-aircraft room: no ship moved.
    NoMove,
    /// An arrow took a ship to the neighbouring column.
    Slides {
        /// The row.
        row: u8,
        /// The column it left.
        from: Column,
        /// The column it entered.
        to: Column,
    },
    /// An arrow could not move a ship, because the space was taken.
    Blocked {
        /// The row.
        row: u8,
        /// The ship's column.
        column: Column,
        /// The column that the arrow points to.
        to: Column,
    },
    /// A ship on a mothership icon calls the mothership down.
    Calls {
        /// Its column.
        column: Column,
        /// Its row.
        row: u8,
    },
    /// A ship reached the ground, and waits.
    Lands {
        /// Its column.
        column: Column,
        /// The ground, or a row below for a ship that overshot it.
        row: u8,
    },
    /// The base took damage.
    Damage {
        /// The damage now.
        damage: u8,
        /// The rule that dealt it.
        rule: &'static str,
    },
    /// The mothership descended.
    Descends {
        /// Its row now.
        row: u8,
        /// The rule that moved it.
        rule: &'static str,
    },
    /// The mothership swept up a ship on its row, which now waits.
    Swept {
        /// The ship's column.
        column: Column,
    },
    /// A room added energy.
    Energy {
        /// The value of the room.
        value: u8,
        /// How much was gained.
        gained: u8,
        /// The energy now.
        total: u8,
    },
    /// A room sends fighters; the ships they shoot down follow.
    Fighters {
        /// The value of the room.
        value: u8,
    },
    /// A ship was shot down.
    ShotDown {
        /// Its column.
        column: Column,
        /// Its row.
        row: u8,
        /// Its colour.
        ship: Ship,
    },
    /// A room gave research.
    Research {
        /// The value of the room.
        value: u8,
        /// How many steps the marker advanced.
        steps: u8,
        /// Where it stands now.
        total: u8,
    },
    /// The excavator drove on.
    Excavated {
        /// The place on its path that it left.
        from: u8,
        /// The place where it stands now.
        to: u8,
    },
    /// The excavator was pushed back.
    Pushed {
        /// The place on its path that it left.
        from: u8,
        /// The place where it stands now; the same when it cannot go further back.
        to: u8,
    },
    /// A robot worked and rests.
    RobotWorked {
        /// Where it stands.
        space: Space,
        /// Its number now.
        value: u8,
    },
    /// A robot left the board.
    RobotGone {
        /// Where it stood.
        space: Space,
        /// The rule that removed it.
        rule: &'static str,
    },
    /// The research marker went back.
    ResearchBack {
        /// How many steps.
        steps: u8,
        /// Where it stands now.
        total: u8,
    },
    /// A red ship was called.
    RedShip {
        /// Whether there was one set aside; it joins those that wait.
        joins: bool,
    },
    /// A waiting ship took a spot.
    Spawned {
        /// The spot's column.
        column: Column,
        /// Its colour.
        ship: Ship,
    },
    /// The research was finished.
    Won,
    /// The base was destroyed.
    LostByDamage,
    /// The mothership covered the skull.
    LostToSkull,
}

impl Events for UnderFallingSkies {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, Roll>, _observer: Observer, events: &mut Vec<Event>) {
        events.clear();
        let mut after = *before;
        match step {
            Step::Action(_, action) => {
                events.push(Event::Chose(action));
                self.apply_with(&mut after, action, events);
            }
            Step::Outcome(roll) => Self::apply_roll(&mut after, roll, events),
        }
    }

    fn replay(&self, view: &mut State, event: &Event, _observer: Observer) {
        match *event {
            Event::Rolled { roll, .. } => (view.hand.shown, view.hand.unrolled) = (roll.0, [0; 2]),
            Event::Placed(placed) => {
                view.hand.take(placed.die);
                view.dice[placed.space.column()] = Some(placed);
            }
            Event::PickedUp => view.hand.gather(),
            Event::DieLeft { space } => view.dice[space.column()] = None,
            Event::Paid { total, .. } | Event::Energy { total, .. } => view.energy = total,
            Event::RobotTaken { space } | Event::RobotGone { space, .. } => view.remove_robot(space),
            Event::RobotSited(robot) => view.add_robot(robot),
            Event::RobotWorked { space, value } => {
                view.remove_robot(space);
                view.add_robot(Robot { space, value, exhausted: true });
            }
            Event::RoomsOver => view.clear_rooms(),
            Event::Begins(phase) => view.phase = phase,
            Event::NextRound { round } => (view.round, view.phase) = (round, Phase::Roll),
            Event::ColumnMoves { column, by, .. } => view.lower(column, by),
            Event::Settled { column } => settle_ground(view, column),
            Event::Slides { row, from, to } => move_across(view, from, to, row),
            Event::Lands { column, row } => view.board_mothership(column, row),
            Event::Swept { column } => view.board_mothership(column, view.mothership),
            Event::Damage { damage, .. } => view.damage = damage,
            Event::Descends { row, .. } => view.mothership = row,
            Event::ShotDown { column, row, ship } => {
                view.sky[column].remove(row);
                if ship == Ship::Green {
                    view.waiting.add(ship);
                }
            }
            Event::Research { total, .. } | Event::ResearchBack { total, .. } => view.research = total,
            Event::Excavated { from, to } => {
                if !self.options.fresh_room_robot {
                    view.dug_from = Some(from);
                }
                view.excavator = to;
            }
            Event::Pushed { to, .. } => view.excavator = to,
            Event::RedShip { joins } => view.waiting.red += u8::from(joins),
            Event::Spawned { column, ship } => {
                view.waiting.take(ship);
                view.spots[column] = Some(ship);
            }
            Event::Won => view.phase = Phase::Won,
            Event::LostByDamage | Event::LostToSkull => view.phase = Phase::Lost,
            Event::Chose(_) | Event::NoMove | Event::Blocked { .. } | Event::Calls { .. } | Event::Fighters { .. } => {}
        }
    }
}

impl UnderFallingSkies {
    /// Returns what happens when this action, which is allowed there, is taken.
    pub fn events_of(&self, before: &State, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        self.events(before, Step::Action(Seat::FIRST, action), SeatSet::NONE, &mut events);
        events
    }
}

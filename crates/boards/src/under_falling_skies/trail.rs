//! What the last step moved and hit, beat by beat. It is found from the events of the rules, so what is shown is what
//! happened, in the same order.

use under_falling_skies::UnderFallingSkies;
use under_falling_skies::event::Event;
use under_falling_skies::space::{Column, GROUND, Space};
use under_falling_skies::state::{Ship, State};

use super::geometry::{GROUND_TOP, column};
use super::names::{Named, ShipPosition};
use super::{damage, mothership, pieces, research, ship};
use crate::motion::{Gait, Pose, Way};

/// What the last step moved and hit.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Trail {
    /// Ways of ships by colour and number.
    pub(super) ships: Vec<(Ship, u8, Way)>,
    pub(super) mothership: Option<Way>,
    pub(super) excavator: Option<Way>,
    pub(super) damage: Option<Way>,
    pub(super) research: Option<Way>,
    pub(super) bursts: Vec<Burst>,
    /// The spaces that hold a die or robot that they did not hold before.
    pub(super) laid: Vec<Space>,
    /// The spaces whose robot shows another number.
    pub(super) ticked: Vec<Space>,
    /// Whether the energy in store has changed.
    pub(super) energy: bool,
    /// The number of this step among those followed: each has another.
    pub(super) step: u32,
    /// Which step rolled the dice in hand, if the last one did.
    pub(super) rolled: Option<u32>,
}

/// A ship that goes up in an explosion, or hits the ground.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Burst {
    pub(super) beat: u8,
    pub(super) at: (f32, f32),
    pub(super) ship: Ship,
}

impl Trail {
    /// Returns the way of a ship.
    pub(super) fn ship(&self, ship: Ship, number: u8) -> Option<&Way> {
        self.ships.iter().find(|way| (way.0, way.1) == (ship, number)).map(|way| &way.2)
    }
}

/// Follows the events of a step from `before`, moving `ships` along; returns what there is to see.
pub(super) fn follow(game: &UnderFallingSkies, before: &State, events: &[Event], ships: &mut Vec<Named>) -> Trail {
    let mut stage = Stage { game, before, now: *before, beat: 0, last: None, ships, trail: Trail::default() };
    let mut energy = before.energy;
    for event in events {
        stage.see(*event);
        stage.last = Some(*event);
        if let Event::Paid { total, .. } | Event::Energy { total, .. } = *event {
            energy = total;
        }
    }
    Trail { energy: energy != before.energy, ..stage.trail }
}

struct Stage<'a> {
    game: &'a UnderFallingSkies,
    before: &'a State,
    /// The position as far as it was followed: where the mothership is, and what waits on it.
    now: State,
    /// The next free beat.
    beat: u8,
    last: Option<Event>,
    ships: &'a mut Vec<Named>,
    trail: Trail,
}

impl Stage<'_> {
    fn see(&mut self, event: Event) {
        match event {
            Event::ColumnMoves { column, by, rows } if !rows.is_empty() => self.fall(column, by),
            Event::Slides { row, from, to } => {
                let beat = self.next();
                self.fly(Gait::Slides, beat, ShipPosition::Sky(from, row), ShipPosition::Sky(to, row));
            }
            Event::Lands { column, row } => {
                let beat = self.shared(|last| matches!(last, Event::Damage { rule: "R27", .. }));
                let position = ShipPosition::Sky(column, row);
                let burst = self.ship_at(position).map(|ship| Burst { beat, at: on_ground(column), ship });
                self.trail.bursts.extend(burst);
                self.board_mothership(Gait::Leaps, beat, position);
            }
            Event::Damage { damage, rule } => {
                let beat = if rule == "R27" { self.beat.saturating_sub(1) } else { self.next() };
                let at = |damage| Pose::at(damage::at(&self.game.board, damage));
                let (from, to) = (at(damage - 1), at(damage));
                self.trail.damage.get_or_insert_with(|| Way::from(from)).leg(Gait::Steps, beat, to);
            }
            Event::Descends { row, .. } => self.sink(row),
            Event::Swept { column } => {
                let beat = self.shared(|last| matches!(last, Event::Swept { .. }));
                self.board_mothership(Gait::Rides, beat, ShipPosition::Sky(column, self.now.mothership));
            }
            Event::ShotDown { column, row, ship } => {
                let beat = self.shared(|last| matches!(last, Event::ShotDown { .. }));
                let position = ShipPosition::Sky(column, row);
                let at = ship::pose(self.game, &self.now, position).at;
                self.trail.bursts.push(Burst { beat, at, ship });
                match ship {
                    Ship::Green => self.board_mothership(Gait::Leaps, beat, position),
                    Ship::Red => self.ships.retain(|named| named.2 != position),
                }
            }
            Event::Spawned { column, ship } => {
                let beat = self.shared(|last| matches!(last, Event::Spawned { .. }));
                self.now.waiting.take(ship);
                let in_hangar =
                    self.ships.iter().filter(|named| named.0 == ship).filter_map(|named| named.2.in_hangar());
                if let Some(place) = in_hangar.min() {
                    self.fly(Gait::Rides, beat, ShipPosition::Hangar(place), ShipPosition::Spot(column));
                }
            }
            Event::Placed(placed) => self.trail.laid.push(placed.space),
            Event::RobotSited(robot) => match self.before.robot_on(robot.space) {
                None => self.trail.laid.push(robot.space),
                Some(old) if old.value != robot.value => self.trail.ticked.push(robot.space),
                Some(_) => {}
            },
            Event::RobotWorked { space, .. } => self.trail.ticked.push(space),
            Event::RedShip { joins: true } => self.now.waiting.add(Ship::Red),
            Event::Research { steps, total, .. } => self.step_research(total - steps, total),
            Event::ResearchBack { steps, total } => self.step_research(total + steps, total),
            Event::Excavated { from, to } | Event::Pushed { from, to } => self.drive(from, to),
            _ => {}
        }
    }

    /// Takes the next beat.
    const fn next(&mut self) -> u8 {
        self.beat += 1;
        self.beat - 1
    }

    /// Takes the beat of the last event if the two happen at once, otherwise the next.
    fn shared(&mut self, with: impl Fn(Event) -> bool) -> u8 {
        if self.last.is_some_and(with) { self.beat.saturating_sub(1) } else { self.next() }
    }

    fn fall(&mut self, column: Column, by: u8) {
        let beat = self.next();
        let mothership = self.now.mothership;
        let row = |position| match position {
            ShipPosition::Sky(at, row) if at == column => Some((row, position)),
            ShipPosition::Spot(at) if at == column => Some((mothership, position)),
            _ => None,
        };
        let mut falling: Vec<(u8, ShipPosition)> = self.ships.iter().filter_map(|named| row(named.2)).collect();
        // The lowest first, so that no two are taken for one.
        falling.sort_by_key(|ship| std::cmp::Reverse(ship.0));
        for (row, position) in falling {
            self.fly(Gait::Falls, beat, position, ShipPosition::Sky(column, row + by));
        }
    }

    /// The mothership comes down with everything that rides on it.
    fn sink(&mut self, row: u8) {
        let beat = self.next();
        let from = mothership::pose(self.now.mothership);
        let riders: Vec<ShipPosition> = self
            .ships
            .iter()
            .map(|named| named.2)
            .filter(|position| !matches!(position, ShipPosition::Sky(..)))
            .collect();
        self.now.mothership = row;
        self.trail.mothership.get_or_insert_with(|| Way::from(from)).leg(Gait::Sinks, beat, mothership::pose(row));
        for position in riders {
            let to = self.pose(position);
            self.way(position).into_iter().for_each(|way| way.leg(Gait::Sinks, beat, to));
        }
    }

    /// A ship comes to the hangar.
    fn board_mothership(&mut self, gait: Gait, beat: u8, position: ShipPosition) {
        let Some(ship) = self.ship_at(position) else { return };
        let place = self.now.waiting.green + self.now.waiting.red;
        self.now.waiting.add(ship);
        self.fly(gait, beat, position, ShipPosition::Hangar(place));
    }

    fn ship_at(&self, position: ShipPosition) -> Option<Ship> {
        self.ships.iter().find(|named| named.2 == position).map(|named| named.0)
    }

    fn pose(&self, position: ShipPosition) -> Pose {
        match position {
            ShipPosition::Sky(column, row) if row >= GROUND => Pose::at(on_ground(column)),
            _ => ship::pose(self.game, &self.now, position),
        }
    }

    /// Moves the ship at a position.
    fn fly(&mut self, gait: Gait, beat: u8, position: ShipPosition, to: ShipPosition) {
        let at = self.pose(to);
        self.way(position).into_iter().for_each(|way| way.leg(gait, beat, at));
        if let Some(named) = self.ships.iter_mut().find(|named| named.2 == position) {
            named.2 = to;
        }
    }

    /// Returns the way of the ship at a position. If it has not moved yet, its way starts where it was before the step.
    fn way(&mut self, position: ShipPosition) -> Option<&mut Way> {
        let (colour, number, _) = *self.ships.iter().find(|named| named.2 == position)?;
        let ways = &mut self.trail.ships;
        let known = ways.iter().position(|way| (way.0, way.1) == (colour, number));
        let place = known.unwrap_or_else(|| {
            ways.push((colour, number, Way::from(ship::pose(self.game, self.before, position))));
            ways.len() - 1
        });
        ways.get_mut(place).map(|way| &mut way.2)
    }

    fn step_research(&mut self, from: u8, to: u8) {
        let square = |step: u8| Pose::at(research::on_square(step as usize));
        let mut way = Way::from(square(from));
        for to in between(from, to) {
            way.leg(Gait::Steps, self.next(), square(to));
        }
        self.trail.research = Some(way).filter(|_| from != to);
    }

    fn drive(&mut self, from: u8, to: u8) {
        let mut way = Way::from(pieces::pose(self.game, from));
        for place in between(from, to) {
            way.leg(Gait::Drives, self.next(), pieces::pose(self.game, place));
        }
        self.trail.excavator = Some(way).filter(|_| from != to);
    }
}

/// Where a ship meets the ground.
const fn on_ground(at: Column) -> (f32, f32) {
    (column(at), GROUND_TOP + 12.0)
}

/// Returns the places from one to another, without the first, forwards or backwards.
fn between(from: u8, to: u8) -> Vec<u8> {
    if from < to { (from + 1..=to).collect() } else { (to..from).rev().collect() }
}

//! Setup: start cells, the starting player, and how long a game may last (R1-R5).

use contract::{EventSink, Seat, SeatSet};

use crate::SolarTowerDefense;
use crate::action::Outcome;
use crate::components::Home;
use crate::event::Event;
use crate::fighter::{FIGHTERS, Fleet};
use crate::map::Cell;
use crate::options::{RewardResource, StartPositions};
use crate::planet::{Planet, TURRETS};
use crate::state::{Course, Phase, Plan, SEATS, Side, State, TurretSet};

/// R2. How many tied rolls for the starting player the longest game allows.
const TIES: u32 = 64;

impl SolarTowerDefense {
    /// R3. Sets the game up: the planets on their start cells, nothing on them.
    pub(crate) fn set_up(&self) -> State {
        let fixed = self.options.start_positions == StartPositions::Fixed;
        let side = |home: Home| Side {
            cell: fixed.then_some(home.start),
            spin: 0,
            credits: self.options.start_credits.0,
            points: 0,
            planet: Planet::EMPTY,
            fleet: Fleet::default(),
        };
        let course = Course {
            round: 1,
            starter: None,
            phase: Phase::Start,
            asked: SeatSet::NONE,
            shot: None,
            due: [0; 2],
            fired: [TurretSet::default(); 2],
            left: TurretSet::default(),
        };
        State { sides: self.components.homes.map(side), plans: [Plan::Open; 2], course }
    }

    /// Returns how many cells the home ring of a seat has.
    pub(crate) fn orbit(&self, seat: Seat) -> u8 {
        self.components.map.size(self.components.ring(seat))
    }

    /// Says whether both planets may start there, with that option.
    pub(crate) fn may_start_on(&self, first: Cell, second: Cell) -> bool {
        let fits = |seat, cell: Cell| cell.ring() == self.components.ring(seat) && self.components.map.has(cell);
        fits(SEATS[0], first) && fits(SEATS[1], second)
    }

    /// Returns a pair of start cells by its place among all pairs.
    pub(crate) fn nth_cells(&self, nth: u32) -> Outcome {
        let [first, second] = SEATS.map(|seat| self.components.ring(seat));
        let size = u32::from(self.orbit(SEATS[1])).max(1);
        Outcome::Cells(Cell::new(first, (nth / size) as u8), Cell::new(second, (nth % size) as u8))
    }

    /// R3. Puts the planets on the cells that were drawn.
    pub(crate) fn draw_cells<S: EventSink<Event>>(state: &mut State, cells: [Cell; 2], events: &mut S) {
        for seat in SEATS {
            state.side_mut(seat).cell = Some(cells[seat.index()]);
        }
        events.record(Event::CellsDrawn { cells });
    }

    /// R2. The higher die starts; equal dice are rolled again.
    pub(crate) fn roll_for_start<S: EventSink<Event>>(&self, state: &mut State, dice: [u8; 2], events: &mut S) {
        let starter = match dice[0].cmp(&dice[1]) {
            std::cmp::Ordering::Greater => Some(SEATS[0]),
            std::cmp::Ordering::Less => Some(SEATS[1]),
            std::cmp::Ordering::Equal => None,
        };
        events.record(Event::StartRolled { dice, starter });
        if starter.is_some() {
            state.course.starter = starter;
            self.begin_round(state, events);
        }
    }

    /// R3. Returns where the planet on which nobody lives stands; it moves with the others (R50).
    pub fn scenery_cell(&self, state: &State) -> Cell {
        let start = self.components.scenery;
        let size = u32::from(self.components.map.size(start.ring()));
        let moved = u32::from(state.course.phase == Phase::Cosmic || state.course.phase == Phase::Over);
        let number = (u32::from(start.number()) + u32::from(state.course.round) - 1 + moved) % size;
        Cell::new(start.ring(), number as u8)
    }

    /// Returns the most credits that a player can have had by the end of a round.
    pub(crate) fn most_credits(&self, round: u32) -> u32 {
        let income: u32 = self.components.center.income.iter().sum();
        let rewards = match self.options.reward_resource {
            RewardResource::P => 0,
            RewardResource::Credits => 3 * (2 * TURRETS + FIGHTERS) as u32,
        };
        let refunds = TURRETS as u32 * self.components.turret.refund + 3 * self.components.center.refund;
        self.options.start_credits.0 + refunds + (income + rewards) * round
    }

    /// R4, R29. Counts what a game can take at most: every die, every choice of both in every round, and what credits buy.
    /// Whatever is built and dismantled costs more than it gives back.
    pub(crate) fn longest(&self) -> Option<u32> {
        let rounds = self.options.max_rounds.0;
        if rounds == 0 {
            return None;
        }
        let (turrets, fighters) = (TURRETS as u32, FIGHTERS as u32);
        // Naming a turret, aiming it and its die, in both wars; a fighter's die, its landing and its facing in two phases.
        let fights = turrets * 2 * 3 + fighters * 4;
        let turn = 1 + u32::from(self.components.most_points) + 1;
        let prices = self.components.turret.build.iter().map(|price| price - self.components.turret.refund);
        let centers = self.components.center.build.iter().map(|price| price - self.components.center.refund);
        let loss = prices.chain(centers).min().unwrap_or(1).max(1);
        // What stands at first may be dismantled, and each building that is bought once more.
        let bought = 2 * self.most_credits(rounds) / loss + 2 * (turrets + 3);
        Some(TIES + 2 + 2 * (rounds * (fights + turn) + bought))
    }
}

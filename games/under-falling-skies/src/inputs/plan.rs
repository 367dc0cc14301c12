//! What the dice and robots on the board come to: what the rooms that are loaded would give if all of them were used, and
//! what those that are begun still need.

use contract::InputSink;

use super::NONE;
use crate::UnderFallingSkies;
use crate::board::{Effect, Room, STRONGEST};
use crate::space::SPACES;
use crate::state::{Phase, State};

/// The most research rooms of which all orders are tried.
const LABORATORIES: usize = 3;

/// All orders of so many research rooms: the first for one, two for two.
const ORDERS: [[usize; LABORATORIES]; 6] = [[0, 1, 2], [1, 0, 2], [0, 2, 1], [2, 0, 1], [1, 2, 0], [2, 1, 0]];

/// What the board comes to.
pub(super) struct Plan {
    /// For the first space of each room that is begun: how many dice it still needs, 1 or 2.
    pub(super) missing: [usize; SPACES],
    /// Rooms that are begun and cannot be filled any more.
    blocked: u8,
    /// By dice that are missing, 1 or 2: the least that a research room still lacks for the next step.
    lacks: [usize; 2],
    /// Steps of research, and where they lead.
    steps: u8,
    research: u8,
    finishes: bool,
    /// Energy when all is used; below 0 it says how much is lacking.
    energy: i16,
    excavator: u8,
    /// Ships that would be shot, and the sum of their rows.
    ships: usize,
    rows: u32,
    /// The best robot.
    robot: u8,
}

/// The rooms that are loaded.
#[derive(Default)]
struct Loaded {
    /// Energy from the rooms, and what rooms cost whose gain is certain.
    gain: i16,
    cost: i16,
    /// The values and costs of research rooms.
    laboratories: [(u8, u8); LABORATORIES],
    count: usize,
    /// The best fighter room: value and cost.
    fighter: (u8, u8),
    robot: u8,
}

impl Plan {
    /// Returns how much of the next step of research the rooms that are loaded would pay for, in its points: the value of a
    /// research room counts by half as long as its energy is lacking.
    pub(super) fn reach(game: &UnderFallingSkies, state: &State) -> f64 {
        let loaded = Self::nothing(state).gather(game, state);
        let step = game.board.research.get(usize::from(state.research)).map_or(0.0, |step| f64::from(*step));
        let energy = f64::from((i16::from(state.energy) + loaded.gain).max(0));
        let of_room = |(value, price): &(u8, u8)| {
            let paid = if *price == 0 { 1.0 } else { (energy / f64::from(*price)).min(1.0) };
            f64::from(*value).min(step) * (1.0 + paid) / 2.0
        };
        loaded.laboratories[..loaded.count].iter().map(of_room).fold(0.0, f64::max)
    }

    fn nothing(state: &State) -> Self {
        Self {
            missing: [NONE; SPACES],
            blocked: 0,
            lacks: [NONE; 2],
            steps: 0,
            research: state.research,
            finishes: false,
            energy: 0,
            excavator: state.excavator,
            ships: 0,
            rows: 0,
            robot: 0,
        }
    }

    /// Works out what the board comes to.
    pub(super) fn of(game: &UnderFallingSkies, state: &State) -> Self {
        let board = &game.board;
        let mut plan = Self::nothing(state);
        let loaded = plan.gather(game, state);
        let (steps, laboratories_cost) = loaded.research(game, state);
        (plan.ships, plan.rows) = shot_by(game, state, loaded.fighter.0);
        let fighter_cost = if plan.ships > 0 { loaded.fighter.1 } else { 0 };
        let dig = dig_target(game, state);
        let spent = loaded.cost + i16::from(laboratories_cost + fighter_cost) + i16::from(dig.is_some());
        plan.energy = energy_then(state.energy, loaded.gain, spent, board.energy_most);
        plan.steps = steps;
        plan.research += steps;
        let can_pay = i16::from(state.energy) + loaded.gain >= i16::from(laboratories_cost);
        plan.finishes = steps > 0 && usize::from(plan.research) >= board.research.len() && can_pay;
        plan.excavator = dig.unwrap_or(state.excavator);
        plan.robot = loaded.robot;
        plan
    }

    /// Gathers the loaded rooms, and notes those that are begun.
    fn gather(&mut self, game: &UnderFallingSkies, state: &State) -> Loaded {
        let mut loaded = Loaded::default();
        let spaces = state.loaded();
        let in_use = if let Phase::Site { room, .. } = state.phase { Some(room) } else { None };
        for room in &game.board.rooms {
            if room.set.and(spaces).is_empty() || in_use == Some(room.name()) || room.does(Effect::AntiAircraft) {
                continue;
            }
            let missing = room.set.but(spaces);
            let value = UnderFallingSkies::value(state, room);
            if missing.is_empty() {
                loaded.add(room, value.max(0) as u8);
            } else if missing.iter().all(|space| state.needs_die(space.column())) {
                let dice = missing.len().min(2);
                self.missing[room.name().number()] = dice;
                if let (true, Some(step)) =
                    (room.does(Effect::Research), game.board.research.get(usize::from(state.research)))
                {
                    let lack = (i16::from(*step) - i16::from(value)).clamp(0, 12) as usize;
                    self.lacks[dice - 1] = self.lacks[dice - 1].min(lack);
                }
            } else {
                self.blocked += 1;
            }
        }
        loaded
    }

    /// Tells what the board comes to.
    pub(super) fn tell<S: InputSink>(&self, sink: &mut S) {
        sink.about("when the rooms are used");
        sink.one_of("steps of research", 6, usize::from(self.steps).min(5));
        sink.one_of("research", 16, usize::from(self.research).min(15));
        sink.flag("the research is finished", self.finishes);
        sink.one_of("energy", 8, usize::try_from(self.energy).unwrap_or(NONE));
        sink.one_of("energy lacking", 8, usize::try_from(-self.energy).map_or(NONE, |lack| lack.min(7)));
        sink.one_of("excavator at", 30, self.excavator.into());
        sink.one_of("ships shot", 6, self.ships.min(5));
        sink.number("rows of ships shot, of 32", self.rows as f32 / 32.0);
        sink.one_of("robot", 7, self.robot.into());
        sink.about("research room with a die missing");
        sink.one_of("lacks", 13, self.lacks[0]);
        sink.about("research room with two dice missing");
        sink.one_of("lacks", 13, self.lacks[1]);
        sink.about("");
        sink.number("rooms that cannot be filled, of 2", f32::from(self.blocked) / 2.0);
    }
}

impl Loaded {
    /// Adds a room. R36: it is paid once.
    fn add(&mut self, room: &Room, value: u8) {
        if value == 0 {
            return;
        }
        let mut price = room.cost;
        let mut pay = || std::mem::take(&mut price);
        for effect in &room.effects {
            match effect {
                Effect::Energy => {
                    self.gain += i16::from(value);
                    self.cost += i16::from(pay());
                }
                Effect::Robot => {
                    self.robot = self.robot.max(value.min(6));
                    self.cost += i16::from(pay());
                }
                Effect::Research if self.count < LABORATORIES => {
                    self.laboratories[self.count] = (value, pay());
                    self.count += 1;
                }
                Effect::Fighter if value > self.fighter.0 => self.fighter = (value, pay()),
                Effect::AntiAircraft | Effect::Research | Effect::Fighter => {}
            }
        }
    }

    /// R41, R42. Returns the most steps that the research rooms pay for, in their best order, and what these rooms cost.
    fn research(&self, game: &UnderFallingSkies, state: &State) -> (u8, u8) {
        let orders = [0, 1, 2, 6][self.count];
        let all = ORDERS[..orders].iter().map(|order| {
            let (mut steps, mut cost) = (0, 0);
            for laboratory in order.iter().filter(|laboratory| **laboratory < self.count) {
                let (value, price) = self.laboratories[*laboratory];
                let paid = game.steps_paid(state.research + steps, value);
                steps += paid;
                cost += if paid > 0 { price } else { 0 };
            }
            (steps, cost)
        });
        all.max_by_key(|(steps, cost)| (*steps, std::cmp::Reverse(*cost))).unwrap_or_default()
    }
}

/// R39. Returns how many ships a fighter room of this value hits where they are now, and the sum of their rows.
fn shot_by(game: &UnderFallingSkies, state: &State, value: u8) -> (usize, u32) {
    let (mut ships, mut rows) = (0, 0);
    for (sky, hit) in state.sky.iter().zip(game.board.explosions[usize::from(value).min(STRONGEST)]) {
        let mut left = sky.ships().and(hit).0;
        while left != 0 {
            ships += 1;
            rows += left.trailing_zeros();
            left &= left - 1;
        }
    }
    (ships, rows)
}

/// R14, R44. Returns where the excavator would go.
fn dig_target(game: &UnderFallingSkies, state: &State) -> Option<u8> {
    let placed = state.excavating()?;
    let place = game.board.place[placed.space.number()]?;
    (place.saturating_sub(state.excavator) <= placed.die.value).then_some(place)
}

/// R33, R38. Returns the energy when all is used. What costs comes first where it can be paid, since the track ends.
fn energy_then(store: u8, gain: i16, spent: i16, most: u8) -> i16 {
    let (store, most) = (i16::from(store), i16::from(most));
    if spent <= store { (store - spent + gain).min(most) } else { (store + gain).min(most) - spent }
}

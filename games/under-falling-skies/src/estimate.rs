//! What a position is worth by rule of thumb (section 10 of the dossier), for bots that look one decision ahead, and
//! the same quantities as numbers for learning.

use std::hash::{DefaultHasher, Hash, Hasher};

use contract::{Determinize, Dice, Features, Heuristic, Seat};

use crate::UnderFallingSkies;
use crate::board::{Effect, Icon, Room};
use crate::space::GROUND;
use crate::state::{Phase, Placed, State};

impl Determinize for UnderFallingSkies {
    /// Nothing is hidden.
    fn determinize<D: Dice + ?Sized>(&self, view: &State, _dice: &mut D) -> State {
        *view
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        let mut hasher = DefaultHasher::new();
        state.hash(&mut hasher);
        hasher.finish()
    }
}

impl Heuristic for UnderFallingSkies {
    fn estimate(&self, state: &State, _seat: Seat) -> f64 {
        match state.phase {
            Phase::Won => 1.0,
            Phase::Lost => 0.0,
            _ => {
                let points = self.progress(state) + self.prospects(state) - self.danger(state);
                // The logistic curve keeps the estimate strictly between lost and won.
                1.0 / (1.0 + (-points / 12.0).exp())
            }
        }
    }
}

impl UnderFallingSkies {
    /// Points for what is safely gained: research paid, energy, the reach of the excavator, robots.
    fn progress(&self, state: &State) -> f64 {
        let paid: u32 = self.board.research.iter().take(state.research as usize).map(|step| u32::from(*step)).sum();
        let energy = f64::from(state.energy).sqrt() * 2.0;
        let dug = f64::from(state.excavator) * 0.35;
        let robots: f64 = state.robots.iter().flatten().map(|robot| f64::from(robot.value) * 0.5).sum();
        f64::from(paid) + energy + dug + robots
    }

    /// Points for what the dice on the board promise: each room that is loaded, or half loaded with columns to come.
    fn prospects(&self, state: &State) -> f64 {
        let rooms = self.board.rooms.iter().filter(|room| Self::is_begun(state, room));
        let loaded: f64 = rooms.map(|room| self.promise(state, room)).sum();
        let dig = state.excavating().map_or(0.0, |placed| self.dig_promise(state, placed));
        loaded + dig
    }

    fn is_begun(state: &State, room: &Room) -> bool {
        let holds = |space: &crate::space::Space| state.die_on(*space).is_some_and(|placed| !placed.digs);
        room.spaces.iter().any(holds) && !room.does(Effect::AntiAircraft)
    }

    /// Returns what a room may give when its empty spaces get an ordinary die, as likely as columns are left.
    fn promise(&self, state: &State, room: &Room) -> f64 {
        let filled = |space: &&crate::space::Space| {
            state.die_on(**space).is_some_and(|placed| !placed.digs) || state.robot_on(**space).is_some()
        };
        let missing = room.spaces.len() - room.spaces.iter().filter(filled).count();
        let chance = 0.45f64.powi(missing as i32);
        let value = (Self::value(state, room) + 3 * missing as i8).max(0) as u8;
        let cost = f64::from(room.cost) * 0.8 + if room.cost > state.energy { 3.0 } else { 0.0 };
        let gain: f64 = room.effects.iter().map(|effect| self.gain(state, *effect, value)).sum();
        chance * (gain - cost).max(0.0)
    }

    fn gain(&self, state: &State, effect: Effect, value: u8) -> f64 {
        match effect {
            Effect::AntiAircraft => 0.0,
            Effect::Energy => {
                let after = state.energy.saturating_add(value).min(self.board.energy_most);
                (f64::from(after).sqrt() - f64::from(state.energy).sqrt()) * 2.0
            }
            Effect::Fighter => {
                let hit = self.board.explosions[value as usize % self.board.explosions.len()];
                let ships = state.sky.iter().zip(hit).flat_map(|(sky, rows)| sky.ships().and(rows).iter());
                ships.map(|row| f64::from(row) * 0.25).sum()
            }
            Effect::Research => {
                let steps = self.steps_paid(state.research, value) as usize;
                self.board.research.iter().skip(state.research as usize).take(steps).map(|step| f64::from(*step)).sum()
            }
            Effect::Robot => f64::from(value.min(6)) * 0.45,
        }
    }

    fn dig_promise(&self, state: &State, placed: Placed) -> f64 {
        let ahead = self.distance(state, placed.space).unwrap_or(0);
        if state.energy == 0 { 0.0 } else { f64::from(ahead) * 0.3 }
    }

    /// Points for what threatens: damage taken, ships near the ground, the mothership's depth.
    fn danger(&self, state: &State) -> f64 {
        let left = f64::from(self.board.damage_limit - state.damage);
        let hurt = 24.0 / left - 24.0 / f64::from(self.board.damage_limit);
        let ships: f64 = state.sky.iter().flat_map(|sky| sky.ships().iter()).map(threat).sum();
        let fear = 1.0 + 2.0 / left;
        hurt + ships * fear + f64::from(state.mothership) * 1.5
    }
}

/// Returns how much a ship on this row threatens: little until it is within one die of the ground.
fn threat(row: u8) -> f64 {
    let rows_left = f64::from(GROUND - row.min(GROUND));
    if rows_left <= 6.0 { 0.4 * (7.0 - rows_left) } else { 0.05 * (16.0 - rows_left) }
}

impl Features for UnderFallingSkies {
    const NAMES: &'static [&'static str] = &[
        "round",
        "mothership row",
        "rows to the skull",
        "damage left",
        "energy",
        "research steps",
        "research paid",
        "next research step",
        "excavator place",
        "robots",
        "robot value",
        "ships waiting",
        "ships in the sky",
        "ships on explosions",
        "lowest ship",
        "dice in hand",
        "white dice in hand",
    ];

    fn features(&self, view: &State, _seat: Seat, out: &mut [f32]) {
        let board = &self.board;
        let steps = |to: u8| board.research.iter().take(to as usize).map(|step| f32::from(*step)).sum();
        let next = board.research.get(view.research as usize).copied().unwrap_or(0);
        let robots = || view.robots.iter().flatten();
        let ships = || {
            let columns = view.sky.iter().enumerate();
            columns.flat_map(|(column, sky)| sky.ships().iter().map(move |row| (column, row.min(GROUND))))
        };
        let burning = |(column, row): &(usize, u8)| {
            *row < GROUND && matches!(board.sky[*column][*row as usize], Icon::Explosion(_))
        };
        let white = f32::from(view.hand.count(crate::state::Colour::White));
        let numbers = [
            f32::from(view.round),
            f32::from(view.mothership),
            f32::from(board.skull) - f32::from(view.mothership),
            f32::from(board.damage_limit) - f32::from(view.damage),
            f32::from(view.energy),
            f32::from(view.research),
            steps(view.research),
            f32::from(next),
            f32::from(view.excavator),
            robots().count() as f32,
            robots().map(|robot| f32::from(robot.value)).sum(),
            f32::from(view.waiting.green + view.waiting.red),
            ships().count() as f32,
            ships().filter(burning).count() as f32,
            ships().map(|(_, row)| f32::from(row)).fold(0.0, f32::max),
            f32::from(view.hand.count(crate::state::Colour::Black)) + white,
            white,
        ];
        for (slot, number) in out.iter_mut().zip(numbers) {
            *slot = number;
        }
    }
}

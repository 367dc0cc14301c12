//! What a position is worth by rule of thumb (section 10 of the dossier), for bots that look one decision ahead.

use contract::{Determinize, Dice, Heuristic, Seat, fast_hash};

use crate::UnderFallingSkies;
use crate::board::{Effect, Room, STRONGEST};
use crate::space::GROUND;
use crate::state::{Phase, Placed, Sky, State};

impl Determinize for UnderFallingSkies {
    /// Nothing is hidden.
    fn determinize<D: Dice + ?Sized>(&self, view: &State, _dice: &mut D) -> State {
        *view
    }

    fn key(&self, state: &State, _seat: Seat) -> u64 {
        fast_hash(state)
    }
}

/// What things are worth, in units of one research point. Found by hill climbing over some thousand games of the
/// one-decision player at level 0; only their proportions matter.
mod worth {
    pub(super) const RESEARCH: f64 = 1.94;
    /// Factor of the square root of the energy in store: the first unit is worth most.
    pub(super) const ENERGY: f64 = 2.17;
    /// What each energy of a room's cost takes off its gain.
    pub(super) const COST: f64 = 2.83;
    /// What is taken off in addition for a room that cannot be paid for yet.
    pub(super) const UNPAID: f64 = 2.36;
    /// A place of the excavator's path.
    pub(super) const DUG: f64 = 0.36;
    /// What the first large laboratory on the path adds once it is open, and each one further down.
    pub(super) const FIRST_LABORATORY: f64 = 3.13;
    pub(super) const LABORATORY: f64 = 2.21;
    /// The part of a dig that counts while its die only lies there.
    pub(super) const DIGGING: f64 = 0.56;
    /// A point of a robot on the board, and of a robot to be built.
    pub(super) const ROBOT: f64 = 0.21;
    pub(super) const NEW_ROBOT: f64 = 0.46;
    /// The chance that a missing die of a room still comes, and the number expected on it.
    pub(super) const CHANCE: f64 = 0.29;
    pub(super) const EXPECTED: f64 = 6.0;
    /// A ship shot down: for each row it had come, and for what it threatened.
    pub(super) const SHOT_ROW: f64 = 0.21;
    pub(super) const SHOT_THREAT: f64 = 0.63;
    /// A ship, for each row that it is nearer than 7 to the ground; farther up, for each row it has come.
    pub(super) const NEAR: f64 = 0.31;
    pub(super) const FAR: f64 = 0.056;
    /// How much more a ship threatens when its column has not had its die yet.
    pub(super) const UNPLAYED: f64 = 1.65;
    /// How much more ships weigh as damage nears the limit: this, over the damage left.
    pub(super) const FEAR: f64 = 3.8;
    /// Damage: this, over the damage left.
    pub(super) const HURT: f64 = 29.1;
    /// A row of the mothership.
    pub(super) const ROW: f64 = 2.04;
}

/// What is won for sure, but not yet: whoever looks one decision ahead should not put it off.
const ALL_BUT_WON: f64 = 0.999;

impl Heuristic for UnderFallingSkies {
    fn estimate(&self, state: &State, seat: Seat) -> f64 {
        match (state.phase, self.proven(state, seat)) {
            (Phase::Won, _) => 1.0,
            (_, Some(worth)) => worth.min(ALL_BUT_WON),
            _ => {
                let points = self.progress(state) + self.prospects(state) - self.danger(state);
                // The logistic curve keeps the estimate strictly between lost and won.
                1.0 / (1.0 + (-points / 25.0).exp())
            }
        }
    }

    fn proven(&self, state: &State, _seat: Seat) -> Option<f64> {
        self.last_round_is_won(state).map(f64::from)
    }
}

impl UnderFallingSkies {
    /// What is safely gained: research paid, energy, the reach of the excavator, robots.
    fn progress(&self, state: &State) -> f64 {
        let paid: u32 = self.board.research.iter().take(state.research as usize).map(|step| u32::from(*step)).sum();
        let robots: f64 = state.robots.iter().flatten().map(|robot| f64::from(robot.value)).sum();
        f64::from(paid) * worth::RESEARCH + stored(state.energy) + self.dug(state.excavator) + robots * worth::ROBOT
    }

    /// What the dice on the board promise: each room that has been started, and the dig.
    fn prospects(&self, state: &State) -> f64 {
        let dice = state.ordinary_dice();
        let begun = |room: &&Room| !room.set.and(dice).is_empty() && !room.does(Effect::AntiAircraft);
        let loaded: f64 = self.board.rooms.iter().filter(begun).map(|room| self.promise(state, room)).sum();
        loaded + state.excavating().map_or(0.0, |placed| self.dig_promise(state, placed))
    }

    /// Returns what a room may give if its empty spaces still get an ordinary die each.
    fn promise(&self, state: &State, room: &Room) -> f64 {
        let missing = room.set.but(state.loaded());
        if missing.iter().any(|space| state.dice[space.column()].is_some()) {
            return 0.0;
        }
        let value = f64::from(Self::value(state, room)) + worth::EXPECTED * missing.len() as f64;
        let unpaid = if room.cost > state.energy { worth::UNPAID } else { 0.0 };
        let gain: f64 = room.effects.iter().map(|effect| self.gain(state, *effect, value.max(0.0) as u8)).sum();
        let net = gain - f64::from(room.cost) * worth::COST - unpaid;
        worth::CHANCE.powi(missing.len() as i32) * net.max(0.0)
    }

    fn gain(&self, state: &State, effect: Effect, value: u8) -> f64 {
        match effect {
            Effect::AntiAircraft => 0.0,
            Effect::Energy => {
                stored(state.energy.saturating_add(value).min(self.board.energy_most)) - stored(state.energy)
            }
            Effect::Fighter => {
                let hit = self.board.explosions[(value as usize).min(STRONGEST)];
                let ships = state.sky.iter().zip(hit).flat_map(|(sky, rows)| sky.ships().and(rows).iter());
                ships.map(|row| f64::from(row) * worth::SHOT_ROW + threat(row) * worth::SHOT_THREAT).sum()
            }
            Effect::Research => {
                let steps = self.steps_paid(state.research, value) as usize;
                let paid = self.board.research.iter().skip(state.research as usize).take(steps);
                paid.map(|step| f64::from(*step) * worth::RESEARCH).sum()
            }
            Effect::Robot => f64::from(value.min(6)) * worth::NEW_ROBOT,
        }
    }

    /// What the excavator's place is worth: how far it has come, and the large laboratories that are open there.
    fn dug(&self, place: u8) -> f64 {
        let open = self.board.laboratories.iter().filter(|from| place >= **from).count();
        let laboratories = [worth::FIRST_LABORATORY].into_iter().chain(std::iter::repeat(worth::LABORATORY));
        f64::from(place) * worth::DUG + laboratories.take(open).sum::<f64>()
    }

    fn dig_promise(&self, state: &State, placed: Placed) -> f64 {
        let place = self.board.place[placed.space.number()].unwrap_or(state.excavator);
        if state.energy == 0 { 0.0 } else { (self.dug(place) - self.dug(state.excavator)) * worth::DIGGING }
    }

    /// What threatens: damage taken, ships near the ground, the mothership's depth.
    fn danger(&self, state: &State) -> f64 {
        let left = f64::from(self.board.damage_limit.saturating_sub(state.damage).max(1));
        let column = |(sky, die): (&Sky, &Option<Placed>)| {
            let unplayed = die.is_none() && !state.hand.is_empty();
            let threats: f64 = sky.ships().iter().map(threat).sum();
            threats * if unplayed { worth::UNPLAYED } else { 1.0 }
        };
        let ships: f64 = state.sky.iter().zip(&state.dice).map(column).sum();
        worth::HURT / left + ships * (1.0 + worth::FEAR / left) + f64::from(state.mothership) * worth::ROW
    }
}

fn stored(energy: u8) -> f64 {
    f64::from(energy).sqrt() * worth::ENERGY
}

/// Returns how much a ship on this row threatens: little until one die may bring it down.
fn threat(row: u8) -> f64 {
    let rows_left = f64::from(GROUND.saturating_sub(row));
    if rows_left <= 6.0 { worth::NEAR * (7.0 - rows_left) } else { worth::FAR * (f64::from(GROUND) - rows_left) }
}

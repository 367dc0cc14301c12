//! What fighters are going to do by the dice that come on average: the shots that they fly through and the hits that they
//! land if nothing is built and nobody is launched. For those who learn; what is shown to people is in [`crate::forecast`].

use contract::Seat;

use crate::SolarTowerDefense;
use crate::field::{FIELDS, LONGITUDES, Longitude};
use crate::fighter::Fighter;
use crate::planet::{Building, Planet};
use crate::state::{Phase, State, other};

/// How many fights are looked through: on a circle a fighter comes round in eight.
const FIGHTS: usize = 8;
/// The most rounds that a flight through space is followed.
pub(crate) const SPACE: usize = 8;

/// What a fighter, or several, can be expected to do.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Raid {
    /// Hits on the command center of each class.
    pub(crate) centers: [f32; 3],
    /// Hits on turrets.
    pub(crate) turrets: f32,
    /// Hits of all kinds in the next fights.
    pub(crate) next: f32,
    /// How many are left after all the fights looked through.
    pub(crate) survivors: f32,
}

/// How a fighter in space comes to the enemy's planet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// R25. It lands through this longitude.
    Lands(Longitude),
    /// R52. The planet runs into it, and its owner chooses.
    IsMet,
}

impl Raid {
    /// Adds what another does.
    pub(crate) fn add(&mut self, other: &Self) {
        self.centers.iter_mut().zip(other.centers).for_each(|(sum, more)| *sum += more);
        self.turrets += other.turrets;
        self.next += other.next;
        self.survivors += other.survivors;
    }

    /// Hits on command centers.
    pub(crate) fn hits(&self) -> f32 {
        self.centers.iter().sum()
    }
}

/// A planet with what it does to fighters that fly over it.
pub(crate) struct Ground<'a> {
    game: &'a SolarTowerDefense,
    planet: &'a Planet,
    /// R9-R13. The part of the fighters over each field that its turrets leave.
    spared: [f32; FIELDS],
    /// R18. How often a fighter hits that fires.
    hit: f32,
}

impl SolarTowerDefense {
    /// R9. Looks at a planet from above.
    pub(crate) fn ground<'a>(&'a self, planet: &'a Planet) -> Ground<'a> {
        let mut spared = [1.0; FIELDS];
        for turret in planet.turrets.as_slice() {
            let missed = 1.0 - chance(self.components.turret.planetary[turret.field().class() as usize]);
            self.components.ranges[turret.field().place()].iter().for_each(|field| spared[field.place()] *= missed);
        }
        Ground { game: self, planet, spared, hit: chance(self.components.fighter_hit) }
    }
}

impl Ground<'_> {
    /// R9-R13, R18, R27. Follows a fighter, while nothing on the planet changes.
    pub(crate) fn raid(&self, fighter: Fighter) -> Raid {
        let (mut fighter, mut alive, mut raid) = (fighter, 1.0, Raid::default());
        for fight in 0..FIGHTS {
            let Some(field) = fighter.field() else { break };
            alive *= self.spared[field.place()];
            match self.planet.target_at(field) {
                Some((Building::Center, _)) => raid.centers[field.class() as usize] += alive * self.hit,
                Some((Building::Turret, _)) => raid.turrets += alive * self.hit,
                None => {}
            }
            if fight == 0 {
                raid.next = raid.hits() + raid.turrets;
            }
            fighter = self.game.fly(self.planet, fighter).fighter;
        }
        raid.survivors = alive;
        raid
    }

    /// R30-R35. Follows a fighter that lands through a longitude; returns its hits on command centers.
    pub(crate) fn landing_hits(&self, longitude: Longitude) -> f32 {
        self.game.landing(self.planet, longitude).map_or(0.0, |landing| self.raid(landing.fighter).hits())
    }

    /// Returns the mean and the most of those hits over all longitudes.
    pub(crate) fn raids(&self) -> [f32; 2] {
        let hits = Longitude::all().map(|longitude| self.landing_hits(longitude));
        let (sum, most) = hits.fold((0.0, 0.0_f32), |(sum, most), hits| (sum + hits, most.max(hits)));
        [sum / f32::from(LONGITUDES), most]
    }
}

impl SolarTowerDefense {
    /// R24, R25, R50-R52. Returns in how many rounds, from 0 for this one, a fighter in space comes to the enemy's planet,
    /// and how; none if it takes longer than is looked ahead.
    pub(crate) fn entry(&self, state: &State, seat: Seat, fighter: Fighter) -> Option<(usize, Entry)> {
        let enemy = state.side(other(seat));
        let (mut at, mut cell, mut spin) = (fighter.cell()?, enemy.cell?, enemy.spin);
        let ring = self.components.ring(other(seat));
        let mut moves = state.course.round >= 3 && matches!(state.course.phase, Phase::Fights);
        let mut turned = matches!(state.course.phase, Phase::Cosmic | Phase::Over);
        for rounds in 0..SPACE {
            if moves {
                let to = self.components.map.next(at, ring);
                if to == cell {
                    return Some((rounds, Entry::Lands(self.components.map.facing(cell, spin, at))));
                }
                at = to;
            }
            if !turned {
                cell = self.components.map.counter_clockwise(cell);
                spin = (spin + 1) % LONGITUDES;
                if at == cell {
                    return Some((rounds, Entry::IsMet));
                }
            }
            (moves, turned) = (true, false);
        }
        None
    }
}

/// The chance that a die shows at least this.
fn chance(least: u8) -> f32 {
    f32::from(7_u8.saturating_sub(least).min(6)) / 6.0
}

//! Landing: on which latitude, where on it, and which way the fighter faces (R30-R35). All of it follows from what stands
//! on the planet, and each choice says why.

use crate::SolarTowerDefense;
use crate::field::{Field, LONGITUDES, Latitude, Longitude, Pole, Rotation};
use crate::fighter::Fighter;
use crate::options::{LandingList, PolarLanding, PoleFacing};
use crate::planet::{Center, Planet};

/// Where a fighter lands, and why there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// How it then stands.
    pub fighter: Fighter,
    /// The latitude.
    pub latitude: Latitude,
    /// Why this latitude.
    pub because: Reason,
    /// Why it faces that way.
    pub facing: Facing,
}

/// What decided between latitudes or longitudes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// R30. There is only one with a command center.
    Only,
    /// R31. Most damaged buildings stand on it.
    MostDamaged,
    /// R31. Fewest turrets stand on it.
    FewestTurrets,
    /// R31. Its command center earns most.
    HighestIncome,
    /// R39, R40. It takes the fewest steps to a command center.
    FewestSteps,
    /// R34. It is the first from the incoming longitude on, clockwise.
    Incoming,
}

/// Which way a fighter faces, and why.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Facing {
    /// R32. The direction with fewer steps to the command center.
    Shorter {
        /// The direction.
        rotation: Rotation,
        /// Its steps.
        steps: u8,
    },
    /// R32. Both directions take as many steps, so clockwise.
    Equal {
        /// The steps.
        steps: u8,
    },
    /// R34. A longitude, from a pole.
    Longitude {
        /// Which.
        longitude: Longitude,
        /// Why this one.
        because: Reason,
    },
    /// The pole where the command center stands, with that option.
    Pole(Pole),
    /// The owner is asked, with that option.
    Open,
}

/// What fighters compare latitudes by, the better one greater (R31).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Rank {
    damaged: u8,
    few_turrets: u8,
    income: u32,
}

impl Rank {
    /// R31. Says what makes this the better one.
    pub(crate) fn over(self, other: Self) -> Reason {
        if self.damaged != other.damaged {
            Reason::MostDamaged
        } else if self.few_turrets != other.few_turrets {
            Reason::FewestTurrets
        } else {
            Reason::HighestIncome
        }
    }
}

impl SolarTowerDefense {
    /// R30-R35. Returns where a fighter lands that comes in on a longitude; none where no command center stands.
    pub fn landing(&self, planet: &Planet, incoming: Longitude) -> Option<Landing> {
        let (center, because) = self.best_latitude(planet)?;
        let latitude = center.field.latitude();
        let (fighter, facing) = if latitude.is_pole() {
            self.land_on_pole(planet, latitude, incoming)
        } else {
            settle_on_circle(Field::at(latitude, incoming), center)
        };
        Some(Landing { fighter, latitude, because, facing })
    }

    /// R31. Returns the command center on the best latitude, and what decided last between it and the others.
    fn best_latitude(&self, planet: &Planet) -> Option<(Center, Reason)> {
        let mut centers = planet.centers();
        if let (Some(center), None) = (centers.next(), centers.next()) {
            return Some((center, Reason::Only));
        }
        let ranks = planet.of_centers(|center| (self.rank(planet, center), center));
        let ranked = || ranks.into_iter().flatten();
        let (best, center) = ranked().max_by_key(|(rank, _)| *rank)?;
        let others = ranked().filter(|(_, other)| *other != center);
        let because = others.map(|(rank, _)| best.over(rank)).max();
        Some((center, because.unwrap_or(Reason::Only)))
    }

    /// R31. Ranks the latitude of a command center.
    pub(crate) fn rank(&self, planet: &Planet, center: Center) -> Rank {
        self.rank_of(planet.census(center.field.latitude().fields()), Some(center))
    }

    fn rank_of(&self, census: crate::planet::Census, center: Option<Center>) -> Rank {
        let damaged = match self.options.landing_list {
            LandingList::Six => census.damaged,
            LandingList::Five => 0,
        };
        let income = center.map_or(0, |center| self.components.center.income[center.field.class() as usize]);
        Rank { damaged, few_turrets: u8::MAX - census.turrets, income }
    }

    /// R33. Puts a fighter on a pole, or on the way to it with that option.
    fn land_on_pole(&self, planet: &Planet, latitude: Latitude, incoming: Longitude) -> (Fighter, Facing) {
        let pole = if latitude == Latitude::Np { Pole::North } else { Pole::South };
        let field = Field::at(latitude, incoming);
        if self.options.polar_landing == PolarLanding::Equator {
            let equator = Field::at(Latitude::Eq, incoming);
            return (Fighter::OnMeridian(equator, incoming, pole), Facing::Pole(pole));
        }
        if self.options.pole_facing == PoleFacing::Free {
            return (Fighter::Unfaced(field), Facing::Open);
        }
        let (longitude, because) = self.best_longitude(planet, incoming);
        (Fighter::on_meridian(field, longitude, pole), Facing::Longitude { longitude, because })
    }

    /// R34. Returns the most suited longitude, and why.
    fn best_longitude(&self, planet: &Planet, incoming: Longitude) -> (Longitude, Reason) {
        let inland = || planet.centers().filter(|center| !center.field.is_pole());
        let held = |longitude: Longitude| {
            let here = inland().filter(|center| center.field.longitude() == Some(longitude));
            here.max_by_key(|center| self.components.center.income[center.field.class() as usize])
        };
        let any = inland().next().is_some();
        // Clockwise from the incoming one, so that the first of equals is the right one.
        let ranks: [Option<(Rank, Longitude)>; LONGITUDES as usize] = std::array::from_fn(|step| {
            let longitude = Longitude::new(incoming.number() + step as u8);
            let center = held(longitude);
            let is_candidate = !any || center.is_some();
            is_candidate.then(|| (self.rank_of(planet.census(longitude.fields()), center), longitude))
        });
        // The last of the greatest would win, so they are compared from the end.
        let best = ranks.into_iter().flatten().rev().max_by_key(|(rank, _)| *rank);
        let Some((best, longitude)) = best else { return (incoming, Reason::Only) };
        let others = ranks.into_iter().flatten().filter(|(_, other)| *other != longitude);
        let because = others.map(|(rank, _)| if rank == best { Reason::Incoming } else { best.over(rank) });
        (longitude, because.max().unwrap_or(Reason::Only))
    }
}

/// R32. Puts a fighter on a circle, facing the direction with fewer steps to the command center.
pub(crate) fn settle_on_circle(field: Field, center: Center) -> (Fighter, Facing) {
    let (Some(own), Some(goal)) = (field.longitude(), center.field.longitude()) else {
        return (Fighter::OnCircle(field, Rotation::Clockwise), Facing::Equal { steps: 0 });
    };
    let (rotation, steps) = own.shorter(goal);
    let is_equal = own.clockwise_to(goal) == goal.clockwise_to(own);
    let facing = if is_equal { Facing::Equal { steps } } else { Facing::Shorter { rotation, steps } };
    (Fighter::OnCircle(field, rotation), facing)
}

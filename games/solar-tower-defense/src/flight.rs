//! Air travel: a fighter keeps its lane while a command center stands on it, and finds a new one when it has fallen
//! (R36-R41).

use crate::SolarTowerDefense;
use crate::field::{Field, Latitude, Longitude, Pole};
use crate::fighter::Fighter;
use crate::landing::{Facing, Reason, settle_on_circle};
use crate::options::Retarget;
use crate::planet::{Center, Planet};

/// A move through the air, and why it goes there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flight {
    /// How the fighter stands after it.
    pub fighter: Fighter,
    /// Why.
    pub because: Cause,
}

/// Why a fighter flies as it does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Cause {
    /// R36. A command center stands on its lane.
    Lane,
    /// R37. It has come to a pole and turns round.
    Turn,
    /// R39. It is crossing over to its goal.
    Crossing(Latitude),
    /// R39. It has come to the latitude of its goal and faces this way.
    Arrival(Facing),
    /// R38-R40. Its lane holds no command center any more: it makes for another one.
    NewTarget {
        /// The latitude of that command center.
        goal: Latitude,
        /// Why that one.
        because: Reason,
        /// The steps to it.
        steps: u8,
    },
    /// Nothing is left to fly to.
    Nowhere,
}

impl SolarTowerDefense {
    /// R27. Moves a fighter one field through the air.
    pub fn fly(&self, planet: &Planet, fighter: Fighter) -> Flight {
        if !holds_center(planet, fighter) {
            return self.retarget(planet, fighter);
        }
        match fighter {
            Fighter::OnCircle(field, rotation) => {
                Flight { fighter: Fighter::OnCircle(field.along(rotation), rotation), because: Cause::Lane }
            }
            Fighter::OnMeridian(field, longitude, pole) => along_meridian(field, longitude, pole, Cause::Lane),
            Fighter::Crossing(field, pole, goal) => cross(planet, field, pole, goal, Cause::Crossing(goal)),
            _ => Flight { fighter, because: Cause::Nowhere },
        }
    }

    /// R38. Finds a new spot and moves one field towards it.
    fn retarget(&self, planet: &Planet, fighter: Fighter) -> Flight {
        let Some(field) = fighter.field() else { return Flight { fighter, because: Cause::Nowhere } };
        let own = match fighter {
            Fighter::OnMeridian(_, longitude, _) => longitude,
            _ => field.longitude().unwrap_or(Longitude::new(0)),
        };
        let Some((center, steps, because)) = self.new_spot(planet, field, own) else {
            return Flight { fighter, because: Cause::Nowhere };
        };
        let goal = center.field.latitude();
        let cause = Cause::NewTarget { goal, because, steps };
        if field.latitude() == goal {
            // R39. It faces along the circle at once and moves, even away from the command center's own field.
            let (facing, _) = settle_on_circle(field, center);
            let Fighter::OnCircle(_, rotation) = facing else { return Flight { fighter, because: cause } };
            return Flight { fighter: Fighter::OnCircle(field.along(rotation), rotation), because: cause };
        }
        let pole = Pole::on_the_way(field.latitude(), goal);
        if goal.is_pole() {
            return Flight { because: cause, ..along_meridian(field, own, pole, cause) };
        }
        // R40. From a pole it takes the command center's own longitude.
        let along = if field.is_pole() { center.field.longitude().unwrap_or(own) } else { own };
        Flight { because: cause, ..arrive(field.toward(pole, along), pole, goal, center, cause) }
    }

    /// R39, R40. Returns the command center to make for, the steps to it, and why that one.
    fn new_spot(&self, planet: &Planet, field: Field, own: Longitude) -> Option<(Center, u8, Reason)> {
        let way = |center: Center| {
            let (from, to) = (field.latitude(), center.field.latitude());
            let along = match center.field.longitude() {
                Some(longitude) if !field.is_pole() => own.shorter(longitude).1,
                _ => 0,
            };
            (center, from.steps(to) + along, self.rank(planet, center))
        };
        let all = planet.of_centers(way);
        let ways = || all.into_iter().flatten();
        let closest = self.options.retarget == Retarget::Closest;
        let order = |steps: u8| if closest { u8::MAX - steps } else { 0 };
        let (center, steps, best) = ways().max_by_key(|(_, steps, rank)| (order(*steps), *rank))?;
        let others = || ways().filter(|(other, ..)| *other != center);
        let equal = others().filter(|(_, other, _)| order(*other) == order(steps));
        let because = equal.map(|(.., rank)| best.over(rank)).max();
        let by_steps = if others().next().is_some() { Reason::FewestSteps } else { Reason::Only };
        Some((center, steps, because.unwrap_or(by_steps)))
    }
}

/// R36. Says whether the lane, or the goal while crossing over, still holds a command center.
fn holds_center(planet: &Planet, fighter: Fighter) -> bool {
    lane_center(planet, fighter).is_some()
}

/// R36, R41. Returns the command center on the lane: on the circle, on either pole of a meridian, or on the goal.
pub(crate) fn lane_center(planet: &Planet, fighter: Fighter) -> Option<Center> {
    match fighter {
        Fighter::OnCircle(field, _) => planet.center_on(field.latitude()),
        Fighter::OnMeridian(..) => planet.center(crate::field::Class::Polar),
        Fighter::Crossing(_, _, goal) => planet.center_on(goal),
        _ => None,
    }
}

/// R37. Moves along a longitude; who arrives on a pole turns round.
fn along_meridian(field: Field, longitude: Longitude, pole: Pole, because: Cause) -> Flight {
    let next = field.toward(pole, longitude);
    let because = if next.is_pole() { Cause::Turn } else { because };
    Flight { fighter: Fighter::on_meridian(next, longitude, pole), because }
}

/// R39. Moves on towards the goal latitude.
fn cross(planet: &Planet, field: Field, pole: Pole, goal: Latitude, because: Cause) -> Flight {
    let Some(center) = planet.center_on(goal) else {
        return Flight { fighter: Fighter::Crossing(field, pole, goal), because };
    };
    let next = field.toward(pole, field.longitude().unwrap_or(Longitude::new(0)));
    arrive(next, pole, goal, center, because)
}

/// R39. Stands on a field on the way: at the goal it faces along the circle.
fn arrive(field: Field, pole: Pole, goal: Latitude, center: Center, because: Cause) -> Flight {
    if field.latitude() != goal {
        return Flight { fighter: Fighter::Crossing(field, pole, goal), because };
    }
    let (fighter, facing) = settle_on_circle(field, center);
    Flight { fighter, because: Cause::Arrival(facing) }
}

/// R12. Returns how many own moves a fighter has left to the command center on its lane, turning at poles and crossing
/// over included; none where the lane holds no command center.
pub(crate) fn moves_left(planet: &Planet, fighter: Fighter) -> Option<u8> {
    let center = lane_center(planet, fighter)?;
    let goal = center.field.latitude();
    match fighter {
        Fighter::OnCircle(field, rotation) => Some(field.longitude()?.steps(rotation, center.field.longitude()?)),
        Fighter::OnMeridian(field, _, pole) => {
            let straight = field.latitude().steps(goal);
            let ahead = goal == pole.latitude() || straight == 0;
            let to_turn = field.latitude().steps(pole.latitude());
            Some(if ahead { straight } else { to_turn + Latitude::Np.steps(Latitude::Sp) })
        }
        Fighter::Crossing(field, _, goal) => {
            let along = field.longitude()?.shorter(center.field.longitude()?).1;
            Some(field.latitude().steps(goal) + along)
        }
        _ => None,
    }
}

//! What a learner is told: both planets with what they earn and hold, and what the fighters of both are going to do by the
//! dice that come on average ([`crate::foresight`]). Of a plan made in secret only its owner is told.

use contract::{InputSink, Inputs, Seat, SeatSet};

use crate::SolarTowerDefense;
use crate::estimate::STEEPNESS;
use crate::field::Class;
use crate::fighter::Fighter;
use crate::foresight::{Entry, Ground, Raid, SPACE};
use crate::planet::Condition;
use crate::state::{Phase, SEATS, State, other};

const CLASSES: [Class; 3] = Class::ALL;
const CENTERS: [&str; 3] = ["center on the equator", "center on a tropic", "center on a pole"];
/// Credits that buy something, from which on a net may tell amounts apart.
const CREDITS: [f32; 9] = [6.0, 12.0, 18.0, 24.0, 30.0, 36.0, 48.0, 60.0, 96.0];
/// Leads by the estimate, in its points.
const LEADS: [f32; 11] = [-50.0, -30.0, -20.0, -10.0, -5.0, 0.0, 5.0, 10.0, 20.0, 30.0, 50.0];
/// The rounds of a game with the printed limit.
const ROUNDS: usize = 24;

impl Inputs for SolarTowerDefense {
    const SCHEME: u16 = 1;

    fn inputs<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let state = &state.seen_by(SeatSet::only(seat));
        self.write_course(state, seat, sink);
        let grounds = SEATS.map(|owner| self.ground(&state.side(owner).planet));
        let raids = grounds.each_ref().map(Ground::raids);
        for (about, owner) in [("mine", seat), ("theirs", other(seat))] {
            sink.about(about);
            self.write_side(state, owner, sink);
            sink.numbers("a landed enemy hits", raids[owner.index()].map(|hits| hits / 2.0).into_iter());
            let enemy = other(owner).index();
            self.write_fleet(state, owner, &grounds[enemy], sink);
            self.write_launch(state, owner, &grounds[enemy], raids[enemy], sink);
        }
    }

    /// R28. The command centers that are left of all that there can be.
    fn progress(&self, state: &State, seat: Seat) -> f64 {
        f64::from(state.side(seat).planet.count_centers()) / CLASSES.len() as f64
    }
}

impl SolarTowerDefense {
    /// R4, R29, R46. Where the game stands.
    fn write_course<S: InputSink>(&self, state: &State, seat: Seat, sink: &mut S) {
        let course = &state.course;
        sink.about("");
        sink.one_of("round", ROUNDS + 1, course.round.into());
        sink.one_of("phase", Phase::NAMED.len(), course.phase as usize);
        sink.flag("I am asked", course.asked.contains(seat));
        sink.flag("they are asked", course.asked.contains(other(seat)));
        sink.flag("I am Earth", seat == Seat::FIRST);
        sink.flag("I started", course.starter == Some(seat));
        let lead = self.worth(state, seat) - self.worth(state, other(seat));
        sink.estimate("lead", (lead * STEEPNESS / 4.0).clamp(-2.0, 2.0) as f32, 4.0);
        sink.reached("lead of", LEADS, lead as f32);
    }

    /// R42, R45, R47. What a player owns, earns and pays.
    fn write_side<S: InputSink>(&self, state: &State, owner: Seat, sink: &mut S) {
        let side = state.side(owner);
        let (planet, turrets) = (&side.planet, &side.planet.turrets);
        let budget = self.budget(planet);
        let credits = side.credits as f32;
        for (name, class) in CENTERS.into_iter().zip(CLASSES) {
            let condition = planet.center(class).map_or(0, |center| match center.condition {
                Condition::Damaged => 1,
                Condition::Whole => 2,
            });
            sink.one_of(name, 3, condition);
        }
        sink.one_of("centers", 4, planet.count_centers().into());
        sink.number("credits", (credits / 48.0).min(3.0));
        sink.reached("credits from", CREDITS, credits);
        sink.number("income", budget.income as f32 / 39.0);
        sink.number("upkeep", budget.upkeep as f32 / 20.0);
        sink.number("balance", (budget.income as f32 - budget.upkeep as f32) / 39.0);
        sink.one_of("P", 7, side.points.into());
        sink.one_of("turrets", 11, turrets.len().into());
        sink.numbers("turrets of class", turrets.by_class().map(|count| f32::from(count) / 5.0).into_iter());
        sink.number("damaged turrets", turrets.on(Condition::Damaged).len() as f32 / 5.0);
        let guard = planet.center(Class::Polar).or(planet.center(Class::Tropic)).or(planet.center(Class::Equator));
        let near = guard.map_or(0, |center| {
            let range = self.components.ranges[center.field.place()];
            turrets.as_slice().iter().filter(|turret| range.contains(turret.field())).count()
        });
        sink.one_of("turrets at the best center", 6, near);
    }

    /// R18, R24-R41, R48. What a player's fighters are going to do, and one that is launched now.
    fn write_fleet<S: InputSink>(&self, state: &State, owner: Seat, ground: &Ground<'_>, sink: &mut S) {
        let fleet = &state.side(owner).fleet;
        let target = &state.side(other(owner)).planet;
        let mut raid = Raid::default();
        for number in fleet.on_planet().iter() {
            raid.add(&ground.raid(fleet.get(number)));
        }
        let mut coming = [0.0; SPACE + 1];
        for number in fleet.in_space().iter() {
            let rounds = self.entry(state, owner, fleet.get(number)).map_or(SPACE, |(rounds, _)| rounds);
            coming[rounds] += 1.0 / 6.0;
        }
        sink.number("fighters in play", f32::from(fleet.in_play().len()) / 6.0);
        sink.number("fighters in space", f32::from(fleet.in_space().len()) / 6.0);
        sink.number("fighters landed", f32::from(fleet.on_planet().len()) / 6.0);
        sink.numbers("fighters that land in", coming.into_iter());
        sink.numbers("hits on the center of class", raid.centers.map(|hits| (hits / 2.0).min(4.0)).into_iter());
        sink.number("hits on turrets", (raid.turrets / 4.0).min(4.0));
        sink.number("hits in the next fights", (raid.next / 2.0).min(4.0));
        sink.number("fighters that get through", raid.survivors / 6.0);
        for (name, class) in ["the equator falls", "the tropic falls", "the pole falls"].into_iter().zip(CLASSES) {
            let needed = target.center(class).map(|center| match center.condition {
                Condition::Damaged => 1.0,
                Condition::Whole => 2.0,
            });
            sink.flag(name, needed.is_some_and(|needed| raid.centers[class as usize] >= needed));
        }
    }

    /// R24, R25, R48, R52. How long a fighter flies that is launched now, and what it does then.
    fn write_launch<S: InputSink>(
        &self,
        state: &State,
        owner: Seat,
        ground: &Ground<'_>,
        [_, most]: [f32; 2],
        sink: &mut S,
    ) {
        let launched = state.side(owner).cell.map(Fighter::InSpace);
        let entry = launched.and_then(|fighter| self.entry(state, owner, fighter));
        sink.one_of("a launch flies for", SPACE, entry.map_or(SPACE, |(rounds, _)| rounds));
        sink.flag("a launch is met", entry.is_some_and(|(_, entry)| entry == Entry::IsMet));
        let hits = match entry {
            Some((_, Entry::Lands(longitude))) => ground.landing_hits(longitude),
            Some((_, Entry::IsMet)) => most,
            None => 0.0,
        };
        sink.number("a launch hits", hits / 2.0);
    }
}

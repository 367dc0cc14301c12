//! How a planet stands at a glance, and where in a turn the game is.

use contract::{Phases, Phrase, Seat, Vital};

use crate::ExponentialChaos;
use crate::planet::{Crater, Planet};
use crate::state::{Phase, State};

impl ExponentialChaos {
    /// R57, R65. The score, undamaged cities, the core: three numbers, since six players share a phone's width.
    pub(crate) fn numbers(&self, view: &State, seat: Seat) -> Vec<Vital> {
        let planet = view.planets.of(seat);
        let [_, whole] = planet.cities();
        let core = u16::from(planet.level(Crater::CORE));
        vec![
            Vital::asset("vital-score", self.score(planet).into(), Some(self.score(Planet::WHOLE).into())),
            Vital::asset("vital-whole", whole as u16, Some(12)),
            Vital::asset("vital-core", core, Some(2)),
        ]
    }

    /// R13. The six steps of a turn; an attack of the tie-break is a missile.
    pub(crate) fn phases_of(view: &State) -> Option<Phases> {
        let by_saucers = view.course.due.seats.contains(view.course.active);
        let now = match view.course.phase {
            Phase::Inv => 0,
            Phase::Def | Phase::Roll => 1,
            Phase::Assign => 2,
            Phase::Hit => 3,
            Phase::Choose if by_saucers => 3,
            Phase::Choose | Phase::Fire | Phase::Missile | Phase::Free | Phase::Tie => 4,
            Phase::Rebuild => 5,
            Phase::Over => return None,
        };
        let steps = [
            ("phase-invasion", "R14"),
            ("phase-defense", "R16"),
            ("phase-assignment", "R21"),
            ("phase-damage", "R29"),
            ("phase-missiles", "R40"),
            ("phase-rebuild", "R48"),
        ];
        Some(Phases { names: steps.map(|(key, rule)| Phrase::new(key).by(rule)).into(), now })
    }
}

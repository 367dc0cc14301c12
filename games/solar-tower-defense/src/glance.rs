//! How a player stands at a glance, and where in a round the game is.

use contract::{Phases, Phrase, Seat, Vital};

use crate::SolarTowerDefense;
use crate::fighter::FIGHTERS;
use crate::state::{Phase, State};

impl SolarTowerDefense {
    /// R28, R47. Command centers first: without one the game is lost.
    pub(crate) fn numbers(&self, view: &State, seat: Seat) -> Vec<Vital> {
        let side = view.side(seat);
        let centers = side.planet.count_centers();
        let begun = view.course.round > 1;
        let (most, turrets) = (self.components.most_points, self.components.homes[seat.index()].turrets);
        let credits = u16::try_from(side.credits).unwrap_or(u16::MAX);
        vec![
            Vital::asset("vital-centers", centers.into(), Some(3)).critical_if(begun && centers <= 1),
            Vital::asset("vital-credits", credits, None),
            Vital::asset("vital-points", side.points.into(), Some(most.into())),
            Vital::asset("vital-turrets", side.planet.turrets.len().into(), Some(turrets.into())),
            Vital::asset("vital-fighters", side.fleet.in_play().len().into(), Some(FIGHTERS as u16)),
        ]
    }

    /// R4. The five phases of a round.
    pub(crate) fn phases_of(view: &State) -> Option<Phases> {
        let now = match view.course.phase {
            Phase::Start | Phase::Over => return None,
            Phase::Fights => 0,
            Phase::Move => 1,
            Phase::Balance => 2,
            Phase::Build => 3,
            Phase::Cosmic => 4,
        };
        let phases = [
            ("phase-fights", "R8"),
            ("phase-movement", "R24"),
            ("phase-balance", "R42"),
            ("phase-building", "R45"),
            ("phase-cosmic", "R50"),
        ];
        Some(Phases { names: phases.map(|(key, rule)| Phrase::new(key).by(rule)).into(), now })
    }
}

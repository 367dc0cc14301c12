//! What the first rounds explain: short notes, each at the moment when it begins to matter. Mostly what newcomers get
//! wrong (section 9 of the dossier).

use contract::{Phrase, Seat};

use crate::SolarTowerDefense;
use crate::build::Free;
use crate::state::{Phase, State, other};

/// R3. The round after which nothing new is explained.
const LAST: u16 = 5;

impl SolarTowerDefense {
    /// Returns the notes for a situation, the most important first.
    pub(crate) fn notes(view: &State, seat: Seat) -> Vec<Phrase> {
        let course = &view.course;
        let asked = course.asked.contains(seat);
        if course.round > LAST {
            return Vec::new();
        }
        match course.phase {
            Phase::Start => vec![note("guide-goal", "R28")],
            Phase::Build if asked => match (Self::free_piece(view, seat), course.round) {
                (Free::Center, _) => vec![note("guide-goal", "R28"), note("guide-center", "R47")],
                (Free::Turret, _) => vec![note("guide-turret", "R9"), note("guide-turning", "R51")],
                (Free::Nothing, 2) => vec![note("guide-launch", "R48")],
                (Free::Nothing, _) => vec![note("guide-flight", "R24"), note("guide-points", "R42")],
            },
            Phase::Balance if asked => vec![note("guide-balance", "R42")],
            Phase::Fights => vec![note("guide-fights", "R8")],
            Phase::Cosmic if asked => vec![note("guide-landing", "R52")],
            _ if !view.side(other(seat)).fleet.on_planet().is_empty() => vec![note("guide-passing", "R36")],
            _ => Vec::new(),
        }
    }
}

fn note(key: &'static str, rule: &'static str) -> Phrase {
    Phrase::new(key).by(rule)
}

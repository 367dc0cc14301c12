//! What the first round explains: short notes, each at the moment when it begins to matter. Mostly what newcomers get
//! wrong (section 9 of the dossier).

use contract::{Phrase, Seat};

use crate::ExponentialChaos;
use crate::dice::Face;
use crate::planet::{Crater, Planet};
use crate::state::{Phase, State};

impl ExponentialChaos {
    /// Returns the notes for a situation, the most important first. Counters, the core and the tie-break are explained
    /// when they first come up, and the second round begins with a farewell.
    pub(crate) fn notes(&self, view: &State, seat: Seat) -> Vec<Phrase> {
        let (course, active) = (&view.course, view.course.active == seat);
        let first = course.round == 1;
        let goal = || {
            let phrase = note("guide-goal", "R58").with("rounds", self.components.rounds.len() as u32);
            phrase.with("most", self.score(Planet::WHOLE))
        };
        match course.phase {
            Phase::Inv if first => vec![goal()],
            Phase::Roll if first && active => {
                let mut notes = vec![goal(), note("guide-roll", "R17").with("rerolls", self.options.rerolls.0)];
                notes.extend((view.lying(Face::Missile) > 0).then(|| note("guide-missile", "R42")));
                notes
            }
            Phase::Roll if course.round == 2 && active => vec![note("guide-more-dice", "R10")],
            Phase::Assign if first && active => {
                let mut notes = vec![note("guide-assign", "R24")];
                notes.extend((view.lying(Face::Interceptor) > 0).then(|| note("guide-interceptor", "R22")));
                notes
            }
            Phase::Hit if first => vec![note("guide-path", "R36"), note("guide-one-roll", "R30")],
            Phase::Missile if course.attack > 0 => vec![note("guide-counter", "R45")],
            Phase::Free | Phase::Rebuild if view.planets.of(seat).level(Crater::CORE) < 2 => {
                vec![note("guide-core", "R51")]
            }
            Phase::Rebuild if first && active => vec![note("guide-rebuild", "R50")],
            Phase::Tie => vec![note("guide-tie", "R59")],
            _ => Vec::new(),
        }
    }
}

fn note(key: &'static str, rule: &'static str) -> Phrase {
    Phrase::new(key).by(rule)
}

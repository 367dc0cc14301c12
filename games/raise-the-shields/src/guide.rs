//! What a first round explains: short notes, each where it begins to matter. Mostly what newcomers get wrong
//! (section 9 of the dossier).

use contract::{Phrase, Seat};

use crate::RaiseTheShields;
use crate::state::{City, Phase};
use crate::view::View;

impl RaiseTheShields {
    /// Returns the notes for a situation, the first thing first. All but those about cities and answers are about the
    /// first round; the second round begins with a farewell.
    pub(crate) fn notes(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let first = view.round == 1;
        match view.phase {
            Phase::Setup | Phase::Roll if first => vec![self.goal()],
            Phase::Work if first => self.notes_on_work(view, seat),
            Phase::Work => Self::notes_on_cities(view, seat),
            Phase::Flip(_) => vec![note("guide-flip", "R11")],
            Phase::React => vec![note("guide-answer", "R40")],
            _ => Vec::new(),
        }
    }

    /// R28, R32, R34, R52. How the game is won and lost.
    fn goal(&self) -> Phrase {
        let alone = if self.setup.seats == 1 { "yes" } else { "no" };
        note("guide-goal", if self.setup.seats == 1 { "R52" } else { "R28" }).with("alone", alone)
    }

    /// R13-R27. What each step of the first work step needs to be understood.
    fn notes_on_work(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let work = view.player(seat).work;
        let mut notes = vec![self.goal(), note("guide-assign", "R13"), note("guide-shapes", "R16")];
        let target = self.target_name(seat);
        notes.push(note("guide-attack", if self.setup.seats == 1 { "R49" } else { "R29" }).with("target", target));
        if work.assigned.is_some() {
            notes.extend([note("guide-draw", "R18"), note("guide-sector", "R17"), note("guide-shield", "R27")]);
        }
        if work.drawn.is_some() {
            notes.extend([note("guide-done", "R25"), note("guide-shaded", "R24")]);
        }
        notes
    }

    /// R37-R39. The first ability that is ready, and before it the farewell.
    fn notes_on_cities(view: &View, seat: Seat) -> Vec<Phrase> {
        let mut notes = if view.round == 2 { vec![note("guide-end", "R35")] } else { Vec::new() };
        if view.player(seat).sheet.cities.contains(&City::Ready) {
            notes.push(note("guide-city", "R39"));
        }
        notes
    }
}

fn note(key: &'static str, rule: &'static str) -> Phrase {
    Phrase::new(key).by(rule)
}

//! What the first round explains: short notes, each at the moment when it begins to matter. Mostly what newcomers get
//! wrong (section 9 of the dossier).

use contract::{Phrase, Seat};

use crate::RaiseTheShields;
use crate::state::{City, Phase};
use crate::view::View;

/// The rounds that are explained. A player who reads one note at each move, and presses nothing, has seen them all by
/// then.
const ROUNDS: u16 = 3;

impl RaiseTheShields {
    /// Returns the notes for a situation, the most important first: in the first round those about this step and then
    /// those about earlier ones; later only those about this step, and a farewell.
    pub(crate) fn guide(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        match view.phase {
            Phase::Setup | Phase::Roll if view.round == 1 => vec![self.goal()],
            Phase::Work if view.round == 1 => self.notes_on_work(view, seat).into_iter().rev().flatten().collect(),
            Phase::Work => self.notes_on_later_work(view, seat),
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

    /// R13-R27. What players need to know about each step of the work step, up to this one.
    fn notes_on_work(&self, view: &View, seat: Seat) -> Vec<Vec<Phrase>> {
        let work = view.player(seat).work;
        let target = self.target_name(seat);
        let attack = note("guide-attack", if self.setup.seats == 1 { "R49" } else { "R29" }).with("target", target);
        let assign = vec![self.goal(), note("guide-assign", "R13"), note("guide-shapes", "R16"), attack];
        let draw = vec![note("guide-draw", "R18"), note("guide-sector", "R17"), note("guide-shield", "R27")];
        let done = vec![note("guide-done", "R25"), note("guide-shaded", "R24")];
        let steps = 1 + usize::from(work.assigned.is_some()) + usize::from(work.drawn.is_some());
        [assign, draw, done].into_iter().take(steps).collect()
    }

    /// R37-R39. The first ability that is ready, and what belongs to this step; for a player who knows everything, a
    /// new round begins with a farewell.
    fn notes_on_later_work(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let ready = view.player(seat).sheet.cities.contains(&City::Ready);
        let mut notes: Vec<Phrase> = ready.then(|| note("guide-city", "R39")).into_iter().collect();
        if view.round <= ROUNDS {
            notes.extend(self.notes_on_work(view, seat).pop().into_iter().flatten());
            notes.extend(view.player(seat).work.assigned.is_none().then(|| note("guide-end", "R35")));
        }
        notes
    }
}

fn note(key: &'static str, rule: &'static str) -> Phrase {
    Phrase::new(key).by(rule)
}

//! What the first round explains: short notes, each at the moment when it begins to matter. Mostly what newcomers get
//! wrong (section 9 of the dossier).

use contract::Phrase;

use crate::UnderFallingSkies;
use crate::board::{Effect, Margin};
use crate::state::{Colour, Phase, State};

impl UnderFallingSkies {
    /// Returns the notes for a situation, the most important first. All but two are about the first round; robots and
    /// free spots are explained when they first come up, and the second round begins with a farewell.
    pub(crate) fn guide(&self, view: &State) -> Vec<Phrase> {
        let first = view.round == 1;
        match view.phase {
            Phase::Roll if first => vec![self.goal()],
            Phase::Place if first => self.notes_on_placing(view),
            Phase::Place if view.round == 2 && view.dice.iter().all(Option::is_none) => vec![note("guide-end", "R6")],
            Phase::Rooms if first => self.notes_on_rooms(view),
            Phase::Mothership if first => self.notes_on_mothership(view),
            Phase::Site { .. } => vec![note("guide-robot", "R51")],
            Phase::Spawn => vec![note("guide-spawn", "R65")],
            _ => Vec::new(),
        }
    }

    /// R55, R69, R70. How the game is won and lost.
    fn goal(&self) -> Phrase {
        let steps = self.board.research.len() as u32;
        note("guide-goal", "R55")
            .with("steps", steps)
            .with("damage", self.board.damage_limit)
            .with("row", self.board.skull)
    }

    /// R8-R29. Each die placed makes one more note relevant.
    fn notes_on_placing(&self, view: &State) -> Vec<Phrase> {
        let placed = view.dice.iter().flatten().count();
        let mut notes = vec![self.goal(), note("guide-place", "R10"), note("guide-number", "R16")];
        if view.hand.count(Colour::White) > 0 {
            notes.push(note("guide-white", "R29"));
        }
        let later = [note("guide-landing", "R21"), note("guide-guns", "R17"), note("guide-dig", "R14")];
        notes.extend(later.into_iter().take(placed));
        notes
    }

    /// R32-R54. What players need to know about the loaded rooms.
    fn notes_on_rooms(&self, view: &State) -> Vec<Phrase> {
        let loaded = view.loaded();
        let has = |effect| self.board.rooms.iter().any(|room| room.does(effect) && room.set.but(loaded).is_empty());
        let mut notes = vec![note("guide-rooms", "R33"), note("guide-value", "R35")];
        if view.excavating().is_some() {
            notes.push(note("guide-excavate", "R44"));
        }
        if has(Effect::Fighter) {
            notes.push(note("guide-fighter", "R39"));
        }
        if has(Effect::Research) {
            let last = self.board.research.last().copied().unwrap_or(0);
            notes.push(note("guide-research", "R41").with("last", last));
        }
        notes
    }

    /// R56-R64. The symbol, the descent, and who returns.
    fn notes_on_mothership(&self, view: &State) -> Vec<Phrase> {
        let row = view.mothership + 1;
        let symbol = self.next_symbol(view).is_some_and(|margin| margin != Margin::Empty);
        let margin = note("guide-margin", "R56").with("row", row).with("symbol", u8::from(symbol));
        vec![margin, note("guide-return", "R64")]
    }
}

fn note(key: &'static str, rule: &'static str) -> Phrase {
    Phrase::new(key).by(rule)
}

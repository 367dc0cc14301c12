//! What the first turns explain: short notes, each at the moment when it begins to matter. Mostly what newcomers get
//! wrong (section 9 of the dossier).

use contract::{Phrase, Seat};

use crate::AttackTheTower;
use crate::course::Stage;
use crate::table::SetupStep;
use crate::view::View;

/// The turns that are explained: two of each player.
const TURNS: u16 = 4;

impl AttackTheTower {
    /// Returns the notes for a situation, the most important first.
    pub(crate) fn notes(&self, view: &View, seat: Seat) -> Vec<Phrase> {
        let course = &view.table.course;
        if course.turn > TURNS {
            return Vec::new();
        }
        match course.stage {
            Stage::Army => vec![note("guide-goal", "R55"), note("guide-army", "R74")],
            Stage::Setup => match view.secret(seat).map(|secret| secret.setup) {
                Some(SetupStep::Draw(_)) => vec![note("guide-goal", "R55"), note("guide-piles", "R2")],
                Some(SetupStep::Choose) => vec![note("guide-burn", "R3")],
                _ => vec![note("guide-door", "R34"), note("guide-new-base", "R14")],
            },
            Stage::Renew => vec![note("guide-renew", "R9")],
            Stage::Draw | Stage::Drop | Stage::LateDraw | Stage::LateDrop => {
                vec![note("guide-hand", "R11").with("limit", self.components.hand_limit)]
            }
            Stage::Build => vec![note("guide-new-base", "R14"), note("guide-full", "R59")],
            Stage::Answer => vec![note("guide-answer", "R21"), note("guide-order", "R25")],
            Stage::End => vec![note("guide-end", "R24"), note("guide-order", "R25")],
            Stage::Raze => vec![note("guide-raze", "R94")],
            Stage::Lose => vec![note("guide-lose", "R62")],
            Stage::Place => vec![note("guide-place", "R67")],
            _ => self.notes_of_attack(view),
        }
    }

    /// Returns the notes for attacks, from the declaration to the palace.
    fn notes_of_attack(&self, view: &View) -> Vec<Phrase> {
        let powers = [self.options.base_power.0, self.options.palace_power.0];
        match view.table.course.stage {
            Stage::Main => {
                let bases = note("guide-bases", "R38").with("power", powers[0]);
                vec![note("guide-attack", "R29"), bases, note("guide-turn", "R27")]
            }
            Stage::Window | Stage::Between => vec![note("guide-window", "R22"), note("guide-order", "R25")],
            Stage::Assign if !Self::battle(&view.table).main => {
                vec![note("guide-first", "R41"), note("guide-laid", "R39"), note("guide-gone", "R44")]
            }
            Stage::Assign => {
                vec![
                    note("guide-laid", "R39"),
                    note("guide-hit", "R39"),
                    note("guide-siege", "R46"),
                    note("guide-gone", "R44"),
                ]
            }
            Stage::Proceed => vec![note("guide-palace", "R53").with("power", powers[1])],
            _ => Vec::new(),
        }
    }
}

fn note(key: &'static str, rule: &'static str) -> Phrase {
    Phrase::new(key).by(rule)
}

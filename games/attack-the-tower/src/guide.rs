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
    pub(crate) fn notes(view: &View, seat: Seat) -> Vec<Phrase> {
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
            Stage::Draw | Stage::Drop => vec![note("guide-hand", "R11")],
            Stage::Build => vec![note("guide-new-base", "R14"), note("guide-full", "R59")],
            Stage::Answer => vec![note("guide-answer", "R21")],
            Stage::Main => vec![note("guide-attack", "R29"), note("guide-bases", "R38"), note("guide-turn", "R27")],
            Stage::Window | Stage::Between => vec![note("guide-window", "R22")],
            Stage::Assign => vec![note("guide-hit", "R39"), note("guide-siege", "R46"), note("guide-gone", "R44")],
            Stage::Proceed => vec![note("guide-palace", "R53")],
            Stage::End => vec![note("guide-end", "R24")],
            _ => Vec::new(),
        }
    }
}

fn note(key: &'static str, rule: &'static str) -> Phrase {
    Phrase::new(key).by(rule)
}

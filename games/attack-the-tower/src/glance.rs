//! How the players stand at a glance: the phases of a turn, and the numbers that matter.

use contract::{Phases, Phrase, Seat, Vital};

use crate::AttackTheTower;
use crate::card::TERRITORIES;
use crate::course::Stage;
use crate::view::{View, totals};

impl AttackTheTower {
    /// R59, R71. Strength, territories with a base, special troops, and the sizes of the hand. What is laid or drawn in
    /// secret counts once it is shown; whoever may see a hand sees how large it is.
    pub(crate) fn numbers(&self, view: &View, seat: Seat) -> Vec<Vital> {
        let side = view.side(seat);
        let kept = (0..TERRITORIES as u8).filter(|territory| side.bases_in(*territory) > 0).count() as u16;
        let strength = if side.army.is_some() { self.strength_of(side) as u16 } else { 0 };
        let specials = u16::from(side.specials);
        // Before the first turn nobody has lost what they have not laid yet.
        let is_set_up = matches!(view.table.course.stage, Stage::Army | Stage::Setup | Stage::Start);
        let hand = view.hand(seat).map_or(side.hand, totals);
        vec![
            Vital::asset("vital-strength", strength, None),
            Vital::asset("vital-territories", kept, Some(TERRITORIES as u16)).critical_if(kept == 0 && !is_set_up),
            Vital::asset("vital-specials", specials, Some(TERRITORIES as u16)),
            Vital::asset("vital-bases", hand[0].into(), None),
            Vital::asset("vital-abilities", hand[1].into(), None),
        ]
    }

    /// R7, R18, R19, R21. Renewal, answer, the active player's actions, the end of the turn.
    pub(crate) fn phases_of(view: &View) -> Option<Phases> {
        let now = match view.table.course.stage {
            Stage::Army | Stage::Setup | Stage::Start | Stage::Over(_) => return None,
            Stage::Renew | Stage::Draw | Stage::Drop | Stage::Build => 0,
            Stage::Answer => 1,
            Stage::End | Stage::Place | Stage::LateDraw | Stage::LateDrop => 3,
            _ => 2,
        };
        let name = |key, rule| Phrase::new(key).by(rule);
        let names = vec![
            name("phase-renewal", "R8"),
            name("phase-answer", "R21"),
            name("phase-actions", "R18"),
            name("phase-end", "R66"),
        ];
        Some(Phases { names, now })
    }
}

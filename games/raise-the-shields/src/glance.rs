//! How the realms stand at a glance: the phases of the round, and the numbers that win and lose the game.

use contract::{Phases, Phrase, Seat, Vital};

use crate::RaiseTheShields;
use crate::cell::SECTORS;
use crate::sheet::Counts;
use crate::state::Phase;
use crate::view::View;

impl RaiseTheShields {
    /// R26-R28, R31, R32. Shields, of which all six win; powered emitters; and the hits of the sector that has most,
    /// since the next one on a full sector destroys its city. What a seat has drawn in the running round counts for
    /// observers who can see it.
    pub(crate) fn vitals(&self, view: &View, seat: Seat) -> Vec<Vital> {
        let sheet = self.drawn_sheet(view, seat);
        let Counts { shields, emitters, .. } = self.counts(&sheet);
        let hits = sheet.hits.into_iter().max().unwrap_or(0);
        let open = (0..SECTORS).any(|sector| self.is_full(&sheet, sector) && !self.is_shielded(&sheet, sector));
        let most = Some(SECTORS as u16);
        vec![
            Vital::asset("vital-shields", shields as u16, most),
            Vital::asset("vital-emitters", emitters as u16, most),
            Vital::burden("vital-hits", hits.into(), Some(self.realm.rectangles.into())).critical_if(open),
        ]
    }

    /// R8, R13, R29. Dice, work, attacks.
    pub(crate) fn phases(view: &View) -> Option<Phases> {
        let now = match view.phase {
            Phase::Setup | Phase::Roll | Phase::Flip(_) => 0,
            Phase::Work => 1,
            Phase::Second | Phase::React => 2,
            Phase::Over(_) | Phase::Expired => return None,
        };
        let name = |key, rule| Phrase::new(key).by(rule);
        let names = vec![name("phase-dice", "R8"), name("phase-work", "R13"), name("phase-attacks", "R29")];
        Some(Phases { names, now })
    }
}

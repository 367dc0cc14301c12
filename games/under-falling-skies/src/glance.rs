//! How the base stands at a glance: the phases of the round (R6), and the numbers that win and lose the game.

use contract::{Phases, Phrase, Vital};

use crate::UnderFallingSkies;
use crate::space::COLUMNS;
use crate::state::{Phase, State};

/// How near the skull the mothership raises the alarm: it moves a row each round, and icons can move it further.
const NEAR: u8 = 2;

impl UnderFallingSkies {
    /// R55, R69, R70. The energy in store, the damage that loses the game, the research that wins it, and how many rows
    /// the mothership may still descend before it covers the skull.
    pub(crate) fn vitals(&self, view: &State) -> Vec<Vital> {
        let board = &self.board;
        let left = board.skull.saturating_sub(view.mothership);
        let steps = board.research.len() as u16;
        vec![
            Vital::asset("vital-energy", view.energy.into(), Some(board.energy_most.into())),
            Vital::burden("vital-damage", view.damage.into(), Some(board.damage_limit.into()))
                .critical_if(view.damage + 1 >= board.damage_limit),
            Vital::asset("vital-research", view.research.into(), Some(steps)),
            Vital::asset("vital-rows", left.into(), None).critical_if(left <= NEAR),
        ]
    }

    /// R6. Dice, rooms, mothership.
    pub(crate) fn phases(view: &State) -> Option<Phases> {
        let now = match view.phase {
            Phase::Roll | Phase::Place | Phase::Reroll | Phase::Offer => 0,
            Phase::Rooms | Phase::Site { .. } => 1,
            Phase::Mothership | Phase::Spawn => 2,
            Phase::Won | Phase::Lost => return None,
        };
        let placed = if now == 0 { view.dice.iter().flatten().count() } else { COLUMNS };
        let dice = Phrase::new("phase-dice").by("R6").with("placed", placed as u32).with("of", COLUMNS as u32);
        let names = vec![dice, Phrase::new("phase-rooms").by("R31"), Phrase::new("phase-mothership").by("R54")];
        Some(Phases { names, now })
    }
}

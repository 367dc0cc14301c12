//! What the last step changed on the sheets, found by following the game. Sheets are open; steps of the work step are
//! not, so they are not even counted here.

use contract::Seat;
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::Cells;
use raise_the_shields::state::Sheet;
use raise_the_shields::view::View;

/// The sheets as all have seen them last, and as they were before.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Followed {
    now: Vec<Sheet>,
    before: Option<Vec<Sheet>>,
    /// How often sheets have changed.
    step: u32,
}

impl Followed {
    /// Follows the game to this view. What a step that is not known has changed is not told.
    pub(super) fn follow(&mut self, view: &View, known: bool) {
        let now = sheets(view);
        if now != self.now {
            let before = std::mem::replace(&mut self.now, now);
            self.before = Some(before).filter(|before| known && before.len() == self.now.len());
            self.step += 1;
        }
    }

    /// Returns how a seat's sheet was before the last change, if that led to this view.
    pub(super) fn before(&self, view: &View, seat: Seat) -> Option<Sheet> {
        let before = self.before.as_ref()?.get(seat.index())?;
        (self.now == sheets(view)).then_some(*before)
    }

    /// Returns the number of the last change, to tell one that was shown from one that was not.
    pub(super) const fn step(&self) -> u32 {
        self.step
    }
}

fn sheets(view: &View) -> Vec<Sheet> {
    view.players.iter().map(|side| side.sheet).collect()
}

/// What a step has brought to a sheet.
#[derive(Clone, Copy, Default)]
pub(super) struct News {
    /// The triangles that were filled.
    pub(super) filled: Cells,
    /// The emitters that got power, as bits.
    pub(super) lit: u8,
    /// The shields that went up, as bits.
    pub(super) raised: u8,
    /// The rectangles that were filled, by sector.
    pub(super) hits: [u8; 6],
}

impl News {
    /// Compares two sheets; there is none where the one before is not known.
    pub(super) fn between(game: &RaiseTheShields, before: Option<&Sheet>, after: &Sheet) -> Self {
        let Some(before) = before else { return Self::default() };
        Self {
            filled: after.filled.but(&before.filled),
            lit: game.powered(after) & !game.powered(before),
            raised: game.shields(after) & !game.shields(before),
            hits: std::array::from_fn(|sector| after.hits[sector].saturating_sub(before.hits[sector])),
        }
    }
}

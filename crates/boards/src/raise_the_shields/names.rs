//! What the last step changed, found by following the game.

use raise_the_shields::cell::Cells;
use raise_the_shields::state::Sheet;
use raise_the_shields::view::View;

/// The views before and after the last step, as one observer saw them.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Followed {
    views: Option<(View, View)>,
    last: Option<View>,
    step: u32,
}

impl Followed {
    /// Follows the game to this view. A view that does not come next by a step begins anew.
    pub(super) fn follow(&mut self, view: &View, known: bool) {
        self.step += 1;
        let before = self.last.replace(view.clone());
        self.views = before.filter(|_| known).map(|before| (before, view.clone()));
    }

    /// Returns how the last step changed the sheet of a seat, if it led to this view.
    pub(super) fn before(&self, view: &View, seat: usize) -> Option<Sheet> {
        let (before, after) = self.views.as_ref()?;
        (after == view).then(|| before.players.get(seat).map(|side| side.sheet)).flatten()
    }

    /// Returns the number of the step, to tell one that was played from one that was not.
    pub(super) const fn step(&self) -> u32 {
        self.step
    }
}

/// Returns the triangles that a step has filled.
pub(super) fn filled(before: Option<&Sheet>, after: &Sheet) -> Cells {
    before.map_or(Cells::NONE, |before| after.filled.but(&before.filled))
}

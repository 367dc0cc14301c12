//! The board in the middle of a step, as its observer was told it part by part.

use contract::{Position, StepPart};
use maud::Markup;
use words::Words;

use crate::names::Names;
use crate::of;
use crate::picture::{Picture, Sheet};

impl Names {
    /// Follows the game over a part of a step from this position, whose parts before were followed too. Remembers only what
    /// the part's observer may know.
    pub fn follow_part(&mut self, before: &Position, part: &StepPart) {
        if let Some(drawing) = of(before) {
            drawing.follow_part(part, self);
        }
    }
}

/// Draws the board after a part of a step from this position, as its observer sees it; `None` for a game without a drawing.
pub fn draw_after(before: &Position, part: &StepPart, picture: &Picture, words: &Words) -> Option<Markup> {
    of(before)?.board_after(part, picture, words)
}

/// Draws what lies beside the board then; empty for a game without a drawing.
pub fn sheets_after(before: &Position, part: &StepPart, picture: &Picture, words: &Words) -> Vec<Sheet> {
    of(before).map_or_else(Vec::new, |drawing| drawing.sheets_after(part, picture, words))
}

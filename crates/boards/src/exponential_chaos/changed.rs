//! Dog-ears on the craters that have changed since somebody last chose something.

use contract::Seat;
use maud::{Markup, html};

use super::board::Board;
use super::geometry::Globe;
use crate::highlight;
use crate::svg::Rect;

/// Draws them on a planet, in its own units.
pub(super) fn draw(board: &Board<'_>, seat: Seat) -> Markup {
    let globe = Globe(board.game);
    html! {
        @for crater in board.followed.changed(seat) {
            @let ((x, y), half) = (globe.crater(crater), if crater.is_core() { 18.0 } else { 13.0 });
            (highlight::changed(Rect::new(x - half, y - half, 2.0 * half, 2.0 * half)))
        }
    }
}

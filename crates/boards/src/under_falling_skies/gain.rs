//! What a room that is used now would give, on a tag at its lower edge.

use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::space::Space;
use under_falling_skies::state::State;

use super::geometry::space;
use super::room::{effect_class, icon};
use crate::glyph::glyph;
use crate::svg::{Rect, label, rect};

/// The height of a tag, and what a number with its icon takes of its width.
const HEIGHT: f32 = 14.0;
const EACH: f32 = 27.0;

/// Draws the tag; nothing for a room that cannot be used, or gives nothing.
pub(super) fn draw(game: &UnderFallingSkies, view: &State, name: Space) -> Markup {
    let Some(room) = game.board.named(name) else { return Markup::default() };
    let gains: Vec<_> = game.gains(view, name).into_iter().flatten().filter(|(_, amount)| *amount > 0).collect();
    if gains.is_empty() {
        return Markup::default();
    }
    let whole = room.set.iter().map(space).reduce(Rect::around).unwrap_or(space(name));
    let width = EACH * gains.len() as f32 + 4.0;
    // At the left, below the die: at the right stands what the room costs.
    let (left, top) = (whole.x + 1.0, whole.bottom() - 11.0);
    html! {
        g class="gain" {
            (rect("gain-body", Rect::new(left, top, width, HEIGHT), HEIGHT / 2.0))
            @for (nth, (effect, amount)) in gains.iter().enumerate() {
                @let x = left + 3.0 + EACH * nth as f32;
                (label("gain-ink", (x + 8.0, top + 10.4), 10.3, format!("+{amount}")))
                (glyph(icon(*effect), &format!("gain-icon {}", effect_class(*effect)), (x + 20.0, top + HEIGHT / 2.0), 10.0))
            }
        }
    }
}

//! The switch between two moments: how the planets lie now, and how they will lie when the next fights begin. The map
//! shows both at once; the discs show one.

use contract::Phrase;
use maud::{Markup, html};

use super::board::Board;
use super::geometry::{Point, SWITCH};
use crate::picture::Moment;
use crate::svg::{Rect, label, num, rect};

/// The two parts of the switch, with their widths.
const PARTS: [(Moment, f32); 2] = [(Moment::Now, 48.0), (Moment::Next, 124.0)];
/// How high it is, and how much more of it can be pressed above and below: on a phone that is as much as a finger.
const HEIGHT: f32 = 28.0;
const MARGIN: f32 = 8.0;

/// Draws the switch, where there are two moments. The address leads to one of them by its name.
pub(super) fn draw(board: &Board<'_>, address: &str) -> Option<Markup> {
    let round = board.next_fights()?;
    let (words, (x, y)) = (board.words, SWITCH);
    let shown = if board.is_ahead() { Moment::Next } else { Moment::Now };
    let said = |key, moment: Moment| words.say(&Phrase::new(key).with("moment", moment.name()).with("round", round));
    let mut left = -PARTS.iter().map(|(_, width)| width).sum::<f32>();
    let parts = PARTS.map(|(moment, width)| {
        let at = Rect::new(left, 0.0, width, HEIGHT);
        left += width;
        part(at, moment, address, moment == shown, [said("board-moment", moment), said("board-moment-name", moment)])
    });
    Some(html! {
        g class="moments" role="group" aria-label=(words.word("board-moments")) transform=(format!("translate({} {})", num(x), num(y))) {
            @for part in parts { (part) }
            // Read aloud when it changes; it is seen in the switch itself.
            text class="unseen" role="status" font-size="12.5" text-anchor="end" { (said("board-moment-shown", shown)) }
        }
    })
}

/// A part of the switch; the one that is shown is filled.
fn part(at: Rect, moment: Moment, address: &str, is_shown: bool, [text, name]: [String; 2]) -> Markup {
    let middle: Point = (at.x + at.w / 2.0, at.y + HEIGHT / 2.0 + 4.3);
    html! {
        a id=(format!("moment-{}", moment.name())) class={ "moment" @if is_shown { " is-shown" } }
            href=(format!("{address}{}", moment.name())) data-aim="" aria-current=[is_shown.then_some("true")] aria-label=(name) {
            (rect("hit", Rect::new(at.x, at.y - MARGIN, at.w, HEIGHT + 2.0 * MARGIN), 0.0))
            (rect("moment-ground", Rect::new(at.x, at.y, at.w, HEIGHT), 6.0))
            (label("moment-ink", middle, 12.0, text))
        }
    }
}

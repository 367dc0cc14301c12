//! How a box stands out: what may be chosen, what was chosen, what has changed.

use maud::{Markup, html};

use crate::group::Press;
use crate::picture::Highlight;
use crate::svg::{Rect, Trace, num, path, rect};

const ROUND: f32 = 6.0;

/// What a place is painted on, which decides how a wash keeps the print under it readable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ground {
    /// Light in both themes: a lit room.
    Lit,
    /// Dark at night: rock, hull.
    Dark,
}

impl Ground {
    const fn wash(self) -> &'static str {
        match self {
            Self::Lit => "wash on-light",
            Self::Dark => "wash",
        }
    }
}

impl Highlight {
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Legal => "target",
            Self::Idle => "target is-idle",
            Self::Risky => "target is-risky",
            Self::Preview => "target is-preview",
            Self::Chosen => "is-selected",
            Self::Off => "is-off",
            Self::Changed => "is-changed",
        }
    }
}

/// A box that stands out.
pub(crate) struct Highlighted<'a> {
    /// The place's name in the page, so that focus stays on it.
    pub(crate) id: String,
    pub(crate) at: Rect,
    pub(crate) ground: Ground,
    pub(crate) highlight: Highlight,
    pub(crate) label: String,
    /// The tokens of what may be done there.
    pub(crate) tokens: &'a [&'a str],
    pub(crate) link: Option<&'a str>,
    /// What the game adds: its own sign for a bad side instead of the common one, or what would be gained.
    pub(crate) added: Option<Markup>,
}

/// Draws it, as a link if it leads somewhere.
pub(crate) fn draw(marked: &Highlighted<'_>) -> Markup {
    let Highlighted { id, highlight, label, tokens, link, .. } = marked;
    let press = Press { id, class: highlight.class(), label, tokens, link: *link, is_current: false, follows: false };
    press.draw(&inside(marked))
}

/// Draws a box that can be pressed but is not seen.
pub(crate) fn unseen(at: Rect) -> Markup {
    rect("hit", at, ROUND)
}

/// Draws what it looks like, for a caller that puts its class around it.
pub(crate) fn inside(Highlighted { at, ground, highlight, added, .. }: &Highlighted<'_>) -> Markup {
    let at = *at;
    html! {
        @match highlight {
            Highlight::Legal | Highlight::Preview => (brackets(at, *ground)),
            Highlight::Idle => { (rect("hit", at, ROUND)) (rect("full", at, ROUND)) },
            Highlight::Risky => { (brackets(at, *ground)) @if added.is_none() { (warning(at)) } },
            Highlight::Chosen => { (rect("wash", at, ROUND)) (rect("full", at, ROUND)) (notch(at)) },
            Highlight::Off => (path("hatching", hatching(at))),
            Highlight::Changed => (path("ear", ear(at))),
        }
        @if let Some(added) = added { (added) }
    }
}

fn brackets(at: Rect, ground: Ground) -> Markup {
    let d = bracket_path(at.grown(-1.5));
    html! { (rect(ground.wash(), at, ROUND)) (path("halo", &d)) (path("bracket", &d)) (rect("full", at, ROUND)) }
}

/// Four corners, each an arm along both sides.
fn bracket_path(Rect { x, y, w, h }: Rect) -> Trace {
    let arm = 9.0_f32.min(w / 3.0).min(h / 3.0);
    let (r, straight) = (5.0_f32.min(arm), arm - 5.0_f32.min(arm));
    let (right, bottom) = (x + w, y + h);
    let corners = [
        (x, y + arm, 0.0, -straight, x, y, x + r, y, straight, 0.0),
        (right - arm, y, straight, 0.0, right, y, right, y + r, 0.0, straight),
        (right, bottom - arm, 0.0, straight, right, bottom, right - r, bottom, -straight, 0.0),
        (x + arm, bottom, -straight, 0.0, x, bottom, x, bottom - r, 0.0, -straight),
    ];
    let mut trace = Trace::default();
    for (x, y, dx, dy, cx, cy, ex, ey, fx, fy) in corners {
        trace.step('M', &[x, y]).step('l', &[dx, dy]).step('Q', &[cx, cy, ex, ey]).step('l', &[fx, fy]);
    }
    trace
}

/// A red sign where a die would lie.
fn warning(at: Rect) -> Markup {
    let (x, y) = (at.x + (at.w / 2.0).min(19.0), at.y + at.h / 2.0 - 8.0);
    html! {
        (path("warning", format!("M{} {}l8 13.500h-16z", num(x), num(y))))
        (path("warning-ink", format!("M{} {}v4.500M{} {}v.5", num(x), num(y + 4.8), num(x), num(y + 11.4))))
    }
}

fn notch(at: Rect) -> Markup {
    path("notch", format!("M{} {}l5 5 5-5z", num(at.x + at.w / 2.0 - 5.0), num(at.y - 2.0)))
}

/// Slanting lines, cut at the box.
fn hatching(Rect { x, y, w, h }: Rect) -> Trace {
    let mut trace = Trace::default();
    let mut offset = 6.0;
    while offset < w + h {
        let (from_x, from_y) = if offset < h { (0.0, offset) } else { (offset - h, h) };
        let (to_x, to_y) = if offset < w { (offset, 0.0) } else { (w, offset - w) };
        trace.step('M', &[x + from_x, y + from_y]).step('L', &[x + to_x, y + to_y]);
        offset += 7.0;
    }
    trace
}

/// Marks what the last step changed.
pub(crate) fn changed(at: Rect) -> Markup {
    html! { g class=(Highlight::Changed.class()) { (path("ear", ear(at))) } }
}

/// A folded corner; in a low box a small one.
fn ear(at: Rect) -> String {
    let edge = num((at.h * 0.42).min(13.0));
    format!("M{} {}h{edge}v{edge}z", num(at.right() - (at.h * 0.42).min(13.0)), num(at.y))
}

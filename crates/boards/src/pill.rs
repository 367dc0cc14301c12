//! Numbers over the places of a board: what each is worth to whoever has asked for a hint.

use maud::{Markup, html};

use crate::group::Group;
use crate::picture::Hint;
use crate::svg::{Rect, label, num, rect};

/// A pill around the origin, and the bar in it.
const PILL: Rect = Rect::new(-14.5, -8.0, 29.0, 16.0);
const BAR: Rect = Rect::new(-10.0, 4.2, 20.0, 2.2);

/// Draws a pill over each place with a number, of several actions there that of the best. `put` puts what is drawn around
/// the origin over a place. Those of the leading choices come last, so that they lie above where places are close together.
///
/// Nothing of it can be pressed or is read aloud: the page lists the same numbers with the names of the choices.
pub(crate) fn draw<A>(hints: &[Hint], groups: &[Group<'_, A>], put: impl Fn(&A, &Markup) -> Markup) -> Markup {
    let best = |group: &Group<'_, A>| {
        let here = hints.iter().filter(|hint| group.tokens.contains(&hint.token.as_str()));
        here.max_by_key(|hint| (hint.percent, hint.leads)).cloned()
    };
    let mut found: Vec<(&A, Hint)> = groups.iter().filter_map(|group| Some((&group.anchor, best(group)?))).collect();
    found.sort_by_key(|(_, hint)| hint.leads);
    html! {
        @if !found.is_empty() {
            g class="pills" aria-hidden="true" { @for (anchor, hint) in &found { (put(anchor, &pill(hint))) } }
        }
    }
}

fn pill(hint: &Hint) -> Markup {
    let reached = Rect { w: BAR.w * f32::from(hint.percent.min(100)) / 100.0, ..BAR };
    html! {
        g class=(if hint.leads { "hint-pill leads" } else { "hint-pill" }) {
            (rect("body", PILL, 4.0))
            (label("worth", (0.0, 2.4), 10.5, hint.percent))
            (rect("track", BAR, 1.0))
            (rect("reached", reached, 1.0))
        }
    }
}

/// Puts a pill at a point, in some size.
pub(crate) fn at((x, y): (f32, f32), scale: f32, pill: &Markup) -> Markup {
    html! { g transform=(format!("translate({} {}) scale({})", num(x), num(y), num(scale))) { (pill) } }
}

//! Places that stand out: corners around boxes, rings around tokens; and those that say why they are closed.

use maud::{Markup, html};

use super::board::Board;
use super::geometry::{Half, Spot};
use super::place::{self, Place, Shape};
use super::{art, bar, closed};
use crate::group::{Group, Press, grouped};
use crate::highlight::{self, Ground, Highlighted};
use crate::picture::{Highlight, Picture};
use crate::pill;
use crate::svg::{circle, num, path};

/// Draws the marks of all targets that have a place. Territories come first, so that what stands in them lies above.
pub(super) fn draw(board: &Board<'_>, picture: &Picture) -> Markup {
    let groups = grouped(&picture.targets, |token| place::find(board, token), |one, other| one.id == other.id);
    let (lands, others): (Vec<_>, Vec<_>) = groups.iter().partition(|group| group.anchor.spots.len() == 1);
    html! {
        @if let Some(closed) = &picture.closed { (closed::draw(board, closed, &groups)) }
        @if !groups.is_empty() {
            g class="targets" { @for group in lands.into_iter().chain(others) { (marked(group)) } }
            (pill::draw(&picture.hints, &groups, |place, drawn| place.nested(&worth(place, drawn))))
        }
        @if !picture.steppers.is_empty() { g class="signs" { (bar::signs(board, picture)) } }
    }
}

/// Puts what a place is worth at its lower edge: in a territory between what stands there, on a card on its picture, on a
/// troop over its icon, so that no number is covered. Where a phone shows less of a place, the group has a place of its own.
fn worth(place: &Place, drawn: &Markup) -> Markup {
    let (at, scale) = match (place.shape, &*place.spots) {
        (Shape::Box(at), [Spot::Land(..)]) => ((at.x + at.w * 0.66, at.bottom() - 10.0), 1.3),
        (Shape::Box(_), [Spot::Card(..)]) => ((26.0, 86.0), 1.3),
        (Shape::Box(at), _) => ((at.x + at.w / 2.0, at.bottom() - 10.0), 1.3),
        (Shape::Round(_), _) => ((0.0, -11.0), 1.1),
    };
    html! { g class="foot" { (pill::at(at, scale, drawn)) } }
}

fn marked(group: &Group<'_, Place>) -> Markup {
    let Group { anchor, first, tokens } = group;
    let drawn = match anchor.shape {
        Shape::Box(at) => highlight::draw(&Highlighted {
            id: anchor.id.clone(),
            at,
            ground: Ground::Lit,
            highlight: first.highlight,
            label: first.label.clone(),
            tokens,
            link: first.link.as_deref(),
            added: None,
        }),
        Shape::Round(radius) => Press {
            id: &anchor.id,
            class: first.highlight.class(),
            label: &first.label,
            tokens,
            link: first.link.as_deref(),
            is_current: first.highlight == Highlight::Chosen,
            follows: false,
        }
        .draw(&ring(first.highlight, radius)),
    };
    anchor.nested(&drawn)
}

/// A ring around a token; it leaves out the corner where the troop's power stands.
fn ring(highlight: Highlight, radius: f32) -> Markup {
    let around = |class| circle(class, (0.0, 0.0), radius);
    let open = format!("M2 {r}A{r} {r} 0 1 1 {r} 2", r = num(radius));
    html! {
        @match highlight {
            Highlight::Idle => { (around("hit")) (path("full", &open)) },
            Highlight::Chosen => { (around("hit")) (path("full", &open)) (path("notch", "M-5-24l5 5 5-5z")) },
            Highlight::Off => { (around("hit")) (path("hatching", "M-12-4 4-20M-16 12 12-16M-8 16 16-8M2 18 18 2")) },
            Highlight::Changed => (path("ear", "M8-19h11v11z")),
            Highlight::Legal | Highlight::Preview | Highlight::Risky => {
                (around("hit")) (path("halo", &open)) (path("bracket", &open)) (path("full", &open))
            },
        }
    }
}

/// Draws a group that attacks, for a tray: its flag, or the palace.
pub(super) fn group_piece(board: &Board<'_>, key: &str) -> Option<Markup> {
    let from = place::group_from(key.chars().nth(1)?)?;
    let look = board.look(Half::Own);
    Some(html! {
        @if from < 3 {
            g class=(look.class()) transform="translate(24 40) scale(3)" {
                (path("bark-line", "M0 0v34"))
                (path("main flag-cloth", "M1 1h25l-6 8 6 8H1z"))
            }
            (crate::svg::label("flag-name", (54.0, 82.0), 36.0, from + 1))
        } @else {
            g transform="translate(-10 36)" { (art::palace(look)) }
        }
    })
}

//! Slots that pieces are put into, and the ways to lay otherwise what is pointed out.

use boards::Way;
use contract::Seat;
use maud::{Markup, html};

use super::{icon, moves};
use crate::choice::{Content, Slot, Turn};

/// Shows the slots of a seat, in order; the numbers on them are the keys that choose them.
pub(crate) fn slots(seat: Seat, slots: &[Slot], game: &str) -> Markup {
    html! {
        @if !slots.is_empty() {
            div class="slots" role="group" aria-label="Where the pieces go" {
                @for (nth, slot) in slots.iter().enumerate() { (one(seat, slot, nth + 1, game)) }
            }
        }
    }
}

fn one(seat: Seat, slot: &Slot, nth: usize, game: &str) -> Markup {
    let id = format!("slot-{}-{}", seat.index(), slot.key);
    let key = slot.is_open.then_some(nth);
    let inside = html! {
        b { (slot.name) } " "
        span class="put" {
            @if let Some(content) = slot.gives_way.as_ref().or(slot.content.as_ref()) {
                @if let Some(picture) = &content.picture { (picture) } @else { span { (content.name) } }
            }
        }
        @if let Some(content) = &slot.content { span class="meant" { (content.note) (instead(slot)) } }
    };
    let bad = slot.content.as_ref().is_some_and(|content| content.warning.is_some());
    html! {
        div class={ "slot" @if slot.gives_way.is_some() { " taken" } @if slot.is_open { " open" } @else if slot.content.is_some() { " full" } @if bad { " bad" } } {
            @if let Some(link) = &slot.link {
                a id=(id) href=(link) data-aim data-slot=[key] aria-label=(label(slot)) aria-keyshortcuts=[key] {
                    (inside)
                    @if slot.is_open { kbd aria-hidden="true" { (nth) } }
                }
            } @else {
                div id=(id) { (inside) }
            }
            @if let Some(warning) = slot.content.as_ref().and_then(|content| content.warning.as_ref()) {
                p class="warning" { (moves::said(game, warning)) }
            }
        }
    }
}

/// Says what is written in a slot, and what following its link does.
fn label(slot: &Slot) -> String {
    let Some(Content { name, note, warning, .. }) = &slot.content else { return slot.name.clone() };
    let warning = warning.as_ref().map(|warning| format!(", {}", warning.text)).unwrap_or_default();
    let does = match (&slot.gives_way, slot.is_open) {
        (Some(other), _) => format!("put {name} here and take {} out", other.name),
        (None, true) => format!("put {name} here"),
        (None, false) => format!("take {name} out"),
    };
    format!("{} {note}{}{warning}: {does}", slot.name, instead(slot))
}

/// Says that something else gives way.
const fn instead(slot: &Slot) -> &'static str {
    if slot.gives_way.is_some() { " instead" } else { "" }
}

/// Links another way to lay what is pointed out.
pub(crate) fn turn(turn: &Turn) -> Markup {
    let (id, key, icon, words) = match turn.way {
        Way::Turn => ("turn", "T", icon::turn(), "Turn"),
        Way::Mirror => ("mirror", "M", icon::mirror(), "Mirror"),
    };
    html! { a id=(id) class="btn" href=(turn.link) data-aim aria-keyshortcuts=(key) { (icon) (words) } }
}

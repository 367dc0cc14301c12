//! Slots that pieces are put into, and the ways to lay otherwise what is pointed out.

use boards::Transform;
use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::icon;
use super::said::said;
use crate::tongue::Tongue;
use crate::view::choice::{Content, Rotation, Slot};

/// Shows the slots of a seat, in order; the numbers on them are the keys that choose them.
pub(crate) fn slots(tongue: Tongue, seat: Seat, slots: &[Slot], game: &str) -> Markup {
    html! {
        @if !slots.is_empty() {
            div class="slots" role="group" aria-label=(tongue.word("where-pieces-go")) {
                @for (nth, slot) in slots.iter().enumerate() { (one(tongue, seat, slot, nth + 1, game)) }
            }
        }
    }
}

fn one(tongue: Tongue, seat: Seat, slot: &Slot, nth: usize, game: &str) -> Markup {
    let id = format!("slot-{}-{}", seat.index(), slot.key);
    let key = slot.is_open.then_some(nth);
    let inside = html! {
        b { (slot.name) } " "
        span class="put" {
            @if let Some(content) = slot.gives_way.as_ref().or(slot.content.as_ref()) {
                @if let Some(picture) = &content.picture { (picture) } @else { span { (content.name) } }
            }
        }
        @if let Some(content) = &slot.content { span class="meant" { (meant(tongue, slot, content)) } }
    };
    let bad = slot.content.as_ref().is_some_and(|content| content.warning.is_some());
    html! {
        div class={ "slot" @if slot.gives_way.is_some() { " taken" } @if slot.is_open { " open" } @else if slot.content.is_some() { " full" } @if bad { " bad" } } {
            @if let Some(link) = &slot.link {
                a id=(id) href=(link) data-aim data-slot=[key] aria-label=(label(tongue, slot)) aria-keyshortcuts=[key] {
                    (inside)
                    @if slot.is_open { kbd aria-hidden="true" { (nth) } }
                }
            } @else {
                div id=(id) { (inside) }
            }
            @if let Some(warning) = slot.content.as_ref().and_then(|content| content.warning.as_ref()) {
                p class="warning" { (said(game, warning)) }
            }
        }
    }
}

/// Says what is written in a slot, and what following its link does.
fn label(tongue: Tongue, slot: &Slot) -> String {
    let Some(content) = &slot.content else { return slot.name.clone() };
    let name = content.name.as_str();
    let does = match (&slot.gives_way, slot.is_open) {
        (Some(other), _) => Phrase::new("slot-exchange").with("piece", name).with("other", other.name.as_str()),
        (None, true) => Phrase::new("slot-put").with("piece", name),
        (None, false) => Phrase::new("slot-take-out").with("piece", name),
    };
    let (meant, does) = (meant(tongue, slot, content), tongue.say(&does));
    let slot = slot.name.as_str();
    tongue.say(&match &content.warning {
        None => Phrase::new("slot-label").with("slot", slot).with("meant", meant).with("does", does),
        Some(warning) => Phrase::new("slot-label-warned")
            .with("slot", slot)
            .with("meant", meant)
            .with("warning", warning.text.as_str())
            .with("does", does),
    })
}

/// Says what a piece in a slot means there, and whether something else gives way to it.
fn meant(tongue: Tongue, slot: &Slot, content: &Content) -> String {
    match slot.gives_way {
        Some(_) => tongue.say(&Phrase::new("slot-instead").with("meant", content.note.as_str())),
        None => content.note.clone(),
    }
}

/// Links another way to lay what is pointed out.
pub(crate) fn turn(tongue: Tongue, turn: &Rotation) -> Markup {
    let (id, key, icon, words) = match turn.way {
        Transform::Turn => ("turn", "T", icon::turn(), tongue.word("turn")),
        Transform::Mirror => ("mirror", "M", icon::mirror(), tongue.word("mirror")),
    };
    html! { a id=(id) class="btn" href=(turn.link) data-aim aria-keyshortcuts=(key) { (icon) (words) } }
}

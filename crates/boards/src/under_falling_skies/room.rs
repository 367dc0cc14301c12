//! Rooms: walls around all spaces of a room, what it does, what changes its value, and what it costs.

use maud::{Markup, html};
use under_falling_skies::board::{Effect, Room};
use under_falling_skies::space::{Space, Spaces};

use super::geometry::{slot, space};
use super::walls;
use crate::glyph::{Glyph, glyph};
use crate::svg::{Rect, label, path, rect, signed};

/// Draws a room. Each space is drawn open or closed on its own, since a room can be half excavated.
pub(super) fn draw(room: &Room, excavated: Spaces) -> Markup {
    let spaces = || room.set.iter();
    let state = |at| if excavated.contains(at) { "open" } else { "shut" };
    html! {
        g class="room" {
            @for at in spaces() { (path(&format!("inside {}", state(at)), walls::filled(at, room.set))) }
            @for at in spaces() {
                (path(&format!("floor {} {}", state(at), effect_class(effect_on(room, at))), walls::strip(at, room.set)))
            }
            @for at in spaces() {
                (rect(&format!("slot {}", state(at)), slot_box(at), 5.0))
                (walls::joints(at, room.set))
            }
            @for at in spaces() { (path(&format!("wall {}", state(at)), walls::outline(at, room.set))) }
            @for (nth, effect) in room.effects.iter().enumerate() {
                @let seat = seat(room, nth);
                (sign(*effect, state(seat.0), seat))
            }
            (cost(room, state(seat(room, 0).0)))
        }
    }
}

/// Draws the labels of all rooms. They lie over dice and over the marks of places, since a value that is half covered
/// looks like another value.
pub(super) fn labels(rooms: &[Room]) -> Markup {
    html! { g class="modifiers" aria-hidden="true" { @for room in rooms { (modifier(room)) } } }
}

/// Returns the spaces of the room's top row from right to left: its effects are printed there.
fn signs(room: &Room) -> Vec<Space> {
    let top = room.set.iter().map(Space::row).min();
    let mut row: Vec<Space> = room.set.iter().filter(|at| Some(at.row()) == top).collect();
    row.reverse();
    row
}

/// Where an effect is printed: the space, which one it is there, and how many there are.
type Seat = (Space, usize, usize);

/// Returns where the n-th effect is printed; if there are more effects than spaces, they share.
fn seat(room: &Room, nth: usize) -> Seat {
    let signs = signs(room);
    let (place, spaces) = (nth % signs.len(), signs.len());
    let of = (room.effects.len() - place).div_ceil(spaces);
    (signs[place], nth / spaces, of)
}

/// Returns the effect whose colour the floor of a space has.
fn effect_on(room: &Room, at: Space) -> Effect {
    let place = signs(room).iter().position(|sign| sign.column() == at.column());
    let last = room.effects.len() - 1;
    room.effects[place.unwrap_or(0).min(last)]
}

pub(super) const fn effect_class(effect: Effect) -> &'static str {
    match effect {
        Effect::AntiAircraft => "aa",
        Effect::Energy => "energy",
        Effect::Fighter => "fighter",
        Effect::Research => "research",
        Effect::Robot => "robot",
    }
}

/// Returns the icon of an effect.
pub(super) const fn icon(effect: Effect) -> Glyph {
    match effect {
        Effect::AntiAircraft => Glyph::Gun,
        Effect::Energy => Glyph::Bolt,
        Effect::Fighter => Glyph::Jet,
        Effect::Research => Glyph::Flask,
        Effect::Robot => Glyph::Robot,
    }
}

fn slot_box(at: Space) -> Rect {
    let (x, y) = slot(at);
    Rect::new(x - 12.0, y - 12.0, 24.0, 24.0)
}

fn sign(effect: Effect, state: &str, (at, nth, of): Seat) -> Markup {
    let place = space(at);
    let class = format!("effect {state} {}", effect_class(effect));
    let x = place.x + 42.5;
    match effect {
        Effect::AntiAircraft if of == 1 => html! {
            (glyph(icon(effect), &class, (x, place.y + 11.0), 16.0))
            (label(&class, (x, place.y + 29.5), 10.3, signed(-1)))
        },
        _ if of == 1 => glyph(icon(effect), &class, (x, place.y + 13.0), 17.0),
        _ => glyph(icon(effect), &class, (place.right() - 7.0 - 11.0 * nth as f32, place.y + 13.0), 11.0),
    }
}

/// Bolts below the effect, up to three; a bolt and a number for more.
fn cost(room: &Room, state: &str) -> Markup {
    let place = space(seat(room, 0).0);
    let class = format!("cost energy {state}");
    let y = place.y + 29.5;
    html! {
        @if room.cost <= 3 {
            @for nth in 0..room.cost { (glyph(Glyph::Bolt, &class, (place.right() - 8.0 - 9.0 * nth as f32, y), 10.5)) }
        } @else {
            (glyph(Glyph::Bolt, &class, (place.right() - 20.0, y), 10.5))
            (label(&class, (place.right() - 9.0, y + 3.5), 10.3, format!("\u{d7}{}", room.cost)))
        }
    }
}

/// The black label on the upper wall; nothing for a room that changes no value.
fn modifier(room: &Room) -> Markup {
    if room.modifier == 0 {
        return Markup::default();
    }
    let top = signs(room).into_iter().map(space).reduce(Rect::around).unwrap_or(space(room.name()));
    let middle = (top.x + top.w / 2.0, top.y - 3.0);
    let text = signed(room.modifier);
    let width = if text.chars().count() > 2 { 21.0 } else { 16.0 };
    html! {
        g class="modifier" {
            (rect("plate", Rect::new(middle.0 - width / 2.0, middle.1, width, 11.5), 3.0))
            (label("plate-ink", (middle.0, middle.1 + 9.0), 10.3, text))
        }
    }
}

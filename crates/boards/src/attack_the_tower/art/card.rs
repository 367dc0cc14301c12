//! A card in the hand: a base on paper with a square window, an ability on a dark body with an arched one.

use attack_the_tower::card::{Ability, Kind};
use maud::{Markup, html};

use super::fit::{self, Fitted};
use super::icon::icon;
use super::look::Look;
use super::scene::{Subject, scene};
use super::token::token;
use crate::svg::{Rect, Trace, circle, label, path, rect};

/// What a card shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    /// A base; its number is what destroys it.
    Base(Kind),
    /// An ability; its number is the power of the special troop.
    Ability(Ability),
}

const WIDTH: f32 = 125.0;
const HEIGHT: f32 = 185.0;
const BODY: Rect = Rect::new(0.0, 0.0, WIDTH, HEIGHT);
/// The middle.
const MIDDLE: f32 = WIDTH / 2.0;
/// How wide a name or a foot may be.
pub(super) const ROOM: f32 = 113.0;
/// How wide a text may be.
pub(super) const TEXT_ROOM: f32 = 106.0;
/// Where the plate of an ability's text ends.
const PLATE_END: f32 = 168.0;
/// How high the window is at least and at most: a long text takes some of it.
const WINDOW: [f32; 2] = [58.0, 76.0];
/// From the window to the plate: the name.
const NAME: f32 = 21.0;

/// How high the text on a plate may be under a window that ends here.
const fn room_under(window: f32) -> f32 {
    PLATE_END - 6.0 - window - NAME - 7.0
}

/// Returns the text as it is set on the plate: under a high window if it fits there, otherwise under a lower one; a
/// designer's long text becomes smaller than any that is printed.
pub(super) fn plate_text(text: &str) -> Fitted {
    const PRINTED: &[f32] = &[11.0, 10.5, 10.0, 9.5, 9.0];
    const LONGER: &[f32] = &[8.5, 8.0, 7.0, 6.0];
    let [low, high] = WINDOW.map(room_under);
    for (height, sizes) in [(high, PRINTED), (low, PRINTED)] {
        let set = Fitted::new(text, fit::Face::Print, (TEXT_ROOM, height), sizes);
        if set.height() <= height {
            return set;
        }
    }
    Fitted::new(text, fit::Face::Print, (TEXT_ROOM, low), LONGER)
}

/// Returns how high the text may be on the plate it gets.
#[cfg(test)]
pub(super) fn plate_height(text: &Fitted) -> f32 {
    room_under(window(text))
}

/// Returns how high the window is over such a text.
fn window(text: &Fitted) -> f32 {
    room_under(text.height()).clamp(WINDOW[0], WINDOW[1])
}

/// Returns a name as it is set on a card.
pub(super) fn name_line(name: &str) -> Fitted {
    Fitted::line(name, fit::Face::Title, ROOM, &[14.0, 13.0, 12.0, 11.0, 10.0])
}

/// Returns a foot as it is set on a card.
pub(super) fn foot_line(foot: &str, room: f32) -> Fitted {
    Fitted::new(foot, fit::Face::Print, (room, 24.0), &[9.8, 9.4, 9.0])
}

/// Draws a card, 125 wide and 185 high.
pub(crate) fn card(look: Look, face: Face, name: &str, text: &str, foot: &str, number: Option<u8>) -> Markup {
    html! {
        g class=(look.class()) {
            (rect("shade", Rect { x: 1.0, y: 3.0, ..BODY }, 8.0))
            @match face {
                Face::Base(kind) => (base(look, kind, name, text, foot, number)),
                Face::Ability(ability) => (ability_card(look, ability, name, text, foot, number)),
            }
        }
    }
}

fn ability_card(look: Look, ability: Ability, name: &str, text: &str, foot: &str, number: Option<u8>) -> Markup {
    let text = plate_text(text);
    let end = 6.0 + window(&text);
    let plate = end + NAME;
    html! {
        (rect("deep", BODY, 8.0))
        (scene(look, Subject::Ability(ability), Rect::new(6.0, 6.0, 113.0, end - 6.0)))
        (path("deep", arch(end).step('M', &[5.0, end]).and("H120V5H5z")))
        (path("soft-line thin", arch(end)))
        (rect("soft-line thin", BODY.grown(-1.2), 7.0))
        (name_line(name).draw("paper", (MIDDLE, end + NAME / 2.0 + 0.5), ROOM))
        (path("paper", notched(plate)))
        (text.draw("deep", (MIDDLE, f32::midpoint(plate, PLATE_END)), TEXT_ROOM))
        (foot_line(foot, ROOM).draw("paper", (MIDDLE, 176.5), ROOM))
        (badge(ability))
        @if let Some(number) = number {
            (circle("main paper-line firm", (104.0, end - 8.0), 12.0))
            (label("title paper", (104.0, end - 3.0), 14.0, number))
        }
    }
}

/// The outline of the arched window that ends here.
fn arch(end: f32) -> Trace {
    let mut trace = Trace::default();
    trace.step('M', &[6.0, end]).and("V36C6 18 28 6 62.500 6S119 18 119 36").step('V', &[end]).and("z");
    trace
}

/// The outline of a text plate with notched corners.
fn notched(top: f32) -> Trace {
    let mut trace = Trace::default();
    trace.step('M', &[11.0, top]).and("H114a5 5 0 0 0 5 5").step('V', &[PLATE_END - 5.0]);
    trace.and("a5 5 0 0 0-5 5H11a5 5 0 0 0-5-5").step('V', &[top + 5.0]).and("a5 5 0 0 0 5-5z");
    trace
}

fn base(look: Look, kind: Kind, name: &str, text: &str, foot: &str, number: Option<u8>) -> Markup {
    let window = Rect::new(6.0, 6.0, 113.0, 87.0);
    html! {
        (rect("paper deep-line firm", BODY, 8.0))
        (scene(look, Subject::Base(kind), window))
        (rect("deep-line thin", window, 3.0))
        (name_line(name).draw("deep", (MIDDLE, 105.0), ROOM))
        (path("main-line thin", "M26 115.500H54M71 115.500H99"))
        (path("main", "M62.500 112l4 3.500-4 3.500-4-3.500z"))
        (Fitted::new(text, fit::Face::Print, (ROOM, 24.0), &[10.5, 10.0, 9.5, 9.0]).draw("deep", (MIDDLE, 130.0), ROOM))
        g transform="translate(25 163)" { (token(look, kind.into())) }
        (foot_line(foot, 50.0).draw("deep", (66.0, 163.0), 50.0))
        @if let Some(number) = number {
            (path("deep", "M92 178V148h6v6h4.500v-6h6v6h4.500v-6h6v30z"))
            (label("title paper", (105.5, 172.0), 15.0, number))
        }
        (badge(Ability(kind.0)))
    }
}

/// The badge with the icon of a kind, at the upper left corner.
fn badge(ability: Ability) -> Markup {
    html! {
        (circle("paper deep-line firm", (18.0, 18.0), 12.0))
        (icon(ability, "deep", (18.0, 18.0), 16.0))
    }
}

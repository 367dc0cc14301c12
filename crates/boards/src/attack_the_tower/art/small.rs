//! The small pictures: the cover on the game's card, the emblem in a list, the signs of the numbers that sum up the game.

use attack_the_tower::card::Ability;
use maud::{Markup, html};

use super::icon::ability_icon;
use super::look::Look;
use super::scene::{Subject, scene};
use crate::glyph::sign;
use crate::svg::{Rect, path, rect};

/// The cover with the game's name, for programs that show where a link leads.
pub(crate) const POSTER: &[u8] = include_bytes!("cover.png");

/// A card without its back.
const CARD: &str = "M5 1h14a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2z";

/// Two swords that cross.
const SWORDS: &str = "M2 2l3.500.6L17.400 14.500l-2.300 2.300L2.600 5.500zM22 2l-.6 3.500L8.900 16.800l-2.300-2.300L18.500 2.600zM19.300 12.300l1.700 1.700-1.900 \
    1.900 2.900 2.900a2 2 0 1 1-2.200 2.200l-2.900-2.900-1.900 1.900-1.700-1.700zM4.700 12.300l6 6-1.700 1.700-1.900-1.900L4.200 21A2 2 0 1 1 2 18.800l2.900\
    -2.900L3 14z";
/// Three stakes in a row.
const STAKES: &str =
    "M2 19V9L4.800 5l2.700 4v10zM8.700 19V9l2.800-4 2.800 4v10zM15.500 19V9l2.800-4L21 9v10zM1 20.500h22V23H1z";
/// The tower and the ring on the backs of cards.
const TOWER: &str = "M7 18.500V6.500h2.600V9h1.200V6.500h2.400V9h1.200V6.500H17v12z";
const RING: &str =
    "M12 5.500a6.500 6.500 0 0 1 0 13 6.500 6.500 0 0 1 0-13zM12 8.500a3.500 3.500 0 0 0 0 7 3.500 3.500 0 0 0 0-7z";

/// Draws the sign of a number that sums up the game.
pub(crate) fn vital_sign(vital: &str) -> Option<Markup> {
    let card = |back: &str| html! { path d=(CARD.to_owned() + back) fill-rule="evenodd" {} };
    Some(sign(&match vital {
        "vital-strength" => path("", SWORDS),
        "vital-territories" => path("", STAKES),
        "vital-specials" => ability_icon(Ability::SPECIAL),
        "vital-bases" => card(TOWER),
        "vital-abilities" => card(RING),
        _ => return None,
    }))
}

/// Draws the cover: a palace by day and one by night, and four who will fight for them.
pub(crate) fn cover() -> Markup {
    let hand = [
        (Look::West, Ability(3), 43.0, 160.0, -13),
        (Look::Fae, Ability(0), 94.0, 149.0, -4),
        (Look::East, Ability(2), 147.0, 149.0, 4),
        (Look::Undead, Ability(2), 198.0, 160.0, 13),
    ];
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="cover att" viewBox="0 0 240 210" preserveAspectRatio="xMidYMid slice"
            aria-hidden="true" {
            g class="fae" { (path("paper", "M0 0H140V210H0z")) (path("main", "M0 94q60-8 140 0V210H0z")) }
            (scene(Look::Fae, Subject::Palace, Rect::new(-4.0, 5.0, 124.0, 93.0)))
            g class="undead" {
                (path("deep", "M128-2 116 22l9 2-11 24 9 2-11 26 9 2-11 26H240V-2z"))
            }
            (scene(Look::Undead, Subject::Palace, Rect::new(121.0, 5.0, 124.0, 93.0)))
            g class="undead" { (path("main", "M122 81h-5l-4.600 11h9.600zM110 104q60-24 130-6V210H110z")) }
            g class="west" { (path("soft deep-line firm", "M126 97C102 130 132 160 90 214h56c20-44-22-66-20-117z")) }
            @for (look, ability, x, y, turn) in hand { (portrait(look, ability, (x, y), turn)) }
        }
    }
}

/// A card with a face, as a hand holds it.
fn portrait(look: Look, ability: Ability, (x, y): (f32, f32), turn: i8) -> Markup {
    let at = Rect::new(-26.0, -37.0, 52.0, 74.0);
    html! {
        g class=(look.class()) transform=(format!("translate({x} {y}) rotate({turn})")) {
            (rect("shade", Rect { x: at.x + 1.0, y: at.y + 3.0, ..at }.grown(3.0), 6.0))
            (rect("paper deep-line firm", at.grown(3.0), 6.0))
            (scene(look, Subject::Ability(ability), at))
            (rect("deep-line thin", at, 2.0))
        }
    }
}

/// Draws the smallest picture: a tower between two lands.
pub(crate) fn emblem() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class="emblem att" viewBox="0 0 40 40" aria-hidden="true" {
            g class="fae" { (path("main", "M0 0h40v40H0z")) (path("glow", "M20 5a14 14 0 0 0 0 28z")) }
            g class="undead" { (path("main", "M20 0h20v40H20z")) (path("soft", "M20 5a14 14 0 0 1 0 28z")) (path("deep", "M0 40v-6q20-5 40 0v6z")) }
            g class="west" {
                (path("paper deep-line firm", "M11 35l2-16h-3V9h5v3h2.500V9h5v3H25V9h5v10h-3l2 16z"))
                (path("deep", "M17 35v-6a3 3 0 0 1 6 0v6zM18.500 17h3v5h-3z"))
                (path("glow", "M20 9V1l8 3-8 3z"))
            }
        }
    }
}

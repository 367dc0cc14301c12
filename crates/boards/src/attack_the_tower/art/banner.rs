//! The banner of an army, for choosing one: its palace, its mark, its name, what it is like, and five of its cards.

use attack_the_tower::card::{Ability, Kind};
use maud::{Markup, html};

use super::fit::{Face, Fitted};
use super::look::Look;
use super::mark::mark_at;
use super::scene::{Subject, scene};
use crate::svg::{Rect, circle, path, rect};

const WIDTH: f32 = 270.0;
const MIDDLE: f32 = WIDTH / 2.0;
/// How wide the sentence may be.
pub(super) const ROOM: f32 = 238.0;

/// Returns the sentence as it is set.
pub(super) fn sentence_lines(sentence: &str) -> Fitted {
    Fitted::new(sentence, Face::Print, (ROOM, 34.0), &[13.5, 13.0, 12.5, 12.0, 11.5, 11.0])
}

/// Draws a banner, 270 wide and 320 high.
pub(crate) fn banner(look: Look, name: &str, sentence: &str) -> Markup {
    html! {
        g class=(look.class()) {
            (path("deep", "M16-6h14V8H16zM240-6h14V8h-14z"))
            (path("shade", "M2 3H272V323H2z"))
            (path("main rim-line firm", "M0 0H270V320H0z"))
            (path("paper-line thin", "M9 0V320M261 0V320"))
            (scene(look, Subject::Palace, Rect::new(53.0, 10.0, 164.0, 123.0)))
            (path("deep-line thick", "M53 133V65.300C53 25.400 94 10 135 10S217 25.400 217 65.300V133z"))
            (circle("paper deep-line firm", (MIDDLE, 134.0), 19.0))
            (mark_at(look, "main", (MIDDLE, 134.0), 23.0))
            (Fitted::line(name, Face::Title, ROOM, &[22.0, 20.0, 18.0]).draw("paper", (MIDDLE, 169.0), ROOM))
        }
        g class=(format!("{} banner-words", look.class())) { (sentence_lines(sentence).draw("paper", (MIDDLE, 199.0), ROOM)) }
        (fan(look))
    }
}

/// Draws five cards as a hand holds them.
fn fan(look: Look) -> Markup {
    let cards = [
        (Subject::Base(Kind(0)), 46.0, 274.0, -14),
        (Subject::Base(Kind(4)), 90.0, 266.0, -7),
        (Subject::Ability(Ability(0)), 135.0, 263.0, 0),
        (Subject::Ability(Ability(5)), 180.0, 266.0, 7),
        (Subject::Ability(Ability::SPECIAL), 224.0, 274.0, 14),
    ];
    html! {
        @for (subject, x, y, turn) in cards {
            g class=(look.class()) transform=(format!("translate({x} {y}) rotate({turn})")) {
                (rect("shade", Rect::new(-28.0, -38.0, 58.0, 82.0), 5.0))
                (scene(look, subject, Rect::new(-29.0, -41.0, 58.0, 82.0)))
                (rect("paper-line thick", Rect::new(-27.5, -39.5, 55.0, 79.0), 4.0))
                (rect("deep-line firm", Rect::new(-29.0, -41.0, 58.0, 82.0), 5.0))
            }
        }
    }
}

//! The dice of the game: saucers on invasion dice, faces of defense dice, numbers on sector dice.

use exponential_chaos::dice::{Colour, Face};
use maud::{Markup, html};

use super::geometry::letter;
use crate::svg::{Rect, circle, label, num, path, place, rect};

/// The edge of a die in its own units.
const EDGE: f32 = 44.0;
const BOLT: &str = "M23.500 11 15 23h5.600L18 31l9.500-12H21.600z";

/// Draws something of the size of a die with this edge around a point.
fn sized((x, y): (f32, f32), edge: f32, class: &str, inside: &Markup) -> Markup {
    let at = place((x - edge / 2.0, y - edge / 2.0), edge / EDGE);
    html! { g class=(class) transform=(at) { (inside) } }
}

fn body(class: &str) -> Markup {
    html! {
        (rect("die-foot", Rect::new(2.0, 3.5, 40.0, 39.0), 9.0))
        (rect(class, Rect::new(2.0, 1.5, 40.0, 38.5), 9.0))
    }
}

/// Draws an invasion die with the saucers that it shows; those that were shot are crossed out.
pub(super) fn invasion(colour: Colour, [shown, left]: [u8; 2], at: (f32, f32), edge: f32) -> Markup {
    let letter = letter(colour);
    let inside = html! {
        (body("die-face"))
        @for (nth, (x, y, scale)) in spots(shown).iter().enumerate() {
            @let is_shot = nth >= usize::from(left);
            use href=(format!("#ec-u{letter}")) class=[is_shot.then_some("shot")] transform=(place((*x, *y), *scale)) {}
            @if is_shot { g class="cross" transform=(place((*x, *y), *scale)) { (path("", "M-11-10 11 10M11-10-11 10")) } }
        }
        @if spots(shown).is_empty() && shown > 0 {
            use href=(format!("#ec-u{letter}")) transform="translate(22 14) scale(.9)" {}
            (label("many", (22.0, 36.0), 17.0, format!("\u{d7}{left}")))
        }
    };
    sized(at, edge, &format!("inv {letter}"), &inside)
}

/// Returns where so many saucers are on a face; nowhere if there are too many.
const fn spots(count: u8) -> &'static [(f32, f32, f32)] {
    match count {
        1 => &[(22.0, 22.0, 1.05)],
        2 => &[(22.0, 12.5, 0.78), (22.0, 31.0, 0.78)],
        3 => &[(22.0, 12.0, 0.62), (12.6, 30.0, 0.58), (31.4, 30.0, 0.58)],
        _ => &[],
    }
}

/// Draws an invasion die that is still to be rolled.
pub(super) fn unrolled(colour: Colour, at: (f32, f32), edge: f32) -> Markup {
    let letter = letter(colour);
    let inside = html! { (body("die-face")) (label("many", (22.0, 29.0), 22.0, "?")) };
    sized(at, edge, &format!("inv {letter} waits"), &inside)
}

/// Draws a defense die; one without a face is to be rolled.
pub(super) fn defense(face: Option<Face>, at: (f32, f32), edge: f32) -> Markup {
    sized(at, edge, "def", &defense_face(face))
}

/// Draws a defense die in its own units.
pub(super) fn defense_face(face: Option<Face>) -> Markup {
    html! {
        (body("die-face"))
        @match face {
            Some(Face::YellowBlaster) => { (path("cy", "M22 5.500 37.500 33h-31z")) (path("cutk", "M23.300 14.500 17 24h4.200L19.500 30.500 26.800 21h-4.300z")) },
            Some(Face::BlueBlaster) => { (circle("cb", (22.0, 20.8), 14.5)) (path("cut", BOLT)) },
            Some(Face::PurpleBlaster) => { (rect("cp", Rect::new(8.5, 7.3, 27.0, 27.0), 2.0)) (path("cut", BOLT)) },
            Some(Face::Interceptor) => {
                (path("ci", "M22 5c3 4 4 8 4 12l11 10v4l-11-4v4l4 3v2l-8-2-8 2v-2l4-3v-4L7 31v-4l11-10c0-4 1-8 4-12z"))
                (path("cut", "M20.600 14h2.800l-.4 6h-2z"))
            },
            Some(Face::Missile) => g transform="translate(22 20.800) rotate(45) scale(.92)" { (rocket()) },
            Some(Face::Rebuild) => {
                (path("cg", "M8 33a14 14 0 0 1 28 0zM21 12h2v8h-2zM6 34h32v2.500H6z"))
                (path("cut", "M20.600 22h2.800v3.600H27v2.800h-3.600V32h-2.800v-3.600H17v-2.800h3.600z"))
            },
            None => (label("open", (22.0, 29.0), 22.0, "?")),
        }
    }
}

/// Draws a missile that flies up.
pub(super) fn rocket() -> Markup {
    html! {
        (path("fire", "M-4 12C-6 17-3 20 0 23 3 20 6 17 4 12z"))
        (path("fin", "M-5.500 2-11 9v7l5.500-4zM5.500 2 11 9v7l-5.500-4z"))
        (path("cm", "M0-19c5 5 6 10 6 15.500C6 3 5 8 4 12h-8C-5 8-6 3-6-3.500-6-9-5-14 0-19z"))
        (path("pale", "M0-19c2.200 2.200 3.700 4.600 4.700 7h-9.400c1-2.400 2.500-4.800 4.700-7z"))
        (circle("pale", (0.0, -4.0), 2.9))
    }
}

/// Draws a burst with what it costs or gains in it.
pub(super) fn burst(class: &str, (x, y): (f32, f32), size: f32, said: &str) -> Markup {
    html! {
        use href="#ec-boom" class=(class) transform=(place((x, y), size / 14.0)) {}
        (label("on-boom", (x, y + size * 0.27), size * 0.76, said))
    }
}

/// Draws a dashed slot where a die could lie.
pub(super) fn slot((x, y): (f32, f32), edge: f32) -> Markup {
    html! {
        rect class="slot" x=(num(x - edge / 2.0)) y=(num(y - edge / 2.0)) width=(num(edge)) height=(num(edge)) rx="6" {}
    }
}

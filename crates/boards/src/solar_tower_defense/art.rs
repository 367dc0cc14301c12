//! What the planets look like: Earth's coasts seen from above the north pole, the canals of Mars, the craters of Ceres;
//! and the sun, which sleeps until there is something to see.

use maud::{Markup, html};
use solar_tower_defense::map::Ring;

use super::geometry::polar;
use crate::svg::{circle, num, path};

/// Earth's coasts, without Antarctica, in an azimuthal projection from the north pole.
const COAST: &str = include_str!("art/coast.txt");
/// The ice round the south pole, which is the rim.
const ICE: &str = include_str!("art/antarctica.txt");
/// The dark plains of Mars.
const DARK: &str = include_str!("art/dark.txt");
/// The canals that astronomers once drew.
const CANALS: &str = include_str!("art/canals.txt");
/// Valles Marineris.
const VALLES: &str = include_str!("art/valles.txt");
/// The swirls of the northern ice of Mars.
const SPIRAL: &str = include_str!("art/spiral.txt");
/// The volcanoes of Tharsis, and craters: middle and radius.
const VOLCANOES: [(f32, f32, f32); 4] =
    [(-27.8, 28.8, 6.4), (-10.6, 42.6, 3.6), (-19.3, 45.5, 3.6), (-28.3, 47.1, 3.6)];
const CRATERS: [(f32, f32, f32); 6] = [
    (25.1, -68.9, 6.0),
    (57.8, 52.0, 5.4),
    (52.6, -4.6, 3.0),
    (-2.4, -68.3, 3.4),
    (-65.7, 11.6, 3.2),
    (74.1, -27.0, 3.0),
];
/// The pits of Ceres.
const PITS: [(f32, f32, f32); 7] = [
    (-30.0, -26.0, 26.0),
    (38.0, 30.0, 20.0),
    (36.0, -44.0, 13.0),
    (-38.0, 46.0, 12.0),
    (4.0, 64.0, 9.0),
    (70.0, -8.0, 10.0),
    (-72.0, 6.0, 8.0),
];

/// Returns the class of a planet's inks.
pub(super) const fn class(ring: Ring) -> &'static str {
    ["earth", "mars", "ceres"][ring as usize]
}

/// Draws the shapes that several drawings of a planet share.
pub(super) fn defs() -> Markup {
    html! {
        defs {
            path id="std-coast" d=(COAST) {}
            path id="std-ice" fill-rule="evenodd" d=(ICE) {}
            path id="std-dark" d=(DARK) {}
            path id="std-canals" d=(CANALS) {}
        }
    }
}

/// Draws the face of a planet around the origin, with radius 100, as a disc shows it: pale, under a grid.
pub(super) fn face(ring: Ring) -> Markup {
    let shared = |name: &str, class: &str| html! { use href=(format!("#std-{name}")) class=(class) {} };
    html! {
        (circle("sea", (0.0, 0.0), 100.0))
        @match ring {
            Ring::Earth => {
                @for class in ["c3", "c2", "c1", "c0", "land"] { (shared("coast", class)) }
                (shared("ice", "ice"))
                (circle("cap", (0.0, 0.0), 5.5))
            },
            Ring::Mars => {
                (shared("dark", "dark"))
                (shared("canals", "canals"))
                (path("valles", VALLES))
                @for (x, y, r) in VOLCANOES { (circle("volcano", (x, y), r)) (circle("canals", (x, y), r * 0.66)) }
                @for (x, y, r) in CRATERS { (circle("canals", (x, y), r)) }
                (shared("ice", "ice"))
                (circle("cap", (0.0, 0.0), 12.5))
                (path("canals", SPIRAL))
            },
            Ring::Ceres => { @for (x, y, r) in PITS { (circle("pit", (x, y), r)) } },
        }
    }
}

/// Draws a planet as a ball on the map, around the origin, turned by so many degrees.
pub(super) fn ball(ring: Ring, radius: f32, turned: f32) -> Markup {
    let shared = |name: &str, class: &str| html! { use href=(format!("#std-{name}")) class=(class) {} };
    let scale = radius / 100.0;
    html! {
        g class=(format!("ball {}", class(ring))) transform=(format!("rotate({}) scale({})", num(turned), num(scale))) {
            (circle("sea", (0.0, 0.0), 100.0))
            @match ring {
                Ring::Earth => { (shared("coast", "land")) (shared("ice", "ice")) },
                Ring::Mars => { (shared("dark", "dark")) (circle("cap", (0.0, 0.0), 13.0)) (shared("ice", "ice")) },
                Ring::Ceres => { @for (x, y, r) in &PITS[..5] { (circle("pit", (*x, *y), *r)) } },
            }
        }
        (circle("edge", (0.0, 0.0), radius))
    }
}

/// How awake the sun is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mood {
    /// Nothing happens.
    Asleep,
    /// There are shots.
    Peeping,
    /// The game is over.
    Awake,
}

/// Draws the sun around the origin, made for a radius of 60.
pub(super) fn sun(mood: Mood) -> Markup {
    let at = |nth: u8, degrees: f32, radius: f32| {
        let (x, y) = polar(45.0f32.mul_add(f32::from(nth), degrees), radius);
        format!("{} {}", num(x), num(y))
    };
    let straight = |nth: u8| format!("M{}L{}L{}z", at(nth, 7.0, 54.0), at(nth, 0.0, 93.0), at(nth, -7.0, 54.0));
    let curly = |nth: u8| {
        let start = format!("M{}C{} {}", at(nth, 12.5, 54.0), at(nth, 9.5, 66.0), at(nth, 27.5, 72.0));
        let (tip, back) = (at(nth, 19.5, 87.0), format!("{} {}", at(nth, 35.7, 76.0), at(nth, 21.5, 66.0)));
        format!("{start} {tip}C{back} {}z", at(nth, 32.5, 54.0))
    };
    html! {
        g class="sun" {
            (path("sun-ray", (0..8).map(straight).collect::<String>()))
            (path("sun-face", (0..8).map(curly).collect::<String>()))
            (circle("sun-face", (0.0, 0.0), 57.0))
            (circle("sun-rim", (0.0, 0.0), 51.0))
            (path("sun-shade", "M30-48.500A57 57 0 0 1 30 48.500A64 64 0 0 0 30-48.500z"))
            (circle("sun-cheek", (-30.0, 16.0), 6.5))
            (circle("sun-cheek", (30.0, 16.0), 6.5))
            (path("sun-line", "M-32-13q9-9 21 0M11-13q12-9 21 0M-3-9q-6 17-7.500 23 4.500 5 10.500 4 6.500 1 9.500-3M-20 26q-3 3-3 5.500M20 26q3 3 3 5.500"))
            @if mood == Mood::Awake {
                (eye((-21.0, -1.0))) (eye((21.0, -1.0)))
                (path("sun-line", "M-20 26q20 17 40 0M-11 36q11 7 22 0"))
            } @else {
                (path("sun-line", "M-31-2q10 9 19 1M-27 4l-2 4.500M-21 5.500v4.500M-15 4l2 4M-17 29q16 9 34 0M-9 35.500q9 4.500 18 0"))
                @if mood == Mood::Peeping { (eye((21.0, -1.0))) }
                @else { (path("sun-line", "M12-1q9 8 19-1M27 4l2 4.500M21 5.500v4.500M15 4l-2 4")) }
            }
        }
    }
}

fn eye((x, y): (f32, f32)) -> Markup {
    html! {
        (path("sun-eye", format!("M{} {}q10-9.500 20 0-10 8-20 0z", num(x - 10.0), num(y))))
        (circle("sun-pupil", (x + 1.0, y), 3.7))
    }
}

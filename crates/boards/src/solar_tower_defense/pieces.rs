//! The pieces, drawn around the origin and pointing up: fighters, turrets, command centers of each planet, and the
//! marks that go with them. Earth's are round, those of Mars angular, those of Ceres six-sided, so that colour is never
//! the only sign.

use maud::{Markup, html};
use solar_tower_defense::map::Ring;
use solar_tower_defense::planet::{Building, Condition};

use super::geometry::Point;
use crate::svg::{Rect, circle, label, num, path, rect};

/// What each piece is made of: its body, its shaded half, its pale and its dark parts.
struct Shape {
    body: &'static str,
    shade: &'static str,
    pale: &'static str,
    dark: &'static str,
}

const FIGHTERS: [Shape; 3] = [
    Shape {
        body: "M0-10C4.600-5.500 6 0 6.400 4L9 9.500 3.400 7 0 9.500-3.400 7-9 9.500-6.400 4C-6 0-4.600-5.500 0-10z",
        shade: "M0-10C4.600-5.500 6 0 6.400 4L9 9.500 3.400 7 0 9.500z",
        pale: "M-2.300-1.600a2.300 2.300 0 1 0 4.600 0a2.300 2.300 0 1 0-4.600 0z",
        dark: "",
    },
    Shape {
        body: "M0-10.500L4-2.500 9.500.5 8.400 9 3.600 5.500 0 9-3.600 5.500-8.400 9-9.500.5-4-2.500z",
        shade: "M0-10.500L4-2.500 9.500.5 8.400 9 3.600 5.500 0 9z",
        pale: "M0-4.500L2.200-.2 0 4.200-2.200-.2z",
        dark: "",
    },
    Shape {
        body: "M0-10L5.500-4.500V3L9 8H4.500L0 10-4.500 8H-9L-5.500 3V-4.500z",
        shade: "M0-10L5.500-4.500V3L9 8H4.500L0 10z",
        pale: "M-2.500-2h5v4h-5z",
        dark: "",
    },
];

const TURRETS: [Shape; 3] = [
    Shape {
        body: "M-2.200-12.500h4.400V-5h-4.400zM-3.200-13.500h6.400v3h-6.400zM-7.800 0a7.800 7.800 0 1 0 15.600 0a7.800 7.800 0 1 0-15.600 0z",
        shade: "M0-7.800a7.800 7.800 0 0 1 0 15.600z",
        pale: "M-3.200 0a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0z",
        dark: "M-1.200 0a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0-2.400 0z",
    },
    Shape {
        body: "M-2.200-12.500h4.400V-5h-4.400zM-3.600-13.500h7.200l-1.600 3h-4zM0-9L9 0 0 9-9 0z",
        shade: "M0-9L9 0 0 9z",
        pale: "M0-3.600L3.600 0 0 3.600-3.600 0z",
        dark: "M0-1.400L1.400 0 0 1.400-1.400 0z",
    },
    Shape {
        body: "M-2.200-12.500h4.400V-5h-4.400zM-3.400-13.500h6.800v2.600h-6.800zM-4.300-7.500h8.600L8.600 0 4.300 7.500h-8.600L-8.600 0z",
        shade: "M0-7.500h4.300L8.600 0 4.300 7.500H0z",
        pale: "M-1.800-3.100h3.600L3.600 0 1.800 3.100h-3.600L-3.600 0z",
        dark: "M-1.200-1.200h2.400v2.400h-2.400z",
    },
];

const CENTERS: [Shape; 3] = [
    Shape {
        body: "M-.7-15h1.400l5.300 1.800-5.300 1.800V-5a11.500 11.500 0 0 1 10.800 11.500H13v4h-26v-4h1.500A11.500 11.500 0 0 1-.7-5z",
        shade: "M0-5A11.500 11.500 0 0 1 11.500 6.500H0z",
        pale: "M-8.500 4.600a8.500 7 0 0 1 4-6v6zM-2.400-3h4.800v7.600h-4.800zM8.500 4.600a8.500 7 0 0 0-4-6v6z",
        dark: "",
    },
    Shape {
        body: "M-.7-15h7.200l-2 2 2 2H.7v6h4.800V.5h3.700v5H13v5h-26v-5h3.800v-5h3.700V-5h4.800z",
        shade: "M0-5h5.500V.5h3.700v5h3.800v5H0z",
        pale: "M-2.800 10V4.500a2.800 2.800 0 0 1 5.600 0V10zM-8.600 6.600h2.600v2h-2.600zM6 6.600h2.600v2H6z",
        dark: "",
    },
    Shape {
        body: "M-.7-15h6l-1.500 1.800 1.500 1.800H.7v5.400L12.500 10.500h-25L-.7-6z",
        shade: "M0-6.500L12.500 10.500H0z",
        pale: "M-2.500 10V5L0 2l2.500 3v5z",
        dark: "",
    },
];

/// A burst with eight points, around the origin.
const BURST: &str = "M0-12L2.600-5.500 8.500-8.500 5.500-2.600 12 0 5.500 2.600 8.500 8.500 2.600 5.500 0 12-2.600 5.500-8.500 8.500-5.500 2.600-12 0-5.500-2.600-8.500-8.500-2.600-5.500z";

fn shape(shape: &Shape) -> Markup {
    html! {
        (path("body", shape.body))
        (path("shade", shape.shade))
        (path("pale", shape.pale))
        @if !shape.dark.is_empty() { (path("deep", shape.dark)) }
    }
}

/// Puts a piece somewhere, turned by so many degrees.
pub(super) fn put(class: &str, (x, y): Point, turned: f32, scale: f32, inside: &Markup) -> Markup {
    let transform = format!("translate({} {}) rotate({}) scale({})", num(x), num(y), num(turned), num(scale));
    html! { g class=(class) transform=(transform) { (inside) } }
}

pub(super) fn fighter(ring: Ring) -> Markup {
    shape(&FIGHTERS[ring as usize])
}

pub(super) fn building(ring: Ring, building: Building, condition: Condition) -> Markup {
    let drawn = match building {
        Building::Turret => &TURRETS[ring as usize],
        Building::Center => &CENTERS[ring as usize],
    };
    html! { (shape(drawn)) @if condition == Condition::Damaged { (crack()) } }
}

/// A crack through a building.
fn crack() -> Markup {
    const CRACK: &str = "M4-11L-2-4 3.500-.5-3 4 1.500 10.500";
    html! { (path("crack", CRACK)) (path("crack-line", CRACK)) }
}

/// What is left of a command center, in the middle of its burst.
pub(super) fn ruin() -> Markup {
    html! {
        g transform="scale(1.6)" { (path("boom", BURST)) }
        (path("ruin", "M-11 9V2l4 3 2-8 4 5 4-7 3 8 4-3 2 9z"))
    }
}

/// A burst around a point.
pub(super) fn burst((x, y): Point, scale: f32) -> Markup {
    html! { path class="boom" d=(BURST) transform=(format!("translate({} {}) scale({})", num(x), num(y), num(scale))) {} }
}

/// A coin around a point.
pub(super) fn coin((x, y): Point, scale: f32) -> Markup {
    html! {
        g class="coin" transform=(format!("translate({} {}) scale({})", num(x), num(y), num(scale))) {
            (circle("coin-rim", (0.0, 0.0), 9.5))
            (path("coin-star", "M0-5L1.500-1.500 5 0 1.500 1.500 0 5-1.500 1.500-5 0-1.500-1.500z"))
        }
    }
}

/// A row of darts: as many as there are P, and the rest of the room for them pale.
pub(super) fn points(ring: Ring, (x, y): Point, points: u8, most: u8) -> Markup {
    html! {
        @for nth in 0..most {
            @let class = if nth < points { super::art::class(ring) } else { "spent" };
            (put(class, (x + 14.0 * f32::from(nth), y), 0.0, 0.62, &fighter(ring)))
        }
    }
}

/// A small round sign with a count, in the colour of a side.
pub(super) fn count(class: &str, (x, y): Point, size: f32, said: &str) -> Markup {
    let width = (size * 0.62).mul_add(said.chars().count() as f32, size * 0.62).max(size * 1.5);
    html! {
        g class=(format!("count {class}")) {
            (rect("count-ground", Rect::new(x - width / 2.0, y - size * 0.75, width, size * 1.5), size * 0.75))
            (label("count-ink", (x, y + size * 0.36), size, said))
        }
    }
}

//! Shapes that a board shows many times, drawn once: what stands in craters, large and folded, saucers and bursts.

use maud::{Markup, html};

use crate::svg::{circle, path};

/// Draws the shapes under names that a board uses; they are seen where they are used.
pub(super) fn draw() -> Markup {
    html! {
        defs {
            clipPath id="ec-disc" { circle r="100" {} }
            @for level in 0..3 {
                (shape(&format!("t{level}"), &city(level)))
                (shape(&format!("k{level}"), &core(level)))
                (shape(&format!("s{level}"), &folded_city(level)))
                (shape(&format!("h{level}"), &folded_core(level)))
            }
            @for letter in ['y', 'b', 'p'] {
                (shape(&format!("u{letter}"), &html! { g class=(format!("u-{letter}")) { (saucer(letter)) } }))
            }
            (path_named("ec-boom", BOOM))
        }
    }
}

/// A shape under its name. Where it is used nothing around it counts for its style, so it has the class of the palette.
fn shape(name: &str, inside: &Markup) -> Markup {
    html! { g id=(format!("ec-{name}")) class=(super::PALETTE) { (inside) } }
}

fn path_named(id: &str, d: &str) -> Markup {
    html! { path id=(id) d=(d) {} }
}

const BOOM: &str = "M0-14 3.2-8.6 8.2-11.3 8-5.6 13.7-4.4 10 0 13.7 4.4 8 5.6 8.2 11.3 3.2 8.6 0 14-3.2 8.6-8.2 11.3-8 \
    5.6-13.7 4.4-10 0-13.7-4.4-8-5.6-8.2-11.3-3.2-8.6z";
/// The lower half of a token's disc.
const GROUND: &str = "M-12.2 1.5A12.2 12.2 0 0 0 12.2 1.5 12.2 12.2 0 0 1 9.8 7.2H-9.8A12.2 12.2 0 0 1-12.2 1.5z";

/// What stands in an outer or inner crater: a domed town, a ruin in a bitten disc, nothing but the crater.
pub(super) fn city(level: u8) -> Markup {
    html! {
        @match level {
            2 => {
                (circle("pit", (0.0, 0.0), 13.4)) (circle("g", (0.0, 0.0), 12.2))
                (path("gd", GROUND))
                (path("dome", "M-9.6 5a9.6 9.900 0 0 1 19.200 0z"))
                (path("pale", "M-8 5V.4h3.200V5zM-4.200 5v-8.200l1.900-2 1.900 2V5zM.3 5v-10l.9-1.700.9 1.700h1.400V5zM4.100 5V-.9h1.500v-1.700h2.300V5zM-10.400 5h20.800v1.600h-20.800z"))
                (path("win", "M-6.900 1.700h1M-6.900 3.300h1M-2.800-2.200h1M-2.800-.4h1M-2.800 1.400h1M-2.800 3.200h1M1.400-3.200h1M1.400-1.400h1M1.400.4h1M1.400 2.200h1M5.600.6h1M5.600 2.400h1"))
            },
            1 => {
                (circle("pit", (0.0, 0.0), 13.4))
                (path("r", "M2.600-11.900.8-8.200l3.400 1.300.8 3.600 3.400-.6 2 2 1.700-1A12.200 12.200 0 1 1 2.600-11.900z"))
                (path("rd", GROUND))
                (path("pale", "M-8 5V.4l1.700 1.500 1.500-.7V5zM-4.200 5v-7.400l1.400 1.600 1-1.700 1.400 2.200V5zM.6 5l-.2-4.600L3 1.800 3.400 5zM4.600 5 7.700 2.200 8.200 5zM-10.400 5h20.800v1.600h-20.800z"))
                (path("smoke", "M-2.600-3.600c-2.400-1-1.600-3.200.2-3.200-1-2.200 2.200-3 2.400-1.200"))
            },
            _ => {
                (path("lip", "M0-14.400 3.600-13.200 7.600-12.600 10-9.600 13.200-6.600 13.200-2.400 14.600 1 13 5 11.400 9 7.400 11.200 4 14-.6 13.400-5 13.600-8 10.600-11.800 8-12.600 4-14.400.4-12.800-3.800-12.200-8-8.400-10.200-5-13.200z"))
                (circle("pit", (0.0, 0.0), 10.8))
                (path("deep", "M-10.600-2A10.800 10.800 0 0 1 10.600-2 12 9 0 0 0-10.600-2z"))
                (path("pale dim", "M-9.600 4.900A10.800 10.800 0 0 0 9.600 4.900 13 13 0 0 1-9.600 4.900z"))
                (path("rock", "M-4.600 3.600l2.200-1.800 1.800 1.800-1.200 1.400h-2.400zM2.600 1.600l1.600-.9 1.200 1.300-1 1.100H3z"))
            },
        }
    }
}

/// What stands in the centre: a crystal with six rays, a split one in a bitten hexagon, a shaft.
pub(super) fn core(level: u8) -> Markup {
    const SIDES: &str = "M0-18.500 16-9.200V9.200L0 18.500-16 9.200V-9.200z";
    html! {
        @match level {
            2 => {
                (path("pit", SIDES))
                (path("g", "M0-16.800 14.500-8.400V8.400L0 16.800-14.500 8.400V-8.400z"))
                (path("ray", "M0-15.400v2.600M13.300-7.700l-2.200 1.300M13.300 7.700l-2.200-1.300M0 15.400v-2.600M-13.300 7.700l2.200-1.300M-13.300-7.700l2.200 1.300"))
                (path("pale", "M0-11 6.600-4 0 11-6.600-4z"))
                (path("facet", "M0-11 6.600-4 0-2.200zM0-2.200 6.600-4 0 11z"))
            },
            1 => {
                (path("pit", SIDES))
                (path("r", "M1-16.200-.6-11.600l4 1.500.6 4 4.400-.9L11-4.400l3.500-1.400V8.400L0 16.800-14.500 8.400V-8.400L0-16.800z"))
                (path("pale", "M-1.600-9.400-6.600-4-1.600 7.400-.4 1.200-3-1.400l2.200-3zM1.200 9.600 6-1.600l-3.600-1L3.400.8z"))
                (path("ray", "M0 15.400v-2.600M-13.300 7.700l2.200-1.300M-13.300-7.700l2.200 1.300"))
            },
            _ => {
                (path("lip", "M0-19.200 16.600-9.600V9.600L0 19.200-16.600 9.600V-9.600z"))
                (path("pit", "M0-16 13.800-8V8L0 16-13.800 8V-8z"))
                (path("shaft", "M0-11 9.500-5.500v11L0 11-9.500 5.500v-11zM0-6.400 5.500-3.200v6.400L0 6.400-5.500 3.200v-6.400z"))
            },
        }
    }
}

/// A city on a folded planet: a disc with a dot, a torn half, a dashed ring.
fn folded_city(level: u8) -> Markup {
    html! {
        @match level {
            2 => { (circle("pit", (0.0, 0.0), 16.0)) (circle("g", (0.0, 0.0), 14.0)) (circle("pale", (0.0, 0.0), 5.4)) },
            1 => { (circle("pit", (0.0, 0.0), 16.0)) (path("r lit", "M-13.500-2.500A13.700 13.700 0 0 0 13.500-2.500L6 1 1.500-3.500-4 1.500z")) },
            _ => { (circle("pit", (0.0, 0.0), 13.0)) (circle("empty", (0.0, 0.0), 12.0)) },
        }
    }
}

/// A core on a folded planet: a hexagon with a diamond, a torn lower half, a dashed hexagon.
fn folded_core(level: u8) -> Markup {
    const SIDES: &str = "M0-23 20-11.500v23L0 23-20 11.500v-23z";
    html! {
        @match level {
            2 => { (path("pit", SIDES)) (path("g", "M0-20.500 17.800-10.200v20.400L0 20.500-17.800 10.200v-20.400z")) (path("pale", "M0-12 8-4 0 12-8-4z")) },
            1 => { (path("pit", SIDES)) (path("r lit", "M-17.800-4v14.200L0 20.500l17.800-10.300V-4L8 1 2-5-6 2z")) },
            _ => { (path("pit", "M0-19 16.500-9.500v19L0 19-16.500 9.500v-19z")) (path("empty", "M0-17 14.800-8.500v17L0 17-14.800 8.500v-17z")) },
        }
    }
}

/// A saucer of a fleet, whose dome is a triangle, a circle or a square.
pub(super) fn saucer(letter: char) -> Markup {
    let dome = match letter {
        'y' => "M-8-1.600-.9-12q.9-1.200 1.800 0L8-1.600z",
        'b' => "M-8-1.600a8 8.800 0 0 1 16 0z",
        _ => "M-7-1.600v-7.600q0-1.200 1.200-1.200H5.800Q7-10.400 7-9.200v7.600z",
    };
    html! {
        (path("legs", "M-7 5-9.500 9.400M7 5 9.500 9.400M0 6v3.600M-11.400 9.400h3.600M7.800 9.400h3.600"))
        (path("glass", dome))
        (path("alien", "M-3.400-1.800c-.8-5 6-5 6.800 0z"))
        (path("hull", "M-14 1.600C-14-3.400 14-3.400 14 1.600 14 4.600 7.500 6.600 0 6.600S-14 4.600-14 1.600z"))
        (path("lamps", "M-10.400 2.600h.1M-5.300 3.700h.1M0 4.100h.1M5.300 3.700h.1M10.400 2.600h.1"))
    }
}

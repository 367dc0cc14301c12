//! The picture on the game's card: a planet between saucers and a missile, made of the board's own shapes.

use maud::{Markup, html};

use super::PALETTE;
use super::defs::{city, core, saucer};
use super::dice::rocket;
use crate::svg::{circle, path, place};

/// What stands on the planet of the cover: the places of the craters with their levels.
const CITIES: [(f32, f32, u8); 12] = [
    (0.0, -74.0, 2),
    (0.0, -42.0, 2),
    (64.1, -37.0, 1),
    (36.4, -21.0, 2),
    (64.1, 37.0, 0),
    (36.4, 21.0, 1),
    (0.0, 74.0, 2),
    (0.0, 42.0, 2),
    (-64.1, 37.0, 2),
    (-36.4, 21.0, 2),
    (-64.1, -37.0, 1),
    (-36.4, -21.0, 2),
];
/// Saucers on their way down: fleet, place and size.
const SAUCERS: [(char, f32, f32, f32); 6] = [
    ('y', -168.0, -112.0, 2.1),
    ('b', 150.0, -142.0, 2.4),
    ('p', 196.0, -62.0, 1.7),
    ('y', -204.0, -42.0, 1.3),
    ('b', 96.0, -178.0, 1.3),
    ('p', -88.0, -172.0, 1.5),
];
const STARS: &str = "M-214-168h.1M-120-196h.1M34-190h.1M222-150h.1M-226 22h.1M-196 118h.1M-140 168h.1M150 148h.1M214 84h.1M228 10h.1M120 192h.1M-60 196h.1M-230-110h.1M180-190h.1";

/// Draws the cover.
pub(super) fn cover() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("cover board {PALETTE}")) viewBox="-240 -210 480 420"
            preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            path class="sky" d="M-600-400h1200v800h-1200z" {}
            (path("nebula", "M-600 40C-420-60-260 120-80 20S220-70 600 60V260C420 180 200 300 0 250S-360 180-600 300z"))
            (path("star", STARS))
            (circle("orbit", (0.0, 20.0), 190.0))
            g transform="translate(0 22) scale(1.34)" { (planet()) }
            @for (letter, x, y, size) in SAUCERS { g class=(format!("u-{letter}")) transform=(place((x, y), size)) { (saucer(letter)) } }
            g transform="translate(-176 128) rotate(38) scale(1.7)" { (rocket()) }
        }
    }
}

fn planet() -> Markup {
    html! {
        (circle("halo", (0.0, 0.0), 105.0))
        g class="sand" {
            (circle("world", (0.0, 0.0), 100.0))
            (path("m1", "M-95-32C-70-58-40-34-6-52S56-78 84-54A100 100 0 0 0-95-32z"))
            (path("m2", "M14 52C26 44 40 58 34 70S14 90 0 92-2 60 14 52zM84-12C90-16 95-10 97 4S92 34 82 32 76-4 84-12z"))
        }
        (path("shade", "M70.700-70.700A100 100 0 1 1-70.700 70.700 106 106 0 0 0 70.700-70.700z"))
        (path("limb", "M-95-8A95 95 0 0 1-8-95"))
        (path("road", "M13 7.500 64.100 37M0 15V74M-13 7.500-64.100 37M-13-7.500-64.100-37M0-15V-74M13-7.500 64.100-37"))
        (circle("edge", (0.0, 0.0), 100.0))
        @for (x, y, level) in CITIES { g transform=(place((x, y), 1.0)) { (city(level)) } }
        (core(2))
    }
}

/// Draws the smallest picture: a planet under a saucer.
pub(super) fn emblem() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("emblem {PALETTE}")) viewBox="0 0 48 48" aria-hidden="true" {
            g class="sand" { circle class="world" cx="22" cy="28" r="17" {} }
            circle class="edge" cx="22" cy="28" r="17" {}
            g transform="translate(22 28) scale(.62)" { (core(2)) }
            g class="u-b" transform="translate(33 13) scale(.95)" { (saucer('b')) }
        }
    }
}

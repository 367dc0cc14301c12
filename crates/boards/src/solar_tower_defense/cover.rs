//! The picture on the game's card: the sun asleep between Earth and Mars, with darts on their way, made of the board's
//! own shapes.

use maud::{Markup, html};
use solar_tower_defense::map::Ring;

use super::PALETTE;
use super::art::{self, Mood};
use super::geometry::{Point, polar, through};
use super::pieces;
use crate::svg::{circle, path};

/// Fighters on their way: whose, where, how turned, how large.
const DARTS: [(Ring, Point, f32, f32); 7] = [
    (Ring::Earth, (-66.0, -34.0), 62.0, 2.1),
    (Ring::Earth, (-30.0, -58.0), 66.0, 2.1),
    (Ring::Earth, (-78.0, -70.0), 60.0, 1.7),
    (Ring::Mars, (70.0, 70.0), 250.0, 2.0),
    (Ring::Mars, (104.0, 46.0), 246.0, 2.0),
    (Ring::Mars, (116.0, 88.0), 252.0, 1.7),
    (Ring::Mars, (30.0, 110.0), 258.0, 1.6),
];

/// Draws the cover.
pub(super) fn cover() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("cover board {PALETTE}")) viewBox="-240 -210 480 420"
            preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (art::defs())
            path class="plate" d="M-600-400h1200v800h-1200z" {}
            g transform="translate(0 222)" {
                (circle("ring ceres", (0.0, 0.0), 470.0))
                (circle("ring mars", (0.0, 0.0), 370.0))
                (circle("ring earth", (0.0, 0.0), 262.0))
                (circle("plate", (0.0, 0.0), 158.0))
                @for radius in [470.0, 370.0, 262.0, 158.0] { (circle("orbit", (0.0, 0.0), radius)) }
                (path("cells", spokes()))
                g transform="scale(1.75)" { (art::sun(Mood::Asleep)) }
            }
            g transform="translate(-138 18)" { (planet(Ring::Earth, 74.0)) }
            g transform="translate(146 -108)" { (planet(Ring::Mars, 62.0)) }
            @for (ring, at, turned, scale) in DARTS {
                (pieces::put(art::class(ring), at, turned, scale, &pieces::fighter(ring)))
            }
            (pieces::burst((12.0, 12.0), 2.6))
        }
    }
}

/// The borders of cells.
fn spokes() -> String {
    (0..12u8)
        .map(|nth| {
            let angle = f32::from(nth).mul_add(30.0, 8.0);
            through(&[polar(angle, 158.0), polar(angle, 470.0)])
        })
        .collect()
}

fn planet(ring: Ring, radius: f32) -> Markup {
    html! { (circle("halo", (0.0, 0.0), radius + 8.0)) (art::ball(ring, radius, -40.0)) }
}

/// Draws the smallest picture: a turret on a planet, and a dart that comes in.
pub(super) fn emblem() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("emblem {PALETTE}")) viewBox="0 0 48 48" aria-hidden="true" {
            g class="world earth" transform="translate(20 30) scale(.16)" { g class="land-turns" { circle class="sea" r="100" {} } }
            circle class="border" cx="20" cy="30" r="16" {}
            path class="grid" d="M4 30h32M20 14v32M9 30a11 11 0 1 0 22 0a11 11 0 1 0-22 0z" {}
            (pieces::put("earth", (20.0, 30.0), 45.0, 0.95, &pieces::building(Ring::Earth, solar_tower_defense::planet::Building::Turret, solar_tower_defense::planet::Condition::Whole)))
            (pieces::put("mars", (37.0, 12.0), 228.0, 1.0, &pieces::fighter(Ring::Mars)))
        }
    }
}

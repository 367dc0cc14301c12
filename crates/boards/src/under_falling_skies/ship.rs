//! Ships: green discs and red wings, on spots, in the sky, on the ground, and waiting on the mothership.

use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::board::Icon;
use under_falling_skies::space::GROUND;
use under_falling_skies::state::{Ship, State};

use super::geometry::{GROUND_TOP, WIDTH, column, lip, row};
use super::names::{Followed, ShipPosition};
use super::trail::Trail;
use crate::motion::{Pose, Way};
use crate::svg::{burst, path, place};

/// How far an icon steps aside for the ship in its cell.
pub(super) const ASIDE: f32 = 14.0;
/// How far the ship steps aside for an icon.
const BESIDE: f32 = -12.0;
/// The size of the ships that wait in the hangar.
const WAITING: f32 = 0.72;

/// Draws all ships. Each keeps its `id` as long as the same names follow the game.
pub(super) fn draw(game: &UnderFallingSkies, view: &State, followed: &Followed, trail: &Trail) -> Markup {
    html! {
        g id="ships" {
            @for (ship, number, berth) in followed.ships(view) {
                @let way = trail.ship(ship, number);
                @let letter = if ship == Ship::Green { 'g' } else { 'r' };
                g id=(format!("ship-{letter}{number}")) class="ship" transform=(pose(game, view, berth).transform())
                    data-piece="" data-from=[way.map(Way::start)] data-way=[way.map(Way::legs)] { (shape(ship)) }
            }
        }
        @if !trail.bursts.is_empty() {
            g id="bursts" { @for burst in &trail.bursts { (gone(burst.beat, burst.at, burst.ship)) } }
        }
    }
}

/// Returns where a ship stands.
pub(super) fn pose(game: &UnderFallingSkies, view: &State, berth: ShipPosition) -> Pose {
    match berth {
        ShipPosition::Spot(column) => Pose::at(spot(view.mothership, column)),
        ShipPosition::Sky(column, row) if row >= GROUND => Pose::at(on_ground(view, column, row)),
        ShipPosition::Sky(column, row) => Pose::at(in_sky(game, view, column, row)),
        ShipPosition::Hangar(place) => {
            let waiting = view.waiting.green + view.waiting.red;
            Pose { at: hangar(view.mothership, place, waiting), scale: WAITING }
        }
    }
}

/// A ship and the explosion that ends it, to be seen only while it happens.
fn gone(beat: u8, at: (f32, f32), ship: Ship) -> Markup {
    html! {
        g class="bursts" data-beat=(beat) transform=(place(at, 1.0)) {
            g class="was" { (shape(ship)) }
            g class="flash" { (path("boom", burst(12, (0.0, 0.0), 21.0, 12.0))) (path("flash-core", burst(9, (0.0, 0.0), 11.0, 6.0))) }
        }
    }
}

fn shape(ship: Ship) -> Markup {
    match ship {
        Ship::Green => green_shape(),
        Ship::Red => red_shape(),
    }
}

/// Returns the middle of a ship on its starting spot.
pub(super) const fn spot(mothership: u8, at: usize) -> (f32, f32) {
    (column(at), lip(mothership) - 10.0)
}

/// Returns the middle of the n-th waiting ship, in the hangar above the spots.
fn hangar(mothership: u8, nth: u8, all: u8) -> (f32, f32) {
    let middle = f32::from(nth) - (f32::from(all) - 1.0) / 2.0;
    (WIDTH / 2.0 + 25.0 * middle, lip(mothership) - 43.5)
}

/// Returns the middle of a ship in the sky, beside the icon of its cell. A lost game can leave one behind the spots.
pub(super) fn in_sky(game: &UnderFallingSkies, view: &State, at: usize, on: u8) -> (f32, f32) {
    let alone = game.board.sky[at][on as usize] == Icon::Empty && on > view.mothership;
    (column(at) + if alone { 0.0 } else { BESIDE }, row(on))
}

/// Returns the middle of a ship that has come down, beside the others of its column.
fn on_ground(view: &State, at: usize, row: u8) -> (f32, f32) {
    let rows: Vec<u8> = view.sky[at].ships().iter().filter(|row| *row >= GROUND).collect();
    let steps = rows.len() as f32 - 1.0;
    let nth = rows.iter().position(|other| *other == row).unwrap_or(0) as f32;
    let apart = (40.0 / steps.max(1.0)).min(26.0);
    (column(at) + (nth - steps / 2.0) * apart, GROUND_TOP + 12.0)
}

fn green_shape() -> Markup {
    html! {
        path class="green-hull" d="M-14-.5C-14-3-7.500-4.500 0-4.500S14-3 14-.5 7.500 5 0 5-14 2-14-.5z" {}
        path class="green-dome" d="M-6.500-3.500C-6-7-3.500-8.800 0-8.800S6-7 6.500-3.500C4.500-2.200-4.500-2.200-6.500-3.500z" {}
        path class="green-light" d="M-9.800.6h2.600v1.600h-2.600zM-1.300 1.600h2.600v1.600h-2.600zM7.200.6h2.600v1.600H7.200z" {}
        path class="green-leg" d="M-3.500 5.400l-1.500 3M3.500 5.400l1.500 3" {}
    }
}

fn red_shape() -> Markup {
    html! {
        path class="red-hull" d="M0 8.800-4.800 1-13.800-2.800-12-7.800l7.200 2.600L0-8.800l4.800 3.600L12-7.800l1.800 5L4.800 1z" {}
        path class="red-core" d="M0-4.800 3-1 0 4.200-3-1z" {}
    }
}

/// Draws a red ship that is not a piece: the symbol for one that joins, or one set aside.
pub(super) fn red(at: (f32, f32), scale: f32) -> Markup {
    html! { g transform=(place(at, scale)) { (red_shape()) } }
}

/// Draws a green ship that is not a piece.
pub(super) fn green(at: (f32, f32), scale: f32) -> Markup {
    html! { g transform=(place(at, scale)) { (green_shape()) } }
}

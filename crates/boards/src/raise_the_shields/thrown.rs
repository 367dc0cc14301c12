//! Attacks that did nothing: what stopped them stays marked, so that it can be seen without motion.

use maud::{Markup, html};
use raise_the_shields::cell::Sector;
use raise_the_shields::state::Sheet;

use super::attacks::End;
use super::geometry::{Point, Scale, line, middle};
use super::reveal::Strike;
use super::works::rectangle;
use crate::die::{Die, Lie, lying};
use crate::svg::path;

/// Draws the die of each attack that a shield stopped, where it came to rest behind the arrow of its bounce; and the
/// die of each attack that was ignored, struck out over what it would have filled.
pub(super) fn draw<'a>(scale: &Scale<'_>, sheet: &Sheet, strikes: impl Iterator<Item = &'a Strike>) -> Markup {
    html! {
        @for Strike { attack, ends, .. } in strikes {
            @match attack.end {
                End::Blocked => g class="stamps m-thrown" data-beat=(ends) {
                    (path("way", bounce(scale, attack.sector)))
                    (die(attack.sector, rest(scale, attack.sector), edge(scale)))
                },
                End::Ignored => g class="stamps m-thrown" data-beat=(ends) {
                    @let at = aimed_at(scale, sheet, attack.sector);
                    (die(attack.sector, at, edge(scale)))
                    (path("way", crossed(at, edge(scale) * 0.75)))
                },
                End::Hit | End::Destroyed => {},
            }
        }
    }
}

/// Returns the edge of a die that lies on a sheet of this size.
pub(super) fn edge(scale: &Scale<'_>) -> f32 {
    (scale.unit * 0.4).max(11.0)
}

fn die(sector: Sector, at: Point, edge: f32) -> Markup {
    lying(None, Die::Blue, Some(sector as u8 + 1), at, edge, Lie::Straight)
}

/// Returns what an attack on a sector is aimed at: its next rectangle, or else its city.
pub(super) fn aimed_at(scale: &Scale<'_>, sheet: &Sheet, sector: Sector) -> Point {
    let next = scale.realm.next_rectangle(sheet, sector);
    next.map_or_else(|| scale.centre(scale.realm.cities[sector]), |nth| middle(&rectangle(scale, sector, nth)))
}

/// Returns the side of its axis on which an attack on a sector bounces off: where the board has room beside the sheet.
const fn side(sector: Sector) -> f32 {
    if sector == 2 || sector == 5 { -1.0 } else { 1.0 }
}

/// Returns where the die of an attack meets a shield, from outside.
pub(super) fn impact(scale: &Scale<'_>, sector: Sector) -> Point {
    scale.in_sector(sector, scale.realm.drawing.shield.outer as f32 + 0.05, 0.62 * side(sector))
}

/// Returns where that die comes to rest.
pub(super) fn rest(scale: &Scale<'_>, sector: Sector) -> Point {
    scale.in_sector(sector, scale.realm.drawing.die_icon as f32 + 0.3, 1.25 * side(sector))
}

/// The way in to the shield and out again, with an arrowhead.
fn bounce(scale: &Scale<'_>, sector: Sector) -> String {
    let at = |along: f32, across: f32| {
        scale.in_sector(sector, scale.realm.drawing.shield.outer as f32 + along, across * side(sector))
    };
    let way = [at(0.5, 0.38), impact(scale, sector), at(0.45, 0.92)];
    line(&way) + &line(&[at(0.22, 0.94), at(0.45, 0.92), at(0.38, 0.68)])
}

fn crossed((x, y): Point, half: f32) -> String {
    line(&[(x - half, y + half), (x + half, y - half)])
}

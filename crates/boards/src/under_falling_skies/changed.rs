//! Dog-ears: what the last step changed stays marked until the next one.

use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::space::GROUND;
use under_falling_skies::state::State;

use super::damage;
use super::geometry::{COLUMN, ROW, WIDTH, column, lip, row, space};
use super::names::{Followed, ShipPosition};
use super::ship::spot;
use super::trail::Trail;
use crate::highlight;
use crate::svg::Rect;

/// Draws an ear on every place of the board that the last step changed.
pub(super) fn draw(game: &UnderFallingSkies, view: &State, followed: &Followed, trail: &Trail) -> Markup {
    let places = places(game, view, followed, trail);
    html! { @if !places.is_empty() { g id="changed" { @for at in places { (highlight::changed(at)) } } } }
}

fn places(game: &UnderFallingSkies, view: &State, followed: &Followed, trail: &Trail) -> Vec<Rect> {
    let around = |(x, y): (f32, f32), w: f32, h: f32| Rect::new(x - w / 2.0, y - h / 2.0, w, h);
    let moved = followed.ships(view).into_iter().filter(|ship| trail.ship(ship.0, ship.1).is_some());
    let ships = moved.filter_map(|(_, _, position)| match position {
        ShipPosition::Sky(at, on) if on < GROUND => Some(around((column(at), row(on)), COLUMN, ROW)),
        ShipPosition::Spot(at) => Some(around(spot(view.mothership, at), 44.0, 25.0)),
        _ => None,
    });
    let hit = trail.bursts.iter().map(|burst| around(burst.at, COLUMN, ROW));
    let hull = trail.mothership.iter().map(|_| Rect::new(0.0, lip(view.mothership) - HULL, WIDTH, HULL));
    let digger = trail.excavator.iter().map(|_| space(game.board.path[view.excavator as usize]));
    let damaged = trail.damage.iter().map(|_| around(damage::at(&game.board, view.damage), 30.0, 26.0));
    let spaces = trail.laid.iter().chain(&trail.ticked).map(|at| space(*at));
    let mut places: Vec<Rect> = ships.chain(hit).chain(hull).chain(digger).chain(damaged).chain(spaces).collect();
    // What a ship left where another exploded, or a die where the excavator came, has one ear.
    let mut seen: Vec<Rect> = Vec::new();
    places.retain(|at| {
        !seen.contains(at) && {
            seen.push(*at);
            true
        }
    });
    places
}

/// The height of the hull above the lip.
const HULL: f32 = 53.0;

//! Pieces as a tray shows them: what may be bought, how many fighters start, and those that are to land.

use contract::{Observer, Seat};
use maud::{Markup, html};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::fighter::FIGHTERS;
use solar_tower_defense::map::Ring;
use solar_tower_defense::planet::{Building, Condition};
use solar_tower_defense::state::{State, other};

use super::{PALETTE, art, pieces};
use crate::picture::Piece;
use crate::svg::label;

/// Draws a piece by its key: `turret`, `center` and `fighter` for what may be bought, `x3` for three fighters that start,
/// `f3` for one that is known by its number, `all` for all that are to land.
pub(super) fn piece(game: &SolarTowerDefense, view: &State, observer: Observer, key: &str) -> Option<Piece> {
    let asked = view.course.asked;
    let seat = observer.iter().find(|seat| asked.contains(*seat)).or(asked.first()).unwrap_or(Seat::FIRST);
    let ring = game.components.ring(seat);
    let planet = &view.side(seat).planet;
    let (drawn, count, number) = match key {
        "turret" => {
            let left = game.components.homes[seat.index()].turrets.saturating_sub(planet.turrets.len());
            (pieces::building(ring, Building::Turret, Condition::Whole), left, None)
        }
        "center" => {
            (pieces::building(ring, Building::Center, Condition::Whole), 3 - planet.count_centers().min(3), None)
        }
        "fighter" => {
            let left = FIGHTERS.saturating_sub(usize::from(view.side(seat).fleet.in_play().len()));
            (pieces::fighter(ring), u8::try_from(left).unwrap_or(u8::MAX), None)
        }
        "all" => (pieces::fighter(ring), u8::try_from(view.met(seat).count()).unwrap_or(u8::MAX), None),
        _ if key.starts_with('x') => {
            let fighters: u8 = key.strip_prefix('x')?.parse().ok()?;
            return Some(Piece { picture: wave(ring, fighters), count: 1 });
        }
        _ => {
            let number: u8 = key.strip_prefix('f')?.parse().ok()?;
            // R11. A fighter that is fired at is the other side's.
            let is_own = view.met(seat).any(|one| one.get() == number);
            let ring = if is_own || view.side(seat).fleet.in_play().iter().any(|one| one.get() == number) {
                ring
            } else {
                game.components.ring(other(seat))
            };
            (pieces::fighter(ring), 1, Some((ring, number)))
        }
    };
    let class = number.map_or_else(|| art::class(ring), |(ring, _)| art::class(ring));
    let picture = framed(&html! {
        (pieces::put(class, (0.0, 0.0), 0.0, 1.25, &drawn))
        @if let Some((_, number)) = number { (label("count-ink", (12.0, 17.0), 11.0, number)) }
    });
    Some(Piece { picture, count })
}

/// A fighter over the number of those that start with it.
fn wave(ring: Ring, fighters: u8) -> Markup {
    framed(&html! {
        (pieces::put(art::class(ring), (0.0, -9.0), 0.0, 1.0, &pieces::fighter(ring)))
        (label("count-ink", (0.0, 18.0), 18.0, fighters))
    })
}

fn framed(inside: &Markup) -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("die {PALETTE}")) viewBox="-20 -21 40 40" aria-hidden="true" { (inside) }
    }
}

//! Pieces as a tray shows them: what may be built, and fighters that are to land.

use contract::{Observer, Seat};
use maud::html;
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::planet::{Building, Condition};
use solar_tower_defense::state::{State, other};

use super::{PALETTE, art, pieces};
use crate::picture::Piece;
use crate::svg::label;

/// Draws a piece by its key: `turret`, `center`, `f3` for a fighter, `all` for all that are to land.
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
        "all" => (pieces::fighter(ring), u8::try_from(view.met(seat).count()).unwrap_or(u8::MAX), None),
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
    let picture = html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("die {PALETTE}")) viewBox="-20 -21 40 40" aria-hidden="true" {
            (pieces::put(class, (0.0, 0.0), 0.0, 1.25, &drawn))
            @if let Some((_, number)) = number { (label("count-ink", (12.0, 17.0), 11.0, number)) }
        }
    };
    Some(Piece { picture, count })
}

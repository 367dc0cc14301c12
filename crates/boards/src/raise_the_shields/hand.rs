//! What can be picked up: dice, the shape, a city.

use contract::Seat;
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::pointing::read_die;
use raise_the_shields::state::{Change, City};
use raise_the_shields::view::View;

use super::works::{city_class, skyline};
use super::{PALETTE, foot};
use crate::die::{Die, die};
use crate::picture::Piece;
use crate::svg::{label, path};

/// Draws a piece by its key: `3`, `4u`, `shape5`, `c3`.
pub(super) fn piece(game: &RaiseTheShields, view: &View, seat: Seat, key: &str) -> Option<Piece> {
    let one = |picture| Some(Piece { picture, count: 1 });
    if let Some(value) = key.strip_prefix("shape").and_then(number) {
        return one(shape(game, value));
    }
    if let Some((value, change)) = read_die(key) {
        let own = view.is_own_die(seat, change.undo(value));
        return one(changed_die(if own { Die::Blue } else { Die::White }, value, change));
    }
    let city = key.strip_prefix('c').and_then(number)?;
    one(city_picture(usize::from(city) - 1, view.player(seat).sheet.cities[usize::from(city) - 1]))
}

fn number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|value| (1..=6).contains(value))
}

/// Draws a shape: the first of its places in the middle of a picture.
pub(super) fn shape(game: &RaiseTheShields, value: u8) -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("die shape {PALETTE}")) viewBox="0 0 48 48" aria-hidden="true" {
            (foot::shape(game, usize::from(value) - 1, (24.0, 24.0), 16.0))
        }
    }
}

/// Draws a die; an arrow beside one says which way city 2 has turned it.
fn changed_die(body: Die, value: u8, change: Change) -> Markup {
    let arrow = match change {
        Change::None => return die(body, Some(value)),
        Change::Up => "M24-6 33 6h-5.500v6h-7v-6H15z",
        Change::Down => "M24 54 33 42h-5.500v-6h-7v6H15z",
    };
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("die {PALETTE}")) viewBox="0 0 48 48" aria-hidden="true" {
            (die(body, Some(value)))
            path class="turned" d=(arrow) {}
        }
    }
}

fn city_picture(city: usize, state: City) -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("die {PALETTE}")) viewBox="0 0 48 48" aria-hidden="true" {
            g class=(city_class(state)) {
                (path("plot", "M24 3 46 43H2z"))
                (skyline(city, (24.0, 40.0), 0.9, state == City::Used))
                (label("name", (24.0, 21.0), 12.0, city + 1))
            }
        }
    }
}

//! A planet: its world, its craters with what stands in them, the numbers of its sectors and what a hit would cost there.

use contract::Seat;
use exponential_chaos::planet::{Crater, Planet};
use maud::{Markup, html};

use super::board::Board;
use super::dice::burst;
use super::geometry::{DISC, Globe, PRICES, RIVET, through};
use super::plan::Toll;
use super::skins;
use crate::svg::{Rect, circle, label, num, path, place, rect};

/// Draws the planet that is large, around the origin; `stake` is how many saucers or hits are priced at its rim.
pub(super) fn large(board: &Board<'_>, seat: Seat, stake: u8) -> Markup {
    let globe = Globe(board.game);
    let tolls: Vec<(u8, Toll)> = (1..=6)
        .filter(|_| stake > 0)
        .map(|sector| (sector, Toll::of(board.game, board.view, seat, sector, stake)))
        .collect();
    html! {
        (ground(globe, seat))
        @for (sector, _) in tolls.iter().filter(|(_, toll)| toll.meets_core()) {
            (path("opened", globe.wedge(*sector)))
            (path("open-lines", globe.hatching(*sector)))
        }
        (circle("edge", (0.0, 0.0), DISC))
        (tokens(globe, board.planet(seat), ["ec-t", "ec-k"]))
        @for sector in 1..=6 { (rivet(globe, sector, "rivet")) }
        @for (sector, toll) in &tolls { (price(globe, *sector, toll)) }
    }
}

/// Draws a planet that is small, around the origin.
pub(super) fn folded(board: &Board<'_>, seat: Seat) -> Markup {
    let globe = Globe(board.game);
    html! {
        (ground(globe, seat))
        (circle("edge", (0.0, 0.0), DISC))
        (tokens(globe, board.planet(seat), ["ec-s", "ec-h"]))
    }
}

fn ground(globe: Globe<'_>, seat: Seat) -> Markup {
    html! {
        (circle("halo", (0.0, 0.0), 105.0))
        g class=(skins::class(seat)) { (circle("world", (0.0, 0.0), DISC)) (skins::face(seat)) }
        (path("shade", "M70.700-70.700A100 100 0 1 1-70.700 70.700 106 106 0 0 0 70.700-70.700z"))
        (path("limb", "M-95-8A95 95 0 0 1-8-95"))
        (path("sep", borders(globe)))
        (path("road", roads(globe)))
    }
}

/// Writes the borders of the sectors.
fn borders(globe: Globe<'_>) -> String {
    let border = |sector: u8| {
        let [(x, y), (u, v)] = [22.0, DISC].map(|radius| {
            let (x, y) = globe.on_axis(sector, radius);
            let (sin, cos) = 30.0_f32.to_radians().sin_cos();
            (x * cos - y * sin, x * sin + y * cos)
        });
        through(&[(x, y), (u, v)])
    };
    (1..=6).map(border).collect()
}

/// Writes the lines that join the craters of each path.
fn roads(globe: Globe<'_>) -> String {
    let paths = &globe.0.components.paths;
    let near = |path: &exponential_chaos::components::Path| {
        let joined: Vec<_> = path.craters.iter().take(path.near + 1).map(|crater| globe.crater(*crater)).collect();
        through(&joined)
    };
    paths.iter().map(near).collect()
}

fn tokens(globe: Globe<'_>, planet: Planet, [city, core]: [&str; 2]) -> Markup {
    html! {
        @for crater in Crater::all() {
            (token(globe, crater, planet.level(crater), if crater.is_core() { core } else { city }))
        }
    }
}

/// Draws what stands in a crater.
pub(super) fn token(globe: Globe<'_>, crater: Crater, level: u8, kind: &str) -> Markup {
    let ((x, y), scale) = (globe.crater(crater), globe.token(crater));
    let href = format!("#{kind}{level}");
    html! {
        @if (scale - 1.0).abs() < 0.01 { use href=(href) x=(num(x)) y=(num(y)) {} }
        @else { use href=(href) transform=(place((x, y), scale)) {} }
    }
}

/// Draws the number of a sector on the rim.
pub(super) fn rivet(globe: Globe<'_>, sector: u8, class: &str) -> Markup {
    let (x, y) = globe.rivet(sector);
    html! { (circle(class, (x, y), RIVET)) (label(class, (x, y + 3.7), 10.5, sector)) }
}

/// Draws what hits would cost in a sector; a burst where they reach the core.
fn price(globe: Globe<'_>, sector: u8, toll: &Toll) -> Markup {
    let (x, y) = globe.on_axis(sector, PRICES);
    let said = if toll.lost() == 0 { "0".to_owned() } else { format!("\u{2212}{}", toll.lost()) };
    html! {
        g class="price" {
            @if toll.meets_core() {
                (burst("boom hot", (x, y), 14.8, &said))
            } @else {
                (rect("pill", Rect::new(x - 11.5, y - 7.5, 23.0, 15.0), 7.5))
                (label("on-pill", (x, y + 3.7), 10.5, said))
            }
        }
    }
}

//! What a step would do, drawn over the board: the shape with the current that would run through it, emitters and
//! shields that would come up, cities that would wake, the sector to work in, and the one to attack.

use contract::Seat;
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::Action;
use raise_the_shields::cell::{Cells, SECTORS, Sector};
use raise_the_shields::event::Event;
use raise_the_shields::state::{Assignment, Slot};
use raise_the_shields::view::View;

use super::geometry::{Scale, line, polygon};
use super::network::{sources, way_to_emitter};
use super::reveal::News;
use super::works::{band, rays, rectangle};
use super::{ground, near};
use crate::svg::{circle, num, path};

/// Draws what a choice of the own seat will do once everything is shown, and nothing else.
pub(super) fn draw(game: &RaiseTheShields, view: &View, own: Seat, events: &[Event]) -> Markup {
    let chosen = events.iter().find_map(|event| match *event {
        Event::Chose { seat, action } if seat == own => Some(action),
        _ => None,
    });
    html! {
        @match chosen {
            Some(Action::Assign(assignment)) => (assigned(game, view, own, assignment)),
            Some(action) => (drawn(game, view, own, &game.foreseen(view, own, action))),
            None => {},
        }
    }
}

/// New triangles and everything that follows from them, and what abilities do.
fn drawn(game: &RaiseTheShields, view: &View, own: Seat, events: &[Event]) -> Markup {
    let scale = &Scale::own(&game.realm);
    let news = News::gathered(game, own, events);
    let new = |bits: u8| (0..SECTORS).filter(move |bit| bits >> bit & 1 == 1);
    let sources = sources(game, &game.drawn_sheet(view, own).filled.or(&news.filled));
    let ways: Vec<String> = new(news.lit)
        .filter_map(|emitter| way_to_emitter(scale, &sources, emitter))
        .map(|points| line(&points))
        .collect();
    html! {
        @for shield in new(news.raised) { path class="r-shield pre" fill="url(#ghost-rise)" d=(polygon(&band(scale, shield))) {} }
        @if !news.filled.is_empty() { path class="r-pre" fill="url(#ghost-rise)" d=(scale.outline(&news.filled)) {} }
        @for way in &ways { (path("r-case", way)) (path("r-prewire", way)) }
        @for emitter in new(news.lit) {
            @let (x, y) = scale.emitter(emitter, game.realm.drawing.emitter.centre as f32);
            @let radius = game.realm.drawing.emitter.radius as f32 * scale.unit;
            g class="r-em pre" transform=(format!("translate({} {})", num(x), num(y))) {
                (rays(radius)) (circle("ring", (0.0, 0.0), radius))
            }
        }
        @for event in events {
            @match *event {
                Event::Enabled { city, .. } | Event::Restored { city, .. } => (woken(scale, city)),
                Event::Erased { sector, left, .. } => {
                    (path("r-erased", polygon(&rectangle(scale, sector, left.into()))))
                },
                _ => {},
            }
        }
    }
}

/// A city whose ability would be ready.
fn woken(scale: &Scale<'_>, city: Sector) -> Markup {
    path("r-woken", polygon(&scale.corners(scale.realm.cities[city])))
}

/// Where the shape could be drawn, and what would be attacked.
fn assigned(game: &RaiseTheShields, view: &View, own: Seat, assignment: Assignment) -> Markup {
    let scale = Scale::own(&game.realm);
    let sheet = game.drawn_sheet(view, own);
    let places = game.placements(&sheet, assignment);
    let fits = places.fold(Cells::NONE, |all, place| all.or(&game.realm.shapes.placed(place).cells));
    let glow = scale.outline(&fits);
    let attack = assignment.value(Slot::Attack);
    html! {
        (ground::work(&scale, assignment.sector()))
        (circle("r-workdie", scale.in_sector(assignment.sector(), game.realm.drawing.die_icon as f32, 0.0), 21.0))
        @if !fits.is_empty() { (path("r-glow", &glow)) (path("r-glowline", &glow)) }
        @if view.players.len() == 1 { (ground::struck(&scale, usize::from(attack) - 1)) }
        @else { (near::aimed(game, view, own, attack)) }
    }
}

//! What a step would do, over the board: the shape with the current that would run through it, emitters and shields that
//! would come up, cities that would wake, the sector that would be worked in, the one that would be attacked.

use contract::Seat;
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::Action;
use raise_the_shields::cell::{Cells, SECTORS, Sector};
use raise_the_shields::state::{AbilityUse, Answer, Assignment, City, Sheet, Slot};
use raise_the_shields::view::View;

use super::geometry::{Scale, line, polygon};
use super::network::{sources, way_to_emitter};
use super::works::{band, rays, rectangle};
use super::{ground, near};
use crate::svg::{circle, num, path};

/// Draws what an action changes from one of the own sheets to the other, both as their owner sees them.
pub(super) fn draw(
    game: &RaiseTheShields,
    view: &View,
    own: Seat,
    action: Action,
    [before, after]: [&Sheet; 2],
) -> Markup {
    let scale = &Scale::own(&game.realm);
    html! {
        @match action {
            Action::Assign(assignment) => (assigned(game, view, own, assignment, after)),
            Action::Use(AbilityUse::Restore(city)) => (woken(scale, usize::from(city))),
            Action::Use(AbilityUse::Erase(sector)) | Action::Answer(Answer::Erase(sector)) => {
                (erased(scale, before, usize::from(sector)))
            },
            _ => (drawn(game, scale, before, after)),
        }
    }
}

/// New triangles, and all that follows from them.
fn drawn(game: &RaiseTheShields, scale: &Scale<'_>, before: &Sheet, after: &Sheet) -> Markup {
    let filled = after.filled.but(&before.filled);
    let new = |before: u8, after: u8| (0..SECTORS).filter(move |bit| after & !before & 1 << bit != 0);
    let lit = || new(game.powered(before), game.powered(after));
    let raised = new(game.shields(before), game.shields(after));
    let woken_cities =
        (0..SECTORS).filter(|city| before.cities[*city] == City::Asleep && after.cities[*city] != City::Asleep);
    let sources = sources(game, &after.filled);
    let ways: Vec<String> =
        lit().filter_map(|emitter| way_to_emitter(scale, &sources, emitter)).map(|points| line(&points)).collect();
    html! {
        @for shield in raised { path class="r-shield pre" fill="url(#ghost-rise)" d=(polygon(&band(scale, shield))) {} }
        @if !filled.is_empty() { path class="r-pre" fill="url(#ghost-rise)" d=(scale.outline(&filled)) {} }
        @for way in &ways { (path("r-case", way)) (path("r-prewire", way)) }
        @for emitter in lit() {
            @let (x, y) = scale.emitter(emitter, game.realm.drawing.emitter.centre as f32);
            @let radius = game.realm.drawing.emitter.radius as f32 * scale.unit;
            g class="r-em pre" transform=(format!("translate({} {})", num(x), num(y))) {
                (rays(radius)) (circle("ring", (0.0, 0.0), radius))
            }
        }
        @for city in woken_cities { (woken(scale, city)) }
    }
}

/// A city whose ability would be ready.
fn woken(scale: &Scale<'_>, city: Sector) -> Markup {
    path("r-woken", polygon(&scale.corners(scale.realm.cities[city])))
}

/// The last rectangle of a sector, which would be empty again.
fn erased(scale: &Scale<'_>, before: &Sheet, sector: Sector) -> Markup {
    let hits = usize::from(before.hits[sector]);
    html! { @if hits > 0 { (path("r-erased", polygon(&rectangle(scale, sector, hits - 1)))) } }
}

/// Where the shape could be drawn, and what would be attacked.
fn assigned(game: &RaiseTheShields, view: &View, own: Seat, assignment: Assignment, sheet: &Sheet) -> Markup {
    let scale = Scale::own(&game.realm);
    let places = game.placements(sheet, assignment);
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

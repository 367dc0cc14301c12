//! What a step would do, over the board: the shape with the current that would run through it, emitters and shields that
//! would come up, the sector that would be worked in or attacked.

use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::Action;
use raise_the_shields::cell::{Cells, SECTORS};
use raise_the_shields::state::{Sheet, Slot};

use super::geometry::{Scale, line, polygon};
use super::network::{sources, way_to_emitter};
use super::works::{band, rays};
use crate::svg::{circle, num, path};

/// Draws what changes from one sheet to the other, both as their owner sees them.
pub(super) fn draw(game: &RaiseTheShields, scale: &Scale<'_>, action: Action, before: &Sheet, after: &Sheet) -> Markup {
    let filled = after.filled.but(&before.filled);
    let lit = game.powered(after) & !game.powered(before);
    let raised = game.shields(after) & !game.shields(before);
    let sources = sources(game, &after.filled);
    let ways = (0..SECTORS).filter(|emitter| lit >> emitter & 1 == 1);
    let ways: Vec<String> =
        ways.filter_map(|emitter| way_to_emitter(scale, &sources, emitter)).map(|points| line(&points)).collect();
    html! {
        @if let Action::Assign(assignment) = action { (sector(game, scale, assignment.value(Slot::Work))) }
        @if !filled.is_empty() { path class="r-pre" fill="url(#ghost-rise)" d=(scale.path(&filled)) {} }
        @for way in &ways { (path("r-case", way)) (path("r-prewire", way)) }
        @for emitter in (0..SECTORS).filter(|emitter| lit >> emitter & 1 == 1) {
            @let (x, y) = scale.emitter(emitter, game.realm.drawing.emitter.centre as f32);
            @let radius = game.realm.drawing.emitter.radius as f32 * scale.unit;
            g class="r-em pre" transform=(format!("translate({} {})", num(x), num(y))) {
                (rays(radius)) (circle("ring", (0.0, 0.0), radius))
            }
        }
        @for shield in (0..SECTORS).filter(|shield| raised >> shield & 1 == 1) {
            path class="r-shield pre" fill="url(#ghost-rise)" d=(polygon(&band(scale, shield))) {}
        }
    }
}

/// The sector that is worked in, with all places of it.
pub(super) fn sector(game: &RaiseTheShields, scale: &Scale<'_>, value: u8) -> Markup {
    let sector = usize::from(value.max(1)) - 1;
    let cells = &game.realm.all;
    let cells: Cells = cells.in_sector(sector).collect();
    html! { (path("r-work", scale.outline(&cells))) }
}

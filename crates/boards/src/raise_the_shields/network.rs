//! What is drawn on a sheet: filled triangles, the wires through them, and the live lines to powered emitters.

use std::collections::BTreeMap;

use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::{Cell, Cells, SECTORS};
use raise_the_shields::state::Sheet;

use super::geometry::{Point, Scale, line, middle};
use super::ground::gate;
use crate::svg::{Trace, path};

/// Where the current comes from: for each triangle of the network the one before it; `None` at the plant.
pub(super) type Sources = BTreeMap<Cell, Option<Cell>>;

/// Follows the current from the plant through filled triangles.
pub(super) fn sources(game: &RaiseTheShields, filled: &Cells) -> Sources {
    let mut found: Sources = filled.and(&game.realm.plant).iter().map(|cell| (cell, None)).collect();
    let mut front: Vec<Cell> = found.keys().copied().collect();
    while !front.is_empty() {
        let mut next = Vec::new();
        for cell in front {
            for near in game.realm.neighbours(cell).and(filled).iter() {
                if let std::collections::btree_map::Entry::Vacant(slot) = found.entry(near) {
                    slot.insert(Some(cell));
                    next.push(near);
                }
            }
        }
        front = next;
    }
    found
}

/// Writes the way of the current from the plant to a triangle.
fn way(scale: &Scale<'_>, sources: &Sources, to: Cell) -> Vec<Point> {
    let mut points = vec![scale.centre(to)];
    let mut at = to;
    while let Some(Some(before)) = sources.get(&at) {
        points.push(middle(&[scale.centre(at), scale.centre(*before)]));
        points.push(scale.centre(*before));
        at = *before;
    }
    points.push(gate(scale, at));
    points.reverse();
    points
}

/// Returns the way of the current to an emitter, if it is reached.
pub(super) fn way_to_emitter(scale: &Scale<'_>, sources: &Sources, emitter: usize) -> Option<Vec<Point>> {
    let reached = scale.realm.entries[emitter].iter().filter(|entry| sources.contains_key(entry));
    let length = |entry: &Cell| way(scale, sources, *entry).len();
    let entry = reached.min_by_key(length)?;
    let mut points = way(scale, sources, entry);
    points.push(scale.emitter(emitter, scale.realm.drawing.emitter.centre as f32));
    Some(points)
}

/// Draws the network. Triangles that the others cannot see yet are striped; those that the last step filled appear one
/// after another, the nearest to the plant first.
pub(super) fn draw(
    game: &RaiseTheShields,
    scale: &Scale<'_>,
    sheet: &Sheet,
    sources: &Sources,
    sealed: &Cells,
    fresh: &Cells,
) -> Markup {
    let open = sheet.filled.but(sealed).but(fresh);
    let passed: Cells = sources.values().filter_map(|before| *before).collect();
    let ends = sheet.filled.but(&passed);
    let mut wires = Trace::default();
    for (cell, before) in sources {
        let (from, to) =
            (before.map_or_else(|| gate(scale, *cell), |before| scale.centre(before)), scale.centre(*cell));
        let through = before.map_or(from, |_| middle(&[from, to]));
        wires.step('M', &[from.0, from.1]).step('L', &[through.0, through.1]).step('L', &[to.0, to.1]);
    }
    let mut nodes = Trace::default();
    for (x, y) in ends.iter().map(|cell| scale.centre(cell)) {
        nodes.step('M', &[x - 2.6, y]).and("a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z");
    }
    let powered = game.powered(sheet);
    let live = (0..SECTORS).filter(|emitter| powered >> emitter & 1 == 1);
    let live: Vec<String> =
        live.filter_map(|emitter| way_to_emitter(scale, sources, emitter)).map(|points| line(&points)).collect();
    html! {
        (path("r-fill", scale.path(&open)))
        @for (beat, cells) in waves(sources, fresh).iter().enumerate() {
            g class="drops" data-beat=(beat) { (path("r-fill", scale.path(cells))) }
        }
        @if !sealed.is_empty() { path class="r-new" fill="url(#rts-rise)" d=(scale.path(sealed)) {} }
        (path("r-wire", wires))
        (path("r-node", nodes))
        @for way in &live { (path("r-live", way)) (path("r-flow", way)) }
    }
}

/// Splits new triangles into those that the current reaches first, next, and so on.
pub(super) fn waves(sources: &Sources, fresh: &Cells) -> Vec<Cells> {
    let mut waves: BTreeMap<usize, Cells> = BTreeMap::new();
    for cell in fresh.iter() {
        waves.entry(depth(sources, cell)).or_default().insert(cell);
    }
    waves.into_values().collect()
}

fn depth(sources: &Sources, cell: Cell) -> usize {
    let mut at = cell;
    let mut steps = 0;
    while let Some(Some(before)) = sources.get(&at) {
        (at, steps) = (*before, steps + 1);
    }
    steps
}

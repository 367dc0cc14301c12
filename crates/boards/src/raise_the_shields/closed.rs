//! Triangles that no place of the shape covers: pressing one tries the shape all the same, and the answer is the reason
//! why it does not fit.

use std::collections::BTreeMap;

use contract::{Notation, Phrase};
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::Action;
use raise_the_shields::cell::{Cell, Cells};
use raise_the_shields::shape::Placement;
use raise_the_shields::state::{Assignment, Drawn, Sheet};
use words::Words;

use super::geometry::{Scale, polygon};
use crate::group;
use crate::picture::Closed;
use crate::svg::path;

/// Draws the triangles of the work sector that say why the shape cannot be drawn there: nothing to see, and no stop for
/// people who use the keyboard.
pub(super) fn draw(
    game: &RaiseTheShields,
    scale: &Scale<'_>,
    sheet: &Sheet,
    assignment: Assignment,
    closed: &Closed,
    covered: &Cells,
    words: &Words,
) -> Markup {
    let in_sector = |cell: &Cell| cell.sector() == assignment.sector() && !covered.contains(*cell);
    html! {
        g class="closed-places" {
            @for (cell, placement) in attempts(game, sheet, assignment).iter().filter(|(cell, _)| in_sector(cell)) {
                @let token = game.write_action(Action::Draw(Drawn::Shape(*placement)));
                @let why_not = words.say(&Phrase::new("board-why-not").with("cell", cell.to_string()));
                (group::shut(&format!("at-{cell}"), closed, &token, &why_not, &path("hit", polygon(&scale.corners(*cell)))))
            }
        }
    }
}

/// Returns what pressing a triangle tries: a place of the shape that covers it, on open triangles if there is one.
fn attempts(game: &RaiseTheShields, sheet: &Sheet, assignment: Assignment) -> BTreeMap<Cell, Placement> {
    let empty = game.realm.open.but(&sheet.filled);
    let (mut open, mut any) = (BTreeMap::new(), BTreeMap::new());
    for (number, placed) in game.realm.shapes.all.iter().enumerate() {
        let here = placed.cells.in_sector(assignment.sector());
        let found = if placed.cells.but(&empty).is_empty() { &mut open } else { &mut any };
        if placed.shape == assignment.shape() {
            here.for_each(|cell| {
                found.entry(cell).or_insert(Placement(number as u16));
            });
        }
    }
    any.extend(open);
    any
}

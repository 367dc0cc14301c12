//! The base under the city: rock, tunnels, shafts, and the names of its rows.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use under_falling_skies::board::Board;
use under_falling_skies::options::{Card, Stars};
use under_falling_skies::space::{COLUMNS, Space, Spaces};
use under_falling_skies::state::State;

use super::geometry::{FLOOR, HEIGHT, MARGIN, NAMES, ROCK, WIDTH, floor, right, space};
use super::printed::Printed;
use super::room;
use crate::glyph::{Glyph, glyph};
use crate::svg::{Grain, Trace, label, num, path};

const ROWS: usize = 6;

/// Draws everything printed on the base, as far as it is excavated.
pub(super) fn draw(board: &Board, printed: &Printed, view: &State, stars: Stars) -> Markup {
    html! {
        (rock())
        (printed.base(board, view.excavator))
        @for (at, name) in ('A'..='F').enumerate() { (label("floor-name", (NAMES, floor(at) + 3.5), 10.3, name)) }
        @for (card, at) in [(Card::BaseUpper, 0), (Card::BaseLower, 3)] {
            @if stars.shows(card) { (glyph(Glyph::Star, "card-star", (NAMES, floor(at) + FLOOR / 2.0), 9.0)) }
        }
    }
}

/// Draws tunnels, shafts and rooms on some of the spaces.
pub(super) fn spaces(board: &Board, shown: Spaces, excavated: Spaces) -> Markup {
    let tunnels = board.path.iter().filter(|at| shown.contains(**at) && board.room(**at).is_none());
    html! {
        (shafts(board, shown, excavated))
        @for at in tunnels { (tunnel(*at, excavated.contains(*at))) }
        @for room in board.rooms.iter().filter(|room| shown.contains(room.name())) { (room::draw(room, excavated)) }
    }
}

/// Rock with short strokes, and the soil on top of it. It never changes.
pub(super) fn rock() -> PreEscaped<&'static str> {
    static DRAWN: LazyLock<String> = LazyLock::new(|| stone().into_string());
    PreEscaped(&DRAWN)
}

fn stone() -> Markup {
    let mut grain = Grain::new(3);
    let mut strokes = Trace::default();
    for _ in 0..90 {
        let x = 4.0 + grain.below(336) as f32;
        let y = ROCK + 10.0 + grain.below((HEIGHT - ROCK) as u32 - 14) as f32;
        strokes.step('M', &[x, y]).step('l', &[4.0 + grain.below(9) as f32, grain.below(4) as f32 - 1.0]);
    }
    let top = num(ROCK);
    html! {
        (path("rock", format!("M0 {top}H{WIDTH}V{}H0z", num(HEIGHT))))
        (path("hatch", strokes))
        (path("soil", format!("M0 {top}H{WIDTH}v3q-20 3-44 1t-60 2t-70-1t-64 2t-60-2t-54 1z")))
    }
}

/// Where the excavator's way changes rows: a shaft at the outer side of the column, or else in its middle.
fn shafts(board: &Board, shown: Spaces, excavated: Spaces) -> Markup {
    let turns = board.path.windows(2).filter(|step| step[0].column() == step[1].column());
    let turns = turns.filter(|step| step.iter().all(|at| shown.contains(*at)));
    html! {
        @for step in turns {
            @let (from, to) = (space(step[0]), space(step[1]));
            @let x = match step[0].column() { 0 => MARGIN + 2.0, at if at + 1 == COLUMNS => right() - 10.0, _ => from.x + 23.0 };
            @let (top, bottom) = if from.y < to.y { (from, to) } else { (to, from) };
            @let dug = excavated.contains(step[0]) && excavated.contains(step[1]);
            (path(if dug { "tunnel" } else { "tunnel shut" },
                format!("M{} {}h8V{}h-8z", num(x), num(top.bottom() - 14.0), num(bottom.y + 14.0))))
        }
    }
}

/// A space of the excavator's way without a room: dark with props when open, an outline when closed.
fn tunnel(at: Space, dug: bool) -> Markup {
    let place = space(at);
    let (top, left, right) = (place.y + 9.0, place.x - 3.0, place.right() + 3.0);
    // Tunnels stay inside the base where they lie at its side.
    let left = if at.column() == 0 { place.x } else { left };
    let right = if at.column() + 1 == COLUMNS { place.right() } else { right };
    let outline = format!("M{} {}H{}v24H{}z", num(left), num(top), num(right), num(left));
    let props = [12.0, 27.0, 42.0].map(|x| format!("M{} {}v-24", num(place.x + x), num(top + 24.0))).concat();
    html! {
        (path(if dug { "tunnel" } else { "tunnel shut" }, outline))
        @if dug { (path("prop", format!("{props}M{} {}H{}", num(left), num(top + 1.0), num(right)))) }
    }
}

/// Returns all rows of the base.
pub(super) const fn rows() -> usize {
    ROWS
}

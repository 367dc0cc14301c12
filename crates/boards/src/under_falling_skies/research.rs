//! The card beside the board: the steps of the research and the energy in store.

use contract::Phrase;
use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::options::Card;
use under_falling_skies::state::State;
use words::Words;

use super::damage::cube;
use super::style::STYLE;
use super::summary;
use super::trail::Trail;
use crate::glyph::{Glyph, glyph};
use crate::highlight;
use crate::motion::Way;
use crate::picture::Sheet;
use crate::svg::{Rect, label, num, path, place, rect};

/// How many squares a row of the research has.
const ACROSS: usize = 5;
/// From one square to the next, along and down.
const STEP: (f32, f32) = (68.0, 58.0);
/// The edge of a square.
const SQUARE: f32 = 48.0;
/// How many boxes a row of the energy track has.
const BOXES: usize = 8;
const BOX: (f32, f32) = (45.5, 38.0);
pub(super) const WIDTH: f32 = 372.0;

/// Draws the steps of the research, as they wind along the card.
pub(super) fn steps(game: &UnderFallingSkies, view: &State, trail: &Trail, words: &Words) -> Sheet {
    let way = trail.research.as_ref();
    let steps = &game.board.research;
    let note = words.say(&summary::next_step(Phrase::new("board-research-note"), game, view));
    let content = html! {
        (squares(steps, view.research))
        g id="research" class="cube" transform=(place(on_square(view.research as usize), 1.0)) data-piece=""
            data-from=[way.map(Way::start)] data-way=[way.map(Way::legs)] { (cube()) }
        @if way.is_some() {
            g data-step=(trail.step) { (highlight::changed(around(middle(view.research as usize)))) }
        }
        @if game.options.stars.shows(Card::Research) { (glyph(Glyph::Star, "note-star", (WIDTH - 8.0, 9.0), 11.0)) }
    };
    Sheet::card("research", &STYLE, (WIDTH, height(steps)), [words.word("board-research"), note], content)
}

/// Returns the total height of the steps.
pub(super) fn height(steps: &[u8]) -> f32 {
    STEP.1 * (steps.len() / ACROSS) as f32 + SQUARE + 12.0
}

/// Draws the way of the steps, of which `taken` have been taken.
pub(super) fn squares(steps: &[u8], taken: u8) -> Markup {
    html! {
        (path("way", way(steps.len())))
        @for step in 1..=steps.len() { (tip(step)) }
        @for step in 0..=steps.len() { (square(step, steps, taken)) }
    }
}

/// Returns the middle of a square; rows run back and forth.
fn middle(step: usize) -> (f32, f32) {
    let (row, along) = (step / ACROSS, step % ACROSS);
    let column = if row.is_multiple_of(2) { along } else { ACROSS - 1 - along };
    (50.0 + STEP.0 * column as f32, 30.0 + STEP.1 * row as f32)
}

/// Returns where the marker stands on a square: on its corner, so that the number can be read.
pub(super) fn on_square(step: usize) -> (f32, f32) {
    let (x, y) = middle(step);
    (x + 19.0, y + 19.0)
}

fn around((x, y): (f32, f32)) -> Rect {
    Rect::new(x - SQUARE / 2.0, y - SQUARE / 2.0, SQUARE, SQUARE)
}

fn way(steps: usize) -> String {
    let points = (0..=steps).map(|step| {
        let (x, y) = middle(step);
        format!("{}{} {}", if step == 0 { 'M' } else { 'L' }, num(x), num(y))
    });
    points.collect()
}

/// A small arrow head before a square.
fn tip(step: usize) -> Markup {
    let ((x0, y0), (x1, y1)) = (middle(step - 1), middle(step));
    let turn = if y1 > y0 {
        90
    } else if x1 < x0 {
        180
    } else {
        0
    };
    let at = format!("translate({} {}) rotate({turn})", num(f32::midpoint(x0, x1)), num(f32::midpoint(y0, y1)));
    html! { path class="tip" transform=(at) d="M-4-5 3 0-4 5z" {} }
}

fn square(step: usize, steps: &[u8], taken: u8) -> Markup {
    let (x, y) = middle(step);
    let taken = taken as usize;
    let class = if step <= taken {
        "step done"
    } else if step == taken + 1 {
        "step next"
    } else if step == steps.len() {
        "step last"
    } else {
        "step"
    };
    html! {
        g class=(class) {
            (rect("square", around((x, y)), 8.0))
            @if step == 0 {
                (glyph(Glyph::Flask, "mark", (x, y), 22.0))
            } @else {
                (label("number", (x, y + 7.0), 20.0, steps[step - 1]))
            }
        }
    }
}

/// Draws the energy track.
pub(super) fn energy(game: &UnderFallingSkies, view: &State, trail: &Trail, words: &Words) -> Sheet {
    let most = game.board.energy_most;
    let rows = usize::from(most) / BOXES + 1;
    let content = html! {
        (boxes(most, view.energy))
        @if trail.energy { g data-step=(trail.step) { (highlight::changed(one_box(view.energy))) } }
    };
    let note = words.say(&Phrase::new("board-of").with("count", view.energy).with("most", most));
    let size = (WIDTH, BOX.1 * (rows - 1) as f32 + 36.0);
    Sheet::card("energy", &STYLE, size, [words.word("board-energy"), note], content)
}

/// Draws the boxes of the energy track with the energy stored.
pub(super) fn boxes(most: u8, stored: u8) -> Markup {
    html! { @for amount in 0..=most { (store(amount, stored)) } }
}

/// Returns the box for an amount of energy.
fn one_box(amount: u8) -> Rect {
    let (row, along) = (usize::from(amount) / BOXES, usize::from(amount) % BOXES);
    Rect::new(5.0 + BOX.0 * along as f32, 3.0 + BOX.1 * row as f32, 41.0, 30.0)
}

fn store(amount: u8, stored: u8) -> Markup {
    let place = one_box(amount);
    let Rect { x, y, .. } = place;
    let class = match amount.cmp(&stored) {
        std::cmp::Ordering::Equal => "store here",
        std::cmp::Ordering::Less if amount > 0 => "store full",
        _ => "store",
    };
    html! {
        g class=(class) {
            (rect("box", place, 7.0))
            @if amount == 0 {
                (label("amount", (x + 20.5, y + 20.0), 14.0, 0))
            } @else {
                (glyph(Glyph::Bolt, "mark", (x + 12.5, y + 15.0), 15.0))
                (label("amount", (x + 27.0, y + 20.0), if amount < 10 { 14.0 } else { 12.0 }, amount))
            }
        }
    }
}

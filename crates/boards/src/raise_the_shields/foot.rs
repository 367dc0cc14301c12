//! What the lower corners of the board show: the six shapes, with that of the own die marked, and how the own realm
//! stands.

use contract::{Phrase, Seat};
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::shape::SHAPES;
use raise_the_shields::sheet::Counts;
use raise_the_shields::state::Sheet;
use raise_the_shields::view::View;
use words::Words;

use super::geometry::{Point, Scale, middle, polygon};
use super::near::progress;
use super::slotted_dice::SlottedDice;
use crate::die::{Die, Lie, lying};
use crate::seats;
use crate::svg::{line_end, path};

/// The width that a shape takes on the strip.
const PITCH: f32 = 42.0;

/// Where the own die lies once it is rolled.
pub(super) const OWN_DIE: Point = (390.0, 288.0);

/// Draws both corners.
pub(super) fn draw(
    game: &RaiseTheShields,
    view: &View,
    own: Seat,
    sheet: &Sheet,
    aim: SlottedDice,
    words: &Words,
) -> Markup {
    html! { g class="foot" { (strip(game, aim)) (standing(game, view, own, sheet, words)) } }
}

/// The six shapes under their dice; that of the own die stands out.
fn strip(game: &RaiseTheShields, aim: SlottedDice) -> Markup {
    html! {
        @for nth in 0..SHAPES {
            @let x = -386.0 + PITCH * nth as f32;
            @let chosen = aim.shape == Some(nth);
            g class=(if chosen { "r-shape-of chosen" } else { "r-shape-of" }) {
                @if chosen { (path("pick", polygon(&pick(nth)))) }
                (lying(None, Die::White, Some(nth as u8 + 1), (x, 307.0), 20.0, Lie::Straight))
                (shape(game, nth, (x, 338.0), 11.5))
            }
        }
    }
}

/// Returns the corners of the part of the strip that belongs to a shape.
pub(super) fn pick(shape: usize) -> Vec<Point> {
    let x = -386.0 + PITCH * shape as f32;
    let (left, right, top, bottom) = (x - 20.5, x + 20.5, 290.0, 356.0);
    vec![(left, top), (right, top), (right, bottom), (left, bottom)]
}

/// Draws a shape around a point, in one of the ways in which it may lie.
pub(super) fn shape(game: &RaiseTheShields, shape: usize, (x, y): Point, unit: f32) -> Markup {
    let placed = game.realm.shapes.all.iter().find(|placed| placed.shape == shape);
    let scale = Scale { unit, ..Scale::own(&game.realm) };
    let cells = placed.map(|placed| placed.cells).unwrap_or_default();
    let corners: Vec<Point> = cells.iter().flat_map(|cell| scale.corners(cell)).collect();
    let low = |start: f32, at: fn(&Point) -> f32| corners.iter().map(at).fold(start, f32::min);
    let high = |start: f32, at: fn(&Point) -> f32| corners.iter().map(at).fold(start, f32::max);
    let (left, right) = (low(f32::MAX, |at| at.0), high(f32::MIN, |at| at.0));
    let (top, bottom) = (low(f32::MAX, |at| at.1), high(f32::MIN, |at| at.1));
    let (cx, cy) = middle(&[(left, top), (right, bottom)]);
    path("glyph", Scale { at: (x - cx, y - cy), ..scale }.path(&cells))
}

/// How the own realm stands, and the dice of the round.
fn standing(game: &RaiseTheShields, view: &View, own: Seat, sheet: &Sheet, words: &Words) -> Markup {
    let Counts { shields, emitters, .. } = game.counts(sheet);
    let who = if view.players.len() == 1 { words.word("board-own") } else { progress(view, own, words) };
    let shields = words.say(&Phrase::new("board-shields").with("shields", shields));
    let emitters = words.say(&Phrase::new("board-emitters").with("emitters", emitters));
    let dice = [Some(view.shared[0]), Some(view.shared[1]), view.player(own).die];
    let rolled = dice.into_iter().flatten().filter(|die| *die > 0).count() == dice.len();
    html! {
        (seats::sign(own, (396.0, 318.0), 1.0))
        (line_end("m-who", (382.0, 323.0), 15.0, who))
        (line_end("m-note", (404.0, 340.0), 12.0, shields))
        (line_end("m-note", (404.0, 355.0), 12.0, emitters))
        @if rolled {
            @for (nth, value) in dice.into_iter().enumerate() {
                @let x = OWN_DIE.0 - 30.0 * (2 - nth) as f32;
                @let body = if nth == 2 { Die::Blue } else { Die::White };
                (lying(None, body, value, (x, OWN_DIE.1), 25.0, Lie::Straight))
            }
        }
    }
}

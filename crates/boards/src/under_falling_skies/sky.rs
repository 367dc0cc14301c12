//! The sky: bands of weather by card, columns, icons, the margin, and the line that must not be crossed.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use under_falling_skies::board::{Board, Icon, Margin};
use under_falling_skies::options::{Card, Stars};
use under_falling_skies::space::{COLUMNS, GROUND};
use under_falling_skies::state::State;

use super::geometry::{COLUMN, GROUND_TOP, MARGIN, MARGIN_MIDDLE, NAMES, ROW, WIDTH, column, lip, right, row};
use super::printed::Printed;
use super::ship;
use crate::glyph::{Glyph, glyph};
use crate::svg::{Grain, Trace, burst, circle, label, num, path, place};

/// Rows of one sky card.
pub(super) const CARD: u8 = 4;

/// Draws everything printed on the sky.
pub(super) fn draw(board: &Board, printed: &Printed, view: &State, stars: Stars) -> Markup {
    html! {
        g class="sky" { (backdrop()) (skull_line(board)) (starred(stars)) }
        g class="icons" {
            @for at in 0..COLUMNS {
                @for row in 1..GROUND { (printed.cell(at, row, view.sky[at].ship(row).is_some())) }
            }
        }
        g class="margin" { @for row in 1..GROUND { (printed.symbol(row, row == view.mothership + 1)) } }
    }
}

/// Returns weather, lines and numbers, which never change.
fn backdrop() -> PreEscaped<&'static str> {
    static DRAWN: LazyLock<String> = LazyLock::new(|| html! { (weather()) (rules()) (names()) }.into_string());
    PreEscaped(&DRAWN)
}

/// Four bands, each with an edge of clouds.
fn weather() -> Markup {
    let mut grain = Grain::new(7);
    html! {
        (path("s1", format!("M0 0H{WIDTH}V{}H0z", num(GROUND_TOP))))
        @for (card, class) in (1u8..).zip(["s2", "s3", "s4"]) {
            (path(class, clouds(lip(card * CARD), &mut grain)))
        }
    }
}

pub(super) fn clouds(y: f32, grain: &mut Grain) -> Trace {
    let mut trace = Trace::default();
    trace.step('M', &[-8.0, y]);
    let mut x = -8.0;
    while x < WIDTH + 8.0 {
        let half = [8.0, 11.0, 14.0, 18.0][grain.below(4) as usize];
        let (height, step) = (7.0 + grain.below(5) as f32, grain.below(3) as f32 - 1.0);
        trace.step('q', &[half, -height, 2.0 * half, step]);
        x += 2.0 * half;
    }
    trace.step('V', &[GROUND_TOP]).step('H', &[-8.0]).step('z', &[]);
    trace
}

/// Dotted lines between the columns.
fn rules() -> Markup {
    let mut lines = Trace::default();
    for at in 0..=COLUMNS {
        lines.step('M', &[column(at) - COLUMN / 2.0, row(1) - 8.0]).step('V', &[GROUND_TOP]);
    }
    path("rule", lines)
}

fn names() -> Markup {
    html! {
        @for at in 1..GROUND { (label("row-name", (NAMES, row(at) + 3.3), 10.3, at)) }
    }
}

pub(super) fn skull_line(board: &Board) -> Markup {
    path("skull-line", format!("M{MARGIN} {}H{}", num(row(board.skull) - ROW / 2.0), num(right())))
}

/// A star at the right edge of each sky card that shows its starred side.
fn starred(stars: Stars) -> Markup {
    html! {
        @for card in (0..4u8).filter(|card| stars.shows(Card::Sky(*card as usize))) {
            (glyph(Glyph::Star, "card-star", (NAMES, lip(card * CARD + 1)), 9.0))
        }
    }
}

/// The icon of a cell; it steps aside for a ship. Empty cells have a dot to count along.
pub(super) fn cell(board: &Board, at: usize, on: u8, taken: bool) -> Markup {
    let (x, y) = (column(at), row(on));
    let aside = if taken { x + ship::ASIDE } else { x };
    match board.sky[at][on as usize] {
        Icon::Empty if taken => Markup::default(),
        Icon::Empty => circle("dot", (x, y), 1.5),
        Icon::Left => arrow(if taken { aside } else { x - 4.0 }, y, -1.0),
        Icon::Right => arrow(if taken { aside } else { x + 4.0 }, y, 1.0),
        Icon::Mothership => descent((aside, y)),
        Icon::Explosion(number) => explosion((aside, y), number),
    }
}

fn arrow(x: f32, y: f32, direction: f32) -> Markup {
    let transform = format!("translate({} {}) scale({} 1)", num(x), num(y), num(direction));
    html! { path class="arrow" transform=(transform) d="M-9-2.6H2V-7L11 0 2 7V2.6H-9z" {} }
}

/// The mothership with an arrow down.
pub(super) fn descent(at: (f32, f32)) -> Markup {
    html! {
        g class="descent" transform=(place(at, 1.0)) {
            path class="mother" d="M-10-2.5-6-6.5H6l4 4-3 2.5H-7z" {}
            path class="down" d="M-5 2.5l5 5 5-5" {}
        }
    }
}

/// An arrow, for the key.
pub(super) fn slide((x, y): (f32, f32)) -> Markup {
    arrow(x, y, 1.0)
}

/// An explosion, for the key.
pub(super) fn four(at: (f32, f32)) -> Markup {
    explosion(at, 4)
}

fn explosion((x, y): (f32, f32), number: u8) -> Markup {
    html! {
        (path("boom", burst(10, (x, y), 11.0, 7.6)))
        (label("boom-number", (x, y + 3.7), if number < 10 { 10.8 } else { 10.3 }, number))
    }
}

/// The symbol of a row in the margin; the next one stands on a flag.
pub(super) fn symbol(board: &Board, on: u8, next: bool) -> Markup {
    let y = row(on);
    let class = if next { "next" } else { "later" };
    let drawn = match board.margin[on as usize] {
        Margin::Empty if next => label("sign", (MARGIN_MIDDLE, y + 4.0), 11.0, "\u{2013}"),
        Margin::Empty => Markup::default(),
        Margin::ExcavatorBack(back) => setback(Glyph::Drill, back, y),
        Margin::ResearchBack(back) => setback(Glyph::Flask, back, y),
        Margin::RedShip => ship::red((MARGIN_MIDDLE, y), 0.94),
        Margin::Damage => hit((MARGIN_MIDDLE, y)),
        Margin::Skull => skull(y),
    };
    html! {
        g class=(class) {
            @if next && board.margin[on as usize] != Margin::Skull {
                (path("flag", format!("M2 {}h32l7 11-7 11H2z", num(y - 11.0))))
            }
            (drawn)
        }
    }
}

fn setback(icon: Glyph, back: u8, y: f32) -> Markup {
    html! {
        (glyph(icon, "sign", (12.5, y), 15.0))
        (label("sign", (28.5, y + 4.0), 11.0, format!("\u{2212}{back}")))
    }
}

/// A burst with a crack: 1 damage.
pub(super) fn hit((x, y): (f32, f32)) -> Markup {
    html! {
        (path("boom", burst(9, (x, y), 10.0, 6.6)))
        path class="crack" transform=(place((x, y), 1.0)) d="M0-5l-2.5 4.5h5L0 5" {}
    }
}

fn skull(y: f32) -> Markup {
    html! {
        (path("skull-flag", format!("M2 {}h36l3 12-3 12H2z", num(y - 12.0))))
        (glyph(Glyph::Skull, "skull-sign", (MARGIN_MIDDLE, y), 18.0))
    }
}

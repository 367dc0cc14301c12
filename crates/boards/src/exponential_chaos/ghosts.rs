//! What an action would do, drawn over the board from its events: dice that would meet saucers, tokens that would stand,
//! points that would go, missiles on their ways.

use contract::Seat;
use exponential_chaos::dice::{DiceSet, Face};
use exponential_chaos::event::Event;
use exponential_chaos::state::Phase;
use maud::{Markup, html};

use super::board::Board;
use super::dice::{burst, defense, rocket};
use super::geometry::{COLUMN, Column, Globe, LARGE, rival, through};
use super::planet::token;
use super::plates::{planet_of, rival_class};
use super::row;
use crate::svg::{Rect, circle, num, path, place, rect};

/// Draws everything that would happen, starting from this view.
pub(super) fn draw(board: &Board<'_>, events: &[Event]) -> Markup {
    html! { @for event in events { (one(board, event)) } }
}

fn one(board: &Board<'_>, event: &Event) -> Markup {
    match *event {
        Event::Assigned { die, to, left, .. } => {
            let column = Column::all(board.game, board.view).into_iter().find(|column| column.die == to);
            let face = board.view.defense[usize::from(die)].lying();
            column.map_or_else(|| html! {}, |column| assigned(board, column, face, left))
        }
        Event::TakenUp { dice, .. } => thrown(board, dice),
        Event::Kept { .. } => kept(board),
        Event::EndedAssigning { .. } => unused(board),
        Event::Rebuilt { crater, level, gain, .. } => {
            let globe = Globe(board.game);
            let (x, y) = globe.crater(crater);
            let (radius, kind) = if crater.is_core() { (20.5, "ec-k") } else { (15.0, "ec-t") };
            let inside = html! {
                (token(globe, crater, level, kind))
                (circle("ghost-frame", (x, y), radius * globe.token(crater)))
                (burst("boom gain", (x + 15.0, y - 13.0), 11.5, &format!("+{gain}")))
            };
            planet_of("ghost", &inside)
        }
        Event::Hit { seat, crater, level, cost } if seat == board.focus => {
            let globe = Globe(board.game);
            let (x, y) = globe.crater(crater);
            let inside = html! {
                (token(globe, crater, level, if crater.is_core() { "ec-k" } else { "ec-t" }))
                (circle("ghost-frame", (x, y), 15.0 * globe.token(crater)))
                (burst("boom", (x + 15.0, y - 13.0), 11.5, &row::lost(cost.into())))
            };
            planet_of("ghost", &inside)
        }
        Event::Stopped { .. } | Event::Withheld { .. } => dropped(),
        Event::Stands(course) if course.phase == Phase::Missile && board.phase() == Phase::Fire => ways(board),
        _ => html! {},
    }
}

/// A die beside the saucers that it would meet, with what would be left.
fn assigned(board: &Board<'_>, column: Column, face: Option<Face>, left: u8) -> Markup {
    let (transform, class) = column.attributes();
    html! {
        g class=(format!("ghost {class}")) transform=(transform) {
            (rect("ghost-ground", Rect::new(-30.0, 74.0, 60.0, 62.0), 7.0))
            (docked(face))
            (row::through(board, left))
        }
    }
}

fn docked(face: Option<Face>) -> Markup {
    html! {
        g class="docks" {
            (defense(face, (0.0, 91.0), 30.0))
            (rect("ghost-frame", Rect::new(-17.0, 74.0, 34.0, 34.0), 8.0))
        }
    }
}

/// Dice that would be rolled again leave what they meet.
fn thrown(board: &Board<'_>, dice: DiceSet) -> Markup {
    let columns = Column::all(board.game, board.view);
    let gone = board.plan.docks.iter().filter(|dock| dice.contains(dock.die));
    html! {
        @for dock in gone {
            @if let Some(column) = columns.iter().find(|column| column.die == dock.to) {
                @let (transform, class) = column.attributes();
                g class=(format!("ghost {class}")) transform=(transform) {
                    (docked(None))
                }
            }
        }
    }
}

/// Dice that would be kept stay where they meet something.
fn kept(board: &Board<'_>) -> Markup {
    html! {
        @for column in Column::all(board.game, board.view) {
            @if board.plan.at(column.die).next().is_some() {
                @let (transform, class) = column.attributes();
                g class=(format!("ghost {class}")) transform=(transform) { (rect("ghost-frame column", COLUMN, 9.0)) }
            }
        }
    }
}

/// Dice that would be lost.
fn unused(board: &Board<'_>) -> Markup {
    let free = board.plan.free(board.view);
    html! {
        g class="below" { g class="ghost spare" {
            @for (nth, _) in free.iter().enumerate() {
                @let (x, y) = (31.0 + 32.0 * (nth % 2) as f32, 482.0 + 32.0 * (nth / 2) as f32);
                g transform=(format!("translate({} {})", num(x), num(y))) { (path("ghost-cross", "M-12-12 12 12M12-12-12 12")) }
            }
        } }
    }
}

/// Points or missiles that would be lost.
fn dropped() -> Markup {
    html! { g class="ghost head" { (path("ghost-cross", "M14 74 52 104M52 74 14 104")) } }
}

/// The ways of a missile to everybody that it is fired at.
fn ways(board: &Board<'_>) -> Markup {
    let others: Vec<Seat> = board.seats().skip(1).collect();
    let at = board.game.attacked(board.view);
    let ((x, y), scale) = LARGE;
    html! {
        @for (nth, _) in others.iter().enumerate().filter(|(_, seat)| at.contains(**seat)) {
            @let ((to_x, to_y), small) = rival(nth, others.len());
            @let far = (to_x - x).hypot(to_y - y);
            @let on = |along: f32| (x + (to_x - x) * along / far, y + (to_y - y) * along / far);
            (path("ghost-way wide-only", through(&[on(100.0 * scale + 6.0), on(far - 105.0 * small - 14.0)])))
            g class="below" {
                g class=(format!("ghost {}", rival_class(nth, others.len()))) transform=(format!("translate({} {})", num(to_x), num(to_y))) {
                    circle class="ghost-frame" r=(num(105.0 * small)) {}
                    g transform=(place((0.0, 0.0), 1.1)) { (rocket()) }
                }
            }
        }
    }
}

//! The invasion above: each die with its saucers, the dice that meet it, and what gets through.

use contract::Phrase;
use exponential_chaos::dice::InvasionDie;
use exponential_chaos::state::Phase;
use maud::{Markup, html};

use super::board::Board;
use super::dice::{defense, invasion, slot, unrolled};
use super::geometry::{ABREAST, COLUMN, Column};
use super::plan::Dock;
use crate::die::{Die, Lie, lying};
use crate::svg::{label, line, rect};

/// Where dice that meet an invasion die lie, in its column.
const DOCK: f32 = 91.0;

/// Draws the title of what goes on, and the columns.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    let columns = Column::all(board.game, board.view);
    let next = (board.phase() == Phase::Hit).then(|| next(board, &columns)).flatten();
    html! {
        (head(board))
        @for column in columns.into_iter().filter(|_| is_shown(board)) {
            @let (transform, class) = column.attributes();
            g class=(class) transform=(transform) {
                (rect("chip column", COLUMN, 9.0))
                @if next == Some(column.die) { (rect("now column", COLUMN, 9.0)) }
                (inside(board, column.die))
            }
        }
    }
}

/// Says whether there is an invasion to show.
fn is_shown(board: &Board<'_>) -> bool {
    let is_known = board.plan.rolled.total() > 0 || board.followed.turn.invaded.is_some();
    is_known || matches!(board.phase(), Phase::Inv | Phase::Def | Phase::Hit)
}

/// Says whether a phone lays the invasion in rows: where its dice are pressed, so many abreast would be too narrow for a
/// finger.
pub(super) fn is_stacked(board: &Board<'_>) -> bool {
    board.phase() == Phase::Assign && Column::all(board.game, board.view).len() > ABREAST
}

/// Returns the die that does damage next.
fn next(board: &Board<'_>, columns: &[Column]) -> Option<InvasionDie> {
    columns.iter().map(|column| column.die).find(|die| board.view.fleet.on(*die) > 0)
}

fn inside(board: &Board<'_>, die: InvasionDie) -> Markup {
    let (plan, landing) = (&board.plan, board.followed.turn.landing(die));
    let (rolled, left) = (plan.rolled.on(die), landing.map_or(plan.left.on(die), |landing| landing.saucers));
    let is_rolled = plan.rolled.total() > 0 || board.followed.turn.invaded.is_some();
    let docks: Vec<Dock> = plan.at(die).collect();
    html! {
        (label("tell", (0.0, 18.0), 12.0, die))
        @if is_rolled {
            g class="fleet" {
                g class=[board.followed.is_invaded().then_some("tumbles")] { (invasion(die.colour(), [rolled.max(left), left], (0.0, 48.0), 50.0)) }
            }
        }
        @else { g class="fleet" { (unrolled(die.colour(), (0.0, 48.0), 50.0)) } }
        g class=(if plan.is_foreseen { "docks foreseen" } else { "docks" }) { (met(&docks)) }
        @if let Some(landing) = landing {
            g class="docks sector-die" { (lying(None, Die::White, Some(landing.sector), (0.0, DOCK), 28.0, Lie::Straight)) }
            (label("bad", (0.0, 128.0), 13.0, lost(landing.lost)))
        } @else if is_rolled {
            (through(board, left))
        }
    }
}

/// Draws the dice that meet an invasion die, side by side; an empty slot if there are none.
fn met(docks: &[Dock]) -> Markup {
    let step = if docks.len() > 2 { 15.0 } else { 29.0 };
    let first = -step * (docks.len().saturating_sub(1)) as f32 / 2.0;
    html! {
        @if docks.is_empty() { (slot((0.0, DOCK), 28.0)) }
        @for (nth, dock) in docks.iter().enumerate() {
            (defense(Some(dock.face), (first + step * nth as f32, DOCK), 30.0))
        }
    }
}

/// Says how many saucers get through; on a phone the number alone.
pub(super) fn through(board: &Board<'_>, left: u8) -> Markup {
    html! {
        @if left == 0 {
            (label(&known("good", board), (0.0, 128.0), 12.0, board.words.word("board-clear")))
        } @else {
            text class=(known("bad", board)) x="0" y="128" font-size="12" text-anchor="middle" {
                (left) tspan class="wide-only" { " " (board.words.word("board-through")) }
            }
        }
    }
}

/// Returns the class of a number that dice come to: while they tumble, it is not shown.
fn known(class: &str, board: &Board<'_>) -> String {
    if board.followed.is_invaded() { format!("{class} settles") } else { class.to_owned() }
}

/// Writes what was lost.
pub(super) fn lost(points: u32) -> String {
    if points == 0 { "0".to_owned() } else { format!("\u{2212}{points}") }
}

/// The title of what goes on, with the number that matters most.
fn head(board: &Board<'_>) -> Markup {
    let (course, words) = (&board.view.course, board.words);
    let title = match board.phase() {
        Phase::Assign => "board-assign",
        Phase::Hit | Phase::Choose => "board-damage",
        Phase::Missile | Phase::Fire => "board-missiles",
        Phase::Free | Phase::Rebuild => "board-rebuild",
        Phase::Tie => "board-tie",
        _ => "board-invasion",
    };
    let cycle = course.tie.map_or(0, |tie| u32::from(tie.cycle));
    let strength = board.game.strength(board.view);
    let round = Phrase::new("board-round").with("round", course.round).with("strength", strength);
    html! {
        g class="head" {
            (line("title", (16.0, 36.0), 17.5, words.say(&Phrase::new(title).with("cycle", cycle))))
            g class="wide-only" { (line("tell", (16.0, 56.0), 12.5, words.say(&round))) }
            @if let Some((number, said)) = number(board) {
                text class=(known("sum", board)) x="16" y="98" font-size="13" {
                    tspan class="big" font-size="32" { (number) } tspan dx="7" { (said) }
                }
            }
        }
    }
}

/// Returns the number that matters most, and what it counts.
fn number(board: &Board<'_>) -> Option<(u32, String)> {
    let (view, words) = (board.view, board.words);
    let points =
        || (u32::from(view.course.points), words.say(&Phrase::new("board-points").with("points", view.course.points)));
    match board.phase() {
        Phase::Roll | Phase::Def | Phase::Assign if board.plan.rolled.total() > 0 => {
            let phrase = Phrase::new("board-of").with("saucers", board.plan.rolled.total());
            Some((board.plan.left.total(), words.say(&phrase)))
        }
        Phase::Hit => {
            let left = view.fleet.total();
            Some((left, words.say(&Phrase::new("board-to-come").with("saucers", left))))
        }
        Phase::Choose => Some((
            view.course.due.points.into(),
            words.say(&Phrase::new("board-due").with("points", view.course.due.points)),
        )),
        Phase::Missile | Phase::Fire => {
            let left = view.course.missiles;
            Some((left.into(), words.say(&Phrase::new("board-missiles-left").with("missiles", left))))
        }
        Phase::Free | Phase::Rebuild => Some(points()),
        _ => None,
    }
}

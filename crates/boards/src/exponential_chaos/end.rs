//! The end: everybody's planet is counted, by place and with the reason; below stand the missiles that it came to.

use contract::{Game, Phrase, Seat, Verdict};
use exponential_chaos::planet::Crater;
use maud::{Markup, html};

use super::board::Board;
use super::missiles;
use super::planet;
use crate::seats::{short, sign};
use crate::svg::{Rect, line, num, rect};

/// How many letters of a name fit.
const ROOM: usize = 14;
/// Where the first row is, and how far apart they are; lower ones where there are more than [`HIGH`].
const FIRST: f32 = 62.0;
const APART: f32 = 94.0;
const HIGH: usize = 4;
const LOW: f32 = 60.0;
/// The same on a phone.
pub(super) const FIRST_ON_A_PHONE: f32 = 36.0;
pub(super) const APART_ON_A_PHONE: f32 = 81.0;

/// Returns the seats by place; of equals, the higher score and then the earlier seat first.
fn ranked(board: &Board<'_>, verdict: &Verdict) -> Vec<Seat> {
    let count = board.view.planets.list().len();
    let mut seats: Vec<Seat> = (0..count).map(Seat::new).collect();
    seats.sort_by_key(|seat| (verdict.places[seat.index()], u8::MAX - board.score(*seat)));
    seats
}

/// Returns how far apart the rows of so many seats are.
const fn apart(rows: usize) -> f32 {
    if rows > HIGH { LOW } else { APART }
}

/// Returns where the rows of so many seats end, on a wide board and on a phone's.
pub(super) fn ends(rows: usize) -> [f32; 2] {
    [FIRST + apart(rows) * rows as f32, FIRST_ON_A_PHONE + APART_ON_A_PHONE * rows as f32]
}

/// Draws the end, if the game is over.
pub(super) fn draw(board: &Board<'_>) -> Option<Markup> {
    let verdict = board.game.verdict(board.view)?;
    let seats = ranked(board, &verdict);
    let apart = apart(seats.len());
    Some(html! {
        (line("title end-title", (16.0, 40.0), 22.0, board.words.word("board-quiet")))
        @for (nth, seat) in seats.iter().enumerate() {
            g class=(format!("end e{nth}")) transform=(format!("translate(16 {})", num(FIRST + apart * nth as f32))) {
                (row(board, &verdict, &seats, *seat))
            }
        }
        (missiles::draw(board, &verdict))
    })
}

/// The row of a seat. A low one has the same things nearer to its upper edge; a phone, which has room for high ones, puts
/// them in places of its own.
fn row(board: &Board<'_>, verdict: &Verdict, seats: &[Seat], seat: Seat) -> Markup {
    let won = verdict.winners.contains(seat);
    let height = apart(seats.len()) - 8.0;
    let up = (APART - 8.0 - height) / -2.0;
    let disc = if up < 0.0 { 0.24 } else { 0.37 };
    let at = |x: f32, y: f32| format!("translate({} {})", num(x), num(y + up));
    html! {
        (rect(if won { "strip won" } else { "strip" }, Rect::new(0.0, 0.0, 800.0, height), 10.0))
        text class="place" transform=(at(0.0, 0.0)) x="28" y="54" font-size="30" text-anchor="middle" { (verdict.places[seat.index()]) }
        g class="disc" transform=(format!("{} scale({})", at(92.0, 43.0), num(disc))) { (planet::folded(board, seat)) }
        g class="owner" transform=(at(150.0, 0.0)) {
            (sign(seat, (8.0, 34.0), 1.0))
            (line("who", (24.0, 39.5), 16.0, short(seat, ROOM, board.words)))
            g class="wide-only" { @if let Some(reason) = reason(board, verdict, seats, seat) { (line("tell", (0.0, 62.0), 12.5, reason)) } }
        }
        (counted(board, seat, &at(430.0, 43.0)))
        text class="score" transform=(at(0.0, 0.0)) x="780" y="56" font-size="36" text-anchor="end" { (board.score(seat)) }
    }
}

/// Counts whole and cracked cities and the core.
fn counted(board: &Board<'_>, seat: Seat, at: &str) -> Markup {
    let (planet, parts) = (board.planet(seat), &board.game.components);
    let [damaged, whole] = planet.cities();
    let core = planet.level(Crater::CORE);
    let rows: [(String, u32, u8); 3] = [
        ("ec-t2".to_owned(), whole, parts.city[2]),
        ("ec-t1".to_owned(), damaged, parts.city[1]),
        (format!("ec-k{core}"), 1, parts.core[usize::from(core)]),
    ];
    html! {
        g class="counted" transform=(at) {
            @for (nth, (shape, count, points)) in rows.iter().enumerate() {
                g transform=(format!("translate({} 0)", num(106.0 * nth as f32))) {
                    use href=(format!("#{shape}")) {}
                    @if nth < 2 { (line("tell", (20.0, 5.0), 14.0, format!("{count} \u{d7} {points}"))) }
                    @else { (line("tell", (24.0, 5.0), 14.0, points)) }
                }
            }
        }
    }
}

/// Says why a seat has its place where points alone do not say it.
fn reason(board: &Board<'_>, verdict: &Verdict, seats: &[Seat], seat: Seat) -> Option<String> {
    let place = |seat: Seat| verdict.places[seat.index()];
    let score = |seat: Seat| board.score(seat);
    let passed = seats.iter().any(|other| place(*other) > place(seat) && score(*other) > score(seat));
    let short = seats.iter().any(|other| place(*other) < place(seat) && score(*other) < score(seat));
    let key = match verdict.cause {
        "score" if verdict.winners.contains(seat) => "board-place-score",
        "tiebreak" if verdict.winners.contains(seat) => "board-place-tiebreak",
        "shared" if verdict.winners.contains(seat) => "board-place-shared",
        _ if passed => "board-place-fought",
        _ if short => "board-place-short",
        _ => return None,
    };
    Some(board.words.say(&Phrase::new(key)))
}

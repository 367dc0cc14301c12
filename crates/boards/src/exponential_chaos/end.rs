//! The end: everybody's planet is counted, by place and with the reason; and the tie-break, missile by missile.

use contract::{Game, Phrase, Seat, Verdict};
use exponential_chaos::planet::Crater;
use maud::{Markup, html};

use super::board::Board;
use super::dice::rocket;
use super::followed::Volley;
use super::geometry::Point;
use super::planet;
use super::row::lost;
use crate::die::{Die, Lie, lying};
use crate::seats::{short, sign};
use crate::svg::{Rect, label, line, line_end, num, place, rect};

/// How many letters of a name fit.
const ROOM: usize = 14;
/// Where the first row is, and how far apart they are.
const FIRST: f32 = 62.0;
const APART: f32 = 94.0;
/// The most missiles of a tie-break that fit below the rows.
const VOLLEYS: usize = 4;

/// Returns the seats by place; of equals, the higher score and then the earlier seat first.
fn ranked(board: &Board<'_>, verdict: &Verdict) -> Vec<Seat> {
    let count = board.view.planets.list().len();
    let mut seats: Vec<Seat> = (0..count).map(Seat::new).collect();
    seats.sort_by_key(|seat| (verdict.places[seat.index()], u8::MAX - board.score(*seat)));
    seats
}

/// Draws the end, if the game is over.
pub(super) fn draw(board: &Board<'_>) -> Option<Markup> {
    let verdict = board.game.verdict(board.view)?;
    let seats = ranked(board, &verdict);
    let volleys = &board.followed.turn.volleys;
    let room = (6 - seats.len().min(6)) * 2;
    Some(html! {
        (line("title end-title", (16.0, 40.0), 22.0, board.words.word("board-quiet")))
        @for (nth, seat) in seats.iter().enumerate() {
            g class=(format!("end e{nth}")) transform=(format!("translate(16 {})", num(FIRST + APART * nth as f32))) {
                (row(board, &verdict, &seats, *seat))
            }
        }
        g class="wide-only" {
            @for (nth, volley) in volleys.iter().rev().take(VOLLEYS.min(room)).rev().enumerate() {
                (fired(board, volley, FIRST + APART * seats.len() as f32 + 44.0 * nth as f32))
            }
        }
    })
}

fn row(board: &Board<'_>, verdict: &Verdict, seats: &[Seat], seat: Seat) -> Markup {
    let won = verdict.winners.contains(seat);
    html! {
        (rect(if won { "strip won" } else { "strip" }, Rect::new(0.0, 0.0, 800.0, 86.0), 10.0))
        (label("place", (28.0, 54.0), 30.0, verdict.places[seat.index()]))
        g class="disc" transform="translate(92 43) scale(.37)" { (planet::folded(board, seat)) }
        g class="owner" transform="translate(150 0)" {
            (sign(seat, (8.0, 34.0), 1.0))
            (line("who", (24.0, 39.5), 16.0, short(seat, ROOM, board.words)))
            g class="wide-only" { @if let Some(reason) = reason(board, verdict, seats, seat) { (line("tell", (0.0, 64.0), 12.5, reason)) } }
        }
        (counted(board, seat))
        (line_end("score", (780.0, 56.0), 36.0, board.score(seat)))
    }
}

/// Counts whole and cracked cities and the core.
fn counted(board: &Board<'_>, seat: Seat) -> Markup {
    let (planet, parts) = (board.planet(seat), &board.game.components);
    let [damaged, whole] = planet.cities();
    let core = planet.level(Crater::CORE);
    let rows: [(String, u32, u8); 3] = [
        ("ec-t2".to_owned(), whole, parts.city[2]),
        ("ec-t1".to_owned(), damaged, parts.city[1]),
        (format!("ec-k{core}"), 1, parts.core[usize::from(core)]),
    ];
    html! {
        g class="counted" transform="translate(430 43)" {
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

/// A missile of the tie-break: who fired it at which sector, and what each of the others rolled.
fn fired(board: &Board<'_>, volley: &Volley, y: f32) -> Markup {
    let die = |number: u8, at: Point| lying(None, Die::White, Some(number), at, 26.0, Lie::Straight);
    html! {
        g class="fired" transform=(format!("translate(16 {})", num(y))) {
            (rect("strip", Rect::new(0.0, 0.0, 800.0, 38.0), 9.0))
            (sign(volley.attacker, (20.0, 19.0), 0.9))
            (line("who", (34.0, 24.0), 14.0, short(volley.attacker, 9, board.words)))
            (die(volley.sector, (130.0, 19.0)))
            g transform=(format!("{} rotate(90)", place((172.0, 19.0), 0.55))) { (rocket()) }
            @for (nth, reply) in volley.replies.iter().take(3).enumerate() {
                g transform=(format!("translate({} 0)", num(200.0 + 196.0 * nth as f32))) {
                    (sign(reply.seat, (8.0, 19.0), 0.9))
                    (line("who", (22.0, 24.0), 14.0, short(reply.seat, 7, board.words)))
                    (die(reply.number, (98.0, 19.0)))
                    @if reply.is_counter { (line("good", (116.0, 24.0), 12.5, board.words.word("board-countered"))) }
                    @else { (line("bad", (116.0, 24.0), 14.0, lost(reply.lost))) }
                }
            }
        }
    }
}

//! The end: everybody's planet is counted, by place and with the reason; and the tie-break, missile by missile, with what
//! each came to.

use contract::{Game, Phrase, Seat, Verdict};
use exponential_chaos::planet::Crater;
use maud::{Markup, html};

use super::board::Board;
use super::dice::rocket;
use super::followed::{Reply, Volley};
use super::geometry::{self, HEIGHT, Point};
use super::planet;
use super::row::lost;
use crate::die::{Die, Lie, lying};
use crate::say::listed;
use crate::seats::{short, sign};
use crate::svg::{Rect, label, line, line_end, num, place, rect};

/// How many letters of a name fit.
const ROOM: usize = 14;
/// Where the first row is, and how far apart they are.
const FIRST: f32 = 62.0;
const APART: f32 = 94.0;
/// The same on a phone.
pub(super) const FIRST_ON_A_PHONE: f32 = 36.0;
pub(super) const APART_ON_A_PHONE: f32 = 81.0;
/// How high the heading of the missiles is.
const HEADING: f32 = 28.0;

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
    let rows = seats.len() as f32;
    let words = board.words;
    let heading =
        if verdict.cause == "score" { words.word("board-last-missiles") } else { words.word("board-tie-break") };
    Some(html! {
        (line("title end-title", (16.0, 40.0), 22.0, board.words.word("board-quiet")))
        @for (nth, seat) in seats.iter().enumerate() {
            g class=(format!("end e{nth}")) transform=(format!("translate(16 {})", num(FIRST + APART * nth as f32))) {
                (row(board, &verdict, &seats, *seat))
            }
        }
        g class="wide-only" { (missiles(board, &heading, (16.0, FIRST + APART * rows), &WIDE)) }
        g class="narrow-only" { (missiles(board, &heading, (4.0, FIRST_ON_A_PHONE + APART_ON_A_PHONE * rows), &NARROW)) }
    })
}

/// How missiles are listed on a screen: the height of the board, how wide a row is and how far rows are apart.
struct List {
    bottom: f32,
    width: f32,
    apart: f32,
    row: fn(&Board<'_>, &Volley, f32) -> Markup,
}

const WIDE: List = List { bottom: HEIGHT, width: 800.0, apart: 44.0, row: fired };
const NARROW: List = List { bottom: geometry::NARROW.1, width: 336.0, apart: 38.0, row: fired_on_a_phone };

/// The missiles of the tie-break, or the last ones of the game, under a heading: as many as there is room for.
fn missiles(board: &Board<'_>, heading: &str, (x, y): Point, list: &List) -> Markup {
    let volleys = &board.followed.turn.volleys;
    let room = ((list.bottom - y - HEADING) / list.apart).max(0.0) as usize;
    let shown = &volleys[volleys.len() - volleys.len().min(room)..];
    html! {
        @if !shown.is_empty() {
            g class="missiles" transform=(format!("translate({} {})", num(x), num(y))) {
                text class="title" x="0" y="19" font-size="15" {
                    (heading) @if let Some(said) = tied(board) { tspan class="tell" dx="8" font-size="12.5" { (said) } }
                }
                @for (nth, volley) in shown.iter().enumerate() {
                    g class="fired" transform=(format!("translate(0 {})", num(HEADING + list.apart * nth as f32))) {
                        ((list.row)(board, volley, list.width))
                    }
                }
            }
        }
    }
}

/// Says who has played the tie-break, and from which score; the names of many would not fit.
fn tied(board: &Board<'_>) -> Option<String> {
    let (tied, score) = board.followed.turn.tied.filter(|(tied, _)| tied.len() < 4)?;
    let room = if tied.len() == 2 { 12 } else { 9 };
    let names = listed(tied.iter().map(|seat| short(seat, room, board.words)), "board-nothing", board.words);
    Some(board.words.say(&Phrase::new("board-tied").with("names", names).with("score", score)))
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

/// A missile: who fired it at which sector, what each of the others rolled, and their scores before and after it.
fn fired(board: &Board<'_>, volley: &Volley, width: f32) -> Markup {
    html! {
        (rect("strip", Rect::new(0.0, 0.0, width, 38.0), 9.0))
        (sign(volley.attacker, (20.0, 19.0), 0.9))
        (line("who", (34.0, 24.0), 14.0, short(volley.attacker, 9, board.words)))
        (rolled(volley.sector, (130.0, 19.0)))
        g transform=(format!("{} rotate(90)", place((172.0, 19.0), 0.55))) { (rocket()) }
        @for (nth, reply) in volley.replies.iter().take(3).enumerate() {
            g transform=(format!("translate({} 0)", num(200.0 + 196.0 * nth as f32))) {
                (sign(reply.seat, (8.0, 19.0), 0.9))
                (line("who", (22.0, 24.0), 14.0, short(reply.seat, 7, board.words)))
                (rolled(reply.number, (98.0, 19.0)))
                (came_to(board, reply, 118.0))
            }
        }
    }
}

/// The same in a phone's width, by the signs of the seats alone.
fn fired_on_a_phone(board: &Board<'_>, volley: &Volley, width: f32) -> Markup {
    html! {
        (rect("strip", Rect::new(0.0, 0.0, width, 34.0), 8.0))
        (sign(volley.attacker, (14.0, 17.0), 0.8))
        (rolled(volley.sector, (38.0, 17.0)))
        @for (nth, reply) in volley.replies.iter().take(2).enumerate() {
            g transform=(format!("translate({} -2)", num(62.0 + 138.0 * nth as f32))) {
                (sign(reply.seat, (10.0, 19.0), 0.8))
                (rolled(reply.number, (34.0, 19.0)))
                (came_to(board, reply, 53.0))
            }
        }
    }
}

fn rolled(number: u8, at: Point) -> Markup {
    lying(None, Die::White, Some(number), at, 26.0, Lie::Straight)
}

/// Says what became of a missile: what was lost or that it was countered, and the score before and after it.
fn came_to(board: &Board<'_>, reply: &Reply, x: f32) -> Markup {
    html! {
        @if reply.is_counter { (line("good", (x, 17.0), 12.0, board.words.word("board-countered"))) }
        @else { (line("bad", (x, 17.0), 12.0, lost(reply.lost))) }
        @if let Some([before, after]) = reply.scores { (line("tell", (x, 32.0), 12.0, format!("{before} \u{2192} {after}"))) }
    }
}

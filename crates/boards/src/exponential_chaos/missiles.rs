//! The missiles that the end came to, below the planets: all of a tie-break, one by one with what each came to; else the
//! last ones of the game, as many as there is room for.

use contract::{Phrase, Verdict};
use maud::{Markup, html};

use super::board::Board;
use super::dice::rocket;
use super::end::ends;
use super::followed::{Reply, Volley};
use super::geometry::{self, HEIGHT, Point, TALLER, TALLER_ON_A_PHONE};
use super::row::lost;
use crate::die::{Die, Lie, lying};
use crate::say::listed;
use crate::seats::{short, sign};
use crate::svg::{Rect, line, num, place, rect};

/// How high the heading is.
const HEADING: f32 = 28.0;

/// How missiles are listed on a screen.
struct List {
    /// Where the board ends, and how much lower it may end, how many times.
    bottom: f32,
    taller: (f32, usize),
    /// How wide a line is, how high, and how many replies it has room for.
    width: f32,
    high: f32,
    abreast: usize,
    /// How many letters of all names together the heading has room for.
    names: usize,
    line: fn(&Board<'_>, &Volley, &Self) -> Markup,
}

const WIDE: List =
    List { bottom: HEIGHT, taller: TALLER, width: 800.0, high: 44.0, abreast: 5, names: 60, line: fired };
const NARROW: List = List {
    bottom: geometry::NARROW.1,
    taller: TALLER_ON_A_PHONE,
    width: 336.0,
    high: 38.0,
    abreast: 2,
    names: 26,
    line: fired_on_a_phone,
};

impl List {
    fn height(&self, volley: &Volley) -> f32 {
        self.high * volley.replies.len().div_ceil(self.abreast).max(1) as f32
    }

    /// Returns the last missiles that a board has room for from here on, if it grows so many times.
    fn fitting<'a>(&self, volleys: &'a [Volley], top: f32, steps: usize) -> &'a [Volley] {
        let mut room = self.bottom + self.taller.0 * steps as f32 - top - HEADING;
        let fits = |volley: &&Volley| {
            room -= self.height(volley);
            room >= 0.0
        };
        &volleys[volleys.len() - volleys.iter().rev().take_while(fits).count()..]
    }

    /// Returns how many times the board must grow for all of them.
    fn steps(&self, volleys: &[Volley], top: f32) -> usize {
        let (_, most) = self.taller;
        (0..most).find(|steps| self.fitting(volleys, top, *steps).len() == volleys.len()).unwrap_or(most)
    }
}

/// Returns how many times the board is made taller for the missiles of a tie-break: a wide one, and a phone's.
pub(super) fn growth(board: &Board<'_>) -> [usize; 2] {
    let turn = &board.followed.turn;
    if turn.tied.is_none() {
        return [0, 0];
    }
    let [wide, narrow] = ends(board.view.planets.list().len());
    [WIDE.steps(&turn.volleys, wide), NARROW.steps(&turn.volleys, narrow)]
}

/// Draws the missiles of the tie-break, or the last ones of the game, under a heading.
pub(super) fn draw(board: &Board<'_>, verdict: &Verdict) -> Markup {
    let words = board.words;
    let heading =
        if verdict.cause == "score" { words.word("board-last-missiles") } else { words.word("board-tie-break") };
    let [wide, narrow] = ends(board.view.planets.list().len());
    let [wider, narrower] = growth(board);
    html! {
        g class="wide-only" { (listed_from(board, &heading, (16.0, wide), &WIDE, wider)) }
        g class="narrow-only" { (listed_from(board, &heading, (4.0, narrow), &NARROW, narrower)) }
    }
}

fn listed_from(board: &Board<'_>, heading: &str, (x, y): Point, list: &List, steps: usize) -> Markup {
    let shown = list.fitting(&board.followed.turn.volleys, y, steps);
    let tops = shown.iter().scan(HEADING, |next, volley| {
        let top = *next;
        *next += list.height(volley);
        Some(top)
    });
    html! {
        @if !shown.is_empty() {
            g class="missiles" transform=(format!("translate({} {})", num(x), num(y))) {
                text class="title" x="0" y="19" font-size="15" {
                    (heading) @if let Some(said) = tied(board, list) { tspan class="tell" dx="8" font-size="12.5" { (said) } }
                }
                @for (volley, top) in shown.iter().zip(tops) {
                    g class="fired" transform=(format!("translate(0 {})", num(top))) {
                        (rect("strip", Rect::new(0.0, 0.0, list.width, list.height(volley) - 4.0), 9.0))
                        ((list.line)(board, volley, list))
                    }
                }
            }
        }
    }
}

/// Says who has played the tie-break, and from which score; the names of many would not fit.
fn tied(board: &Board<'_>, list: &List) -> Option<String> {
    let (tied, score) = board.followed.turn.tied.filter(|(tied, _)| tied.len() < 4)?;
    let room = list.names / tied.len();
    let names = listed(tied.iter().map(|seat| short(seat, room, board.words)), "board-nothing", board.words);
    Some(board.words.say(&Phrase::new("board-tied").with("names", names).with("score", score)))
}

/// How the room of a line is shared out: for names, so many letters in a size, and where things stand.
struct Shares {
    size: f32,
    attacker: usize,
    die: f32,
    /// Where the first reply begins, and how far they are apart.
    from: f32,
    apart: f32,
    target: usize,
    reply: f32,
}

impl Shares {
    /// Few replies leave room for whole names; of four and more each target is told by the sign that it has above.
    fn of(replies: usize, width: f32) -> Self {
        match replies {
            0..=2 => Self { size: 14.0, attacker: 14, die: 202.0, from: 272.0, apart: 266.0, target: 14, reply: 158.0 },
            3 => Self { size: 12.0, attacker: 12, die: 133.0, from: 188.0, apart: 205.0, target: 12, reply: 120.0 },
            _ => {
                let from = 188.0;
                let apart = (width - from) / replies as f32;
                Self { size: 12.0, attacker: 12, die: 133.0, from, apart, target: 0, reply: 34.0 }
            }
        }
    }
}

/// A missile: who fired it at which sector, what each of the others rolled, and their scores before and after it.
fn fired(board: &Board<'_>, volley: &Volley, list: &List) -> Markup {
    let shares = Shares::of(volley.replies.len(), list.width);
    html! {
        (sign(volley.attacker, (20.0, 19.0), 0.9))
        (line("who", (34.0, 24.0), shares.size, short(volley.attacker, shares.attacker, board.words)))
        (rolled(volley.sector, (shares.die, 19.0)))
        g transform=(format!("{} rotate(90)", place((shares.die + 33.0, 19.0), 0.55))) { (rocket()) }
        @for (nth, reply) in volley.replies.iter().enumerate() {
            g transform=(format!("translate({} 0)", num(shares.from + shares.apart * nth as f32))) {
                (sign(reply.seat, (8.0, 19.0), 0.9))
                @if shares.target > 0 { (line("who", (21.0, 24.0), shares.size, short(reply.seat, shares.target, board.words))) }
                (rolled(reply.number, (shares.reply, 19.0)))
                (came_to(board, reply, shares.reply + 18.0))
            }
        }
    }
}

/// The same in a phone's width, by the signs of the seats alone.
fn fired_on_a_phone(board: &Board<'_>, volley: &Volley, list: &List) -> Markup {
    html! {
        (sign(volley.attacker, (14.0, 17.0), 0.8))
        (rolled(volley.sector, (38.0, 17.0)))
        @for (nth, reply) in volley.replies.iter().enumerate() {
            @let at = (62.0 + 138.0 * (nth % list.abreast) as f32, list.high * (nth / list.abreast) as f32 - 2.0);
            g transform=(format!("translate({} {})", num(at.0), num(at.1))) {
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

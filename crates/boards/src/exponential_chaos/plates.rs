//! Who owns which planet and what it is worth; and the strip that says what everything is worth.

use contract::{Phrase, Seat};
use exponential_chaos::planet::{Crater, Planet};
use exponential_chaos::state::Phase;
use maud::{Markup, html};

use super::board::Board;
use super::dice::{defense, rocket};
use super::followed::Reply;
use super::geometry::{LARGE, WORTH, rival};
use super::planet;
use super::row::lost;
use super::strike;
use crate::die::{Die, Lie, lying};
use crate::seats::{short, sign};
use crate::svg::{Rect, label, line, num, place, rect};

/// How many letters of a name fit beside a large planet, and beside a small one; on a phone fewer.
const ROOM: usize = 12;
const SMALL: usize = 9;
const PHONE: usize = 7;

/// Writes how a score comes about: `8 × 2 + 2 + 5`.
pub(super) fn sum(board: &Board<'_>, planet: Planet) -> String {
    let [damaged, whole] = planet.cities();
    let parts = &board.game.components;
    let core = parts.core[usize::from(planet.level(Crater::CORE))];
    format!("{whole} \u{d7} {} + {} + {core}", parts.city[2], damaged * u32::from(parts.city[1]))
}

/// Draws the name and the score of the planet that is drawn large.
pub(super) fn large(board: &Board<'_>) -> Markup {
    let seat = board.focus;
    html! {
        g class="plate" {
            (sign(seat, (27.0, 178.0), 1.15))
            (line("who", (42.0, 183.0), 15.0, short(seat, ROOM, board.words)))
            @if board.own == Some(seat) { g transform="translate(16 238)" { (you(board)) } }
            (line("score", (16.0, 221.0), 36.0, board.score(seat)))
            @if let Some(reply) = reply(board, seat, (80.0, 209.0)) { (reply) }
            @else { (line("tell wide-only", (68.0, 218.0), 12.0, sum(board, board.planet(seat)))) }
        }
    }
}

/// Draws the mark of the reader's own planet.
fn you(board: &Board<'_>) -> Markup {
    let said = board.words.word("board-you");
    let width = 14.0 + 6.6 * said.chars().count() as f32;
    html! { (rect("you", Rect::new(0.0, 0.0, width, 17.0), 8.5)) (label("on-you", (width / 2.0, 12.5), 11.5, said)) }
}

/// Draws the other planets in turn order, folded.
pub(super) fn rivals(board: &Board<'_>) -> Markup {
    let others: Vec<Seat> = board.seats().skip(1).collect();
    html! {
        @for (nth, seat) in others.iter().enumerate() {
            @let ((x, y), scale) = rival(nth, others.len());
            g class=(rival_class(nth, others.len())) transform=(format!("translate({} {})", num(x), num(y))) {
                @if board.own == Some(*seat) { (own_frame(board, scale)) }
                g class="disc" transform=(format!("scale({})", num(scale))) {
                    @if others.len() == 1 { (planet::large(board, *seat, 0)) } @else { (planet::folded(board, *seat)) }
                    (strike::on_small(board, *seat))
                }
                (beneath(board, *seat, scale))
            }
        }
    }
}

/// Returns the classes by which a phone puts one of so many planets in its place.
pub(super) fn rival_class(nth: usize, of: usize) -> String {
    format!("rival of{of} v{nth}")
}

fn own_frame(board: &Board<'_>, scale: f32) -> Markup {
    let r = 105.0 * scale;
    html! {
        (rect("mine", Rect::new(-r - 8.0, -r - 8.0, 2.0 * r + 16.0, 2.0 * r + 50.0), 10.0))
        g class="wide-only" transform=(format!("translate({} {})", num(-r - 8.0), num(-r - 14.0))) { (you(board)) }
    }
}

/// The sign, the name and the score under a small planet; on a phone in two lines.
fn beneath(board: &Board<'_>, seat: Seat, scale: f32) -> Markup {
    let room = if scale > 0.75 { ROOM } else { SMALL };
    let (name, score, bottom) = (short(seat, room, board.words), board.score(seat), 105.0 * scale);
    let bare = |name: &str| name.chars().filter(|letter| !matches!(letter, '\u{2068}' | '\u{2069}')).count() as f32;
    let width = bare(&name) * 7.4 + 50.0;
    let reply = reply(board, seat, (width / 2.0 - 4.0, -7.0));
    let from = if reply.is_some() { -width / 2.0 - 26.0 } else { -width / 2.0 };
    html! {
        g class="wide-only" transform=(format!("translate(0 {})", num(bottom + 23.0))) {
            (sign(seat, (from + 7.0, -5.0), 0.86))
            text class="who" x=(num(from + 18.0)) y="0" font-size="13.5" {
                (name) tspan class="score" dx="7" font-size="21" { (score) }
            }
            @if let Some(reply) = reply { (reply) }
        }
        g class="narrow-only" transform=(format!("translate(0 {})", num(bottom))) {
            (sign(seat, (-26.0, 27.0), 1.5))
            (line("score", (-8.0, 36.0), 28.0, score))
            (label("who", (0.0, 62.0), 20.0, short(seat, PHONE, board.words)))
        }
    }
}

/// What somebody has rolled against the missile in the air, or the last one.
fn reply(board: &Board<'_>, seat: Seat, (x, y): (f32, f32)) -> Option<Markup> {
    let is_told = board.is_missile() || board.phase() == Phase::Free || board.followed.struck().is_some();
    let volley = board.followed.turn.volleys.last().filter(|_| is_told);
    let reply: &Reply = volley?.replies.iter().find(|reply| reply.seat == seat)?;
    Some(html! {
        g class="reply" {
            (lying(None, Die::White, Some(reply.number), (x, y), 24.0, Lie::Straight))
            @if reply.is_counter { (line("good", (x + 17.0, y + 5.0), 13.0, board.words.word("board-countered"))) }
            @else { (line("bad", (x + 17.0, y + 5.0), 14.0, lost(reply.lost))) }
        }
    })
}

/// Draws the dice that meet no saucers: they wait for their step, or are lost. In the air there is a missile with its
/// number.
pub(super) fn hand(board: &Board<'_>) -> Markup {
    let free = board.plan.free(board.view);
    let (attack, volley) = (board.view.course.attack, board.followed.turn.volleys.last());
    let sector =
        if attack > 0 { Some(attack) } else { volley.filter(|_| board.is_missile()).map(|volley| volley.sector) };
    html! {
        g class="spare" {
            @if let Some(sector) = sector {
                g transform=(place((34.0, 520.0), 0.9)) { (rocket()) }
                (lying(None, Die::White, Some(sector), (68.0, 520.0), 34.0, Lie::Straight))
            } @else {
                @for (nth, (_, face)) in free.iter().enumerate() {
                    (defense(Some(*face), (31.0 + 32.0 * (nth % 2) as f32, 482.0 + 32.0 * (nth / 2) as f32), 30.0))
                }
            }
        }
    }
}

/// Says for how many saucers or hits the prices at the rim hold.
pub(super) fn rim(board: &Board<'_>, stake: u8) -> Markup {
    let key = if board.is_missile() { "board-rim-missile" } else { "board-rim" };
    html! {
        @if stake > 0 {
            g class="wide-only" { (line("tell", (16.0, 584.0), 12.0, board.words.say(&Phrase::new(key).with("count", stake)))) }
        }
    }
}

/// Draws what everything is worth.
pub(super) fn worth(board: &Board<'_>) -> Markup {
    let parts = &board.game.components;
    let all = [
        ("ec-t2", "board-worth-city", parts.city[2]),
        ("ec-t1", "board-worth-cracked-city", parts.city[1]),
        ("ec-k2", "board-worth-core", parts.core[2]),
        ("ec-k1", "board-worth-cracked-core", parts.core[1]),
        ("ec-t0", "board-worth-gone", 0),
    ];
    html! {
        g class="worth" {
            (rect("strip", WORTH, 10.0))
            @for (nth, (shape, key, points)) in all.iter().enumerate() {
                g class=(format!("w{nth}")) transform=(format!("translate({} {})", num(40.0 + 160.0 * nth as f32), num(WORTH.y + 17.0))) {
                    use href=(format!("#{shape}")) transform="scale(.82)" {}
                    text class="tell" x="18" y="4.500" font-size="13" {
                        tspan class="wide-only" { (board.words.word(key)) " " }
                        tspan class="worth-points" { (points) }
                    }
                }
            }
        }
    }
}

/// Draws the large planet in its place.
pub(super) fn planet_of(class: &str, inside: &Markup) -> Markup {
    let ((x, y), scale) = LARGE;
    below(&html! { g class=(format!("globe {class}")) transform=(place((x, y), scale)) { (inside) } })
}

/// Puts what lies below the invasion into the group that a phone moves down where this is high.
pub(super) fn below(inside: &Markup) -> Markup {
    html! { g class="below" { (inside) } }
}

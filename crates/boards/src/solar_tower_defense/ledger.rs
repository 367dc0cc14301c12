//! What one has, what the next balance brings, and where fighters launched in the coming rounds would come down; and
//! beside the other disc what its owner has.

use contract::{Phrase, Seat};
use maud::{Markup, html};
use solar_tower_defense::field::Field;
use solar_tower_defense::fighter::FIGHTERS;
use solar_tower_defense::forecast::{Coming, Forecast};
use solar_tower_defense::planet::{Center, Condition, Planet};
use solar_tower_defense::state::{Phase, SEATS, State, other};

use super::board::Board;
use super::geometry::{FACTS, LEDGER, Point};
use super::pieces;
use crate::seats::sign;
use crate::svg::{Rect, line, line_end, num, path, rect};

/// How many launches are foreseen, and how many rounds each is followed.
const LAUNCHES: u16 = 4;
const AHEAD: u16 = 24;
/// The first row of a table, and how far apart rows are.
const ROW: f32 = 20.0;
/// Where the columns of the balance end.
pub(super) const SUM: f32 = 186.0;

/// A fighter that is launched in a coming round.
pub(super) struct Departure {
    launch: u16,
    /// When it comes down, how, and through which longitude.
    landing: Option<(u16, &'static str, Option<u8>)>,
}

/// R29. Returns the launches of the coming rounds, if nothing changes on the way; what would land after the last round never
/// lands.
fn departures(board: &Board<'_>, seat: Seat) -> Vec<Departure> {
    let mut state = *board.view;
    if state.course.phase == Phase::Over || state.sides.iter().any(|side| side.cell.is_none()) {
        return Vec::new();
    }
    if state.course.phase == Phase::Cosmic {
        state.course.round += 1;
    }
    state.course.phase = Phase::Build;
    // R5. Where nothing stands yet, something soon will: when and how somebody comes down does not hang on where.
    let planet = &mut state.side_mut(other(seat)).planet;
    if planet.count_centers() == 0 {
        let condition = Condition::Whole;
        planet.set_center(Field::NORTH.class(), Some(Center { field: Field::NORTH, condition }));
    }
    // R5. In the first round there is nothing to launch with.
    while state.course.round < 2 {
        advance(board, &mut state);
    }
    let mut all = Vec::new();
    let is_over = |round: u16| board.last_round().is_some_and(|last| round > last);
    for _ in 0..LAUNCHES {
        if is_over(state.course.round) {
            break;
        }
        let home = board.ring(other(seat));
        let coming = board.game.forecast_launch(&state, seat, AHEAD);
        let lands = |Forecast { round, event, .. }: &Forecast| match event {
            Coming::Lands { from, longitude, .. } => {
                let how = if from.ring() == home { "along" } else { "straight" };
                Some((*round, how, Some(longitude.number())))
            }
            Coming::IsMet(_) => Some((*round, "met", None)),
            _ => None,
        };
        all.push(Departure {
            launch: state.course.round,
            landing: coming.iter().find_map(lands).filter(|(round, ..)| !is_over(*round)),
        });
        advance(board, &mut state);
    }
    all
}

/// R50, R51. Moves both planets on by a round.
fn advance(board: &Board<'_>, state: &mut State) {
    for seat in SEATS {
        let side = state.side_mut(seat);
        side.cell = side.cell.map(|cell| board.game.components.map.counter_clockwise(cell));
        side.spin = (side.spin + 1) % 8;
    }
    state.course.round += 1;
}

/// Draws what one has, the next balance and the launches.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        g class="ledger" transform=(format!("translate({} {})", num(LEDGER.x), num(LEDGER.y))) {
            (rect("sheet", Rect::new(0.0, 0.0, LEDGER.w, LEDGER.h), 10.0))
            @if board.view.course.phase == Phase::Over {
                (purse(board, board.large))
                g class="balance" transform="translate(0 52)" { (holdings(board, board.large)) }
            } @else {
                (purse(board, board.own))
                g class="balance" transform="translate(0 52)" {
                    @if board.game.balance_comes(board.view) { (balance(board)) } @else { (last_round(board)) }
                }
                g class="departures" transform="translate(206 52)" { (launches(board)) }
            }
        }
    }
}

/// What the owner of the large disc has left at the end, when no balance comes any more.
fn holdings(board: &Board<'_>, seat: Seat) -> Markup {
    html! {
        @for (nth, row) in held(board, seat).iter().enumerate() {
            (line("said", (14.0, 24.0 + 24.0 * nth as f32), 13.5, board.words.say(row)))
        }
    }
}

/// R29. What decides after the last round, when no balance comes any more.
fn last_round(board: &Board<'_>) -> Markup {
    html! {
        (line("head", (14.0, 14.0), 12.5, board.words.word("board-last-round")))
        @for (nth, row) in held(board, board.own).iter().enumerate() {
            (line("said", (14.0, 36.0 + ROW * nth as f32), 13.0, board.words.say(row)))
        }
    }
}

fn purse(board: &Board<'_>, seat: Seat) -> Markup {
    let (side, most) = (board.view.side(seat), board.game.components.most_points);
    let points = Phrase::new("board-points").with("points", side.points);
    html! {
        g class="purse" {
            (pieces::coin((24.0, 28.0), 1.15))
            (line("big", (42.0, 37.0), 26.0, side.credits))
            (pieces::points(board.ring(seat), (124.0, 28.0), side.points, most))
            (line("said", (128.0 + 14.0 * f32::from(most), 33.0), 14.0, board.words.say(&points)))
            (line_end("quiet round", (LEDGER.w - 14.0, 33.0), 12.0, round(board)))
        }
    }
}

/// Says which round it is, of how many.
fn round(board: &Board<'_>) -> String {
    let phrase = Phrase::new("board-round").with("round", board.view.course.round);
    board.words.say(&phrase.with("most", board.game.options.max_rounds.0))
}

/// A change of credits with its sign.
pub(super) fn change(income: u32, upkeep: u32) -> String {
    let difference = i64::from(income) - i64::from(upkeep);
    if difference < 0 { format!("\u{2212}{}", difference.unsigned_abs()) } else { format!("+{difference}") }
}

/// Income, upkeep, and what both come to.
fn balance(board: &Board<'_>) -> Markup {
    let (game, words) = (board.game, board.words);
    let side = board.view.side(board.own);
    let budget = game.budget(&side.planet);
    let title = Phrase::new("board-balance").with("round", board.next_balance());
    let rows = [
        (words.word("board-income"), format!("+{}", budget.income)),
        (words.word("board-upkeep"), format!("\u{2212}{}", budget.upkeep)),
    ];
    html! {
        (line("head", (14.0, 14.0), 12.5, words.say(&title)))
        @for (nth, (name, value)) in rows.into_iter().enumerate() {
            @let y = 36.0 + ROW * nth as f32;
            (line("said", (14.0, y), 13.0, name))
            (line_end("sum", (SUM, y), 13.0, value))
        }
        (path("rule", format!("M14 63H{}", num(SUM))))
        (total(board, &side.planet, side.credits, side.points, "sum"))
    }
}

/// What a balance would come to with these buildings, credits and P.
pub(super) fn total(board: &Board<'_>, planet: &Planet, credits: u32, points: u8, class: &str) -> Markup {
    let budget = board.game.budget(planet);
    let after = (i64::from(credits) + i64::from(budget.income) - i64::from(budget.upkeep)).max(0);
    let most = board.game.components.most_points;
    let gained = (points + budget.points).min(most);
    let lost = (points + budget.points).saturating_sub(most);
    html! {
        (line(class, (14.0, 80.0), 13.0, format!("{credits} \u{2192} {after}")))
        (line_end(class, (SUM, 80.0), 13.0, change(budget.income, budget.upkeep)))
        (line(class, (14.0, 100.0), 13.0, format!("{points} \u{2192} {gained} P")))
        @if lost > 0 { (line_end("bad", (SUM, 100.0), 13.0, format!("\u{2212}{lost} P"))) }
        @else { (line_end("quiet", (SUM, 100.0), 13.0, format!("/ {most}"))) }
    }
}

/// When and how fighters of the coming rounds come down.
fn launches(board: &Board<'_>) -> Markup {
    let words = board.words;
    let all = departures(board, board.own);
    html! {
        @if !all.is_empty() {
            (line("head", (0.0, 14.0), 12.5, words.word("board-launch")))
            @for (nth, departure) in all.iter().enumerate() {
                @let y = 36.0 + ROW * nth as f32;
                (line("sum", (0.0, y), 13.0, departure.launch))
                @if let Some((round, how, longitude)) = departure.landing {
                    (line("said", (24.0, y), 13.0, format!("\u{2192} {round}")))
                    (line("said", (68.0, y), 12.0, words.say(&Phrase::new("board-lands").with("how", how))))
                    (line_end("sum", (180.0, y), 13.0, longitude.map_or_else(|| "0\u{2013}7".to_owned(), |one| one.to_string())))
                } @else {
                    (line("said", (24.0, y), 12.0, words.say(&Phrase::new("board-lands").with("how", "never"))))
                }
            }
        }
    }
}

/// Draws the name of a disc, and what its owner has, if that is not the reader.
pub(super) fn head(board: &Board<'_>, seat: Seat, class: &str) -> Markup {
    let view = board.view;
    let side = view.side(seat);
    let can_switch = board.can_switch && board.next_fights().is_some();
    let how = match view.course.phase {
        // Beside the switch, which names the round.
        _ if board.is_ahead() && can_switch => "then",
        _ if board.is_ahead() => "ahead",
        Phase::Cosmic => "moved",
        _ => "now",
    };
    let cell = board.cell(seat).map(|cell| cell.to_string()).unwrap_or_default();
    let said = |own: &str| {
        let said = Phrase::new("board-lies").with("how", how).with("own", own).with("cell", cell.as_str());
        board.words.say(&said.with("round", board.next_fights().unwrap_or(view.course.round)))
    };
    let own = if seat == board.own { "yes" } else { "no" };
    html! {
        g class=(class) {
            (sign(seat, (20.0, 20.0), 1.15))
            (line("planet-name", (36.0, 26.0), 18.0, board.planet_name(board.ring(seat))))
            @if can_switch {
                // A phone has room for switch and cell alone.
                (line("quiet wide-only", (100.0, 26.0), 12.5, said(own)))
                (line("quiet narrow-only", (100.0, 26.0), 12.5, said("no")))
            } @else {
                (line("quiet", (100.0, 26.0), 12.5, said(own)))
            }
            @if seat != board.own && view.course.phase != Phase::Over {
                g class="other-purse" {
                    (line_end("said", (408.0, 26.0), 13.0, side.credits))
                    (pieces::coin((408.0 - 9.0 * (side.credits.max(1).ilog10() + 2) as f32, 21.5), 0.7))
                }
            }
        }
    }
}

/// Draws what the owner of the small disc has.
pub(super) fn facts(board: &Board<'_>) -> Markup {
    let (seat, words) = (other(board.large), board.words);
    let side = board.view.side(seat);
    let (ring, most) = (board.ring(seat), board.game.components.most_points);
    let rows = held(board, seat);
    let (planet, who) = (board.planet_name(ring), board.short(seat, 18));
    // Whoever has no name is called by the planet.
    let is_named = who.trim_matches(['\u{2068}', '\u{2069}']) != planet;
    html! {
        g class="facts" transform=(format!("translate({} {})", num(FACTS.0), num(FACTS.1))) {
            (sign(seat, (8.0, 0.0), 1.05))
            (line("planet-name", (24.0, 6.0), 17.0, planet))
            @if is_named { (line("said", (0.0, 28.0), 13.0, who)) }
            (pieces::coin((8.0, 50.0), 0.72))
            (line("sum", (22.0, 55.0), 15.0, side.credits))
            (pieces::points(ring, (62.0, 50.0), side.points, most))
            @for (nth, row) in rows.iter().enumerate() {
                (line("said", (0.0, 82.0 + 21.0 * nth as f32), 12.5, words.say(row)))
            }
        }
    }
}

/// Says what stands and flies for a seat.
fn held(board: &Board<'_>, seat: Seat) -> [Phrase; 4] {
    let side = board.view.side(seat);
    let budget = board.game.budget(&side.planet);
    let centers = Phrase::new("board-centers").with("centers", side.planet.count_centers());
    let turrets = Phrase::new("board-turrets").with("turrets", side.planet.turrets.len());
    let fighters =
        Phrase::new("board-fighters").with("fighters", side.fleet.in_play().len()).with("most", FIGHTERS as u32);
    let budget = Phrase::new("board-budget").with("income", budget.income).with("upkeep", budget.upkeep);
    [centers, budget, turrets, fighters]
}

/// A place in the ledger, for what is drawn over it.
pub(super) fn over_balance(inside: &Markup) -> Markup {
    let (x, y): Point = (LEDGER.x, LEDGER.y);
    html! {
        g class="ledger ghost" transform=(format!("translate({} {})", num(x), num(y))) {
            g class="balance" transform="translate(0 52)" { (inside) }
        }
    }
}

/// A figure in a frame that says it would be new.
pub(super) fn would_be(board: &Board<'_>, planet: &Planet, credits: u32, points: u8) -> Markup {
    let budget = board.game.budget(planet);
    html! {
        (rect("ghost-ground", Rect::new(SUM - 40.0, 22.0, 48.0, 40.0), 6.0))
        (line_end("sum", (SUM, 36.0), 13.0, format!("+{}", budget.income)))
        (line_end("sum", (SUM, 56.0), 13.0, format!("\u{2212}{}", budget.upkeep)))
        (rect("ghost-ground", Rect::new(8.0, 65.0, SUM, 41.0), 6.0))
        (total(board, planet, credits, points, "sum"))
    }
}

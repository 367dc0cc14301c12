//! The cards that can be flipped, each with its plain and its starred side, as they are printed.

use std::sync::{Arc, LazyLock};

use contract::{Game, Phrase, Setup, SetupError};
use maud::{Markup, html};
use quick_cache::sync::Cache;
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::board::{Board, Icon, Margin};
use under_falling_skies::options::{Card as Flipped, Stars};
use under_falling_skies::space::{COLUMNS, GROUND, Spaces};
use words::Words;

use super::geometry::{FLOOR, HEIGHT, MARGIN, MARGIN_MIDDLE, NAMES, ROCK, ROW, SKY, WIDTH, column, floor, lip, right};
use super::{PALETTE, base, ground, mothership, research, ship, sky};
use crate::card::{Card, Cards, Side};
use crate::glyph::{Glyph, glyph};
use crate::svg::{Grain, Rect, burst, circle, label, num, path, rect};

/// The option that says which sides are up.
const KEY: &str = "stars";
/// The cards in the order of the option's value.
const CARDS: [Flipped; 8] = [
    Flipped::Mothership,
    Flipped::Sky(0),
    Flipped::Sky(1),
    Flipped::Sky(2),
    Flipped::Sky(3),
    Flipped::BaseUpper,
    Flipped::BaseLower,
    Flipped::Research,
];
/// Rows of one base card.
const FLOORS: usize = 3;
/// How much of the mothership is shown above and below its spots.
const HULL: (f32, f32) = (78.0, 16.0);

/// How many setups made by the other options are kept ready.
const KEPT: usize = 16;

/// Returns how many cards an option flips; `None` for an option that flips none.
pub(super) fn count(key: &str) -> Option<usize> {
    (key == KEY).then_some(CARDS.len())
}

/// Draws both sides of every card as the other options of a setup make them; `None` for an option that flips none.
///
/// # Errors
/// When the setup makes no game.
pub(super) fn cards(key: &str, setup: &Setup, words: &Words) -> Result<Option<Cards>, SetupError> {
    if key != KEY {
        return Ok(None);
    }
    let sides = both(setup)?;
    let card =
        |card| Card { name: words.say(&name(card)), sides: sides.each_ref().map(|game| side(card, game, words)) };
    Ok(Some(Cards {
        title: words.word("cards-title"),
        meaning: words.word("cards-meaning"),
        level: words.word("cards-level"),
        cards: CARDS.into_iter().map(card).collect(),
    }))
}

/// Makes the game with all plain sides up and with all starred sides up, or returns those made before: every form that
/// opens a table asks for them.
fn both(setup: &Setup) -> Result<Arc<[UnderFallingSkies; 2]>, SetupError> {
    static MADE: LazyLock<Cache<Setup, Arc<[UnderFallingSkies; 2]>>> = LazyLock::new(|| Cache::new(KEPT));
    let with = |side: &str| setup.clone().set(KEY, &side.repeat(CARDS.len()));
    let plain = with("0");
    MADE.get_or_insert_with(&plain, || {
        Ok(Arc::new([UnderFallingSkies::new(&plain)?, UnderFallingSkies::new(&with("1"))?]))
    })
}

fn name(card: Flipped) -> Phrase {
    match card {
        Flipped::Mothership => Phrase::new("card-mothership"),
        Flipped::Sky(number) => Phrase::new("card-sky").with("number", number as u32 + 1),
        Flipped::BaseUpper => Phrase::new("card-base-upper"),
        Flipped::BaseLower => Phrase::new("card-base-lower"),
        Flipped::Research => Phrase::new("card-research"),
    }
}

fn side(card: Flipped, game: &UnderFallingSkies, words: &Words) -> Side {
    let (board, stars) = (&game.board, game.options.stars);
    let (note, content) = match card {
        Flipped::Mothership => (waiting(board), hull(board, stars)),
        Flipped::Sky(number) => (icons(board, number), rows(game, number)),
        Flipped::BaseUpper => (bursts(board.bursts[0]), floors(board, 0)),
        Flipped::BaseLower => (bursts(board.bursts[1]), floors(board, 1)),
        Flipped::Research => (steps(board), tracks(board)),
    };
    let frame = frame(card, board);
    let star = (frame.0 + frame.2 - 10.0, frame.1 + 10.0);
    let is_starred = stars.shows(card);
    let content = html! {
        (content)
        @if is_starred && card != Flipped::Mothership { (glyph(Glyph::Star, star_class(card), star, 12.0)) }
    };
    let name = words.word(if is_starred { "side-starred" } else { "side-plain" });
    Side { name, note: words.say(&note), palette: PALETTE, frame, content }
}

const fn star_class(card: Flipped) -> &'static str {
    if matches!(card, Flipped::Research) { "note-star" } else { "card-star" }
}

/// Returns the part of the board on which a card lies; the research lies beside it.
fn frame(card: Flipped, board: &Board) -> (f32, f32, f32, f32) {
    match card {
        Flipped::Mothership => (0.0, -HULL.0, WIDTH, HULL.0 + HULL.1),
        Flipped::Sky(number) => {
            let top = SKY + ROW * f32::from(sky::CARD) * number as f32;
            let bottom = if number == 3 { ROCK } else { top + ROW * f32::from(sky::CARD) };
            (0.0, top, WIDTH, bottom - top)
        }
        Flipped::BaseUpper => (0.0, ROCK, WIDTH, FLOOR * FLOORS as f32),
        Flipped::BaseLower => (0.0, ROCK + FLOOR * FLOORS as f32, WIDTH, HEIGHT - ROCK - FLOOR * FLOORS as f32),
        Flipped::Research => (0.0, 0.0, research::WIDTH, research::height(&board.research) + FLOOR),
    }
}

fn waiting(board: &Board) -> Phrase {
    match (board.red_waiting, board.mothership_start) {
        (red, 0) => Phrase::new("side-red").with("count", red),
        (_, row) => Phrase::new("side-start").with("row", row),
    }
}

/// The mothership over a strip of sky, with the red ships that it brings.
fn hull(board: &Board, stars: Stars) -> Markup {
    let red = board.red_waiting;
    html! {
        (rect("s1", Rect::new(0.0, -HULL.0, WIDTH, HULL.0 + HULL.1), 0.0))
        (mothership::printed(stars))
        @for nth in 0..red {
            (ship::red((WIDTH / 2.0 + 25.0 * (f32::from(nth) - (f32::from(red) - 1.0) / 2.0), -43.5), 0.72))
        }
    }
}

/// Returns the rows of a sky card above the ground.
fn of_card(number: usize) -> std::ops::Range<u8> {
    let first = sky::CARD * number as u8 + 1;
    first..(first + sky::CARD).min(GROUND)
}

fn icons(board: &Board, number: usize) -> Phrase {
    let count = |wanted: fn(Icon) -> bool| {
        let cells = board.sky.iter().flat_map(|column| of_card(number).map(|row| column[row as usize]));
        cells.filter(|icon| wanted(*icon)).count() as u32
    };
    let explosions = count(|icon| matches!(icon, Icon::Explosion(_)));
    let descents = count(|icon| icon == Icon::Mothership);
    let arrows = count(|icon| matches!(icon, Icon::Left | Icon::Right));
    let skull = of_card(number).find(|row| board.margin[*row as usize] == Margin::Skull);
    let note = Phrase::new("side-icons").with("explosions", explosions).with("descents", descents);
    note.with("arrows", arrows).with("skull", skull.unwrap_or(0))
}

/// A sky card: its weather, its rows with their symbols, and under the last one the city.
fn rows(game: &UnderFallingSkies, number: usize) -> Markup {
    let board = &game.board;
    let top = lip(sky::CARD * number as u8);
    html! {
        (rect(["s1", "s1", "s2", "s3"][number], Rect::new(0.0, top, WIDTH, HEIGHT), 0.0))
        @if number > 0 {
            (path(["s1", "s2", "s3", "s4"][number], sky::clouds(top + 9.0, &mut Grain::new(7 + number as u32))))
        }
        @if of_card(number).contains(&board.skull) { (sky::skull_line(board)) }
        (path("rule", columns(top)))
        @for row in of_card(number) {
            @for at in 0..COLUMNS { (sky::cell(board, at, row, false)) }
            (sky::symbol(board, row, false))
            (label("row-name", (NAMES - if row % sky::CARD == 1 { 14.0 } else { 0.0 }, super::geometry::row(row) + 3.3), 9.5, row))
        }
        @if number == 3 { (ground::draw()) }
    }
}

fn columns(top: f32) -> String {
    let line = |at: f32| format!("M{} {}v{}", num(at), num(top + 4.0), num(ROW * f32::from(sky::CARD) - 8.0));
    (0..COLUMNS).map(|at| line(column(at) - (right() - MARGIN) / 10.0)).chain([line(right())]).collect()
}

fn bursts(number: u8) -> Phrase {
    Phrase::new("side-damage").with("count", number)
}

/// A base card with all of its rooms open, as they are printed.
fn floors(board: &Board, card: usize) -> Markup {
    let rows = FLOORS * card..FLOORS * (card + 1);
    let shown = rows.clone().map(Spaces::of_row).fold(Spaces::NONE, Spaces::or);
    html! {
        (base::rock())
        (base::spaces(board, shown, Spaces::ALL))
        @for row in rows { (label("floor-name", (NAMES, floor(row) + 3.5), 10.0, char::from(b'A' + row as u8))) }
        g class="damage" { (track(board.bursts[card], card)) }
    }
}

/// The part of the damage track on a base card: the upper one has its start, the lower one its end.
fn track(bursts: u8, card: usize) -> Markup {
    let (first, last) = (floor(FLOORS * card), floor(FLOORS * (card + 1) - 1));
    let (from, to) = if card == 0 { (first, last + FLOOR / 2.0) } else { (first - FLOOR / 2.0, last) };
    let step = (last - first) / f32::from(bursts);
    let shift = if card == 0 { step } else { 0.0 };
    html! {
        (path("track", format!("M{MARGIN_MIDDLE} {}V{}", num(from), num(to))))
        @for nth in 0..bursts {
            (path("boom", burst(10, (MARGIN_MIDDLE, first + shift + step * f32::from(nth)), 12.0, 8.4)))
        }
        @if card == 0 {
            (circle("track-start", (MARGIN_MIDDLE, first), 8.0))
        } @else {
            (circle("track-end", (MARGIN_MIDDLE, last), 13.0))
            (glyph(Glyph::Skull, "track-skull", (MARGIN_MIDDLE, last), 17.0))
        }
    }
}

fn steps(board: &Board) -> Phrase {
    let sum: u32 = board.research.iter().copied().map(u32::from).sum();
    let note = Phrase::new("side-steps").with("steps", board.research.len() as u32).with("sum", sum);
    note.with("energy", board.energy_start)
}

/// The research card: its steps, and below them the energy.
fn tracks(board: &Board) -> Markup {
    let height = research::height(&board.research);
    html! {
        (rect("box", Rect::new(0.0, 0.0, research::WIDTH, height + FLOOR).grown(2.0), 0.0))
        (research::squares(&board.research, 0))
        g transform=(format!("translate(0 {})", num(height + 2.0))) { (research::boxes(board.energy_most, board.energy_start)) }
    }
}

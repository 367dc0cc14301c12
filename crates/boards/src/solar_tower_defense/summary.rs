//! The position in words, for those who do not see the drawing.

use contract::{Phrase, Seat};
use solar_tower_defense::field::Field;
use solar_tower_defense::planet::Condition;
use solar_tower_defense::state::{Phase, other};

use super::art;
use super::board::Board;
use super::disc::{groups, numbers};
use super::sky::stacks;
use crate::say::{listed, told};

/// What is said where there is nothing to list.
const NOTHING: &str = "board-nothing";

/// Names the picture.
pub(super) fn title(board: &Board<'_>) -> String {
    let over = if board.view.course.phase == Phase::Over { "yes" } else { "no" };
    board.words.say(&Phrase::new("board-title").with("round", board.view.course.round).with("over", over))
}

/// Tells everything that can change, the reader's side first.
pub(super) fn describe(board: &Board<'_>) -> String {
    let seats = [board.own, other(board.own)];
    let phrases: Vec<Phrase> = seats.into_iter().flat_map(|seat| [planet(board, seat), fleet(board, seat)]).collect();
    told(&phrases, board.words)
}

/// Writes a field, with a star where what stands there is damaged.
fn written(field: Field, condition: Condition) -> String {
    format!("{field}{}", if condition == Condition::Damaged { "*" } else { "" })
}

/// Lists the command centers of a planet.
pub(super) fn centers(board: &Board<'_>, seat: Seat) -> Vec<String> {
    board.view.side(seat).planet.centers().map(|center| written(center.field, center.condition)).collect()
}

/// Lists the turrets of a planet.
pub(super) fn turrets(board: &Board<'_>, seat: Seat) -> Vec<String> {
    let turrets = &board.view.side(seat).planet.turrets;
    turrets.as_slice().iter().map(|turret| written(turret.field(), turret.condition())).collect()
}

/// Lists where the fighters of a seat are: in cells, and over fields.
pub(super) fn fighters(board: &Board<'_>, seat: Seat) -> Vec<String> {
    let cells = stacks(board.view, seat).into_iter().map(|(cell, there)| {
        let all: Vec<_> = there.iter().collect();
        format!("{cell}: {}", numbers(&all, 12))
    });
    let over = groups(board, seat).into_iter().filter_map(|group| {
        let field = group.fighter.field()?;
        Some(format!("{field}: {}", numbers(&group.numbers, 12)))
    });
    cells.chain(over).collect()
}

fn planet(board: &Board<'_>, seat: Seat) -> Phrase {
    let (side, words) = (board.view.side(seat), board.words);
    let cell = side.cell.map_or_else(|| words.word(NOTHING), |cell| cell.to_string());
    let phrase = Phrase::new("board-tells-planet").with("who", board.full(seat)).with("cell", cell);
    let phrase = phrase.with("planet", art::class(board.ring(seat))).with("longitude", side.spin);
    let phrase = phrase.with("credits", side.credits).with("points", side.points);
    let phrase = phrase.with("centers", listed(centers(board, seat), NOTHING, words));
    phrase.with("turrets", listed(turrets(board, seat), NOTHING, words))
}

fn fleet(board: &Board<'_>, seat: Seat) -> Phrase {
    let all = listed(fighters(board, seat), NOTHING, board.words);
    Phrase::new("board-tells-fleet").with("who", board.full(seat)).with("fighters", all)
}

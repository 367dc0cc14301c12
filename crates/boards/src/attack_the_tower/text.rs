//! The position in plain characters, for a terminal.

use std::fmt::Write as _;

use attack_the_tower::action::Troop;
use attack_the_tower::card::{Space, TERRITORIES};
use contract::Phrase;

use super::board::Board;
use super::geometry::Half;
use super::{says, summary};
use crate::plain::{Columns, wrapped};

/// A row of three spaces.
const COLUMNS: Columns<'_> = Columns { name: 3, widths: &[24, 24, 24] };

/// Writes the rival's half, then the own one: a row for each territory, and what lies beside the board.
pub(super) fn text(board: &Board<'_>) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write!(text, "{}", summary::title(board));
    let _ = writeln!(text, "{}", summary::phase(board).map_or_else(String::new, |phase| format!(": {phase}")));
    for half in Half::BOTH {
        let _ = writeln!(text, "\n{}", head(board, half));
        if board.side(half).army.is_none() {
            continue;
        }
        for territory in 0..TERRITORIES as u8 {
            let cells = Space::of(territory).map(|space| cell(board, half, space));
            let row = COLUMNS.row(&(territory + 1).to_string(), cells);
            let _ = writeln!(text, "{}", row.trim_end());
        }
        for line in beside(board, half) {
            let _ = writeln!(text, "{line}");
        }
    }
    let key = board.words.word("text-key");
    let _ = writeln!(text, "\n{}", wrapped(key.split(' '), 78).join("\n"));
    text
}

fn head(board: &Board<'_>, half: Half) -> String {
    let who = says::player(board.seat(half), board.words);
    if board.side(half).army.is_none() {
        return board.words.say(&Phrase::new("board-tells-none").with("who", who));
    }
    let phrase = Phrase::new("text-side").with("who", who).with("army", board.says(half).army());
    board.words.say(&phrase.with("strength", u32::from(board.vital(half, "vital-strength"))))
}

/// A base with the powers of its troops: `a Treecity 1 1`.
fn cell(board: &Board<'_>, half: Half, space: Space) -> String {
    let name = space.name();
    let place = &name[1..];
    let Some(standing) = board.standing(half, space) else { return format!("{place} -") };
    let powers = (0..standing.troops).map(|nth| board.power(half, Troop::On(space, nth)).to_string());
    let powers = powers.collect::<Vec<_>>().join(" ");
    let room = 24 - 3 - powers.len();
    let base: String = board.says(half).base(standing.kind).chars().take(room).collect();
    format!("{place} {base} {}", if powers.is_empty() { "0" } else { &powers })
}

fn beside(board: &Board<'_>, half: Half) -> Vec<String> {
    let side = board.side(half);
    let hand = Phrase::new("text-hand").with("cards", summary::hand_of(board, half));
    let powers = (0..side.specials).map(|nth| board.power(half, Troop::Special(nth)).to_string());
    let specials = powers.collect::<Vec<_>>().join(" ");
    let specials = if specials.is_empty() { "-".to_owned() } else { specials };
    let palace = Phrase::new("text-palace").with("specials", specials).with("name", board.says(half).troop(None));
    let palace = palace.with("bases", side.piles[0]).with("abilities", side.piles[1]);
    let lines = [board.words.say(&palace), board.words.say(&hand)];
    lines.iter().flat_map(|line| wrapped(line.split(' '), 78)).collect()
}

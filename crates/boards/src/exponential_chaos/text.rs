//! The position in plain characters, for a terminal.

use std::fmt::Write as _;

use contract::Phrase;
use exponential_chaos::dice::InvasionDie;
use exponential_chaos::planet::Crater;

use super::board::Board;
use super::summary;
use crate::plain::{Columns, wrapped};
use crate::seats::short;

/// A planet: its score, six sectors with outer and inner crater, the core.
const COLUMNS: Columns<'_> = Columns { name: 16, widths: &[6, 3, 3, 3, 3, 3, 3, 5] };

/// Writes the dice on the table, then a row for each planet in turn order.
pub(super) fn text(board: &Board<'_>) -> String {
    let (view, words) = (board.view, board.words);
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{}", summary::title(board));
    let saucers = |die: InvasionDie| (view.fleet.on(die) > 0).then(|| format!("{die}:{}", view.fleet.on(die)));
    let dice: Vec<String> = InvasionDie::all().filter_map(saucers).collect();
    if !dice.is_empty() {
        let _ = writeln!(text, "{}", words.say(&Phrase::new("text-invasion").with("dice", dice.join(" "))));
    }
    let hand = view
        .defense
        .iter()
        .enumerate()
        .filter_map(|(nth, die)| Some(format!("{}: {}", nth + 1, words.say(&summary::face_name(die.lying()?)))));
    let hand: Vec<String> = hand.collect();
    if !hand.is_empty() {
        let hand = words.say(&Phrase::new("text-hand").with("dice", hand.join(", ")));
        let _ = writeln!(text, "{}", wrapped(hand.split(' '), 78).join("\n"));
    }
    let heads = [words.word("text-score")].into_iter().chain((1..=6u8).map(|sector| sector.to_string()));
    let _ = writeln!(text, "\n{}", COLUMNS.row(" ", heads.chain([words.word("text-core")])).trim_end());
    for seat in board.seats() {
        let planet = board.planet(seat);
        let sector = |nth: u8| -> String {
            let craters = Crater::all().filter(move |crater| crater.sector() == Some(nth));
            craters.map(|crater| sign(planet.level(crater))).collect()
        };
        let active = if view.course.active == seat { '>' } else { ' ' };
        let name = format!("{active}{}", short(seat, 14, words));
        let cells = [board.score(seat).to_string()].into_iter().chain((1..=6).map(sector));
        let core = sign(planet.level(Crater::CORE)).to_string();
        let _ = writeln!(text, "{}", COLUMNS.row(&name, cells.chain([core])).trim_end());
    }
    let key = words.word("text-key");
    let _ = writeln!(text, "\n{}", wrapped(key.split(' '), 78).join("\n"));
    text
}

const fn sign(level: u8) -> char {
    match level {
        2 => '#',
        1 => '+',
        _ => '.',
    }
}

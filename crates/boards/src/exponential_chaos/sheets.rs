//! What lies beside the board: the staging board, with the dice of each round and what an icon is worth in it.

use contract::Phrase;
use exponential_chaos::dice::Colour;
use maud::html;

use super::board::Board;
use super::dice::{defense, unrolled};
use super::style::STYLE;
use crate::picture::Sheet;
use crate::svg::{Rect, label, line, num, rect};

/// The height of a round's row.
const ROW: f32 = 56.0;

/// Draws the rounds in rows; the one that is played is framed.
pub(super) fn staging(board: &Board<'_>) -> Sheet {
    let rounds = &board.game.components.rounds;
    let (round, words) = (board.view.course.round, board.words);
    let content = html! {
        (rect("sky", Rect::new(0.0, 0.0, 344.0, ROW * rounds.len() as f32 + 12.0), 8.0))
        @for (nth, each) in rounds.iter().enumerate() {
            g transform=(format!("translate(0 {})", num(6.0 + ROW * nth as f32))) {
                @if nth + 1 == usize::from(round) { (rect("now", Rect::new(5.0, 1.0, 334.0, ROW - 2.0), 8.0)) }
                (line("who", (16.0, 24.0), 14.0, words.say(&Phrase::new("board-staging-round").with("round", nth as u32 + 1))))
                (line("tell", (16.0, 43.0), 12.0, words.say(&Phrase::new("board-staging-strength").with("strength", each.strength))))
                @for (place, colour) in Colour::ALL.into_iter().enumerate() {
                    @let x = 142.0 + 50.0 * place as f32;
                    @let count = each.invasion().filter(|die| die.colour() == colour).count();
                    (unrolled(colour, (x, ROW / 2.0), 28.0))
                    (label("who", (x + 24.0, ROW / 2.0 + 5.0), 13.0, count))
                }
                (defense(None, (296.0, ROW / 2.0), 28.0))
                (label("who", (320.0, ROW / 2.0 + 5.0), 13.0, each.dice))
            }
        }
    };
    let said = [words.word("board-staging"), words.word("board-staging-note")];
    Sheet::card("staging", &STYLE, (344.0, ROW * rounds.len() as f32 + 12.0), said, content)
}

//! The position in words, for those who do not see the drawing.

use contract::{Phrase, Seat};
use exponential_chaos::planet::Crater;
use exponential_chaos::state::Phase;

use super::board::Board;
use crate::say::{listed, told};
use crate::seats::full;

/// What is said where there is nothing to list.
const NOTHING: &str = "board-nothing";

/// Names the picture.
pub(super) fn title(board: &Board<'_>) -> String {
    let over = if board.phase() == Phase::Over { "yes" } else { "no" };
    let phrase = Phrase::new("board-title").with("round", board.view.course.round);
    board.words.say(&phrase.with("strength", board.game.strength(board.view)).with("over", over))
}

/// Tells everything that can change: the dice, then each planet.
pub(super) fn describe(board: &Board<'_>) -> String {
    let (view, words) = (board.view, board.words);
    let mut phrases = Vec::new();
    if view.fleet.total() > 0 {
        let dice = board.game.round_of(view).invasion().filter(|die| view.fleet.on(*die) > 0);
        let dice = dice.map(|die| {
            words.say(&Phrase::new("board-tells-die").with("die", die.to_string()).with("saucers", view.fleet.on(die)))
        });
        phrases.push(Phrase::new("board-tells-invasion").with("dice", listed(dice, NOTHING, words)));
    }
    let hand = view.defense.iter().filter_map(|die| die.lying()).map(|face| words.say(&face_name(face)));
    let hand: Vec<String> = hand.collect();
    if !hand.is_empty() {
        phrases.push(Phrase::new("board-tells-hand").with("dice", listed(hand, NOTHING, words)));
    }
    let seats: Vec<Phrase> = board.seats().map(|seat| planet(board, seat)).collect();
    phrases.extend(seats);
    told(&phrases, words)
}

/// Names a face of a defense die.
pub(super) fn face_name(face: exponential_chaos::dice::Face) -> Phrase {
    Phrase::new("face").with("face", exponential_chaos::face_word(face))
}

fn planet(board: &Board<'_>, seat: Seat) -> Phrase {
    let (planet, words) = (board.planet(seat), board.words);
    let at = |level: u8| {
        let craters = Crater::all().filter(|crater| !crater.is_core() && planet.level(*crater) == level);
        listed(craters.map(|crater| crater.to_string()), NOTHING, words)
    };
    let core = ["gone", "damaged", "whole"][usize::from(planet.level(Crater::CORE))];
    let phrase = Phrase::new("board-tells-planet").with("who", full(seat, words)).with("score", board.score(seat));
    phrase.with("damaged", at(1)).with("gone", at(0)).with("core", core)
}

//! Who sits on which side and how both stand: strength, hands, piles, discards, room for special troops.

use attack_the_tower::card::Pile;
use attack_the_tower::view::View;
use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::art;
use super::board::Board;
use super::geometry::{BACK, Half, Spot};
use super::{hand, says};
use crate::plain::wrapped;
use crate::seats::sign;
use crate::svg::{Rect, label, line, place, rect};

/// Draws the rival's plates, piles and hand.
pub(super) fn foe(board: &Board<'_>) -> Markup {
    let said = lines(board, Half::Foe);
    html! {
        (Spot::Plate(Half::Foe).group(&html! {
            (rect("plate-ground", Rect::new(0.0, 0.0, 314.0, 64.0), 8.0))
            g class="plate-more" { (rect("plate-ground", Rect::new(494.0, 0.0, 314.0, 64.0), 8.0)) }
            (seat_sign(board.seat(Half::Foe), (16.0, 15.0)))
            (line("who", (30.0, 20.5), 15.0, says::player(board.seat(Half::Foe), board.words)))
            (strength(board, Half::Foe, (10.0, 39.0)))
            (line("plate-line", (10.0, 56.0), 11.5, &said[0]))
            g class="plate-more" {
                @for (nth, said) in said[1..].iter().enumerate() {
                    (line("plate-line", (608.0, 20.0 + 17.0 * nth as f32), 11.5, said))
                }
            }
        }))
        (backs(board))
        (piles(board, Half::Foe))
    }
}

/// Draws the own plate and piles.
pub(super) fn own(board: &Board<'_>) -> Markup {
    let [_, discards, room] = lines(board, Half::Own);
    let said = wrapped(room.split(' '), 13).into_iter().chain(wrapped(discards.split(' '), 13));
    html! {
        (Spot::Plate(Half::Own).group(&html! {
            (rect("plate-ground", Rect::new(0.0, 0.0, 156.0, 84.0), 8.0))
            (seat_sign(board.own, (15.0, 14.0)))
            (strength(board, Half::Own, (28.0, 18.5)))
            @for (nth, said) in said.take(4).enumerate() {
                (line("plate-line", (8.0, 36.0 + 13.5 * nth as f32), 10.5, said))
            }
        }))
        (piles(board, Half::Own))
    }
}

fn strength(board: &Board<'_>, half: Half, at: (f32, f32)) -> Markup {
    let phrase = Phrase::new("board-strength").with("points", u32::from(board.vital(half, "vital-strength")));
    line("plate-strong", at, 12.0, board.words.say(&phrase))
}

/// What is said of a half: the hand, the discards, the room for special troops.
fn lines(board: &Board<'_>, half: Half) -> [String; 3] {
    let side = board.side(half);
    let full = side.full_territories();
    let [bases, abilities] = side.hand;
    let hand = Phrase::new("board-hand").with("bases", bases).with("abilities", abilities);
    let [gone_bases, gone_abilities] = Pile::ALL.map(|pile| pile.count(&side.discards));
    let discards = Phrase::new("board-discards").with("bases", gone_bases).with("abilities", gone_abilities);
    let room = Phrase::new("board-room").with("count", full.saturating_sub(side.specials));
    [hand, discards, room].map(|phrase| board.words.say(&phrase))
}

/// The hand of the rival: what a careful counter knows of it since a reshuffle, and the rest from behind, bases first.
fn backs(board: &Board<'_>) -> Markup {
    let side = board.side(Half::Foe);
    let count = f32::from(side.hand_size());
    let apart = if count > 3.0 { 78.0 / (count - 1.0) } else { 30.0 };
    let look = board.look(Half::Foe);
    html! {
        @if side.army.is_some() {
            g class="backs" transform="translate(196 13)" {
                @for (nth, seen) in hand::seen_by_all(side).into_iter().enumerate() {
                    g transform=(place((apart * nth as f32, 0.0), 0.74)) { (hand::small(look, seen)) }
                }
            }
        }
    }
}

/// Both draw piles of a half, each with its size.
fn piles(board: &Board<'_>, half: Half) -> Markup {
    let (side, look) = (board.side(half), board.look(half));
    html! {
        @if side.army.is_some() {
            @for pile in Pile::ALL {
                (Spot::Pile(half, pile).group(&html! {
                    g class=(if side.piles[pile as usize] == 0 { "used-up" } else { "pile" }) { (art::back(look, pile)) }
                    rect class="page-pill" x="9" y="47" width="30" height="19" rx="9.5" {}
                    (label("on-page", (BACK.0 / 2.0, 61.5), 14.5, side.piles[pile as usize]))
                }))
            }
        }
    }
}

/// Draws the sign of a seat.
pub(super) fn seat_sign(seat: Seat, at: (f32, f32)) -> Markup {
    sign(seat, at, 0.92)
}

/// Says whether anybody has an army yet.
pub(super) fn has_armies(view: &View) -> bool {
    view.table.sides.iter().all(|side| side.army.is_some())
}

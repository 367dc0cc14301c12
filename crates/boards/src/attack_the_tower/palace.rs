//! A palace: ten stones below it, of which damage turns some, and the special troops before it.

use attack_the_tower::action::Troop;
use maud::{Markup, html};

use super::board::Board;
use super::geometry::{Half, PALACE, Spot};
use super::{art, land};
use crate::svg::num;

/// Draws a palace with what stands on it.
pub(super) fn draw(board: &Board<'_>, half: Half) -> Markup {
    let specials = board.side(half).specials;
    let has_fallen = matches!(board.stage(), attack_the_tower::course::Stage::Over(fate)
        if fate == attack_the_tower::course::Fate::Palace(board.seat(if half == Half::Own { Half::Foe } else { Half::Own })));
    Spot::Palace(half).group(&html! {
        g class=[has_fallen.then_some("fallen")] { (art::palace(board.look(half))) }
        (stones(board, half, 0))
        @for nth in 0..specials {
            (Spot::Special(nth, specials).group(&land::troop(board, half, Troop::Special(nth))))
        }
    })
}

/// The stones: as many as the palace needs points; those that are hit are turned.
pub(super) fn stones(board: &Board<'_>, half: Half, hit: u8) -> Markup {
    let count = board.palace_power();
    let wide = (PALACE.0 + 8.0) / f32::from(count);
    html! {
        g class=(format!("stones {}", board.look(half).class())) {
            @for nth in 0..count {
                rect class=(if nth < hit { "stone hit" } else { "paper stone deep-edge" })
                    x=(num(-4.0 + wide * f32::from(nth) + 0.8)) y="113" width=(num(wide - 1.6)) height="12" rx="2" {}
            }
        }
    }
}

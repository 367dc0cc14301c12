//! Choosing armies: a banner for each, and on it who leads it.

use attack_the_tower::course::Stage;
use contract::Phrase;
use maud::{Markup, html};

use super::art::{self, Look};
use super::board::Board;
use super::deck;
use super::geometry::{BANNER, BANNERS, Half, PENNANT, Spot, WIDTH};
use super::lettering::squeezed;
use super::plates::seat_sign;
use super::says::{self, Says};
use crate::svg::{Rect, label, line, num, path, rect};

/// Draws all armies.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    let armies = &board.game.components.armies;
    html! {
        (rect("hall", Rect::new(0.0, 0.0, WIDTH, super::geometry::HEIGHT), 0.0))
        (path("beam", "M0 30h832v16H0z"))
        (label("hall-title", (WIDTH / 2.0, 23.0), 16.0, board.words.word("board-armies")))
        @for (nth, army) in armies.iter().enumerate() {
            @let says = Says { army, words: board.words };
            @let look = Look::of(&army.id, nth);
            (Spot::Banner(nth, armies.len()).group(&html! {
                @if armies.len() > BANNERS { (pennant(says, look)) } @else {
                    (art::banner(look, &says.army(), &sentence(says)))
                    (deck::column(says, look))
                }
                @for (place, half) in leaders(board, nth).enumerate() {
                    @let wide = if armies.len() > BANNERS { PENNANT.0 } else { BANNER.0 };
                    (leader(board, half, place, wide))
                }
            }))
        }
    }
}

/// A small banner, where there are many.
fn pennant(says: Says<'_>, look: Look) -> Markup {
    html! {
        g class=(look.class()) { (rect("main deep-line", Rect::new(0.0, 0.0, PENNANT.0, PENNANT.1), 4.0)) }
        g transform="translate(6 6) scale(.74)" { (art::palace(look)) }
        g class=(look.class()) { (squeezed("paper", (PENNANT.0 / 2.0, 108.0), 14.0, &says.army(), PENNANT.0 - 10.0)) }
    }
}

/// Says in a sentence how an army fights; nothing for one that is not printed.
fn sentence(says: Says<'_>) -> String {
    says.words.say(&Phrase::new("board-army").with("army", &*says.army.id))
}

/// Returns who leads an army, as far as it may be known.
fn leaders<'a>(board: &'a Board<'_>, nth: usize) -> impl Iterator<Item = Half> + 'a {
    let leads = move |half: &Half| {
        let seat = board.seat(*half);
        let secret = board.view.secret(seat).and_then(|secret| secret.army);
        board.side(*half).army.or(secret.filter(|_| board.stage() == Stage::Army)) == Some(nth as u8)
    };
    [Half::Own, Half::Foe].into_iter().filter(leads)
}

fn leader(board: &Board<'_>, half: Half, place: usize, room: f32) -> Markup {
    let name = says::player(board.seat(half), board.words);
    let wide = 44.0 + 9.0 * name.chars().count() as f32;
    html! {
        g class="leader" transform=(format!("translate({} {})", num((room - wide) / 2.0), num(-6.0 + 34.0 * place as f32))) {
            rect class="page-pill" width=(num(wide)) height="30" rx="15" {}
            (seat_sign(board.seat(half), (18.0, 15.0)))
            (line("on-page", (32.0, 20.5), 16.0, name))
        }
    }
}

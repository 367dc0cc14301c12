//! Giving up: asked once more, with what it brings.

use contract::Phrase;
use maud::{Markup, html};

use super::icon;
use super::said::decided;
use crate::tongue::bidi;
use crate::view::giving_up::GivingUp;
use crate::view::table_page::{SeatRow, TablePage};

/// Offers, for each seat of the observer's, to give it up.
pub(crate) fn forms(look: &TablePage) -> Markup {
    html! {
        @for place in &look.seats {
            @if let Some(brings) = &place.if_given_up { (form(look, place, brings)) }
        }
    }
}

fn form(look: &TablePage, place: &SeatRow, brings: &GivingUp) -> Markup {
    let (tongue, seat) = (look.tongue, place.seat.index());
    let as_seat = Phrase::new("give-up-as").with("seat", place.called.as_str());
    let give_up = if look.seats.len() > 1 { as_seat } else { Phrase::new("give-up") };
    let wins = *brings == GivingUp::Wins;
    html! {
        details class="resign" id=(format!("resign-{seat}")) {
            summary { (icon::flag()) (tongue.say(&give_up)) }
            form method="post" action=(format!("/table/{}/resign", look.id)) data-live {
                (decided(look, place.seat))
                p {
                    (bidi::text(&tongue.say(&brings.said(tongue))))
                    @if !wins { " " (tongue.word("give-up-for-good")) }
                }
                button id=(format!("give-up-{seat}")) class="btn danger" {
                    @if wins { (tongue.word("end-the-game")) } @else { (tongue.word("give-up-yes")) }
                }
            }
        }
    }
}

/// Tells the observer, beside the question, that they have given a seat up.
pub(crate) fn given_up(look: &TablePage, place: &SeatRow) -> Markup {
    let said = Phrase::new("you-gave-up").with("seat", place.called.as_str());
    html! {
        section class="panel stand-in" id=(format!("gave-up-{}", place.seat.index())) {
            p { (icon::seat(place.seat)) (look.tongue.text(&said)) }
        }
    }
}

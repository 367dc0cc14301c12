//! Who plays a seat: its person, or a bot for a while.

use maud::{Markup, html};

use super::moves::decided;
use super::{bidi, icon, sitters};
use crate::away;
use crate::look::{Look, Owner, Place};

/// Offers, beside the question, to take a seat back from its bot, and to let a bot play for who has been silent.
pub(crate) fn stand_ins(look: &Look) -> Markup {
    html! {
        @for place in look.seats.iter().filter(|place| place.owner == Owner::Me && !place.resigned) {
            @if let (Some(bot), None) = (&place.bot, &look.ending) { (back(look, place, bot)) }
        }
        @for place in look.seats.iter().filter(|place| place.given_up) { (silent(look, place)) }
    }
}

fn back(look: &Look, place: &Place, bot: &str) -> Markup {
    html! {
        form class="panel stand-in" method="post" action=(format!("/table/{}/hand", look.id)) data-live {
            (decided(look, place.seat))
            p { (icon::seat(place.seat)) "The bot " (bot) " plays for you as seat " (place.printed) "." }
            button id=(format!("back-{}", place.seat.index())) class="btn primary" { "Take the seat back" }
        }
    }
}

fn silent(look: &Look, place: &Place) -> Markup {
    let time = look.company.patience.map(away::words).unwrap_or_default();
    html! {
        form class="panel stand-in" method="post" action=(format!("/table/{}/stand-in", look.id)) data-live {
            (decided(look, place.seat))
            p { (icon::seat(place.seat)) (bidi::text(&place.called())) " has been silent for " (time.to_lowercase()) " or more." }
            button id=(format!("stand-in-{}", place.seat.index())) class="btn" { "Let a bot play for seat " (place.printed) }
        }
    }
}

/// Offers, in the list of seats, to hand a seat to a bot: one's own, or one that is nobody's to whoever made the table.
pub(crate) fn hand(look: &Look, place: &Place) -> Markup {
    html! { (bot(look, place)) (elsewhere(look, place)) }
}

/// Offers to play one's own seat on another device, or to give it to somebody else's.
fn elsewhere(look: &Look, place: &Place) -> Markup {
    let may = place.owner == Owner::Me && look.ending.is_none() && !place.resigned;
    html! {
        @if may {
            details id=(format!("elsewhere-{}", place.seat.index())) class="hand" {
                summary { "Play on another device" }
                p { a href="/me" { "Your own page" } " has a link for another device of yours. This one gives the seat away:" }
                form method="post" action=(format!("/table/{}/device", look.id)) {
                    input type="hidden" name="seat" value=(place.seat.index());
                    button id=(format!("give-{}", place.seat.index())) class="btn" { "Give seat " (place.printed) " to somebody" }
                }
            }
        }
    }
}

fn bot(look: &Look, place: &Place) -> Markup {
    let mine = place.owner == Owner::Me && place.bot.is_none();
    let may = look.ending.is_none() && !place.resigned && (mine || place.gives);
    let words = if mine { "Let a bot play for a while" } else { "Let a bot play" };
    html! {
        @if may && place.bot.is_some() {
            form method="post" action=(format!("/table/{}/hand", look.id)) data-live {
                (decided(look, place.seat))
                button id=(format!("free-{}", place.seat.index())) class="btn quiet" { "Free the seat" }
            }
        } @else if may {
            details id=(format!("hand-{}", place.seat.index())) class="hand" {
                summary { (words) }
                form method="post" action=(format!("/table/{}/hand", look.id)) data-live {
                    (decided(look, place.seat))
                    label class="field" {
                        span { "Which bot" }
                        select name="bot" { (sitters::bots("greedy")) }
                    }
                    button class="btn" { "Hand over seat " (place.printed) }
                }
            }
        }
    }
}

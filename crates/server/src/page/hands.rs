//! Who plays a seat: its person, or a bot for a while.

use contract::Phrase;
use maud::{Markup, html};

use super::said::decided;
use super::{give_up, icon, sitters};
use crate::live::away;
use crate::tongue::link;
use crate::view::table_page::{Owner, SeatRow, TablePage};

/// Offers, beside the question, to take a seat back from its bot, and to let a bot play for who has been silent.
pub(crate) fn stand_ins(look: &TablePage) -> Markup {
    html! {
        @for place in look.seats.iter().filter(|place| place.owner == Owner::Me && !place.resigned) {
            @if let (Some(bot), None) = (&place.bot, &look.ending) { (back(look, place, bot)) }
        }
        @for place in look.seats.iter().filter(|place| place.owner == Owner::Me && place.resigned) {
            @if look.ending.is_none() { (give_up::given_up(look, place)) }
        }
        @for place in look.seats.iter().filter(|place| place.given_up) { (silent(look, place)) }
    }
}

fn back(look: &TablePage, place: &SeatRow, bot: &str) -> Markup {
    html! {
        form class="panel stand-in" method="post" action=(format!("/table/{}/hand", look.id)) data-live {
            (decided(look, place.seat))
            p { (icon::seat(place.seat))
                (look.tongue.text(&Phrase::new("bot-plays-for-you").with("bot", bot)))
            }
            button id=(format!("back-{}", place.seat.index())) class="btn primary" { (look.tongue.word("take-seat-back")) }
        }
    }
}

fn silent(look: &TablePage, place: &SeatRow) -> Markup {
    let time = look.tongue.say(&away::words(look.status.patience));
    let silent = Phrase::new("away-for").with("who", place.called.as_str()).with("time", time);
    let call = Phrase::new("call-in-a-bot").with("seat", place.called.as_str());
    html! {
        form class="panel stand-in" method="post" action=(format!("/table/{}/stand-in", look.id)) data-live {
            (decided(look, place.seat))
            p { (icon::seat(place.seat)) (look.tongue.text(&silent)) }
            button id=(format!("stand-in-{}", place.seat.index())) class="btn" { (look.tongue.say(&call)) }
        }
    }
}

/// Offers, in the list of seats, to hand a seat to a bot: one's own, or one that is nobody's to whoever made the table.
pub(crate) fn hand(look: &TablePage, place: &SeatRow) -> Markup {
    html! { (bot(look, place)) (elsewhere(look, place)) }
}

/// Offers to play one's own seat on another device, or to give it to somebody else's.
fn elsewhere(look: &TablePage, place: &SeatRow) -> Markup {
    let may = place.owner == Owner::Me && look.ending.is_none() && !place.resigned;
    let give = Phrase::new("give-seat").with("seat", place.called.as_str());
    html! {
        @if may {
            details id=(format!("elsewhere-{}", place.seat.index())) class="hand" {
                summary { (look.tongue.word("play-on-another-device")) }
                p { (look.tongue.marked(&Phrase::new("give-seat-away-hint"), &[("page", &link("/me"))])) }
                form method="post" action=(format!("/table/{}/device", look.id)) {
                    input type="hidden" name="seat" value=(place.seat.index());
                    button id=(format!("give-{}", place.seat.index())) class="btn" { (look.tongue.say(&give)) }
                }
            }
        }
    }
}

fn bot(look: &TablePage, place: &SeatRow) -> Markup {
    let mine = place.owner == Owner::Me && place.bot.is_none();
    let may = look.ending.is_none() && !place.resigned && (mine || place.gives);
    let tongue = look.tongue;
    let words = if mine { tongue.word("bot-for-a-while") } else { tongue.word("let-a-bot-play") };
    let hand = Phrase::new("hand-over-seat").with("seat", place.called.as_str());
    html! {
        @if may && place.bot.is_some() {
            form method="post" action=(format!("/table/{}/hand", look.id)) data-live {
                (decided(look, place.seat))
                button id=(format!("free-{}", place.seat.index())) class="btn quiet" { (tongue.word("free-the-seat")) }
            }
        } @else if may {
            details id=(format!("hand-{}", place.seat.index())) class="hand" {
                summary { (words) }
                form method="post" action=(format!("/table/{}/hand", look.id)) data-live {
                    (decided(look, place.seat))
                    label class="field" {
                        span { (tongue.word("which-bot")) }
                        select name="bot" { (sitters::bots(tongue, &look.bots, &look.usual_bot)) }
                    }
                    button class="btn" { (tongue.say(&hand)) }
                }
            }
        }
    }
}

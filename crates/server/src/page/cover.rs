//! A screen that several people share: covered while the device goes from hand to hand, and whose it is otherwise.

use contract::Seat;
use maud::{Markup, html};

use super::table::Notice;
use super::{bidi, hands, icon, seats, wrong};
use crate::look::{Look, Owner, Place};

/// Covers the table until somebody says who they are. What everybody may know is left out too: nothing is lost by it, and
/// nobody need look for what may be secret.
pub(crate) fn main(look: &Look, origin: &str, name: Option<&str>, notice: Option<&Notice>) -> Markup {
    let mine = || look.seats.iter().filter(|place| place.owner == Owner::Me);
    let asked: Vec<&Place> = mine().filter(|place| place.is_asked() && place.bot.is_none()).collect();
    let others = mine().filter(|place| asked.iter().all(|other| other.seat != place.seat));
    html! {
        main id="main" class="covered" {
            (wrong::notice(notice.map(|notice| &notice.wrong), None))
            section id="cover" class="panel cover" aria-labelledby="cover-title" {
                @match asked.first() {
                    Some(next) => {
                        (icon::seat(next.seat))
                        h2 id="cover-title" tabindex="-1" { "Hand the device to " (bidi::text(&person(next))) "." }
                    }
                    None => h2 id="cover-title" tabindex="-1" { "Who is looking?" },
                }
                p class="muted" { "Nothing secret is on the screen now." }
                form method="post" action=(format!("/table/{}/screen", look.id)) {
                    @for (nth, place) in asked.iter().enumerate() { (i_am(place, nth == 0)) }
                    @for place in others { (i_am(place, false)) }
                }
            }
            div class="beneath" {
                @if let Some(place) = &look.invited { (seats::invitation(look, place, name)) }
                (hands::stand_ins(look))
                (seats::links(look, origin))
                (seats::panel(look, origin))
            }
        }
    }
}

fn i_am(place: &Place, primary: bool) -> Markup {
    html! {
        button id=(format!("i-am-{}", place.seat.index())) class={ "btn" @if primary { " primary" } } name="seat"
            value=(place.seat.index()) { "I am " (bidi::text(&person(place))) }
    }
}

/// Names somebody by the seat, and by the name if there is one.
fn person(place: &Place) -> String {
    match &place.name {
        Some(name) => format!("{} ({})", name.isolated(), place.printed),
        None => place.printed.to_owned(),
    }
}

/// Says whose screen it is, and covers it.
pub(crate) fn strip(look: &Look, seat: Seat) -> Markup {
    html! {
        @if let Some(place) = look.seats.iter().find(|place| place.seat == seat) {
            form id="whose" class="panel whose-screen" method="post" action=(format!("/table/{}/screen", look.id)) {
                (icon::seat(seat))
                span { "You are " b { (bidi::text(&person(place))) } }
                button class="btn quiet" { "Hand over" }
            }
        }
    }
}

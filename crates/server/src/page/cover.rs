//! A screen that several people share: covered while the device goes from hand to hand, and whose it is otherwise.

use contract::{Phrase, Seat};
use maud::{Markup, html};

use super::{following, hands, icon, seats, wrong};
use crate::tongue::Tongue;
use crate::view::notice::Notice;
use crate::view::table_page::{Owner, SeatRow, TablePage};

/// Covers the table until somebody says who they are. What everybody may know is left out too: nothing is lost by it, and
/// nobody need look for what may be secret.
pub(crate) fn main(look: &TablePage, origin: &str, name: Option<&str>, notice: Option<&Notice>) -> Markup {
    let tongue = look.tongue;
    let mine = || look.seats.iter().filter(|place| place.owner == Owner::Me);
    let asked: Vec<&SeatRow> = mine().filter(|place| place.is_asked() && place.bot.is_none()).collect();
    let others = mine().filter(|place| asked.iter().all(|other| other.seat != place.seat));
    html! {
        main id="main" class="covered" {
            (wrong::notice(tongue, notice.map(|notice| &notice.wrong), None))
            section id="cover" class="panel cover" aria-labelledby="cover-title" {
                @match asked.first() {
                    Some(next) => {
                        (icon::seat(next.seat))
                        h2 id="cover-title" tabindex="-1" {
                            (tongue.text(&Phrase::new("cover-hand-to").with("person", next.called.as_str())))
                        }
                    }
                    None => h2 id="cover-title" tabindex="-1" { (tongue.word("cover-who")) },
                }
                p class="muted" { (tongue.word("cover-nothing-secret")) }
                form method="post" action=(format!("/table/{}/screen", look.id)) {
                    @for (nth, place) in asked.iter().enumerate() { (i_am(tongue, place, nth == 0)) }
                    @for place in others { (i_am(tongue, place, false)) }
                }
            }
            div class="beneath" {
                @if let Some(place) = &look.invited { (seats::invitation(look, place, name)) }
                (following::kept(look))
                (hands::stand_ins(look))
                (seats::links(look, origin))
                (seats::panel(look, origin))
            }
        }
    }
}

fn i_am(tongue: Tongue, place: &SeatRow, primary: bool) -> Markup {
    html! {
        button id=(format!("i-am-{}", place.seat.index())) class={ "btn" @if primary { " primary" } } name="seat"
            value=(place.seat.index()) { (tongue.text(&Phrase::new("cover-i-am").with("person", place.said.as_str()))) }
    }
}

/// Says whose screen it is, and covers it.
pub(crate) fn strip(look: &TablePage, seat: Seat) -> Markup {
    html! {
        @if let Some(place) = look.seats.iter().find(|place| place.seat == seat) {
            form id="whose" class="panel whose-screen" method="post" action=(format!("/table/{}/screen", look.id)) {
                (icon::seat(seat))
                span { (look.tongue.text(&Phrase::new("cover-you-are").with("person", place.called.as_str()))) }
                button class="btn quiet" { (look.tongue.word("cover-hand-over")) }
            }
        }
    }
}

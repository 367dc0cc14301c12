//! Who sits where, and the links to free seats.

use contract::Phrase;
use maud::{Markup, html};

use super::{glance, guide, hands, icon, promise, qr, share};
use crate::live::away;
use crate::tongue::bidi;
use crate::tongue::link;
use crate::view::table_page::{Owner, SeatRow, TablePage};
use crate::view::table_status::SeatStatus;

/// Where the links to free seats begin.
const INVITE: &str = "invite";

/// Leads from the top of the page to the links for those who are still waited for.
pub(crate) fn invite(look: &TablePage) -> Markup {
    html! {
        @if look.seats.iter().any(|place| place.link.is_some()) {
            a class="btn quiet" href=(format!("#{INVITE}")) { (icon::invite()) span { (look.tongue.word("invite")) } }
        }
    }
}

/// Lists the seats.
pub(crate) fn panel(look: &TablePage, origin: &str) -> Markup {
    let tongue = look.tongue;
    let meaning = link(format!("/table/{}/dice", look.id));
    html! {
        section id="seats" class="panel" aria-labelledby="seats-title" {
            h2 id="seats-title" { (tongue.word("table")) }
            ul class="seats" { @for place in &look.seats { (seat(look, place)) } }
            @if look.seats.len() > 1 { (manners(look)) }
            p class="share" {
                label for="watch" { (tongue.word("link-for-watching")) }
                (share::address(tongue, "watch", &format!("{origin}/table/{}", look.id), look.title))
            }
            // An invitation shows it already.
            @if let Some(hash) = look.commitment.as_ref().filter(|_| look.settled.is_none()) {
                p class="commitment" {
                    (tongue.marked(&Phrase::new("seed-is-promised").with("hash", hash.as_str()), &[("meaning", &meaning)]))
                }
            }
        }
    }
}

/// Says what holds at a table of several.
fn manners(look: &TablePage) -> Markup {
    let tongue = look.tongue;
    let patience = look
        .status
        .patience
        .map(|time| Phrase::new("others-may-call-a-bot").with("time", tongue.say(&away::words(Some(time)))));
    html! {
        @if look.ending.is_none() {
            p class="manners" {
                @if look.status.drawn { (tongue.word("seats-by-lot")) " " }
                @match &patience {
                    Some(said) => (tongue.say(said)),
                    None => (tongue.word("no-time-limit")),
                }
            }
            @if look.plays {
                p class="notify" hidden { button id="notify" class="btn" type="button" { (tongue.word("tell-me")) } }
            }
        }
    }
}

fn seat(look: &TablePage, place: &SeatRow) -> Markup {
    let tongue = look.tongue;
    let note = match place.owner {
        _ if place.resigned && look.ending.is_some() => tongue.word("seat-gave-up"),
        _ if place.resigned => tongue.word("seat-has-given-up"),
        Owner::Me => tongue.word("seat-you"),
        Owner::Nobody => tongue.word("seat-free"),
        Owner::Other => "",
    };
    html! {
        li class={ "seat" @if look.questions.iter().any(|ask| ask.seat == place.seat) { " asked" } } id=(format!("seat-{}", place.seat.index())) {
            (icon::seat(place.seat))
            b { (bidi::text(&place.called)) }
            @if let (Some(_), Some(bot)) = (&place.name, &place.bot) { span { (bot) } }
            @if !note.is_empty() { span class="note" { (note) } }
            @if place.resigned || look.seats.len() > 1 && place.state != SeatStatus::Idle {
                span class="doing" { (glance::doing(tongue, place)) }
            }
            (hands::hand(look, place))
        }
    }
}

/// Shows the links to free seats to whoever may give them away.
pub(crate) fn links(look: &TablePage, origin: &str) -> Markup {
    let tongue = look.tongue;
    let send = |place: &SeatRow| tongue.say(&Phrase::new("send-this-link").with("seat", place.called.as_str()));
    let code = |place: &SeatRow| tongue.say(&Phrase::new("link-of-seat-as-code").with("seat", place.called.as_str()));
    let links = look.seats.iter().filter_map(|place| Some((place, place.link.as_ref()?)));
    html! {
        @for (nth, (place, link)) in links.enumerate() {
            @let address = format!("{origin}/seat/{}", link.token);
            @let id = format!("link-{}", place.seat.index());
            section id=[(nth == 0).then_some(INVITE)] class="panel link" {
                label for=(id) {
                    (icon::seat(place.seat)) (send(place))
                }
                (share::address(tongue, &id, &address, look.title))
                details id=(format!("more-{}", place.seat.index())) class="more-of-link" {
                    summary { (tongue.word("code-or-new-link")) }
                    (qr::code(&address, &code(place)))
                    form method="post" action=(format!("/table/{}/link", look.id)) {
                        input type="hidden" name="seat" value=(place.seat.index());
                        input type="hidden" name="issue" value=(link.issue);
                        button id=(format!("anew-{}", place.seat.index())) class="btn quiet" { (tongue.word("new-link")) }
                        span class="muted" { (tongue.word("old-link-ends")) }
                    }
                }
            }
        }
    }
}

/// Offers a free seat to whoever followed its link.
pub(crate) fn invitation(look: &TablePage, place: &SeatRow, name: Option<&str>) -> Markup {
    let tongue = look.tongue;
    html! {
        section class="panel invitation" aria-labelledby="invitation-title" {
            h2 id="invitation-title" { (icon::seat(place.seat)) (tongue.word("your-seat-is-ready")) }
            form method="post" action=(format!("/table/{}/sit", look.id)) data-entropy {
                label class="field" {
                    span { (tongue.word("your-name")) }
                    input name="name" maxlength="40" autocomplete="nickname" value=[name];
                }
                @if let Some(first) = look.newcomer { (guide::wanted(tongue, first)) }
                @if let Some(dice) = &look.settled { (promise::shown(tongue, dice)) }
                button id="sit-down" class="btn primary" { (tongue.word("sit-down")) }
            }
        }
    }
}

//! Who sits where, and the links to free seats.

use maud::{Markup, html};

use super::{bidi, guide, hands, icon, promise, qr};
use crate::away;
use crate::company::State;
use crate::look::{Look, Owner, Place};

/// Lists the seats.
pub(crate) fn panel(look: &Look, origin: &str) -> Markup {
    html! {
        section id="seats" class="panel" aria-labelledby="seats-title" {
            h2 id="seats-title" { "Table" }
            ul class="seats" { @for place in &look.seats { (seat(look, place)) } }
            @if look.seats.len() > 1 { (manners(look)) }
            p class="share" {
                label for="watch" { "Link for watching" }
                input id="watch" readonly value=(format!("{origin}/table/{}", look.id));
            }
            // An invitation shows it already.
            @if let Some(hash) = look.commitment.as_ref().filter(|_| look.settled.is_none()) {
                p class="commitment" {
                    "The dice follow from a secret seed that is shown at the end. Its SHA-256: "
                    code { (hash) }
                    " " a href=(format!("/table/{}/dice", look.id)) { "What this means" }
                }
            }
        }
    }
}

/// Says what holds at a table of several.
fn manners(look: &Look) -> Markup {
    html! {
        @if look.ending.is_none() {
            p class="manners" {
                @if look.company.drawn { "The seats were drawn by lot. " }
                @match look.company.patience {
                    Some(time) => {
                        "Whoever is silent for " (away::words(time).to_lowercase())
                        " may be played by a bot if another asks for it, and comes back by a button."
                    }
                    None => "Everybody is waited for, however long they take.",
                }
            }
            @if look.plays {
                p class="notify" hidden { button id="notify" class="btn" type="button" { "Tell me when it is my turn" } }
            }
        }
    }
}

fn seat(look: &Look, place: &Place) -> Markup {
    let state = match place.state {
        State::Idle => "",
        State::ToMove => "to move",
        State::AtWork => "still at work",
        State::Finished => "finished",
    };
    let note = match place.owner {
        _ if place.resigned => "has given up",
        Owner::Me => "you",
        Owner::Nobody => "free",
        Owner::Other => "",
    };
    html! {
        li class={ "seat" @if look.asks.iter().any(|ask| ask.seat == place.seat) { " asked" } } id=(format!("seat-{}", place.seat.index())) {
            (icon::seat(place.seat))
            b { (place.printed) }
            @if place.name.is_some() || place.bot.is_some() { span { (bidi::text(&place.called())) } }
            @if !note.is_empty() { span class="note" { (note) } }
            @if look.seats.len() > 1 && !state.is_empty() { span class="doing" { (state) } }
            (hands::hand(look, place))
        }
    }
}

/// Shows the links to free seats to whoever may give them away.
pub(crate) fn links(look: &Look, origin: &str) -> Markup {
    let links = look.seats.iter().filter_map(|place| Some((place, place.link.as_ref()?)));
    html! {
        @for (place, link) in links {
            @let address = format!("{origin}/seat/{}", link.token);
            section class="panel link" {
                label for=(format!("link-{}", place.seat.index())) {
                    (icon::seat(place.seat)) "Send this link to whoever plays " (place.printed)
                }
                input id=(format!("link-{}", place.seat.index())) readonly value=(address);
                details id=(format!("more-{}", place.seat.index())) class="more-of-link" {
                    summary { "QR code, or a new link" }
                    (qr::code(&address, &format!("The link to seat {} as a QR code", place.printed)))
                    form method="post" action=(format!("/table/{}/link", look.id)) {
                        input type="hidden" name="seat" value=(place.seat.index());
                        input type="hidden" name="issue" value=(link.issue);
                        button id=(format!("anew-{}", place.seat.index())) class="btn quiet" { "Make a new link" }
                        span class="muted" { "The old one then no longer works." }
                    }
                }
            }
        }
    }
}

/// Offers a free seat to whoever followed its link.
pub(crate) fn invitation(look: &Look, place: &Place, name: Option<&str>) -> Markup {
    html! {
        section class="panel invitation" aria-labelledby="invitation-title" {
            h2 id="invitation-title" { "You are invited to play seat " (place.printed) }
            form method="post" action=(format!("/table/{}/sit", look.id)) data-entropy {
                label class="field" {
                    span { "Your name, if you like" }
                    input name="name" maxlength="40" autocomplete="nickname" value=[name];
                }
                @if let Some(first) = look.newcomer { (guide::wanted(first)) }
                @if let Some(dice) = &look.settled { (promise::shown(dice)) }
                button id="sit-down" class="btn primary" { "Sit down" }
            }
        }
    }
}

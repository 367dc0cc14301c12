//! Playing on another device: the link that is shown here, and what it opens there.

use maud::{Markup, html};

use super::{bidi, icon, qr};

/// What a link hands over, as its page tells it.
pub(crate) enum Offer {
    /// All that a person has, with what they are called.
    Person(Option<String>),
    /// A seat: the game, the seat's printed name, and the table's id.
    Seat { game: &'static str, seat: &'static str },
}

/// Shows a new link, as text and for a camera.
pub(crate) fn made(address: &str, offer: &Offer, back: &str) -> Markup {
    html! {
        header class="opening" {
            h1 { @match offer { Offer::Person(_) => "Play on another device", Offer::Seat { .. } => "Give the seat away" } }
            p class="lead" {
                @match offer {
                    Offer::Person(_) => "Open this link on the other device. It is you there too; both devices work.",
                    Offer::Seat { game, seat } => {
                        "Whoever opens this link plays seat " (seat) " of " (game) " from then on. You no longer do."
                    }
                }
            }
        }
        section class="panel hand-over" {
            (qr::code(address, "The link as a QR code"))
            div {
                label class="field" {
                    span { "The link" }
                    input id="device-link" class="code" readonly value=(address);
                }
                p class="muted" { "It works once, within ten minutes. Show it to nobody else." }
                p class="row" { a class="btn" href=(back) { "Done" } }
            }
        }
    }
}

/// Says on the other device what the link does there. `others` are the tables that this browser has already, as somebody
/// else.
pub(crate) fn opened(token: &str, offer: &Offer, others: usize, name: Option<&str>) -> Markup {
    html! {
        section class="panel hand-over opened" {
            form method="post" action=(format!("/device/{token}")) {
                @match offer {
                    Offer::Person(called) => {
                        h1 { "Play here as " @if let Some(called) = called { (bidi::text(called)) } @else { "yourself" } "?" }
                        p { "All your tables are then here too. The other device keeps them." }
                        @if others > 0 {
                            p class="refusal" {
                                (icon::alert())
                                span {
                                    "This browser already sits at " (others) @if others == 1 { " table" } @else { " tables" }
                                    " of its own. It cannot open " @if others == 1 { "that one" } @else { "those" }
                                    " afterwards, unless you keep a link from "
                                    a href="/me" { "your page" } " first."
                                }
                            }
                        }
                        button id="use-link" class="btn primary" { "Play here" }
                    }
                    Offer::Seat { game, seat } => {
                        h1 { "Play seat " (seat) " of " (game) "?" }
                        p { "The seat is yours from then on, with all that it knows." }
                        label class="field" {
                            span { "Your name, if you like" }
                            input name="name" maxlength="40" autocomplete="nickname" value=[name];
                        }
                        button id="use-link" class="btn primary" { "Take the seat" }
                    }
                }
            }
        }
    }
}

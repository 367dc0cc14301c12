//! Playing on another device: the link that is shown here, and what it opens there.

use contract::Phrase;
use maud::{Markup, html};

use super::{icon, qr};
use crate::tongue::{Tongue, link};

/// What a link hands over, as its page tells it.
pub(crate) enum Offer {
    /// All that a person has, with what they are called.
    Person(Option<String>),
    /// A seat: the game, and what the seat is called.
    Seat { game: &'static str, seat: String },
}

/// Shows a new link, as text and for a camera.
pub(crate) fn made(tongue: Tongue, address: &str, offer: &Offer, back: &str) -> Markup {
    html! {
        header class="opening" {
            h1 {
                @match offer {
                    Offer::Person(_) => (tongue.word("play-on-another-device")),
                    Offer::Seat { .. } => (tongue.word("give-the-seat-away")),
                }
            }
            p class="lead" {
                @match offer {
                    Offer::Person(_) => (tongue.word("device-made")),
                    Offer::Seat { game, seat } => {
                        (tongue.say(&Phrase::new("device-made-seat").with("seat", seat.as_str()).with("game", *game)))
                    }
                }
            }
        }
        section class="panel hand-over" {
            (qr::code(address, tongue.word("link-as-code")))
            div {
                label class="field" {
                    span { (tongue.word("the-link")) }
                    input id="device-link" class="code" readonly value=(address);
                }
                p class="muted" { (tongue.word("device-once")) }
                p class="row" { a class="btn" href=(back) { (tongue.word("done")) } }
            }
        }
    }
}

/// Says on the other device what the link does there. `others` are the tables that this browser has already, as somebody
/// else.
pub(crate) fn opened(tongue: Tongue, token: &str, offer: &Offer, others: usize, name: Option<&str>) -> Markup {
    let lost = Phrase::new("device-others").with("count", others as i64);
    html! {
        section class="panel hand-over opened" {
            form method="post" action=(format!("/device/{token}")) {
                @match offer {
                    Offer::Person(called) => {
                        h1 {
                            @if let Some(called) = called {
                                (tongue.text(&Phrase::new("device-play-as").with("name", called.as_str())))
                            } @else { (tongue.word("device-play-as-yourself")) }
                        }
                        p { (tongue.word("device-all-tables")) }
                        @if others > 0 {
                            p class="refusal" {
                                (icon::alert())
                                span { (tongue.marked(&lost, &[("page", &link("/me"))])) }
                            }
                        }
                        button id="use-link" class="btn primary" { (tongue.word("device-play-here")) }
                    }
                    Offer::Seat { game, seat } => {
                        h1 { (tongue.say(&Phrase::new("device-play-seat").with("seat", seat.as_str()).with("game", *game))) }
                        p { (tongue.word("device-seat-is-yours")) }
                        label class="field" {
                            span { (tongue.word("your-name")) }
                            input name="name" maxlength="40" autocomplete="nickname" value=[name];
                        }
                        button id="use-link" class="btn primary" { (tongue.word("device-take-seat")) }
                    }
                }
            }
        }
    }
}

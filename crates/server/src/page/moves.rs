//! The prompt and the list of all legal actions: the board in words, and the forms that act.

use contract::Seat;
use maud::{Markup, html};

use super::icon;
use crate::look::{Ask, Look, Owner, Place, Said};

/// Writes a sentence with its rule as a link.
pub(crate) fn said(game: &str, said: &Said) -> Markup {
    html! { (said.text) @if let Some(number) = said.rule { " " (rule(game, number)) } }
}

/// Links a rule by its number.
pub(crate) fn rule(game: &str, number: &str) -> Markup {
    html! { a class="rule" href=(format!("/rules/{game}#{number}")) { (number) } }
}

/// The fields that every action names: whose it is, and the version of the page it was decided on.
fn decided(look: &Look, seat: Seat) -> Markup {
    html! {
        input type="hidden" name="version" value=(look.version);
        input type="hidden" name="seat" value=(seat.index());
    }
}

/// Says what to do now, or who is waited for.
pub(crate) fn prompt(look: &Look) -> Markup {
    let waits = look.asks.is_empty();
    html! {
        section id="prompt" class={ "panel prompt" @if waits { " waiting" } } aria-label="What to do now" tabindex="-1" {
            div role="status" {
                @for ask in &look.asks {
                    @if look.asks.len() > 1 { p class="whose" { (icon::seat(ask.seat)) (called(look, ask.seat)) } }
                    p class="ask" { (ask.question.text) }
                    @if let Some(detail) = &ask.detail { p class="why" { (said(look.game, detail)) } }
                }
                @if waits { p class="ask" { (waiting(look)) } }
            }
            @for ask in look.asks.iter().filter(|ask| ask.undo > 0) { (undo(look, ask)) }
        }
    }
}

fn called(look: &Look, seat: Seat) -> String {
    look.seats.iter().find(|place| place.seat == seat).map(Place::called).unwrap_or_default()
}

fn waiting(look: &Look) -> String {
    if look.ending.is_some() {
        "The game is over.".to_owned()
    } else if !look.begun {
        "The game begins when every seat is taken.".to_owned()
    } else if look.waiting.is_empty() {
        "One moment.".to_owned()
    } else {
        format!("Waiting for {}.", look.waiting.join(", "))
    }
}

fn undo(look: &Look, ask: &Ask) -> Markup {
    html! {
        form method="post" action=(format!("/table/{}/undo", look.id)) data-live {
            (decided(look, ask.seat))
            button id=(format!("undo-{}", ask.seat.index())) class="btn" name="steps" value="1" aria-label="Undo the last step" {
                (icon::undo()) "Undo"
            }
        }
    }
}

/// Lists every legal action as a button, grouped as a player thinks.
pub(crate) fn moves(look: &Look) -> Markup {
    html! {
        section id="moves" class="panel" aria-label="Moves" {
            @for ask in &look.asks {
                @if look.asks.len() > 1 { h2 class="whose" { (icon::seat(ask.seat)) (called(look, ask.seat)) } }
                (list(look, ask))
            }
            @if look.asks.is_empty() { p class="none muted" { "There is nothing to choose for you now." } }
            (by_hand(look))
        }
    }
}

fn list(look: &Look, ask: &Ask) -> Markup {
    html! {
        form class="moves" method="post" action=(format!("/table/{}/act", look.id)) data-live {
            (decided(look, ask.seat))
            @for group in &ask.groups {
                fieldset {
                    legend { (said(look.game, &group.heading)) }
                    @for one in &group.moves {
                        button class="move" id=(format!("m{}-{}", ask.seat.index(), one.token)) name="token" value=(one.token) {
                            span { (one.name.text) } code { (one.token) }
                        }
                    }
                }
            }
        }
    }
}

/// Takes a move in notation, and resigns. Resigning asks once more.
fn by_hand(look: &Look) -> Markup {
    html! {
        @for ask in &look.asks {
            form class="by-hand" method="post" action=(format!("/table/{}/act", look.id)) data-live {
                (decided(look, ask.seat))
                label for=(format!("by-hand-{}", ask.seat.index())) { "Or write the move" }
                input id=(format!("by-hand-{}", ask.seat.index())) name="token" required maxlength="100"
                    autocomplete="off" autocapitalize="off" spellcheck="false";
                button class="btn" { "Play it" }
            }
        }
        @for place in look.seats.iter().filter(|place| place.owner == Owner::Me && !place.resigned) {
            details class="resign" id=(format!("resign-{}", place.seat.index())) {
                summary { (icon::flag()) "Give up" @if look.seats.len() > 1 { " as " (place.printed) } }
                form method="post" action=(format!("/table/{}/resign", look.id)) data-live {
                    (decided(look, place.seat))
                    p { "This cannot be taken back." }
                    button class="btn danger" { "Yes, give up the game" }
                }
            }
        }
    }
}

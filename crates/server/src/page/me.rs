//! The page of one person: what they are called, their other devices, and all that is theirs.

use contract::Phrase;
use maud::{Markup, html};

use super::form::Fault;
use crate::tongue::Tongue;

/// Makes the page of somebody who has sat at a table; `tables` is at how many.
pub(crate) fn main(tongue: Tongue, name: Option<&str>, tables: usize, fault: Option<&Fault>) -> Markup {
    let data = Phrase::new("me-data").with("count", tables as i64);
    html! {
        header class="opening" {
            h1 { @if let Some(name) = name { bdi { (name) } } @else { (tongue.word("me-nobody")) } }
            p class="lead" { (tongue.word("me-lead")) }
        }
        section class="panel mine-own" aria-labelledby="name-title" {
            h2 id="name-title" { (tongue.word("name")) }
            form method="post" action="/me/name" class="row" {
                label class="field" {
                    span { (tongue.word("me-name")) }
                    input name="name" maxlength="40" autocomplete="nickname"
                        value=[fault.map(|fault| fault.field.as_str()).or(name)]
                        aria-invalid=[fault.map(|_| "true")] aria-describedby=[fault.map(|_| "name-error")];
                }
                button id="save-name" class="btn" { (tongue.word("save")) }
            }
            @if let Some(fault) = fault { p class="error" id="name-error" { (tongue.text(&fault.text)) } }
        }
        section class="panel mine-own" aria-labelledby="device-title" {
            h2 id="device-title" { (tongue.word("title-another-device")) }
            p { (tongue.word("me-device")) }
            form method="post" action="/me/device" { button id="other-device" class="btn" { (tongue.word("play-on-another-device")) } }
        }
        section class="panel mine-own" aria-labelledby="data-title" {
            h2 id="data-title" { (tongue.word("me-yours")) }
            p { (tongue.say(&data)) }
            p class="row" {
                a class="btn" href="/me/data.json" { (tongue.word("me-download")) }
                a class="btn danger" href="/me/leave" { (tongue.word("me-delete")) }
            }
        }
    }
}

/// Makes the page of a browser that nobody is known by yet.
pub(crate) fn nobody(tongue: Tongue) -> Markup {
    html! {
        header class="opening" {
            h1 { (tongue.word("me-nobody")) }
            p class="lead" { (tongue.word("me-not-yet")) }
        }
        p class="row" { a class="btn primary" href="/" { (tongue.word("pick-a-game")) } }
    }
}

/// Asks whether a person is to be deleted, and says what happens then.
pub(crate) fn leave(tongue: Tongue, alone: usize, shared: usize) -> Markup {
    let alone =
        Some(alone).filter(|count| *count > 0).map(|count| Phrase::new("leave-alone").with("count", count as i64));
    let shared =
        Some(shared).filter(|count| *count > 0).map(|count| Phrase::new("leave-shared").with("count", count as i64));
    html! {
        header class="opening" {
            h1 { (tongue.word("leave-title")) }
            p class="lead" { (tongue.word("leave-lead")) }
        }
        section class="panel mine-own" {
            ul class="plainly" {
                @for said in alone.iter().chain(&shared) { li { (tongue.say(said)) } }
                li { (tongue.word("leave-cookie")) }
            }
            form method="post" action="/me/leave" class="row" {
                button id="leave" class="btn danger" { (tongue.word("leave-all")) }
                a class="btn" href="/me" { (tongue.word("leave-not")) }
            }
        }
    }
}

/// Says that it is done.
pub(crate) fn left(tongue: Tongue) -> Markup {
    html! {
        header class="opening" {
            h1 { (tongue.word("left-title")) }
            p class="lead" { (tongue.word("left-lead")) }
        }
        p class="row" { a class="btn primary" href="/" { (tongue.word("to-home")) } }
    }
}

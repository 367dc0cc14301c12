//! The page of one person: what they are called, their other devices, and all that is theirs.

use maud::{Markup, html};

use super::create::Fault;
use crate::reply::sentence;

/// Makes the page of somebody who has sat at a table; `tables` is at how many.
pub(crate) fn main(name: Option<&str>, tables: usize, fault: Option<&Fault>) -> Markup {
    html! {
        header class="opening" {
            h1 { @if let Some(name) = name { bdi { (name) } } @else { "You" } }
            p class="lead" { "There is no account. A cookie in this browser is you." }
        }
        section class="panel mine-own" aria-labelledby="name-title" {
            h2 id="name-title" { "Name" }
            form method="post" action="/me/name" class="row" {
                label class="field" {
                    span { "What others see at your next tables" }
                    input name="name" maxlength="40" autocomplete="nickname"
                        value=[fault.map(|fault| fault.field.as_str()).or(name)]
                        aria-invalid=[fault.map(|_| "true")] aria-describedby=[fault.map(|_| "name-error")];
                }
                button id="save-name" class="btn" { "Save" }
            }
            @if let Some(fault) = fault { p class="error" id="name-error" { (sentence(&fault.text)) } }
        }
        section class="panel mine-own" aria-labelledby="device-title" {
            h2 id="device-title" { "Another device" }
            p { "A link that works once makes another browser you, too. Your tables are then in both." }
            form method="post" action="/me/device" { button id="other-device" class="btn" { "Play on another device" } }
        }
        section class="panel mine-own" aria-labelledby="data-title" {
            h2 id="data-title" { "What is yours" }
            p { "Your name, your seats at " (tables) @if tables == 1 { " table" } @else { " tables" } ", the records of your finished games." }
            p class="row" {
                a class="btn" href="/me/data.json" { "Download it" }
                a class="btn danger" href="/me/leave" { "Delete it" }
            }
        }
    }
}

/// Makes the page of a browser that nobody is known by yet.
pub(crate) fn nobody() -> Markup {
    html! {
        header class="opening" {
            h1 { "You" }
            p class="lead" { "You have not sat down here yet. Your name and your tables will be on this page once you have." }
        }
        p class="row" { a class="btn primary" href="/" { "Pick a game" } }
    }
}

/// Asks whether a person is to be deleted, and says what happens then.
pub(crate) fn leave(alone: usize, shared: usize) -> Markup {
    let tables = |count: usize| format!("{count} {}", if count == 1 { "table" } else { "tables" });
    html! {
        header class="opening" {
            h1 { "Delete all that is yours?" }
            p class="lead" { "It cannot be taken back." }
        }
        section class="panel mine-own" {
            ul class="plainly" {
                @if alone > 0 { li { (tables(alone)) " at which only you sit: deleted, with their records." } }
                @if shared > 0 {
                    li { (tables(shared)) " with others: your name goes, and a bot plays on for you in games that are not over." }
                }
                li { "Your name and this browser's cookie: deleted. On your other devices, too." }
            }
            form method="post" action="/me/leave" class="row" {
                button id="leave" class="btn danger" { "Delete it all" }
                a class="btn" href="/me" { "Keep it" }
            }
        }
    }
}

/// Says that it is done.
pub(crate) fn left() -> Markup {
    html! {
        header class="opening" {
            h1 { "All that was yours is deleted." }
            p class="lead" { "You may sit down again at any time, as somebody new." }
        }
        p class="row" { a class="btn primary" href="/" { "To the home page" } }
    }
}

//! The log in plain words.

use maud::{Markup, html};

use super::moves::said;
use crate::look::{Line, Look};

/// Lists what happened, newest first, on a table page.
pub(crate) fn panel(look: &Look) -> Markup {
    html! {
        section id="log" class="panel" aria-labelledby="log-title" {
            h2 id="log-title" { "Log" }
            (list(look.game, &look.log, true))
            @if look.older > 0 {
                p class="older" {
                    a href=(format!("/table/{}/log", look.id)) { (look.older) " older lines" }
                }
            }
        }
    }
}

/// Writes lines of the log; `live` ones are read aloud as they come.
pub(crate) fn list(game: &str, lines: &[Line], live: bool) -> Markup {
    html! {
        div class="log" role=[live.then_some("log")] aria-label=[live.then_some("Newest first")]
            tabindex=[live.then_some("0")] {
            ol id="lines" { (items(game, lines, live)) }
        }
    }
}

fn items(game: &str, lines: &[Line], live: bool) -> Markup {
    html! {
        @for (index, line) in lines.iter().enumerate() {
            li id=(format!("l{}", line.version)) class=[(live && index == 0).then_some("new")] {
                span {
                    @if let Some(who) = &line.who { b { (who) } ": " }
                    @for (index, sentence) in line.said.iter().enumerate() {
                        @if index > 0 { " " }
                        (said(game, sentence))
                    }
                }
                @if let Some(token) = &line.token { code { (token) } }
            }
        }
    }
}

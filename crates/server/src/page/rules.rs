//! The rules of a game.

use contract::Phrase;
use maud::{Markup, html};

use crate::games::entry::GameEntry;
use crate::tongue::Tongue;

/// Makes the page of a game's numbered rules.
pub(crate) fn main(tongue: Tongue, kind: &GameEntry) -> Markup {
    html! {
        header class="opening" {
            h1 { (tongue.say(&Phrase::new("rules-title").with("game", kind.info().title))) }
            p class="lead" { (tongue.marked(&Phrase::new("rules-lead"), &[])) }
            @if tongue != Tongue::English { p class="muted" { (tongue.word("in-english")) } }
        }
        div class="reading" {
            nav class="contents" aria-label=(tongue.word("contents")) {
                a class="btn primary" href=(format!("/play/{}", kind.id())) { (tongue.word("play")) }
                ul lang="en" { @for (anchor, name) in &kind.rules.contents { li { a href=(format!("#{anchor}")) { (name) } } } }
            }
            article lang="en" dir="ltr" class="panel rulebook" { (kind.rules.text) }
        }
    }
}

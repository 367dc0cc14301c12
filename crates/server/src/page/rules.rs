//! The rules of a game.

use maud::{Markup, html};

use crate::kind::Kind;

/// Makes the page of a game's numbered rules.
pub(crate) fn main(kind: &Kind) -> Markup {
    html! {
        header class="opening" {
            h1 { (kind.info().title) ": rules" }
            p class="lead" {
                "Every rule has a number, and the table names it wherever it matters. " b { "S" }
                " comes from the rulebook, " b { "P" } " from a public source, " b { "H" } " is a ruling of the house."
            }
        }
        div class="reading" {
            nav class="contents" aria-label="Contents" {
                a class="btn primary" href=(format!("/play/{}", kind.id())) { "Play" }
                ul { @for (anchor, name) in &kind.rules.contents { li { a href=(format!("#{anchor}")) { (name) } } } }
            }
            article class="panel rulebook" { (kind.rules.text) }
        }
    }
}

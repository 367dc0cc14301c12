//! The rules of a game.

use maud::{Markup, html};

use crate::kind::Kind;

/// Makes the page of a game's numbered rules.
pub(crate) fn main(kind: &Kind) -> Markup {
    html! {
        h1 { (kind.info().title) ": rules" }
        p class="lead" {
            "Every rule has a number, and the table names it wherever it matters. "
            b { "S" } " comes from the rulebook, " b { "P" } " from a public source, " b { "H" } " is a ruling of the house."
        }
        p { a class="btn primary" href=(format!("/play/{}", kind.id())) { "Play" } }
        article class="rulebook" { (kind.rules) }
    }
}

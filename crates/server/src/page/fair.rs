//! How the dice are kept fair.

use maud::{Markup, html};

use crate::rulebook::Rulebook;

/// Makes the page from the document that tells the scheme.
pub(crate) fn main(scheme: &Rulebook) -> Markup {
    html! {
        header class="opening" {
            h1 { "Fair dice" }
            p class="lead" {
                "Nobody can choose a roll: not the server, not its operator, not a player. You need not believe it: here is "
                "how it is done, and the " a href="/dice/log" { "dice log" } " shows it for every table."
            }
        }
        div class="reading" {
            nav class="contents" aria-label="Contents" {
                ul { @for (anchor, name) in &scheme.contents { li { a href=(format!("#{anchor}")) { (name) } } } }
            }
            article class="panel rulebook" { (scheme.text) }
        }
    }
}

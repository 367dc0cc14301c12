//! How the dice are kept fair.

use maud::{Markup, html};

use crate::rulebook::Rulebook;

/// Makes the page from the document that tells the scheme.
pub(crate) fn main(scheme: &Rulebook) -> Markup {
    html! {
        header class="opening" {
            h1 { "Fair dice" }
            p class="lead" {
                "The dice follow from a secret number that is fixed before anybody sits down, and from what each player's "
                "browser adds after that. You need not take our word for it: here is how it is done and what it cannot "
                "promise. The " a href="/dice/log" { "dice log" } " shows it for every table."
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

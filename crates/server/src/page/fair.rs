//! How the dice are kept fair.

use contract::Phrase;
use maud::{Markup, html};

use crate::games::rulebook::Document;
use crate::tongue::{Tongue, link};

/// Makes the page from the document that tells the scheme.
pub(crate) fn main(tongue: Tongue, scheme: &Document) -> Markup {
    html! {
        header class="opening" {
            h1 { (tongue.word("fair-dice")) }
            p class="lead" { (tongue.marked(&Phrase::new("fair-dice-lead"), &[("log", &link("/dice/log"))])) }
            @if tongue != Tongue::English { p class="muted" { (tongue.word("in-english")) } }
        }
        div class="reading" {
            nav lang="en" class="contents" aria-label=(tongue.word("contents")) {
                ul { @for (anchor, name) in &scheme.contents { li { a href=(format!("#{anchor}")) { (name) } } } }
            }
            article lang="en" dir="ltr" class="panel rulebook" { (scheme.text) }
        }
    }
}

//! The guide through a first round: a note beside the prompt, and the box that asks for it.

use contract::Phrase;
use maud::{Markup, html};

use super::said::said;
use crate::tongue::Tongue;
use crate::view::guide::Note;
use crate::view::table_page::TablePage;

/// Shows a note with the ways on: the next one, and none any more.
pub(crate) fn panel(look: &TablePage, note: &Note) -> Markup {
    // Where there is little room the rest of the button is left out.
    let rest = |words: Markup| html! { span class="skip-what" { (words) } };
    html! {
        section id="guide" class="panel guide" aria-labelledby="guide-title" {
            h2 id="guide-title" { (look.tongue.word("guide")) }
            p role="status" { (said(look.game, &note.said)) }
            form class="row" method="post" action=(format!("/table/{}/guide", look.id)) data-live {
                input type="hidden" name="note" value=(note.key);
                button id="guide-next" class="btn" { @if note.more { (look.tongue.word("guide-next")) } @else { (look.tongue.word("guide-got-it")) } }
                button id="guide-skip" class="btn quiet" name="skip" value="1" {
                    (look.tongue.marked(&Phrase::new("guide-skip"), &[("rest", &rest)]))
                }
            }
        }
    }
}

/// Asks whether somebody who sits down wants to be guided.
pub(crate) fn wanted(tongue: Tongue, ticked: bool) -> Markup {
    html! {
        label class="choice" {
            input type="checkbox" name="guide" value="1" checked[ticked];
            span { (tongue.word("guide-wanted")) }
        }
    }
}

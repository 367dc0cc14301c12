//! The guide through a first round: a note beside the prompt, and the box that asks for it.

use maud::{Markup, html};

use super::moves::said;
use crate::guide::Note;
use crate::look::Look;

/// Shows a note with the ways on: the next one, and none any more.
pub(crate) fn panel(look: &Look, note: &Note) -> Markup {
    html! {
        section id="guide" class="panel guide" aria-labelledby="guide-title" {
            h2 id="guide-title" { "Guide" }
            p role="status" { (said(look.game, &note.said)) }
            form class="row" method="post" action=(format!("/table/{}/guide", look.id)) data-live {
                input type="hidden" name="note" value=(note.key);
                button id="guide-next" class="btn" { @if note.more { "Next" } @else { "Got it" } }
                button id="guide-skip" class="btn quiet" name="skip" value="1" { "Skip" span class="skip-what" { " the guide" } }
            }
        }
    }
}

/// Asks whether somebody who sits down wants to be guided.
pub(crate) fn wanted(ticked: bool) -> Markup {
    html! {
        label class="choice" {
            input type="checkbox" name="guide" value="1" checked[ticked];
            span { "Guide me through the first round" }
        }
    }
}

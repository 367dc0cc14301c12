//! The whole log of a table on a page of its own.

use maud::{Markup, html};

use super::log;
use crate::look::Line;

/// Makes the page of the whole log.
pub(crate) fn main(id: &str, title: &str, game: &str, lines: &[Line]) -> Markup {
    html! {
        h1 { "Log: " (title) }
        p { a href=(format!("/table/{id}")) { "Back to the table" } }
        section class="panel" aria-label="Log, newest first" { (log::list(game, lines, false)) }
    }
}

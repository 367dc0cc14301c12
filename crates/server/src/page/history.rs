//! The whole log of a table on a page of its own.

use contract::Phrase;
use maud::{Markup, html};

use super::log;
use crate::tongue::Tongue;
use crate::view::table_page::LogRow;

/// Makes the page of the whole log.
pub(crate) fn main(tongue: Tongue, id: &str, title: &str, game: &str, lines: &[LogRow]) -> Markup {
    html! {
        h1 { (tongue.say(&Phrase::new("log-of").with("game", title))) }
        p { a href=(format!("/table/{id}")) { (tongue.word("back-to-table")) } }
        section class="panel" aria-label=(tongue.word("log-newest-first")) { (log::list(tongue, game, lines, false)) }
    }
}

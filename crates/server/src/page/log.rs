//! The log in plain words.

use contract::Phrase;
use maud::{Markup, html};

use super::said::rule;
use crate::tongue::Tongue;
use crate::tongue::bidi;
use crate::tongue::sentence::Sentence;
use crate::view::table_page::{LogRow, TablePage};

/// Lists what happened, newest first, on a table page.
pub(crate) fn panel(look: &TablePage) -> Markup {
    panel_of(look, &look.log, look.older)
}

/// The same with other lines of that page.
pub(crate) fn panel_of(look: &TablePage, lines: &[LogRow], older: usize) -> Markup {
    html! {
        section id="log" class="panel" aria-labelledby="log-title" {
            h2 id="log-title" { (look.tongue.word("log")) }
            (list(look.tongue, look.game, lines, true))
            @if look.begun && look.ending.is_none() {
                p class="older" { a href=(format!("/table/{}/replay?step=last", look.id)) { (look.tongue.word("look-back")) } }
            }
            @if older > 0 {
                p class="older" {
                    a href=(format!("/table/{}/log", look.id)) {
                        (look.tongue.say(&Phrase::new("log-older").with("count", older as i64)))
                    }
                }
            }
        }
    }
}

/// Writes lines of the log; `live` ones are read aloud as they come.
pub(crate) fn list(tongue: Tongue, game: &str, lines: &[LogRow], live: bool) -> Markup {
    html! {
        div class="log" role=[live.then_some("log")] aria-label=[live.then(|| tongue.word("newest-first"))]
            tabindex=[live.then_some("0")] {
            ol id="lines" { (items(game, lines, live)) }
        }
    }
}

fn items(game: &str, lines: &[LogRow], live: bool) -> Markup {
    html! {
        @for (index, line) in lines.iter().enumerate() {
            li id=(format!("l{}", line.version)) class=[(live && index == 0).then_some("new")] {
                span {
                    @if let Some(who) = &line.who { b { (bidi::text(who)) } ": " }
                    // What was done, then what came of it, a sentence a line.
                    @for sentence in &line.sentences { span class="told" { (told(game, sentence)) " " } }
                }
                @if let Some(token) = &line.token { code { (token) } }
            }
        }
    }
}

/// Writes a sentence with its rule as a link that never begins a line alone.
fn told(game: &str, sentence: &Sentence) -> Markup {
    html! { (bidi::text(&sentence.text)) @if let Some(number) = sentence.rule { "\u{a0}" (rule(game, number)) } }
}

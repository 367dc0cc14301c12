//! How to play in two minutes: a few steps, each with a picture that the board draws.

use maud::{Markup, html};

use crate::games::entry::LocalizedGame;
use crate::games::lesson;
use crate::page::picture;

/// Shows the steps; nothing for a game that has none.
pub(crate) fn section(game: LocalizedGame<'_>) -> Markup {
    let tongue = game.tongue;
    html! {
        @if !game.kind.info().howto.is_empty() {
            section id="howto" class="howto" aria-labelledby="howto-title" {
                h2 id="howto-title" { (tongue.word("in-two-minutes")) }
                ol { @for step in 0..game.kind.info().howto.len() { (one(game, step)) } }
            }
        }
    }
}

fn one(game: LocalizedGame<'_>, step: usize) -> Markup {
    let (title, text) = (format!("howto-{}", step + 1), format!("howto-{}-text", step + 1));
    let said = |key: &str| game.words().find(key).unwrap_or_default();
    html! {
        li class="panel" {
            @if let Some(size) = boards::lesson_size(game.kind.id(), step) {
                @let [day, night] = lesson::THEMES.map(|theme| lesson::address(game, step, theme));
                (picture::themed([&day, &night], Some(size)))
            }
            h3 { (said(&title)) }
            p { (said(&text)) }
        }
    }
}

//! What is known of a game when it is played well: who is ahead, and how often it is won.

use maud::{Markup, html};

use crate::games::entry::LocalizedGame;

/// The sentences in the game's words, `strong-1` and so on.
fn sentences(game: LocalizedGame<'_>) -> Vec<String> {
    (1..).map_while(|number| game.words().find(&format!("strong-{number}"))).collect()
}

/// Says whether anything is known.
pub(crate) fn is_known(game: LocalizedGame<'_>) -> bool {
    !sentences(game).is_empty()
}

/// Shows what is known; nothing for a game of which nothing is.
pub(crate) fn section(game: LocalizedGame<'_>) -> Markup {
    html! {
        @if is_known(game) {
            section id="strong-play" class="panel strong-play" aria-labelledby="strong-play-title" {
                h2 id="strong-play-title" { (game.tongue.word("strong-play")) }
                ul { @for sentence in sentences(game) { li { (sentence) } } }
                p class="muted" { (game.tongue.word("strong-play-note")) }
            }
        }
    }
}

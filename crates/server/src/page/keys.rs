//! What the keys do, and a way to do without those that a voice or a stray finger might strike.

use contract::Phrase;
use maud::{Markup, html};

use crate::tongue::Tongue;

/// Keys with what they do. Without script there are none.
const KEYS: [(Phrase, Phrase); 7] = [
    (Phrase::new("key-digits"), Phrase::new("key-digits-does")),
    (Phrase::new("key-letters"), Phrase::new("key-letters-does")),
    (LOOK, Phrase::new("key-look-does")),
    (Phrase::new("key-arrows"), Phrase::new("key-arrows-does")),
    (Phrase::new("key-enter"), Phrase::new("key-enter-does")),
    (Phrase::new("key-escape"), Phrase::new("key-escape-does")),
    (Phrase::new("key-tab"), Phrase::new("key-tab-does")),
];

/// The key for pieces that cover fields around them.
const LOOK: Phrase = Phrase::new("key-look");

/// Lists the keys that do something at this board. Digits and letters can be switched off, which the script remembers.
pub(crate) fn panel(tongue: Tongue, board: Option<&Markup>) -> Markup {
    let covers = board.is_some_and(|board| board.0.contains("data-look"));
    let keys = KEYS.into_iter().filter(|(key, _)| covers || *key != LOOK);
    html! {
        details id="keys" class="keys" {
            summary { (tongue.word("keys")) }
            dl { @for (key, does) in keys { dt { kbd { (tongue.word(key.key)) } } dd { (tongue.word(does.key)) } } }
            label { input type="checkbox" id="single-keys" checked; (tongue.word("keys-alone")) }
        }
    }
}

/// Lets a browser press forced steps itself, which the script remembers. Without script they are played.
pub(crate) fn forced(tongue: Tongue) -> Markup {
    html! { label class="forced muted" { input type="checkbox" id="press-forced"; (tongue.word("press-forced")) } }
}

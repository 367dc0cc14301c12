//! What the keys do, and a way to do without those that a voice or a stray finger might strike.

use contract::Phrase;
use maud::{Markup, html};

use crate::tongue::Tongue;

/// Keys with what they do. Without script there are none.
const KEYS: [(Phrase, Phrase); 6] = [
    (Phrase::new("key-digits"), Phrase::new("key-digits-does")),
    (Phrase::new("key-letters"), Phrase::new("key-letters-does")),
    (Phrase::new("key-arrows"), Phrase::new("key-arrows-does")),
    (Phrase::new("key-enter"), Phrase::new("key-enter-does")),
    (Phrase::new("key-escape"), Phrase::new("key-escape-does")),
    (Phrase::new("key-tab"), Phrase::new("key-tab-does")),
];

/// Lists the keys. Digits and letters can be switched off, which the script remembers.
pub(crate) fn panel(tongue: Tongue) -> Markup {
    html! {
        details id="keys" class="keys" {
            summary { (tongue.word("keys")) }
            dl { @for (key, does) in KEYS { dt { kbd { (tongue.word(key.key)) } } dd { (tongue.word(does.key)) } } }
            label { input type="checkbox" id="single-keys" checked; (tongue.word("keys-alone")) }
        }
    }
}

/// Lets a browser press forced steps itself, which the script remembers. Without script they are played.
pub(crate) fn forced(tongue: Tongue) -> Markup {
    html! { label class="forced muted" { input type="checkbox" id="press-forced"; (tongue.word("press-forced")) } }
}

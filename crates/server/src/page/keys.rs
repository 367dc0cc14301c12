//! What the keys do, and a way to do without those that a voice or a stray finger might strike.

use maud::{Markup, html};

/// Keys with what they do. Without script there are none.
const KEYS: [(&str, &str); 6] = [
    ("1 to 9", "take up a piece, then choose its slot"),
    ("T, M", "turn, mirror what is pointed out"),
    ("arrows", "walk from place to place on the board"),
    ("Enter", "play what has the focus"),
    ("Escape", "put down, or end what is moving"),
    ("Tab", "go through everything in order"),
];

/// Lists the keys. Digits and letters can be switched off, which the script remembers.
pub(crate) fn panel() -> Markup {
    html! {
        details id="keys" class="keys" {
            summary { "Keys" }
            dl { @for (key, does) in KEYS { dt { kbd { (key) } } dd { (does) } } }
            label { input type="checkbox" id="single-keys" checked; "Use digits and letters alone" }
        }
    }
}

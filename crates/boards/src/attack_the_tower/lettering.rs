//! Text that is drawn together where it would not fit.

use maud::{Markup, html};

use crate::svg::num;

/// Draws centred text, drawn together if there is not enough room for it.
pub(super) fn squeezed(class: &str, (x, y): (f32, f32), size: f32, words: &str, room: f32) -> Markup {
    let length = (width(words, size) > room).then_some(room);
    html! {
        text class=(class) x=(num(x)) y=(num(y)) font-size=(num(size)) text-anchor="middle"
            textLength=[length.map(|room| num(room).to_string())] lengthAdjust=[length.map(|_| "spacingAndGlyphs")] { (words) }
    }
}

/// Draws text from the left, drawn together if there is not enough room for it.
pub(super) fn shrunk(class: &str, (x, y): (f32, f32), size: f32, words: &str, room: f32) -> Markup {
    let length = (width(words, size) > room).then_some(room);
    html! {
        text class=(class) x=(num(x)) y=(num(y)) font-size=(num(size))
            textLength=[length.map(|room| num(room).to_string())] lengthAdjust=[length.map(|_| "spacingAndGlyphs")] { (words) }
    }
}

/// Returns about how wide words are: rather too little, so that nothing is ever drawn apart.
fn width(words: &str, size: f32) -> f32 {
    let of = |letter: char| match letter {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | 'I' | '.' | ',' | ':' | '\'' | ' ' | '\u{b7}' => 0.31,
        'm' | 'w' | 'M' | 'W' => 0.84,
        'A'..='Z' | '\u{c4}' | '\u{d6}' | '\u{dc}' => 0.63,
        _ => 0.54,
    };
    words.chars().map(of).sum::<f32>() * size
}

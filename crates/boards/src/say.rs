//! What drawings say in one way.

use contract::Phrase;
use words::Words;

/// Lists things with commas; the word of this key stands for none.
pub(crate) fn listed(all: impl IntoIterator<Item = String>, nothing: &str, words: &Words) -> String {
    let all = all.into_iter().collect::<Vec<_>>().join(", ");
    if all.is_empty() { words.word(nothing) } else { all }
}

/// Says one sentence after another.
pub(crate) fn told(phrases: &[Phrase], words: &Words) -> String {
    phrases.iter().map(|phrase| words.say(phrase)).collect::<Vec<_>>().join(" ")
}

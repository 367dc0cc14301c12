//! What all drawings say in the same way.

use contract::Phrase;
use words::Words;

/// Lists things with commas; if there are none, returns the word with this key.
pub(crate) fn listed(all: impl IntoIterator<Item = String>, nothing: &str, words: &Words) -> String {
    let all = all.into_iter().collect::<Vec<_>>().join(", ");
    if all.is_empty() { words.word(nothing) } else { all }
}

/// Says one sentence after another.
pub(crate) fn told(phrases: &[Phrase], words: &Words) -> String {
    phrases.iter().map(|phrase| words.say(phrase)).collect::<Vec<_>>().join(" ")
}

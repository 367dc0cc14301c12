//! What is said of a game, in its English words.

use contract::{Info, Observer, Phrase, Position};
use words::Words;

/// Says phrases of a game.
pub fn said(info: &'static Info, phrases: &[Phrase]) -> Vec<String> {
    let words = Words::of(info, "en");
    phrases.iter().map(|phrase| words.say(phrase)).collect()
}

/// Plays tokens and returns what an observer is told, with the token it may read in front of each step it notices.
///
/// # Panics
/// When one is not legal.
#[track_caller]
pub fn told(position: &Position, tokens: &str, observer: Observer) -> Vec<String> {
    let (mut position, mut told) = (position.clone(), Vec::new());
    for token in tokens.split_whitespace() {
        let before = position.clone();
        let step = position.play_tokens([token]).expect("a legal step").remove(0);
        told.extend(before.token_for(&step, &position, observer));
        told.extend(said(position.info(), &before.tell(&step, &position, observer)));
    }
    told
}

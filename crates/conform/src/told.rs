//! What is said of a game, in its English words.

use contract::{Info, Observer, Phrase, Position, Seat};
use words::{Person, Words};

/// Says phrases of a game as a spectator reads them.
pub fn said(info: &'static Info, phrases: &[Phrase]) -> Vec<String> {
    said_to(info, phrases, None)
}

/// Says phrases of a game, in which a reader is "you" and the others have the printed names of their seats.
fn said_to(info: &'static Info, phrases: &[Phrase], reader: Option<Seat>) -> Vec<String> {
    let person = |name: &&str| Person { name: (*name).to_owned(), said: (*name).to_owned() };
    let words = Words::of(info, "en").among_people(info.seat_names.iter().map(person).collect(), reader);
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
        let reader = observer.first().filter(|_| observer.len() == 1);
        told.extend(said_to(position.info(), &before.tell(&step, &position, observer), reader));
    }
    told
}

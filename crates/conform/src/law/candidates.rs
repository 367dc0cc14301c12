//! Actions that somebody might try at a state, legal or not.

use contract::{Dice, Notation, Stream, Turn, shuffle};

/// How many actions of another random game are tried.
const ELSEWHERE: usize = 60;
/// How many tokens are misspelt.
const TOKENS: usize = 40;
/// How often each of these is misspelt.
const SLIPS: usize = 6;

/// Returns actions that somebody might try, in random order: what was played elsewhere in a random game, and whatever
/// their tokens and those of the legal ones read as with one character changed, left out or doubled.
///
/// Near misses come from the notation, so whatever a person can type can come up, and a game need not list what exists.
pub(super) fn candidates<G: Notation>(game: &G, legal: &[G::Action], dice: &mut Stream) -> Vec<G::Action> {
    let mut found = elsewhere(game, dice);
    let known = [legal, &found].concat();
    if known.is_empty() {
        return known;
    }
    let mut any = || known[dice.below(known.len() as u32) as usize];
    let tokens: Vec<String> = (0..TOKENS).map(|_| game.write_action(any())).collect();
    let alphabet: Vec<char> = tokens.iter().flat_map(|token| token.chars()).collect();
    for token in &tokens {
        let slips = (0..SLIPS).map(|_| misspelt(token, &alphabet, dice));
        found.extend(slips.filter_map(|text| game.read_action(&text).ok()));
    }
    shuffle(&mut found, dice);
    found
}

/// Plays a random game from the start and returns what was done in it.
fn elsewhere<G: Notation>(game: &G, dice: &mut Stream) -> Vec<G::Action> {
    let (mut state, mut played, mut buffer) = (game.start(), Vec::new(), Vec::new());
    while played.len() < ELSEWHERE {
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.sample(&state, dice);
                game.apply_outcome(&mut state, outcome);
            }
            Turn::Choice(seats) => {
                let seats: Vec<_> = seats.iter().collect();
                let Some(seat) = seats.get(dice.below(seats.len() as u32) as usize) else { break };
                let Some(action) = game.pick(&state, *seat, dice, &mut buffer) else { break };
                game.apply(&mut state, *seat, action);
                played.push(action);
            }
            Turn::Over => break,
        }
    }
    played
}

/// Changes one character of a token to another one that occurs in tokens, leaves it out, or writes one more.
fn misspelt(token: &str, alphabet: &[char], dice: &mut Stream) -> String {
    let mut text: Vec<char> = token.chars().collect();
    let (place, other) = (dice.below(text.len() as u32) as usize, alphabet[dice.below(alphabet.len() as u32) as usize]);
    match dice.below(6) {
        0 => drop(text.remove(place)),
        1 => text.insert(place, other),
        _ => text[place] = other,
    }
    text.into_iter().collect()
}

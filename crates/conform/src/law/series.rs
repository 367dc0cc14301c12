//! Matches.

use contract::{Dice, Game, Series, playout};

use crate::breach::Law;
use crate::law::ensure;
use crate::trials::{Trials, of_game};

/// A match begins, each of its games can be set up, and it ends.
pub fn matches_end<G: Game + Series>(trials: &Trials<G>) -> Law {
    /// No match has more games.
    const MOST: usize = 100;
    for (game, mut dice, seed) in trials.rounds("matches") {
        let (wrong, mut results, mut actions) = (of_game(game), Vec::new(), Vec::new());
        let wrong = |what: String| wrong(format!("{what} ({seed})"));
        while let Some(setup) = game.next(&results) {
            ensure(results.len() < MOST, || format!("the match goes on after {MOST} games")).map_err(wrong)?;
            let next = G::new(&setup).map_err(|error| wrong(format!("the next game is refused: {error}")))?;
            let mut state = next.start();
            let mut dice = contract::Stream::new("matches", G::info().id, u64::from(dice.below(u32::MAX)));
            playout(&next, &mut state, &mut dice, &mut actions, next.patience());
            results.push(next.verdict(&state).ok_or_else(|| wrong("a game of the match does not end".to_owned()))?);
        }
        ensure(!results.is_empty(), || "the match is over before it begins".to_owned()).map_err(wrong)?;
    }
    Ok(())
}

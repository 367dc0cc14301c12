//! Matches.

use contract::{Dice, Game, Notation, Series, playout};

use crate::breach::LawResult;
use crate::law::ensure;
use crate::trials::{Trials, of_game};

/// A match begins, each of its games can be set up and starts from a state that a line can hold, and it ends.
pub fn matches_end<G: Game + Notation + Series>(trials: &Trials<G>) -> LawResult {
    /// No match has more games.
    const MOST: usize = 100;
    for (game, mut dice, seed) in trials.rounds("matches") {
        let (wrong, mut results, mut actions) = (of_game(game), Vec::new(), Vec::new());
        let wrong = |what: String| wrong(format!("{what} ({seed})"));
        while let Some((next, start)) = game.next(&results) {
            ensure(results.len() < MOST, || format!("the match goes on after {MOST} games")).map_err(wrong)?;
            let line = next.write_line(&start);
            let read = next.read_line(&line);
            ensure(read == Ok(start), || format!("a game of the match starts from `{line}`, which reads as {read:?}"))
                .map_err(&wrong)?;
            let made = G::new(next.setup()).map(|_| ());
            made.map_err(|error| wrong(format!("the next game is refused: {error}")))?;
            let mut state = start;
            let mut dice = contract::Stream::new("matches", G::info().id, u64::from(dice.below(u32::MAX)));
            playout(&next, &mut state, &mut dice, &mut actions, next.step_limit());
            let verdict = next.verdict(&state).ok_or_else(|| wrong("a game of the match does not end".to_owned()))?;
            results.push((state, verdict));
        }
        ensure(!results.is_empty(), || "the match is over before it begins".to_owned()).map_err(wrong)?;
    }
    Ok(())
}

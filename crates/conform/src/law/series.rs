//! Matches.

use contract::record::RESIGNED;
use contract::{Dice, Game, Notation, Seat, SeatSet, Series, Stream, Verdict, playout};

use crate::breach::{CheckResult, LawResult};
use crate::law::ensure;
use crate::trials::{Trials, of_game};

/// How a game of a match ended.
type End<G> = (<G as Game>::State, Verdict);

/// A match begins, each of its games can be set up and starts from a state that a line can hold, and it ends after at most
/// as many games as it says, also where seats give up in the middle.
pub fn matches_end<G: Game + Notation + Series>(trials: &Trials<G>) -> LawResult {
    each(trials, |game, ends, next| {
        ensure(!ends.is_empty() || next.is_some(), || "the match is over before it begins".to_owned())?;
        let Some((next, start)) = next else { return Ok(()) };
        let most = usize::from(game.most_games());
        ensure(ends.len() < most, || format!("the match goes on after {} games of at most {most}", ends.len()))?;
        let line = next.write_line(start);
        let read = next.read_line(&line);
        ensure(read.as_ref() == Ok(start), || {
            format!("a game of the match starts from `{line}`, which reads as {read:?}")
        })?;
        ensure(next.seats() == game.seats(), || format!("the next game has {} seats", next.seats()))?;
        G::new(next.setup()).map(|_| ()).map_err(|error| format!("the next game is refused: {error}"))
    })
}

/// The score of a match counts what was played and never falls, the same ends lead to the same next game, and whoever
/// has won a match has more than somebody else, and nobody more than they.
pub fn matches_are_scored<G: Game + Notation + Series>(trials: &Trials<G>) -> LawResult {
    each(trials, |game, ends, next| {
        let (all, score) = (SeatSet::all(game.seats()), game.score(ends));
        let of = |seat: Seat| score[seat.index()];
        let earlier = game.score(&ends[..ends.len().saturating_sub(1)]);
        let grows = (0..Seat::MOST).all(|seat| score[seat].is_finite() && score[seat] >= earlier[seat]);
        ensure(grows, || format!("the score falls from {earlier:?} to {score:?}"))?;
        let absent = |seat: usize| seat >= usize::from(game.seats()) || ends.is_empty();
        let fits = (0..Seat::MOST).all(|seat| !absent(seat) || score[seat] == 0.0);
        ensure(fits, || format!("the score counts what nobody has played: {score:?}"))?;
        let again = game.next(ends);
        let same = match (&again, next) {
            (Some((again, there)), Some((next, start))) => again.setup() == next.setup() && there == start,
            (None, None) => true,
            _ => false,
        };
        ensure(same, || "the same ends lead to another next game".to_owned())?;
        if next.is_some() {
            return Ok(());
        }
        let winners = game.winners(ends);
        let (won, rest): (Vec<Seat>, Vec<Seat>) = all.iter().partition(|seat| winners.contains(*seat));
        let ahead = won.iter().all(|seat| all.iter().all(|other| of(*seat) >= of(other)));
        let beats = won.is_empty() || game.seats() == 1 || rest.iter().any(|seat| of(*seat) < of(won[0]));
        let seated = winners.iter().all(|seat| all.contains(seat));
        ensure(ahead && beats && seated, || format!("{winners:?} have won the match by {score:?}"))
    })
}

/// Plays matches, and checks each moment between two games: the first game, the ends so far, and what is next.
fn each<G: Game + Notation + Series>(
    trials: &Trials<G>,
    check: impl Fn(&G, &[End<G>], Option<(&G, &G::State)>) -> CheckResult,
) -> LawResult {
    for (game, mut dice, seed) in trials.rounds("matches") {
        let wrong = of_game(game);
        let wrong = |what: String| wrong(format!("{what} ({seed})"));
        let mut ends = Vec::new();
        loop {
            let next = game.next(&ends);
            check(game, &ends, next.as_ref().map(|(next, start)| (next, start))).map_err(wrong)?;
            let Some((next, start)) = next else { break };
            ends.push(end(&next, start, &mut dice).map_err(wrong)?);
        }
    }
    Ok(())
}

/// Plays a game to its end, or to where a seat gives up.
fn end<G: Game>(game: &G, mut state: G::State, dice: &mut Stream) -> Result<End<G>, String> {
    let seed = u64::from(dice.below(u32::MAX));
    let most = if dice.below(2) == 0 { game.step_limit() } else { dice.below(12) };
    playout(game, &mut state, &mut Stream::new("matches", G::info().id, seed), &mut Vec::new(), most);
    if let Some(verdict) = game.verdict(&state) {
        return Ok((state, verdict));
    }
    if most == game.step_limit() {
        return Err("a game of the match does not end".to_owned());
    }
    let loser = Seat::new(dice.below(u32::from(game.seats())) as usize);
    let left = SeatSet::all(game.seats()).without(loser);
    let scores = std::array::from_fn(|seat| f64::from(u8::from(left.contains(Seat::new(seat)))));
    Ok((state, Verdict::new(left, scores, game.resignation(), RESIGNED)))
}

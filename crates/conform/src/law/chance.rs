//! Chance: weights, lists and the sampler.

use std::collections::BTreeMap;

use contract::{Dice, Game, MAX_LISTED_OUTCOMES, Notation, RecordedDice, ReplayedDice, Stream, Turn};

use crate::breach::{CheckResult, LawResult};
use crate::chi;
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::walk;

/// Listed outcomes are all that can come, each with its weight; what is drawn can come and follows from its numbers.
pub fn outcomes_have_their_weights<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    /// The most outcomes kept to be tried elsewhere.
    const KEPT: usize = 300;
    let mut elsewhere: Vec<G::Outcome> = Vec::new();
    walk(trials, "weights", |spot, dice| {
        let (game, state) = (spot.game, spot.state);
        if game.turn(state) != Turn::Chance {
            return Ok(());
        }
        let mut listed = Vec::new();
        let complete = game.outcomes(state, &mut listed);
        ensure(complete != listed.is_empty() && listed.len() <= MAX_LISTED_OUTCOMES, || {
            format!("the list says {complete} and has {} outcomes", listed.len())
        })?;
        for (outcome, weight) in &listed {
            let token = || game.write_outcome(*outcome);
            ensure(*weight > 0, || format!("{} is listed with weight 0", token()))?;
            let alone = game.weight(state, *outcome);
            ensure(alone == *weight, || format!("{} weighs {weight} in the list and {alone} alone", token()))?;
        }
        let mut sorted: Vec<G::Outcome> = listed.iter().map(|(outcome, _)| *outcome).collect();
        sorted.sort_unstable();
        let repeated = sorted.windows(2).find(|pair| pair[0] == pair[1]);
        ensure(repeated.is_none(), || format!("an outcome is listed twice: {repeated:?}"))?;
        if complete {
            let secret = elsewhere.iter().find(|o| game.weight(state, **o) > 0 && sorted.binary_search(o).is_err());
            ensure(secret.is_none(), || format!("{secret:?} has a weight and is not in the list"))?;
        }
        if elsewhere.len() < KEPT {
            elsewhere.extend(listed.iter().take(10).map(|(outcome, _)| *outcome));
        }
        let drawn = repeatable(game, state, dice)?;
        if !complete {
            is_in_one_class(&game.write_outcome(drawn), &game.outcome_classes(state))?;
        }
        ensure(game.weight(state, drawn) > 0, || format!("{} was drawn but cannot come", game.write_outcome(drawn)))
    })
}

/// Where outcomes are too many to list, each is in one of the classes that are listed instead.
fn is_in_one_class(token: &str, classes: &[(String, u64)]) -> CheckResult {
    let fits = |class: &str| {
        class.chars().count() == token.chars().count()
            && class.chars().zip(token.chars()).all(|(open, written)| open == '?' || open == written)
    };
    let fitting = classes.iter().filter(|(class, weight)| fits(class) && *weight > 0).count();
    ensure(fitting == 1, || format!("{token} was drawn and is in {fitting} of {} classes", classes.len()))
}

/// Draws an outcome, and once more from the numbers that it was made of.
fn repeatable<G: Game + Notation>(game: &G, state: &G::State, dice: &mut Stream) -> Result<G::Outcome, String> {
    let mut noted = RecordedDice::new(dice);
    let drawn = game.sample(state, &mut noted);
    let mut replayed = ReplayedDice::new(&noted.numbers);
    let again = game.sample(state, &mut replayed);
    ensure(again == drawn && replayed.used_up(), || {
        format!("the numbers of {drawn:?} give {again:?} the second time")
    })?;
    Ok(drawn)
}

/// What is drawn agrees with the weights by chi-square; with a loaded die it does not.
pub fn the_sampler_agrees_with_the_weights<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    /// The most states tried for draws of one purpose and number of outcomes.
    const STATES: usize = 3;
    let mut tried: BTreeMap<(&'static str, usize), usize> = BTreeMap::new();
    let (mut uneven, mut noticed) = (0, 0);
    walk(trials, "sampler", |spot, dice| {
        let mut listed = Vec::new();
        if spot.game.turn(spot.state) != Turn::Chance || !spot.game.outcomes(spot.state, &mut listed) {
            return Ok(());
        }
        let draw = spot.game.draw_name(spot.state);
        let states = tried.entry((draw.purpose, listed.len())).or_default();
        if *states == STATES || listed.len() < 2 {
            return Ok(());
        }
        *states += 1;
        listed.sort_unstable_by_key(|(outcome, _)| *outcome);
        sample(spot.game, spot.state, &listed, dice).map_err(|what| format!("{draw}: {what}"))?;
        uneven += 1;
        noticed += u32::from(sample(spot.game, spot.state, &listed, &mut Loaded(dice)).is_err());
        Ok(())
    })?;
    let blind = || format!("none of {uneven} draws changed with a loaded die: the sampler does not use its dice");
    Ok(ensure(uneven == 0 || noticed > 0, blind)?)
}

fn sample<G: Game>(game: &G, state: &G::State, listed: &[(G::Outcome, u64)], dice: &mut impl Dice) -> CheckResult {
    let mut seen = vec![0; listed.len()];
    for _ in 0..(20 * listed.len()).max(3000) {
        let drawn = game.sample(state, dice);
        let index = listed.binary_search_by_key(&drawn, |(outcome, _)| *outcome);
        seen[index.map_err(|_| format!("{drawn:?} was drawn and is not in the list"))?] += 1;
    }
    let weights: Vec<u64> = listed.iter().map(|(_, weight)| *weight).collect();
    chi::fits(&seen, &weights)
}

/// Gives the highest number too often.
struct Loaded<'a>(&'a mut Stream);

impl Dice for Loaded<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        if self.0.below(4) == 0 { bound - 1 } else { self.0.below(bound) }
    }
}

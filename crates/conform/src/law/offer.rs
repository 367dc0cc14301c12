//! What a seat is offered, and the numbers of actions.

use contract::{Dice, Game, Indexed, Notation};

use super::rules::Rules;
use super::{candidates, name, observers};
use crate::breach::Law;
use crate::law::ensure;
use crate::trials::{Trials, of_game};
use crate::walk::walk;

/// Offered actions are the allowed ones, over everything that can be written; a refusal names a rule of the dossier.
pub fn offers_are_what_is_allowed<G: Game + Notation + Indexed>(trials: &Trials<G>) -> Law {
    let rules = Rules::of(G::info().dossier)?;
    walk(trials, "offers", |spot, dice| {
        for (seat, offered) in spot.offers() {
            let mut sorted = offered.clone();
            sorted.sort_unstable();
            let tried = offered.iter().copied().chain(candidates(spot.game, &offered, dice));
            for action in tried {
                let is_offered = sorted.binary_search(&action).is_ok();
                let checked = spot.game.check(spot.state, seat, action);
                let told = || (name::<G>(seat), spot.game.write_action(action));
                match checked {
                    Ok(()) if is_offered => {}
                    Ok(()) => return Err(format!("allowed but not offered: {:?}", told())),
                    Err(refusal) if is_offered => {
                        return Err(format!("offered but refused by {}: {:?}", refusal.rule, told()));
                    }
                    Err(refusal) => rules.ensure(refusal.rule).map_err(|what| format!("{:?}: {what}", told()))?,
                }
            }
        }
        Ok(())
    })
}

/// Of every way to write a choice one is listed: what is offered stands for itself, and what something else stands for
/// stands for itself too.
pub fn choices_are_listed_once<G: Game + Notation + Indexed>(trials: &Trials<G>) -> Law {
    walk(trials, "spellings", |spot, dice| {
        let game = spot.game;
        for (seat, offered) in spot.offers() {
            let listed = |action| game.listed(spot.state, seat, action);
            let told = |action| game.write_action(action);
            for action in &offered {
                let other = listed(*action);
                ensure(other == *action, || format!("`{}` is offered and read as `{}`", told(*action), told(other)))?;
            }
            for action in candidates(game, &offered, dice) {
                let (once, twice) = (listed(action), listed(listed(action)));
                ensure(once == twice, || {
                    format!("`{}` is read as `{}`, then as `{}`", told(action), told(once), told(twice))
                })?;
            }
        }
        Ok(())
    })
}

/// Offers come in a fixed order without repeats, whatever the buffer held and whatever was called in between.
pub fn the_order_of_offers_is_fixed<G: Game + Notation + Indexed>(trials: &Trials<G>) -> Law {
    walk(trials, "order", |spot, dice| {
        for (seat, first) in spot.offers() {
            let mut sorted = first.clone();
            sorted.sort_unstable();
            let repeated = sorted.windows(2).find(|pair| pair[0] == pair[1]);
            ensure(repeated.is_none(), || {
                format!("offered twice to {}: {:?}", name::<G>(seat), repeated.map(|r| r[0]))
            })?;
            let mut buffer = candidates(spot.game, &first, dice);
            buffer.truncate(dice.below(40) as usize);
            for action in &buffer {
                let _ = spot.game.check(spot.state, seat, *action);
            }
            for observer in observers(spot.game) {
                let _ = spot.game.view(spot.state, observer);
            }
            spot.game.legal(spot.state, seat, &mut buffer);
            ensure(buffer == first, || {
                format!("other offers to {} the second time: {first:?}, then {buffer:?}", name::<G>(seat))
            })?;
        }
        Ok(())
    })
}

/// A random pick draws one number below the number of offers, and is the offer at that place.
pub fn picks_are_offers<G: Game + Notation>(trials: &Trials<G>) -> Law {
    let mut buffer = Vec::new();
    walk(trials, "picks", |spot, _| {
        for (seat, offered) in spot.offers() {
            for (place, action) in offered.iter().enumerate() {
                let mut number = One { value: place as u32, bounds: Vec::new() };
                let picked = spot.game.pick(spot.state, seat, &mut number, &mut buffer);
                ensure(number.bounds == [offered.len() as u32], || {
                    format!("a pick from {} offers draws below {:?}", offered.len(), number.bounds)
                })?;
                ensure(picked == Some(*action), || format!("picked at place {place} is {picked:?}, not {action:?}"))?;
            }
        }
        Ok(())
    })
}

/// Gives one number, as often as it is asked, and notes the bounds.
struct One {
    value: u32,
    bounds: Vec<u32>,
}

impl Dice for One {
    fn below(&mut self, bound: u32) -> u32 {
        self.bounds.push(bound);
        self.value.min(bound - 1)
    }
}

/// Actions and their numbers are one to one, from 0 without gaps.
pub fn numbers_are_dense<G: Game + Notation + Indexed>(trials: &Trials<G>) -> Law {
    const ALL: usize = 200_000;
    let mut dice = trials.stream("numbers");
    for game in trials.games() {
        let (wrong, count) = (of_game(game), game.actions());
        let sample: Vec<usize> = match count {
            0..=ALL => (0..count).collect(),
            _ => (0..ALL).map(|_| dice.below(count as u32) as usize).collect(),
        };
        for index in sample {
            let back = game.action(index).map(|action| game.index(action));
            ensure(back == Some(index), || format!("number {index} of {count} leads to action {back:?}"))
                .map_err(&wrong)?;
        }
        for beyond in [count, count + 1, count + 1000, usize::MAX] {
            ensure(game.action(beyond).is_none(), || format!("number {beyond} of {count} has an action"))
                .map_err(&wrong)?;
        }
    }
    walk(trials, "numbers", |spot, _| {
        for (_, offered) in spot.offers() {
            for action in offered {
                let index = spot.game.index(action);
                let fits = index < spot.game.actions() && spot.game.action(index) == Some(action);
                ensure(fits, || format!("{action:?} has number {index}, which is {:?}", spot.game.action(index)))?;
            }
        }
        Ok(())
    })
}

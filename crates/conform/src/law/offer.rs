//! What a seat is offered.

use contract::{Dice, Game, Notation};

use super::rules::Rules;
use super::{candidates, name, observers};
use crate::breach::LawResult;
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::walk;

/// Offered actions are the allowed ones, over everything that can be written; a refusal names a rule of the dossier.
pub fn offers_are_what_is_allowed<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
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

/// Of all the ways to write a choice, one is listed: every offered action is its own canonical form, and so is the
/// canonical form of anything else that can be written.
pub fn choices_are_listed_once<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    walk(trials, "spellings", |spot, dice| {
        let game = spot.game;
        for (seat, offered) in spot.offers() {
            let listed = |action| game.canonical(spot.state, seat, action);
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
pub fn the_order_of_offers_is_fixed<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
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
pub fn picks_are_offers<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
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

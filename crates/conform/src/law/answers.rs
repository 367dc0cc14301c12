//! What answers are made of beside single actions: sets of pieces, portions that are laid out together, standing orders.

use std::collections::{BTreeMap, BTreeSet};

use contract::{Game, Label, Notation, Observer, Seat, SeatSet, Speak, Turn};

use crate::breach::{CheckResult, LawResult};
use crate::law::ensure;
use crate::trials::Trials;
use crate::walk::walk;

/// Actions of one question that are sets take different sets, each piece once. Portions of a piece differ, and grow where
/// they are amounts. What a game suggests can be done one after another, each a portion of a piece of its own, and only the
/// last may end the question. The example of a supply takes its piece up first, and is allowed if anything can be done with
/// the piece. What is forecast are actions that are allowed, each once, with what can come of them. Orders have names of
/// their own; what one answers is allowed, whatever the seat holds, and one that is closed answers nothing.
pub fn answers_fit<G: Game + Notation + Speak>(trials: &Trials<G>) -> LawResult {
    walk(trials, "answers", |spot, _| {
        for (seat, offered) in spot.offers() {
            let view = spot.game.view(spot.state, SeatSet::only(seat));
            let labels: Vec<Label> = offered.iter().map(|action| spot.game.label(&view, seat, *action)).collect();
            sets(&labels)?;
            portions(&labels)?;
            suggestion(spot.game, spot.state, seat)?;
            supplies(spot.game, (spot.state, &view), seat, &labels)?;
            forecast(spot.game, &view, seat, &offered)?;
        }
        SeatSet::all(spot.game.seats()).iter().try_for_each(|seat| orders(spot.game, spot.state, seat))
    })
}

fn sets(labels: &[Label]) -> CheckResult {
    let mut known = BTreeSet::new();
    for label in labels {
        let Some(set) = &label.set else { continue };
        let keys: BTreeSet<&str> = set.iter().map(|piece| piece.key.as_str()).collect();
        ensure(keys.len() == set.len(), || format!("a set has a piece twice: {keys:?}"))?;
        let alone = label.pieces.is_empty() && label.fillings.is_empty() && label.portion.is_none();
        ensure(alone && label.space.is_none(), || format!("the set {keys:?} is chosen in another way, too"))?;
        ensure(known.insert(keys.clone()), || format!("two actions are the set {keys:?}"))?;
    }
    Ok(())
}

fn portions(labels: &[Label]) -> CheckResult {
    let mut amounts: BTreeMap<&str, Option<u16>> = BTreeMap::new();
    let mut places = BTreeSet::new();
    for label in labels {
        let Some(portion) = &label.portion else { continue };
        let key = portion.piece.key.as_str();
        let alone = label.pieces.is_empty() && label.fillings.is_empty();
        ensure(alone, || format!("the portion of {key} is chosen in another way, too"))?;
        let place = label.space.as_ref().map(|place| place.key.as_str());
        let is_new = places.insert((key, place, portion.amount));
        ensure(is_new, || format!("two portions of {key} are alike: {:?} at {place:?}", portion.amount))?;
        if let Some(before) = amounts.insert(key, portion.amount) {
            let grows = before.is_none() && portion.amount.is_none() || before < portion.amount && before.is_some();
            ensure(grows, || format!("portions of {key} are {before:?}, then {:?}", portion.amount))?;
        }
    }
    Ok(())
}

fn suggestion<G: Game + Notation + Speak>(game: &G, state: &G::State, seat: Seat) -> CheckResult {
    let me: Observer = SeatSet::only(seat);
    let mut after = *state;
    let mut known = BTreeSet::new();
    for action in game.suggest(&game.view(state, me), seat) {
        let token = game.write_action(action);
        let asked = matches!(game.turn(&after), Turn::Choice(asked) if asked.contains(seat));
        ensure(asked && game.check(&after, seat, action).is_ok(), || {
            format!("`{token}` is suggested and not allowed")
        })?;
        let portion = game.label(&game.view(&after, me), seat, action).portion;
        let is_new = portion.is_some_and(|portion| known.insert(portion.piece.key));
        ensure(is_new, || format!("`{token}` is suggested and no portion of a piece of its own"))?;
        game.apply(&mut after, seat, action);
    }
    Ok(())
}

fn supplies<G: Game + Notation + Speak>(
    game: &G,
    (state, view): (&G::State, &G::View),
    seat: Seat,
    labels: &[Label],
) -> CheckResult {
    let mut known = BTreeSet::new();
    for (piece, example) in game.supplies(view, seat) {
        let (key, token) = (piece.key.as_str(), game.write_action(example));
        let takes_it = |label: &Label| label.pieces.first().is_some_and(|first| first.key == key);
        let is_one = takes_it(&game.label(view, seat, example));
        ensure(is_one, || format!("`{token}` does not take up {key}, whose example it is"))?;
        let allowed = game.check(state, seat, example).is_ok();
        let is_of_use = labels.iter().any(takes_it);
        ensure(allowed == is_of_use, || format!("`{token}` does not show whether {key} is of use"))?;
        ensure(known.insert(piece.key.clone()), || format!("two supplies are called {key}"))?;
    }
    Ok(())
}

fn forecast<G: Game + Notation + Speak>(game: &G, view: &G::View, seat: Seat, offered: &[G::Action]) -> CheckResult {
    let mut known = BTreeSet::new();
    for chances in game.forecast(view, seat).map(|forecast| forecast.choices).unwrap_or_default() {
        let token = game.write_action(chances.action);
        ensure(offered.contains(&chances.action), || format!("`{token}` is forecast and not allowed"))?;
        ensure(chances.all() > 0, || format!("nothing can come of `{token}`"))?;
        let [least, most] = chances.range().map(|count| 10 * count as u64);
        let mean = chances.mean;
        ensure((least..=most).contains(&mean), || format!("`{token}` brings {mean} tenths of {least} to {most}"))?;
        ensure(known.insert(token.clone()), || format!("`{token}` is forecast twice"))?;
    }
    Ok(())
}

fn orders<G: Game + Notation + Speak>(game: &G, state: &G::State, seat: Seat) -> CheckResult {
    let mut known = BTreeSet::new();
    for order in game.orders(&game.view(state, SeatSet::NONE), seat) {
        let key = order.key.as_str();
        let is_plain = !key.is_empty() && key.bytes().all(|c| c.is_ascii_alphanumeric() || b"-.".contains(&c));
        ensure(is_plain && key.len() <= 40, || format!("`{key}` is no name of an order"))?;
        ensure(known.insert(order.key.clone()), || format!("two orders are called {key}"))?;
        if let Some(action) = order.answer {
            let asked = matches!(game.turn(state), Turn::Choice(asked) if asked.contains(seat));
            let allowed = asked && game.check(state, seat, action).is_ok() && order.closed.is_none();
            let token = game.write_action(action);
            ensure(allowed, || format!("the order {key} answers `{token}`, which is not allowed"))?;
        }
    }
    Ok(())
}

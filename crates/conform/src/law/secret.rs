//! Secrets: what an observer may not know changes nothing that it sees.

use std::collections::BTreeSet;

use contract::{Determinize, Dice, Game, Notation, Observer, SeatSet, Speak, Step, Stream, Turn, playout};

use super::events::told;
use super::glance::vitals;
use super::rota::Rota;
use super::{candidates, hash_of, looker, name, observers};
use crate::breach::{CheckResult, LawResult};
use crate::law::ensure;
use crate::step::{StepOf, after, legal};
use crate::trials::Trials;
use crate::walk::{any, asked, unasked, walk};

/// Whether a choice is sealed, and what its next step may do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Seal {
    /// There is none.
    None,
    /// It stays closed.
    Kept,
    /// It may open.
    MayOpen,
}

impl Seal {
    /// Returns how it stands while so many seats are at work: the last of them may open it.
    pub(super) const fn of(at_work: usize) -> Self {
        match at_work {
            0 => Self::None,
            1 => Self::MayOpen,
            _ => Self::Kept,
        }
    }
}

/// A completion looks like the view it was made from, to the observer of that view, and can be played to its end.
pub fn completions_keep_the_view<G: Game + Notation + Determinize>(trials: &Trials<G>) -> LawResult {
    let mut actions = Vec::new();
    walk(trials, "completions", |spot, dice| {
        let game = spot.game;
        for observer in observers(game) {
            let view = game.view(spot.state, observer);
            let completion = game.determinize(&view, dice);
            let seen = game.view(&completion, observer);
            ensure(seen == view, || {
                format!("to {} a completion looks otherwise: {view:?}, then {seen:?}", looker::<G>(observer))
            })?;
            if completion != *spot.state && dice.below(8) == 0 {
                let mut end = completion;
                playout(game, &mut end, dice, &mut actions, game.step_limit());
                let played = game.max_steps().is_none() || game.verdict(&end).is_some();
                ensure(played, || format!("a completion cannot be played: {completion:?}"))?;
            }
        }
        Ok(())
    })
}

/// A game that says it hides nothing looks the same to everybody.
pub fn what_is_open_is_seen_by_all<G: Game + Notation>(trials: &Trials<G>) -> LawResult {
    walk(trials, "open", |spot, _| {
        let game = spot.game;
        let open = observers(game).into_iter().filter(|_| !game.hides());
        let all = game.view(spot.state, SeatSet::NONE);
        for observer in open {
            let seen = game.view(spot.state, observer);
            ensure(seen == all, || {
                format!("hides nothing, yet {} sees {seen:?}, others {all:?}", looker::<G>(observer))
            })?;
        }
        Ok(())
    })
}

/// Hidden twins differ in nothing that the observer can notice: view, who is asked, legal actions, refusals, forced
/// steps, keys, and what is told and shown of the same step, unless it opens what was sealed. Outside sealed choices the
/// same step leads to the same turn: who is asked follows from what everybody knows, so being asked tells nothing. The
/// twins of a state are a completion of its view, and one that was played (see [`crate::twins`]). Outcomes that look the
/// same are told the same. A few observers look at each position, in turn.
pub fn twins_look_alike<G: Game + Notation + Determinize + Speak>(trials: &Trials<G>) -> LawResult {
    let (mut views, mut keys, mut rota) = (BTreeSet::new(), BTreeSet::new(), Rota::default());
    walk(trials, "twins", |spot, dice| {
        for observer in rota.few(&observers(spot.game)) {
            let view = spot.game.view(spot.state, observer);
            if let (Some(seat), 1) = (observer.first(), observer.len()) {
                views.insert(hash_of(&format!("{view:?}")));
                keys.insert(spot.game.key(spot.state, seat));
            }
            let played = spot.twin(observer, dice);
            for twin in [Some(spot.game.determinize(&view, dice)), played].into_iter().flatten() {
                if twin != *spot.state {
                    let found = alike(spot.game, (spot.state, &twin), observer, Seal::of(spot.sealed.len()), dice);
                    let told = |what| format!("twins for {} differ: {what}\n  twin: {twin:?}", looker::<G>(observer));
                    found.map_err(told)?;
                }
            }
            chance_is_told_alike(spot.game, spot.state, observer, dice)
                .map_err(|what| format!("to {}: {what}", looker::<G>(observer)))?;
        }
        Ok(())
    })?;
    let told_apart = 2 * keys.len() > views.len();
    Ok(ensure(told_apart, || format!("{} keys for {} views tell too little apart", keys.len(), views.len()))?)
}

/// Compares two states that should be the same to an observer, and what is told and shown of the same step from both. A
/// step that may open a sealed choice tells what was sealed, and need not leave it in the view. Refusals are compared for
/// one seat of the observer that is asked and for one that is not.
pub(super) fn alike<G: Game + Notation + Determinize + Speak>(
    game: &G,
    (one, other): (&G::State, &G::State),
    observer: Observer,
    seal: Seal,
    dice: &mut Stream,
) -> CheckResult {
    unequal("view", &game.view(one, observer), &game.view(other, observer))?;
    let [own, others] = [one, other].map(|state| game.view(state, observer));
    unequal("vitals", &vitals(game, &own), &vitals(game, &others))?;
    unequal("phases", &game.phases(&own), &game.phases(&others))?;
    // Chance inside a seat's sealed choice concerns nobody else: it comes before anybody looks.
    let (turn, other_turn) = (game.turn(one), game.turn(other));
    if (turn == Turn::Chance) != (other_turn == Turn::Chance) {
        return Ok(());
    }
    unequal("turn", &turn, &other_turn)?;
    unequal("round", &game.round(one), &game.round(other))?;
    unequal("verdict", &game.verdict(one), &game.verdict(other))?;
    unequal("forced step", &game.forced(one), &game.forced(other))?;
    if turn == Turn::Chance {
        unequal("draw", &game.draw_name(one), &game.draw_name(other))?;
    }
    if let (Some(seat), 1) = (observer.first(), observer.len()) {
        unequal("key", &game.key(one, seat), &game.key(other, seat))?;
    }
    let mut steps = Vec::new();
    let mut one_of =
        |seats: SeatSet| any(&seats.iter().filter(|seat| observer.contains(*seat)).collect::<Vec<_>>(), dice);
    let (idle, busy) = (one_of(unasked(game, one)), one_of(asked(game, one)));
    if let Some(seat) = idle {
        for action in candidates(game, &[], dice) {
            let refusals = (game.unasked(one, seat, action), game.unasked(other, seat, action));
            unequal(&format!("why {} is not asked", name::<G>(seat)), &refusals.0, &refusals.1)?;
        }
    }
    for seat in asked(game, one).iter() {
        let (mine, twins) = (legal(game, one, seat), legal(game, other, seat));
        if observer.contains(seat) {
            unequal("legal actions", &mine, &twins)?;
        }
        if busy == Some(seat) {
            for action in candidates(game, &mine, dice) {
                let refusals = (game.check(one, seat, action), game.check(other, seat, action));
                unequal(&format!("refusal of {}:{action:?}", name::<G>(seat)), &refusals.0, &refusals.1)?;
            }
        }
        let common: Vec<G::Action> = mine.into_iter().filter(|action| twins.contains(action)).collect();
        steps.extend(any(&common, dice).map(|action| Step::Action(seat, action)));
    }
    if turn == Turn::Chance {
        let outcome = game.sample(one, dice);
        steps.extend((game.weight(other, outcome) > 0).then_some(Step::Outcome(outcome)));
    }
    if seal == Seal::MayOpen {
        return Ok(());
    }
    for step in steps {
        told_alike(game, (one, other), step, observer)?;
        if seal == Seal::None {
            let [next, other_next] = [one, other].map(|state| game.turn(&after(game, state, step)));
            unequal(&format!("whose turn it is after {step:?}"), &next, &other_next)?;
        }
    }
    Ok(())
}

/// While both look the same after the same step, the observer is told the same of it and shown the same of its token.
fn told_alike<G: Game + Speak>(
    game: &G,
    (one, other): (&G::State, &G::State),
    step: StepOf<G>,
    observer: Observer,
) -> CheckResult {
    let (next, other_next) = (after(game, one, step), after(game, other, step));
    if game.view(&next, observer) != game.view(&other_next, observer) {
        return Ok(());
    }
    let told = (told(game, one, step, observer), told(game, other, step, observer));
    unequal(&format!("what is told of {step:?}"), &told.0, &told.1)?;
    let shown =
        (game.visible_token(one, step, &next, observer), game.visible_token(other, step, &other_next, observer));
    unequal(&format!("what is shown of the token of {step:?}"), &shown.0, &shown.1)
}

/// When two outcomes lead to states that look the same to the observer, it is told and shown the same of both.
fn chance_is_told_alike<G: Game + Speak>(
    game: &G,
    state: &G::State,
    observer: Observer,
    dice: &mut Stream,
) -> CheckResult {
    if game.turn(state) != Turn::Chance {
        return Ok(());
    }
    let [one, other] = [0; 2].map(|_| Step::Outcome(game.sample(state, dice)));
    let (next, other_next) = (after(game, state, one), after(game, state, other));
    // Outcomes that leave nothing behind have nothing to hide.
    if next == other_next || game.view(&next, observer) != game.view(&other_next, observer) {
        return Ok(());
    }
    let told = (told(game, state, one, observer), told(game, state, other, observer));
    unequal(&format!("what is told of {one:?} and {other:?}"), &told.0, &told.1)?;
    let shown =
        (game.visible_token(state, one, &next, observer), game.visible_token(state, other, &other_next, observer));
    unequal(&format!("what is shown of the tokens of {one:?} and {other:?}"), &shown.0, &shown.1)
}

fn unequal<T: PartialEq + std::fmt::Debug>(what: &str, one: &T, other: &T) -> CheckResult {
    ensure(one == other, || format!("{what}: {one:?}, {other:?}"))
}

/// Returns a spectator and each set of seats without this one.
pub(super) fn strangers<G: Game>(game: &G, seat: contract::Seat) -> impl Iterator<Item = SeatSet> {
    observers(game).into_iter().filter(move |observer| !observer.contains(seat))
}

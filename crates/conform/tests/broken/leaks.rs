//! Lies about secrets.

use crate::lie::{Lie, all, lies};
use conform::toys::Parley;
use conform::toys::parley::{Action, Card, Event, Outcome, State, View};
use contract::{Determinize, Dice, Events, Game, Observer, Phrase, Refusal, Seat, SeatSet, Step, Turn, VisibleToken};

/// Says whether any seat but this one could offer a veto or use it.
fn somebody_else_holds_a_veto(game: &Parley, state: &State, seat: Seat) -> bool {
    let holds =
        |other: Seat| [Action::Offer(Card::VETO), Action::Veto].iter().any(|a| game.check(state, other, *a).is_ok());
    all(game).without(seat).iter().any(holds)
}

/// Says whether any seat but this one has offered and is still preparing.
fn somebody_else_has_offered(game: &Parley, state: &State, seat: Seat) -> bool {
    all(game).without(seat).iter().any(|other| game.check(state, other, Action::Done).is_ok())
}

/// Returns who is asked in a window without holding a veto.
fn asked_in_vain(game: &Parley, state: &State) -> Option<Seat> {
    let Turn::Choice(asked) = game.turn(state) else { return None };
    let can = |seat: Seat, action| game.check(state, seat, action).is_ok();
    asked.iter().find(|seat| can(*seat, Action::Pass) && !can(*seat, Action::Veto))
}

lies! {
    a_completion_that_looks_otherwise_is_found: completions_keep_the_view finds "looks otherwise" {
        fn determinize<D: Dice + ?Sized>(game: &Parley, view: &View, dice: &mut D) -> State {
            let state = game.determinize(view, dice);
            game.determinize(&game.view(&state, SeatSet::NONE), dice)
        }
    }
    a_secret_of_a_game_that_claims_to_have_none_is_found: what_is_open_is_seen_by_all finds "hides nothing, yet" {
        fn hides(_: &Parley) -> bool {
            false
        }
    }
    offers_that_know_a_hidden_card_are_found: twins_look_alike finds "legal actions" {
        fn legal(game: &Parley, _: u32, state: &State, seat: Seat, actions: &mut Vec<Action>) {
            game.legal(state, seat, actions);
            if somebody_else_holds_a_veto(game, state, seat) && actions.len() > 1 {
                actions.retain(|action| *action != Action::Draw);
            }
        }
    }
    reasons_that_know_a_hidden_card_are_found: twins_look_alike finds "is not asked" {
        fn unasked(game: &Parley, state: &State, seat: Seat, _: Action) -> Option<Refusal> {
            let knows = somebody_else_holds_a_veto(game, state, seat);
            knows.then(|| Refusal::new("R7", Phrase::new("no-veto")))
        }
    }
    refusals_that_know_a_hidden_card_are_found: twins_look_alike finds "refusal of" {
        fn check(game: &Parley, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
            let knows = somebody_else_holds_a_veto(game, state, seat);
            let tell = |refusal: Refusal| if knows { Refusal::new("R7", Phrase::new("no-veto")) } else { refusal };
            game.check(state, seat, action).map_err(tell)
        }
    }
    a_window_only_for_those_who_hold_an_answer_is_found: twins_look_alike finds "turn" {
        fn turn(game: &Parley, state: &State) -> Turn {
            match game.turn(state) {
                Turn::Choice(seats) if seats.iter().all(|seat| {
                    game.check(state, seat, Action::Pass).is_ok() && game.check(state, seat, Action::Veto).is_err()
                }) => Turn::Over,
                turn => turn,
            }
        }
    }
    a_window_that_skips_whoever_holds_no_answer_is_found: twins_look_alike finds "whose turn it is after" {
        fn apply(game: &Parley, _: u32, state: &mut State, seat: Seat, action: Action) {
            game.apply(state, seat, action);
            while action == Action::Pass && let Some(seat) = asked_in_vain(game, state) {
                game.apply(state, seat, action);
            }
        }
        fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
            game.events(before, step, observer, events);
            let (Step::Action(seat, Action::Pass), mut state) = (step, *before) else { return };
            game.apply(&mut state, seat, Action::Pass);
            while let Some(seat) = asked_in_vain(game, &state) {
                let mut silent = Vec::new();
                game.events(&state, Step::Action(seat, Action::Pass), observer, &mut silent);
                events.extend(silent.into_iter().filter(|event| !matches!(event, Event::Passed { .. })));
                game.apply(&mut state, seat, Action::Pass);
            }
        }
    }
    an_automatic_pass_is_found: twins_look_alike finds "forced step" {
        fn forced(game: &Parley, state: &State) -> Option<(Seat, Action)> {
            let can_only_pass = |seat: &Seat| {
                game.check(state, *seat, Action::Pass).is_ok() && game.check(state, *seat, Action::Veto).is_err()
            };
            all(game).iter().find(can_only_pass).map(|seat| (seat, Action::Pass))
        }
    }
    a_key_that_knows_a_hidden_card_is_found: twins_look_alike finds "key" {
        fn key(game: &Parley, state: &State, _: Seat) -> u64 {
            game.key(state, Seat::FIRST)
        }
    }
    a_key_that_tells_nothing_apart_is_found: twins_look_alike finds "too little apart" {
        fn key(_: &Parley, _: &State, _: Seat) -> u64 {
            7
        }
    }
    an_event_that_knows_a_hidden_card_is_found: twins_look_alike finds "what is told" {
        fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
            game.events(before, step, observer, events);
            if let Step::Action(seat, Action::Pass) = step && somebody_else_holds_a_veto(game, before, seat) {
                events.push(Event::Passed { seat });
            }
        }
    }
    a_view_that_hides_nothing_is_found: sealed_steps_are_silent finds "notices" {
        fn view(game: &Parley, state: &State, _: Observer) -> View {
            game.view(state, all(game))
        }
    }
    a_sealed_step_that_is_told_is_found: sealed_steps_are_silent finds "told" {
        fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, _: Observer, events: &mut Vec<Event>) {
            game.events(before, step, all(game), events);
        }
    }
    a_sealed_token_that_is_shown_is_found: sealed_steps_are_silent finds "its token is shown" {
        fn shows(_: &Parley, _: &State, _: Step<Action, Outcome>, _: &State, _: Observer) -> VisibleToken {
            VisibleToken::Whole
        }
    }
    a_finish_that_tells_what_came_before_is_found: sealed_steps_are_silent finds "finishes" {
        fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
            game.events(before, step, observer, events);
            if let Step::Action(seat, Action::Done) = step && game.check(before, seat, Action::Draw).is_err() {
                events.push(Event::Passed { seat });
            }
        }
    }
    steps_that_do_not_commute_are_found: seats_commute finds "do not commute" {
        fn apply(game: &Parley, _: u32, state: &mut State, seat: Seat, action: Action) {
            let late = matches!(action, Action::Offer(_)) && somebody_else_has_offered(game, state, seat);
            let strongest = Card::ALL.into_iter().rev().map(Action::Offer);
            let instead = strongest.into_iter().find(|offer| game.check(state, seat, *offer).is_ok());
            game.apply(state, seat, instead.filter(|_| late).unwrap_or(action));
        }
    }
    weights_that_do_not_commute_are_found: seats_commute finds "in the two orders" {
        fn weight(game: &Parley, state: &State, outcome: Outcome) -> u64 {
            let seat = game.draw_name(state).seat.unwrap_or(Seat::FIRST);
            game.weight(state, outcome) * if somebody_else_has_offered(game, state, seat) { 2 } else { 1 }
        }
    }
}

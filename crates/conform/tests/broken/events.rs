//! Lies about what happens: each event must be there, reach nobody it must not, and be carried out whole.

use crate::lie::{Lie, all, lies};
use conform::toys::Parley;
use conform::toys::parley::{Action, Event, Outcome, State, View};
use contract::{Events, Observer, Step};

lies! {
    an_event_left_out_is_found: events_explain_views finds "explain" {
        fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
            game.events(before, step, observer, events);
            events.retain(|event| !matches!(event, Event::Scored { .. }));
        }
    }
    a_change_that_a_stranger_is_not_told_is_found: events_explain_views finds "a spectator is told nothing of" {
        fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
            game.events(before, step, observer, events);
            if observer.is_empty() {
                events.clear();
            }
        }
    }
    an_event_too_many_is_found: events_explain_views finds "explain" {
        fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
            game.events(before, step, observer, events);
            events.extend(events.iter().copied().find(|event| matches!(event, Event::Scored { .. })));
        }
    }
    a_buffer_that_is_not_cleared_is_found: events_explain_views finds "explain" {
        fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
            let mut new = Vec::new();
            game.events(before, step, observer, &mut new);
            events.extend(new);
        }
    }
    an_event_that_a_stranger_is_told_is_found: sealed_steps_are_silent finds "told [Offered" {
        fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
            let offers = matches!(step, Step::Action(_, Action::Offer(_)));
            game.events(before, step, if offers { all(game) } else { observer }, events);
        }
    }
    a_card_that_a_stranger_is_told_is_found: twins_look_alike finds "what is told" {
        fn events(game: &Parley, before: &State, step: Step<Action, Outcome>, _: Observer, events: &mut Vec<Event>) {
            game.events(before, step, all(game), events);
        }
    }
    a_replay_that_forgets_a_field_is_found: events_explain_views finds "explain" {
        fn replay(game: &Parley, view: &mut View, event: Event, observer: Observer) {
            if !matches!(event, Event::Opened { .. }) {
                game.replay(view, &event, observer);
            }
        }
    }
    a_replay_of_what_was_not_told_is_found: events_explain_views finds "explain" {
        fn replay(game: &Parley, view: &mut View, event: Event, observer: Observer) {
            game.replay(view, &event, observer);
            if let Event::IsDone { seat } = event {
                game.replay(view, &Event::Draws { seat }, observer);
            }
        }
    }
}

//! Lies about tokens and lines.

use crate::lie::{Lie, all, lies};
use conform::toys::Parley;
use conform::toys::parley::{Action, Outcome, State, View};
use contract::{Determinize, Dice, Game, Malformed, Notation, Seat, SeatSet, Stream};

lies! {
    a_token_with_a_blank_is_found: tokens_round_trip finds "is not one word" {
        fn write_action(game: &Parley, action: Action) -> String {
            game.write_action(action).replace("done", "do ne")
        }
    }
    two_actions_of_one_token_are_found: tokens_round_trip finds "reads as" {
        fn write_action(game: &Parley, action: Action) -> String {
            game.write_action(action).replace("offer:4", "offer:3")
        }
    }
    an_action_taken_for_an_outcome_is_found: tokens_round_trip finds "taken for an outcome" {
        fn is_outcome(token: &str) -> bool {
            !token.contains("offer")
        }
    }
    an_outcome_not_known_as_one_is_found: tokens_round_trip finds "not known as one" {
        fn is_outcome(token: &str) -> bool {
            token.starts_with('=')
        }
    }
    a_line_that_drops_a_field_is_found: lines_round_trip finds "reads as" {
        fn write_line(game: &Parley, state: &State) -> String {
            game.write_line(state).replace("/4", "/0")
        }
    }
    a_state_that_no_line_holds_is_found: lines_round_trip finds "reads as" {
        fn is_quiet(_: &Parley, _: &State) -> bool {
            true
        }
    }
    a_seen_line_that_hides_from_who_sees_all_is_found: seen_lines_round_trip finds "who sees all" {
        fn write_view(game: &Parley, view: &View) -> String {
            game.write_view(view).replace("/4", "/0")
        }
    }
    a_seen_line_that_cannot_be_read_is_found: seen_lines_round_trip finds "hides what" {
        fn read_view(game: &Parley, line: &str) -> Result<View, Malformed> {
            game.read_line(line).map(|state| game.view(&state, all(game)))
        }
    }
    a_seen_line_read_as_another_is_found: seen_lines_round_trip finds "is written" {
        fn read_view(game: &Parley, line: &str) -> Result<View, Malformed> {
            game.read_view(&line.replace("/4", "/0"))
        }
    }
    a_seen_line_that_loses_a_hand_is_found: seen_lines_round_trip finds "is offered" {
        fn determinize<D: Dice + ?Sized>(game: &Parley, view: &View, dice: &mut D) -> State {
            let state = game.determinize(view, dice);
            game.determinize(&game.view(&state, SeatSet::NONE), dice)
        }
    }
    a_position_that_drops_a_field_is_found: positions_round_trip finds "reads as another position" {
        fn write_line(game: &Parley, state: &State) -> String {
            game.write_line(state).replace("/4", "/0")
        }
    }
    a_broken_line_read_as_something_is_found: broken_text_is_refused finds "is read as" {
        fn read_line(game: &Parley, line: &str) -> Result<State, Malformed> {
            game.read_line(line).or_else(|_| {
                let mut state = game.read_line("1 A=12/0 B=34/0 x=")?;
                game.apply(&mut state, Seat::FIRST, Action::Draw);
                Ok(state)
            })
        }
    }
    a_record_whose_numbers_do_not_hold_is_found: records_replay finds "the numbers give" {
        fn sample<D: Dice + ?Sized>(game: &Parley, calls: u32, state: &State, dice: &mut D) -> Outcome {
            if calls % 9 == 8 { game.sample(state, &mut Stream::new("lie", "luck", 3)) } else { game.sample(state, dice) }
        }
    }
}

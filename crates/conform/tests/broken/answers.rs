//! Lies about sets, portions, suggestions and standing orders.

use crate::lie::{Lie, lies};
use conform::toys::Parley;
use conform::toys::parley::{Action, View};
use contract::{Chances, Forecast, Label, Order, Phrase, Piece, Portion, Prompt, Seat, Speak};

fn piece(key: &str) -> Piece {
    Piece::new(key, Phrase::new("draw"), Prompt { question: Phrase::new("draw"), detail: None })
}

fn order(key: &str, answer: Option<Action>) -> Order<Action> {
    Order::new(key, Phrase::new("pass"), Phrase::new("done")).answering(answer)
}

fn forecast(counted: &'static str, action: Action, ways: Vec<u64>) -> Forecast<Action> {
    let choices = vec![Chances { action, ways, mean: 0, beside: 0 }];
    Forecast { counted: Phrase::new(counted), beside: None, choices }
}

lies! {
    two_actions_that_are_one_set_are_found: answers_fit finds "two actions are the set {\"a\"}" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            game.label(view, seat, action).choosing(vec![piece("a")])
        }
    }
    a_piece_twice_in_a_set_is_found: answers_fit finds "a set has a piece twice" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            game.label(view, seat, action).choosing(vec![piece("a"), piece("a")])
        }
    }
    a_set_that_is_a_chain_too_is_found: answers_fit finds "is chosen in another way, too" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            game.label(view, seat, action).choosing(vec![piece("a")]).taking(piece("b"))
        }
    }
    portions_that_are_alike_are_found: answers_fit finds "two portions of a are alike" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            game.label(view, seat, action).laying(Portion::of(piece("a")))
        }
    }
    an_amount_beside_none_is_found: answers_fit finds "portions of a are None, then Some(1)" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            let label = game.label(view, seat, action);
            let portion = if action == Action::Draw { Portion::of(piece("a")) } else { Portion::amount(piece("a"), 1) };
            label.laying(portion)
        }
    }
    a_suggestion_that_is_not_allowed_is_found: answers_fit finds "`veto` is suggested and not allowed" {
        fn suggest(_: &Parley, _: &View, _: Seat) -> Vec<Action> {
            vec![Action::Veto]
        }
    }
    a_suggestion_of_no_portion_is_found: answers_fit finds "`draw` is suggested and no portion" {
        fn suggest(_: &Parley, _: &View, _: Seat) -> Vec<Action> {
            vec![Action::Draw]
        }
    }
    a_supply_that_is_not_taken_up_is_found: answers_fit finds "`draw` does not take up a" {
        fn supplies(_: &Parley, _: &View, _: Seat) -> Vec<(Piece, Action)> {
            vec![(piece("a"), Action::Draw)]
        }
    }
    a_supply_that_seems_of_no_use_is_found: answers_fit finds "`veto` does not show whether a is of use" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            game.label(view, seat, action).taking(piece("a"))
        }
        fn supplies(_: &Parley, _: &View, _: Seat) -> Vec<(Piece, Action)> {
            vec![(piece("a"), Action::Veto)]
        }
    }
    supplies_of_one_name_are_found: answers_fit finds "two supplies are called a" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            game.label(view, seat, action).taking(piece("a"))
        }
        fn supplies(_: &Parley, _: &View, _: Seat) -> Vec<(Piece, Action)> {
            vec![(piece("a"), Action::Draw), (piece("a"), Action::Draw)]
        }
    }
    a_seat_without_words_is_found: everything_has_words finds "`no-words` is no message" {
        fn seat_title(_: &Parley, _: Seat) -> Option<Phrase> {
            Some(Phrase::new("no-words"))
        }
    }
    a_price_without_words_is_found: everything_has_words finds "`no-words` is no message" {
        fn supplies(_: &Parley, _: &View, _: Seat) -> Vec<(Piece, Action)> {
            vec![(piece("a").costing(Phrase::new("no-words")), Action::Draw)]
        }
    }
    a_forecast_of_what_is_not_allowed_is_found: answers_fit finds "`veto` is forecast and not allowed" {
        fn forecast(_: &Parley, _: &View, _: Seat) -> Option<Forecast<Action>> {
            Some(forecast("draw", Action::Veto, vec![1]))
        }
    }
    a_forecast_of_nothing_is_found: answers_fit finds "nothing can come of `draw`" {
        fn forecast(_: &Parley, _: &View, _: Seat) -> Option<Forecast<Action>> {
            Some(forecast("draw", Action::Draw, vec![0, 0]))
        }
    }
    an_average_that_cannot_be_is_found: answers_fit finds "`draw` brings 0 tenths of 10 to 20" {
        fn forecast(_: &Parley, _: &View, _: Seat) -> Option<Forecast<Action>> {
            Some(forecast("draw", Action::Draw, vec![0, 1, 1]))
        }
    }
    a_forecast_without_words_is_found: everything_has_words finds "`no-words` is no message" {
        fn forecast(_: &Parley, _: &View, _: Seat) -> Option<Forecast<Action>> {
            Some(forecast("no-words", Action::Draw, vec![1]))
        }
    }
    an_answer_that_only_some_hands_allow_is_found: answers_fit finds "the order veto answers `veto`, which is not allowed" {
        fn orders(_: &Parley, view: &View, seat: Seat) -> Vec<Order<Action>> {
            vec![order("veto", view.asks_for_a_veto(seat).then_some(Action::Veto))]
        }
    }
    orders_of_one_name_are_found: answers_fit finds "two orders are called pass" {
        fn orders(_: &Parley, _: &View, _: Seat) -> Vec<Order<Action>> {
            vec![order("pass", None), order("pass", None)]
        }
    }
    an_order_without_a_name_is_found: answers_fit finds "`pass now` is no name of an order" {
        fn orders(_: &Parley, _: &View, _: Seat) -> Vec<Order<Action>> {
            vec![order("pass now", None)]
        }
    }
    an_order_without_words_is_found: everything_has_words finds "`no-words` is no message" {
        fn orders(_: &Parley, _: &View, _: Seat) -> Vec<Order<Action>> {
            vec![Order::new("pass", Phrase::new("no-words"), Phrase::new("done"))]
        }
    }
}

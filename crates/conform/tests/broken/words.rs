//! Lies about words, guides and accounts.

use std::sync::LazyLock;

use crate::failures::facts;
use crate::lie::{Lie, lies};
use conform::toys::Parley;
use conform::toys::parley::{Action, Event, View};
use contract::{
    Account, BoardSpace, Column, Fill, Game, Info, Label, Malformed, Notation, Observer, Phrase, Piece, Prompt,
    RoundAccount, Sacrifice, Seat, Slot, Speak, Tally, TurningPoint,
};

/// A slot, and in it a piece that stands for the action.
fn fill(slot: &str, action: Action) -> Fill {
    let [name, note] = [Phrase::new("veto"), Phrase::new("veto")];
    let prompt = Prompt { question: Phrase::new("veto"), detail: None };
    let key: String = format!("{action:?}").chars().filter(char::is_ascii_alphanumeric).collect();
    Fill {
        slot: Slot { key: slot.to_owned(), name, note, warning: None },
        piece: Piece::new(key, Phrase::new("veto"), prompt),
    }
}

// Words.
lies! {
    a_label_without_words_is_found: everything_has_words finds "`no-such-words` is no message" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            let label = game.label(view, seat, action);
            if action == Action::Veto { Label { name: Phrase::new("no-such-words"), ..label } } else { label }
        }
    }
    a_gap_that_stays_empty_is_found: everything_has_words finds "needs Some(\"card\")" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            let label = game.label(view, seat, action);
            Label { name: Phrase { args: Vec::new(), ..label.name }, ..label }
        }
    }
    a_form_for_a_value_that_never_comes_is_found: everything_has_words finds "`offer` in `en` for card=5" {
        fn info() -> &'static Info {
            static ODD: LazyLock<Info> = LazyLock::new(|| {
                let (language, text) = Parley::info().words[0];
                let odd = "\noffer = Offer { $card ->\n    [5] the king\n   *[other] { $card }\n}";
                let text: &'static str = text.replace("\noffer = Offer { $card }", odd).leak();
                Info { words: vec![(language, text)].leak(), ..facts() }
            });
            &ODD
        }
    }
    a_typed_token_that_is_refused_without_words_is_found: everything_has_words finds "no words say what is wrong with" {
        fn read_action(game: &Parley, token: &str) -> Result<Action, Malformed> {
            game.read_action(token).map_err(|malformed| Malformed { phrase: None, ..malformed })
        }
    }
    a_group_that_stands_apart_is_found: everything_has_words finds "stand apart" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            let label = game.label(view, seat, action);
            let odd = matches!(action, Action::Offer(card) if card.strength() == 2);
            if odd { Label { group: Phrase::new("window"), ..label } } else { label }
        }
    }
    a_slot_that_is_filled_twice_is_found: everything_has_words finds "or one filled twice" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            game.label(view, seat, action).filled_by(vec![fill("left", action), fill("left", action)])
        }
    }
    a_pass_with_a_piece_is_found: everything_has_words finds "does nothing, at a place" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            game.label(view, seat, action).filled_by(vec![fill("left", action)]).passing()
        }
    }
    a_pass_at_a_place_is_found: everything_has_words finds "does nothing, at a place" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            let label = game.label(view, seat, action);
            let place = BoardSpace { key: "pile".to_owned(), name: Phrase::new("veto"), area: Phrase::new("veto") };
            if label.is_pass { label.at(place) } else { label }
        }
    }
    a_pass_that_is_a_set_is_found: everything_has_words finds "does nothing, at a place" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            let label = game.label(view, seat, action);
            if label.is_pass { label.choosing(Vec::new()) } else { label }
        }
    }
    slots_that_other_actions_do_not_have_are_found: everything_has_words finds "are not the slots of the others" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            let slot = if action == Action::Done { "left" } else { "right" };
            game.label(view, seat, action).filled_by(vec![fill(slot, action)])
        }
    }
    slots_that_do_not_tell_actions_apart_are_found: everything_has_words finds "in two ways" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            game.label(view, seat, action).filled_by(vec![fill("left", Action::Done)])
        }
    }
    a_slot_that_no_address_can_name_is_found: everything_has_words finds "`le.ft` is no name of a slot" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            game.label(view, seat, action).filled_by(vec![fill("le.ft", action)])
        }
    }
    a_sacrifice_at_a_place_is_found: everything_has_words finds "only gives up, at a place" {
        fn label(game: &Parley, view: &View, seat: Seat, action: Action) -> Label {
            let label = game.label(view, seat, action).sacrificing(Sacrifice::Pure(Phrase::new("veto")));
            label.at(BoardSpace { key: "a1".to_owned(), name: Phrase::new("veto"), area: Phrase::new("veto") })
        }
    }
    a_line_told_by_no_rule_is_found: everything_has_words finds "`R44` is no rule" {
        fn tell(game: &Parley, events: &[Event], before: &View, after: &View, observer: Observer) -> Vec<Phrase> {
            game.tell(events, before, after, observer).into_iter().map(|phrase| phrase.by("R44")).collect()
        }
    }
}

fn told_at(step: usize, columns: Vec<Column>, round: RoundAccount) -> Account {
    let point = TurningPoint { step, phrase: Phrase::new("veto") };
    Account { decided: None, turning_points: vec![point], columns, rounds: vec![round] }
}

// Guides and accounts.
lies! {
    two_notes_of_one_name_are_found: everything_has_words finds "one key" {
        fn guide(_: &Parley, _: &View, _: Seat) -> Vec<Phrase> {
            vec![Phrase::new("veto"), Phrase::new("veto")]
        }
    }
    a_note_without_words_is_found: everything_has_words finds "`no-such-note` is no message" {
        fn guide(_: &Parley, _: &View, _: Seat) -> Vec<Phrase> {
            vec![Phrase::new("no-such-note")]
        }
    }
    an_account_of_a_step_that_never_was_is_found: accounts_fit_their_games finds "that was not among" {
        fn account(_: &Parley, steps: usize) -> Option<Account> {
            Some(told_at(steps + 1, Vec::new(), RoundAccount { round: 1, step: 0, numbers: Vec::new() }))
        }
    }
    a_round_with_too_few_numbers_is_found: accounts_fit_their_games finds "has not each" {
        fn account(_: &Parley, steps: usize) -> Option<Account> {
            let column = Column::new("veto", Tally::Gain);
            Some(told_at(steps, vec![column], RoundAccount { round: 1, step: 0, numbers: Vec::new() }))
        }
    }
    a_column_of_somebody_who_does_not_play_is_found: accounts_fit_their_games finds "of nobody at the table" {
        fn account(_: &Parley, steps: usize) -> Option<Account> {
            let column = Column::new("veto", Tally::Gain).of(Seat::new(5));
            Some(told_at(steps, vec![column], RoundAccount { round: 1, step: 0, numbers: vec![0] }))
        }
    }
    a_round_that_nobody_played_is_found: accounts_fit_their_games finds "the rounds of the account are [(9, 0)]" {
        fn account(_: &Parley, steps: usize) -> Option<Account> {
            Some(told_at(steps, Vec::new(), RoundAccount { round: 9, step: 0, numbers: Vec::new() }))
        }
    }
    turning_points_out_of_order_are_found: accounts_fit_their_games finds "not in the order" {
        fn account(_: &Parley, steps: usize) -> Option<Account> {
            let mut account = told_at(steps, Vec::new(), RoundAccount { round: 1, step: 0, numbers: Vec::new() });
            account.turning_points.push(TurningPoint { step: 1, phrase: Phrase::new("veto") });
            Some(account)
        }
    }
}

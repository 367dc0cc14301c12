//! Lies about the rules, luck and abilities.

use std::sync::LazyLock;

use crate::lie::{Lie, all, lies};
use conform::toys::Parley;
use conform::toys::parley::{Action, Card, Outcome, State};
use contract::{
    Dice, Game, Info, Lesson, Notation, Refusal, Seat, SeatSet, Series, Setup, SetupError, Stream, Turn, Verdict,
};

/// A copy of the honest facts, to change some.
pub(crate) fn facts() -> Info {
    let Info { id, title, credits, howto, seats, seat_names, rules_version, dossier, components, words, options } =
        Parley::info();
    Info {
        id,
        title,
        credits,
        howto,
        seats: seats.clone(),
        seat_names,
        rules_version: *rules_version,
        dossier,
        components,
        words,
        options: *options,
    }
}

// What the house knows.
lies! {
    an_odd_name_is_found: the_house_knows_the_game finds "cannot stand in an address" {
        fn info() -> &'static Info {
            static ODD: LazyLock<Info> = LazyLock::new(|| Info { id: "Par ley", ..facts() });
            &ODD
        }
    }
    seats_of_one_name_are_found: the_house_knows_the_game finds "seats are named" {
        fn info() -> &'static Info {
            static ODD: LazyLock<Info> = LazyLock::new(|| Info { seat_names: &["A", "B", "A"], ..facts() });
            &ODD
        }
    }
    a_lesson_that_cannot_be_read_is_found: lessons_can_be_shown finds "cannot be read" {
        fn info() -> &'static Info {
            const NOWHERE: &[Lesson] = &[Lesson::at("nowhere")];
            static ODD: LazyLock<Info> = LazyLock::new(|| Info { howto: NOWHERE, ..facts() });
            &ODD
        }
    }
    a_lesson_of_what_may_not_be_done_is_found: lessons_can_be_shown finds "`pass` at `1 A=/0" {
        fn info() -> &'static Info {
            const STEP: &[Lesson] = &[Lesson::of("pass", "1 A=/0 B=/0 x=")];
            static ODD: LazyLock<Info> = LazyLock::new(|| Info { howto: STEP, ..facts() });
            &ODD
        }
    }
    a_lesson_that_others_know_more_of_is_found: lessons_can_be_shown finds "the first seat sees" {
        fn info() -> &'static Info {
            const SECRET: &[Lesson] = &[Lesson::at("1 A=12/0 B=V4/0 x=")];
            static ODD: LazyLock<Info> = LazyLock::new(|| Info { howto: SECRET, ..facts() });
            &ODD
        }
    }
    a_lesson_without_words_is_found: lessons_can_be_shown finds "`howto-1` is missing in en" {
        fn info() -> &'static Info {
            const MUTE: &[(&str, &str)] = &[("en", "howto-1-text = It has no title.")];
            const STEP: &[Lesson] = &[Lesson::at("1 A=/0 B=/0 x=")];
            static ODD: LazyLock<Info> = LazyLock::new(|| Info { howto: STEP, words: MUTE, ..facts() });
            &ODD
        }
    }
    an_incomplete_setup_is_found: setups_are_complete finds "the setup has the options" {
        fn setup(game: &Parley) -> &Setup {
            static TWO: LazyLock<Setup> = LazyLock::new(|| Setup::printed(2));
            static THREE: LazyLock<Setup> = LazyLock::new(|| Setup::printed(3));
            if game.seats() == 2 { &TWO } else { &THREE }
        }
    }
    an_option_that_is_dropped_is_found: options_are_taken finds "is written" {
        fn make(setup: &Setup) -> Result<Parley, SetupError> {
            let mut setup = setup.clone();
            setup.options.retain(|key, value| key != "veto" || value != "false");
            Parley::new(&setup)
        }
    }
    an_option_that_takes_anything_is_found: options_are_taken finds "takes any value" {
        fn make(setup: &Setup) -> Result<Parley, SetupError> {
            Parley::new(setup).or_else(|_| Parley::new(&Setup::printed(2)))
        }
    }
}

// Offers.
lies! {
    an_illegal_offer_is_found: offers_are_what_is_allowed finds "offered but refused" {
        fn legal(game: &Parley, _: u32, state: &State, seat: Seat, actions: &mut Vec<Action>) {
            game.legal(state, seat, actions);
            actions.push(Action::Offer(Card::VETO));
        }
    }
    a_missing_offer_is_found: offers_are_what_is_allowed finds "allowed but not offered" {
        fn legal(game: &Parley, _: u32, state: &State, seat: Seat, actions: &mut Vec<Action>) {
            game.legal(state, seat, actions);
            if actions.len() > 2 {
                actions.pop();
            }
        }
    }
    a_refusal_by_no_rule_is_found: offers_are_what_is_allowed finds "is no rule of the dossier" {
        fn check(game: &Parley, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
            game.check(state, seat, action).map_err(|refusal| Refusal { rule: "R11", ..refusal })
        }
    }
    a_repeated_offer_is_found: the_order_of_offers_is_fixed finds "offered twice" {
        fn legal(game: &Parley, _: u32, state: &State, seat: Seat, actions: &mut Vec<Action>) {
            game.legal(state, seat, actions);
            actions.extend(actions.first().copied());
        }
    }
    an_unstable_order_is_found: the_order_of_offers_is_fixed finds "other offers" {
        fn legal(game: &Parley, calls: u32, state: &State, seat: Seat, actions: &mut Vec<Action>) {
            game.legal(state, seat, actions);
            if calls % 3 == 2 {
                actions.reverse();
            }
        }
    }
    an_order_that_hangs_on_the_buffer_is_found: the_order_of_offers_is_fixed finds "other offers" {
        fn legal(game: &Parley, _: u32, state: &State, seat: Seat, actions: &mut Vec<Action>) {
            let dirty = !actions.is_empty();
            game.legal(state, seat, actions);
            if dirty {
                actions.reverse();
            }
        }
    }
    an_offer_read_as_another_is_found: choices_are_listed_once finds "is offered and read as" {
        fn listed(_: &Parley, _: &State, _: Seat, action: Action) -> Action {
            if action == Action::Pass { Action::Done } else { action }
        }
    }
    a_spelling_without_end_is_found: choices_are_listed_once finds "then as" {
        fn listed(game: &Parley, state: &State, seat: Seat, action: Action) -> Action {
            let next = if action == Action::Done { Action::Pass } else { Action::Done };
            if game.check(state, seat, action).is_ok() { action } else { next }
        }
    }
    a_pick_that_is_not_offered_there_is_found: picks_are_offers finds "picked at place" {
        fn pick<D: Dice + ?Sized>(game: &Parley, state: &State, seat: Seat, dice: &mut D, actions: &mut Vec<Action>) -> Option<Action> {
            game.legal(state, seat, actions);
            let place = actions.len() - 1 - dice.below(actions.len() as u32) as usize;
            actions.get(place).copied()
        }
    }
    a_pick_that_draws_too_often_is_found: picks_are_offers finds "draws below" {
        fn pick<D: Dice + ?Sized>(game: &Parley, state: &State, seat: Seat, dice: &mut D, actions: &mut Vec<Action>) -> Option<Action> {
            dice.below(2);
            game.pick(state, seat, dice, actions)
        }
    }
}

// The course of a game.
lies! {
    a_seat_that_can_do_nothing_is_found: games_end_in_time finds "can do nothing" {
        fn legal(game: &Parley, _: u32, state: &State, seat: Seat, actions: &mut Vec<Action>) {
            game.legal(state, seat, actions);
            actions.retain(|action| *action != Action::Pass);
        }
    }
    an_empty_choice_is_found: games_end_in_time finds "the set of seats is empty" {
        fn turn(game: &Parley, state: &State) -> Turn {
            let turn = game.turn(state);
            if turn == Turn::Choice(SeatSet::only(Seat::FIRST)) { Turn::Choice(SeatSet::NONE) } else { turn }
        }
    }
    a_game_beyond_its_length_is_found: games_end_in_time finds "goes on after 20 steps" {
        fn longest(_: &Parley) -> Option<u32> {
            Some(20)
        }
    }
    a_missing_verdict_is_found: verdicts_come_at_the_end finds "over without a verdict" {
        fn verdict(_: &Parley, _: &State) -> Option<Verdict> {
            None
        }
    }
    an_early_verdict_is_found: verdicts_come_at_the_end finds "while the game goes on" {
        fn verdict(game: &Parley, state: &State) -> Option<Verdict> {
            let early = Verdict::new(SeatSet::NONE, [0.0; Seat::MOST], "R9", "score");
            game.verdict(state).or(Some(early))
        }
    }
    a_verdict_by_no_rule_is_found: verdicts_come_at_the_end finds "`R99` is no rule" {
        fn verdict(game: &Parley, state: &State) -> Option<Verdict> {
            game.verdict(state).map(|verdict| Verdict { rule: "R99", ..verdict })
        }
    }
    a_forced_step_with_a_choice_is_found: forced_actions_are_the_only_ones finds "is called forced" {
        fn forced(game: &Parley, state: &State) -> Option<(Seat, Action)> {
            let pass = |seat: &Seat| game.check(state, *seat, Action::Pass).is_ok();
            all(game).iter().find(pass).map(|seat| (seat, Action::Pass))
        }
    }
    a_forced_step_that_was_never_announced_is_found: forced_actions_are_the_only_ones finds "no such step" {
        fn forced(game: &Parley, state: &State) -> Option<(Seat, Action)> {
            let Turn::Choice(asked) = game.turn(state) else { return None };
            let seat = asked.first().filter(|_| asked.len() == 1)?;
            let mut actions = Vec::new();
            game.legal(state, seat, &mut actions);
            Some((seat, actions[0])).filter(|_| actions.len() == 1)
        }
        fn has_forced() -> bool {
            false
        }
    }
}

// Luck.
lies! {
    a_wrong_weight_is_found: outcomes_have_their_weights finds "alone" {
        fn weight(game: &Parley, state: &State, outcome: Outcome) -> u64 {
            game.weight(state, outcome).min(2)
        }
    }
    a_listed_impossible_outcome_is_found: outcomes_have_their_weights finds "with weight 0" {
        fn outcomes(game: &Parley, state: &State, outcomes: &mut Vec<(Outcome, u64)>) -> bool {
            game.outcomes(state, outcomes);
            outcomes.push((Outcome::Lot(Seat::FIRST), 0));
            true
        }
    }
    an_unlisted_outcome_is_found: outcomes_have_their_weights finds "is not in the list" {
        fn outcomes(game: &Parley, state: &State, outcomes: &mut Vec<(Outcome, u64)>) -> bool {
            game.outcomes(state, outcomes);
            outcomes.truncate(4);
            true
        }
    }
    luck_from_elsewhere_is_found: outcomes_have_their_weights finds "the second time" {
        fn sample<D: Dice + ?Sized>(game: &Parley, calls: u32, state: &State, _: &mut D) -> Outcome {
            game.sample(state, &mut Stream::new("lie", "luck", calls.into()))
        }
    }
    an_unfair_sampler_is_found: the_sampler_agrees_with_the_weights finds "chi-square" {
        fn sample<D: Dice + ?Sized>(game: &Parley, _: u32, state: &State, dice: &mut D) -> Outcome {
            game.sample(state, dice).min(game.sample(state, dice))
        }
    }
    a_sampler_that_ignores_its_dice_is_found: the_sampler_agrees_with_the_weights finds "does not use its dice" {
        fn sample<D: Dice + ?Sized>(game: &Parley, calls: u32, state: &State, _: &mut D) -> Outcome {
            game.sample(state, &mut Stream::new("lie", "luck", calls.into()))
        }
    }
}

// States as values.
lies! {
    a_step_that_is_not_the_same_twice_is_found: steps_leave_copies_alone finds "leads to two states" {
        fn apply(game: &Parley, calls: u32, state: &mut State, seat: Seat, action: Action) {
            let mut actions = Vec::new();
            game.legal(state, seat, &mut actions);
            let other = actions[calls as usize % actions.len()];
            game.apply(state, seat, if calls.is_multiple_of(5) { other } else { action });
        }
    }
    a_copy_that_says_otherwise_is_found: steps_leave_copies_alone finds "says otherwise" {
        fn legal(game: &Parley, calls: u32, state: &State, seat: Seat, actions: &mut Vec<Action>) {
            game.legal(state, seat, actions);
            if calls.is_multiple_of(7) {
                actions.reverse();
            }
        }
    }
    a_state_that_reads_back_as_another_is_found: equal_states_hash_equal finds "another state" {
        fn write_line(game: &Parley, state: &State) -> String {
            game.write_line(state).replace("/4", "/3")
        }
    }
    memory_in_a_playout_is_found: playouts_do_not_allocate finds "playouts allocate" {
        fn apply(game: &Parley, _: u32, state: &mut State, seat: Seat, action: Action) {
            std::hint::black_box(vec![0u8; 100]);
            game.apply(state, seat, action);
        }
    }
}

// Abilities.
lies! {
    an_estimate_beyond_certainty_is_found: estimates_are_chances finds "no chances" {
        fn estimate(_: &Parley, _: &State, _: Seat) -> f64 {
            1.01
        }
    }
    an_estimate_that_favours_the_loser_is_found: estimates_are_chances finds "rated below" {
        fn estimate(game: &Parley, state: &State, seat: Seat) -> f64 {
            1.0 - contract::Heuristic::estimate(game, state, seat)
        }
    }
    a_win_that_is_not_sure_is_found: proofs_hold finds "has surely won, and no action keeps it" {
        fn proven(game: &Parley, state: &State, seat: Seat) -> Option<f64> {
            let is_over = contract::Game::verdict(game, state).is_some();
            (!is_over && contract::Heuristic::estimate(game, state, seat) > 0.6).then_some(1.0)
        }
    }
    a_loss_that_is_not_sure_is_found: proofs_hold finds "it was proven to be worth 0, and now is None" {
        fn proven(game: &Parley, state: &State, seat: Seat) -> Option<f64> {
            let is_over = contract::Game::verdict(game, state).is_some();
            (!is_over && contract::Heuristic::estimate(game, state, seat) < 0.4).then_some(0.0)
        }
    }
    a_proof_against_the_verdict_is_found: proofs_hold finds "it was worth Some(0.5), not Some(0.0)" {
        fn proven(game: &Parley, state: &State, _: Seat) -> Option<f64> {
            contract::Game::verdict(game, state).map(|_| 0.0)
        }
    }
    an_input_that_is_no_number_is_found: inputs_are_numbers finds "`strange` is no number: NaN" {
        fn inputs<S: contract::InputSink>(game: &Parley, state: &State, seat: Seat, sink: &mut S) {
            sink.number("strange", f32::NAN);
            contract::Inputs::inputs(game, state, seat, sink);
        }
    }
    a_first_weight_that_is_no_number_is_found: inputs_are_numbers finds "input 0 begins with NaN" {
        fn inputs<S: contract::InputSink>(game: &Parley, state: &State, seat: Seat, sink: &mut S) {
            sink.estimate("strange", 0.0, f32::NAN);
            contract::Inputs::inputs(game, state, seat, sink);
        }
    }
    two_inputs_of_one_name_are_found: inputs_are_numbers finds "8 inputs have 7 names" {
        fn inputs<S: contract::InputSink>(game: &Parley, state: &State, seat: Seat, sink: &mut S) {
            sink.flag("score", false);
            contract::Inputs::inputs(game, state, seat, sink);
        }
    }
    an_input_that_is_not_always_written_is_found: inputs_are_numbers finds "of 8 inputs there are 7" {
        fn inputs<S: contract::InputSink>(game: &Parley, state: &State, seat: Seat, sink: &mut S) {
            contract::Inputs::inputs(game, state, seat, sink);
            if game.verdict(state).is_none() {
                sink.flag("still playing", true);
            }
        }
    }
    an_input_that_is_written_twice_is_found: inputs_are_numbers finds "`chosen 1` is written twice" {
        fn inputs<S: contract::InputSink>(game: &Parley, state: &State, seat: Seat, sink: &mut S) {
            contract::Inputs::inputs(game, state, seat, sink);
            sink.some_of("chosen", 3, [1, 2, 1].into_iter());
        }
    }
    an_input_of_what_is_hidden_is_found: inputs_follow_from_views finds "look alike" {
        fn inputs<S: contract::InputSink>(game: &Parley, state: &State, seat: Seat, sink: &mut S) {
            let other = Seat::new((seat.index() + 1) % usize::from(game.seats()));
            contract::Inputs::inputs(game, state, other, sink);
        }
    }
    a_match_without_end_is_found: matches_end finds "goes on" {
        fn next(game: &Parley, _: &[(State, Verdict)]) -> Option<(Parley, State)> {
            game.next(&[])
        }
    }
    a_match_from_a_state_that_no_line_holds_is_found: matches_end finds "starts from" {
        fn next(game: &Parley, _: &[(State, Verdict)]) -> Option<(Parley, State)> {
            let (next, mut start) = game.next(&[])?;
            let dealt = next.sample(&start, &mut Stream::new("lie", "match", 0));
            next.apply_outcome(&mut start, dealt);
            Some((next, start))
        }
    }
    a_match_that_is_longer_than_it_says_is_found: matches_end finds "goes on after 2 games of at most 2" {
        fn most_games(_: &Parley) -> u16 {
            2
        }
    }
    a_match_that_is_over_at_once_is_found: matches_end finds "before it begins" {
        fn next(_: &Parley, _: &[(State, Verdict)]) -> Option<(Parley, State)> {
            None
        }
    }
    a_score_that_falls_is_found: matches_are_scored finds "the score falls" {
        fn score(game: &Parley, ends: &[(State, Verdict)]) -> [f64; Seat::MOST] {
            game.score(ends).map(|score| if ends.len() == 2 { score / 4.0 } else { score })
        }
    }
    a_score_of_an_empty_seat_is_found: matches_are_scored finds "what nobody has played" {
        fn score(_: &Parley, _: &[(State, Verdict)]) -> [f64; Seat::MOST] {
            [1.0; Seat::MOST]
        }
    }
    a_winner_of_a_match_who_is_behind_is_found: matches_are_scored finds "have won the match" {
        fn winners(game: &Parley, ends: &[(State, Verdict)]) -> SeatSet {
            let honest = game.winners(ends);
            SeatSet::all(game.seats()).iter().filter(|seat| !honest.contains(*seat)).collect()
        }
    }
}

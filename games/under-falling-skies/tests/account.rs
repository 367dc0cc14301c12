//! What a game came to agrees with what its views showed, in random games and in games of a bot that looks ahead.

use std::collections::BTreeSet;

use conform::{Played, claim, played, played_well};
use contract::{Account, EventHistory, Game, Setup, Speak, Tally};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::state::{Phase, State};

/// Returns how many ships are in the sky.
fn ships(state: &State) -> u8 {
    state.sky.iter().map(|sky| sky.ships().len()).sum()
}

/// Shows games under several setups, with their accounts, to the visitor.
fn games(mut visit: impl FnMut(&UnderFallingSkies, &Played<UnderFallingSkies>, &Account)) {
    for stars in ["00000000", "11111111", "10101010"] {
        let game = UnderFallingSkies::new(&Setup::printed(1).set("stars", stars)).expect("valid options");
        for number in 0..60 {
            let (history, last) =
                if number % 3 == 0 { played_well(&game, stars, number) } else { played(&game, stars, number) };
            let account = game.account(&EventHistory::of(&game, &history, &last)).expect("an account");
            visit(&game, &(history, last), &account);
        }
    }
}

#[test]
fn r72_the_rounds_add_up_to_what_the_last_view_shows() {
    let (mut researched, mut shot) = (0, 0);
    games(|game, (history, last), account| {
        let start = game.start();
        let total = |name: &str| {
            let column = account.columns.iter().position(|column| column.name == name).expect("a column");
            account.total(column).expect("a sum")
        };
        assert_eq!(total("account-damage"), i64::from(last.damage) - i64::from(start.damage));
        assert_eq!(total("account-research"), i64::from(last.research));
        // In the rooms phase ships leave the sky only by being shot.
        let afters = history.iter().skip(1).map(|(state, _)| state).chain([last]);
        let uses =
            history.iter().map(|(state, _)| state).zip(afters).filter(|(before, _)| before.phase == Phase::Rooms);
        let down: u8 = uses.map(|(before, after)| ships(before) - ships(after)).sum();
        assert_eq!(total("account-shot"), i64::from(down));
        researched += total("account-research");
        shot += total("account-shot");
    });
    assert!(researched > 100 && shot > 100, "{researched} {shot}");
}

#[test]
fn r6_each_round_is_told_with_how_it_stood_at_its_end() {
    games(|_, (history, last), account| {
        let levels = (0..account.columns.len()).filter(|at| account.columns[*at].tally == Tally::Level);
        for (at, round) in account.rounds.iter().enumerate() {
            let end = account.rounds.get(at + 1).map_or(last, |next| &history[next.step].0);
            let shown: Vec<i64> = levels.clone().map(|level| round.numbers[level]).collect();
            assert_eq!(shown, [i64::from(end.energy), i64::from(end.mothership)]);
        }
    });
}

#[test]
fn r55_r69_r70_what_decided_it_fits_the_end_and_points_at_its_step() {
    let mut told = BTreeSet::new();
    games(|game, (history, last), account| {
        let verdict = game.verdict(last).expect("an end");
        let decided = account.decided.as_ref().expect("what decided it");
        let key = match verdict.cause {
            "research" => "account-won",
            "damage" => "account-lost-damage",
            _ => "account-lost-skull",
        };
        assert_eq!((decided.phrase.key, decided.phrase.rule), (key, Some(verdict.rule)));
        // A point that tells of damage, research or an icon stands at the step where the view shows it.
        for point in account.turning_points.iter().chain([decided]) {
            let before = &history[point.step - 1].0;
            let after = history.get(point.step).map_or(last, |(after, _)| after);
            let happened = match point.phrase.key {
                "account-point-damage" | "account-lost-damage" => after.damage > before.damage,
                "account-point-research" | "account-won" => after.research > before.research,
                "account-point-research-back" => after.research < before.research,
                "account-point-icon" | "account-lost-skull" => after.mothership > before.mothership,
                "account-point-shot" => ships(after) + 2 <= ships(before),
                other => panic!("{other}"),
            };
            assert!(happened, "{point:?}");
            told.insert(point.phrase.key);
        }
    });
    assert!(told.len() >= 7, "{told:?}");
}

#[test]
fn r55_a_won_game_tells_which_round_brought_most() {
    let line = "00000000 R 11 10 g1.13,g2.14,g3.15,g4.12,g5.14 g0r0 3 1 13 F5 - - A1=k2,B5=w6,F2=k4,F3=k5,F4=w3";
    let start = claim::read::<UnderFallingSkies>(line, &[]).expect("a line of the dossier");
    let steps = start.clone().play_tokens(["!F2"]).expect("the last step of the research");
    let decided = start.account(&steps).and_then(|account| account.decided).expect("what decided it");
    assert_eq!((decided.step, decided.phrase.key), (1, "account-won"));
}

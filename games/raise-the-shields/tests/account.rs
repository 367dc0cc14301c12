//! What a game came to agrees with what its sheets show, in random games of one to six.

use conform::{Played, played};
use contract::{Account, EventHistory, Game, Seat, SeatSet, Setup, Speak, Tally};
use raise_the_shields::RaiseTheShields;

fn games(mut visit: impl FnMut(&RaiseTheShields, &Played<RaiseTheShields>, &Account)) {
    for seats in [1, 2, 3, 6] {
        let game = RaiseTheShields::new(&Setup::printed(seats)).expect("a printed game");
        for number in 0..40 {
            let (history, last) = played(&game, "account", number);
            let account = game.account(&EventHistory::of(&game, &history, &last)).expect("an account");
            visit(&game, &(history, last), &account);
        }
    }
}

#[test]
fn r16_r26_the_rounds_add_up_to_what_the_last_sheets_show() {
    games(|game, (_, last), account| {
        let sheets = || SeatSet::all(game.seats()).iter().map(|seat| &last.player(seat).sheet);
        let total = |name: &str| {
            let column = account.columns.iter().position(|column| column.name == name).expect("a column");
            account.total(column).expect("a sum")
        };
        assert_eq!(total("account-triangles"), sheets().map(|sheet| sheet.filled.len() as i64).sum::<i64>());
        let powered: u32 = sheets().map(|sheet| game.powered(sheet).count_ones()).sum();
        assert_eq!(total("account-emitters"), i64::from(powered));
        let level = account.columns.iter().position(|column| column.tally == Tally::Level).expect("shields");
        let best = sheets().map(|sheet| game.shields(sheet).count_ones()).max().unwrap_or(0);
        assert_eq!(account.rounds.last().map(|round| round.numbers[level]), Some(i64::from(best)));
    });
}

#[test]
fn r32_r34_every_game_is_decided_by_its_last_step_and_no_turning_point_is_told_twice() {
    let mut keys = std::collections::BTreeSet::new();
    games(|_, (history, _), account| {
        let decided = account.decided.as_ref().expect("an end");
        assert_eq!(decided.step, history.len());
        let points = account.turning_points.iter().chain([decided]);
        assert!(points.is_sorted_by(|one, other| one.step < other.step));
        keys.insert(decided.phrase.key);
        keys.extend(account.turning_points.iter().map(|point| point.phrase.key));
    });
    for key in ["account-won-city", "account-lost-city", "account-point-full", "account-point-ignored"] {
        assert!(keys.contains(key), "{key} never came");
    }
}

#[test]
fn r27_a_first_shield_is_a_turning_point() {
    let game = RaiseTheShields::new(&Setup::printed(2)).expect("a printed game");
    let mut shields = 0;
    for number in 0..400 {
        let (history, last) = played(&game, "account", number);
        let up = |seat: usize| game.shields(&last.player(Seat::new(seat)).sheet) != 0;
        let account = game.account(&EventHistory::of(&game, &history, &last)).expect("an account");
        let told = account.turning_points.iter().any(|point| point.phrase.key == "account-point-shield");
        let decided = account.decided.is_some_and(|point| point.step == history.len());
        assert!(decided && (up(0) || up(1) || !told), "game {number}");
        shields += usize::from(told);
    }
    assert!(shields > 0, "no random game raised a shield");
}

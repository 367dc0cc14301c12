//! What tournaments promise, shown on the toy games.

#[path = "../../search/tests/hold/mod.rs"]
mod hold;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use conform::toys::{Parley, Pig};
use contract::Setup;
use hold::PigBots;
use lab::{Format, LabError, Request, Standing, Standings, Tournament, sim, tournament};
use search::{Common, NamedBot, Nets, Roster};

const TOURNAMENT: Tournament<'_> =
    Tournament { format: Format::RoundRobin, games: 600, seed: "a seed", threads: 1, stop: None, progress: None };

/// The right number to hold at, one that is far too low, and one that is a little too low.
const HOLDERS: &str = "hold:at=1,hold,hold:at=12";

fn bots<R: Roster>(text: &str) -> Vec<NamedBot<R::Game>> {
    text.split(',').map(|bot| NamedBot::read::<R>(bot, &Nets::NONE).expect("a bot")).collect()
}

fn pig(text: &str, request: &Tournament<'_>) -> Standings {
    tournament::<Pig>(&Setup::printed(2).set("target", "60"), &bots::<PigBots>(text), request).expect("standings")
}

fn parley(text: &str, seats: u8, request: &Tournament<'_>) -> Standings {
    tournament::<Parley>(&Setup::printed(seats), &bots::<Common<Parley>>(text), request).expect("standings")
}

fn json(standings: &Standings) -> String {
    serde_json::to_string(standings).expect("standings are JSON")
}

fn names(standings: &Standings) -> Vec<&str> {
    standings.bots.iter().map(|standing| &*standing.bot).collect()
}

#[test]
fn standings_are_the_same_byte_for_byte_at_any_number_of_threads() {
    let one = json(&pig(HOLDERS, &TOURNAMENT));
    for threads in [2, 3] {
        assert_eq!(json(&pig(HOLDERS, &Tournament { threads, ..TOURNAMENT })), one, "{threads} threads");
    }
    assert_ne!(json(&pig(HOLDERS, &Tournament { seed: "another", ..TOURNAMENT })), one);
}

#[test]
fn the_stronger_bot_comes_out_first_whatever_the_order() {
    for text in [HOLDERS, "hold,hold:at=12,hold:at=1"] {
        for format in [Format::RoundRobin, Format::Ladder] {
            let standings = pig(text, &Tournament { format, games: 2000, ..TOURNAMENT });
            assert_eq!(names(&standings), ["hold", "hold:at=12", "hold:at=1"], "{text}: {standings:?}");
            let Standing { rating, rating_error, .. } = standings.bots[0];
            assert!(rating.expect("a rating") - rating_error.expect("an error") > 1500.0);
        }
    }
}

#[test]
fn every_game_counts_once_from_each_seat() {
    let standings = pig(HOLDERS, &TOURNAMENT);
    assert_eq!((standings.games, standings.unended, standings.pairs.len()), (1800, 0, 3));
    for standing in &standings.bots {
        assert_eq!((standing.games, standing.draws), (1200, 0));
        assert_eq!(standing.interval, lab::wilson(standing.wins, 1200));
    }
    let mean: f64 = standings.bots.iter().filter_map(|standing| standing.rating).sum::<f64>() / 3.0;
    assert!((mean - 1500.0).abs() < 0.02, "{mean}");
    let there = standings.pairs.iter().map(|pair| (pair.games, pair.ahead + pair.behind));
    assert!(there.eq([(600, 600); 3]), "{standings:?}");
}

#[test]
fn two_bots_play_the_games_of_a_batch_once_with_each_in_front() {
    let standings = pig("hold,hold:at=1", &TOURNAMENT);
    let batch = |seats: &str| {
        let request = Request { games: 300, seed: "a seed", threads: 1, records: 0, progress: None };
        let setup = Setup::printed(2).set("target", "60");
        sim::<Pig>(&setup, &bots::<PigBots>(seats), &request).expect("a batch").report.wins
    };
    let [both] = &standings.pairs[..] else { panic!("one pair") };
    let (there, back) = (batch("hold,hold:at=1"), batch("hold:at=1,hold"));
    assert_eq!((both.ahead, both.behind, both.tied), (there[0] + back[1], there[1] + back[0], 0));
}

#[test]
fn equal_bots_are_even() {
    for (text, seats) in [("random,random", 2), ("random,random", 3), ("random,random,random", 3)] {
        let standings = parley(text, seats, &TOURNAMENT);
        let even = 1.0 / f64::from(seats);
        for standing in &standings.bots {
            let (low, high) = standing.interval;
            assert!(low < even && even < high, "{text} on {seats} seats: {standing:?}");
            let off = (standing.rating.expect("a rating") - 1500.0).abs();
            assert!(off < standing.rating_error.expect("an error"), "{text} on {seats} seats: {standing:?}");
        }
        for pair in &standings.pairs {
            assert!(pair.interval.0 < 0.5 && 0.5 < pair.interval.1, "{pair:?}");
        }
    }
}

#[test]
fn at_larger_tables_the_stronger_bot_is_found_too() {
    let standings = parley("random,flat:40", 3, &TOURNAMENT);
    assert_eq!((standings.games, standings.seats, names(&standings)), (1200, 3, vec!["flat:40", "random"]));
    // Each has two of three seats in half of the games.
    assert!(standings.bots.iter().all(|standing| standing.games == 1800));
    let share: f64 = standings.bots.iter().map(|standing| standing.win_rate * 1800.0).sum();
    assert!((share - 1200.0).abs() < 1e-6, "winners share a game: {share}");
    let [pair] = &standings.pairs[..] else { panic!("one pair") };
    assert!(pair.games == 1200 && pair.ahead + pair.behind + pair.tied == 2400 && pair.interval.0 > 0.5, "{pair:?}");
}

#[test]
fn whoever_ends_a_tournament_keeps_whole_deals() {
    let (stop, played) = (AtomicBool::new(false), AtomicU64::new(0));
    let count = |done: u64, all: u64| {
        assert_eq!(all, 1800);
        played.store(done, Ordering::Relaxed);
        stop.store(done >= 100, Ordering::Relaxed);
    };
    let standings = pig(HOLDERS, &Tournament { stop: Some(&stop), progress: Some(&count), ..TOURNAMENT });
    assert!(standings.stopped && standings.games == 100 && played.into_inner() == 100, "{standings:?}");
    assert_eq!(standings.pairs.iter().map(|pair| pair.games).max(), Some(34));
    assert_eq!(standings.pairs.iter().map(|pair| pair.games).min(), Some(32), "all have played about as often");
    let none = pig(HOLDERS, &Tournament { stop: Some(&AtomicBool::new(true)), ..TOURNAMENT });
    assert!(none.games == 0 && none.bots.iter().all(|bot| bot.win_rate == 0.0 && bot.interval == (0.0, 1.0)));
}

#[test]
fn games_that_need_not_end_are_counted_and_left_out() {
    let setup = Setup::printed(2).set("limit", "false");
    let request = Tournament { games: 2, ..TOURNAMENT };
    let standings =
        tournament::<Pig>(&setup, &bots::<PigBots>("hold:at=0,hold:at=0,hold"), &request).expect("standings");
    assert_eq!((standings.games, standings.unended), (6, 2));
    let games: Vec<u64> = standings.bots.iter().map(|standing| standing.games).collect();
    assert_eq!((games, names(&standings)[0]), (vec![4, 2, 2], "hold"));
}

#[test]
fn what_cannot_be_played_is_said() {
    let error = |text: &str, setup: &Setup| {
        tournament::<Pig>(setup, &bots::<PigBots>(text), &TOURNAMENT).expect_err("no tournament")
    };
    let one = error("random", &Setup::printed(2)).to_string();
    assert_eq!(one, "a tournament takes two bots or more, and 1 cannot be compared with anything; name another one");
    assert!(matches!(error("random,random", &Setup::printed(2).set("target", "101")), LabError::Setup(_)));
}

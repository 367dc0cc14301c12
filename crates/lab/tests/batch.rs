//! What batches promise, shown on the toy games.

#[path = "../../search/tests/hold/mod.rs"]
mod hold;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use conform::toys::{Parley, Pig, Yacht};
use contract::record::{RecordLine, result_text};
use contract::{Game, Maker, Record, Setup};
use hold::PigBots;
use lab::{Batch, LabError, Request, bench, sim, sim_matches};
use search::{Common, NamedBot, Nets, Roster};

const REQUEST: Request<'_> = Request { games: 600, seed: "a seed", threads: 1, records: 0, progress: None };

fn bots<R: Roster>(text: &str) -> Vec<NamedBot<R::Game>> {
    text.split(',').map(|bot| NamedBot::read::<R>(bot, &Nets::NONE).expect("a bot")).collect()
}

fn pig(bots_text: &str, request: &Request<'_>) -> Batch {
    sim::<Pig>(&Setup::printed(2).set("target", "30"), &bots::<PigBots>(bots_text), request).expect("a batch")
}

fn json(batch: &Batch) -> String {
    serde_json::to_string(&batch.report).expect("a report is JSON")
}

#[test]
fn the_report_is_the_same_byte_for_byte_at_any_number_of_threads() {
    let one = json(&pig("random,flat:8", &REQUEST));
    for threads in [2, 3, 7] {
        assert_eq!(json(&pig("random,flat:8", &Request { threads, ..REQUEST })), one, "{threads} threads");
    }
    assert_ne!(json(&pig("random,flat:8", &Request { seed: "another", ..REQUEST })), one);
}

#[test]
fn counts_add_up() {
    let batch = pig("random,greedy", &REQUEST);
    let report = &batch.report;
    assert_eq!(report.wins.iter().sum::<u64>() + report.draws, 600);
    assert_eq!(report.rounds_games.values().sum::<u64>(), 600);
    assert_eq!(report.causes.values().sum::<u64>(), 600);
    assert!((report.win_rate[0] - report.wins[0] as f64 / 600.0).abs() < 1e-12);
    assert_eq!(report.interval[1], lab::wilson(report.wins[1], 600));
    let by_rounds: f64 = report.rounds_games.iter().map(|(rounds, games)| f64::from(*rounds) * *games as f64).sum();
    assert!((report.rounds - by_rounds / 600.0).abs() < 1e-12);
    assert!((report.mean_score[0] + report.mean_score[1] - 1.0).abs() < 1e-12, "a win or two halves a game");
    let first = |seat: usize| (2.0 - report.win_rate[seat] - report.mean_place[seat]).abs();
    assert!(first(0) < 1e-12 && first(1) < 1e-12, "of two, one is first and one second: {:?}", report.mean_place);
    assert_eq!((report.seats.join(","), report.names.join(",")), ("random,greedy".into(), "1,2".into()));
    assert_eq!(report.options["target"], "30");
    let (least, most) = report.steps_range.expect("games were played");
    assert!(f64::from(least) < report.steps && report.steps < f64::from(most) && report.decisions < report.steps);
    assert_eq!(batch.speed.games, 600);
    assert!((batch.speed.steps as f64 / 600.0 - report.steps).abs() < 1e-12);
}

#[test]
fn draws_are_counted_in_every_run() {
    let yacht = |games| {
        let request = Request { games, ..REQUEST };
        sim::<Yacht>(&Setup::printed(2), &bots::<Common<Yacht>>("random,random"), &request).expect("a batch").report
    };
    let (first, all) = (yacht(256), yacht(1024));
    assert!(all.draws > first.draws && all.wins.iter().sum::<u64>() + all.draws == 1024, "{} draws", all.draws);
}

#[test]
fn of_three_who_win_alone_or_in_twos_every_game_is_counted_once() {
    let parley = |request: &Request<'_>| {
        let bots = bots::<Common<Parley>>("random,random,random");
        sim::<Parley>(&Setup::printed(3), &bots, request).expect("a batch").report
    };
    let report = parley(&REQUEST);
    let (wins, alone) = (report.wins.iter().sum::<u64>(), report.sole_wins.iter().sum::<u64>());
    let shared = (wins - alone) / 2;
    assert!(alone > 0 && shared > 0, "{alone} {shared}");
    assert_eq!(alone + shared + report.draws, 600);
    assert!(report.sole_wins.iter().zip(&report.wins).all(|(alone, wins)| alone < wins), "{report:?}");
    assert_eq!(parley(&Request { threads: 3, ..REQUEST }).sole_wins, report.sole_wins);
}

#[test]
fn records_are_of_the_very_games_that_were_counted() {
    let batch = pig("greedy,random", &Request { games: 40, records: 40, ..REQUEST });
    let face = (Maker::of::<Pig>().make)(&batch.records[0].setup(Pig::info()).expect("a setup")).expect("pig");
    let (mut wins, mut steps, mut rounds) = ([0; 2], 0, 0);
    for record in &batch.records {
        let again = contract::Record::read(&record.write()).expect("a record");
        assert_eq!(&again, record);
        let replayed = again.replay(&*face).expect("it replays");
        let end = &replayed[replayed.len() - 1].1;
        assert_eq!(record.result, Some(result_text(end)));
        end.verdict().expect("over").winners.iter().for_each(|seat| wins[seat.index()] += 1);
        steps += record.steps.len();
        rounds += end.round();
        let mut counts = BTreeMap::new();
        for entry in &record.steps {
            let RecordLine::Chance { draw, numbers, .. } = entry else { continue };
            let (name, count) = draw.as_ref().expect("a draw");
            let before = counts.insert(name, *count);
            assert_eq!((before.map_or(0, |before| before + 1), numbers.len()), (*count, 1), "{name}");
        }
    }
    assert_eq!(wins.to_vec(), batch.report.wins);
    assert!((steps as f64 / 40.0 - batch.report.steps).abs() < 1e-12);
    assert!((f64::from(rounds) / 40.0 - batch.report.rounds).abs() < 1e-12);
    assert_eq!(pig("greedy,random", &Request { games: 3, records: 9, ..REQUEST }).records.len(), 3);
}

#[test]
fn other_bots_meet_the_same_dice_in_the_same_place() {
    let dice = |bots: &str| {
        let batch = pig(bots, &Request { games: 20, records: 20, ..REQUEST });
        let mut dice = BTreeMap::new();
        for (game, record) in batch.records.iter().enumerate() {
            for entry in &record.steps {
                let RecordLine::Chance { draw, numbers, .. } = entry else { continue };
                dice.insert((game, draw.clone()), numbers[0].value);
            }
        }
        dice
    };
    let (one, other) = (dice("random,random"), dice("flat:20,greedy"));
    let common = || one.keys().filter(|draw| other.contains_key(draw));
    assert!(common().all(|draw| one[draw] == other[draw]));
    assert!(common().count() > 60 && one != other, "{} draws in common", common().count());
}

#[test]
fn what_cannot_be_played_is_said() {
    let setup = Setup::printed(2);
    let error = |setup: &Setup, list: &str| sim::<Pig>(setup, &bots::<PigBots>(list), &REQUEST).expect_err("no batch");
    assert_eq!(error(&setup, "random").to_string(), "1 bots cannot play on 2 seats; name one bot per seat");
    assert!(matches!(error(&setup.set("target", "101"), "random,random"), LabError::Setup(_)));
}

#[test]
fn games_that_need_not_end_are_counted_and_left_out_of_shares_and_means() {
    let endless = Setup::printed(2).set("limit", "false");
    let request = Request { games: 3, records: 1, ..REQUEST };
    let batch = sim::<Pig>(&endless, &bots::<PigBots>("hold:at=0,hold:at=0"), &request).expect("a batch");
    let report = &batch.report;
    assert_eq!((report.games, report.unended, report.draws), (3, 3, 0));
    assert_eq!((&report.wins, &report.win_rate, &report.mean_score), (&vec![0, 0], &vec![0.0; 2], &vec![0.0; 2]));
    assert_eq!((report.steps_range, report.causes.len(), report.rounds_games.len()), (None, 0, 0));
    assert_eq!(batch.speed.steps, 3 * u64::from(contract::STEP_LIMIT), "they took their time all the same");
    assert_eq!((batch.records[0].steps.len() as u32, &batch.records[0].result), (contract::STEP_LIMIT, &None));
    assert!(json(&batch).contains(r#""games":3,"unended":3,"#));
    // Who can end it does.
    let batch = sim::<Pig>(&endless, &bots::<PigBots>("hold:at=0,hold"), &request).expect("a batch");
    assert_eq!((batch.report.unended, &batch.report.wins), (0, &vec![0, 3]));
}

#[test]
fn progress_counts_every_game_once() {
    let done = AtomicU64::new(0);
    let count = |games| {
        done.fetch_add(games, Ordering::Relaxed);
    };
    pig("random,random", &Request { threads: 2, progress: Some(&count), ..REQUEST });
    assert_eq!(done.into_inner(), 600);
}

#[test]
fn a_bench_measures_something() {
    let bench = bench::<Yacht>(&Setup::printed(2), Duration::from_millis(20)).expect("yacht");
    let steps = bench.playouts.steps / bench.playouts.games;
    assert!((96.0..=144.0).contains(&steps), "a game of yacht has 24 turns of 2 to 6 steps: {steps}");
    assert!(bench.state_bytes <= 512 && bench.copy_nanos > 0.0);
}

fn matches(bots_text: &str, request: &Request<'_>) -> Batch {
    let setup = Setup::printed(2).set("target", "20");
    sim_matches::<Pig>(&setup, &bots::<PigBots>(bots_text), request).expect("a batch")
}

#[test]
fn matches_are_the_same_byte_for_byte_at_any_number_of_threads() {
    let one = json(&matches("random,hold:at=6", &REQUEST));
    for threads in [2, 3, 7] {
        assert_eq!(json(&matches("random,hold:at=6", &Request { threads, ..REQUEST })), one, "{threads} threads");
    }
    assert_ne!(json(&matches("random,hold:at=6", &Request { seed: "another", ..REQUEST })), one);
}

#[test]
fn matches_are_counted_beside_their_games() {
    let batch = matches("random,greedy", &REQUEST);
    let (report, of) = (&batch.report, batch.report.matches.as_ref().expect("matches were played"));
    assert_eq!((of.matches, of.unended, of.wins.iter().sum::<u64>() + of.draws), (600, 0, 600));
    assert_eq!(of.games_matches.values().sum::<u64>(), 600);
    let games: u64 = of.games_matches.iter().map(|(games, matches)| u64::from(*games) * matches).sum();
    assert_eq!((report.games, batch.speed.games), (games, games));
    assert!(of.games_matches.keys().all(|games| (2..=3).contains(games)), "{:?}", of.games_matches);
    assert!((of.games - games as f64 / 600.0).abs() < 1e-12);
    assert_eq!(of.interval[0], lab::wilson(of.wins[0], 600));
    // Each game won is a point, and a match won has two of them.
    let points: f64 = of.mean_score.iter().sum();
    assert!((points - of.games).abs() < 1e-12 && of.mean_score[1] > of.win_rate[1] * 2.0 - 1e-12);
    assert!(report.wins[1] > report.wins[0] && of.win_rate[1] > report.win_rate[1], "a match favours the better more");
}

#[test]
fn records_of_matches_name_their_earlier_games_and_begin_where_the_series_says() {
    let batch = matches("greedy,hold:at=6", &Request { games: 6, records: 6, ..REQUEST });
    assert_eq!(batch.records.len() as u64, batch.report.games);
    let (mut earlier, mut swapped): (Vec<Record>, bool) = (Vec::new(), false);
    for record in batch.records {
        let place = record.of_match.clone().expect("a game of a match");
        if place.game == 1 {
            earlier.clear();
        }
        record.check_earlier(&earlier).expect("the games before it");
        assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
        // Whoever has lost a game begins the next one.
        let first_won = earlier.last().is_some_and(|game| game.result.as_deref() == Some("1 (R5)"));
        assert_eq!(record.start.is_some(), first_won);
        swapped |= first_won;
        let face = (Maker::of_series::<Pig>().make)(&record.setup(Pig::info()).expect("a setup")).expect("a game");
        record.replay(&*face).expect("it replays");
        earlier.push(record);
    }
    assert!(swapped);
}

//! What the last step did: shots, flights, what fell, and discs that turn.

use std::collections::BTreeSet;

use boards::{Names, Picture};
use contract::{Maker, Position, Seat, SeatSet, Setup, StepText, Stream};
use solar_tower_defense::SolarTowerDefense;

use super::{BUILD, EN, TABLES, count, position, strict, texts};
use crate::sound::parse;

/// Plays tokens, following them as a page does, and draws the board then, as the first seat sees it.
fn board_after(line: &str, tokens: &[&str]) -> String {
    board_after_on(line, tokens, None)
}

/// The same on a page that lets both moments be seen.
fn board_after_on(line: &str, tokens: &[&str], moments: Option<&str>) -> String {
    let mut position = position(&[], line);
    let mut names = Names::default();
    names.follow(None, &position, SeatSet::NONE);
    for token in tokens {
        let before = position.clone();
        let step = position.play_tokens([*token]).unwrap().remove(0);
        names.follow(Some((&before, &step)), &position, SeatSet::NONE);
    }
    let viewers = SeatSet::only(Seat::FIRST);
    let moments = moments.map(str::to_owned);
    let picture = Picture { names: names.for_viewers(viewers), moments, ..Picture::plain() };
    strict(&boards::draw(&position, SeatSet::NONE, &picture, &EN).unwrap().into_string())
}

/// A shot is a line from a ringed piece; a hit has a burst, and what fell is in ruins.
#[test]
fn shots_are_seen_one_by_one() {
    let line = BUILD.replacen("C:ST1 T:NT2,EQ4", "C:EQ2,ST1 T:NP,NT2,EQ4", 1).replacen("cr50 p4", "cr14 p4", 1);
    let missed = board_after(&line, &["L4", "end", "d1"]);
    assert_eq!([count(&missed, "shooter"), count(&missed, "missed"), count(&missed, "stamps")], [1, 1, 0]);
    let space = board_after(&line, &["L4", "end", "d1", "d6", "d5", "d4", "d5"]);
    assert_eq!(count(&space, "shooter"), 1);
    assert_eq!(count(&space, "shot"), 2, "on the disc and on the map");
    assert_eq!(texts(&space, "good"), ["A hit."]);
    let end = board_after(&line, &["L4", "end", "d1", "d6", "d5", "d4", "d5", "d5", "d4", "d5", "d3", "d5"]);
    assert_eq!(count(&end, "ruin"), 1, "the last shot broke a command center");
    assert_eq!(count(&end, "sun-eye"), 2, "the sun is awake");
}

/// A phone shows the disc first on which something was just done, under its name; whoever is asked keeps their own.
#[test]
fn the_disc_comes_first_on_which_something_was_just_done() {
    let line = |who: &str| BUILD.replacen("build:E", who, 1).replacen("C:ST1 T:NT2,EQ4", "C:EQ2,ST1 T:NP,NT2,EQ4", 1);
    let first = |who: &str, tokens: &[&str], moments: Option<&str>| {
        let board = board_after_on(&line(who), tokens, moments);
        let elsewhere = count(&board, "elsewhere");
        assert_eq!(count(&board, "is-first"), elsewhere, "its name");
        let names = texts(&board, "planet-name");
        (names[elsewhere].clone(), names[1 + elsewhere].clone())
    };
    let page = Some("/table/1?moment=");
    assert_eq!(first("build:E", &["T@NT0"], None).0, "Earth", "one's own turret");
    assert_eq!(first("build:M", &["T@NT0"], None).0, "Mars", "the other's turret is told");
    assert_eq!(first("build:M", &["T@NT0"], page).0, "Mars", "one waits for the other");
    assert_eq!(first("build:M", &["T@NT0", "end"], None).0, "Earth", "nothing is done on a disc");
    let rolls = ["L4", "end", "d1", "d6", "d5", "d4", "d5", "d5", "d4", "d5", "d3", "d5"];
    let shot = |rolled: usize| first("build:E", &rolls[..rolled], None);
    assert_eq!(shot(3), ("Earth".to_owned(), "Turret on EQ5: at fighter 7".to_owned()));
    assert_eq!(shot(5), ("Mars".to_owned(), "Turret on ST6: at fighter 3".to_owned()));
    assert_eq!(shot(12), ("Mars".to_owned(), "Fighter 8: at ST5".to_owned()));
}

/// Both discs turn once a round, when they begin to lie as in the next fights.
#[test]
fn discs_turn_by_one_longitude_before_anybody_builds() {
    let line = BUILD.replacen("build:E", "balance:E", 1);
    for (tokens, turned) in [(&[][..], 0), (&["settle"], 2), (&["settle", "end"], 0), (&["settle", "end", "end"], 0)] {
        assert_eq!(count(&board_after(&line, tokens), "turns"), turned, "{tokens:?}");
    }
}

/// Says whether a phone shows the other disc first.
fn is_elsewhere(position: &Position, names: &Names, moments: Option<&str>) -> bool {
    let names = names.clone().for_viewers(SeatSet::only(Seat::FIRST));
    let picture = Picture { names, moments: moments.map(str::to_owned), ..Picture::plain() };
    count(&strict(&boards::draw(position, SeatSet::NONE, &picture, &EN).unwrap().into_string()), "elsewhere") > 0
}

/// What the last step changed is marked, for whoever follows the game, and each step is a sound drawing.
#[test]
fn the_last_step_is_marked_for_those_who_follow() {
    let mut elsewhere = 0;
    for (number, options) in TABLES.into_iter().enumerate() {
        let setup = options.iter().fold(Setup::printed(2), |setup, (key, value)| setup.set(key, value));
        let mut position = (Maker::of::<SolarTowerDefense>().make)(&setup).unwrap().start();
        let (mut names, mut marked, mut flights) = (Names::default(), 0, 0);
        let mut dice = Stream::new("story", "planets", number as u64);
        names.follow(None, &position, SeatSet::NONE);
        while let Some(step) = conform::random_step(&position, &mut dice) {
            let before = position.clone();
            position.play(&step).unwrap();
            names.follow(Some((&before, &step)), &position, SeatSet::NONE);
            let picture = Picture { names: names.clone(), ..Picture::plain() };
            let board = strict(&boards::draw(&position, SeatSet::NONE, &picture, &EN).unwrap().into_string());
            parse(&board, &position.line());
            marked += usize::from(board.contains("class=\"is-changed\""));
            flights += usize::from(board.contains("class=\"flies\""));
            if position.asked(Seat::FIRST) {
                elsewhere += usize::from(is_elsewhere(&position, &names, None));
                assert!(!is_elsewhere(&position, &names, Some("?moment=")), "whoever is asked has their own disc");
            }
        }
        assert!(marked > 3 && flights > 3, "{number}: {marked} steps are marked, {flights} have flights");
    }
    assert!(elsewhere > 0, "the first seat is never told of the other planet before it is asked");
}

/// R50, R51. While a step is told part by part, planets that have moved on have done so once: the discs lie all the time as
/// the fights find them.
#[test]
fn discs_lie_still_while_it_is_told_that_the_planets_move() {
    let position = position(&[], BUILD);
    let (mut after, step) = (position.clone(), StepText::Action { seat: Seat::FIRST, token: "end".to_owned() });
    after.play(&step).unwrap();
    let parts = position.parts(&step, &after, SeatSet::NONE);
    assert!(parts.len() > 2, "the end, the move, the round");
    let (mut names, mut rims) = (Names::default(), BTreeSet::new());
    for part in &parts {
        names.follow_part(&position, part);
        let picture = Picture { names: names.clone().for_viewers(SeatSet::only(Seat::FIRST)), ..Picture::plain() };
        let board = strict(&boards::draw_after(&position, part, &picture, &EN).unwrap().into_string());
        rims.insert(texts(&board, "cell")[..5].to_vec());
    }
    assert_eq!(rims.into_iter().collect::<Vec<_>>(), [["E4", "M7", "M8", "M9", "E6"].map(str::to_owned)]);
}

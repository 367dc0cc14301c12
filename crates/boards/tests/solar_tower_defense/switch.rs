//! The switch between two moments: how the planets lie now, and when the next fights begin.

use boards::solar_tower_defense::Planets;
use boards::{GameDrawing, Moment, Picture};
use contract::{Notation, Seat, SeatSet};

use super::{BUILD, DE, EN, count, game, ghosts, strict, texts};
use crate::sound::parse;

/// Draws the board at a moment that the reader may change.
fn board(line: &str, moment: Moment) -> String {
    let game = game(&[]);
    let state = game.read_line(line).unwrap();
    let moments = Some("/table/x?moment=".to_owned());
    let picture = Picture { moment, moments, ..Picture::plain() };
    strict(&Planets::board(&game, &state, SeatSet::only(Seat::FIRST), &picture, &EN).into_string())
}

/// Returns what the rim of the reader's disc says, from the sun on.
fn rim(board: &str) -> Vec<String> {
    texts(board, "cell").into_iter().take(5).collect()
}

/// While somebody builds the discs lie as in the next fights, unless somebody wants to see them as they lie now.
#[test]
fn discs_are_seen_now_and_as_the_next_fights_find_them() {
    let [fitting, now, next] = [Moment::Fitting, Moment::Now, Moment::Next].map(|moment| board(BUILD, moment));
    assert_eq!(rim(&fitting), rim(&next), "E5, where Earth is in round 13");
    assert_eq!(rim(&next), ["E4", "M7", "M8", "M9", "E6"].map(str::to_owned));
    assert_eq!(rim(&now), ["E3", "M5", "M6", "M7", "E5"].map(str::to_owned));
    for (board, shown) in [(&fitting, "moment-next"), (&now, "moment-now"), (&next, "moment-next")] {
        let document = parse(board, "switch");
        let current = document.descendants().filter(|node| node.attribute("aria-current") == Some("true"));
        assert_eq!(current.filter_map(|node| node.attribute("id")).collect::<Vec<_>>(), [shown]);
    }
    assert_eq!(texts(&now, "moment-ink"), ["now", "round 13 fights"]);
}

/// In a balance nothing fires before the planets have moved on either.
#[test]
fn a_balance_can_look_ahead_too() {
    let line = BUILD.replacen("build:E", "balance:E", 1);
    assert_eq!(rim(&board(&line, Moment::Fitting)), rim(&board(BUILD, Moment::Now)));
    assert_eq!(rim(&board(&line, Moment::Next)), rim(&board(BUILD, Moment::Next)));
}

/// R4, R29. Rounds 1 and 2 have no fights, and none come after the last round.
#[test]
fn the_next_fights_are_those_that_come() {
    let first = "STD1 R1 build:E st=E | E E1 s0 cr0 p0 C:- T:- F:- | M M4 s0 cr0 p0 C:- T:- F:-";
    assert_eq!(texts(&board(first, Moment::Next), "moment-ink"), ["now", "round 3 fights"]);
    assert_eq!(rim(&board(first, Moment::Next))[0], "E2", "in round 3 Earth is on E3");
    let last = BUILD.replacen("R12", "R24", 1);
    assert_eq!(count(&board(&last, Moment::Next), "moment"), 0, "nothing to look ahead to");
}

/// Each part of the switch is called by what it says, in both languages.
#[test]
fn the_switch_is_called_what_it_says() {
    let game = game(&[]);
    let state = game.read_line(BUILD).unwrap();
    let picture = Picture { moments: Some("?".to_owned()), ..Picture::plain() };
    for words in [&EN, &DE] {
        let board = strict(&Planets::board(&game, &state, SeatSet::NONE, &picture, words).into_string());
        let document = parse(&board, "switch");
        let parts = document.descendants().filter(|node| node.attribute("data-aim").is_some());
        let names: Vec<&str> = parts.filter_map(|node| node.attribute("aria-label")).collect();
        for (name, text) in names.iter().zip(texts(&board, "moment-ink")) {
            assert!(name.contains(&text), "{name}: {text}");
        }
        assert_eq!(names.len(), 2);
    }
}

/// A picture that nobody can press has no switch.
#[test]
fn a_picture_alone_has_no_switch() {
    let game = game(&[]);
    let state = game.read_line(BUILD).unwrap();
    let board = Planets::board(&game, &state, SeatSet::NONE, &Picture::plain(), &EN).into_string();
    assert_eq!(count(&strict(&board), "moment"), 0);
    assert!(board.contains("role=\"img\""));
}

/// What is built fires in the next fights: drawn over the discs as they lie now, its cells would be wrong.
#[test]
fn a_ghost_lies_on_the_disc_that_is_shown() {
    let [now, next] = [Moment::Now, Moment::Next].map(|moment| ghosts::drawn_at(BUILD, "T@EQ0", moment));
    // Longitude 0 faces a cell at both moments.
    assert_ne!(now, next, "the disc has turned");
    assert_eq!([count(&now, "ghost-segment"), count(&next, "ghost-segment")], [0, 1]);
}

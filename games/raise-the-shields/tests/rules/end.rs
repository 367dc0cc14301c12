//! That every game ends, and that none runs dry (R53, R54).

use contract::{Game, Notation, Seat, SeatSet, Stream, Turn};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::{Cells, SECTORS};
use raise_the_shields::state::{Assignment, Change, Phase, Sheet};

use crate::BLANK;
use crate::common::{becomes_with, game, read, unreadable};

#[test]
fn r53_after_the_last_round_the_game_is_given_up() {
    let cap = &[("round_cap", "10")];
    let tokens = "A:w1s2a3 A:d11a.11b A:ok B:w1s2a4 B:d11a.11b B:ok";
    let line = |round: u8| format!("rts2 r{round} fA work 12 | {BLANK} 3 | {BLANK} 4");
    let after = "1ab/-/-/-/-/- 000100 ...... - | 1ab/-/-/-/-/- 001000 ...... -";
    becomes_with(cap, &line(9), tokens, &format!("rts2 r10 fB roll -- | {after}"));
    let drawn = format!("rts2 r10 fA over =0 -- | {after}");
    becomes_with(cap, &line(10), tokens, &drawn);
    becomes_with(&[], &line(10), tokens, &format!("rts2 r11 fB roll -- | {after}"));
    let verdict = read(&drawn, cap).expect("valid").verdict().expect("it is over");
    assert_eq!((verdict.rule, verdict.cause, &verdict.scores[..2]), ("R53", "cap", &[0.5, 0.5][..]));
    unreadable(&drawn, &[], "rounds are left");
    unreadable(&line(11), cap, "the round");

    let lost = "rts1 r10 fA over =0 -- | 1ab/-/-/-/-/- 001000 ...... -";
    becomes_with(cap, &format!("rts1 r10 fA work 12 | {BLANK} 3"), "w1s2a3 d11a.11b ok", lost);
    let verdict = read(lost, cap).expect("valid").verdict().expect("it is over");
    assert_eq!((verdict.rule, verdict.cause, verdict.scores[0]), ("R53", "cap", 0.0));
    unreadable(&lost.replace("=0", "=-"), cap, "no city has been destroyed");

    // The last rectangle of a sector in the last round destroys nothing yet.
    let full = "rts1 r10 fA over =0 -- | 1ab/-/-/-/-/- 004000 ...... -";
    let sheet = BLANK.replace("000000", "003000");
    becomes_with(cap, &format!("rts1 r10 fA work 12 | {sheet} 3"), "w1s2a3 d11a.11b ok", full);
    let cause = |line: &str| read(line, cap).expect("valid").verdict().expect("it is over").cause;
    assert_eq!((cause(full), cause(&full.replace("=0", "=-"))), ("cap", "city"));
}

#[test]
fn r53_by_default_after_a_hundred_rounds() {
    let line = |round: u8| format!("rts1 r{round} fA work 12 | {BLANK} 3");
    let tokens = "w1s2a3 d11a.11b ok";
    becomes_with(&[], &line(99), tokens, "rts1 r100 fA roll -- | 1ab/-/-/-/-/- 001000 ...... -");
    becomes_with(&[], &line(100), tokens, "rts1 r100 fA over =0 -- | 1ab/-/-/-/-/- 001000 ...... -");
}

#[test]
fn r28_r32_r34_a_fallen_city_is_named_only_where_it_is_sure() {
    let fallen = |line: &str| {
        let game = game(2, &[]);
        let view = game.view(&game.read_line(line).expect("valid"), SeatSet::NONE);
        game.fallen_city(&view, Seat::new(1))
    };
    let over = |hits: &str| format!("rts2 r9 fA over =A -- | {BLANK} - | -/-/-/-/1b/- {hits} ...... -");
    assert_eq!(fallen(&over("000400")), Some(3));
    assert_eq!(fallen(&over("040400")), None, "it may have been either");
    let ring = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/- 222222 ......";
    assert_eq!(fallen(&over("000400").replace(BLANK, ring)), None, "A has won by shields");
    assert_eq!(fallen(&format!("rts2 r9 fA roll -- | {BLANK} - | {BLANK} -").replace("000000", "004000")), None);
}

/// Says whether every emitter that is not powered can still be reached over triangles that are filled or can be.
fn all_within_reach(game: &RaiseTheShields, sheet: &Sheet) -> bool {
    let mut reached: Cells = game.realm.plant;
    loop {
        let near =
            reached.iter().fold(reached, |near, cell| near.or(game.realm.neighbours(cell))).and(&game.realm.open);
        if near == reached {
            break;
        }
        reached = near;
    }
    let powered = game.powered(sheet);
    (0..SECTORS).all(|emitter| powered >> emitter & 1 == 1 || !game.realm.entries[emitter].misses(&reached))
}

#[test]
fn r54_the_single_fits_wherever_a_sector_has_an_empty_triangle_next_to_the_network() {
    for (number, seats) in (0..60).zip((1..=3).cycle()) {
        let game = game(seats, &[]);
        let (mut state, mut dice, mut actions) = (game.start(), Stream::new("r54", "games", number), Vec::new());
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let roll = game.sample(&state, &mut dice);
                    game.apply_outcome(&mut state, roll);
                }
                Turn::Choice(asked) => {
                    let seat = asked.first().expect("somebody is asked");
                    let sheet = state.player(seat).sheet;
                    assert!(all_within_reach(&game, &sheet), "{}", game.write_line(&state));
                    if state.phase == Phase::Work && state.player(seat).work.assigned.is_none() {
                        single_fits(&game, &sheet);
                    }
                    let action = game.pick(&state, seat, &mut dice, &mut actions).expect("somebody can always act");
                    game.apply(&mut state, seat, action);
                }
            }
        }
    }
}

/// Claims that in each sector the single has a place exactly when an empty triangle there borders the network.
fn single_fits(game: &RaiseTheShields, sheet: &Sheet) {
    for sector in 0..SECTORS {
        let empty = game.realm.open.but(&sheet.filled);
        let joins = |cell| game.realm.plant.contains(cell) || !game.realm.neighbours(cell).misses(&sheet.filled);
        let beside = empty.in_sector(sector).filter(|cell| joins(*cell)).count();
        let assigned = Assignment { changes: [Change::None; 3], values: [sector as u8 + 1, 1, 1] };
        assert_eq!(game.placements(sheet, assigned).count(), beside, "sector {}", sector + 1);
    }
}

//! The end and the tie-break (R55-R64).

use contract::{Seat, SeatSet};

use crate::common::{EMPTY, Options, WHOLE, after, becomes, becomes_with, field, play, read, turn_of};

const NINE: &str = "Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0";

/// Writes the start of a tie-break of all who sit there.
fn tie(planets: &[&str]) -> String {
    let all: Vec<String> = (1..=planets.len()).map(|seat| seat.to_string()).collect();
    let line = turn_of(3, 1, "tie", planets, ["-", "-"], [0, 0, 0]);
    line.replace("tb=-", &format!("tb=1:{0}:{0}", all.join(",")))
}

fn places(line: &str, tokens: &str, options: Options<'_>) -> (Vec<u8>, SeatSet, &'static str) {
    let mut position = read(line, options).expect("a line");
    position.play_tokens(tokens.split(' ')).expect("legal tokens");
    let verdict = position.verdict().expect("it is over");
    (verdict.places[..usize::from(position.seats())].to_vec(), verdict.winners, verdict.rule)
}

#[test]
fn r56_an_empty_planet_goes_on() {
    let line = turn_of(2, 2, "inv", &[WHOLE, EMPTY], ["-", "-"], [0, 0, 0]);
    let all = "I:Y1=3,Y2=3,B1=3,B2=3,P1=3,P2=3 D:rrrr K";
    let hits = "S:Y1@1 S:Y2@1 S:B1@2 S:B2@3 S:P1@4 S:P2@5";
    let rebuilt = play(&line, &format!("{all} {hits} +C +C +1o N"), &[]).expect("it takes its turn");
    assert_eq!((field(&rebuilt, "pl"), field(&rebuilt, "t")), ("222222222222.2/100000000000.2", "1"));
}

#[test]
fn r58_the_highest_score_wins_and_equal_losers_share_a_place() {
    let line = turn_of(
        3,
        4,
        "hit",
        &[WHOLE, "222222222222.1", "222222222222.1", WHOLE],
        [&NINE.replace("Y1:0", "Y1:1"), "XXXXX"],
        [0, 0, 0],
    );
    let (places, winners, rule) = places(&line, "S:Y1@1", &[]);
    assert_eq!((places, winners, rule), (vec![1, 3, 3, 2], SeatSet::only(Seat::FIRST), "R58"));
}

#[test]
fn r59_those_who_share_the_highest_score_attack_in_turn_order() {
    let line =
        turn_of(3, 3, "hit", &[WHOLE, "022222222222.2", WHOLE], [&NINE.replace("Y1:0", "Y1:1"), "XXXXX"], [0, 0, 0]);
    let ended = play(&line, "S:Y1@1", &[]).expect("the last turn");
    assert_eq!(field(&ended, "ph"), "over", "29, 27 and 28: no tie");
    let tied = play(&line.replace("pl=222222222222.2", "pl=222222222221.2"), "S:Y1@1", &[]).expect("28, 27 and 28");
    assert_eq!((field(&tied, "tb"), field(&tied, "t")), ("1:1,3:1,3", "1"));
}

#[test]
fn r61_an_attack_of_the_tie_break_has_strength_3() {
    let line = tie(&[WHOLE, WHOLE]);
    assert_eq!(after(&line, "T:1@1 X:2@2", &[], "pl"), format!("{WHOLE}/012222222222.2"));
}

#[test]
fn r62_scores_are_compared_after_a_full_cycle() {
    let line = tie(&[WHOLE, WHOLE, WHOLE]);
    let first = "T:1@1 X:2@2 X:3@2 T:2@3 X:3@2 X:1@2";
    assert_eq!(after(&line, first, &[], "tb"), "1:3:1,2,3", "seat 3 has lost twice and still attacks");
    let second = format!("{first} T:3@4 X:1@5 X:2@5");
    assert_eq!(after(&line, &second, &[], "tb"), "2:1,2,3:1,2,3", "now all have lost 6");
}

#[test]
fn r63_after_the_last_cycle_those_still_tied_share_the_win() {
    let options: Options<'_> = &[("tiebreak_cap", "1")];
    let line = format!("{} opt=tiebreak_cap:1", tie(&[WHOLE, WHOLE]));
    let (found, winners, rule) = places(&line, "T:1@1 X:2@2 T:2@1 X:1@2", options);
    assert_eq!((found, winners.len(), rule), (vec![1, 1], 2, "R63"));
    becomes(
        &tie(&[WHOLE, WHOLE]).replace("tb=1:", "tb=50:"),
        "T:1@1 X:2@2 T:2@1 X:1@2",
        "ec1 n=2 r=3 f=1 t=2 ph=over pl=012222222222.2/012222222222.2 inv=- def=- rr=0 ms=0 pts=0 q=- tb=- place=1,1",
    );
    becomes_with(
        options,
        &line,
        "T:1@1 X:2@1 T:2@1 X:1@2",
        "ec1 n=2 r=3 f=1 t=2 ph=over pl=012222222222.2/222222222222.2 inv=- def=- rr=0 ms=0 pts=0 q=- tb=- place=2,1 opt=tiebreak_cap:1",
    );
}

#[test]
fn r64_whoever_dropped_out_later_ranks_higher() {
    let planets = [EMPTY, WHOLE, WHOLE, WHOLE];
    let line = turn_of(3, 2, "tie", &planets, ["-", "-"], [0, 0, 0]).replace("tb=-", "tb=2:2,3:2,3:1");
    let (places, winners, rule) = places(&line, "T:2@1 X:3@2 T:3@1 X:2@1", &[]);
    assert_eq!((places, winners, rule), (vec![3, 1, 2, 4], SeatSet::only(Seat::new(1)), "R62"));
}

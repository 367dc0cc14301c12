//! What is hidden: hands, piles, and the set-up until it is shown (R5, R70).

use contract::{Seat, SeatSet, Stream};

use crate::common::{face, play, read, seen, turn};

#[test]
fn r10_the_other_player_sees_the_pile_and_not_the_card() {
    let line = turn("draw", "fae L1,-,-:-,-,-:-,-,- 0 l -", "west L1,-,-:-,-,-:-,-,- 0 O -", "d,n2");
    let [token, seen_line] = seen(&format!("{line};+B"), "=c", &[], "2");
    assert_eq!(token, "=?");
    assert!(seen_line.contains("/0/b2a0/22."), "{seen_line}");
    let [token, seen_line] = seen(&format!("{line};+B"), "=c", &[], "1");
    assert_eq!(token, "=c");
    assert!(seen_line.contains("/0/lc/22.") && seen_line.contains("/0/b0a1/"), "{seen_line}");
}

#[test]
fn r85_a_line_with_cards_that_others_drew_is_read_again() {
    let line = "att1;7;1;main;fae/S2,S1,-:-,-,-:-,-,-/0/O/23.-22./S2;west/L1,-,-:-,-,-:-,-,-/0/-/24.-25./-;d";
    let [token, seen_line] = seen(&format!("{line};done,+B,=l,+B"), "=h", &[], "2");
    assert_eq!((token.as_str(), seen_line.ends_with(";done,+B,=?,+B,=?")), ("=?", true), "{seen_line}");
    let read = face(line, &[]).read_seen(&seen_line, &mut Stream::new("seen", "test", 0));
    let read = read.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(read.line_for(SeatSet::only(Seat::new(1))), seen_line);
}

#[test]
fn r5_nobody_else_learns_anything_of_a_secret_set_up() {
    let options = &[("armies", "fae,west")];
    let start = read("att1;0;-;setup;fae/?;west/?;-", options).is_ok();
    assert!(!start, "a line that hides cards is not played on");
    let fresh = "/-,-,-:-,-,-:-,-,-/0/-/25.-25./d5";
    let line = format!("att1;0;-;setup;fae{fresh};west{fresh};-");
    let [token, seen_line] = seen(&line, "1:+B", options, "2");
    assert_eq!((token.as_str(), seen_line.contains("fae/?;west")), ("", true), "{seen_line}");
}

#[test]
fn r70_what_a_reshuffle_gave_away_stays_known_until_it_leaves_the_hand() {
    let line = "att1;31;1;draw;fae/L2,S2,H2:-,-,-:-,-,-/0/lsO/0.lllllsssshhhhccccwww-24./-;west/L1,-,-:-,-,-:-,-,-/0/-/24.-25./-;d,n1";
    let drawn = play(line, "1:+B =w", &[]).expect("legal");
    assert!(drawn.contains("/0/lswO[ls]/19."), "{drawn}");
    let built = play(&drawn, "1:l@2a 1:ok 2:ok", &[]);
    assert!(built.is_err(), "the other player draws first");
    let built = play(&drawn, "2:+B =l 2:+B =l 1:l@2a 1:ok 2:ok", &[]).expect("legal");
    assert!(built.contains("/0/swO[s]/19."), "{built}");
    let read_again = read(&built, &[]).expect("its own line");
    assert_eq!(read_again.line(), built);
}

#[test]
fn r3_r4_what_was_done_in_secret_is_told_by_name_once_all_is_open() {
    let armies = &[("armies", "fae,west")];
    let line = "att1;0;-;setup;fae/-,-,-:-,-,-:-,-,-/0/lhcwO/21.-24./b;west/-,-,-:-,-,-:-,-,-/0/llXXX/23.-22./q;-";
    let position = read(line, armies).expect("a line of a test");
    let told = conform::told(&position, "2:burn 2:+B =h 1:l@1a", SeatSet::all(2));
    let sentences: Vec<&str> = told.iter().map(String::as_str).filter(|said| said.ends_with('.')).collect();
    assert_eq!(sentences, ["2 burns a hand.", "2 draws Chapterhouse.", "1 builds Treecity on 1a."]);
}

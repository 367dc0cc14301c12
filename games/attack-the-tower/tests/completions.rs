//! Hands that a player cannot see are filled in as likely as they are: with decks of ten cards all hands can be listed.

use std::collections::BTreeMap;

use attack_the_tower::AttackTheTower;
use attack_the_tower::card::{CARDS, Cards, KINDS};
use contract::{Determinize, Game, Notation, Seat, SeatSet, Setup, Stream};

/// How many of each card the small decks hold: five bases, then seven abilities.
const DECK: Cards = [3, 2, 2, 2, 1, 2, 1, 2, 1, 1, 2, 1];
/// How often each position is filled in.
const TIMES: usize = 40_000;

/// Writes the file with decks of ten bases and ten abilities.
fn small() -> String {
    let mut text = AttackTheTower::info().components.replace("_deck = 25", "_deck = 10");
    for (from, to) in [
        (
            "{ LI = 4, SH = 4, HI = 4, CA = 4, SW = 3, CO = 3, SP = 3 }",
            "{ LI = 2, SH = 1, HI = 2, CA = 1, SW = 1, CO = 2, SP = 1 }",
        ),
        (
            "{ LI = 6, SH = 5, HI = 4, CA = 3, SW = 2, CO = 3, SP = 2 }",
            "{ LI = 2, SH = 1, HI = 2, CA = 1, SW = 1, CO = 2, SP = 1 }",
        ),
    ] {
        assert!(text.contains(from), "`{from}` is not in the file");
        text = text.replace(from, to);
    }
    // Each army lists its cards in the order of the notation.
    let counts = text.matches("\n  count = ").count();
    let mut nth = 0;
    let lines: Vec<String> = text
        .lines()
        .map(|line| {
            if !line.starts_with("  count = ") {
                return line.to_owned();
            }
            nth += 1;
            format!("  count = {}", DECK[(nth - 1) % CARDS])
        })
        .collect();
    assert_eq!((counts, nth), (4 * CARDS, 4 * CARDS));
    lines.join("\n")
}

fn game() -> AttackTheTower {
    AttackTheTower::new(&Setup { components: Some(small()), ..Setup::printed(2) }).expect("a file with small decks")
}

/// Returns how many ways there are to draw so many of so many.
fn choose(all: u8, drawn: u8) -> u64 {
    (0..u64::from(drawn)).fold(1, |ways, nth| ways * (u64::from(all) - nth) / (nth + 1))
}

/// Lists all draws of so many of these cards, each with how many ways there are to it.
fn draws(left: &[u8], count: u8) -> Vec<(Vec<u8>, u64)> {
    let Some((first, rest)) = left.split_first() else {
        return if count == 0 { vec![(Vec::new(), 1)] } else { Vec::new() };
    };
    let mut all = Vec::new();
    for drawn in 0..=count.min(*first) {
        for (others, ways) in draws(rest, count - drawn) {
            let hand = [drawn].into_iter().chain(others).collect();
            all.push((hand, ways * choose(*first, drawn)));
        }
    }
    all
}

/// Returns every hand that fits: what is known of it, and so many of the cards that are not seen.
fn hands(unseen: &Cards, known: &Cards, drawn: [u8; 2]) -> BTreeMap<Vec<u8>, u64> {
    let mut all = BTreeMap::new();
    for (bases, ways) in draws(&unseen[..KINDS], drawn[0]) {
        for (abilities, others) in draws(&unseen[KINDS..], drawn[1]) {
            let hand = bases.iter().chain(&abilities).zip(known).map(|(one, other)| one + other).collect();
            all.insert(hand, ways * others);
        }
    }
    all
}

/// Claims that the hands filled in for seat 2, as seat 1 sees this line, are those that fit, each as often as it should be.
fn are_fair(line: &str, unseen: Cards, known: Cards, drawn: [u8; 2]) {
    let game = game();
    let state = game.read_line(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    let view = game.view(&state, SeatSet::only(Seat::FIRST));
    let wanted = hands(&unseen, &known, drawn);
    let mut dice = Stream::new("completions", line, 0);
    let mut found: BTreeMap<Vec<u8>, u64> = BTreeMap::new();
    for _ in 0..TIMES {
        let filled = game.determinize(&view, &mut dice);
        *found.entry(filled.secrets[1].hand.to_vec()).or_default() += 1;
    }
    let strange = found.keys().find(|hand| !wanted.contains_key(*hand));
    assert_eq!(strange, None, "a hand that does not fit {line}");
    let ways: u64 = wanted.values().sum();
    let expected = |ways_of: u64| TIMES as f64 * ways_of as f64 / ways as f64;
    assert!(wanted.len() > 10 && wanted.values().all(|ways| expected(*ways) > 5.0), "the test is too weak at {line}");
    let square = |(hand, ways): (&Vec<u8>, &u64)| {
        let seen = found.get(hand).copied().unwrap_or_default() as f64;
        (seen - expected(*ways)).powi(2) / expected(*ways)
    };
    let statistic: f64 = wanted.iter().map(square).sum();
    // Beyond five standard deviations of chi-square; the seed is fixed.
    let freedom = wanted.len() as f64 - 1.0;
    assert!(statistic < freedom + 5.0 * (2.0 * freedom).sqrt(), "{statistic:.1} over {freedom} at {line}");
}

#[test]
fn r10_unseen_cards_are_equally_likely_to_be_in_the_hand() {
    // Of seat 2 a Village with a Militia and a Stables lie on the board.
    let line = "att1;7;1;main;fae/L1,-,-:-,-,-:-,-,-/0/-/9.-10./-;west/L1,-,-:C0,-,-:-,-,-/0/lsLO/6.-8./-;d";
    are_fair(line, [2, 2, 2, 1, 1, 2, 1, 2, 1, 1, 2, 1], [0; CARDS], [2, 2]);
}

#[test]
fn r68_discards_cards_in_force_and_special_troops_are_not_in_the_hand() {
    // A Blacksmith stands on the palace, a Wizard is in force, and of both piles two cards lie in the discards.
    let line = "att1;7;1;main;fae/L1,-,-:-,-,-:-,-,-/0/-/9.-10./-;west/L1,S0,H0:-,-,-:-,-,-/1/lcHO/3.lw-4.LC/O1;d";
    are_fair(line, [1, 1, 1, 2, 0, 1, 1, 2, 0, 1, 1, 0], [0; CARDS], [2, 2]);
}

#[test]
fn r70_what_a_reshuffle_gave_away_is_in_every_hand() {
    let line = "att1;31;1;main;fae/L1,-,-:-,-,-:-,-,-/0/-/9.-10./-;west/L1,-,-:-,-,-:-,-,-/0/lshLO[l]/6.-8./-;d";
    let mut known = [0; CARDS];
    known[0] = 1;
    are_fair(line, [1, 2, 2, 2, 1, 2, 1, 2, 1, 1, 2, 1], known, [2, 2]);
}

//! Battles (R37-R49, R80-R83).

use attack_the_tower::AttackTheTower;
use contract::{Maker, Seat, SeatSet, Setup, StepText};

use crate::common::{after, leaves, legal, main, play, refused, turn};

#[test]
fn r37_r80_powers_are_fixed_when_the_window_closes_whatever_was_played_first() {
    let two = "undead L2,-,-:-,-,-:-,-,- 0 O -";
    // Set to 2, then one less by the Lich, whichever came first.
    let first = turn("window", "fae L2,-,-:-,-,-:-,-,- 0 L -", two, "d,a1>1");
    let [fae, undead, _] = after(&first, "1:!L 2:!O", &[]);
    let other = turn("window", "fae L2,-,-:-,-,-:-,-,- 0 L -", two, "d,a1>1,s2");
    assert_eq!(after(&other, "2:!O 1:!L", &[])[..2], [fae.clone(), undead]);
    // With 1 each and initiative they fell both Zombies; the base strikes back with 4.
    assert!(fae.contains("/L0,-,-:"), "{fae}");
    refused(&main("fae H2,-,-:-,-,-:-,-,- 0 O -", "west L1,L1,-:-,-,-:-,-,- 0 - -"), "1:1>1 1:- 1:!O", "R37");
}

#[test]
fn r40_what_is_destroyed_in_a_step_still_strikes_in_it() {
    let line = main("fae C1,-,-:-,-,-:-,-,- 0 - -", "west C1,-,-:-,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>1", &[], "C0,-,-:-,-,-:-,-,-", "C0,-,-:-,-,-:-,-,-");
}

#[test]
fn r47_the_attackers_own_bases_strike_not_and_are_not_hit() {
    let line = main("fae L1,S0,H0:-,-,-:-,-,- 0 - -", "west C2,-,-:-,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>1", &[], "L0,S0,H0:-,-,-:-,-,-", "C2,-,-:-,-,-:-,-,-");
}

#[test]
fn r49_survivors_close_ranks() {
    let line = main("east S2,-,-:-,-,-:-,-,- 0 O -", "west L2,-,-:-,-,-:-,-,- 0 - -");
    // The second Kyudoka is the Ninja; the first one falls, and the Ninja is the first from then on.
    let [east, west, _] = after(&line, "1:!O:1a2 1:1>1 1:hit:1a1 1:hit:1a2 1:ok 2:hit:1a1 2:ok", &[]);
    assert!(east.contains("/S1[3],"), "{east}");
    assert!(west.contains("/L0,-,"), "{west}");
}

#[test]
fn r48_points_may_stay_idle_and_nothing_gets_more_than_it_needs() {
    let line = main("fae S2,-,-:-,-,-:-,-,- 0 - -", "west H1,H1,-:-,-,-:-,-,- 0 - -");
    assert_eq!(
        legal(&play(&line, "1:1>1", &[]).expect("legal"), "1", &[]),
        ["hit:1a1=1", "hit:1a1", "hit:1b1=1", "hit:1b1", "ok"]
    );
    refused(&line, "1:1>1 1:hit:1a1=3", "R48");
    let three = main("fae S2,S1,-:-,-,-:-,-,- 0 - -", "west H1,H1,-:-,-,-:-,-,- 0 - -");
    refused(&three, "1:1>1 1:hit:1a1 1:hit:1a1", "R48");
    let main_step = main("fae C2,-,-:-,-,-:-,-,- 0 - -", "west H2,H2,-:-,-,-:-,-,- 0 - -");
    refused(&main_step, "1:1>1 1:hit:1a1=1", "R48");
}

#[test]
fn r82_a_blacksmith_adds_damage_and_no_need() {
    // Two Militia with a Blacksmith deal 2 + 2; the Elves have initiative and fell them for 1 each.
    let line = main("west L2,S0,H0:-,-,-:-,-,- 1 - -", "fae H2,-,-:-,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>1", &[], "L0,S0,H0:-,-,-:-,-,-", "H0,-,-:-,-,-:-,-,-");
}

#[test]
fn r83_losing_initiative_beats_having_it() {
    // Elves granted initiative against Crossbowmen whose card takes it away: both strike in the main step.
    let line = main("fae L2,-,-:-,-,-:-,-,- 0 - L1", "west S0,L2,-:-,-,-:-,-,- 0 - S1");
    let [fae, west, _] = after(&line, "1:1>1 1:hit:1b1 1:hit:1b2 1:ok", &[]);
    assert!(fae.contains("/L0,"), "1+1 and two bases strike back: {fae}");
    assert!(west.contains("/S0,L0,"), "{west}");
}

#[test]
fn r99_siege_points_that_fell_every_base_are_laid_unasked() {
    let line = main("west W1,L1,-:-,-,-:-,-,- 0 - W1", "fae -,-,-:C2,-,-:-,-,- 0 - -");
    leaves(&line, "1:1>2", &[], "W0,L0,-:-,-,-:-,-,-", crate::EMPTY);
}

/// Plays one step and returns the keys of what is told in each of its parts.
fn scenes(line: &str, token: &str) -> Vec<Vec<&'static str>> {
    let maker = Maker::of::<AttackTheTower>();
    let before = (maker.make)(&Setup::printed(2)).expect("the printed game").read(line).expect("a line of a test");
    let step = StepText::Action { seat: Seat::FIRST, token: token.to_owned() };
    let mut after = before.clone();
    after.play(&step).expect("legal");
    let parts = before.parts(&step, &after, SeatSet::NONE);
    parts.iter().map(|part| part.phrases().iter().map(|phrase| phrase.key).collect()).collect()
}

#[test]
fn r41_r42_r49_a_battle_is_told_scene_by_scene() {
    // One with initiative fells a Militia; then two Elves and the base strike at each other, and nobody has a choice.
    let line = main("fae S1,L2,-:-,-,-:-,-,- 0 - -", "west L1,-,-:L1,-,-:-,-,- 0 - -");
    let first = vec!["tell-declared", "tell-initiative", "tell-laid"];
    let main = vec!["tell-main", "tell-laid", "tell-laid", "tell-laid"];
    assert_eq!(scenes(&line, "1>1"), [first, vec!["tell-fell"], main, vec!["tell-fell"; 3]]);
}

#[test]
fn r53_the_palace_is_a_scene_of_its_own() {
    let line = main("fae L1,-,-:-,-,-:-,-,- 0 - -", &format!("west {} 0 - -", crate::EMPTY));
    let [strike, losses] = [vec!["tell-declared", "tell-main", "tell-laid"], vec!["tell-fell"]];
    assert_eq!(scenes(&line, "1>1"), [strike, losses, vec!["tell-palace-held"]]);
}

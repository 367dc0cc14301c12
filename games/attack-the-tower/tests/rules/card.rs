//! What a card does now, and cards that do nothing (R26).

use attack_the_tower::AttackTheTower;
use attack_the_tower::action::Action;
use attack_the_tower::course::{PALACE, Stage};
use attack_the_tower::forecast::Plan;
use contract::{Arg, Game, Notation, Phrase, Seat, SeatSet, Setup, Speak};

use crate::common::{main, turn};

const QUIET: &str = "west L1,S1,-:-,-,-:-,-,- 0 - -";

/// Returns what is said of playing a card of seat 1.
fn outlook(line: &str, token: &str) -> Vec<Phrase> {
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    let state = game.read_line(line).expect("a line of a test");
    game.outlook(&game.view(&state, SeatSet::only(Seat::FIRST)), Seat::FIRST, game.read_action(token).expect("a token"))
}

fn keys(phrases: &[Phrase]) -> Vec<&'static str> {
    phrases.iter().map(|phrase| phrase.key).collect()
}

/// Returns the numbers of a phrase by their names.
fn numbers(phrase: &Phrase, names: &[&str]) -> Vec<i64> {
    let number = |name: &&str| match phrase.args.iter().find(|(other, _)| other == name) {
        Some((_, Arg::Number(number))) => *number,
        _ => -1,
    };
    names.iter().map(number).collect()
}

#[track_caller]
fn is_idle(line: &str, token: &str, wanted: bool) {
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    let state = game.read_line(line).expect("a line of a test");
    let action = game.read_action(token).expect("a token");
    let label = game.label(&game.view(&state, SeatSet::only(Seat::FIRST)), Seat::FIRST, action);
    assert_eq!(label.is_idle, wanted, "{token} at {line}");
    assert_eq!(keys(&outlook(line, token)).contains(&"card-idle"), wanted, "what is said of {token} at {line}");
}

#[test]
fn r84_an_elf_card_says_what_elves_strike_with_now() {
    let line = turn("window", "fae L2,-,-:-,-,-:-,-,- 0 L -", QUIET, "d,a1>1");
    let said = outlook(&line, "!L");
    assert_eq!(keys(&said), ["ability-text", "card-own-strike", "outlook-reach"]);
    assert_eq!(numbers(&said[1], &["before", "total", "first"]), [2, 4, 4]);
}

#[test]
fn r101_a_lich_weakens_what_strikes_back_and_what_it_takes() {
    let line = turn("window", "undead H2,-,-:-,-,-:-,-,- 0 O -", "west C1,H1,-:-,-,-:-,-,- 0 - -", "d,a1>1");
    let said = outlook(&line, "!O");
    assert_eq!(keys(&said), ["ability-text", "card-other-strike", "card-needs", "outlook-reach"]);
    assert_eq!(numbers(&said[1], &["before", "total"]), [13, 11]);
    assert_eq!(numbers(&said[2], &["before", "needs"]), [13, 11]);
}

#[test]
fn r100_outside_of_battles_a_card_says_what_it_makes_of_each_group() {
    let said = outlook(&main("west L2,-,-:H1,-,-:-,-,- 0 O -", QUIET), "!O");
    assert_eq!(keys(&said), ["ability-text", "card-groups"]);
    let Some((_, Arg::List(groups))) = said[1].args.iter().find(|(name, _)| *name == "groups") else {
        panic!("{said:?}")
    };
    let rows: Vec<_> = groups.iter().map(|group| numbers(group, &["before", "now"])).collect();
    assert_eq!(rows, [[2, 4], [2, 3]]);
}

#[test]
fn r85_r86_r94_cards_say_how_much_they_bring() {
    let line = main("fae S2,S1,-:H1,-,-:-,-,- 0 SH t2", QUIET);
    let draws = outlook(&line, "!S");
    assert_eq!((draws[1].key, numbers(&draws[1], &["count"])), ("card-draws", vec![3]));
    let back = outlook(&line, "!H");
    assert_eq!((back[1].key, numbers(&back[1], &["count", "room"])), ("card-returns", vec![2, 1]));
    let razes = outlook(&main("east W2,-,-:W1,-,-:-,-,- 0 W -", QUIET), "!W");
    assert_eq!(
        (razes[1].key, numbers(&razes[1], &["count"])),
        ("card-razes", vec![1]),
        "the second Island is empty then"
    );
}

#[test]
fn r10_r70_a_draw_says_which_cards_its_pile_holds() {
    let counted = |line: &str, token: &str| {
        let said = outlook(line, token);
        assert_eq!(keys(&said), ["outlook-draw"], "{line}");
        let Some((_, Arg::List(cards))) = said[0].args.iter().find(|(name, _)| *name == "cards") else {
            panic!("{said:?}")
        };
        let counts: Vec<i64> = cards.iter().map(|card| numbers(card, &["count"])[0]).collect();
        (numbers(&said[0], &["count"])[0], counts)
    };
    let line = turn("draw", "fae L2,-,-:-,-,-:-,-,- 0 lcO -", QUIET, "d,n2");
    assert_eq!(counted(&line, "+B"), (22, vec![5, 6, 5, 3, 3]), "without what stands and what is in hand");
    let (all, kinds) = counted(&line, "+A");
    assert_eq!((all, kinds.iter().sum::<i64>()), (24, 24));
    // An empty pile is made of the discards.
    let dry = "att1;31;1;draw;fae/L2,S2,H2:-,-,-:-,-,-/0/lsO/0.lllllsssshhhhccccwww-24./-;west/L1,-,-:-,-,-:-,-,-/0/-/24.-25./-;d,n1";
    assert_eq!(counted(dry, "+B"), (20, vec![5, 4, 4, 4, 3]));
    // In the set-up the piles are known to their owner alone.
    let fresh = "/-,-,-:-,-,-:-,-,-/0/-/25.-25./d5";
    let game = AttackTheTower::new(&Setup::printed(2).set("armies", "fae,west")).expect("two armies");
    let state = game.read_line(&format!("att1;0;-;setup;fae{fresh};west{fresh};-")).expect("a line of a test");
    let [own, other] = [0, 1].map(|seat| {
        game.outlook(
            &game.view(&state, SeatSet::only(Seat::new(seat))),
            Seat::FIRST,
            game.read_action("+B").expect("a token"),
        )
    });
    assert_eq!((numbers(&own[0], &["count"]), other.len()), (vec![25], 0));
}

#[test]
fn r26_a_card_without_use_is_idle() {
    let fae = "fae L1,-,-:-,-,-:-,-,- 0 LSHCWO -";
    let line = main(fae, QUIET);
    is_idle(&line, "!L", false);
    for token in ["!S", "!H", "!C", "!W", "!O"] {
        is_idle(&line, token, true);
    }
    // The rival may still attack in the own end window of another turn, but not in this one.
    is_idle(&turn("end", fae, QUIET, "d"), "!L", true);
    is_idle(&main(&fae.replace(" -", " L1"), QUIET), "!L", true);
    is_idle(&main("west L1,C1,-:-,-,-:-,-,- 0 LC -", QUIET), "!L", true);
    is_idle(&main("west L1,C1,-:-,-,-:-,-,- 0 LC -", QUIET), "!C", false);
    is_idle(&main("undead L2,-,-:-,-,-:-,-,- 0 L -", QUIET), "!L", true);
    is_idle(&main("undead L1,-,-:-,-,-:-,-,- 0 L -", QUIET), "!L", false);
}

#[test]
fn r109_a_second_copy_that_adds_nothing_is_idle() {
    is_idle(&main("west S1,-,-:-,-,-:-,-,- 0 S -", QUIET), "!S", false);
    is_idle(&main("west S1,-,-:-,-,-:-,-,- 0 S S1", QUIET), "!S", true);
    is_idle(&main("west S1,-,-:-,-,-:-,-,- 0 O O1", QUIET), "!O", false);
}

/// In games between players who look one step ahead, cards called idle change no number of any battle.
#[test]
fn idle_cards_change_no_number() {
    let game = AttackTheTower::new(&Setup::printed(2)).expect("the printed game");
    let (mut actions, mut met) = (Vec::new(), 0);
    for number in 0..10 {
        for (state, _) in conform::played_well(&game, "idle", number).0 {
            let course = &state.table.course;
            if !matches!(course.stage, Stage::Main | Stage::Answer | Stage::Window) {
                continue;
            }
            let seat = course.asked;
            game.legal(&state, seat, &mut actions);
            for action in actions.iter().filter(|action| matches!(action, Action::Play(_))) {
                let view = game.view(&state, SeatSet::only(seat));
                if !game.label(&view, seat, *action).is_idle {
                    continue;
                }
                let mut after = state;
                game.apply(&mut after, seat, *action);
                // The card may have closed the last window, and the battle is fought.
                if after.table.course.attack != course.attack || after.table.course.battle.is_some() {
                    continue;
                }
                let with = game.view(&after, SeatSet::only(seat));
                for (from, to) in (0..=PALACE).flat_map(|from| (0..=PALACE).map(move |to| (from, to))) {
                    let plan = Plan { seat: course.active, from, joining: 0, to };
                    let numbers = |view| {
                        let strike = game.strike_with(view, plan).total();
                        (
                            strike,
                            game.reply_of(view, plan.seat, from, to).total(),
                            game.needs_of(view, plan.seat, from, to),
                        )
                    };
                    assert_eq!(numbers(&view), numbers(&with), "{} in game {number}", game.write_action(*action));
                }
                met += 1;
            }
        }
    }
    assert!(met > 20, "only {met} cards were met");
}

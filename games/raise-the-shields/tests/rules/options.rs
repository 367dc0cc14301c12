//! Every option changes what its ambiguity says (sections 4 and 7 of the dossier).

use conform::claim;
use contract::{Game, Seat, SeatSet, Setup};
use raise_the_shields::RaiseTheShields;

use crate::BLANK;
use crate::common::{
    asked, becomes, becomes_with, face, game, legal, play, read, refused, refused_with, seen, unreadable,
};

/// Alone at work with assigned dice, on this sheet.
fn work(sheet: &str, assigned: &str) -> String {
    let dice: Vec<char> = assigned.chars().filter(char::is_ascii_digit).collect();
    format!("rts1 r3 fA work {}{} | {sheet} {}:{assigned}", dice[0], dice[1], dice[2])
}

#[test]
fn attack_rectangles_obstacle_closes_the_lane() {
    let obstacle = &[("attack_rectangles", "obstacle")];
    let line = work("1ab2bc3d/-/-/-/-/- 000000 x.....", "w1s1a1");
    refused_with(obstacle, &line, "d13e", "R21");
    assert!(legal(&line, "A", &[]).contains(&"d13e".to_owned()));
    assert!(!legal(&line, "A", obstacle).contains(&"d13e".to_owned()));
    let beyond = work("1ab2bc3de/-/-/-/-/- 000000 x.....", "w1s1a1");
    unreadable(&beyond, obstacle, "a triangle is filled that cannot be");
    assert_eq!(*game(2, obstacle).realm.shapes.places(), [162, 198, 318, 84, 252, 264]);
    let fill = work("1ab2bc3d/-/1bc/-/-/- 000000 x.o...", "w1s1a1");
    refused_with(obstacle, &fill, "c3.13c.13e", "R42");
}

#[test]
fn work_sector_rule_anchor_cell_wants_the_contact_in_the_work_sector() {
    let anchor = &[("work_sector_rule", "anchor_cell")];
    let line = |assigned| work("-/-/-/-/-/1d 000000 ......", assigned);
    refused_with(anchor, &line("w1s2a3"), "d11a.61e", "R17");
    becomes(&line("w1s2a3"), "d11a.61e", &line("w1s2a3,d11a.61e"));
    becomes_with(anchor, &line("w6s2a3"), "d11a.61e", &line("w6s2a3,d11a.61e"));
    let first = |shape: u8, options| legal(&work(BLANK, &format!("w1s{shape}a3")), "A", options).len();
    assert_eq!([1, 2, 3, 4, 5, 6].map(|shape| first(shape, &[])), [2, 4, 9, 4, 12, 6]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|shape| first(shape, anchor)), [2, 4, 7, 2, 8, 6]);
}

#[test]
fn shape_mirror_false_keeps_one_handedness_of_the_strip() {
    let plain = &[("shape_mirror", "false")];
    let line = work(BLANK, "w1s5a3");
    for kept in ["d11a.11b.12a.12b", "d11b.11c.11d.11e"] {
        assert!(legal(&line, "A", plain).contains(&kept.to_owned()), "{kept}");
    }
    refused_with(plain, &line, "d11d.11e.12f.12g", "R22");
    assert!(legal(&line, "A", &[]).contains(&"d11d.11e.12f.12g".to_owned()));
    assert_eq!(*game(2, plain).realm.shapes.places(), [174, 228, 390, 108, 168, 336]);
    for shape in [1, 2, 3, 4, 6] {
        let line = work(BLANK, &format!("w1s{shape}a3"));
        assert_eq!(legal(&line, "A", plain), legal(&line, "A", &[]), "shape {shape}");
    }
}

#[test]
fn no_fit_must_fit_if_possible_forbids_a_wasted_shape() {
    let must = &[("no_fit", "must_fit_if_possible")];
    let full = "1abcde2abcefg3abcdefghi4bdefghj";
    let line = format!("rts1 r9 fA work 43 | {full}/-/-/-/-/- 000000 o..... 1");
    assert_eq!(legal(&line, "A", must), ["w4s3a1", "w4s1a3", "w3s4a1", "w3s1a4"]);
    refused_with(must, &line, "w1s4a3", "R14");
    assert_eq!(legal(&line, "A", &[]).len(), 6);
    // Where no order fits, any may be chosen.
    let none = format!("rts1 r9 fA work 11 | {full}ci/-/-/-/-/- 000000 x..... 1").replace("4bdefghjci", "4bcdefghij");
    assert_eq!(legal(&none, "A", must), ["w1s1a1"]);
    // A changed die must fit too: 3 made 2 does not in sector 1, with shape 1 it does.
    let changed = format!("rts1 r9 fA work 13 | {full}/1bc/-/-/-/- 000000 xo.... 1");
    refused_with(must, &changed, "w1s2-a1", "R14");
    assert!(legal(&changed, "A", must).contains(&"w1s1a2-".to_owned()));
    assert!(legal(&changed, "A", &[]).contains(&"w1s2-a1".to_owned()));
    // What city 3 would make room for does not count.
    let room = format!("rts1 r9 fA work 43 | {full}/-/1bc/-/-/- 000000 x.o... 1");
    refused_with(must, &room, "w1s4a3", "R14");
}

#[test]
fn ability_first_use_same_round_makes_it_ready_at_once() {
    let same = &[("ability_first_use", "same_round")];
    let line = work("-/-/1b/-/-/- 000000 ......", "w3s1a3");
    becomes_with(same, &line, "d31c c3.11b.11a ok", "rts1 r4 fA roll -- | 1ab/-/1bc/-/-/- 001000 ..x... -");
    refused(&line, "d31c c3.11b.11a", "R38");
    let attacked = work("1b/-/-/-/-/- 004000 ......", "w1s1a3");
    becomes_with(same, &attacked, "d11c ok", "rts1 r3 fA react 11 | 1bc/-/-/-/-/- 004000 o..... 3>3");
    becomes(&attacked, "d11c ok", "rts1 r3 fA over =- -- | 1bc/-/-/-/-/- 004000 n..... -");
    unreadable("rts1 r3 fA over =- -- | 1bc/-/-/-/-/- 004000 n..... -", same, "no ability can have been enabled");
}

#[test]
fn city3_placement_free_fills_anywhere_in_a_sector() {
    let free = &[("city3_placement", "free")];
    let line = work("-/-/1bc/-/-/- 000000 ..o...", "w1s1a3");
    becomes_with(free, &line, "c3.14b.14j d11b ok", "rts1 r4 fA roll -- | 1b4bj/-/1bc/-/-/- 001000 ..x... -");
    refused(&line, "c3.14b.14j", "R42");
    refused_with(free, &line, "c3.14b.24j", "R42");
    refused_with(free, &line, "c3.14b.14k", "R42");
    refused_with(free, &line, "c3.31b.31d", "R42");
    // What is not joined to the plant powers nothing, yet a shape may border it.
    let apart = "rts1 r4 fA roll -- | 4bj/-/1bc/-/-/- 000000 ..x... -";
    let game = game(1, free);
    let sheet = |line: &str| contract::Notation::read_line(&game, line).expect("valid").players[0].sheet;
    assert_eq!((game.powered(&sheet(apart)), game.network(&sheet(apart)).len()), (0, 2));
    assert_eq!(game.powered(&sheet("rts1 r4 fA roll -- | 1de2fg3hi4bj/-/1bc/-/-/- 000000 ..x... -")), 1);
    unreadable(apart, &[], "not joined to the plant");
    let beside = work("4bj/-/1bc/-/-/- 000000 ..x...", "w1s1a3");
    assert!(play(&beside, "d14i", free).is_ok());
    let both = legal(&line, "A", free);
    assert!(both.contains(&"c3.14b.14j".to_owned()) && !both.contains(&"c3.14j.14b".to_owned()));
    assert!(play(&line, "c3.14j.14b", free).is_ok(), "either order may be written");
}

#[test]
fn city6_window_reaction_erases_when_the_attacks_are_known() {
    let reaction = &[("city6_window", "reaction")];
    let line = "rts2 r3 fA work 12 | -/-/-/-/-/1bc 041000 .....o 1 | 1bc/-/-/-/-/- 001000 x..... 1:w1s1a2,d11a,ok";
    refused_with(reaction, line, "A:w2s1a1 A:c6.2", "R45");
    assert!(play(line, "A:w2s1a1 A:c6.2", &[]).is_ok());
    let tokens = "A:w2s1a1 A:d21b A:ok";
    let react = "rts2 r3 fA react 12 | -/1b/-/-/-/1bc 041000 .....o 1>1 | 1abc/-/-/-/-/- 001000 x..... 1>2";
    becomes_with(reaction, line, tokens, react);
    asked(react, reaction, "A");
    assert_eq!(legal(react, "A", reaction), ["c1-", "c6.2", "c6.3"]);
    let after = |hits: &str, city: char| {
        format!("rts2 r4 fB roll -- | -/1b/-/-/-/1bc {hits} .....{city} - | 1abc/-/-/-/-/- 101000 x..... -")
    };
    becomes_with(reaction, react, "A:c6.2", &after("041000", 'x'));
    let lost = play(react, "A:c6.3", reaction).expect("legal");
    assert!(lost.contains(" over =B "), "the attack on 2 still comes: {lost}");
    refused_with(reaction, react, "A:c6.1", "R45");
    assert!(play(line, tokens, &[]).expect("legal").contains(" over =B "), "as printed nothing is asked");
}

#[test]
fn city6_window_reaction_also_asks_behind_a_shield() {
    let reaction = &[("city6_window", "reaction")];
    let shielded = "1abde2abfg3abhi4bj/-/-/-/-/1bc";
    let react = format!("rts2 r3 fA react 11 | {shielded} 010000 .....o 1>1 | {BLANK} 1>1");
    assert_eq!(legal(&react, "A", reaction), ["c1-", "c6.2"]);
    becomes_with(
        reaction,
        &react,
        "A:c6.2",
        &format!("rts2 r4 fB roll -- | {shielded} 000000 .....x - | -/-/-/-/-/- 100000 ...... -"),
    );
    unreadable(&react, &[], "nobody is left to answer");
    unreadable(&react.replace("010000", "000000"), reaction, "nobody is left to answer");
    let alone = format!("rts1 r3 fA second 11 | {shielded} 010000 .....o 1>1");
    becomes_with(reaction, &alone, "r1", &format!("rts1 r3 fA react 11 | {shielded} 010000 .....o 1>1>1"));
}

#[test]
fn city2_second_roll_false_lets_it_stand() {
    let stands = &[("city2_second_roll", "false")];
    let both = "rts1 r6 fA react 11 | 1abcde2abfg3abhi4bj/1bcd/-/-/-/- 404000 oo.... 2>1>3";
    assert_eq!(legal(both, "A", stands), ["c1", "c1-"]);
    refused_with(stands, both, "c2+", "R51");
}

#[test]
fn end_check_round_carries_the_attacks_out_first() {
    let round = &[("end_check", "round")];
    let four = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4b/-";
    let six = four.replace("4b/-", "4bj/-");
    let line = |hits: &str| format!("rts2 r9 fA work 51 | {four} 222222 ...... 4 | -/-/-/-/-/- {hits} ...... 4");
    let tokens = "A:w5s1a4 A:d54j A:ok B:w5s1a4 B:d51b B:ok";
    let end = |winners: &str, hits: &str| {
        format!("rts2 r9 fA over ={winners} -- | {six} 222222 ...... - | -/-/-/-/1b/- {hits} ...... -")
    };
    becomes(&line("000000"), tokens, &end("A", "000000"));
    becomes_with(round, &line("000000"), tokens, &end("A", "000100"));
    // Both conditions in one round: all six shields of A, and the city of C that B destroys.
    let three = |hits: &str| format!("{} | -/-/-/-/-/- {hits} ...... 4", line("000000").replace("rts2", "rts3"));
    let tokens = format!("{tokens} C:w5s1a4 C:d51b C:ok");
    let end = |winners: &str, first: &str, hits: &str| {
        let last = format!(" | -/-/-/-/1b/- {hits} ...... -");
        end(winners, first).replace("rts2", "rts3") + &last
    };
    becomes(&three("000400"), &tokens, &end("A", "000000", "000400"));
    becomes_with(round, &three("000400"), &tokens, &end("AB", "000100", "000400"));
    let alone = format!("rts1 r9 fA work 51 | {four} 222222 ...... 6");
    becomes_with(round, &alone, "w5s1a6 d54j ok r1", &format!("rts1 r9 fA over =A -- | {six} 222222 ...... -"));
    becomes(&alone, "w5s1a6 d54j ok", &format!("rts1 r9 fA over =A -- | {six} 222222 ...... -"));
}

#[test]
fn personal_dice_secret_shows_them_at_the_reveal() {
    let secret = &[("personal_dice", "secret")];
    let roll = format!("rts3 r1 fA roll -- | {BLANK} - | {BLANK} - | {BLANK} -");
    for (seats, [a, b, c]) in [("A", ["2", "?", "?"]), ("B", ["?", "6", "?"]), ("", ["?"; 3])] {
        let line = format!("rts3 r1 fA work 35 | {BLANK} {a} | {BLANK} {b} | {BLANK} {c}");
        assert_eq!(seen(&roll, "R35/261", secret, seats), [format!("R35/{a}{b}{c}"), line]);
        let open = format!("rts3 r1 fA work 35 | {BLANK} 2 | {BLANK} 6 | {BLANK} 1");
        assert_eq!(seen(&roll, "R35/261", &[], seats), ["R35/261", &open]);
    }
    // From the reveal on nothing of it is hidden.
    let react = "rts2 r3 fA react 31 | 1bc/-/-/-/-/- 000000 o..... 1>3 | 1bc/-/-/-/-/- 000000 o..... 1>1";
    assert_eq!(read(react, secret).expect("valid").line_for(SeatSet::NONE), react);
    let flip = format!("rts2 r3 fA flip@A 35 | -/-/-/-/1bc/- 000000 ....o. 2 | {BLANK} 6");
    let a = SeatSet::only(Seat::FIRST);
    assert!(read(&flip, secret).expect("valid").line_for(a).ends_with(" ?"), "it is hidden in the flip window too");
}

#[test]
fn r46_solo_setup_dice_says_how_many_are_rolled() {
    let setup = format!("rts1 r1 fA setup -- | {BLANK} -");
    for (dice, roll, hits) in [("1", "S4", "000100"), ("2", "S44", "000200"), ("3", "S441", "100200")] {
        let options = &[("solo_setup_dice", dice)];
        becomes_with(options, &setup, roll, &format!("rts1 r1 fA roll -- | -/-/-/-/-/- {hits} ...... -"));
        let outcomes = read(&setup, options).expect("valid").outcomes().expect("few");
        assert_eq!(outcomes.len(), 6usize.pow(dice.parse().expect("a number")));
    }
    let none = &[("solo_setup_dice", "0")];
    assert_eq!(face("rts1 ", none).start().line(), format!("rts1 r1 fA roll -- | {BLANK} -"));
    let hard = &[("solo_setup_dice", "0"), ("solo_difficulty", "hard")];
    assert_eq!(face("rts1 ", hard).start().line(), "rts1 r1 fA roll -- | -/-/-/-/-/- 111111 ...... -");
    unreadable(&setup, none, "set-up dice");
}

#[test]
fn sheet_names_the_sheet_of_the_component_file() {
    let renamed = || Some(claim::components::<RaiseTheShields>(&[("sheet = \"standard\"", "sheet = \"other\"")]));
    let made = |setup: Setup| RaiseTheShields::new(&setup);
    let unnamed = made(Setup { components: renamed(), ..Setup::printed(2) }).expect("a sound file");
    assert_eq!((unnamed.realm.name.as_str(), unnamed.setup().options["sheet"].as_str()), ("other", "other"));
    for (components, own, wrong) in [(None, "standard", "other"), (renamed(), "other", "standard")] {
        let asked = |sheet| made(Setup { components: components.clone(), ..Setup::printed(2) }.set("sheet", sheet));
        assert!(asked(own).is_ok());
        assert!(asked(wrong).is_err_and(|error| error.to_string().ends_with(&format!("it takes {own}"))), "{wrong}");
    }
}

#[test]
fn solo_options_change_nothing_for_several() {
    let solo = &[("solo_difficulty", "hard"), ("solo_setup_dice", "1"), ("city2_second_roll", "false")];
    assert_eq!(face("rts2 ", solo).start().line(), face("rts2 ", &[]).start().line());
    assert_ne!(face("rts1 ", solo).start().line(), face("rts1 ", &[]).start().line());
}

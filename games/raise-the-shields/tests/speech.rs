//! What the game says, in its English words: to whom, and how.

use std::sync::Arc;

use conform::{said, told};
use contract::{AnyGame, Maker, Observer, Seat, SeatSet, Setup, StepError};
use raise_the_shields::view::View;
use raise_the_shields::{INFO, RaiseTheShields};

const A: Observer = SeatSet::only(Seat::FIRST);

fn face(setup: &Setup) -> Arc<dyn AnyGame> {
    (Maker::of::<RaiseTheShields>().make)(setup).expect("the options of a test are valid")
}

#[test]
fn r18_what_touches_nothing_and_what_touches_a_corner_is_said_of_one_triangle_and_of_several() {
    let rule = "The shape must share a side with a filled triangle or the plant;";
    for (shape, token, fault) in [
        (1, "d12b", "12b only touches a corner."),
        (2, "d12a.12b", "12a, 12b only touch a corner."),
        (1, "d14c", "14c touches neither."),
        (2, "d14c.14d", "14c, 14d touch neither."),
    ] {
        let line = format!("rts1 r3 fA work 1{shape} | 1bcd/-/-/-/-/- 000000 o..... 3:w1s{shape}a3");
        let mut position = face(&Setup::printed(1)).read(&line).expect("a line");
        match position.play_tokens([token]) {
            Err(StepError::Illegal { refusal, .. }) => {
                assert_eq!(said(&INFO, &[refusal.phrase]), [format!("{rule} {fault}")]);
            }
            other => panic!("{other:?} for {token}"),
        }
    }
}

#[test]
fn r25_a_sealed_step_is_told_to_its_owner_and_at_the_reveal_everything_to_everybody() {
    let start = face(&Setup::printed(2)).start();
    let own = "R35/26 A:w2s5a3 A:d21b.21c.21d.21e A:ok";
    let roll = ["R35/26", "Round 1: A rolls 3 and 5. Own dice: 2 for A, 6 for B."];
    assert_eq!(told(&start, own, SeatSet::NONE), roll);
    let theirs = "Round 1: A rolls 3 and 5. Own dice: 2 for A, 6 for you.";
    assert_eq!(told(&start, own, SeatSet::only(Seat::new(1))), ["R35/26", theirs]);
    let yours = [
        "R35/26",
        "Round 1: you roll 3 and 5. Own dice: 2 for you, 6 for B.",
        "w2s5a3",
        "You work in sector 2 with a strip (5) and attack sector 3.",
        "d21b.21c.21d.21e",
        "You draw 4 triangles in sector 2.",
        "ok",
        "You are done.",
    ];
    assert_eq!(told(&start, own, A), yours);
    assert_eq!(told(&start, own, SeatSet::all(2))[3], "A works in sector 2 with a strip (5) and attacks sector 3.");

    let mut almost = start;
    almost.play_tokens(format!("{own} B:w3s6a5 B:d31d.31e.41a.41b").split(' ')).expect("legal steps");
    let revealed = [
        "A works in sector 2 with a strip (5) and attacks sector 3.",
        "A draws 4 triangles in sector 2.",
        "A’s city 2 is enabled.",
        "B works in sector 3 with a fan (6) and attacks sector 5.",
        "B draws 4 triangles in sectors 3, 4.",
        "B hits sector 5 of A: 1 of 4.",
        "A hits sector 3 of B: 1 of 4.",
        "Round 2 begins. The dice pass to B.",
    ];
    assert_eq!(told(&almost, "B:ok", SeatSet::NONE), revealed);
    let to_you = [
        "You work in sector 2 with a strip (5) and attack sector 3.",
        "You draw 4 triangles in sector 2.",
        "Your city 2 is enabled.",
        "B works in sector 3 with a fan (6) and attacks sector 5.",
        "B draws 4 triangles in sectors 3, 4.",
        "B hits your sector 5: 1 of 4.",
        "You hit sector 3 of B: 1 of 4.",
        "Round 2 begins. The dice pass to B.",
    ];
    assert_eq!(told(&almost, "B:ok", A), to_you);
}

#[test]
fn r8_a_secret_die_is_a_question_mark_to_others_until_the_reveal() {
    let start = face(&Setup::printed(2).set("personal_dice", "secret")).start();
    for (observer, token, dice) in [
        (A, "R35/2?", "you roll 3 and 5. Own dice: 2 for you, ? for B"),
        (SeatSet::NONE, "R35/??", "A rolls 3 and 5. Own dice: ? for A, ? for B"),
    ] {
        let round = format!("Round 1: {dice}.");
        assert_eq!(told(&start, "R35/26", observer), [token, round.as_str()]);
    }
    let round = "R35/26 A:w2s5a3 A:d21b.21c.21d.21e A:ok B:w3s6a5 B:d31d.31e.41a.41b B:ok";
    let told = told(&start, round, SeatSet::NONE);
    assert!(told.contains(&"B (own die 6) works in sector 3 with a fan (6) and attacks sector 5.".to_owned()));
}

#[test]
fn r49_alone_a_step_is_told_once_and_nobody_has_a_letter() {
    let line = "rts1 r3 fA roll -- | 1abde2abfg3abhi4bj/1bcd/-/-/-/- 404000 .o.... -";
    let position = face(&Setup::printed(1)).read(line).expect("a line");
    let expected = [
        "R11/2",
        "Round 3: the dice show 1, 1 and 2.",
        "w2s1a1",
        "You work in sector 2 with a single (1) and attack sector 1.",
        "d21e",
        "You draw 1 triangle in sector 2.",
        "ok",
        "You are done.",
        "Shield 1 stops the attack.",
        "r3",
        "Blocked, so the attack die is rolled again: 3.",
        "c2-",
        "City 2 turns the attack from sector 3 to 2.",
        "Sector 2 is hit: 1 of 4.",
        "Round 4 begins.",
    ];
    for observer in [SeatSet::NONE, A] {
        assert_eq!(told(&position, "R11/2 w2s1a1 d21e ok r3 c2-", observer), expected);
    }
    let lost = told(&position, "R11/2 w2s1a1 d21e ok r3 c1-", A);
    assert_eq!(lost[lost.len() - 2..], ["City 3 is destroyed.", "The game is lost."]);
}

#[test]
fn r28_r34_the_log_names_all_winners() {
    let sheet = "1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4b/- 222222 ......";
    let line = format!("rts2 r9 fA work 51 | {sheet} 4:w5s1a4,d54j,ok | {sheet} 4:w5s1a4,d54j");
    let position = face(&Setup::printed(2)).read(&line).expect("a line");
    let ends = told(&position, "B:ok", SeatSet::NONE);
    let expected = ["All six shields of A are up.", "All six shields of B are up.", "A and B win together."];
    assert_eq!(ends[ends.len() - 3..], expected);
}

#[test]
fn r33_r51_an_attack_is_asked_about_by_what_there_is_to_answer_with() {
    let prompt = |line: &str, options: Setup| {
        let position = face(&options).read(line).expect("a line");
        let prompt = position.prompt(Seat::FIRST).expect("a question");
        said(&INFO, &[Some(prompt.question), prompt.detail].into_iter().flatten().collect::<Vec<_>>())
    };
    let react = "rts2 r3 fA react 31 | 1bc/-/-/-/-/1bc 004000 o....o 1>3 | -/-/-/-/-/- 000000 ...... 3>3";
    let full = "All 4 rectangles in sector 3 are full: the attack destroys the city.";
    assert_eq!(prompt(react, Setup::printed(2)), ["Sector 3 is attacked. Ignore the attack?", full]);
    let erase = react.replace("o....o", "x....o");
    let late = Setup::printed(2).set("city6_window", "reaction");
    assert_eq!(prompt(&erase, late), ["Sector 3 is attacked. Erase a hit?", full]);
    let second = "rts1 r6 fA react 11 | 1abde2abfg3abhi4bj/1bcd/-/-/-/- 402000 .o.... 2>1>3";
    let hit = "The attack fills a rectangle in sector 3; 2 of 4 are full already.";
    assert_eq!(prompt(second, Setup::printed(1)), ["Change the second roll to 2 or 4?", hit]);
}

#[test]
fn r33_whoever_leaves_an_attack_as_it_is_takes_the_hit_unless_a_shield_stops_it() {
    let accept = |line: &str| {
        let position = face(&Setup::printed(2).set("city6_window", "reaction")).read(line).expect("a line");
        let (_, label) = position.labels(Seat::FIRST).into_iter().find(|(token, _)| token == "c1-").expect("a choice");
        said(&INFO, &[label.name])
    };
    let open = "rts2 r3 fA react 31 | 1bc/-/-/-/-/1bc 001000 x....o 1>3 | -/-/-/-/-/- 000000 ...... 3>3";
    assert_eq!(accept(open), ["Take the hit"]);
    let sheet = "1abde2abfg3abhi4bj/-/-/-/-/1bc 010000 .....o";
    let shielded = format!("rts2 r9 fA react 11 | {sheet} 1>2 | -/-/-/-/-/- 000000 ...... 1>1");
    assert_eq!(accept(&shielded), ["Erase nothing"]);
}

#[test]
fn r25_r49_done_says_who_is_waited_for_and_alone_what_follows() {
    let detail = |line: &str, seats: u8| {
        let position = face(&Setup::printed(seats)).read(line).expect("a line");
        said(&INFO, &position.prompt(Seat::FIRST).expect("a question").detail.into_iter().collect::<Vec<_>>())
    };
    let own = "-/-/-/-/-/- 000000 ...... 1:w1s1a2,d11b";
    assert_eq!(detail(&format!("rts1 r3 fA work 12 | {own}"), 1), ["Then your attack die strikes."]);
    let two = format!("rts2 r3 fA work 12 | {own} | -/-/-/-/-/- 000000 ...... 1");
    assert_eq!(detail(&two, 2), ["Once everybody is done, all sheets are shown."]);
}

/// What every city says of its ability.
fn ready(game: &RaiseTheShields, view: &View) -> Vec<String> {
    let standing = game.readiness(view, Seat::FIRST).into_iter().enumerate();
    said(&INFO, &standing.map(|(city, readiness)| game.say_readiness(city, readiness)).collect::<Vec<_>>())
}

#[test]
fn r24_r37_r39_every_city_says_how_its_ability_stands() {
    let sheet = |cities: &str, work: &str| {
        let line = format!("rts1 r3 fA work 12 | 1bc/1bc/1bc/1bc/1bc/1bc 040000 {cities} 1{work}");
        let position = face(&Setup::printed(1)).read(&line).expect("a line");
        let (game, view) = position.view::<RaiseTheShields>(A).expect("this game");
        ready(game, &view)
    };
    let at_the_start = [
        "Ready: ignore an attack when it comes.",
        "Use it now: change a die by one.",
        "Ready: fill two triangles before or after your drawing.",
        "Used.",
        "Ready: turn a shared die after the roll.",
        "Ready: erase a hit before or after your drawing.",
    ];
    assert_eq!(sheet("oooxoo", ""), at_the_start);
    let assigned = sheet("oxoooo", ":w1s1a2");
    assert_eq!(assigned[1], "Used. City 4 can bring it back.");
    assert_eq!(assigned[2], "Use it now: fill two triangles.");
    assert_eq!(assigned[3], "Use it now: bring another ability back.");
    assert_eq!(sheet("oooooo", ":w1s1a2")[3], "Ready, but no other ability has been used.");
    let spent = sheet("oxoooo", ":w1s1a2,c4.2");
    assert_eq!(spent[1..3], ["Ready, but an ability was used this round."; 2]);
    let sheet = "rts1 r3 fA work 12 | 1b/-/-/-/-/- 000000 ...... 1:w1s1a2,d11c";
    let position = face(&Setup::printed(1)).read(sheet).expect("a line");
    let (game, view) = position.view::<RaiseTheShields>(A).expect("this game");
    let drawn = ready(game, &view);
    assert_eq!(drawn[..2], ["Enabled; ready next round.", "Not enabled yet: fill a shaded triangle in sector 2."]);
}

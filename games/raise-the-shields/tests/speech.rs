//! What the game says, in its English words: to whom, and how.

use std::sync::Arc;

use contract::{
    Arg, Dice, Face, Maker, Observer, Phrase, Position, Refused, Seat, SeatSet, Setup, StepText, Stream, Turn,
};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use raise_the_shields::{INFO, RaiseTheShields};

const A: Observer = SeatSet::only(Seat::FIRST);

fn face(setup: &Setup) -> Arc<dyn Face> {
    (Maker::of::<RaiseTheShields>().make)(setup).expect("the options of a test are valid")
}

fn seats(line: &str) -> u8 {
    line[3..4].parse().expect("a line begins with rts and the seats")
}

/// The English words. A game's tests know nothing of the house but the contract, so they read the file themselves.
struct English(FluentBundle<FluentResource>);

impl English {
    fn read() -> Self {
        let (_, text) = INFO.words.iter().find(|(language, _)| *language == "en").expect("English words");
        let mut bundle = FluentBundle::new(vec!["en".parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new((*text).to_owned()).expect("Fluent")).expect("each key once");
        Self(bundle)
    }

    /// Says a phrase; every gap must be filled.
    fn say(&self, phrase: &Phrase) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            match arg {
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.as_str()),
                Arg::Term(key) => args.set(*name, self.say(&Phrase::new(key))),
            }
        }
        let message = self.0.get_message(phrase.key).and_then(|message| message.value());
        let pattern = message.unwrap_or_else(|| panic!("`{}` is no message", phrase.key));
        let mut errors = Vec::new();
        let said = self.0.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{phrase:?}: {errors:?}");
        said
    }
}

fn say(phrases: &[Phrase]) -> Vec<String> {
    let words = English::read();
    phrases.iter().map(|phrase| words.say(phrase)).collect()
}

/// Plays tokens and returns what an observer is told, with the token it may read in front of each step it notices.
fn told(position: &Position, tokens: &str, observer: Observer) -> Vec<String> {
    let (mut position, mut told) = (position.clone(), Vec::new());
    for token in tokens.split_whitespace() {
        let before = position.clone();
        let step = position.play_tokens([token]).expect("a legal step").remove(0);
        told.extend(before.token_for(&step, &position, observer));
        told.extend(say(&before.tell(&step, &position, observer)));
    }
    told
}

/// Plays random games of one to six, some with options, and shows each position and the step before it.
fn walk(mut visit: impl FnMut(&Position, Option<(&Position, &StepText)>)) {
    let two = || Setup::printed(2);
    let same = two().set("ability_first_use", "same_round").set("end_check", "round");
    let setups = [
        Setup::printed(1),
        two(),
        Setup::printed(6),
        same.set("city6_window", "reaction"),
        Setup::printed(3).set("personal_dice", "secret"),
        Setup::printed(1).set("city6_window", "reaction").set("round_cap", "10"),
    ];
    for (number, setup) in setups.iter().enumerate() {
        let mut dice = Stream::new("speech", "test", number as u64);
        for _ in 0..3 {
            let mut position = face(setup).start();
            visit(&position, None);
            loop {
                let step = match position.turn() {
                    Turn::Over => break,
                    Turn::Chance => position.sample(&mut dice).expect("dice are due"),
                    Turn::Choice(seats) => {
                        let seat = seats.iter().nth(dice.below(seats.len() as u32) as usize).expect("an asked seat");
                        let legal = position.legal(seat);
                        StepText::Act { seat, token: legal[dice.below(legal.len() as u32) as usize].clone() }
                    }
                };
                let before = position.clone();
                position.play(&step).expect("a legal step");
                visit(&position, Some((&before, &step)));
            }
        }
    }
}

/// Returns everything that is said of a position and the step before it, and apart from that the questions.
fn all_said(position: &Position, last: Option<(&Position, &StepText)>) -> (Vec<Phrase>, Vec<Phrase>) {
    let (mut said, mut questions) = (Vec::new(), Vec::new());
    let everybody = SeatSet::all(position.seats());
    if let Some((before, step)) = last {
        said.extend(
            [SeatSet::NONE, A, everybody].into_iter().flat_map(|observer| before.tell(step, position, observer)),
        );
    }
    for seat in everybody.iter().filter(|seat| position.asked(*seat)) {
        let mut ask = |prompt: &contract::Prompt| {
            questions.push(prompt.question.clone());
            prompt.detail.clone()
        };
        said.extend(position.prompt(seat).and_then(|prompt| ask(&prompt)));
        for (_, label) in position.labels(seat) {
            said.extend([label.group, label.name].into_iter().chain(label.deed));
            said.extend(label.place.into_iter().flat_map(|place| [place.name, place.area]));
            let (slots, put): (Vec<_>, Vec<_>) =
                label.fillings.into_iter().flatten().map(|fill| (fill.slot, fill.piece)).unzip();
            said.extend(slots.into_iter().flat_map(|slot| [slot.name, slot.note].into_iter().chain(slot.warning)));
            said.extend(label.confirm.and_then(|prompt| ask(&prompt)));
            for piece in label.pieces.into_iter().chain(put) {
                said.extend(ask(&piece.prompt).into_iter().chain([piece.name]));
            }
        }
        said.extend(position.guide(seat));
        let (game, view) = position.view::<RaiseTheShields>(SeatSet::only(seat)).expect("this game");
        said.extend(game.readiness(&view, seat));
    }
    (said, questions)
}

#[test]
fn i1_to_i16_are_refused_in_the_words_of_the_dossier() {
    let section = INFO.dossier.split("### Illegal actions").nth(1).expect("a list of illegal actions");
    let section = section.split("\n## ").next().unwrap_or_default();
    let mut read = 0;
    for example in section.split("\n**X").skip(1) {
        let tokens = example.split('`').nth(1).expect("tokens");
        let line = example.split("```").nth(1).expect("a position").trim();
        let (_, after) = example.rsplit_once("```").expect("a block");
        let Some(expected) = after.split('"').nth(1) else { continue };
        let mut position = face(&Setup::printed(seats(line))).read(line).expect("a line");
        match position.play_tokens(tokens.split(' ')) {
            Err(Refused::Illegal { refusal, .. }) => assert_eq!(say(&[refusal.phrase]), [expected], "X{example}"),
            other => panic!("{other:?} for X{example}"),
        }
        read += 1;
    }
    assert!(read >= 16, "{read} examples say what to say");
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
            Err(Refused::Illegal { refusal, .. }) => assert_eq!(say(&[refusal.phrase]), [format!("{rule} {fault}")]),
            other => panic!("{other:?} for {token}"),
        }
    }
}

#[test]
fn r25_a_sealed_step_is_told_to_its_owner_and_at_the_reveal_everything_to_everybody() {
    let start = face(&Setup::printed(2)).start();
    let own = "R35/26 A:w2s5a3 A:d21b.21c.21d.21e A:ok";
    let roll = ["R35/26", "Round 1: A rolls 3 and 5. Own dice: A 2, B 6."];
    for observer in [SeatSet::NONE, SeatSet::only(Seat::new(1))] {
        assert_eq!(told(&start, own, observer), roll);
    }
    let yours = [
        "w2s5a3",
        "You work in sector 2 with a strip (5) and attack sector 3.",
        "d21b.21c.21d.21e",
        "You draw 21b, 21c, 21d, 21e.",
        "ok",
        "You have finished.",
    ];
    assert_eq!(told(&start, own, A), [&roll[..], &yours[..]].concat());
    assert_eq!(told(&start, own, SeatSet::all(2))[3], "A works in sector 2 with a strip (5) and attacks sector 3.");

    let mut almost = start;
    almost.play_tokens(format!("{own} B:w3s6a5 B:d31d.31e.41a.41b").split(' ')).expect("legal steps");
    let revealed = [
        "A works in sector 2 with a strip (5) and attacks sector 3.",
        "A draws 21b, 21c, 21d, 21e.",
        "City 2 of A is enabled.",
        "B works in sector 3 with a fan (6) and attacks sector 5.",
        "B draws 31d, 31e, 41a, 41b.",
        "B hits sector 5 of A: 1 of 4.",
        "A hits sector 3 of B: 1 of 4.",
        "Round 2 begins. The dice pass to B.",
    ];
    for observer in [SeatSet::NONE, A] {
        assert_eq!(told(&almost, "B:ok", observer), revealed);
    }
}

#[test]
fn r8_a_secret_die_is_a_question_mark_to_others_until_the_reveal() {
    let start = face(&Setup::printed(2).set("personal_dice", "secret")).start();
    for (observer, token, dice) in [(A, "R35/2?", "A 2, B ?"), (SeatSet::NONE, "R35/??", "A ?, B ?")] {
        let round = format!("Round 1: A rolls 3 and 5. Own dice: {dice}.");
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
        "You draw 21e.",
        "ok",
        "You have finished.",
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
        say(&[Some(prompt.question), prompt.detail].into_iter().flatten().collect::<Vec<_>>())
    };
    let react = "rts2 r3 fA react 31 | 1bc/-/-/-/-/1bc 004000 o....o 1>3 | -/-/-/-/-/- 000000 ...... 3>3";
    let full = "All 4 rectangles of sector 3 are filled: the attack destroys the city.";
    assert_eq!(prompt(react, Setup::printed(2)), ["Sector 3 is attacked. Ignore it?", full]);
    let erase = react.replace("o....o", "x....o");
    let late = Setup::printed(2).set("city6_window", "reaction");
    assert_eq!(prompt(&erase, late), ["Sector 3 is attacked. Erase a rectangle?", full]);
    let second = "rts1 r6 fA react 11 | 1abde2abfg3abhi4bj/1bcd/-/-/-/- 402000 .o.... 2>1>3";
    let hit = "The attack fills a rectangle of sector 3, where 2 of 4 are filled.";
    assert_eq!(prompt(second, Setup::printed(1)), ["Make the second roll 2 or 4?", hit]);
}

#[test]
fn r24_r37_r39_every_city_says_how_its_ability_stands() {
    let sheet = |cities: &str, work: &str| {
        let line = format!("rts1 r3 fA work 12 | 1bc/1bc/1bc/1bc/1bc/1bc 040000 {cities} 1{work}");
        let position = face(&Setup::printed(1)).read(&line).expect("a line");
        let (game, view) = position.view::<RaiseTheShields>(A).expect("this game");
        say(&game.readiness(&view, Seat::FIRST))
    };
    let at_the_start = [
        "Ready: ignore an attack when it comes.",
        "Use it now: change a die by one.",
        "Ready: fill two triangles before or after your drawing.",
        "Used.",
        "Ready: turn a shared die after the roll.",
        "Ready: erase a rectangle before or after your drawing.",
    ];
    assert_eq!(sheet("oooxoo", ""), at_the_start);
    let assigned = sheet("oxoooo", ":w1s1a2");
    assert_eq!(assigned[1], "Used. City 4 can make it ready again.");
    assert_eq!(assigned[2], "Use it now: fill two triangles.");
    assert_eq!(assigned[3], "Use it now: bring another ability back.");
    assert_eq!(sheet("oooooo", ":w1s1a2")[3], "Ready, but no other ability has been used.");
    let spent = sheet("oxoooo", ":w1s1a2,c4.2");
    assert_eq!(spent[1..3], ["Ready, but an ability was used this round."; 2]);
    let sheet = "rts1 r3 fA work 12 | 1b/-/-/-/-/- 000000 ...... 1:w1s1a2,d11c";
    let position = face(&Setup::printed(1)).read(sheet).expect("a line");
    let (game, view) = position.view::<RaiseTheShields>(A).expect("this game");
    let drawn = say(&game.readiness(&view, Seat::FIRST));
    assert_eq!(drawn[..2], ["Enabled; ready next round.", "Not enabled: fill a shaded triangle of sector 2."]);
}

#[test]
fn every_question_is_short_and_every_sentence_well_formed() {
    let words = English::read();
    walk(|position, last| {
        let (said, questions) = all_said(position, last);
        for question in &questions {
            let text = words.say(question);
            assert!(text.split(' ').count() < 8, "a question is too long: {text}");
        }
        for phrase in said.iter().chain(&questions) {
            let text = words.say(phrase);
            let clean = ["  ", " .", " ,", "..", "none", "{", "\n"].iter().all(|bad| !text.contains(bad));
            assert!(clean && text.trim() == text && !text.is_empty(), "{}: `{text}`", phrase.key);
        }
    });
}

//! What the step that opens a round brings is shown to whoever follows the game: attacks fly and end as the log tells,
//! and steps that are sealed are not even counted.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/sound.rs"]
mod sound;

use std::sync::LazyLock;

use boards::{Names, Picture};
use conform::random_step;
use contract::{Maker, Observer, Phrase, Position, SeatSet, Setup, Stream};
use raise_the_shields::{INFO, RaiseTheShields};
use sound::parse;
use words::Words;

/// What is drawn speaks English here.
static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));

/// A sheet with three shields up and two cities that may answer.
const SHIELDED: &str = "1abcde2abfg3abhi4bj/1bc/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4b/- 222222 oo.... -";

fn start(seats: u8) -> Position {
    (Maker::of::<RaiseTheShields>().make)(&Setup::printed(seats)).unwrap().start()
}

fn read(seats: u8, line: &str) -> Position {
    (Maker::of::<RaiseTheShields>().make)(&Setup::printed(seats)).unwrap().read(line).unwrap()
}

/// How many dice fly, how many lie where they did nothing, and how many rectangles are stamped on the board.
fn seen(position: &Position, observer: Observer, names: &Names) -> [usize; 3] {
    let picture = Picture { names: names.clone(), ..Picture::plain() };
    let board = boards::draw(position, observer, &picture, &EN).unwrap().into_string();
    let document = parse(&board, "board");
    let of = |class: &str| {
        let has = |value: &str| value.split(' ').any(|one| one == class);
        document.descendants().filter(|node| node.attribute("class").is_some_and(has)).count()
    };
    [of("flies"), of("m-thrown"), of("stamps") - of("m-thrown") - of("ruin")]
}

fn count(told: &[Phrase], keys: &[&str]) -> usize {
    told.iter().filter(|phrase| keys.contains(&phrase.key)).count()
}

/// Up to three seats, everybody's sheet is on the board. Alone, a second roll shows the first attack with it.
#[test]
fn what_is_told_of_attacks_is_seen() {
    let (mut blocked, mut ignored) = (0, 0);
    for seats in [2, 3] {
        for number in 0..4 {
            let mut dice = Stream::new("seen", "boards", number);
            let sheets = vec![SHIELDED; seats.into()].join(" | ");
            let position = read(seats, &format!("rts{seats} r9 fA roll -- | {sheets}"));
            let (mut position, mut names) = (position, Names::default());
            names.follow(None, &position, SeatSet::NONE);
            while let Some(step) = random_step(&position, &mut dice) {
                let before = position.clone();
                position.play(&step).unwrap();
                names.follow(Some((&before, &step)), &position, SeatSet::NONE);
                let told = before.tell(&step, &position, SeatSet::NONE);
                let thrown = count(&told, &["tell-blocked", "tell-ignore"]);
                let hits = count(&told, &["tell-hit"]);
                let flights = thrown + hits + count(&told, &["tell-destroy"]);
                if flights > 0 {
                    for observer in [SeatSet::NONE, SeatSet::only(contract::Seat::FIRST)] {
                        assert_eq!(seen(&position, observer, &names), [flights, thrown, hits], "{step:?}");
                    }
                    blocked += count(&told, &["tell-blocked"]);
                    ignored += count(&told, &["tell-ignore"]);
                }
            }
        }
    }
    assert!(blocked > 10 && ignored > 0, "{blocked} blocked, {ignored} ignored");
}

/// What somebody does in secret leaves everything that is shown of the last round as it was.
#[test]
fn sealed_steps_are_not_followed() {
    let mut dice = Stream::new("sealed", "boards", 0);
    let (mut position, mut names) = (start(3), Names::default());
    names.follow(None, &position, SeatSet::NONE);
    let (mut sealed, mut kept) = (0, 0);
    while let Some(step) = random_step(&position, &mut dice) {
        let (before, followed) = (position.clone(), names.clone());
        position.play(&step).unwrap();
        names.follow(Some((&before, &step)), &position, SeatSet::NONE);
        if before.token_for(&step, &position, SeatSet::NONE).is_none()
            && before.tell(&step, &position, SeatSet::NONE).is_empty()
        {
            assert_eq!(names, followed, "{step:?}");
            sealed += 1;
            kept += usize::from(seen(&position, SeatSet::NONE, &names)[0] > 0);
        }
    }
    assert!(sealed > 50 && kept > 50, "{sealed} sealed, {kept} with attacks still shown");
}

/// R50. Alone, a blocked attack is rolled again at once: both are shown, one after the other.
#[test]
fn r50_a_second_roll_shows_both_attacks() {
    let mut position = read(1, "rts1 r6 fA work 21 | 1abde2abfg3abhi4bj/-/-/-/-/- 400000 ...... 1:w2s1a1");
    let drawing = position.legal(contract::Seat::FIRST).remove(0);
    position.play_tokens([drawing.as_str()]).unwrap();
    let mut names = Names::default();
    names.follow(None, &position, SeatSet::NONE);
    for token in ["ok", "r5"] {
        let before = position.clone();
        let step = position.play_tokens([token]).unwrap().remove(0);
        names.follow(Some((&before, &step)), &position, SeatSet::NONE);
    }
    assert_eq!(seen(&position, SeatSet::NONE, &names), [2, 1, 1]);
    // Steps that were taken back leave nothing to be seen.
    names.follow(None, &start(1), SeatSet::NONE);
    assert_eq!(seen(&start(1), SeatSet::NONE, &names), [0; 3]);
}

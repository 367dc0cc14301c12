//! The board of a finished game shows the city that really fell, and crosses out nothing that stands: also where all that
//! is known is how the game ended.

#![expect(clippy::unwrap_used, reason = "a helper of tests may panic like a test")]

#[path = "common/sound.rs"]
mod sound;

use std::sync::LazyLock;

use boards::{Names, Picture};
use contract::{Maker, Observer, Position, Seat, SeatSet, Setup};
use raise_the_shields::{INFO, RaiseTheShields};
use sound::parse;
use words::Words;

/// What is drawn speaks English here.
static EN: LazyLock<Words> = LazyLock::new(|| Words::of(&INFO, "en"));

/// Two sectors of seat B are full, and it accepts the attack on the second of them.
const TWO_FULL: &str = "rts2 r3 fA react 31 | 1bc/-/-/-/-/- 000000 n..... 1>3 | 1bc/-/-/-/-/- 044000 o..... 1>1";
/// Seat A is about to raise its sixth shield. A sector of seat B is full and open, and is attacked no more.
const RING: &str = "rts2 r9 fA work 51 | 1abde2abfg3abhi4bj/-/1abde2abfg3abhi4bj/-/1abde2abfg3abhi4b/- 222222 ...... \
                    4:w5s1a4,d54j | -/-/-/-/-/- 000400 ...... 2:w5s1a2,d51b,ok";

fn read(seats: u8, line: &str) -> Position {
    (Maker::of::<RaiseTheShields>().make)(&Setup::printed(seats)).unwrap().read(line).unwrap()
}

/// Plays a token and returns the end, with what is remembered by whoever has followed the game from its first step.
fn end(line: &str, token: &str) -> (Position, Names) {
    let (mut position, mut names) = (read(2, line), Names::default());
    names.follow(None, &position, SeatSet::NONE);
    let before = position.clone();
    let step = position.play_tokens([token]).unwrap().remove(0);
    names.follow(Some((&before, &step)), &position, SeatSet::NONE);
    assert!(position.verdict().is_some(), "it is over");
    (position, names)
}

/// Lists what is crossed out on a board: on the large realm by the number of the city, on the neighbours' sheets as 0.
fn ruins(position: &Position, observer: Observer, names: &Names) -> Vec<usize> {
    let picture = Picture { names: names.clone(), ..Picture::plain() };
    let board = boards::draw(position, observer, &picture, &EN).unwrap().into_string();
    let document = parse(&board, "board");
    let (mut cities, mut found) = (0, Vec::new());
    for node in document.descendants() {
        let has = |class: &str| node.attribute("class").is_some_and(|value| value.split(' ').any(|one| one == class));
        let is_near = node.ancestors().any(|around| around.attribute("class") == Some("near"));
        cities += usize::from(has("r-city"));
        if has("ruin") {
            found.push(if is_near { 0 } else { cities });
        }
    }
    found
}

const B: Seat = Seat::new(1);

#[test]
fn the_city_that_fell_is_crossed_out_and_not_the_first_that_might_have() {
    let (over, names) = end(TWO_FULL, "B:c1-");
    assert_eq!(ruins(&over, SeatSet::only(B), &names), [3]);
    assert_eq!(
        ruins(&over, SeatSet::only(Seat::FIRST), &names).len(),
        1,
        "the winner sees it on the neighbour's sheet"
    );
    // The line of the end does not say which of the two it was.
    let line = read(2, &over.line());
    assert!(ruins(&line, SeatSet::only(B), &Names::default()).is_empty());
    let one = read(2, &over.line().replace("044000", "004000"));
    assert_eq!(ruins(&one, SeatSet::only(B), &Names::default()), [3]);
}

#[test]
fn after_six_shields_every_city_stands() {
    let (over, names) = end(RING, "A:ok");
    for observer in [SeatSet::only(Seat::FIRST), SeatSet::only(B), SeatSet::NONE] {
        assert!(ruins(&over, observer, &names).is_empty(), "followed");
        assert!(ruins(&over, observer, &Names::default()).is_empty(), "from the line alone");
    }
}

/// Who comes later, when the server has read the table anew, follows the log from its start and sees the same.
#[test]
fn who_looks_first_at_the_last_step_sees_what_it_did() {
    let (mut over, mut names) = (read(2, TWO_FULL), Names::default());
    let before = over.clone();
    let step = over.play_tokens(["B:c1-"]).unwrap().remove(0);
    names.follow(Some((&before, &step)), &over, SeatSet::NONE);
    assert_eq!(ruins(&over, SeatSet::only(B), &names), [3]);
}

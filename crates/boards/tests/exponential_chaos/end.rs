//! The end: places with their reasons, and the missiles of a tie-break.

use contract::{Maker, Position, Setup};
use exponential_chaos::ExponentialChaos;
use words::Person;

use super::{EN, board_after, count, drawn_after, texts};
use crate::sound::parse;

const CRACKED: &str = "122222222222.2";
const NOTHING: &str = "Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0";

/// The last of so many seats, which have as many points, ends the last turn; the tie-break has one cycle and no more.
fn last_turn(seats: u8) -> Position {
    let planets = vec![CRACKED; seats.into()].join("/");
    let line = format!(
        "ec1 n={seats} r=3 f=1 t={seats} ph=rebuild pl={planets} inv={NOTHING} def=XXXXr rr=0 ms=0 pts=1 q=- tb=- opt=tiebreak_cap:1"
    );
    let setup = Setup::printed(seats).set("tiebreak_cap", "1");
    (Maker::of::<ExponentialChaos>().make)(&setup).unwrap().read(&line).unwrap()
}

/// Returns the tokens by which everybody fires one missile in turn, and none is countered.
fn cycle(seats: u8) -> Vec<String> {
    let missile = |from: u8| {
        let others = (from + 1..=seats).chain(1..from);
        let rolls = others.map(|seat| format!("X:{seat}@2"));
        std::iter::once(format!("T:{from}@1")).chain(rolls).collect::<Vec<_>>()
    };
    std::iter::once("N".to_owned()).chain((1..=seats).flat_map(missile)).collect()
}

/// A winner of the tie-break may have fewer points than the third; the reason stands beside both.
#[test]
fn r64_places_stand_with_their_reasons() {
    let line = "ec1 n=3 r=3 f=1 t=1 ph=tie pl=222222222220.1/222222222220.1/222222222200.1 inv=- def=- rr=0 ms=0 pts=0 q=- tb=1:1,2:1,2";
    let board = board_after(3, line, &["T:1@1", "X:2@2", "T:2@5", "X:1@5", "N"]);
    let over = texts(&board, "place");
    assert_eq!(over, ["1", "2", "3"], "{board}");
    let told = texts(&board, "tell").join(" ");
    assert!(count(&board, "fired") == 4, "both missiles of the tie-break are listed, for each screen");
    for reason in ["Won the tie-break.", "Fought the tie-break", "not tied for first"] {
        assert!(told.contains(reason), "{reason}: {told}");
    }
}

/// The missiles of a tie-break stand under their heading, each with the scores before and after it, what a counter has
/// rebuilt included.
#[test]
fn missiles_of_a_tie_break_have_a_heading_and_totals() {
    let planet = "222222222220.1";
    let line =
        format!("ec1 n=2 r=3 f=1 t=2 ph=rebuild pl={planet}/{planet} inv={NOTHING} def=XXXXr rr=0 ms=0 pts=1 q=- tb=-");
    let board = board_after(2, &line, &["N", "T:1@1", "X:2@2", "T:2@5", "X:1@5", "+6i", "+6i", "N"]);
    let heads = texts(&board, "title");
    let wanted = "The tie-breakSeat 1, Seat 2: 23 each";
    assert_eq!(heads.iter().filter(|head| *head == wanted).count(), 2, "one for each screen: {heads:?}");
    let told = texts(&board, "tell");
    for total in ["23 \u{2192} 20", "23 \u{2192} 25"] {
        assert_eq!(told.iter().filter(|text| *text == total).count(), 2, "{total}: {told:?}");
    }
}

/// Returns where a group lies, by its transform.
fn below(node: roxmltree::Node<'_, '_>) -> f32 {
    let numbers = node.attribute("transform").unwrap().split(['(', ' ', ')']).filter_map(|part| part.parse().ok());
    numbers.collect::<Vec<f32>>()[1]
}

/// However many have fought, the board is as tall as their missiles need, on each screen.
#[test]
fn every_missile_of_a_tie_break_is_told() {
    for seats in 2..=6 {
        let tokens = cycle(seats);
        let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
        let board = drawn_after(last_turn(seats), &tokens, &EN);
        let each = usize::from(seats);
        assert_eq!(count(&board, "fired"), 2 * each, "{seats}: all, on both screens");
        assert_eq!(texts(&board, "bad").len(), 2 * each * (each - 1), "{seats}: what each came to, on both screens");
        let tree = parse(&board, "the end");
        let root =
            tree.descendants().find_map(|node| node.attribute("class").filter(|class| class.starts_with("root")));
        let taller = |class: &str| -> f32 {
            let steps = root.unwrap().split(' ').find_map(|one| one.strip_prefix(class));
            steps.map_or(0.0, |steps| steps.parse().unwrap())
        };
        for (screen, height) in
            [("wide-only", 636.0 + 88.0 * taller("taller")), ("narrow-only", 530.0 + 114.0 * taller("longer"))]
        {
            let lists = tree.descendants().filter(|node| node.attribute("class") == Some("missiles"));
            let list =
                lists.into_iter().find(|list| list.ancestors().any(|around| around.attribute("class") == Some(screen)));
            let lowest = list.unwrap().last_element_child().unwrap();
            let strip: f32 = lowest.first_element_child().unwrap().attribute("height").unwrap().parse().unwrap();
            let bottom = below(list.unwrap()) + below(lowest) + strip;
            assert!(bottom <= height, "{seats}, {screen}: the last missile ends at {bottom} of {height}");
        }
    }
}

/// Names of bots are as long as most; where two or three have fought, each stands in its missile as it is.
#[test]
fn names_in_a_tie_break_are_not_cut() {
    let names = ["Bot (medium)", "Bot (hard)", "Katharina"];
    let person = |name: &&str| Person { name: (*name).to_owned(), said: (*name).to_owned() };
    for seats in 2..=3_u8 {
        let words = EN.among_people(names.iter().map(person).collect(), None);
        let tokens = cycle(seats);
        let tokens: Vec<&str> = tokens.iter().map(String::as_str).collect();
        let board = drawn_after(last_turn(seats), &tokens, &words);
        let who = texts(&board, "who");
        for name in &names[..usize::from(seats)] {
            // In the row of the planet, and in each missile: once as the one who fires, else as a target.
            assert_eq!(who.iter().filter(|one| one == name).count(), 1 + usize::from(seats), "{name}: {who:?}");
            assert!(texts(&board, "title").iter().any(|title| title.contains(name)), "{name} is cut in the heading");
        }
    }
}

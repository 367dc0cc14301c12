//! Missiles: where they come from, what stops them, and what they hit.

use super::{board_after, count};
use crate::sound::parse;

/// A missile that is countered ends at a ring, any other at its hits; the die stands beside the name.
#[test]
fn missiles_are_seen_and_countered() {
    let line = "ec1 n=3 r=1 f=1 t=1 ph=missile pl=222222222222.2/222222222222.2/022222222222.2 inv=Y1:0,B1:0,P1:0 def=XBm rr=0 ms=1 pts=0 q=- tb=-";
    let struck = board_after(3, line, &["M:4", "X:2@3"]);
    assert_eq!([count(&struck, "bursts"), count(&struck, "counter"), count(&struck, "by-m")], [1, 0, 1]);
    let countered = board_after(3, line, &["M:4", "X:2@3", "X:3@4"]);
    assert_eq!([count(&countered, "bursts"), count(&countered, "counter")], [0, 1]);
    assert!(count(&countered, "reply") >= 2, "both dice lie there");
}

/// A missile crosses the sky from the planet that has fired it: to the large one, and to a small one.
#[test]
fn missiles_fly_from_the_planet_that_has_fired_them() {
    let line = "ec1 n=3 r=1 f=1 t=1 ph=missile pl=222222222222.2/222222222222.2/222222222222.2 inv=Y1:0,B1:0,P1:0 def=XBm rr=0 ms=1 pts=0 q=- tb=-";
    let flights = |tokens: &[&str]| -> Vec<Vec<f32>> {
        let board = board_after(3, line, tokens);
        let tree = parse(&board, "a missile");
        let flies = tree.descendants().filter_map(|node| node.attribute("data-flight").map(str::to_owned));
        let numbers = |flight: String| flight.split([' ', ',']).filter_map(|part| part.parse().ok()).collect();
        flies.map(numbers).collect()
    };
    // The second planet is drawn large, with the scale 1.6, and the first is the last of the two beside it; on a phone both
    // lie below, and the scale is 1.06.
    let wide = [(662.0 - 268.0) / 1.6, (462.0 - 374.0) / 1.6];
    let narrow = [(214.0 - 172.0) / 1.06, (434.0 - 262.0) / 1.06];
    let seen = flights(&["M:4", "X:2@3"]);
    assert_eq!(seen.len(), 2, "one for each screen: {seen:?}");
    for (flight, wanted) in seen.iter().zip([wide, narrow]) {
        assert!((flight[0] - wanted[0]).abs() < 0.1 && (flight[1] - wanted[1]).abs() < 0.1, "{flight:?}: {wanted:?}");
        assert_eq!(flight.len(), 9, "over the sky, along the line, to the rim: {flight:?}");
    }
}

/// A missile that has met a small planet hovers between its rim and the name below it.
#[test]
fn a_missile_lies_on_no_name() {
    let line = "ec1 n=3 r=1 f=1 t=1 ph=missile pl=222222222222.2/222222222222.2/222222222222.2 inv=Y1:0,B1:0,P1:0 def=XBm rr=0 ms=1 pts=0 q=- tb=-";
    let board = board_after(3, line, &["M:4", "X:2@3", "X:3@5"]);
    let tree = parse(&board, "a missile");
    let small = tree.descendants().find(|node| node.attribute("class") == Some("rival of2 v0")).unwrap();
    let comer = small.descendants().find(|node| node.attribute("class") == Some("comer")).unwrap();
    let place: Vec<f32> =
        comer.attribute("transform").unwrap().split(['(', ' ', ')']).filter_map(|part| part.parse().ok()).collect();
    assert!(place[1] > 100.0 && place[1] < 110.0, "{place:?}");
}

/// Reads the numbers of a transform, of an attribute or of the phone's rule for a selector: where to, and how large.
fn numbers(transform: &str) -> [f32; 3] {
    let numbers = transform.split(['(', ' ', ',', ')']).filter_map(|part| part.trim_end_matches("px").parse().ok());
    let all: Vec<f32> = numbers.collect();
    [all[0], all[1], *all.get(2).unwrap_or(&1.0)]
}

fn on_a_phone(selector: &str) -> [f32; 3] {
    let css = boards::css_of("exponential-chaos").unwrap();
    let rule = css.split(&format!("\n.ec {selector} {{ transform: ")).nth(1).unwrap();
    numbers(rule.split(';').next().unwrap())
}

/// On a phone the die that answers a missile, with what is said beside it, lies above the sign and the name of whoever
/// rolled it, and outside their planet.
#[test]
fn a_die_that_answers_a_missile_lies_on_nothing() {
    /// How wide what is said beside it is at most.
    const SAID: f32 = 68.0;
    let line = "ec1 n=3 r=1 f=1 t=1 ph=missile pl=222222222222.2/222222222222.2/022222222222.2 inv=Y1:0,B1:0,P1:0 def=XBm rr=0 ms=1 pts=0 q=- tb=-";
    let board = board_after(3, line, &["M:4", "X:2@3"]);
    let tree = parse(&board, "a missile");
    let plate = tree.descendants().find(|node| node.attribute("class") == Some("plate")).unwrap();
    let find = |class: &str| {
        plate.descendants().find(|node| node.attribute("class").is_some_and(|one| one.starts_with(class))).unwrap()
    };
    let [over, down, _] = on_a_phone(".plate");
    let sign = numbers(find("seat-").attribute("transform").unwrap());
    let sign_top = sign[1] + down - 8.5 * sign[2];
    let [x, y, scale] = numbers(find("die").attribute("transform").unwrap());
    let [left, top, _] = on_a_phone(".plate .reply");
    let (left, top, edge) = (x + left + over, y + top + down, 48.0 * scale);
    assert!(left >= 0.0 && top >= 0.0 && top + edge <= sign_top, "{left}, {top}: the sign begins at {sign_top}");
    let [x, y, scale] = on_a_phone(".globe");
    for corner in [(left + edge + SAID, top), (left + edge + SAID, top + edge), (left + edge, top + edge)] {
        let far = (corner.0 - x).hypot(corner.1 - y);
        assert!(far >= 105.0 * scale, "{corner:?} lies {far} from the middle of the planet");
    }
}

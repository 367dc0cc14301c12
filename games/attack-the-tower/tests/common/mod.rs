//! The kit's claims, made of this game, and lines written from what matters in them.

use attack_the_tower::AttackTheTower;

conform::claims!(AttackTheTower);

/// Writes a side without discards: army, bases, special troops, hand and cards in force, parted by blanks.
pub(crate) fn side(text: &str) -> String {
    let parts: Vec<&str> = text.split(' ').collect();
    let [army, bases, specials, hand, played] = parts[..] else { panic!("`{text}` is no side of a test") };
    let count = |text: &str, wanted: fn(&char) -> bool| text.chars().filter(wanted).count() as i32;
    let cards = hand.split('[').next().unwrap_or_default();
    let pairs: Vec<char> = played.chars().collect();
    let in_force: i32 = pairs
        .windows(2)
        .filter(|pair| pair[0].is_ascii_uppercase())
        .map(|pair| pair[1].to_digit(10).unwrap_or(0) as i32)
        .sum();
    let on_palace: i32 = specials[..1].parse().unwrap_or(0);
    let waiting = i32::from(specials.contains("+g1"));
    let left = 25 - count(bases, char::is_ascii_uppercase) - count(cards, char::is_ascii_lowercase);
    let abilities = 25 - count(cards, char::is_ascii_uppercase) - in_force - on_palace - waiting;
    format!("{army}/{bases}/{specials}/{hand}/{left}.-{abilities}./{played}")
}

/// Writes a line of turn 7, in which seat 1 is active.
pub(crate) fn turn(phase: &str, one: &str, two: &str, memo: &str) -> String {
    format!("att1;7;1;{phase};{};{};{memo}", side(one), side(two))
}

/// Writes such a line where seat 1 acts after a renewal.
pub(crate) fn main(one: &str, two: &str) -> String {
    turn("main", one, two, "d")
}

/// Plays tokens and returns the fields of both sides and the memo.
#[track_caller]
pub(crate) fn after(line: &str, tokens: &str, options: Options<'_>) -> [String; 3] {
    let end = play(line, tokens, options).unwrap_or_else(|error| panic!("{tokens} at {line}: {error}"));
    let fields: Vec<&str> = end.split(';').collect();
    [fields[4].to_owned(), fields[5].to_owned(), fields[6..].join(";")]
}

/// Claims that tokens lead to these bases of both sides.
#[track_caller]
pub(crate) fn leaves(line: &str, tokens: &str, options: Options<'_>, one: &str, two: &str) {
    let [first, second, _] = after(line, tokens, options);
    let bases = |side: &str| side.split('/').nth(1).unwrap_or_default().to_owned();
    assert_eq!((bases(&first).as_str(), bases(&second).as_str()), (one, two), "after {tokens} at {line}");
}

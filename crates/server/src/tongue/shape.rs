//! The shapes of the seats, by which people are told apart who are called the same.

use contract::Seat;
use maud::{Markup, html};

/// The shapes as signs, where a text takes no picture.
const SIGNS: [char; Seat::MOST] = ['\u{25cf}', '\u{25a0}', '\u{25b2}', '\u{25c6}', '\u{271a}', '\u{2605}'];

/// Keeps a sign on the line of its name. No name may have one, so nobody can call themselves by the shape of another.
const GLUE: char = '\u{a0}';

/// Returns what stands before a name to tell its seat.
pub(crate) fn sign(seat: Seat) -> String {
    format!("{}{GLUE}", SIGNS[seat.index()])
}

/// Parts a name from the sign of a seat that stands before it.
pub(crate) fn parted(name: &str) -> (Option<Seat>, &str) {
    let mut letters = name.chars();
    let shape = letters.next().and_then(|first| SIGNS.iter().position(|sign| *sign == first));
    match (shape, letters.next()) {
        (Some(index), Some(GLUE)) => (Some(Seat::new(index)), letters.as_str()),
        _ => (None, name),
    }
}

/// Draws a seat's shape, in its colour.
pub(crate) fn seat(seat: Seat) -> Markup {
    const SHAPES: [&str; Seat::MOST] = [
        "M12 3a9 9 0 0 1 0 18 9 9 0 0 1 0-18z",
        "M4 4h16v16H4z",
        "M12 2.500 22 20.500H2z",
        "M12 1.500 22.500 12 12 22.500 1.500 12z",
        "M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z",
        "M12 1.800l3.100 6.800 7.400.8-5.600 5 1.600 7.300L12 18l-6.500 3.700 1.600-7.300-5.600-5 7.400-.8z",
    ];
    const CLASSES: [&str; Seat::MOST] = ["tok a", "tok b", "tok c", "tok d", "tok e", "tok f"];
    html! {
        svg class=(CLASSES[seat.index()]) viewBox="0 0 24 24" aria-hidden="true" { path d=(SHAPES[seat.index()]) {} }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_is_parted_from_its_name_and_a_name_cannot_bring_one() {
        for seat in (0..Seat::MOST).map(Seat::new) {
            assert_eq!(parted(&format!("{}Ada", sign(seat))), (Some(seat), "Ada"));
        }
        let bold: table::Name = format!("{}Ada", sign(Seat::FIRST)).parse().unwrap();
        assert_eq!(parted(&bold), (None, "\u{25cf} Ada"));
    }
}

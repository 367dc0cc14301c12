//! How well inks can be told apart, for the tests of every drawing's colours.

use super::{Ink, TABLE, Theme};

/// What words on a ground need, as WCAG demands for level AA.
pub(crate) const WORDS: f64 = 4.5;
/// What marks and edges need.
pub(crate) const MARKS: f64 = 3.0;

/// Checks that each of these pairs, an ink and the ground below it, has at least this by day and by night. An ink is one of
/// these or one that all drawings share.
pub(crate) fn tells_apart<'a>(inks: &[Ink], pairs: impl IntoIterator<Item = (&'a str, &'a str)>, least: f64) {
    let faint: Vec<String> = pairs.into_iter().flat_map(|pair| faint(inks, pair, least)).collect();
    assert!(faint.is_empty(), "{faint:#?}");
}

/// Says when a pair has less.
fn faint(inks: &[Ink], (over, under): (&str, &str), least: f64) -> Vec<String> {
    let find = |name: &str| *TABLE.iter().chain(inks).find(|ink| ink.0 == name).expect("an ink");
    let found = |theme| (theme, contrast(find(over).value(theme), find(under).value(theme)));
    let less = [Theme::Light, Theme::Dark].map(found).into_iter().filter(|(_, found)| *found < least);
    less.map(|(theme, found)| format!("{over} on {under}, {theme:?}: {found:.2}, not {least}")).collect()
}

/// Returns the contrast of two colours `#rrggbb`, from 1 to 21.
fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(colour: &str) -> f64 {
    let value = u32::from_str_radix(colour.trim_start_matches('#'), 16).expect("a colour");
    let channel = |shift: u32| {
        let part = f64::from(value >> shift & 255) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
}

#[test]
fn contrast_is_that_of_the_standard() {
    let measured = |one, other| format!("{:.2}", contrast(one, other));
    assert_eq!(measured("#000000", "#ffffff"), "21.00");
    assert_eq!(measured("#777777", "#ffffff"), "4.48");
    assert_eq!(measured("#ffffff", "#ffffff"), "1.00");
}

#[test]
fn a_pair_that_is_alike_is_named() {
    const PAIR: [Ink; 2] = [Ink("faint", "#777777", "#000000"), Ink("white", "#ffffff", "#ffffff")];
    assert!(faint(&PAIR, ("faint", "white"), MARKS).is_empty());
    assert_eq!(faint(&PAIR, ("faint", "white"), WORDS), ["faint on white, Light: 4.48, not 4.5"]);
}

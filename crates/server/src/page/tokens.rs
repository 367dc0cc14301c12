//! The colours of the design language, read from the style sheet that uses them, and how well pairs of them are told
//! apart.

use std::collections::BTreeMap;

/// The style sheet that gives every colour its value, by day and by night.
const SHEET: &str = include_str!("../../assets/tokens.css");

/// The colours by name.
pub(crate) struct Tokens {
    pub(crate) day: BTreeMap<&'static str, &'static str>,
    pub(crate) night: BTreeMap<&'static str, &'static str>,
}

/// An ink on a ground, as pages use them.
pub(crate) struct Pair {
    pub(crate) ink: &'static str,
    pub(crate) ground: &'static str,
    /// The least contrast: 4.5 for words and 3 for edges and marks, as WCAG 2.2 demands for AA.
    pub(crate) least: f64,
    pub(crate) purpose: &'static str,
}

const fn words(ink: &'static str, ground: &'static str, purpose: &'static str) -> Pair {
    Pair { ink, ground, least: 4.5, purpose }
}

const fn edge(ink: &'static str, ground: &'static str, purpose: &'static str) -> Pair {
    Pair { ink, ground, least: 3.0, purpose }
}

/// All pairs that occur.
pub(crate) const PAIRS: &[Pair] = &[
    words("ink", "bg", "reading on the table"),
    words("ink", "surface", "reading on sheets"),
    words("ink", "sunken", "a button under the pointer"),
    words("bg", "ink", "the primary button"),
    words("muted", "bg", "counts and notes on the table"),
    words("muted", "surface", "counts and notes on sheets"),
    words("muted", "sunken", "notes in trays"),
    words("muted", "target-wash", "tokens on what is new"),
    words("ink", "target-wash", "what you may do"),
    words("target-ink", "target-wash", "your turn"),
    words("target-ink", "surface", "stars of the level"),
    words("info", "bg", "links on the table"),
    words("info", "surface", "links and rules on sheets"),
    words("info", "info-wash", "a rule under the pointer"),
    words("info", "target-wash", "a rule in a preview"),
    words("info", "danger-wash", "a rule in a refusal"),
    words("ink", "danger-wash", "a refusal"),
    words("danger", "bg", "a fault at a field"),
    words("danger", "surface", "bad news"),
    words("danger", "sunken", "what is bad about a slot"),
    words("danger", "target-wash", "what is bad about a move"),
    words("danger", "danger-wash", "the sign of a refusal"),
    words("success", "surface", "a good end"),
    words("success", "success-wash", "won"),
    words("ink", "success-wash", "dice that were kept to"),
    edge("line-strong", "bg", "edges of controls on the table"),
    edge("line-strong", "surface", "edges of controls on sheets"),
    edge("focus", "bg", "the keyboard's frame on the table"),
    edge("focus", "surface", "the keyboard's frame on sheets"),
    edge("target", "surface", "brackets of what you may do"),
    edge("target", "target-wash", "the frame of what would come"),
];

impl Tokens {
    /// Reads the style sheet.
    pub(crate) fn read() -> Self {
        let (day, night) = SHEET.split_once("@media").unwrap_or((SHEET, ""));
        let day = colours(day);
        // What is not said again at night stays as by day.
        let mut all = day.clone();
        all.extend(colours(night));
        Self { day, night: all }
    }
}

fn colours(rules: &'static str) -> BTreeMap<&'static str, &'static str> {
    // A comment may stand before a declaration.
    let bare = rules.split(['{', '}', ';']).filter_map(|part| part.rsplit("*/").next());
    let declarations = bare.filter_map(|part| part.trim().strip_prefix("--")?.split_once(':'));
    declarations.map(|(name, value)| (name, value.trim())).filter(|(_, value)| luminance(value).is_some()).collect()
}

/// Returns the relative luminance of a colour `#rrggbb`, as WCAG defines it; none for anything else.
fn luminance(colour: &str) -> Option<f64> {
    let digits = colour.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let all = u32::from_str_radix(digits, 16).ok()?;
    let part = |shift: u32| {
        let share = f64::from(all >> shift & 0xff) / 255.0;
        if share <= 0.04045 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    Some(0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0))
}

/// Returns the contrast of two colours, from 1 to 21; none when one of them is no colour.
pub(crate) fn contrast(one: &str, other: &str) -> Option<f64> {
    let (one, other) = (luminance(one)?, luminance(other)?);
    Some((one.max(other) + 0.05) / (one.min(other) + 0.05))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contrast_is_that_of_the_standard() {
        let measured = |one, other| format!("{:.2}", contrast(one, other).unwrap());
        assert_eq!(measured("#000000", "#ffffff"), "21.00");
        assert_eq!(measured("#777777", "#ffffff"), "4.48");
        assert_eq!(measured("#ffffff", "#ffffff"), "1.00");
        assert_eq!(contrast("var(--ink)", "#ffffff"), None);
    }

    #[test]
    fn every_pair_of_colours_is_told_apart_by_day_and_by_night() {
        let tokens = Tokens::read();
        assert!(tokens.day.contains_key("seat-a"), "also what stands behind a comment");
        let mut faint = Vec::new();
        for (time, colours) in [("day", &tokens.day), ("night", &tokens.night)] {
            for Pair { ink, ground, least, purpose } in PAIRS {
                let found = contrast(colours[ink], colours[ground]).unwrap();
                if found < *least {
                    faint.push(format!("{ink} on {ground} by {time} has {found:.2}, not {least}: {purpose}"));
                }
            }
        }
        assert!(faint.is_empty(), "{faint:#?}");
    }

    #[test]
    fn the_style_guide_gives_the_contrast_that_is_measured() {
        let tokens = Tokens::read();
        let guide = include_str!("../../../../STYLE.md");
        for Pair { ink, ground, purpose, .. } in PAIRS {
            let measured = [&tokens.day, &tokens.night].map(|colours| contrast(colours[ink], colours[ground]).unwrap());
            let row = format!("| {ink} on {ground} | {:.1} | {:.1} | {purpose} |", measured[0], measured[1]);
            assert!(guide.lines().any(|line| line == row), "STYLE.md lacks `{row}`");
        }
    }
}

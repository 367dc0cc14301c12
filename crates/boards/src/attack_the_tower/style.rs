//! How the drawing looks: its colours and its rules.

use super::{PALETTE, art, narrow};
use crate::palette::Ink;
use crate::style::Style;

pub(super) const STYLE: Style = Style {
    is_wide: true,
    is_dense: true,
    inks: &INKS,
    rules: concat!(include_str!("art/art.css"), include_str!("board.css")),
    page: include_str!("page.css"),
    reckoned: narrow::rules,
    ..Style::plain(PALETTE)
};

/// The colours of what is no army's.
const OWN: &[Ink] = &[
    Ink("river", "#b9d7e3", "#173542"),
    Ink("river-edge", "#5f97b0", "#4f8aa3"),
    Ink("bolt", "#e9b92a", "#f0c94a"),
    Ink("general", "#2f6ea5", "#7fbcf0"),
    Ink("siege", "#8a5a1b", "#e0a04a"),
    Ink("hall", "#ece5d2", "#1a1f26"),
    Ink("beam", "#a8844f", "#5d4a2c"),
    Ink("gold", "#ffe7a6", "#ffe7a6"),
    Ink("gold-edge", "#8f5a00", "#8f5a00"),
    Ink("gold-ink", "#5a3800", "#5a3800"),
];

const INKS: [Ink; art::INKS.len() + OWN.len()] = joined();

const fn joined() -> [Ink; art::INKS.len() + OWN.len()] {
    let mut all = [OWN[0]; art::INKS.len() + OWN.len()];
    let mut nth = 0;
    while nth < all.len() {
        all[nth] = if nth < art::INKS.len() { art::INKS[nth] } else { OWN[nth - art::INKS.len()] };
        nth += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::contrast::{MARKS, WORDS, tells_apart};

    #[test]
    fn words_and_marks_stand_out_by_day_and_by_night() {
        let lands = ["fae-meadow", "west-meadow", "east-meadow", "undead-meadow"];
        let words = [("gold-ink", "gold"), ("page-ink", "page"), ("ink", "hall"), ("muted", "surface")];
        let marks = [("gold-edge", "gold"), ("general", "surface"), ("siege", "surface"), ("danger", "surface")];
        tells_apart(&INKS, words.into_iter().chain(lands.map(|land| ("ink", land))), WORDS);
        tells_apart(&INKS, marks.into_iter().chain(lands.map(|land| ("target", land))), MARKS);
    }
}

//! How the drawing looks: its colours and its rules.

use super::{PALETTE, narrow, taller};
use crate::palette::Ink;
use crate::style::Style;

pub(super) const STYLE: Style = Style {
    is_wide: true,
    is_dense: true,
    inks: INKS,
    rules: include_str!("board.css"),
    page: include_str!("page.css"),
    reckoned: || narrow::rules() + &taller::rules(),
    ..Style::plain(PALETTE)
};

/// A poster of the night sky, dark by day as well. Worlds are neither red nor green, which tokens are.
const INKS: &[Ink] = &[
    Ink("sky", "#1a2342", "#0b1020"),
    Ink("sky-alt", "#212d52", "#10172b"),
    Ink("sky-line", "#7f8cb8", "#6f7ca8"),
    Ink("star", "#f3e7c6", "#f3e7c6"),
    Ink("pale", "#fff6e0", "#fff6e0"),
    Ink("sky-muted", "#c0c7df", "#c0c7df"),
    Ink("pit", "#33261f", "#33261f"),
    Ink("deep", "#1c1410", "#1c1410"),
    Ink("rock", "#8b7464", "#8b7464"),
    Ink("whole", "#1e7b4d", "#1e7b4d"),
    Ink("whole-low", "#125a37", "#125a37"),
    Ink("cracked", "#c23b26", "#c23b26"),
    Ink("cracked-low", "#8e2515", "#8e2515"),
    Ink("facet", "#8fd8b0", "#8fd8b0"),
    Ink("lost", "#ffc2b0", "#ffc2b0"),
    Ink("kept", "#8fe0b5", "#8fe0b5"),
    Ink("beam", "#f4e9ff", "#f4e9ff"),
    Ink("beam-ink", "#3c1a50", "#3c1a50"),
    Ink("hot", "#a82a17", "#a82a17"),
    Ink("fleet-y", "#e9b91a", "#dcae16"),
    Ink("fleet-b", "#2f6db5", "#2f6db5"),
    Ink("fleet-p", "#84489e", "#84489e"),
    Ink("fleet-ink", "#1b1a2a", "#1b1a2a"),
    Ink("die-def", "#fffaf0", "#efe9dc"),
    Ink("rocket", "#d8492f", "#d8492f"),
    Ink("flame", "#f2a11b", "#f2a11b"),
    Ink("steel", "#2a2e38", "#2a2e38"),
    Ink("lit", "#ffc94d", "#ffc94d"),
    Ink("sand", "#e3bd8b", "#c79f6e"),
    Ink("rust", "#c98d63", "#a9714c"),
    Ink("mist", "#b9b2cf", "#948cae"),
    Ink("moss", "#a9c3bd", "#86a39d"),
    Ink("frost", "#b7cddd", "#93adc0"),
    Ink("rose", "#d6a5a0", "#b48580"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::contrast::{MARKS, WORDS, tells_apart};

    #[test]
    fn words_and_marks_stand_out_by_day_and_by_night() {
        let words = [
            ("pale", "sky"),
            ("pale", "sky-alt"),
            ("sky-muted", "sky"),
            ("sky-muted", "sky-alt"),
            ("lost", "sky"),
            ("kept", "sky"),
            ("pale", "hot"),
            ("beam", "beam-ink"),
            ("fleet-ink", "pale"),
            ("fleet-ink", "fleet-y"),
            ("pale", "fleet-b"),
            ("pale", "fleet-p"),
        ];
        let grounds = ["sand", "rust", "mist", "moss", "frost", "rose"];
        let marks = [
            ("sky-line", "sky"),
            ("pale", "whole"),
            ("pale", "cracked"),
            ("rock", "deep"),
            ("steel", "die-def"),
            ("rocket", "die-def"),
            ("fleet-b", "die-def"),
            ("fleet-p", "die-def"),
            ("lit", "sky"),
            ("kept", "sky"),
        ];
        let marks = marks.into_iter().chain(grounds.map(|ground| ("pit", ground)));
        tells_apart(INKS, words, WORDS);
        tells_apart(INKS, marks, MARKS);
    }
}

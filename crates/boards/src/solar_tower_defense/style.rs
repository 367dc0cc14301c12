//! How the drawing looks: its colours and its rules.

use super::{PALETTE, narrow};
use crate::palette::Ink;
use crate::style::Style;

pub(super) const STYLE: Style = Style {
    is_wide: true,
    is_dense: true,
    inks: INKS,
    rules: include_str!("board.css"),
    page: include_str!("page.css"),
    reckoned: narrow::rules,
    ..Style::plain(PALETTE)
};

/// An old star chart: a cream plate with an indigo line by day, an ink plate with a moon-white line by night. Earth is
/// teal, Mars brick, Ceres violet; gold is left to what one may do, and to the sun.
const INKS: &[Ink] = &[
    Ink("chart", "#f6eed9", "#131a2e"),
    Ink("chart-line", "#3d476b", "#a7b4da"),
    Ink("orbit-e", "#dfeae1", "#17303a"),
    Ink("orbit-m", "#f4e0d1", "#362530"),
    Ink("orbit-c", "#ebe5d6", "#1f263c"),
    Ink("sun-gold", "#f2b84a", "#eeb04a"),
    Ink("sun-deep", "#c9772a", "#b9651f"),
    Ink("sun-ink", "#7a3f10", "#4c2507"),
    Ink("sun-side", "#f5da9f", "#4a3a1d"),
    Ink("sun-white", "#fff8e6", "#fff8e6"),
    Ink("tag", "#fffdf6", "#12182a"),
    Ink("earth-body", "#127a68", "#3fbfa4"),
    Ink("earth-shade", "#0d5f51", "#2a947e"),
    Ink("earth-deep", "#063b33", "#04231e"),
    Ink("earth-ink", "#0b5e50", "#4fd0b4"),
    Ink("earth-sea", "#bddfe2", "#17394a"),
    Ink("earth-land", "#bcd39f", "#2f5c47"),
    Ink("earth-shore", "#6c8c62", "#5f9a82"),
    Ink("earth-coast", "#2f6c86", "#6fb3c4"),
    Ink("earth-ice", "#eef4f4", "#33505c"),
    Ink("mars-body", "#c4492a", "#f47d56"),
    Ink("mars-shade", "#9c3519", "#c65a37"),
    Ink("mars-deep", "#5f1a0d", "#360f07"),
    Ink("mars-ink", "#a3371b", "#ff946f"),
    Ink("mars-sea", "#f2c4a2", "#4a2a2a"),
    Ink("mars-land", "#d99a74", "#6f3f36"),
    Ink("mars-canal", "#984a2e", "#c9805f"),
    Ink("mars-ice", "#fbeee4", "#6a4a48"),
    Ink("ceres-body", "#6b5a8e", "#b39ddb"),
    Ink("ceres-shade", "#54457a", "#8f79bf"),
    Ink("ceres-deep", "#2c2148", "#1a1230"),
    Ink("ceres-ink", "#4f3f78", "#c3b1ea"),
    Ink("ceres-sea", "#ddd6c8", "#3a3644"),
    Ink("ceres-pit", "#c6bca9", "#4d4758"),
    Ink("ball-sea", "#2d87a8", "#2d87a8"),
    Ink("ball-land", "#8cc07a", "#8cc07a"),
    Ink("ball-rust", "#cf5a34", "#cf5a34"),
    Ink("ball-dark", "#93361b", "#93361b"),
    Ink("ball-rock", "#b3aa96", "#b3aa96"),
    Ink("ball-pit", "#8d8471", "#8d8471"),
    Ink("ball-ice", "#f4f6f8", "#f4f6f8"),
    Ink("wood", "#7a6246", "#8f7657"),
    Ink("wood-dark", "#3f3120", "#cbb693"),
    Ink("shadow", "#0b1020", "#05070d"),
    Ink("spent", "#b8ae99", "#4b5568"),
    Ink("lit-cell", "#fbdc8c", "#4d3f1c"),
    Ink("gain", "#1d6b3f", "#7fd6a0"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::contrast::{MARKS, WORDS, tells_apart};

    #[test]
    fn words_and_marks_stand_out_by_day_and_by_night() {
        let words = [
            ("ink", "chart"),
            ("ink", "lit-cell"),
            ("ink", "sun-side"),
            ("ink", "target-wash"),
            ("ink", "tag"),
            ("chart-line", "orbit-e"),
            ("chart-line", "orbit-m"),
            ("chart-line", "orbit-c"),
            ("chart-line", "tag"),
            ("earth-ink", "tag"),
            ("mars-ink", "tag"),
            ("ceres-ink", "tag"),
            ("target-ink", "tag"),
            ("gain", "surface"),
            ("muted", "surface"),
            ("muted", "bg"),
        ];
        let marks = [
            ("chart-line", "chart"),
            ("chart-line", "earth-sea"),
            ("chart-line", "mars-sea"),
            ("chart-line", "ceres-sea"),
            ("earth-body", "earth-sea"),
            ("earth-body", "mars-sea"),
            ("mars-body", "earth-sea"),
            ("mars-body", "mars-sea"),
            ("ceres-body", "ceres-sea"),
            ("ceres-body", "earth-sea"),
            ("earth-body", "orbit-e"),
            ("mars-body", "orbit-m"),
            ("earth-body", "orbit-m"),
            ("mars-body", "orbit-e"),
            ("target", "tag"),
            ("target", "chart"),
            ("sun-ink", "sun-gold"),
            ("shadow", "ball-ice"),
        ];
        tells_apart(INKS, words, WORDS);
        tells_apart(INKS, marks, MARKS);
    }
}

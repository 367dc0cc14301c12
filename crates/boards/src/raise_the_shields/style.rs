//! How the drawing looks: its colours and its rules.

use super::PALETTE;
use crate::palette::Ink;
use crate::style::Style;

pub(super) const STYLE: Style = Style {
    is_wide: true,
    inks: INKS,
    rules: include_str!("board.css"),
    page: include_str!("page.css"),
    ..Style::plain(PALETTE)
};

/// Parchment realm, petrol current, brick scorch.
const INKS: &[Ink] = &[
    Ink("realm", "#f1e7cf", "#27313a"),
    Ink("realm-alt", "#e9ddc0", "#222b34"),
    Ink("grid", "#d3c4a0", "#3b4853"),
    Ink("seam", "#8d7c58", "#7b8894"),
    Ink("drop", "#cbbb96", "#0c1014"),
    Ink("hatch", "#7d6a3f", "#8d9aa6"),
    Ink("power", "#146c75", "#1f8f96"),
    Ink("power-deep", "#0c4950", "#0f5b62"),
    Ink("spark", "#c9fbf3", "#d9fffa"),
    Ink("wire", "#6fc4c4", "#8ce0de"),
    Ink("plot", "#3b352a", "#10151a"),
    Ink("stone", "#f6ecd2", "#d9cdb0"),
    Ink("sun", "#f0a92b", "#f2b544"),
    Ink("scorch", "#b0301c", "#d9553c"),
    Ink("scorch-ink", "#fff3ec", "#fff3ec"),
    Ink("rect", "#fffdf6", "#3a4650"),
    Ink("hall", "#26303a", "#0e1318"),
    Ink("hall-line", "#4c5b68", "#4c5b68"),
    Ink("case", "#fffdf8", "#0d1217"),
    Ink("prewire", "#0c4950", "#8ff3ea"),
    Ink("lamp", "#ffffff", "#ffffff"),
    Ink("plot-ink", "#3b352a", "#cfc4a8"),
];

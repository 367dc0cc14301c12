//! How the drawing looks: its colours, its rules, and the crop that follows the mothership down.

use under_falling_skies::space::GROUND;

use super::PALETTE;
use super::geometry::{HEIGHT, ROW, WIDTH};
use crate::palette::Ink;
use crate::style::Style;
use crate::svg::num;

pub(super) const STYLE: Style = Style {
    inks: INKS,
    rules: include_str!("board.css"),
    page: include_str!("page.css"),
    reckoned: crops,
    ..Style::plain(PALETTE)
};

/// Sky, hull, rock and rooms. `e-` are effects in lit rooms, `s-` the same in rooms still closed and beside the board.
const INKS: &[Ink] = &[
    Ink("sky1", "#93b3c4", "#15203a"),
    Ink("sky2", "#b4cbd2", "#1a2843"),
    Ink("sky3", "#d7dccc", "#243149"),
    Ink("sky4", "#f2dfb8", "#3a3547"),
    Ink("glow", "#e9a873", "#8a4a35"),
    Ink("city", "#3d3845", "#0b0d12"),
    Ink("city-far", "#a5746a", "#4a2b2b"),
    Ink("lit", "#ffd98a", "#ffc94d"),
    Ink("glyph", "#2c4257", "#a9c4dd"),
    Ink("hull", "#3a3f55", "#0c0f17"),
    Ink("hull-far", "#4b516b", "#1b2232"),
    Ink("hull-line", "#565d79", "#2c364a"),
    Ink("hull-edge", "#20232f", "#5c6a86"),
    Ink("hull-ink", "#c6cde0", "#c6cde0"),
    Ink("bay", "#20232f", "#232c3e"),
    Ink("rock", "#ad8e6a", "#29231f"),
    Ink("hatch", "#8d704f", "#4a4036"),
    Ink("shut", "#cdb692", "#352e28"),
    Ink("soil", "#6f6a4a", "#1c2117"),
    Ink("room", "#fff6e0", "#e3cb98"),
    Ink("room-ink", "#2a2622", "#221d15"),
    Ink("wall", "#5b4632", "#8f7550"),
    Ink("rock-ink", "#4c3823", "#b09a78"),
    Ink("tunnel", "#5a4636", "#0f0d0b"),
    Ink("prop", "#a48258", "#5a4930"),
    Ink("e-energy", "#9a6500", "#7d4f00"),
    Ink("e-research", "#1c7145", "#135a36"),
    Ink("e-fighter", "#b5431a", "#963310"),
    Ink("e-robot", "#205d88", "#154a70"),
    Ink("e-aa", "#4d5562", "#3a424f"),
    Ink("s-energy", "#7a4f00", "#e0a443"),
    Ink("s-research", "#14593a", "#5bc48c"),
    Ink("s-fighter", "#973310", "#f6946f"),
    Ink("s-robot", "#174c72", "#6db4e6"),
    Ink("s-aa", "#4d5562", "#9aa5b4"),
    Ink("boom", "#f2b33d", "#f2b33d"),
    Ink("boom-edge", "#8d3a12", "#ffdf9a"),
    Ink("boom-ink", "#4a1a05", "#3c1504"),
    Ink("green", "#2f8a57", "#41b877"),
    Ink("green-light", "#bfe3c8", "#d6f5df"),
    Ink("red", "#c23b22", "#ea5f43"),
    Ink("red-light", "#ffd2bd", "#ffe1d3"),
    Ink("ship-edge", "#15241c", "#06140c"),
    Ink("digger", "#e0a11b", "#e9ac2a"),
    Ink("steel", "#d9dde2", "#d9dde2"),
    Ink("dark-steel", "#3a3530", "#3a3530"),
    Ink("paper", "#fff9ea", "#f3efe6"),
];

/// Returns the rules that crop a phone's board: what the mothership has covered is cut away above it.
fn crops() -> String {
    let crop = |mothership: u8| {
        let covered = ROW * f32::from(mothership);
        let (of_width, of_height) = (num(covered / WIDTH * 100.0), num(covered / HEIGHT * 100.0));
        format!(
            "svg.board.{PALETTE}.m{mothership} {{ margin-top: -{of_width}%; clip-path: inset({of_height}% 0 0 0 round 10px); }}\n"
        )
    };
    let crops: String = (1..GROUND).map(crop).collect();
    format!("@media (max-width: 599px) {{\n{crops}}}\n")
}

//! The colours, by day and by night. Every colour of a drawing is named here once.

/// Paper and ink, or slate and lamp.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// Day.
    #[default]
    Light,
    /// Night.
    Dark,
}

/// A custom property: its name, its value by day, its value by night.
pub(crate) struct Ink(pub(crate) &'static str, pub(crate) &'static str, pub(crate) &'static str);

impl Ink {
    pub(crate) const fn value(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Light => self.1,
            Theme::Dark => self.2,
        }
    }
}

/// A set of inks and the selector under which they hold.
pub(crate) struct Palette {
    /// Where it holds; empty for the whole page.
    pub(crate) class: &'static str,
    pub(crate) inks: &'static [Ink],
}

/// All palettes.
pub(crate) const PALETTES: &[Palette] = &[
    Palette { class: "", inks: TABLE },
    Palette { class: ".ufs", inks: UNDER_FALLING_SKIES },
    Palette { class: ".rts", inks: RAISE_THE_SHIELDS },
];

const FONT: &str = "-apple-system, BlinkMacSystemFont, \"Segoe UI\", Roboto, \"Noto Sans\", Ubuntu, Cantarell, \
    \"DejaVu Sans Condensed\", system-ui, sans-serif";
const FONT_DISPLAY: &str = "\"Iowan Old Style\", \"Palatino Linotype\", Palatino, \"Noto Serif\", \
    \"DejaVu Serif Condensed\", Georgia, serif";

/// The table's language, shared by all games.
const TABLE: &[Ink] = &[
    Ink("bg", "#f4f0e6", "#14181d"),
    Ink("surface", "#fffdf8", "#1c2229"),
    Ink("line-strong", "#857c6b", "#77828e"),
    Ink("ink", "#1e2329", "#e8e6e1"),
    Ink("muted", "#575e68", "#a3adb7"),
    Ink("focus", "#1f5fd0", "#7fb0ff"),
    Ink("info", "#205d88", "#82c4ec"),
    Ink("target", "#8f5a00", "#ffc94d"),
    Ink("target-glow", "#ffc94d", "#ffc94d"),
    Ink("target-wash", "#fff0c9", "#3a301a"),
    Ink("target-ink", "#6e4500", "#ffd987"),
    Ink("danger", "#b0301c", "#ff8570"),
    Ink("success-wash", "#ddefe2", "#17322a"),
    Ink("seat-a", "#0072b2", "#4aa3df"),
    Ink("seat-b", "#d55e00", "#ee7d2b"),
    Ink("seat-c", "#009e73", "#2cc194"),
    Ink("seat-d", "#cc79a7", "#dd95bd"),
    Ink("seat-e", "#56b4e9", "#7fcbf5"),
    Ink("seat-f", "#e69f00", "#f0b429"),
    Ink("die-black", "#23272e", "#0b0d10"),
    Ink("die-black-edge", "#0c0e11", "#8b95a1"),
    Ink("die-black-pip", "#fbf6ea", "#f3efe6"),
    Ink("die-white", "#fffaf0", "#efe9dc"),
    Ink("die-white-edge", "#6f6757", "#fffaf0"),
    Ink("die-white-pip", "#23272e", "#14181d"),
    Ink("die-blue", "#2a6ea8", "#2f78b5"),
    Ink("die-blue-edge", "#123f66", "#8cc3ee"),
    Ink("die-blue-pip", "#f3f8fc", "#ffffff"),
    Ink("font", FONT, FONT),
    Ink("font-display", FONT_DISPLAY, FONT_DISPLAY),
];

/// Sky, hull, rock and rooms. `e-` are effects on lit rooms, `s-` the same on rooms still shut and beside the board.
const UNDER_FALLING_SKIES: &[Ink] = &[
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
    Ink("s-fighter", "#973310", "#ee8159"),
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

/// Parchment realm, petrol current, brick scorch.
const RAISE_THE_SHIELDS: &[Ink] = &[
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

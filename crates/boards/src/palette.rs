//! Colours, by day and by night, and those that all drawings share. Every colour of a drawing is named once: here, or
//! in its game's style.

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
#[derive(Clone, Copy, Debug)]
pub struct Ink(pub &'static str, pub &'static str, pub &'static str);

impl Ink {
    pub(crate) const fn value(&self, theme: Theme) -> &'static str {
        match theme {
            Theme::Light => self.1,
            Theme::Dark => self.2,
        }
    }
}

const FONT: &str = "-apple-system, BlinkMacSystemFont, \"Segoe UI\", Roboto, \"Noto Sans\", Ubuntu, Cantarell, \
    \"DejaVu Sans Condensed\", system-ui, sans-serif";
const FONT_DISPLAY: &str = "\"Iowan Old Style\", \"Palatino Linotype\", Palatino, \"Noto Serif\", \
    \"DejaVu Serif Condensed\", Georgia, serif";

/// The table's language, shared by all games.
pub(crate) const TABLE: &[Ink] = &[
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

#[cfg(test)]
pub(crate) mod contrast;

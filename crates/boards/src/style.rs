//! The rules that give classes their looks, with custom properties for pages and with plain colours for files.

use std::fmt::Write as _;

use crate::palette::{self, Ink, Theme};

/// Shapes of all games: dice, marks, the frame.
const TABLE: &str = include_str!("../css/table.css");
/// What only a page needs: cropping on phones, hovering.
const PAGE: &str = include_str!("../css/page.css");
/// What a page needs to show motion.
const MOTION: &str = include_str!("../css/motion.css");

/// How the drawing of a game looks, in addition to what all share.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The class of everything that is drawn; its inks apply inside it.
    pub class: &'static str,
    /// Whether the board is wider than it is high, and takes the room of two columns.
    pub is_wide: bool,
    /// Whether its print is so small that an upright tablet gives it the whole width, and puts the dock below it.
    pub is_dense: bool,
    /// Its colours.
    pub inks: &'static [Ink],
    /// The rules for its classes, on a page and in a file.
    pub rules: &'static str,
    /// Rules for a page only.
    pub page: &'static str,
    /// Writes rules for a page that depend on the measures of the board.
    pub reckoned: fn() -> String,
}

impl Style {
    /// Returns the style of a drawing that needs only what all share.
    pub const fn plain(class: &'static str) -> Self {
        Self { class, is_wide: false, is_dense: false, inks: &[], rules: "", page: "", reckoned: String::new }
    }

    /// Returns the classes of a picture of the board's size.
    pub(crate) fn classes(&self, kind: &str) -> String {
        let wide = if self.is_wide { " wide" } else { "" };
        let dense = if self.is_dense { " dense" } else { "" };
        format!("{kind}{wide}{dense} {}", self.class)
    }
}

/// Writes a page's style sheet for what all drawings share.
pub(crate) fn shared() -> String {
    let mut css = String::new();
    write_palette(&mut css, "", palette::TABLE);
    css + TABLE + PAGE + MOTION
}

/// Writes what a page needs beside it for a drawing in this style, given its board's width divided by its height.
pub(crate) fn of(style: &Style, ratio: f32) -> String {
    let mut css = String::new();
    write_palette(&mut css, &format!(".{}", style.class), style.inks);
    css + style.rules + style.page + &(style.reckoned)() + &fit(style, ratio)
}

/// Writes the rule that keeps a whole board in shape and fits it into the room that a page leaves it.
fn fit(style: &Style, ratio: f32) -> String {
    let class = style.class;
    format!(
        "@media (min-width: 600px) {{ .stage :is(svg.board, svg.ghosts).{class} {{ width: min(100%, calc({ratio} * var(--fit))); height: auto; }} }}\n"
    )
}

/// Writes a set of inks and the selector under which they apply: empty for the whole page.
fn write_palette(css: &mut String, class: &str, inks: &[Ink]) {
    let day = declarations(inks.iter(), Theme::Light);
    // What is the same at night need not be said again.
    let changing = || inks.iter().filter(|ink| ink.1 != ink.2);
    let night = declarations(changing(), Theme::Dark);
    let root = if class.is_empty() { ":root" } else { class };
    // Writing to a string cannot fail.
    let _ = writeln!(css, "{root} {{ {day} }}");
    let _ = writeln!(
        css,
        "@media (prefers-color-scheme: dark) {{ :root:not([data-theme=\"light\"]) {class} {{ {night} }} }}"
    );
    let _ = writeln!(css, ":root[data-theme=\"dark\"] {class} {{ {night} }}");
}

fn declarations<'a>(inks: impl Iterator<Item = &'a Ink>, theme: Theme) -> String {
    let declarations: Vec<String> = inks.map(|ink| format!("--{}: {};", ink.0, ink.value(theme))).collect();
    declarations.join(" ")
}

/// Returns the rules for a picture of a game that a page shows as an image: everything a page has except sizes.
pub(crate) fn live(style: &Style, theme: Theme) -> String {
    let inks = declarations(palette::TABLE.iter().chain(style.inks), theme);
    [&format!(":root {{ {inks} }}\n"), TABLE, style.rules, style.page].concat()
}

/// Returns the rules of a game's file with every custom property replaced by its value, for programs that draw SVG but
/// do not know custom properties.
pub(crate) fn resolved(style: &Style, theme: Theme) -> String {
    let value = |name: &str| palette::TABLE.iter().chain(style.inks).find(|ink| ink.0 == name);
    let mut rules = String::new();
    let source = TABLE.to_owned() + style.rules;
    let mut parts = source.split("var(--");
    rules.extend(parts.next());
    for part in parts {
        let (name, rest) = part.split_once(')').unwrap_or((part, ""));
        rules.push_str(value(name).map_or("none", |ink| ink.value(theme)));
        rules.push_str(rest);
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawings;

    #[test]
    fn every_property_that_a_rule_uses_is_an_ink_and_every_ink_is_used() {
        let styles = || drawings().iter().map(|drawing| drawing.style());
        let own: String = styles().flat_map(|style| [style.rules, style.page]).collect();
        let source = [TABLE, PAGE, MOTION, &own].concat();
        let used: Vec<&str> = source.split("var(--").skip(1).filter_map(|part| Some(part.split_once(')')?.0)).collect();
        let inks: Vec<&str> =
            palette::TABLE.iter().chain(styles().flat_map(|style| style.inks)).map(|ink| ink.0).collect();
        for name in &used {
            assert!(inks.contains(name), "--{name} is no ink");
        }
        for name in &inks {
            assert!(used.contains(name), "--{name} is used by no rule");
        }
    }

    #[test]
    fn rules_that_all_share_name_no_game() {
        for style in drawings().iter().map(|drawing| drawing.style()) {
            let class = format!(".{}", style.class);
            assert!(![TABLE, PAGE, MOTION].iter().any(|rules| rules.contains(&class)), "{class}");
        }
    }

    #[test]
    fn a_file_has_plain_colours_only() {
        for (drawing, theme) in drawings().iter().flat_map(|drawing| [(drawing, Theme::Light), (drawing, Theme::Dark)])
        {
            let rules = resolved(drawing.style(), theme);
            assert!(!rules.contains("var("), "{rules}");
            assert!(!rules.contains("--"), "{rules}");
        }
    }
}

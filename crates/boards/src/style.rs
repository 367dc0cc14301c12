//! The rules that give classes their looks, with custom properties for pages and with plain colours for files.

use std::fmt::Write as _;
use std::sync::LazyLock;

use crate::palette::{Ink, PALETTES, Palette, Theme};
use crate::under_falling_skies;

/// Shapes of all games: dice, marks, the frame.
const TABLE: &str = include_str!("../css/table.css");
const UNDER_FALLING_SKIES: &str = include_str!("../css/under-falling-skies.css");
const RAISE_THE_SHIELDS: &str = include_str!("../css/raise-the-shields.css");
/// What only a page needs: cropping on phones, hovering.
const PAGE: &str = concat!(include_str!("../css/page.css"), include_str!("../css/raise-the-shields-page.css"));
/// What a page needs to show motion.
const MOTION: &str = include_str!("../css/motion.css");

/// Returns the style sheet of all drawings for a page. Night comes with the system's wish or with `data-theme="dark"`
/// on the root element; `data-theme="light"` keeps the day.
pub fn css() -> &'static str {
    static CSS: LazyLock<String> = LazyLock::new(|| {
        let mut css = String::new();
        for palette in PALETTES {
            write_palette(&mut css, palette);
        }
        css + TABLE + UNDER_FALLING_SKIES + RAISE_THE_SHIELDS + PAGE + MOTION + &under_falling_skies::crops()
    });
    &CSS
}

fn write_palette(css: &mut String, palette: &Palette) {
    let class = palette.class;
    let day = declarations(palette.inks.iter(), Theme::Light);
    // What is the same at night need not be said again.
    let changing = || palette.inks.iter().filter(|ink| ink.1 != ink.2);
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

/// Returns the rules of a game's file with every custom property replaced by its value, for programs that draw SVG
/// and know no custom properties.
pub(crate) fn resolved(class: &str, theme: Theme) -> String {
    let known = || PALETTES.iter().filter(|palette| palette.class.is_empty() || palette.class == class);
    let value = |name: &str| known().flat_map(|palette| palette.inks).find(|ink| ink.0 == name);
    let mut rules = String::new();
    let source = TABLE.to_owned() + if class == ".rts" { RAISE_THE_SHIELDS } else { UNDER_FALLING_SKIES };
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

    #[test]
    fn every_property_that_a_rule_uses_is_an_ink_and_every_ink_is_used() {
        let source = [TABLE, UNDER_FALLING_SKIES, RAISE_THE_SHIELDS, PAGE, MOTION].concat();
        let used: Vec<&str> = source.split("var(--").skip(1).filter_map(|part| Some(part.split_once(')')?.0)).collect();
        let inks: Vec<&str> = PALETTES.iter().flat_map(|palette| palette.inks).map(|ink| ink.0).collect();
        for name in &used {
            assert!(inks.contains(name), "--{name} is no ink");
        }
        for name in &inks {
            assert!(used.contains(name), "--{name} is used by no rule");
        }
    }

    #[test]
    fn a_file_has_plain_colours_only() {
        for theme in [Theme::Light, Theme::Dark] {
            let rules = resolved(".ufs", theme);
            assert!(!rules.contains("var("), "{rules}");
            assert!(!rules.contains("--"), "{rules}");
        }
    }
}

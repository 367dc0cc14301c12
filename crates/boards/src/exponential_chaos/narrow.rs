//! The phone's board: style rules that move the groups of the wide drawing to where they fit on a screen 344 wide.

use std::fmt::Write as _;

use super::end::{APART_ON_A_PHONE, FIRST_ON_A_PHONE};
use super::geometry::{
    COLUMN, HEIGHT, HIGHER, LARGE_ON_A_PHONE, NARROW, Point, RIVAL_ON_A_PHONE, WIDTH, rival_on_a_phone,
};
use crate::svg::num;

/// The scale of invasion dice.
const DICE: f32 = 0.66;
/// How large an invasion die with what meets it is where they stand in rows, and how far these are apart.
const CHIP: Point = (110.0, 44.0);
const ROWS: f32 = 46.0;

/// The scale of a planet whose craters are chosen: there each is large enough for a finger.
const NEAR: f32 = 1.38;

/// Writes the rules.
pub(super) fn rules() -> String {
    let mut css = Css::default();
    css.board();
    css.columns();
    css.rows();
    css.planets();
    css.end();
    let (width, height) = NARROW;
    let higher = height + HIGHER;
    format!(
        "@media (max-width: 599px) {{ .stage :is(svg.board, svg.ghosts).ec {{ width: 100%; aspect-ratio: {width} / {height}; height: auto; }}\n\
        .stage :is(svg.board, svg.ghosts).ec:has(.stacked) {{ aspect-ratio: {width} / {higher}; }}\n{}}}\n",
        css.0
    )
}

#[derive(Default)]
struct Css(String);

impl Css {
    fn rule(&mut self, selector: &str, declarations: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, ".ec {selector} {{ {declarations} }}");
    }

    /// Puts a group somewhere, with a scale of its own.
    fn put(&mut self, selector: &str, (x, y): Point, scale: f32) {
        self.rule(selector, &format!("transform: translate({}px, {}px) scale({});", num(x), num(y), num(scale)));
    }

    fn size(&mut self, selector: &str, size: f32) {
        self.rule(selector, &format!("font-size: {}px;", num(size)));
    }

    /// Makes the narrow board fill the picture, whose box is that of the wide one.
    fn board(&mut self) {
        self.fill(".root", NARROW.1);
        self.fill(".root.stacked", NARROW.1 + HIGHER);
        self.rule(".wide-only", "display: none;");
        self.rule(".narrow-only", "display: inline;");
        self.put(".backdrop", (-120.0, -50.0), 0.95);
        self.put(".head", (-10.0, -18.0), 1.0);
        self.size(".head .title", 16.0);
        self.rule(".head .sum", "transform: translate(166px, -62px); font-size: 12px;");
        self.size(".sum .big", 22.0);
        self.put(".spare", (-6.8, -33.6), 0.8);
    }

    /// Makes a board of this height fill its picture.
    fn fill(&mut self, root: &str, height: f32) {
        let scale = WIDTH / NARROW.0;
        let top = (HEIGHT - height * scale) / 2.0;
        let _ = writeln!(self.0, ".ec > {root} {{ transform: translate(0, {}px) scale({scale:.5}); }}", num(top));
    }

    /// Three, six or nine abreast.
    fn columns(&mut self) {
        for (room, scale) in [(3u8, DICE), (6, DICE), (9, 0.58)] {
            let apart = NARROW.0 / f32::from(room);
            for nth in 0..room {
                self.put(&format!(".r{room}.q{nth}"), (apart * (f32::from(nth) + 0.5), 26.0), scale);
            }
            self.size(&format!(".r{room} > :is(.tell, .bad, .good)"), 10.2 / scale);
        }
        self.put(".col > .foot > g", (0.0, COLUMN.y + COLUMN.h + 4.0), 1.5);
        // The frame of a column goes around its name, too.
        self.rule(".col > .tell", "transform: translateY(2px); font-size: 15.5px;");
    }

    /// Nine in rows of three: name, saucers, what meets them, and what gets through stand beside each other.
    fn rows(&mut self) {
        let apart = NARROW.0 / 3.0;
        for nth in 0u8..9 {
            let at = (apart * (f32::from(nth % 3) + 0.5), 50.0 + ROWS * f32::from(nth / 3));
            self.put(&format!(".stacked .r9.q{nth}"), at, DICE);
        }
        let (width, height) = (CHIP.0 / DICE, CHIP.1 / DICE);
        let edges = format!(
            "x: {}px; y: {}px; width: {}px; height: {}px;",
            num(-width / 2.0),
            num(-height / 2.0),
            num(width),
            num(height)
        );
        self.rule(".stacked .r9 :is(.column, .wash, .full, .hit)", &edges);
        self.rule(".stacked .r9 > .chip", "display: inline;");
        self.rule(".stacked .r9 > .tell", "transform: translate(-65px, -12.5px); font-size: 15.5px;");
        self.rule(".stacked .r9 > :is(.good, .bad)", "transform: translate(60px, -122.5px); font-size: 14.5px;");
        // Below the name, in the corner.
        self.put(".stacked .r9 > .foot > g", (-61.0, 20.0), 1.45);
        self.rule(".stacked .r9 > .fleet", "transform: translate(-25px, -48px);");
        self.rule(".stacked .r9 > .docks", "transform: translate(22px, -72.8px) scale(.8);");
        self.rule(".stacked .r9 > .ghost-ground", "x: -1px; y: -28px; width: 82px; height: 56px;");
        self.rule(".stacked .r9 :is(.bracket, .halo)", "display: none;");
        self.rule(".stacked .r9 .target .full", "stroke: var(--lit); stroke-width: 3;");
        self.rule(".stacked .r9 .notch", &format!("transform: translateY({}px);", num(-height / 2.0 - COLUMN.y)));
        self.rule(".stacked .below", &format!("transform: translateY({}px);", num(HIGHER)));
    }

    fn planets(&mut self) {
        let (middle, scale) = LARGE_ON_A_PHONE;
        self.put(".globe", middle, scale);
        self.put(".near .globe", (172.0, 252.0), NEAR);
        self.put(".plate", (-8.0, -38.0), 1.0);
        // Beside the score it would lie on the planet, any lower on the sign before the name.
        self.put(".plate .reply", (-52.0, -53.0), 1.0);
        // Beside a planet that is nearer there is no room, above it there is.
        self.put(".near .plate", (-8.0, -94.0), 1.0);
        self.size(".plate .score", 28.0);
        let [group, disc] = RIVAL_ON_A_PHONE;
        for of in 1..=5 {
            for nth in 0..of {
                self.put(&format!(".of{of}.v{nth}"), rival_on_a_phone(nth, of).0, group);
            }
        }
        self.put(".rival .disc", (0.0, 0.0), disc);
        // There it would be smaller than can be read.
        self.rule(".rival .rivet", "display: none;");
        self.rule(".rival .narrow-only", "transform: translateY(53px);");
        self.rule(".strike > .narrow-only", "transform: none;");
        self.rule(".rival .mine", "x: -64px; y: -60px; width: 128px; height: 190px;");
        self.rule(".worth .strip", "x: 4px; y: 503px; width: 336px; height: 25px;");
        for nth in 0u8..5 {
            self.put(&format!(".w{nth}"), (26.0 + 67.0 * f32::from(nth), 515.5), 0.85);
        }
        self.rule(".worth text", "font-size: 15px;");
    }

    fn end(&mut self) {
        self.rule(".end-title", "transform: translate(-6px, -16px); font-size: 17px;");
        for nth in 0u8..6 {
            self.put(&format!(".e{nth}"), (4.0, FIRST_ON_A_PHONE + APART_ON_A_PHONE * f32::from(nth)), 1.0);
        }
        self.rule(".end > .strip", "width: 336px; height: 76px;");
        self.put(".end > .place", (-10.0, -6.0), 1.0);
        self.put(".end > .disc", (70.0, 38.0), 0.3);
        self.put(".end > .owner", (108.0, -12.0), 0.96);
        self.put(".end > .counted", (120.0, 56.0), 0.76);
        self.put(".end > .score", (-452.0, -22.0), 1.0);
        self.size(".end > .score", 28.0);
    }
}

#[cfg(test)]
mod tests {
    use super::super::targets::REACH;
    use super::*;

    /// A crater is as large as a finger.
    const _: () = assert!(2.0 * REACH * NEAR >= 44.0);

    #[test]
    fn the_narrow_board_is_as_wide_as_the_picture_and_centred_in_it() {
        let css = rules();
        assert!(css.contains(".ec > .root { transform: translate(0, -322.93px) scale(2.41860); }"), "{css}");
        assert_eq!(css.matches('{').count(), css.matches('}').count());
    }
}

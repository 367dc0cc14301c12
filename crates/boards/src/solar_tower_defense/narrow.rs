//! The phone's board: style rules that move the groups of the wide drawing into one column on a screen 344 wide. The
//! disc one acts on, or where something was just done, comes first, then what one has, the map, and the other disc.

use std::fmt::Write as _;

use super::geometry::{HEIGHT, Point, WIDTH};
use crate::svg::num;

/// The narrow board.
const NARROW: Point = (344.0, 1154.0);

/// The windows that show it: phones, and tablets that lie on their side, where the dock stands beside the board and leaves
/// it too little room for its words.
const WINDOWS: &str = "(max-width: 760px), (max-width: 1099px) and (orientation: landscape)";
/// How wide it becomes.
const MOST: u16 = 480;
/// So narrow a phone gives the board all its width; nothing is left beside it.
const EDGE: u16 = 480;

/// The scale of the large disc, whose fields are chosen, and that of the rim around it, which only has to be read.
const NEAR: f32 = 1.48;
const AROUND: f32 = 1.34;

/// Writes the rules.
pub(super) fn rules() -> String {
    let mut css = Css::default();
    css.board();
    let (width, height) = NARROW;
    // The class stands twice, so that this holds where a rule fits whole boards into a window.
    format!(
        "@media {WINDOWS} {{ .stage :is(svg.board, svg.ghosts).std.std {{ width: min(100%, {MOST}px); aspect-ratio: {width} / {height}; height: auto; margin-inline: auto; }}\n{}}}\n\
        @media (max-width: {EDGE}px) {{ .frame:has(> .board.std) {{ margin-inline: calc(-1 * var(--s2)); }} }}\n",
        css.0
    )
}

#[derive(Default)]
struct Css(String);

impl Css {
    fn rule(&mut self, selector: &str, declarations: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, ".std {selector} {{ {declarations} }}");
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
        let scale = WIDTH / NARROW.0;
        let top = (HEIGHT - NARROW.1 * scale) / 2.0;
        let _ = writeln!(self.0, ".std > .root {{ transform: translate(0, {}px) scale({scale:.5}); }}", num(top));
        self.rule(".wide-only", "display: none;");
        self.rule(".narrow-only", "display: inline;");
        self.put(".head-of-disc", (-8.0, 0.0), 1.0);
        self.rule(".head-of-disc .other-purse", "transform: translateX(-58px);");
        self.put(".moments", (342.0, 8.0), 1.0);
        self.put(".disc.large", (172.0, 212.0), NEAR);
        self.rule(".disc.large .on-rim", &format!("transform: scale({});", num(AROUND / NEAR)));
        // Where the rim itself is pressed the disc makes room for it.
        let pressed = ".frame:has(.targets .on-rim > .hit) .std .disc.large";
        let _ = writeln!(self.0, "{pressed} {{ transform: translate(172px, 212px) scale({}); }}", num(AROUND));
        let _ = writeln!(self.0, "{pressed} .on-rim {{ transform: none; }}");
        self.size(".disc.large .on-rim .cell", 9.0);
        self.put(".ledger", (0.0, 392.0), 1.0);
        self.rule(":is(.ledger, .last-shot) > .sheet", "width: 344px;");
        self.rule(".ledger .round", "display: none;");
        self.put(".ledger .balance", (0.0, 52.0), 0.92);
        self.put(".ledger .departures", (186.0, 52.0), 0.84);
        self.put(".last-shot", (0.0, 392.0), 1.0);
        self.size(".last-shot .planet-name", 11.5);
        self.put(".map", (172.0, 750.0), 0.492);
        self.size(".map text.name", 20.5);
        self.size(".map text.count-ink", 20.0);
        self.put(".disc.small", (112.0, 1042.0), 0.82);
        self.put(".facts", (224.0, 976.0), 0.78);
        self.elsewhere();
    }

    /// Lets the discs change places: the other one, its rim and all, comes first, under its own name.
    fn elsewhere(&mut self) {
        self.put(".elsewhere .disc.small", (172.0, 212.0), NEAR);
        self.rule(".elsewhere .disc.small .on-rim", &format!("transform: scale({});", num(AROUND / NEAR)));
        self.size(".elsewhere .disc.small .on-rim .cell", 9.0);
        self.put(".elsewhere .disc.large", (112.0, 1042.0), 0.82);
        self.rule(".elsewhere .disc.large .on-rim", "transform: none;");
        self.put(".elsewhere .head-of-disc:not(.is-first)", (204.0, 976.0), 1.0);
        self.rule(".is-first", "display: inline;");
        self.rule(".elsewhere .facts", "display: none;");
    }
}

#[cfg(test)]
mod tests {
    use super::super::geometry::{REACH, RIM};
    use super::*;

    /// A phone 360 wide, less the edge of the board, shows a field as large as a finger, and all of the rim.
    const _: () = assert!(REACH * NEAR * 357.0 / NARROW.0 >= 44.0);
    const _: () = assert!(2.0 * RIM[1] * AROUND <= NARROW.0);

    #[test]
    fn the_narrow_board_is_as_wide_as_the_picture_and_centred_in_it() {
        let css = rules();
        assert!(css.contains(".std > .root { transform: translate(0, -1077.53px) scale(2.41860); }"), "{css}");
        assert_eq!(css.matches('{').count(), css.matches('}').count());
    }
}

//! The phone's board: style rules that move the groups of the wide drawing into one column on a screen 344 wide. The
//! disc one acts on comes first, then what one has, the map, and the other disc.

use std::fmt::Write as _;

use super::geometry::{HEIGHT, Point, WIDTH};
use crate::svg::num;

/// The narrow board.
const NARROW: Point = (344.0, 1146.0);

/// The widest window that shows it: in wider ones the words of the wide board are large enough, beside the dock as well.
const WIDEST: u16 = 1099;
/// How wide it becomes.
const MOST: u16 = 480;

/// Writes the rules.
pub(super) fn rules() -> String {
    let mut css = Css::default();
    css.board();
    let (width, height) = NARROW;
    // The class stands twice, so that this holds where a rule fits whole boards into a window.
    format!(
        "@media (max-width: {WIDEST}px) {{ .stage :is(svg.board, svg.ghosts).std.std {{ width: min(100%, {MOST}px); aspect-ratio: {width} / {height}; height: auto; margin-inline: auto; }}\n{}}}\n",
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
        self.put(".disc.large", (172.0, 204.0), 1.28);
        self.put(".ledger", (0.0, 384.0), 1.0);
        self.rule(":is(.ledger, .last-shot) > .sheet", "width: 344px;");
        self.rule(".ledger .round", "display: none;");
        self.put(".ledger .balance", (0.0, 52.0), 0.92);
        self.put(".ledger .departures", (186.0, 52.0), 0.84);
        self.put(".last-shot", (0.0, 384.0), 1.0);
        self.size(".last-shot .planet-name", 11.5);
        self.put(".map", (172.0, 742.0), 0.492);
        self.size(".map text.name", 20.5);
        self.size(".map text.count-ink", 20.0);
        self.put(".disc.small", (112.0, 1034.0), 0.82);
        self.put(".facts", (232.0, 968.0), 0.8);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_narrow_board_is_as_wide_as_the_picture_and_centred_in_it() {
        let css = rules();
        assert!(css.contains(".std > .root { transform: translate(0, -1067.86px) scale(2.41860); }"), "{css}");
        assert_eq!(css.matches('{').count(), css.matches('}').count());
    }
}

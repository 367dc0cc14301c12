//! The phone's board: style rules that move the groups of the wide drawing to where they fit on a screen 344 wide. The
//! rival's half is folded, own territories are rows, and the hand shows pictures and names.

use std::fmt::Write as _;

use super::geometry::{CARD, HEIGHT, MOST_CARDS, ROW_OF_CARDS, WIDTH};
use crate::svg::num;

/// The narrow board.
const NARROW: (f32, f32) = (344.0, 552.0);

/// How far apart two rows of cards are: so much higher is the board of whoever holds more than one row.
const ROWS: f32 = 73.0;
/// The upper edge of the hand.
const HAND: f32 = 413.0;

/// Writes the rules.
pub(super) fn rules() -> String {
    let mut css = Css::default();
    css.board();
    css.backdrop();
    css.foe();
    css.own();
    css.hand();
    css.armies();
    css.stage();
    css.crowded();
    let (width, height) = NARROW;
    let higher = height + ROWS;
    format!(
        "@media (max-width: 599px) {{ .stage :is(svg.board, svg.ghosts).att {{ width: 100%; aspect-ratio: {width} / {height}; height: auto; }}\n\
        .stage :is(svg.board, svg.ghosts).att:has(> .crowded) {{ aspect-ratio: {width} / {higher}; }}\n{}}}\n",
        css.0
    )
}

#[derive(Default)]
struct Css(String);

impl Css {
    fn rule(&mut self, selector: &str, declarations: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.0, ".att {selector} {{ {declarations} }}");
    }

    /// Puts a group somewhere, with a scale of its own in each direction.
    fn put(&mut self, selector: &str, (x, y): (f32, f32), (across, down): (f32, f32)) {
        let scale = if (across - down).abs() < 0.001 {
            num(across).to_string()
        } else {
            format!("{}, {}", num(across), num(down))
        };
        self.rule(selector, &format!("transform: translate({}px, {}px) scale({scale});", num(x), num(y)));
    }

    /// Puts a group of a battle somewhere while the rival has no more than one row of fighters. What is foreseen is a
    /// drawing of its own, without them, so the board says how many there are.
    fn close(&mut self, selector: &str, (x, y): (f32, f32), scale: f32) {
        let few = ".stage:not(:has(.board .foe.c4))";
        let _ = writeln!(
            self.0,
            "{few} .att {selector} {{ transform: translate({}px, {}px) scale({}); }}",
            num(x),
            num(y),
            num(scale)
        );
    }

    /// Makes the narrow board fill the picture, whose box is that of the wide one.
    fn board(&mut self) {
        self.fill(".root", NARROW.1);
        self.rule(".wide-only", "display: none;");
        self.rule(".narrow-only", "display: inline;");
    }

    /// Makes a board of this height fill its picture.
    fn fill(&mut self, root: &str, height: f32) {
        let scale = WIDTH / NARROW.0;
        let top = (HEIGHT - height * scale) / 2.0;
        let _ = writeln!(self.0, ".att > {root} {{ transform: translate(0, {}px) scale({scale:.5}); }}", num(top));
    }

    fn backdrop(&mut self) {
        let across = NARROW.0 / WIDTH;
        self.put(".back.foe", (0.0, 0.0), (across, 0.58));
        self.put(".back.own", (0.0, 150.0), (across, 1.02));
        self.put(".river", (0.0, -27.0), (across, 0.7));
    }

    /// The rival's half: three small territories without numbers.
    fn foe(&mut self) {
        for territory in 0u8..3 {
            let x = 4.0 + 113.0 * f32::from(territory);
            self.put(&format!(".foe.l{}", territory + 1), (x, 62.0), (0.4167, 0.4167));
            self.put(&format!(".foe.s{territory}"), (9.0 + 83.0 * f32::from(territory), 44.0), (1.0, 1.0));
        }
        self.put(&format!(".foe .ground, {}", lands("foe")), (0.0, 0.0), (1.0, 1.4));
        self.put(".foe.k01", (40.0, 98.0), (1.25, 1.25));
        self.put(".foe.k02", (20.0, 98.0), (1.12, 1.12));
        self.put(".foe.k12", (60.0, 98.0), (1.12, 1.12));
        self.put(".foe .stakes", (9.0, 203.0), (1.0, 1.0));
        self.put(".foe .flag", (6.0, 3.0), (1.7, 1.7));
        self.rule(
            ":is(.foe.s0, .foe.s1, .foe.s2) text, .foe .power, .foe .full-tag, .plate-more, .backs",
            "display: none;",
        );
        self.put(".foe.plate", (4.0, 3.0), (0.8, 0.8));
        self.rule(".foe.plate > rect", "width: 160px;");
        self.put(".foe.pal", (135.0, 2.0), (0.5, 0.5));
        self.put(".foe.pile0", (258.0, 6.0), (0.66, 0.66));
        self.put(".foe.pile1", (300.0, 6.0), (0.66, 0.66));
        for of in 1u8..=3 {
            for nth in 0..of {
                let x = 74.0 + 54.0 * (f32::from(nth) - f32::from(of - 1) / 2.0);
                self.put(&format!(".x{nth}{of}"), (x, 88.0), (1.7, 1.7));
            }
        }
        self.rule(".pal .power", "display: inline;");
        self.put(".foe:is(.l1, .l2, .l3) > .foot > g", (218.0, 26.0), (2.4, 2.4));
    }

    /// The own half: territories are rows, with troops at the right of their base.
    fn own(&mut self) {
        for territory in 0u8..3 {
            let y = 182.0 + 76.0 * f32::from(territory);
            self.put(&format!(".own.l{}", territory + 1), (4.0, y), (1.0, 1.0));
            self.put(&format!(".own.s{territory}"), (51.0 + 94.0 * f32::from(territory), 6.0), (0.82, 0.82));
        }
        self.put(&format!(".own .ground, {}", lands("own")), (0.0, 0.0), (336.0 / 264.0, 0.5));
        self.put(".own.k01", (98.0, 36.0), (1.0, 1.0));
        self.put(".own.k02", (98.0, 17.0), (1.0, 1.0));
        self.put(".own.k12", (98.0, 54.0), (1.0, 1.0));
        self.put(".own .flag", (6.0, 4.0), (1.1, 1.1));
        self.put(".own:is(.l1, .l2, .l3) > .foot > g", (308.0, 58.0), (1.2, 1.2));
        self.put(".own .full-tag", (5.0, 51.0), (1.0, 1.0));
        self.rule(".own .stakes", "display: none;");
        self.put(".own.pal", (6.0, 497.0), (0.36, 0.36));
        self.put(".own.plate", (66.0, 494.0), (1.0, 1.0));
        self.rule(".own.plate > rect", "width: 176px; height: 54px;");
        self.rule(".own.plate > :nth-child(n+6)", "display: none;");
        self.put(".own.pile0", (258.0, 498.0), (0.72, 0.72));
        self.put(".own.pile1", (300.0, 498.0), (0.72, 0.72));
        // To draw a card needs no scrolling and no small finger.
        self.put(".pulls .own.pile0", (118.0, 134.0), (0.94, 0.94));
        self.put(".pulls .own.pile1", (181.0, 134.0), (0.94, 0.94));
    }

    /// The hand: the upper part of each card, with its name below.
    fn hand(&mut self) {
        for nth in 0..ROW_OF_CARDS {
            let x = 4.0 + 68.0 * nth as f32;
            self.put(&format!(".h{nth}"), (x, HAND), (0.53, 0.53));
            // Nothing is built yet, and the question is about these cards.
            self.put(&format!(".keeps .h{nth}"), (x, 262.0), (0.53, 0.53));
        }
        self.rule(".hc .face", "clip-path: inset(0 0 53% 0);");
        self.rule(".hc :is(.bracket, .halo)", "display: none;");
        self.rule(".hc .target :is(.full, .wash, .hit)", "height: 132px;");
        self.rule(".hc .target .full", "stroke: var(--target); stroke-width: 4;");
        self.rule(".hc :is(.ghost-goes, .behind)", "height: 126px;");
        self.put(".hc > .foot > g", (33.0, 62.0), (2.1, 2.1));
    }

    /// A hand of more cards than one row has room for: two rows of at least four, and what lies below moves down.
    fn crowded(&mut self) {
        self.fill(".root.crowded", NARROW.1 + ROWS);
        for of in ROW_OF_CARDS + 1..=MOST_CARDS {
            let row = of.div_ceil(2).max(4);
            let apart = 336.0 / row as f32;
            let scale = ((apart - 3.0) / CARD.0).min(0.53);
            for nth in 0..of {
                let at = (4.0 + apart * (nth % row) as f32, HAND + ROWS * (nth / row) as f32);
                self.put(&format!(".h{nth}.of{of}"), at, (scale, scale));
            }
        }
        let across = NARROW.0 / WIDTH;
        self.put(".crowded .back.own", (0.0, 150.0), (across, 1.21));
        self.put(".crowded .own.pal", (6.0, 497.0 + ROWS), (0.36, 0.36));
        self.put(".crowded .own.plate", (66.0, 494.0 + ROWS), (1.0, 1.0));
        for pile in 0u8..2 {
            let at = (258.0 + 42.0 * f32::from(pile), 498.0 + ROWS);
            self.put(&format!(".crowded:not(.pulls) .own.pile{pile}"), at, (0.72, 0.72));
        }
    }

    fn armies(&mut self) {
        for nth in 0u8..4 {
            let at = (6.0 + 168.0 * f32::from(nth % 2), 44.0 + 216.0 * f32::from(nth / 2));
            self.put(&format!(".b{nth}"), at, (0.61, 0.61));
        }
        for nth in 0u8..12 {
            let at = (8.0 + 112.0 * f32::from(nth % 3), 44.0 + 126.0 * f32::from(nth / 3));
            self.put(&format!(".many.b{nth}"), at, (0.38, 0.38));
        }
        // As large as the other small print there.
        self.put(".banner-words", (-13.5, -19.9), (1.1, 1.1));
        self.put(".hall", (0.0, 0.0), (NARROW.0 / WIDTH, 0.85));
        self.put(".beam", (0.0, 4.0), (NARROW.0 / WIDTH, 0.8));
        self.put(".hall-title", (172.0 - 416.0, 0.0), (1.0, 1.0));
        self.rule(".deck", "display: none;");
    }

    /// A battle: the rival above, the own side below, four abreast.
    fn stage(&mut self) {
        for (half, first) in [("foe", 126.0), ("own", 378.0)] {
            for nth in 0u8..12 {
                let at = (46.0 + 84.0 * f32::from(nth % 4), first + 102.0 * f32::from(nth / 4));
                self.put(&format!(".{half}.c{nth}"), at, (0.82, 0.82));
            }
        }
        // Where the rival has one row, the own side moves up into the room of the second.
        for nth in 0u8..8 {
            let at = (46.0 + 84.0 * f32::from(nth % 4), 282.0 + 102.0 * f32::from(nth / 4));
            self.close(&format!(".own.c{nth}"), at, 0.82);
        }
        self.close(".stage-title.own", (-8.0, 144.0), 1.0);
        self.close(":is(.near-bank, .water.narrow-only)", (0.0, -96.0), 1.0);
        for nth in 0u8..4 {
            self.put(&format!(".step.t{nth}"), (-6.0 + 30.0 * f32::from(nth), 3.0), (0.9, 0.9));
        }
        self.rule(".steps > rect", "width: 336px; height: 34px; transform: translate(-4px, -1px);");
        self.rule(".step :is(.gold, .step-edge, .dp)", "display: none;");
        self.rule(".step.now .step-disc", "fill: var(--gold); stroke: var(--gold-edge); stroke-width: 2;");
        self.put(".stage-title.own", (-8.0, 240.0), (1.0, 1.0));
        self.put(".stage-title.foe", (-812.0, -16.0), (1.0, 1.0));
        self.rule(".stage-title.foe text", "text-anchor: start;");
        self.rule(".ledger", "display: none;");
        self.rule(".sign .hit", "height: 54px;");
        self.put(".palace-cell", (-48.0, -46.0), (0.65, 0.65));
    }
}

/// Selects whatever makes a territory of a half stand out.
fn lands(half: &str) -> String {
    format!(".{half}:is(.l1, .l2, .l3) > :is(.target, .is-selected, .is-off, .is-changed)")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_narrow_board_is_as_wide_as_the_picture_and_centred_in_it() {
        let css = rules();
        assert!(css.contains(".att > .root { transform: translate(0, -341.53px) scale(2.41860); }"), "{css}");
        assert_eq!(css.matches('{').count(), css.matches('}').count());
    }
}

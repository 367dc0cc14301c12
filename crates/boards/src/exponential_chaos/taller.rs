//! A board that is made taller, step by step, so that every missile of a tie-break has room below the planets: style rules
//! for a wide board and for a phone's. Pages scroll for it rather than leave a missile out.

use super::geometry::{HEIGHT, NARROW, Point, TALLER, TALLER_ON_A_PHONE, WIDTH};
use crate::svg::num;

/// Writes the rules.
pub(super) fn rules() -> String {
    let rules = |class: &str, (width, height): Point, (step, most): (f32, usize)| -> String {
        (1..=most).map(|steps| rule(&format!("{class}{steps}"), (width, height + step * steps as f32))).collect()
    };
    format!(
        "@media (min-width: 600px) {{\n{}}}\n@media (max-width: 599px) {{\n{}}}\n",
        rules(WIDE, (WIDTH, HEIGHT), TALLER),
        rules(PHONE, NARROW, TALLER_ON_A_PHONE)
    )
}

/// The classes of a board that is taller, followed by the number of steps.
const WIDE: &str = "taller";
const PHONE: &str = "longer";

/// Returns these classes for so many steps of a wide board and of a phone's.
pub(super) fn classes([wide, narrow]: [usize; 2]) -> String {
    let named = |class: &str, steps: usize| if steps > 0 { format!(" {class}{steps}") } else { String::new() };
    named(WIDE, wide) + &named(PHONE, narrow)
}

/// Gives a board this shape, and lets it fill its picture, whose box stays that of the plain wide one, in the middle.
fn rule(class: &str, (width, height): Point) -> String {
    let scale = WIDTH / width;
    let top = (HEIGHT - height * scale) / 2.0;
    format!(
        ".stage svg.board.ec:has(> .{class}) {{ aspect-ratio: {width} / {height}; }}\n\
        .ec > .root.{class} {{ transform: translate(0, {}px) scale({scale:.5}); }}\n",
        num(top)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taller_board_has_its_upper_edge_where_the_plain_one_has_it() {
        let css = rules();
        assert!(css.contains(".root.taller2 { transform: translate(0, -88px) scale(1.00000); }"), "{css}");
        assert_eq!(css.matches("aspect-ratio").count(), TALLER.1 + TALLER_ON_A_PHONE.1);
    }
}

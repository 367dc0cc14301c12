//! What is not on the board: dice in hand, ships and robots set aside.

use maud::html;
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::pointing::{read_die, read_robot};
use under_falling_skies::state::{Colour, Die as Rolled, State};
use words::Words;

use super::style::STYLE;
use super::{pieces, ship, summary};
use crate::die::{Die, Lie, die as picture, just_rolled, lying};
use crate::picture::{Piece, Sheet};

/// The edge of a die in hand, and the width it takes with the space beside it.
const DIE: f32 = 44.0;
const PITCH: f32 = 56.0;
/// The width that a piece set aside takes.
const ASIDE: f32 = 40.0;
const WIDTH: f32 = 372.0;

/// Draws the dice in hand; those still to be rolled have a question mark.
pub(super) fn dice(view: &State, rolled: Option<u32>, words: &Words) -> Sheet {
    let dice = in_hand(view);
    let lie = if rolled.is_some() { Lie::Rolled } else { Lie::Straight };
    let content = html! {
        g data-step=[rolled] {
            @for (nth, (colour, value)) in dice.iter().enumerate() {
                @let x = 30.0 + PITCH * nth as f32;
                (lying(Some(format!("hand-{}", nth + 1)), pieces::die(*colour), *value, (x, 26.0), DIE, lie))
            }
        }
    };
    let note = summary::hand(view, words);
    let height = if dice.is_empty() { 4.0 } else { 52.0 };
    Sheet { is_tray: true, ..Sheet::card("hand", &STYLE, (WIDTH, height), [words.word("board-hand"), note], content) }
}

/// Lists the dice in hand: rolled ones by colour and number, then those to be rolled.
fn in_hand(view: &State) -> Vec<(Colour, Option<u8>)> {
    let shown = Colour::BOTH.into_iter().flat_map(|colour| (1..=6).map(move |value| Rolled { colour, value }));
    let shown = shown.flat_map(|die| (0..view.hand.holds(die)).map(move |_| (die.colour, Some(die.value))));
    let unrolled = Colour::BOTH
        .into_iter()
        .flat_map(|colour| (0..view.hand.unrolled[colour as usize]).map(move |_| (colour, None)));
    shown.chain(unrolled).collect()
}

/// Draws what can be picked up: a die in hand, or the robot that is being built.
pub(super) fn piece(view: &State, key: &str, rolled: Option<u32>) -> Option<Piece> {
    if let Some(die) = read_die(key) {
        let (body, value) = (pieces::die(die.colour), Some(die.value));
        let picture = rolled.map_or_else(|| picture(body, value), |step| just_rolled(body, value, step));
        return Some(Piece { picture, count: view.hand.holds(die) });
    }
    let robot = read_robot(key)?;
    Some(Piece { picture: picture(Die::Blue, Some(robot)), count: 1 })
}

/// Draws red ships that have not joined and robots that have not been built.
pub(super) fn aside(game: &UnderFallingSkies, view: &State, words: &Words) -> Sheet {
    let (red, robots) = (game.red_aside(view), view.robots_aside());
    let content = html! {
        @for nth in 0..red { (ship::red(at(nth), 1.0)) }
        @for nth in red..red + robots {
            (lying(Some(format!("spare-{}", nth - red + 1)), Die::Blue, Some(6), at(nth), 24.0, Lie::Straight))
        }
    };
    let height = if red + robots == 0 { 4.0 } else { 30.0 };
    Sheet::card(
        "aside",
        &STYLE,
        (WIDTH, height),
        [words.word("board-aside"), summary::aside(red, robots, words)],
        content,
    )
}

fn at(nth: u8) -> (f32, f32) {
    (24.0 + ASIDE * f32::from(nth), 15.0)
}

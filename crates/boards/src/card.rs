//! Cards with two sides that are chosen before the game.

use maud::{Markup, html};

/// The cards whose sides one option chooses. The option's value is a row of `0` and `1`, a character for each card in
/// their order: `1` where the second side is up.
#[derive(Clone, Debug)]
pub struct Cards {
    /// What stands over them.
    pub title: String,
    /// What turning one means.
    pub meaning: String,
    /// What is counted in cards with the second side up.
    pub level: String,
    /// The cards, in the order of the value.
    pub cards: Vec<Card>,
}

/// A card with two sides.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name.
    pub name: String,
    /// The side that is up at first, then the other.
    pub sides: [Side; 2],
}

/// A side of a card.
#[derive(Clone, Debug)]
pub struct Side {
    /// Its name, in one word.
    pub name: String,
    /// What it holds, in a few words.
    pub note: String,
    /// The class of its palette.
    pub(crate) palette: &'static str,
    /// What is drawn: left, top, width and height of the part that is shown.
    pub(crate) frame: (f32, f32, f32, f32),
    pub(crate) content: Markup,
}

impl Cards {
    /// Writes the value of an option that chooses the sides of so many cards.
    pub fn value(count: usize, is_turned: impl Fn(usize) -> bool) -> String {
        (0..count).map(|index| if is_turned(index) { '1' } else { '0' }).collect()
    }
}

impl Side {
    /// Returns the drawing, for the eye alone: name and note say it in words.
    pub fn svg(&self) -> Markup {
        let (x, y, width, height) = self.frame;
        html! {
            svg xmlns="http://www.w3.org/2000/svg" class=(format!("sheet-picture {}", self.palette))
                viewBox=(format!("{x} {y} {width} {height}")) aria-hidden="true" {
                (self.content)
            }
        }
    }
}

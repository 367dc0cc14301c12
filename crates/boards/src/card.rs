//! Cards with two sides that are chosen before the game.

use maud::{Markup, html};

/// The cards whose sides one option chooses. The option's value is a string of `0` and `1`, one character for each card
/// in order: `1` if its second side is up.
#[derive(Clone, Debug)]
pub struct Cards {
    /// Their heading.
    pub title: String,
    /// What turning one means.
    pub meaning: String,
    /// What the number of cards with the second side up is called.
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
    /// Writes the value of an option that chooses the sides of `count` cards.
    pub fn value(count: usize, is_turned: impl Fn(usize) -> bool) -> String {
        (0..count).map(|index| if is_turned(index) { '1' } else { '0' }).collect()
    }
}

impl Side {
    /// Returns the drawing, which screen readers skip: name and note say it in words.
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

//! What a caller says about a drawing, and what it gets beside the board.

use maud::{Markup, html};

use crate::names::Names;
use crate::style::Style;

/// How a place stands out, in the look language of the table: shape first, colour second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Highlight {
    /// It may be chosen: corner brackets and a light wash.
    Legal,
    /// It may be chosen and gains nothing: a thin broken line, no wash.
    Idle,
    /// It may be chosen and has a bad side: a red sign besides.
    Risky,
    /// It is being looked at: the frame closes.
    Preview,
    /// It was chosen: an ink frame with a notch.
    Chosen,
    /// It cannot be chosen now: hatched.
    Off,
    /// It has just changed: a dog-ear.
    Changed,
}

/// A place on the board that stands out. The board finds the place from the token: `k4C3` is the space C3, `^2` the
/// second spot. Tokens that have no place on the board are left out; several on one place become one highlight, which
/// takes state, label and link of the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The action's token; the key of a piece that lies on the board; or a slot with the piece that would be put into it,
    /// `w.3`.
    pub token: String,
    /// Its name in words.
    pub label: String,
    /// How the place stands out.
    pub highlight: Highlight,
    /// Where pressing it leads; none for a place that only stands out.
    pub link: Option<String>,
}

/// What the places that are no target answer when they are pressed: why they are closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed {
    /// The piece that is taken up, by its key.
    pub piece: Option<String>,
    /// The address that explains a refused action, up to the action's token.
    pub link: String,
}

/// What a drawing shows beside the position.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Picture {
    /// The places that stand out.
    pub targets: Vec<Target>,
    /// What the other places answer, where a page lets them.
    pub closed: Option<Closed>,
    /// What has been put into slots on the way to an action, as `slot.piece`.
    pub put: Vec<String>,
    /// Which piece is which.
    pub names: Names,
}

impl Picture {
    /// Returns the picture of the position alone.
    pub fn plain() -> Self {
        Self::default()
    }
}

/// What stands on a board.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its name, which is read first.
    pub title: String,
    /// How the game stands, in words.
    pub description: String,
    /// A class that the whole board has for now; may be empty.
    pub class: String,
    /// Everything that is seen, from the back to the front.
    pub content: Markup,
}

/// How something pointed out can be laid otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Transform {
    /// Turned on.
    Turn,
    /// Turned over.
    Mirror,
}

/// Something that was pointed out, laid otherwise around a pivot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turned {
    /// How.
    pub transform: Transform,
    /// The action's token.
    pub token: String,
    /// What it is turned around, to be turned on from there.
    pub pivot: String,
}

/// A piece that can be taken up, as a tray shows it.
#[derive(Clone, Debug)]
pub struct Piece {
    /// Its drawing.
    pub picture: Markup,
    /// How many there are of it.
    pub count: u8,
}

/// A card or a tray that lies beside the board.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its name in addresses and styles.
    pub id: &'static str,
    /// What stands over it.
    pub title: String,
    /// How it stands now, in one line of words.
    pub note: String,
    /// Its size in board units.
    pub size: (f32, f32),
    /// The class of its palette.
    pub palette: &'static str,
    /// Whether it shows the pieces that can be taken up, so that a page with a tray of them can do without.
    pub is_tray: bool,
    /// What is drawn.
    pub(crate) content: Markup,
    /// The same as a list for a page, where it has more words than a drawing can break into lines.
    pub(crate) list: Option<Markup>,
}

impl Sheet {
    /// Lays a card beside the board: what stands over it, what is drawn, and how large.
    pub(crate) fn card(id: &'static str, style: &Style, size: (f32, f32), said: [String; 2], content: Markup) -> Self {
        let [title, note] = said;
        Self { id, title, note, size, palette: style.class, is_tray: false, content, list: None }
    }

    /// Returns it as a page shows it: as a drawing of its own, or as a list.
    pub fn svg(&self) -> Markup {
        if let Some(list) = &self.list {
            return list.clone();
        }
        let (width, height) = self.size;
        html! {
            svg xmlns="http://www.w3.org/2000/svg" class=(format!("sheet-picture {}", self.palette))
                viewBox=(format!("0 0 {width} {height}")) role="img" aria-label=(format!("{}: {}", self.title, self.note)) {
                (self.content)
            }
        }
    }
}

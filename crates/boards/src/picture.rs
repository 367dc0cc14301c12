//! What a caller tells a drawing, and what it gets besides the board.

use maud::{Markup, html};

use crate::names::Names;
use crate::style::Style;

/// How a place stands out. Shape comes first, colour second, in every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Highlight {
    /// It may be chosen: corner brackets and a light wash.
    Legal,
    /// It may be chosen but gains nothing: a thin broken line, no wash.
    Idle,
    /// It may be chosen but has a bad side: a red sign is added.
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
/// second spot. Tokens that have no place on the board are left out; several at one place become one highlight, with
/// the state, label and link of the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    /// The action's token; the key of a piece that lies on the board; or a slot with the piece that would go into it,
    /// `w.3`.
    pub token: String,
    /// Its name in words.
    pub label: String,
    /// How the place stands out.
    pub highlight: Highlight,
    /// Where pressing it leads; `None` for a place that only stands out.
    pub link: Option<String>,
}

/// An amount that is changed at its place on the board, one more or one less.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stepper {
    /// The place, by its key.
    pub place: String,
    /// One less; none where there can be no less.
    pub less: Option<StepLink>,
    /// One more; none where there can be no more.
    pub more: Option<StepLink>,
}

/// One step of an amount.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepLink {
    /// Its name in words.
    pub label: String,
    /// Where pressing it leads.
    pub link: String,
}

/// What a choice is worth to whoever has asked for a hint. The board shows it at the place of the action's target, if that
/// has one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The action's token.
    pub token: String,
    /// Chances of a hundred.
    pub percent: u8,
    /// Whether no other choice is known to be better.
    pub leads: bool,
}

/// What places that are not targets answer when they are pressed: why they are closed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Closed {
    /// The piece that has been picked up, by its key.
    pub piece: Option<String>,
    /// The address that explains why an action is refused, up to the action's token.
    pub link: String,
}

/// Which moment a board shows of what moves by itself, where its drawing can show two.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Moment {
    /// The one that fits what is asked.
    #[default]
    Fitting,
    /// As everything stands.
    Now,
    /// As it will stand when it matters next, if nothing comes in between.
    Next,
}

impl Moment {
    /// Returns how addresses call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fitting => "fitting",
            Self::Now => "now",
            Self::Next => "next",
        }
    }

    /// Reads what an address says.
    pub fn read(name: &str) -> Option<Self> {
        [Self::Fitting, Self::Now, Self::Next].into_iter().find(|moment| moment.name() == name)
    }
}

/// What a drawing shows in addition to the position.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Picture {
    /// The places that stand out.
    pub targets: Vec<Target>,
    /// The amounts that can be changed.
    pub steppers: Vec<Stepper>,
    /// What the other places answer, if the page lets them be pressed.
    pub closed: Option<Closed>,
    /// What the choices are worth; empty unless somebody asked.
    pub hints: Vec<Hint>,
    /// What has been put into slots on the way to an action, as `slot.piece`.
    pub put: Vec<String>,
    /// Which moment the board shows.
    pub moment: Moment,
    /// The address that shows another moment, up to its name; none where it cannot be chosen.
    pub moments: Option<String>,
    /// Which piece is which.
    pub names: Names,
}

impl Picture {
    /// Returns a picture that shows the position and nothing more.
    pub fn plain() -> Self {
        Self::default()
    }
}

/// What a board shows.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its name, which a screen reader reads first.
    pub title: String,
    /// How the game stands, in words.
    pub description: String,
    /// A class for the whole board in this position; may be empty.
    pub class: String,
    /// Everything that is seen, from back to front.
    pub content: Markup,
}

/// Another way to lay something that is pointed at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Transform {
    /// Rotated.
    Turn,
    /// Flipped over.
    Mirror,
}

/// Something that was pointed at, laid another way around a pivot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turned {
    /// How.
    pub transform: Transform,
    /// The action's token.
    pub token: String,
    /// What it is turned around, so that turning can go on from there.
    pub pivot: String,
}

/// A piece that can be picked up, as a tray shows it.
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
    /// Its heading.
    pub title: String,
    /// How it stands now, in one line of words.
    pub note: String,
    /// Its size in board units.
    pub size: (f32, f32),
    /// The class of its palette.
    pub palette: &'static str,
    /// Whether it shows the pieces that can be picked up; a page with its own tray of them can leave it out.
    pub is_tray: bool,
    /// What is drawn.
    pub(crate) content: Markup,
    /// The same as a list for a page, if it has more words than a drawing can break into lines.
    pub(crate) list: Option<Markup>,
}

impl Sheet {
    /// Makes a card that lies beside the board: heading and note, what is drawn, and how large.
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

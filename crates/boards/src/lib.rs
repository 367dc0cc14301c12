//! Draws positions: as SVG for pages, print and documents, and as plain text for a terminal.
//!
//! A drawing depends on what the observer may know, and on nothing else: the same view gives the same bytes. Everything
//! printed on a component comes from the game's data file through the game's tables, so a change to a card shows in its
//! drawing; the art around it (sky, city, rock) is computed here. Each game has a module that implements
//! [`GameDrawing`]; [`draw`], [`sheets`], [`cover`], [`stand_alone`] and [`text`] find the right one among
//! [`drawings`], the only place where games are named.
//!
//! The markup holds no script, no `style` attribute and no colour, only classes, so it works under a strict content
//! security policy. [`css`] gives the rules and both palettes, day and night, that all share, [`css_of`] those of a game, which only
//! its own pages need; [`cover_image`] is a file that needs neither. Pieces that move
//! keep their `id` and change only their `transform`; the rules make them glide.
//!
//! What this crate refuses to do: it knows no rules beyond what the board shows, chooses nothing, and never looks at a
//! state that the observer may not see. Who may do what is passed in as [`Target`]s, by token; [`ghosts`] draws what a
//! step would do from its events. It holds no words: the caller brings the game's, in the viewer's language.
//!
//! ```
//! use boards::{Picture, Theme};
//! use contract::{SeatSet, Setup};
//! use words::Words;
//!
//! for drawing in boards::drawings() {
//!     let (maker, seats) = (drawing.maker(), *(drawing.maker().info)().seats.start());
//!     let position = (maker.make)(&Setup::printed(seats)).unwrap().start();
//!     let words = Words::of(position.info(), "en");
//!     let board = boards::draw(&position, SeatSet::NONE, &Picture::plain(), &words).unwrap();
//!     assert!(board.into_string().starts_with("<svg"));
//!     let text = boards::text(&position, SeatSet::NONE, &words).unwrap();
//!     assert!(text.lines().all(|line| line.chars().count() <= 80));
//! }
//! ```

mod address;
pub mod attack_the_tower;
mod card;
mod die;
mod drawing;
pub mod elements;
pub mod exponential_chaos;
mod file;
mod glyph;
mod group;
mod highlight;
mod motion;
mod names;
mod number;
mod palette;
mod part;
mod picture;
mod pill;
mod plain;
pub mod raise_the_shields;
mod say;
mod seats;
pub mod solar_tower_defense;
mod style;
mod svg;
pub mod under_falling_skies;

pub use address::escaped;
pub use card::{Card, Cards, Side};
pub use die::{Die, die};
pub use drawing::{Drawing, GameDrawing, LastStep, Of};
pub use names::Names;
pub use palette::{Ink, Theme};
pub use part::{draw_after, sheets_after};
pub use picture::{
    Closed, Highlight, Hint, Moment, Picture, Piece, Scene, Sheet, StepLink, Stepper, Target, Transform, Turned,
};
pub use style::Style;

use std::sync::LazyLock;

use contract::{Observer, Position, Setup, StepText};
use maud::Markup;
use words::Words;

/// Returns the drawings of all games that have one. A new game is one line here.
pub fn drawings() -> &'static [&'static dyn Drawing] {
    const DRAWINGS: &[&dyn Drawing] = &[
        &Of::<under_falling_skies::Skies>::new(),
        &Of::<raise_the_shields::Shields>::new(),
        &Of::<attack_the_tower::Towers>::new(),
        &Of::<exponential_chaos::Chaos>::new(),
        &Of::<solar_tower_defense::Planets>::new(),
    ];
    DRAWINGS
}

/// Returns the drawing of the game with this id.
fn find(id: &str) -> Option<&'static dyn Drawing> {
    drawings().iter().copied().find(|drawing| (drawing.maker().info)().id == id)
}

fn of(position: &Position) -> Option<&'static dyn Drawing> {
    find(position.info().id)
}

/// Returns the style sheet that all drawings share, for a page. The night palette follows the system's setting or
/// `data-theme="dark"` on the root element; `data-theme="light"` keeps the day palette.
pub fn css() -> &'static str {
    static CSS: LazyLock<String> = LazyLock::new(style::shared);
    &CSS
}

/// Returns what a page that shows the game with this id needs beside it; `None` for one without a drawing.
pub fn css_of(id: &str) -> Option<String> {
    find(id).map(|drawing| style::of(drawing.style(), drawing.ratio()))
}

impl Names {
    /// Follows the game from the position before, by the step in between, to this one; `before` is `None` when a
    /// position is seen for the first time, or after steps were taken back. Remembers only what the observer may know.
    pub fn follow(&mut self, before: Option<(&Position, &StepText)>, position: &Position, observer: Observer) {
        if let Some(drawing) = of(position) {
            drawing.follow(before, position, observer, self);
        }
    }
}

/// Draws the board as the observer sees it; `None` for a game without a drawing.
pub fn draw(position: &Position, observer: Observer, picture: &Picture, words: &Words) -> Option<Markup> {
    of(position)?.board(position, observer, picture, words)
}

/// Draws what lies beside the board, in the order in which a page shows it; empty for a game without a drawing.
pub fn sheets(position: &Position, observer: Observer, picture: &Picture, words: &Words) -> Vec<Sheet> {
    of(position).map_or_else(Vec::new, |drawing| drawing.sheets(position, observer, picture, words))
}

/// Draws a piece that can be picked up, by its key; `None` if there is no such piece, or no drawing.
pub fn piece(position: &Position, observer: Observer, key: &str, names: &Names) -> Option<Piece> {
    of(position)?.piece(position, observer, key, names)
}

/// Draws an overlay of the board's size that shows what a step from `before` would move and hit; `None` for a game
/// without a drawing, and for chance. The position must fit what the observer may know.
pub fn ghosts(before: &Position, step: &StepText, observer: Observer, moment: Moment, words: &Words) -> Option<Markup> {
    of(before)?.ghosts(before, step, observer, moment, words)
}

/// Returns the other ways to lay down what an action lays down, around a pivot, among the other actions given; without
/// a pivot, one is chosen. Empty for a game that lays nothing down.
pub fn turned(
    position: &Position,
    observer: Observer,
    token: &str,
    pivot: Option<&str>,
    others: &[&str],
) -> Vec<Turned> {
    of(position).map_or_else(Vec::new, |drawing| drawing.turned(position, observer, token, pivot, others))
}

/// Draws a small picture that stands for the game with this id, for a shelf of games; `None` for one without.
pub fn cover(id: &str) -> Option<Markup> {
    find(id)?.cover()
}

/// Draws the smallest picture that stands for the game with this id, for a line of a list; `None` for one without.
pub fn emblem(id: &str) -> Option<Markup> {
    find(id)?.emblem()
}

/// Draws the cover as an SVG file with its own style, which a page shows as an image; it fills whatever box it gets.
pub fn cover_image(id: &str, theme: Theme) -> Option<String> {
    let drawing = find(id)?;
    Some(file::alone(&drawing.cover()?, drawing.style(), theme))
}

/// Draws the emblem as such a file.
pub fn emblem_image(id: &str, theme: Theme) -> Option<String> {
    let drawing = find(id)?;
    Some(file::alone(&drawing.emblem()?, drawing.style(), theme))
}

/// Draws the sign of one of the numbers that sum up the game with this id; `None` for one without.
pub fn sign(id: &str, vital: &str) -> Option<Markup> {
    find(id)?.sign(vital)
}

/// Returns how many cards have their sides chosen by an option of the game with this id, without drawing them; `None`
/// for an option that chooses no sides, or a game without a drawing.
pub fn card_count(id: &str, key: &str) -> Option<usize> {
    find(id)?.card_count(key)
}

/// Draws the cards whose sides an option of the game with this id chooses; `None` for an option that chooses no sides, or
/// a game without a drawing.
pub fn cards(id: &str, key: &str, words: &Words) -> Option<Cards> {
    cards_with(id, key, &Setup::printed(1), words)
}

/// Draws these cards as the other options of a setup make them; also `None` if the game refuses the setup.
pub fn cards_with(id: &str, key: &str, setup: &Setup, words: &Words) -> Option<Cards> {
    find(id)?.cards(key, setup, words)
}

/// Draws the picture for a step of how to play, as an SVG file for a page; `None` if the game with this id has no such
/// step, or no drawing. Steps are counted from 0, as in [`contract::Info::howto`].
pub fn lesson(id: &str, step: usize, theme: Theme, words: &Words) -> Option<String> {
    find(id)?.lesson(step, theme, words)
}

/// Returns how wide and high such a picture is; `None` for a game without a drawing.
pub fn lesson_size(id: &str, step: usize) -> Option<(f32, f32)> {
    Some(find(id)?.lesson_size(step))
}

/// Returns the cover of the game with this id as a PNG, 1200 wide and 630 high; `None` for one without.
pub fn poster(id: &str) -> Option<&'static [u8]> {
    find(id)?.poster()
}

/// Draws board and sheets as one self-contained SVG file; `None` for a game without a drawing.
pub fn stand_alone(position: &Position, observer: Observer, theme: Theme, words: &Words) -> Option<String> {
    of(position)?.stand_alone(position, observer, theme, words)
}

/// Draws the position in at most 80 columns of plain characters; `None` for a game without a drawing.
pub fn text(position: &Position, observer: Observer, words: &Words) -> Option<String> {
    of(position)?.text(position, observer, words)
}

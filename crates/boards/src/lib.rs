//! Draws positions: as SVG for pages, print and documents, and as plain text for a terminal.
//!
//! A drawing is a function of what an observer may know, and of nothing else: the same view gives the same bytes. All
//! that is printed on a component comes from the game's data file through the game's tables, so a changed card is
//! drawn as it is; the art around it (sky, city, rock) is computed here. One module a game; [`draw`], [`sheets`],
//! [`cover`], [`stand_alone`] and [`text`] find the right one.
//!
//! The markup holds no script, no `style` attribute and no colour: classes only, so that it stands under a strict
//! content security policy. [`css`] gives the rules and both palettes, day and night, and a page links it once.
//! Pieces that move keep their `id` and change only their `transform`; the rules make them glide.
//!
//! What this crate refuses to do: it knows no rules beyond what the board shows, chooses nothing, and never looks at
//! a state that the observer may not see. Who may do what is passed in as [`Target`]s, by token; what a step would do is
//! drawn by [`ghosts`] from two positions that its caller made. Where a drawing holds words, they are the game's, in its
//! first language.
//!
//! ```
//! use contract::{Game, Notation, Setup};
//! use under_falling_skies::UnderFallingSkies;
//!
//! let game = UnderFallingSkies::new(&Setup::printed(1)).unwrap();
//! let view = game.start();
//! let board = boards::under_falling_skies::draw(&game, &view, &boards::Picture::plain());
//! assert!(board.into_string().starts_with("<svg"));
//! assert!(boards::under_falling_skies::text(&game, &view).contains("mothership"));
//! ```

mod card;
mod die;
pub mod elements;
mod file;
mod glyph;
mod mark;
mod motion;
mod number;
mod palette;
mod picture;
pub mod raise_the_shields;
mod style;
mod svg;
pub mod under_falling_skies;

pub use card::{Card, Cards, Side};
pub use die::{Die, die};
pub use palette::Theme;
pub use picture::{Closed, Mark, Names, Picture, Piece, Sheet, Target, Turned, Way};
pub use style::css;

use ::raise_the_shields::RaiseTheShields;
use ::under_falling_skies::UnderFallingSkies;
use contract::{Notation, Observer, Position, Setup, StepText};
use maud::Markup;

use crate::under_falling_skies::Passed;

impl Names {
    /// Follows the game to this position, from the one before by the step in between; `None` where it is looked at first,
    /// or steps were taken back. What is remembered is what the observer may know.
    pub fn follow(&mut self, before: Option<(&Position, &StepText)>, position: &Position, observer: Observer) {
        if let Some((_, view)) = position.view::<RaiseTheShields>(observer) {
            let told = before.map(|(before, step)| (step, before.tell(step, position, observer)));
            let passed = match &told {
                Some((StepText::Act { .. }, phrases)) => raise_the_shields::Passed::Act(phrases),
                Some((StepText::Befall { .. }, phrases)) => raise_the_shields::Passed::Luck(phrases),
                None => raise_the_shields::Passed::Unknown,
            };
            raise_the_shields::follow(self, &view, passed);
        }
        let Some((game, view)) = position.view::<UnderFallingSkies>(observer) else { return };
        let is_known = |(before, step): &(&Position, &StepText)| {
            before.token_for(step, position, observer).as_deref() == Some(step.token())
        };
        let passed = match before.filter(is_known) {
            Some((_, StepText::Act { token, .. })) => game.read_action(token).map_or(Passed::Unknown, Passed::Act),
            Some((_, StepText::Befall { .. })) => Passed::Luck,
            None => Passed::Unknown,
        };
        under_falling_skies::follow(game, self, &view, passed);
    }
}

/// Draws the board as the observer sees it; `None` for a game without a drawing.
pub fn draw(position: &Position, observer: Observer, picture: &Picture) -> Option<Markup> {
    if let Some((game, view)) = position.view::<RaiseTheShields>(observer) {
        return Some(raise_the_shields::draw(game, &view, observer, picture));
    }
    let (game, view) = position.view::<UnderFallingSkies>(observer)?;
    Some(under_falling_skies::draw(game, &view, picture))
}

/// Draws what lies beside the board, in the order in which a page shows it; empty for a game without a drawing.
pub fn sheets(position: &Position, observer: Observer, picture: &Picture) -> Vec<Sheet> {
    if let Some((game, view)) = position.view::<RaiseTheShields>(observer) {
        return raise_the_shields::sheets(game, &view, observer, picture);
    }
    let seen = position.view::<UnderFallingSkies>(observer);
    seen.map_or_else(Vec::new, |(game, view)| under_falling_skies::sheets(game, &view, &picture.names))
}

/// Draws a piece that can be taken up, by its key; `None` where there is none, or no drawing.
pub fn piece(position: &Position, observer: Observer, key: &str, names: &Names) -> Option<Piece> {
    if let Some((game, view)) = position.view::<RaiseTheShields>(observer) {
        return raise_the_shields::piece(game, &view, observer, key);
    }
    let (_, view) = position.view::<UnderFallingSkies>(observer)?;
    under_falling_skies::piece(&view, key, names)
}

/// Draws over the board what a step from `before` to `after` would move and hit, as a picture of the board's size;
/// `None` for a game without a drawing, and for luck. Both positions must fit what the observer may know.
pub fn ghosts(before: &Position, step: &StepText, after: &Position, observer: Observer) -> Option<Markup> {
    let StepText::Act { token, .. } = step else { return None };
    if let Some((game, view)) = before.view::<RaiseTheShields>(observer) {
        let (_, then) = after.view::<RaiseTheShields>(observer)?;
        return Some(raise_the_shields::ghosts(game, &view, observer, game.read_action(token).ok()?, &then));
    }
    let (game, view) = before.view::<UnderFallingSkies>(observer)?;
    let (_, then) = after.view::<UnderFallingSkies>(observer)?;
    let action = game.read_action(token).ok()?;
    Some(under_falling_skies::ghosts(game, &view, action, &then))
}

/// Returns how what an action lays down can be laid otherwise around a spot, by another of these actions; the first time
/// the spot is chosen. Nothing for a game that lays nothing down.
pub fn turned(
    position: &Position,
    observer: Observer,
    token: &str,
    spot: Option<&str>,
    others: &[&str],
) -> Vec<Turned> {
    let seen = position.view::<RaiseTheShields>(observer);
    seen.map_or_else(Vec::new, |(game, _)| raise_the_shields::turned(game, token, spot, others))
}

/// Draws a small picture that stands for the game with this id, for a shelf of games; `None` for one without.
pub fn cover(id: &str) -> Option<Markup> {
    if id == ::raise_the_shields::INFO.id {
        return Some(raise_the_shields::cover());
    }
    (id == ::under_falling_skies::INFO.id).then(under_falling_skies::cover)
}

/// Draws the smallest picture that stands for the game with this id, for a line of a list; `None` for one without.
pub fn emblem(id: &str) -> Option<Markup> {
    if id == ::raise_the_shields::INFO.id {
        return Some(raise_the_shields::emblem());
    }
    (id == ::under_falling_skies::INFO.id).then(under_falling_skies::emblem)
}

/// Draws the cards whose sides an option of the game with this id chooses; `None` for an option that chooses no sides, or
/// a game without a drawing.
pub fn cards(id: &str, key: &str) -> Option<Cards> {
    cards_with(id, key, &Setup::printed(1))
}

/// Draws these cards as the other options of a setup make them; `None` also where the game refuses the setup.
pub fn cards_with(id: &str, key: &str, setup: &Setup) -> Option<Cards> {
    (id == ::under_falling_skies::INFO.id).then(|| under_falling_skies::cards(key, setup).ok().flatten()).flatten()
}

/// Draws board and sheets as one SVG file that needs nothing else; `None` for a game without a drawing.
pub fn stand_alone(position: &Position, observer: Observer, theme: Theme) -> Option<String> {
    if let Some((game, view)) = position.view::<RaiseTheShields>(observer) {
        return Some(raise_the_shields::stand_alone(game, &view, observer, theme));
    }
    let (game, view) = position.view::<UnderFallingSkies>(observer)?;
    Some(under_falling_skies::stand_alone(game, &view, theme))
}

/// Draws the position in at most 80 columns of plain characters; `None` for a game without a drawing.
pub fn text(position: &Position, observer: Observer) -> Option<String> {
    if let Some((game, view)) = position.view::<RaiseTheShields>(observer) {
        return Some(raise_the_shields::text(game, &view, observer));
    }
    let (game, view) = position.view::<UnderFallingSkies>(observer)?;
    Some(under_falling_skies::text(game, &view))
}

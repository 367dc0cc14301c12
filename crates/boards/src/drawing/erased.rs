//! A drawing whose game's type is erased.

use std::marker::PhantomData;

use contract::{
    Game, LineSetup, Maker, Notation, Observer, PartEvents, Position, Seat, SeatSet, Setup, StepPart, StepText,
};
use maud::Markup;
use words::Words;

use super::{GameDrawing, LastStep};
use crate::card::Cards;
use crate::names::Names;
use crate::palette::Theme;
use crate::picture::{Moment, Picture, Piece, Sheet, Turned};
use crate::style::Style;

/// The drawing of some game. Methods that take a position return nothing for a position of another game.
pub trait Drawing: Sync {
    /// Returns the maker of the game that is drawn.
    fn maker(&self) -> Maker;
    /// Returns how it looks.
    fn style(&self) -> &'static Style;
    /// Returns the width of its board divided by its height; see [`GameDrawing::BOX`].
    fn ratio(&self) -> f32;
    /// Returns the line of a position for documents; see [`GameDrawing::SHOWN`].
    fn shown(&self) -> &'static str;
    /// Draws the board; see [`GameDrawing::board`].
    fn board(&self, position: &Position, observer: Observer, picture: &Picture, words: &Words) -> Option<Markup>;
    /// Draws what lies beside it; see [`GameDrawing::sheets`].
    fn sheets(&self, position: &Position, observer: Observer, picture: &Picture, words: &Words) -> Vec<Sheet>;
    /// Draws a piece; see [`GameDrawing::piece`].
    fn piece(&self, position: &Position, observer: Observer, key: &str, names: &Names) -> Option<Piece>;
    /// Draws what a step would do; see [`GameDrawing::overlay`].
    fn ghosts(
        &self,
        before: &Position,
        step: &StepText,
        observer: Observer,
        moment: Moment,
        words: &Words,
    ) -> Option<Markup>;
    /// Lays something another way; see [`GameDrawing::turned`].
    fn turned(
        &self,
        position: &Position,
        observer: Observer,
        token: &str,
        pivot: Option<&str>,
        others: &[&str],
    ) -> Vec<Turned>;
    /// Follows the game; see [`GameDrawing::follow`].
    fn follow(
        &self,
        before: Option<(&Position, &StepText)>,
        position: &Position,
        observer: Observer,
        names: &mut Names,
    );
    /// Draws the board after a part of a step; see [`GameDrawing::board`].
    fn board_after(&self, part: &StepPart, picture: &Picture, words: &Words) -> Option<Markup>;
    /// Draws what lies beside it; see [`GameDrawing::sheets`].
    fn sheets_after(&self, part: &StepPart, picture: &Picture, words: &Words) -> Vec<Sheet>;
    /// Follows the game over a part of a step; see [`GameDrawing::follow`].
    fn follow_part(&self, part: &StepPart, names: &mut Names);
    /// Draws the cover; see [`GameDrawing::cover`].
    fn cover(&self) -> Option<Markup>;
    /// Draws the emblem; see [`GameDrawing::emblem`].
    fn emblem(&self) -> Option<Markup>;
    /// Draws the sign of a vital; see [`GameDrawing::sign`].
    fn sign(&self, vital: &str) -> Option<Markup>;
    /// Returns how many cards an option has; see [`GameDrawing::card_count`].
    fn card_count(&self, key: &str) -> Option<usize>;
    /// Draws the cards of an option; see [`GameDrawing::cards`].
    fn cards(&self, key: &str, setup: &Setup, words: &Words) -> Option<Cards>;
    /// Draws what a step of how to play shows; see [`GameDrawing::lesson`]. Steps are counted from 0.
    fn lesson(&self, step: usize, theme: Theme, words: &Words) -> Option<String>;
    /// Returns how wide and high that picture is.
    fn lesson_size(&self, step: usize) -> (f32, f32);
    /// Returns the cover as a PNG; see [`GameDrawing::POSTER`].
    fn poster(&self) -> Option<&'static [u8]>;
    /// Draws board and sheets as one file; see [`GameDrawing::stand_alone`].
    fn stand_alone(&self, position: &Position, observer: Observer, theme: Theme, words: &Words) -> Option<String>;
    /// Draws the position in plain characters; see [`GameDrawing::text`].
    fn text(&self, position: &Position, observer: Observer, words: &Words) -> Option<String>;
}

/// A drawing with its game's type erased: the one place where a position becomes a view.
#[derive(Clone, Copy, Default, Debug)]
pub struct Of<D>(PhantomData<fn() -> D>);

impl<D> Of<D> {
    /// Erases the type.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<D: GameDrawing> Drawing for Of<D> {
    fn maker(&self) -> Maker {
        Maker::of::<D::Game>()
    }

    fn style(&self) -> &'static Style {
        D::STYLE
    }

    fn ratio(&self) -> f32 {
        let [.., width, height] = D::BOX;
        width / height
    }

    fn shown(&self) -> &'static str {
        D::SHOWN
    }

    fn board(&self, position: &Position, observer: Observer, picture: &Picture, words: &Words) -> Option<Markup> {
        let (game, view) = position.view::<D::Game>(observer)?;
        Some(D::board(game, &view, observer, picture, words))
    }

    fn sheets(&self, position: &Position, observer: Observer, picture: &Picture, words: &Words) -> Vec<Sheet> {
        let seen = position.view::<D::Game>(observer);
        seen.map_or_else(Vec::new, |(game, view)| D::sheets(game, &view, observer, picture, words))
    }

    fn piece(&self, position: &Position, observer: Observer, key: &str, names: &Names) -> Option<Piece> {
        let (game, view) = position.view::<D::Game>(observer)?;
        D::piece(game, &view, observer, key, names)
    }

    fn ghosts(
        &self,
        before: &Position,
        step: &StepText,
        observer: Observer,
        moment: Moment,
        words: &Words,
    ) -> Option<Markup> {
        if matches!(step, StepText::Outcome { .. }) {
            return None;
        }
        let (game, view) = before.view::<D::Game>(observer)?;
        D::overlay(game, &view, observer, &before.events::<D::Game>(step, observer)?, moment, words)
    }

    fn turned(
        &self,
        position: &Position,
        observer: Observer,
        token: &str,
        pivot: Option<&str>,
        others: &[&str],
    ) -> Vec<Turned> {
        let seen = position.view::<D::Game>(observer);
        seen.map_or_else(Vec::new, |(game, _)| D::turned(game, token, pivot, others))
    }

    fn follow(
        &self,
        before: Option<(&Position, &StepText)>,
        position: &Position,
        observer: Observer,
        names: &mut Names,
    ) {
        let Some((game, view)) = position.view::<D::Game>(observer) else { return };
        let known = before.and_then(|(before, step)| {
            let events = before.events::<D::Game>(step, observer)?;
            Some((matches!(step, StepText::Outcome { .. }), before.view::<D::Game>(observer)?.1, events))
        });
        let step = known.as_ref().map(|(is_luck, before, events)| LastStep { is_chance: *is_luck, before, events });
        D::follow(game, &view, step, names);
    }

    fn board_after(&self, part: &StepPart, picture: &Picture, words: &Words) -> Option<Markup> {
        let part = part.events::<D::Game>()?;
        Some(D::board(part.game, part.after, part.observer, picture, words))
    }

    fn sheets_after(&self, part: &StepPart, picture: &Picture, words: &Words) -> Vec<Sheet> {
        let seen = part.events::<D::Game>();
        seen.map_or_else(Vec::new, |part| D::sheets(part.game, part.after, part.observer, picture, words))
    }

    fn follow_part(&self, part: &StepPart, names: &mut Names) {
        if let Some(PartEvents { game, is_chance, before, after, events, .. }) = part.events::<D::Game>() {
            D::follow(game, after, Some(LastStep { is_chance, before, events }), names);
        }
    }

    fn cover(&self) -> Option<Markup> {
        D::cover()
    }

    fn emblem(&self) -> Option<Markup> {
        D::emblem()
    }

    fn sign(&self, vital: &str) -> Option<Markup> {
        D::sign(vital)
    }

    fn card_count(&self, key: &str) -> Option<usize> {
        D::card_count(key)
    }

    fn cards(&self, key: &str, setup: &Setup, words: &Words) -> Option<Cards> {
        D::cards(key, setup, words)
    }

    fn lesson(&self, step: usize, theme: Theme, words: &Words) -> Option<String> {
        let lesson = D::Game::info().howto.get(step)?;
        let LineSetup { options, seats } = D::Game::line_setup(lesson.position).ok()?;
        let least = *D::Game::info().seats.start();
        let setup = Setup { options, ..Setup::printed(seats.unwrap_or(least)) };
        let position = (self.maker().make)(&setup).ok()?.read(lesson.position).ok()?;
        let observer = SeatSet::only(Seat::FIRST);
        let (game, view) = position.view::<D::Game>(observer)?;
        let events = match lesson.shows {
            Some(token) => position
                .events::<D::Game>(&StepText::Action { seat: Seat::FIRST, token: token.to_owned() }, observer)?,
            None => Vec::new(),
        };
        let shown = lesson.shows.map(|token| (token, &events[..]));
        Some(D::lesson(game, &view, observer, shown, close_up::<D>(step), (theme, words)))
    }

    fn lesson_size(&self, step: usize) -> (f32, f32) {
        let [_, _, width, height] = close_up::<D>(step);
        (width, height)
    }

    fn poster(&self) -> Option<&'static [u8]> {
        D::POSTER
    }

    fn stand_alone(&self, position: &Position, observer: Observer, theme: Theme, words: &Words) -> Option<String> {
        let (game, view) = position.view::<D::Game>(observer)?;
        Some(D::stand_alone(game, &view, observer, theme, words))
    }

    fn text(&self, position: &Position, observer: Observer, words: &Words) -> Option<String> {
        let (game, view) = position.view::<D::Game>(observer)?;
        Some(D::text(game, &view, observer, words))
    }
}

/// Returns what part of the board the picture of a step of how to play shows.
fn close_up<D: GameDrawing>(step: usize) -> [f32; 4] {
    D::CLOSE_UPS.get(step).copied().unwrap_or(D::BOX)
}

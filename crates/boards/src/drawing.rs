//! The drawing of a game: the trait that its module implements, and the same with the game's type erased.

mod erased;
mod last_step;

pub use erased::{Drawing, Of};
pub use last_step::LastStep;

use contract::{Determinize, Events, Game, Notation, Observer, Setup, Speak};
use maud::{Markup, html};
use words::Words;

use crate::card::Cards;
use crate::file;
use crate::names::Names;
use crate::palette::Theme;
use crate::picture::{Highlight, Moment, Picture, Piece, Scene, Sheet, Target, Turned};
use crate::style::Style;

/// What an observer may know of a game.
type View<D> = <<D as GameDrawing>::Game as Game>::View;
/// One thing that happens in it.
type Event<D> = <<D as GameDrawing>::Game as Events>::Event;

/// How one game is drawn. A game needs only a [`GameDrawing::scene`] and a [`GameDrawing::text`]; what it leaves out is
/// not shown. No rule is computed here: what a step does is in its events, and what holds in a position the game says.
/// A drawing speaks in the words it is given: the game's own, in the viewer's language.
pub trait GameDrawing: 'static {
    /// The game.
    type Game: Game + Notation + Speak + Determinize;

    /// How it looks.
    const STYLE: &'static Style;
    /// The board: left, top, width and height.
    const BOX: [f32; 4];
    /// The position line that documents show: one with most of the things that can lie on the table.
    const SHOWN: &'static str;
    /// The part of the board that each picture of how to play shows, in order; pictures without an entry show the whole
    /// board.
    const CLOSE_UPS: &'static [[f32; 4]] = &[];
    /// The cover with the game's name, 1200 wide and 630 high. It is a PNG for programs that show where a link leads,
    /// since none of them reads SVG.
    const POSTER: Option<&'static [u8]> = None;

    /// Draws what is on the board, with the words that go with it.
    fn scene(game: &Self::Game, view: &View<Self>, observer: Observer, picture: &Picture, words: &Words) -> Scene;

    /// Draws the position in at most 80 columns of plain characters.
    fn text(game: &Self::Game, view: &View<Self>, observer: Observer, words: &Words) -> String;

    /// Draws the places that stand out, and those that say why they are closed.
    fn targets(_: &Self::Game, _: &View<Self>, _: Observer, _: &Picture, _: &Words) -> Markup {
        html! {}
    }

    /// Draws the switch between the moments that the board can show, if there are two.
    fn switch(_: &Self::Game, _: &View<Self>, _: Observer, _: &Picture, _: &Words) -> Option<Markup> {
        None
    }

    /// Draws what lies beside the board, in the order in which a page shows it.
    fn sheets(_: &Self::Game, _: &View<Self>, _: Observer, _: &Picture, _: &Words) -> Vec<Sheet> {
        Vec::new()
    }

    /// Draws a piece that can be picked up, by its key.
    fn piece(_: &Self::Game, _: &View<Self>, _: Observer, _: &str, _: &Names) -> Option<Piece> {
        None
    }

    /// Draws over the board what an action would move and hit: everything that would happen, starting from this view. The
    /// board shows this moment.
    fn ghosts(_: &Self::Game, _: &View<Self>, _: Observer, _: &[Event<Self>], _: Moment, _: &Words) -> Option<Markup> {
        None
    }

    /// Returns the other ways to lay down what an action lays down, around a pivot, among the other actions given.
    fn turned(_: &Self::Game, _: &str, _: Option<&str>, _: &[&str]) -> Vec<Turned> {
        Vec::new()
    }

    /// Follows the game to this view; see [`Names::update`]. The step is `None` when a position is seen for the first
    /// time, or after steps were taken back.
    fn follow(_: &Self::Game, _: &View<Self>, _: Option<LastStep<'_, Self::Game>>, _: &mut Names) {}

    /// Draws a small picture that stands for the game, for a shelf of games.
    fn cover() -> Option<Markup> {
        None
    }

    /// Draws the smallest picture that stands for the game, for a line of a list.
    fn emblem() -> Option<Markup> {
        None
    }

    /// Draws the sign of one of the numbers that sum up the game ([`contract::Vital::name`]), for a line of text.
    fn sign(_: &str) -> Option<Markup> {
        None
    }

    /// Returns how many cards have their sides chosen by an option; `None` for an option that chooses no sides.
    fn card_count(_: &str) -> Option<usize> {
        None
    }

    /// Draws the cards whose sides an option chooses, as the other options of a setup make them.
    fn cards(_: &str, _: &Setup, _: &Words) -> Option<Cards> {
        None
    }

    /// Draws the board, for a page only: its identifiers may occur only once there.
    fn board(game: &Self::Game, view: &View<Self>, observer: Observer, picture: &Picture, words: &Words) -> Markup {
        let scene = Self::scene(game, view, observer, picture, words);
        // What can be pressed must be reached one by one; a picture is read as a whole.
        let switch = Self::switch(game, view, observer, picture, words);
        let is_picture = picture.targets.is_empty() && picture.closed.is_none() && switch.is_none();
        let role = if is_picture { "img" } else { "group" };
        let class = Self::STYLE.classes("board") + if scene.class.is_empty() { "" } else { " " } + &scene.class;
        html! {
            svg id="board" xmlns="http://www.w3.org/2000/svg" class=(class) viewBox=(view_box(Self::BOX)) role=(role)
                aria-labelledby="board-title" aria-describedby="board-desc" {
                title id="board-title" { (scene.title) }
                desc id="board-desc" { (scene.description) }
                (scene.content)
                @if let Some(switch) = switch { (switch) }
                (Self::targets(game, view, observer, picture, words))
            }
        }
    }

    /// Draws the ghosts as a picture of the board's size.
    fn overlay(
        game: &Self::Game,
        view: &View<Self>,
        observer: Observer,
        events: &[Event<Self>],
        moment: Moment,
        words: &Words,
    ) -> Option<Markup> {
        let ghosts = Self::ghosts(game, view, observer, events, moment, words)?;
        let class = Self::STYLE.classes("ghosts");
        Some(html! {
            svg xmlns="http://www.w3.org/2000/svg" class=(class) viewBox=(view_box(Self::BOX)) aria-hidden="true" {
                (ghosts)
            }
        })
    }

    /// Draws the picture for a step of how to play: a part of the board, with the place in question and what would
    /// happen there.
    fn lesson(
        game: &Self::Game,
        view: &View<Self>,
        observer: Observer,
        shown: Option<(&str, &[Event<Self>])>,
        edges: [f32; 4],
        (theme, words): (Theme, &Words),
    ) -> String {
        let target = |(token, _): (&str, _)| Target {
            token: token.to_owned(),
            label: String::new(),
            highlight: Highlight::Preview,
            link: None,
        };
        let picture = Picture { targets: shown.map(target).into_iter().collect(), ..Picture::plain() };
        let scene = Self::scene(game, view, observer, &picture, words);
        let ghosts = shown.and_then(|(_, events)| Self::ghosts(game, view, observer, events, Moment::default(), words));
        let over = html! {
            (Self::targets(game, view, observer, &picture, words))
            @if let Some(ghosts) = ghosts { g class=(format!("ghosts {}", Self::STYLE.class)) { (ghosts) } }
        };
        file::close_up(&scene, &over, edges, Self::STYLE, theme)
    }

    /// Draws board and sheets as one file.
    fn stand_alone(game: &Self::Game, view: &View<Self>, observer: Observer, theme: Theme, words: &Words) -> String {
        let plain = Picture::plain();
        let scene = Self::scene(game, view, observer, &plain, words);
        file::write(&scene, Self::BOX, Self::STYLE, &Self::sheets(game, view, observer, &plain, words), theme)
    }
}

fn view_box(edges: [f32; 4]) -> String {
    edges.map(|number| number.to_string()).join(" ")
}

//! Exponential Chaos: a poster of the night sky, with the invasion above, the threatened planet large, and the others as
//! small discs in turn order.

mod board;
mod changed;
mod cover;
mod defs;
mod dice;
mod end;
mod followed;
mod geometry;
mod ghosts;
mod hand;
mod howto;
mod missiles;
mod narrow;
mod plan;
mod planet;
mod plates;
mod row;
mod sheets;
mod skins;
mod strike;
mod style;
mod summary;
mod taller;
mod targets;
mod text;

use contract::{Game as _, Observer};
use exponential_chaos::ExponentialChaos;
use exponential_chaos::event::Event;
use exponential_chaos::state::{Phase, State};
use maud::{Markup, html};
use words::Words;

use crate::drawing::{GameDrawing, LastStep};
use crate::glyph::sign;
use crate::names::Names;
use crate::picture::{Moment, Picture, Piece, Scene, Sheet};
use crate::style::Style;
use crate::svg::path;
use board::Board;
use followed::Followed;
use geometry::{BOX, Globe};
use strike::Strike;

/// The class of the palette.
const PALETTE: &str = "ec";

/// The drawing of the game.
#[derive(Clone, Copy, Debug)]
pub struct Chaos;

impl GameDrawing for Chaos {
    type Game = ExponentialChaos;

    const STYLE: &'static Style = &style::STYLE;
    const BOX: [f32; 4] = BOX;
    const SHOWN: &'static str = "ec1 n=4 r=2 f=2 t=1 ph=roll pl=221202222212.2/222212022221.2/122222212220.1/012122210222.2 \
        inv=Y1:2,Y2:1,B1:2,B2:3,P1:2,P2:1 def=ybmx rr=1 ms=0 pts=0 q=- tb=-";
    const CLOSE_UPS: &'static [[f32; 4]] = howto::CLOSE_UPS;
    const POSTER: Option<&'static [u8]> = Some(include_bytes!("cover.png"));

    fn scene(game: &ExponentialChaos, view: &State, observer: Observer, picture: &Picture, words: &Words) -> Scene {
        let board = Board::of(game, view, observer, picture, words);
        Scene {
            title: summary::title(&board),
            description: summary::describe(&board),
            class: String::new(),
            content: root(&board, &content(&board)),
        }
    }

    fn targets(game: &ExponentialChaos, view: &State, observer: Observer, picture: &Picture, words: &Words) -> Markup {
        let board = Board::of(game, view, observer, picture, words);
        root(&board, &targets::draw(&board, picture))
    }

    fn text(game: &ExponentialChaos, view: &State, observer: Observer, words: &Words) -> String {
        text::text(&Board::of(game, view, observer, &Picture::plain(), words))
    }

    /// Draws the staging board.
    fn sheets(
        game: &ExponentialChaos,
        view: &State,
        observer: Observer,
        picture: &Picture,
        words: &Words,
    ) -> Vec<Sheet> {
        vec![sheets::staging(&Board::of(game, view, observer, picture, words))]
    }

    fn piece(_: &ExponentialChaos, view: &State, _: Observer, key: &str, names: &Names) -> Option<Piece> {
        hand::piece(view, key, names)
    }

    fn ghosts(
        game: &ExponentialChaos,
        view: &State,
        observer: Observer,
        events: &[Event],
        _: Moment,
        words: &Words,
    ) -> Option<Markup> {
        let board = Board::of(game, view, observer, &Picture::plain(), words);
        Some(root(&board, &ghosts::draw(&board, events)))
    }

    fn follow(game: &ExponentialChaos, view: &State, step: Option<LastStep<'_, ExponentialChaos>>, names: &mut Names) {
        names.update(|followed: &mut Followed| followed.follow(game, view, step));
    }

    fn cover() -> Option<Markup> {
        Some(cover::cover())
    }

    fn emblem() -> Option<Markup> {
        Some(cover::emblem())
    }

    fn sign(vital: &str) -> Option<Markup> {
        Some(sign(&path(
            "",
            match vital {
                "vital-score" => {
                    "M12 1.800l3.100 6.800 7.400.8-5.600 5 1.600 7.300L12 18l-6.500 3.700 1.600-7.300-5.600-5 7.400-.8z"
                }
                "vital-whole" => "M3 19V9.500h4V19zM8.500 19V6L12 2.500 15.500 6v13zM17 19V8h4v11zM1 20.500h22V23H1z",
                "vital-core" => "M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11z",
                _ => return None,
            },
        )))
    }
}

/// Puts what is drawn into the group by which a phone makes it narrow; where craters are chosen, the planet is nearer there.
fn root(board: &Board<'_>, inside: &Markup) -> Markup {
    let is_near = matches!(board.phase(), Phase::Free | Phase::Rebuild | Phase::Choose);
    html! { g class=(class(board)) { g class=[is_near.then_some("near")] { (inside) } } }
}

/// The classes by which the board is made higher: where dice lie in rows, and where a tie-break has many missiles.
fn class(board: &Board<'_>) -> String {
    let is_over = board.game.verdict(board.view).is_some();
    let stacked = if row::is_stacked(board) { " stacked" } else { "" };
    let taller = if is_over { taller::classes(missiles::growth(board)) } else { String::new() };
    format!("root{stacked}{taller}")
}

/// From the back to the front.
fn content(board: &Board<'_>) -> Markup {
    html! {
        (defs::draw())
        g aria-hidden="true" data-step=[board.followed.step()] {
            (backdrop())
            @if let Some(end) = end::draw(board) { (end) } @else { (table(board)) }
        }
    }
}

/// The sky, with some stars.
fn backdrop() -> Markup {
    const STARS: &str = "M803 480h.1M193 528h.1M491 612h.1M500 161h.1M96 555h.1M800 179h.1M468 455h.1M38 399h.1M57 285h.1M488 344h.1\
        M19 423h.1M505 176h.1M496 262h.1M826 410h.1M513 528h.1M610 130h.1M217 160h.1M789 619h.1M662 355h.1M142 159h.1M520 560h.1M814 300h.1";
    html! {
        rect class="sky" x="-600" y="-600" width="2032" height="1836" {}
        g class="backdrop" {
            (path("nebula", "M-200 394C166 254 291 445 499 318S749 191 1052 267V420C666 350 499 509 333 534S83 445-200 547z"))
            (path("star", STARS))
        }
    }
}

/// The invasion, the planets, and what they are worth.
fn table(board: &Board<'_>) -> Markup {
    let stake = stake(board);
    html! {
        (row::draw(board))
        (plates::below(&plates::large(board)))
        (plates::planet_of("", &html! {
            (planet::large(board, board.focus, stake))
            (strike::ways(board, board.focus, stake))
            (news(board))
        }))
        (plates::below(&html! {
            (plates::rivals(board))
            (plates::hand(board))
            (plates::rim(board, stake))
            (plates::worth(board))
        }))
    }
}

/// What the last step did to the large planet.
fn news(board: &Board<'_>) -> Markup {
    let events = board.followed.news().map_or(&[][..], |(_, events)| events);
    let strike = Strike::of(events, board.focus);
    html! {
        @if let Some(strike) = &strike { (strike.draw(board, board.focus)) (planet::rivet(Globe(board.game), strike.sector, "rivet on")) }
        (changed::draw(board, board.focus))
        @if let Some(strike) = strike { (strike.bursts(board)) }
        @else { (strike::announced(board, board.focus)) }
        @if let Some(sector) = strike::countered(board, board.focus) { (strike::counter(board, sector)) }
    }
}

/// Returns for how many saucers or hits on the large planet prices are shown; 0 for none.
fn stake(board: &Board<'_>) -> u8 {
    let view = board.view;
    let met = board.followed.news().is_some_and(|(_, events)| Strike::of(events, board.focus).is_some());
    match board.phase() {
        _ if met => 0,
        Phase::Roll | Phase::Def | Phase::Assign => view.fleet.0.into_iter().max().unwrap_or(0),
        Phase::Hit => view.fleet.0.into_iter().find(|saucers| *saucers > 0).unwrap_or(0),
        Phase::Missile | Phase::Tie if board.game.attacked(view).contains(board.focus) => board.game.strength(view),
        _ => 0,
    }
}

//! Solar Tower Defense: an old star chart, with the disc one acts on large beside the solar map, and the other disc
//! small.

mod art;
mod board;
mod cover;
mod disc;
mod followed;
mod geometry;
mod ghosts;
mod hand;
mod howto;
mod ledger;
mod narrow;
mod pieces;
mod shots;
mod sky;
mod style;
mod summary;
mod switch;
mod targets;
mod text;

use std::sync::LazyLock;

use contract::{Observer, Seat};
use maud::{Markup, html};
use solar_tower_defense::SolarTowerDefense;
use solar_tower_defense::event::Event;
use solar_tower_defense::state::{State, other};
use words::Words;

use crate::drawing::{GameDrawing, LastStep};
use crate::glyph::sign;
use crate::names::Names;
use crate::picture::{Moment, Picture, Piece, Scene};
use crate::style::Style;
use crate::svg::{circle, path, place};
use board::Board;
use disc::Size;
use followed::Followed;
use geometry::{BOX, LARGE, MAP, SMALL};

/// The class of the palette.
const PALETTE: &str = "std";

/// No words, for what is drawn without any.
static SILENT: LazyLock<Words> = LazyLock::new(|| Words::read(&[]));

/// The drawing of the game.
#[derive(Clone, Copy, Debug)]
pub struct Planets;

impl GameDrawing for Planets {
    type Game = SolarTowerDefense;

    const STYLE: &'static Style = &style::STYLE;
    const BOX: [f32; 4] = BOX;
    const SHOWN: &'static str = "STD1 R12 build:E st=E | E E4 s3 cr50 p4 C:ST1 T:NT2,EQ4,EQ5*,SP F:2@EQ5:+,3@ST5:+,4@ST5:+,5@EQ5:-,6@EQ5:-,8@ST5:+ \
        | M M3 s3 cr38 p4 C:EQ5*,ST5 T:NP,EQ3,ST0,ST6,SP F:1@ST7:+,2@ST7:+,3@ST7:+,4@E1,5@M3,6@ST3:-,7@ST5:+,8@ST5:+,9@ST5:+,10@E6,11@E6,12@E6,13@E6,14@E6,15@E7,16@E7,17@E7,18@E1";
    const CLOSE_UPS: &'static [[f32; 4]] = howto::CLOSE_UPS;
    const POSTER: Option<&'static [u8]> = Some(include_bytes!("cover.png"));

    fn scene(game: &SolarTowerDefense, view: &State, observer: Observer, picture: &Picture, words: &Words) -> Scene {
        let board = Board::of(game, view, observer, picture, words);
        Scene {
            title: summary::title(&board),
            description: summary::describe(&board),
            class: String::new(),
            content: html! { g class={ "root" @if board.is_elsewhere() { " elsewhere" } } { (content(&board)) } },
        }
    }

    fn targets(game: &SolarTowerDefense, view: &State, observer: Observer, picture: &Picture, words: &Words) -> Markup {
        let board = Board::of(game, view, observer, picture, words);
        root(&on_disc(&board, board.large, &targets::draw(&board, picture)))
    }

    fn switch(
        game: &SolarTowerDefense,
        view: &State,
        observer: Observer,
        picture: &Picture,
        words: &Words,
    ) -> Option<Markup> {
        let board = Board::of(game, view, observer, picture, words);
        Some(root(&switch::draw(&board, picture.moments.as_deref()?)?))
    }

    fn text(game: &SolarTowerDefense, view: &State, observer: Observer, words: &Words) -> String {
        text::text(&Board::of(game, view, observer, &Picture::plain(), words))
    }

    fn piece(game: &SolarTowerDefense, view: &State, observer: Observer, key: &str, _: &Names) -> Option<Piece> {
        hand::piece(game, view, observer, key)
    }

    fn ghosts(
        game: &SolarTowerDefense,
        view: &State,
        observer: Observer,
        events: &[Event],
        moment: Moment,
        _: &Words,
    ) -> Option<Markup> {
        let board = Board::of(game, view, observer, &Picture { moment, ..Picture::plain() }, &SILENT);
        Some(root(&ghosts::draw(&board, events)))
    }

    fn follow(_: &SolarTowerDefense, view: &State, step: Option<LastStep<'_, SolarTowerDefense>>, names: &mut Names) {
        names.update(|followed: &mut Followed| followed.follow(view, step));
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
                "vital-centers" => "M11 2l6 2-5 2v3a8 8 0 0 1 8 8h1v4H3v-4h1a8 8 0 0 1 7-8z",
                "vital-credits" => {
                    "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 7l1.500 3.500L17 12l-3.500 1.500L12 17l-1.500-3.500L7 12l3.500-1.500z"
                }
                "vital-points" => "M12 1c5 5 6.500 10 7 14l3 7-7-3-3 3-3-3-7 3 3-7c.5-4 2-9 7-14z",
                "vital-turrets" => "M9.500 1h5v6.500a7.500 7.500 0 1 1-5 0z",
                "vital-fighters" => "M12 1l4 8 6 3-1.500 9L16 18l-4 4-4-4-4.500 3L2 12l6-3z",
                _ => return None,
            },
        )))
    }
}

/// Puts what is drawn into the group by which a phone makes it narrow.
fn root(inside: &Markup) -> Markup {
    html! { g class="root" { (inside) } }
}

/// Puts what is drawn for a disc there: large or small.
fn on_disc(board: &Board<'_>, seat: Seat, inside: &Markup) -> Markup {
    let ((at, scale), class) = if seat == board.large { (LARGE, "disc large") } else { (SMALL, "disc small") };
    html! { g class=(class) transform=(place(at, scale)) { (inside) } }
}

/// From the back to the front.
fn content(board: &Board<'_>) -> Markup {
    let small = other(board.large);
    html! {
        (art::defs())
        g aria-hidden="true" data-step=[board.followed.step()] {
            (ledger::head(board, board.large, "head-of-disc"))
            @if board.is_elsewhere() { (ledger::head(board, small, "head-of-disc is-first")) }
            (on_disc(board, board.large, &html! {
                (disc::draw(board, board.large, Size::Large))
                (guards(board, board.large))
                (shots::on_disc(board, board.large))
            }))
            (ledger::draw(board))
            @if let Some(last) = shots::last(board) { (last) }
            g class="map" transform=(place(MAP.0, MAP.1)) { (sky::draw(board)) (shots::on_map(board)) }
            (on_disc(board, small, &html! {
                (disc::draw(board, small, Size::Small))
                (guards(board, small))
                (shots::on_disc(board, small))
            }))
            (ledger::facts(board))
        }
    }
}

/// What each turret guards, seen while it is pointed at, or looked at by a key.
fn guards(board: &Board<'_>, seat: Seat) -> Markup {
    let lie = board.lie(seat);
    html! {
        @for turret in board.view.side(seat).planet.turrets.as_slice() {
            g class="guard-of" data-look="" {
                (circle("guard", lie.at(turret.field()), 10.0))
                (ghosts::guarded(board, seat, turret.field()))
            }
        }
    }
}

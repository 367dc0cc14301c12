//! Raise the Shields!: a parchment realm on which current is drawn, with the neighbours' sheets in its upper corners.

mod attacks;
mod changed;
mod cities;
mod closed;
mod cover;
mod flights;
mod foot;
mod geometry;
mod ghosts;
mod ground;
mod hand;
mod howto;
mod names;
mod near;
mod nearest;
mod network;
mod reveal;
mod say;
mod sheets;
mod slotted_dice;
mod small;
mod style;
mod summary;
mod targets;
mod text;
mod thrown;
mod turned;
mod works;

use contract::{Observer, Seat};
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::event::Event;
use raise_the_shields::turn::Fate;
use raise_the_shields::view::View;
use words::Words;

use crate::drawing::{GameDrawing, LastStep};
use crate::glyph::sign;
use crate::names::Names;
use crate::picture::{Moment, Picture, Piece, Scene, Sheet, Turned};
use crate::style::Style;
use crate::svg::path;
use geometry::{BOX, Scale, polygon};
use names::Followed;
use reveal::Reveal;
use slotted_dice::SlottedDice;

/// Where the pulse of a closed ring begins, in sides of triangles from the centre.
const RING: f32 = 6.3;

/// The class of the palette.
const PALETTE: &str = "rts";

/// Returns the seat whose realm is drawn large: the first of those looking at the page, otherwise the observer's first,
/// or for a spectator the first of all.
fn own(view: &View, observer: Observer, names: &Names) -> Seat {
    let seat = names.viewers.first().or(observer.first());
    seat.filter(|seat| seat.index() < view.players.len()).unwrap_or(Seat::FIRST)
}

/// The drawing of the game.
#[derive(Clone, Copy, Debug)]
pub struct Shields;

impl GameDrawing for Shields {
    type Game = RaiseTheShields;

    const STYLE: &'static Style = &style::STYLE;
    const BOX: [f32; 4] = BOX;
    const SHOWN: &'static str = "rts3 r10 fA work 35 | 2g3i4ij/1abc2ab3abi/1abde2abfg3ab4b/-/-/1de2efg3gh4hij 331100 .x...o \
        4:w3s5a4 | 1de2fg3hi4j/-/-/-/-/1abc2ab 300300 .....o 2 | 1de2fg/1ab2ab/-/-/-/- 103000 ...... 5";

    const CLOSE_UPS: &'static [[f32; 4]] = &[howto::REALM; 5];
    const POSTER: Option<&'static [u8]> = Some(include_bytes!("cover.png"));

    fn scene(game: &RaiseTheShields, view: &View, observer: Observer, picture: &Picture, words: &Words) -> Scene {
        let own = own(view, observer, &picture.names);
        Scene {
            title: summary::title(view, words),
            description: summary::describe(game, view, own, &game.drawn_sheet(view, own), words),
            class: String::new(),
            content: content(game, view, own, &picture.names, SlottedDice::of(view, own, &picture.put), words),
        }
    }

    fn targets(game: &RaiseTheShields, view: &View, observer: Observer, picture: &Picture, words: &Words) -> Markup {
        targets::draw(game, view, own(view, observer, &picture.names), picture, words)
    }

    fn text(game: &RaiseTheShields, view: &View, observer: Observer, words: &Words) -> String {
        text::text(game, view, own(view, observer, &Names::default()), words)
    }

    /// Draws the cities' abilities, the shapes, and the other players' sheets.
    fn sheets(game: &RaiseTheShields, view: &View, observer: Observer, picture: &Picture, words: &Words) -> Vec<Sheet> {
        let own = own(view, observer, &picture.names);
        let mut sheets = vec![cities::abilities(game, view, own, words), sheets::shapes(game, words)];
        sheets.extend(sheets::others(game, view, own, picture, words));
        sheets
    }

    fn piece(game: &RaiseTheShields, view: &View, observer: Observer, key: &str, _: &Names) -> Option<Piece> {
        hand::piece(game, view, own(view, observer, &Names::default()), key)
    }

    fn ghosts(
        game: &RaiseTheShields,
        view: &View,
        observer: Observer,
        events: &[Event],
        _: Moment,
        _: &Words,
    ) -> Option<Markup> {
        let own = own(view, observer, &Names::default());
        Some(html! { (works::patterns("ghost")) (ghosts::draw(game, view, own, events)) })
    }

    /// Returns the other ways to lay a shape around a pivot, among the other actions given.
    fn turned(game: &RaiseTheShields, token: &str, pivot: Option<&str>, others: &[&str]) -> Vec<Turned> {
        turned::turned(game, token, pivot, others)
    }

    fn follow(_: &RaiseTheShields, view: &View, step: Option<LastStep<'_, RaiseTheShields>>, names: &mut Names) {
        names.update(|followed: &mut Followed| followed.follow(view, step));
    }

    fn cover() -> Option<Markup> {
        Some(cover::cover())
    }

    fn sign(vital: &str) -> Option<Markup> {
        Some(sign(&path(
            "",
            match vital {
                "vital-shields" => "M12 1.500 21 5v7c0 5-4 9-9 10.500C7 21 3 17 3 12V5z",
                "vital-emitters" => {
                    "M12 1a11 11 0 0 1 0 22 11 11 0 0 1 0-22zM12 3.500a8.500 8.500 0 0 0 0 17 8.500 8.500 0 0 0 0-17zM13.500 5 7.500 13h4l-1 6 6-8h-4z"
                }
                "vital-hits" => {
                    "M2 5h20v14H2zM4.500 7.500 10 12l-5.500 4.500zM19.500 7.500 14 12l5.500 4.500zM6.500 7h11L12 10.800zM6.500 17h11L12 13.200z"
                }
                _ => return None,
            },
        )))
    }

    fn emblem() -> Option<Markup> {
        Some(cover::emblem())
    }
}

/// From the back to the front.
fn content(game: &RaiseTheShields, view: &View, own: Seat, names: &Names, aim: SlottedDice, words: &Words) -> Markup {
    let scale = Scale::own(&game.realm);
    let sheet = game.drawn_sheet(view, own);
    let sealed = sheet.filled.but(&view.player(own).sheet.filled);
    let sources = network::sources(game, &sheet.filled);
    let reveal = Reveal::of(game, view, own, names, &sources);
    let news = reveal.news(own);
    // Alone, the attack comes back to the own realm.
    let announced = game.threatened(view, own);
    let alone = aim.attack.filter(|_| view.players.len() == 1).map(|attack| usize::from(attack) - 1);
    let closes = view.phase.is_over() && game.has_all_shields(&sheet);
    html! {
        g class=(end(game.fate(view, own))) aria-hidden="true" data-step=(names.followed::<Followed>().step()) {
            (works::patterns("rts"))
            (ground::under(&scale))
            @if let Some(sector) = announced.or(alone) { (ground::struck(&scale, sector)) }
            (network::draw(game, &scale, &sheet, &sources, &sealed, &news.filled))
            @if let Some(sector) = aim.work { (ground::work(&scale, sector)) }
            (works::rectangles(&scale, own, &sheet, announced, &reveal))
            (works::cities(&scale, own, &sheet, reveal.fallen(game, view, own), &reveal))
            @if let Some(sector) = game.threatened_city(view, own) { (works::threatened(&scale, sector)) }
            (ground::over(&scale, aim.work))
            (works::shields(&scale, own, game.shields(&sheet), &reveal))
            @if closes { (works::ring(&scale, "r-ring")) (path("r-pulse", polygon(&scale.hexagon(RING)))) }
            (works::emitters(&scale, game.powered(&sheet), news.lit, reveal.beats.lit))
            (near::corners(game, view, own, aim.attack, &reveal, words))
            (foot::draw(game, view, own, &sheet, aim, words))
            g id="changed" { (changed::draw(&scale, &view.player(own).sheet, news)) }
            (thrown::draw(&scale, &view.player(own).sheet, reveal.on(own)))
            (flights::draw(game, view, own, &reveal))
        }
    }
}

/// The class that puts the lights out on a losing realm when the game is over.
const fn end(fate: Fate) -> &'static str {
    match fate {
        Fate::Open => "is-open",
        Fate::Won => "is-won",
        Fate::Lost => "is-lost",
    }
}

//! Raise the Shields!: a parchment realm on which current is drawn, the neighbours' sheets in its upper corners.

mod aim;
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
pub(crate) mod names;
mod near;
mod nearest;
mod network;
mod reveal;
mod say;
mod sheets;
mod small;
mod summary;
mod targets;
mod text;
mod thrown;
mod turned;
mod works;

pub use cover::{cover, emblem};
pub use names::Passed;

use contract::{Observer, Seat};
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::Action;
use raise_the_shields::state::{Phase, Player, Sheet as Drawn};
use raise_the_shields::view::{Side, View};

use crate::file;
use crate::palette::Theme;
use crate::picture::{Names, Picture, Piece, Sheet, Turned};
use crate::svg::path;
use aim::Aim;
use geometry::{BOX, Scale, polygon};
use reveal::Reveal;

/// Where the pulse of a closed ring begins, in sides of triangles from the centre.
const RING: f32 = 6.3;

/// The class of the palette.
const PALETTE: &str = "rts";

/// Returns the seat whose realm is drawn large: the first of those who look at it, else the observer's first, or for a
/// spectator the first of all.
fn own(view: &View, observer: Observer, names: &Names) -> Seat {
    let seat = names.lookers.first().or(observer.first());
    seat.filter(|seat| seat.index() < view.players.len()).unwrap_or(Seat::FIRST)
}

/// Returns a sheet with the steps of the work step that the view shows carried out.
fn sheet_of(game: &RaiseTheShields, view: &View, seat: Seat) -> Drawn {
    game.draft(&player_of(view.player(seat)))
}

fn player_of(side: &Side) -> Player {
    Player { sheet: side.sheet, die: side.die.unwrap_or(0), attack: side.attack, work: side.work, answer: side.answer }
}

fn view_box() -> String {
    BOX.map(|number| number.to_string()).join(" ")
}

/// Draws the board. On a page only: its identifiers are meant to be there once.
pub fn draw(game: &RaiseTheShields, view: &View, observer: Observer, picture: &Picture) -> Markup {
    let own = own(view, observer, &picture.names);
    let role = if picture.targets.is_empty() && picture.closed.is_none() { "img" } else { "group" };
    html! {
        svg id="board" xmlns="http://www.w3.org/2000/svg" class=(format!("board wide {PALETTE}"))
            viewBox=(view_box()) role=(role) aria-labelledby="board-title" aria-describedby="board-desc" {
            title id="board-title" { (summary::title(view)) }
            desc id="board-desc" { (summary::describe(game, view, own, &sheet_of(game, view, own))) }
            (content(game, view, own, &picture.names, Aim::of(view, own, &picture.put)))
            (targets::draw(game, view, own, picture))
        }
    }
}

/// Draws over the board what an action of a seat, allowed here, would do.
pub fn ghosts(game: &RaiseTheShields, view: &View, observer: Observer, action: Action, after: &View) -> Markup {
    let own = own(view, observer, &Names::default());
    let [before, then] = [view, after].map(|view| sheet_of(game, view, own));
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("ghosts wide {PALETTE}")) viewBox=(view_box()) aria-hidden="true" {
            (works::patterns("ghost"))
            (ghosts::draw(game, view, own, action, [&before, &then]))
        }
    }
}

/// Draws a piece that can be taken up, by its key.
pub fn piece(game: &RaiseTheShields, view: &View, observer: Observer, key: &str) -> Option<Piece> {
    hand::piece(game, view, view.player(own(view, observer, &Names::default())), key)
}

/// Returns how a shape can be laid otherwise around a spot, by another of these actions.
pub fn turned(game: &RaiseTheShields, token: &str, spot: Option<&str>, others: &[&str]) -> Vec<Turned> {
    turned::turned(game, token, spot, others)
}

/// Follows the game to this view by the step that led there.
pub fn follow(names: &mut Names, view: &View, passed: Passed<'_>) {
    names.realm.follow(view, passed);
}

/// Draws the cities' abilities, the shapes, and the sheets of the others.
pub fn sheets(game: &RaiseTheShields, view: &View, observer: Observer, picture: &Picture) -> Vec<Sheet> {
    let own = own(view, observer, &picture.names);
    let mut sheets = vec![cities::abilities(game, view, own), sheets::shapes(game)];
    sheets.extend(sheets::others(game, view, own, picture));
    sheets
}

/// Draws board and sheets as one file.
pub fn stand_alone(game: &RaiseTheShields, view: &View, observer: Observer, theme: Theme) -> String {
    let own = own(view, observer, &Names::default());
    let [left, top, width, height] = BOX;
    let moved = html! {
        g transform=(format!("translate({} {})", -left, -top)) { (content(game, view, own, &Names::default(), Aim::of(view, own, &[]))) }
    };
    let board = file::Board {
        title: summary::title(view),
        description: summary::describe(game, view, own, &sheet_of(game, view, own)),
        size: (width, height),
        class: PALETTE,
        content: moved,
    };
    file::write(&board, &sheets(game, view, observer, &Picture::plain()), theme)
}

/// Draws the position in plain characters.
pub fn text(game: &RaiseTheShields, view: &View, observer: Observer) -> String {
    text::text(game, view, own(view, observer, &Names::default()))
}

/// From the back to the front.
fn content(game: &RaiseTheShields, view: &View, own: Seat, names: &Names, aim: Aim) -> Markup {
    let scale = Scale::own(&game.realm);
    let sheet = sheet_of(game, view, own);
    let sealed = sheet.filled.but(&view.player(own).sheet.filled);
    let sources = network::sources(game, &sheet.filled);
    let reveal = Reveal::of(game, view, own, names, &sources);
    let news = reveal.news(own);
    // Alone, the attack comes back to the own realm.
    let announced = threat(game, view, own);
    let alone = aim.attack.filter(|_| view.players.len() == 1).map(|attack| usize::from(attack) - 1);
    let closes = view.phase.is_over() && works::is_ring(game, &sheet);
    html! {
        g class=(end(view, own)) aria-hidden="true" data-step=(names.realm.step()) {
            (works::patterns("rts"))
            (ground::under(&scale))
            @if let Some(sector) = announced.or(alone) { (ground::struck(&scale, sector)) }
            (network::draw(game, &scale, &sheet, &sources, &sealed, &news.filled))
            @if let Some(sector) = aim.work { (ground::work(&scale, sector)) }
            (works::rectangles(&scale, own, &sheet, announced, &reveal))
            (works::cities(&scale, own, &sheet, fallen(game, view, own), &reveal))
            @if let Some(sector) = announced { (works::threatened(&scale, &sheet, sector)) }
            (ground::over(&scale, aim.work))
            (works::shields(&scale, own, game.shields(&sheet), &reveal))
            @if closes { (works::ring(&scale, "r-ring")) (path("r-pulse", polygon(&scale.hexagon(RING)))) }
            (works::emitters(&scale, game.powered(&sheet), news.lit, reveal.beats.lit))
            (near::corners(game, view, own, aim.attack, names, &reveal))
            (foot::draw(game, view, own, &sheet, aim))
            g id="changed" { (changed::draw(&scale, &view.player(own).sheet, news)) }
            (thrown::draw(&scale, &view.player(own).sheet, reveal.on(own)))
            (flights::draw(game, view, own, &reveal))
        }
    }
}

/// Returns the own sector that an announced attack threatens.
fn threat(game: &RaiseTheShields, view: &View, own: Seat) -> Option<usize> {
    let attack = if view.second > 0 { view.second } else { view.player(game.attacker(own)).attack };
    let announced = matches!(view.phase, Phase::React | Phase::Second) && attack > 0;
    announced.then(|| usize::from(attack) - 1)
}

/// Returns the city of a seat that fell, once the game is over.
fn fallen(game: &RaiseTheShields, view: &View, seat: Seat) -> Option<usize> {
    let Phase::Over(winners) = view.phase else { return None };
    let lost = if view.players.len() == 1 { winners.is_empty() } else { winners.contains(game.attacker(seat)) };
    let sheet = &view.player(seat).sheet;
    let raised = game.shields(sheet);
    let full = |sector: &usize| sheet.hits[*sector] >= game.realm.rectangles && raised >> sector & 1 == 0;
    (0..sheet.hits.len()).filter(|_| lost).find(full)
}

/// When the game is over, the lights go out on a realm that has lost; where several play, the last round is a draw.
fn end(view: &View, own: Seat) -> &'static str {
    match view.phase {
        Phase::Over(winners) if winners.contains(own) => "is-won",
        Phase::Over(_) => "is-lost",
        Phase::Expired if view.players.len() == 1 => "is-lost",
        _ => "is-open",
    }
}

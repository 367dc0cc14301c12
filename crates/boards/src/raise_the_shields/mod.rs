//! Raise the Shields!: a parchment realm on which current is drawn, the neighbours' sheets in its upper corners.

mod cover;
mod geometry;
mod ghosts;
mod ground;
mod hand;
pub(crate) mod names;
mod near;
mod network;
mod sheets;
mod summary;
mod targets;
mod text;
mod works;

pub use cover::{cover, emblem};

use contract::{Observer, Seat};
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::Action;
use raise_the_shields::cell::Cells;
use raise_the_shields::state::{Assignment, Phase, Player, Sheet as Drawn, Slot};
use raise_the_shields::view::{Side, View};

use crate::file;
use crate::palette::Theme;
use crate::picture::{Names, Picture, Piece, Sheet};
use geometry::{BOX, Scale};

/// The class of the palette.
const PALETTE: &str = "rts";

/// Returns the seat whose realm is drawn large: the observer's first, or for a spectator the first of all.
fn own(view: &View, observer: Observer) -> Seat {
    observer.first().filter(|seat| seat.index() < view.players.len()).unwrap_or(Seat::FIRST)
}

/// Returns a sheet with the steps of the work step that the view shows carried out.
fn sheet_of(game: &RaiseTheShields, view: &View, seat: Seat) -> Drawn {
    game.draft(&player_of(view.player(seat)))
}

fn player_of(side: &Side) -> Player {
    Player { sheet: side.sheet, die: side.die.unwrap_or(0), attack: side.attack, work: side.work, answer: side.answer }
}

/// Returns the die that attacks for a seat, where the view tells it.
fn attack_of(view: &View, seat: Seat) -> Option<u8> {
    let side = view.player(seat);
    let assigned = side.work.assigned.map(|assignment| assignment.value(Slot::Attack));
    assigned.or(Some(side.attack).filter(|attack| *attack > 0))
}

fn view_box() -> String {
    BOX.map(|number| number.to_string()).join(" ")
}

/// Draws the board. On a page only: its identifiers are meant to be there once.
pub fn draw(game: &RaiseTheShields, view: &View, observer: Observer, picture: &Picture) -> Markup {
    let own = own(view, observer);
    let role = if picture.targets.is_empty() { "img" } else { "group" };
    html! {
        svg id="board" xmlns="http://www.w3.org/2000/svg" class=(format!("board wide {PALETTE}"))
            viewBox=(view_box()) role=(role) aria-labelledby="board-title" aria-describedby="board-desc" {
            title id="board-title" { (summary::title(view)) }
            desc id="board-desc" { (summary::describe(game, view, own, &sheet_of(game, view, own))) }
            (content(game, view, own, &picture.names))
            (targets::draw(game, view, &Scale::own(&game.realm), own.index(), picture))
        }
    }
}

/// Draws over the board what an action of a seat, allowed here, would do.
pub fn ghosts(game: &RaiseTheShields, view: &View, observer: Observer, action: Action, after: &View) -> Markup {
    let own = own(view, observer);
    let [before, then] = [view, after].map(|view| sheet_of(game, view, own));
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("ghosts wide {PALETTE}")) viewBox=(view_box()) aria-hidden="true" {
            (works::patterns("ghost"))
            (ghosts::draw(game, &Scale::own(&game.realm), action, &before, &then))
        }
    }
}

/// Draws a piece that can be taken up, by its key.
pub fn piece(game: &RaiseTheShields, view: &View, observer: Observer, key: &str) -> Option<Piece> {
    hand::piece(game, view, view.player(own(view, observer)), key)
}

/// Follows the game to this view; `known` says that a step led there that the observer may know.
pub fn follow(names: &mut Names, view: &View, known: bool) {
    names.realm.follow(view, known);
}

/// Draws the cities' abilities, the shapes, and the sheets of the others.
pub fn sheets(game: &RaiseTheShields, view: &View, observer: Observer) -> Vec<Sheet> {
    let own = own(view, observer);
    let mut sheets = vec![sheets::abilities(&sheet_of(game, view, own)), sheets::shapes(game)];
    sheets.extend(sheets::others(game, view, own));
    sheets
}

/// Draws board and sheets as one file.
pub fn stand_alone(game: &RaiseTheShields, view: &View, observer: Observer, theme: Theme) -> String {
    let own = own(view, observer);
    let [left, top, width, height] = BOX;
    let moved = html! {
        g transform=(format!("translate({} {})", -left, -top)) { (content(game, view, own, &Names::default())) }
    };
    let board = file::Board {
        title: summary::title(view),
        description: summary::describe(game, view, own, &sheet_of(game, view, own)),
        size: (width, height),
        class: PALETTE,
        content: moved,
    };
    file::write(&board, &sheets(game, view, observer), theme)
}

/// Draws the position in plain characters.
pub fn text(game: &RaiseTheShields, view: &View, observer: Observer) -> String {
    text::text(game, view, own(view, observer))
}

/// From the back to the front.
fn content(game: &RaiseTheShields, view: &View, own: Seat, names: &Names) -> Markup {
    let scale = Scale::own(&game.realm);
    let side = view.player(own);
    let sheet = sheet_of(game, view, own);
    let before = names.realm.before(view, own.index());
    let sealed = sheet.filled.but(&side.sheet.filled);
    let fresh = if sealed.is_empty() { names::filled(before.as_ref(), &sheet) } else { Cells::NONE };
    let (powered, raised) = (game.powered(&sheet), game.shields(&sheet));
    let was = before.as_ref().map(|before| (game.powered(before), game.shields(before)));
    let (lit, up) = was.map_or((0, 0), |(lit, up)| (powered & !lit, raised & !up));
    let threatened = threat(game, view, own);
    let work = side.work.assigned.map(Assignment::sector);
    html! {
        g class=(end(view, own)) data-step=(names.realm.step()) {
            (works::patterns("rts"))
            (ground::under(&scale))
            @if let Some(assignment) = side.work.assigned { (ghosts::sector(game, &scale, assignment.value(Slot::Work))) }
            (network::draw(game, &scale, &sheet, &sealed, &fresh))
            (works::rectangles(&scale, &sheet, threatened, before.as_ref()))
            (works::cities(&scale, &sheet, fallen(game, view, own)))
            (ground::over(&scale, work))
            (works::shields(&scale, raised, up))
            (works::emitters(&scale, powered, lit))
            (near::corners(game, view, own, attack_of(view, own)))
        }
    }
}

/// Returns the own sector that an announced attack threatens.
fn threat(game: &RaiseTheShields, view: &View, own: Seat) -> Option<usize> {
    let attack = if view.second > 0 { view.second } else { view.player(game.attacker(own)).attack };
    let announced = matches!(view.phase, Phase::React | Phase::Second) && attack > 0;
    announced.then(|| usize::from(attack) - 1)
}

/// Returns the own city that fell, once the game is over.
fn fallen(game: &RaiseTheShields, view: &View, own: Seat) -> Option<usize> {
    let Phase::Over(winners) = view.phase else { return None };
    let lost = if view.players.len() == 1 { winners.is_empty() } else { winners.contains(game.attacker(own)) };
    let sheet = &view.player(own).sheet;
    let raised = game.shields(sheet);
    let full = |sector: &usize| sheet.hits[*sector] >= game.realm.rectangles && raised >> sector & 1 == 0;
    (0..sheet.hits.len()).filter(|_| lost).find(full)
}

/// When the game is over, the lights go out on a realm that has lost.
fn end(view: &View, own: Seat) -> &'static str {
    match view.phase {
        Phase::Over(winners) if winners.contains(own) => "is-won",
        Phase::Over(_) => "is-lost",
        _ => "is-open",
    }
}

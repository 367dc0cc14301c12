//! Under Falling Skies: the sky above, the base below, and the mothership that comes down between.

mod base;
mod cards;
mod changed;
mod cover;
mod damage;
mod flights;
mod gain;
mod geometry;
mod ghosts;
mod ground;
mod hand;
mod key;
mod mothership;
pub(crate) mod names;
mod pieces;
mod printed;
mod research;
mod room;
mod ship;
mod sky;
mod skyline;
mod summary;
mod targets;
mod text;
mod trail;
mod walls;

pub use cards::cards;
pub use cover::{cover, emblem};
pub use text::text;

use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::action::Action;
use under_falling_skies::state::{Phase, State};

use crate::file;
use crate::palette::Theme;
use crate::picture::{Names, Picture, Piece, Sheet};
use crate::svg::num;
use geometry::{HEIGHT, ROW, WIDTH};
use names::Followed;
pub use names::Passed;
use under_falling_skies::space::GROUND;

/// The class of the palette.
const PALETTE: &str = "ufs";

/// Draws the board. On a page only: its identifiers are meant to be there once.
pub fn draw(game: &UnderFallingSkies, view: &State, picture: &Picture) -> Markup {
    // What can be pressed must be reached one by one; a picture is read as a whole.
    let role = if picture.targets.is_empty() && picture.closed.is_none() { "img" } else { "group" };
    html! {
        svg id="board" xmlns="http://www.w3.org/2000/svg" class=(format!("board {PALETTE} m{}", view.mothership))
            viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role=(role) aria-labelledby="board-title" aria-describedby="board-desc" {
            title id="board-title" { (summary::title(view)) }
            desc id="board-desc" { (summary::describe(game, view)) }
            (content(game, view, &picture.names.followed))
            (targets::draw(game, view, picture))
        }
    }
}

/// Draws over the board what an action, allowed here, would move and hit.
pub fn ghosts(game: &UnderFallingSkies, view: &State, action: Action, after: &State) -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("ghosts {PALETTE}"))
            viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) aria-hidden="true" {
            (ghosts::draw(game, view, action, after))
        }
    }
}

/// Draws a piece that can be taken up, by its key.
pub fn piece(view: &State, key: &str, names: &Names) -> Option<Piece> {
    hand::piece(view, key, names.followed.trail(view).rolled)
}

/// Follows the game to this position by this step; see [`Names`].
pub fn follow(game: &UnderFallingSkies, names: &mut Names, view: &State, step: Passed) {
    names.followed.follow(game, view, step);
}

/// Draws research, energy, the dice in hand, what is set aside, and the key to the icons.
pub fn sheets(game: &UnderFallingSkies, view: &State, names: &Names) -> Vec<Sheet> {
    let trail = names.followed.trail(view);
    vec![
        research::steps(game, view, &trail),
        research::energy(game, view, &trail),
        hand::dice(view, trail.rolled),
        hand::aside(game, view),
        key::key(),
    ]
}

/// Draws board and sheets as one file.
pub fn stand_alone(game: &UnderFallingSkies, view: &State, theme: Theme) -> String {
    let board = file::Board {
        title: summary::title(view),
        description: summary::describe(game, view),
        size: (WIDTH, HEIGHT),
        class: PALETTE,
        content: content(game, view, &Followed::default()),
    };
    file::write(&board, &sheets(game, view, &Names::default()), theme)
}

/// From the back to the front. Ships come last, so that they can leave the mothership and glide over everything.
fn content(game: &UnderFallingSkies, view: &State, followed: &Followed) -> Markup {
    let (board, stars, trail) = (&game.board, game.options.stars, followed.trail(view));
    let printed = printed::printed(board);
    html! {
        g class=(end(view)) data-step=(trail.step) {
            (sky::draw(board, &printed, view, stars))
            (ground::draw())
            (base::draw(board, &printed, view, stars))
            (damage::draw(board, view, trail.damage.as_ref()))
            (pieces::draw(game, view, &trail))
            (mothership::draw(view, stars, trail.mothership.as_ref()))
            (ship::draw(game, view, followed, &trail))
            (changed::draw(game, view, followed, &trail))
        }
    }
}

/// Returns the rules that crop a phone's board: what the mothership has covered is cut away above it.
pub(crate) fn crops() -> String {
    let crop = |mothership: u8| {
        let covered = ROW * f32::from(mothership);
        let (of_width, of_height) = (num(covered / WIDTH * 100.0), num(covered / HEIGHT * 100.0));
        format!(
            "svg.board.{PALETTE}.m{mothership} {{ margin-top: -{of_width}%; clip-path: inset({of_height}% 0 0 0 round 10px); }}\n"
        )
    };
    let crops: String = (1..GROUND).map(crop).collect();
    format!("@media (max-width: 900px) {{\n{crops}}}\n")
}

/// When the game is over, the lights go out on the side that has lost.
const fn end(view: &State) -> &'static str {
    match view.phase {
        Phase::Won => "is-won",
        Phase::Lost => "is-lost",
        _ => "is-open",
    }
}

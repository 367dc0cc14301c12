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
mod howto;
mod key;
mod mothership;
mod names;
mod pieces;
mod printed;
mod research;
mod room;
mod ship;
mod sky;
mod skyline;
mod style;
mod summary;
mod targets;
mod text;
mod trail;
mod walls;

use contract::{Events, Observer, Setup};
use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::event::Event;
use under_falling_skies::state::{Phase, State};
use words::Words;

use crate::card::Cards;
use crate::drawing::{GameDrawing, LastStep};
use crate::glyph::{Glyph, glyph, sign};
use crate::names::Names;
use crate::picture::{Moment, Picture, Piece, Scene, Sheet};
use crate::style::Style;
use crate::svg::{burst, path};
use geometry::{HEIGHT, WIDTH};
use names::Followed;

/// The class of the palette.
const PALETTE: &str = "ufs";

/// The drawing of the game.
#[derive(Clone, Copy, Debug)]
pub struct Skies;

impl GameDrawing for Skies {
    type Game = UnderFallingSkies;

    const STYLE: &'static Style = &style::STYLE;
    const BOX: [f32; 4] = [0.0, 0.0, WIDTH, HEIGHT];
    const SHOWN: &'static str =
        "00000000 P 6 4 g3^,g1.11,g2.6,g3.9,r4.7,g5.10 g0r0 2 3 6 D4 C1=4,D2=6 k36w4 B1=w5,C2=k2";

    const CLOSE_UPS: &'static [[f32; 4]] = howto::CLOSE_UPS;
    const POSTER: Option<&'static [u8]> = Some(include_bytes!("cover.png"));

    fn scene(game: &UnderFallingSkies, view: &State, _: Observer, picture: &Picture, words: &Words) -> Scene {
        Scene {
            title: summary::title(view, words),
            description: summary::describe(game, view, words),
            class: format!("m{}", view.mothership),
            content: content(game, view, &picture.names.followed()),
        }
    }

    fn targets(game: &UnderFallingSkies, view: &State, _: Observer, picture: &Picture, words: &Words) -> Markup {
        html! {
            (targets::draw(game, view, picture, words))
            @if !picture.targets.is_empty() { (room::labels(&game.board.rooms)) }
        }
    }

    fn text(game: &UnderFallingSkies, view: &State, _: Observer, words: &Words) -> String {
        text::text(game, view, words)
    }

    /// Draws research, energy, the dice in hand, what is set aside, and the key to the icons.
    fn sheets(game: &UnderFallingSkies, view: &State, _: Observer, picture: &Picture, words: &Words) -> Vec<Sheet> {
        let trail = picture.names.followed::<Followed>().trail(view);
        vec![
            research::steps(game, view, &trail, words),
            research::energy(game, view, &trail, words),
            hand::dice(view, trail.rolled, words),
            hand::aside(game, view, words),
            key::key(words),
        ]
    }

    fn piece(_: &UnderFallingSkies, view: &State, _: Observer, key: &str, names: &Names) -> Option<Piece> {
        hand::piece(view, key, names.followed::<Followed>().trail(view).rolled)
    }

    fn ghosts(
        game: &UnderFallingSkies,
        view: &State,
        observer: Observer,
        events: &[Event],
        _: Moment,
        _: &Words,
    ) -> Option<Markup> {
        let mut after = *view;
        for event in events {
            game.replay(&mut after, event, observer);
        }
        Some(ghosts::draw(game, view, events, &after))
    }

    fn follow(
        game: &UnderFallingSkies,
        view: &State,
        step: Option<LastStep<'_, UnderFallingSkies>>,
        names: &mut Names,
    ) {
        names.update(|followed: &mut Followed| followed.follow(game, view, step));
    }

    fn cover() -> Option<Markup> {
        Some(cover::cover())
    }

    fn sign(vital: &str) -> Option<Markup> {
        let icon = |icon| glyph(icon, "", (12.0, 12.0), 24.0);
        Some(sign(&match vital {
            "vital-energy" => icon(Glyph::Bolt),
            "vital-damage" => path("", burst(10, (12.0, 12.0), 11.5, 7.9)),
            "vital-research" => icon(Glyph::Flask),
            "vital-rows" => icon(Glyph::Skull),
            _ => return None,
        }))
    }

    fn emblem() -> Option<Markup> {
        Some(cover::emblem())
    }

    fn card_count(key: &str) -> Option<usize> {
        cards::count(key)
    }

    fn cards(key: &str, setup: &Setup, words: &Words) -> Option<Cards> {
        cards::cards(key, setup, words).ok().flatten()
    }
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
            (room::labels(&game.board.rooms))
            (mothership::draw(view, stars, trail.mothership.as_ref()))
            (ship::draw(game, view, followed, &trail))
            (changed::draw(game, view, followed, &trail))
        }
    }
}

/// The class that puts the lights out on the losing side when the game is over.
const fn end(view: &State) -> &'static str {
    match view.phase {
        Phase::Won => "is-won",
        Phase::Lost => "is-lost",
        _ => "is-open",
    }
}

//! The picture on the game's card: a realm in the middle of a game, made of the board's own shapes.

use contract::{Game, Notation, Seat, SeatSet, Setup};
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::Cells;

use super::geometry::Scale;
use super::reveal::Reveal;
use super::{PALETTE, ground, network, works};
use crate::names::Names;

/// A position with two shields up.
const SHOWN: &str = "rts1 r10 fA roll -- | 2g3i4ij/1abc2ab3abi/1abde2abfg3ab4b/-/-/1de2efg3gh4hij 331100 .x...o -";

fn content() -> Option<Markup> {
    let game = RaiseTheShields::new(&Setup::printed(1)).ok()?;
    let state = game.read_line(SHOWN).ok()?;
    let sheet = state.players[0].sheet;
    let scale = Scale::own(&game.realm);
    let sources = network::sources(&game, &sheet.filled);
    let still = Reveal::of(&game, &game.view(&state, SeatSet::NONE), Seat::FIRST, &Names::default(), &sources);
    Some(html! {
        (works::patterns("rts"))
        (ground::under(&scale))
        (network::draw(&game, &scale, &sheet, &sources, &Cells::NONE, &Cells::NONE))
        (works::rectangles(&scale, Seat::FIRST, &sheet, None, &still))
        (works::cities(&scale, Seat::FIRST, &sheet, None, &still))
        (ground::over(&scale, None))
        (works::shields(&scale, Seat::FIRST, game.shields(&sheet), &still))
        (works::emitters(&scale, game.powered(&sheet), 0, 0))
    })
}

/// Draws the cover.
pub(super) fn cover() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("cover board {PALETTE}")) viewBox="-240 -322 480 420"
            preserveAspectRatio="xMidYMid slice" aria-hidden="true" { @if let Some(content) = content() { (content) } }
    }
}

/// Draws the smallest picture: the ring of shields around the plant.
pub(super) fn emblem() -> Markup {
    html! {
        svg xmlns="http://www.w3.org/2000/svg" class=(format!("emblem {PALETTE}")) viewBox="0 0 48 48" aria-hidden="true" {
            path class="r-sector" d="M13 5h22l11 19-11 19H13L2 24z" {}
            path class="r-fill" d="M24 24 13 5h11zM24 24 46 24 40 34z" {}
            path class="r-shield up" d="M13 5h22l-1.5-3h-19zM35 5l11 19 2.5-1L37 3z" {}
            path class="hall" d="M18 14h12l6 10-6 10H18l-6-10z" {}
            circle class="m-hub" cx="24" cy="24" r="4.5" {}
        }
    }
}

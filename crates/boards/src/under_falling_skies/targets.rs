//! Places that stand out, found from the tokens of actions.

use contract::Notation;
use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::action::Action;
use under_falling_skies::state::State;

use super::geometry::space;
use super::ship::spot;
use crate::mark::{self, Ground};
use crate::picture::{Mark, Target};
use crate::svg::Rect;

/// Several targets on one place.
struct Spot<'a> {
    at: Rect,
    ground: Ground,
    mark: Mark,
    label: &'a str,
    tokens: Vec<&'a str>,
}

/// Draws the marks of all targets that have a place, in their order.
pub(super) fn draw(game: &UnderFallingSkies, view: &State, targets: &[Target]) -> Markup {
    let mut spots: Vec<Spot<'_>> = Vec::new();
    for target in targets {
        let place = game.read_action(&target.token).ok().and_then(|action| place(game, view, action));
        let Some((at, ground)) = place else { continue };
        match spots.iter_mut().find(|spot| spot.at == at) {
            Some(spot) => spot.tokens.push(&target.token),
            None => {
                spots.push(Spot { at, ground, mark: target.mark, label: &target.label, tokens: vec![&target.token] });
            }
        }
    }
    html! {
        @if !spots.is_empty() {
            g class="targets" {
                @for spot in spots { (mark::draw(spot.at, spot.ground, spot.mark, spot.label, &spot.tokens.join(" "))) }
            }
        }
    }
}

/// Returns the box that an action is about; `None` for those that are about no place.
fn place(game: &UnderFallingSkies, view: &State, action: Action) -> Option<(Rect, Ground)> {
    let around = |at| space(at).grown(1.0);
    let lit = |at| Some((around(at), Ground::Lit));
    let dark = |at| Some((around(at), Ground::Dark));
    match action {
        Action::Place { space, digs: true, .. } => dark(space),
        Action::Place { space, .. } | Action::GiveUp(space) | Action::Site { space, .. } | Action::Remove(space) => {
            lit(space)
        }
        Action::Use(room) => {
            let spaces = game.board.named(room)?.set.iter();
            Some((spaces.map(around).reduce(Rect::around)?, Ground::Lit))
        }
        Action::Excavate | Action::GiveUpExcavating => dark(view.excavating()?.space),
        Action::Spawn(column) => {
            let (x, y) = spot(view.mothership, column);
            Some((Rect::new(x - 22.0, y - 14.0, 44.0, 25.0), Ground::Dark))
        }
        Action::Reroll | Action::Keep | Action::Decline | Action::End | Action::Mothership => None,
    }
}

//! Places that stand out, found from the tokens of actions.

use contract::Notation;
use maud::{Markup, html};
use under_falling_skies::UnderFallingSkies;
use under_falling_skies::action::Action;
use under_falling_skies::space::Space;
use under_falling_skies::state::State;

use super::geometry::{slot, space};
use super::ship::spot;
use crate::mark::{self, Ground};
use crate::picture::{Mark, Target};
use crate::svg::{Rect, circle, label};

/// What an action is about.
struct Place {
    at: Rect,
    ground: Ground,
    /// For digging: how far ahead of the excavator, shown again on the wash.
    ahead: Option<(Space, i32)>,
}

/// Several targets on one place.
struct Spot<'a> {
    place: Place,
    mark: Mark,
    label: &'a str,
    tokens: Vec<&'a str>,
}

/// Draws the marks of all targets that have a place, in their order.
pub(super) fn draw(game: &UnderFallingSkies, view: &State, targets: &[Target]) -> Markup {
    let mut spots: Vec<Spot<'_>> = Vec::new();
    for target in targets {
        let place = game.read_action(&target.token).ok().and_then(|action| place(game, view, action));
        let Some(place) = place else { continue };
        match spots.iter_mut().find(|spot| spot.place.at == place.at) {
            Some(spot) => spot.tokens.push(&target.token),
            None => spots.push(Spot { place, mark: target.mark, label: &target.label, tokens: vec![&target.token] }),
        }
    }
    html! {
        @if !spots.is_empty() { g class="targets" { @for spot in spots { (marked(&spot)) } } }
    }
}

fn marked(spot: &Spot<'_>) -> Markup {
    let offered = matches!(spot.mark, Mark::Legal | Mark::Preview);
    let badge = spot.place.ahead.filter(|_| offered).map_or_else(Markup::default, |(at, ahead)| {
        let (x, y) = slot(at);
        html! { (circle("badge", (x, y), 10.0)) (label("badge-ink", (x, y + 4.5), 12.5, ahead)) }
    });
    mark::draw(spot.place.at, spot.place.ground, spot.mark, spot.label, &spot.tokens.join(" "), &badge)
}

/// Returns the place that an action is about; `None` for those that are about none.
fn place(game: &UnderFallingSkies, view: &State, action: Action) -> Option<Place> {
    let around = |at| space(at).grown(1.0);
    let lit = |at| Some(Place { at: around(at), ground: Ground::Lit, ahead: None });
    let dark = |at| Place { at, ground: Ground::Dark, ahead: None };
    match action {
        Action::Place { space, digs: true, .. } => {
            let ahead = i32::from(game.board.place[space.number()]?) - i32::from(view.excavator);
            Some(Place { ahead: Some((space, ahead)), ..dark(around(space)) })
        }
        Action::Place { space, .. } | Action::GiveUp(space) | Action::Site { space, .. } | Action::Remove(space) => {
            lit(space)
        }
        Action::Use(room) => {
            let at = game.board.named(room)?.set.iter().map(around).reduce(Rect::around)?;
            Some(Place { at, ground: Ground::Lit, ahead: None })
        }
        Action::Excavate | Action::GiveUpExcavating => Some(dark(around(view.excavating()?.space))),
        Action::Spawn(column) => {
            let (x, y) = spot(view.mothership, column);
            Some(dark(Rect::new(x - 22.0, y - 14.0, 44.0, 25.0)))
        }
        Action::Reroll | Action::Keep | Action::Decline | Action::End | Action::Mothership => None,
    }
}

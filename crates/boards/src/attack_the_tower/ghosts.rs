//! What a step would do, drawn over the board: ways of attacks, bases that would stand, troops that would come, points
//! that would be laid, and everything that would fall.

use attack_the_tower::action::{Action, Target, Troop};
use attack_the_tower::card::{Ability, Card, Kind, Space};
use attack_the_tower::event::Event;
use attack_the_tower::table::other;
use contract::Seat;
use maud::{Markup, html};

use super::art;
use super::board::Board;
use super::geometry::{CARD, Half, Spot, TILE, whole};
use super::place::{Place, Shape};
use super::way::{self, Way};
use crate::svg::{Rect, circle, path, rect};

/// Draws what these events would do.
pub(super) fn draw(board: &Board<'_>, events: &[Event]) -> Markup {
    html! { @for event in events { (ghost(board, event)) } }
}

fn ghost(board: &Board<'_>, event: &Event) -> Markup {
    match *event {
        Event::Sealed { seat, action } => sealed(board, seat, action),
        Event::ArmyChosen { army, .. } => banner(board, army),
        Event::Built { seat, space, kind, .. } => base(board, seat, kind, space),
        Event::Recruited { seat, space, .. } => recruit(board, seat, space),
        Event::Dropped { seat, card } if seat == board.own => goes(board, card),
        Event::Played { seat, ability, on } if seat == board.own => played(board, ability, on.map(|(troop, _)| troop)),
        Event::Declared { seat, from, joining, to, palace } => {
            way::looked_at(board, Way { seat, from, to, palace }, joining)
        }
        Event::Proceeded { seat, goes: true } => proceeds(board, seat),
        Event::Marked { seat, on } => falls(&Place::target(board, board.half(other(seat)), Target::Troop(on))),
        Event::Laid { seat, on, points } => laid(&Place::target(board, board.half(other(seat)), on), points),
        Event::Fell { seat, troop, .. } => falls(&Place::target(board, board.half(seat), Target::Troop(troop))),
        Event::BaseFell { seat, space, .. } => falls(&Place::target(board, board.half(seat), Target::Base(space))),
        Event::PalaceFell { seat } => falls(&Place::target(board, board.half(seat), Target::Palace)),
        _ => html! {},
    }
}

/// What its owner does in secret.
fn sealed(board: &Board<'_>, seat: Seat, action: Action) -> Markup {
    match action {
        Action::Army(army) => banner(board, army),
        Action::Build(kind, space) => base(board, seat, kind, space),
        _ => html! {},
    }
}

fn banner(board: &Board<'_>, army: u8) -> Markup {
    let place = Place::banner(board, army);
    let Shape::Box(at) = place.shape else { return html! {} };
    place.nested(&rect("ghost-frame", at, 4.0))
}

/// A base that would stand there.
fn base(board: &Board<'_>, seat: Seat, kind: Kind, space: Space) -> Markup {
    let half = board.half(seat);
    Place::space(half, space).nested(&html! {
        g class="ghost" { (art::tile(board.look(half), kind, "", board.base_power())) }
        (rect("ghost-frame", whole(TILE), 6.0))
    })
}

/// A troop that would come to a base.
fn recruit(board: &Board<'_>, seat: Seat, space: Space) -> Markup {
    let half = board.half(seat);
    let Some(standing) = board.standing(half, space) else { return html! {} };
    let nth = standing.troops.min(1);
    let mut place = Place::space(half, space);
    place.spots.push(Spot::Token(half, nth, nth + 1));
    place.nested(&html! {
        g class="ghost" { (art::token(board.look(half), standing.kind.into())) }
        (circle("ghost-frame", (0.0, 0.0), 17.0))
    })
}

/// A card that would leave the hand.
fn goes(board: &Board<'_>, card: Card) -> Markup {
    html! {
        @if let Some(place) = Place::card(board, card) {
            (place.nested(&html! {
                (rect("ghost-goes", whole(CARD), 8.0))
                (path("ghost-cross", "M42 72l41 41M83 72l-41 41"))
            }))
        }
    }
}

/// A card that would be played, and on whom.
fn played(board: &Board<'_>, ability: Ability, on: Option<Troop>) -> Markup {
    html! {
        @if let Some(place) = Place::card(board, ability.card()) { (place.nested(&rect("ghost-frame", whole(CARD), 8.0))) }
        @if let Some(troop) = on {
            @let raises = board.game.army(board.side(Half::Own)).raises(ability).unwrap_or(0);
            (Place::troop(board, Half::Own, troop).nested(&html! {
                (circle("ghost-frame", (0.0, 0.0), 19.0))
                g transform="translate(0 -30)" {
                    (rect("gold", crate::svg::Rect::new(-18.0, -11.0, 36.0, 21.0), 10.5))
                    (crate::svg::label("on-gold", (0.0, 4.5), 13.0, format!("+{raises}")))
                }
            }))
        }
    }
}

/// The way on to the palace.
fn proceeds(board: &Board<'_>, seat: Seat) -> Markup {
    html! {
        @if let Some(attack) = board.view.table.course.attack {
            (way::draw(board, Way { seat, from: attack.from, to: attack.to, palace: true }))
        }
    }
}

/// Something that would fall.
fn falls(place: &Place) -> Markup {
    place.nested(&match place.shape {
        Shape::Round(radius) => html! {
            (circle("ghost-goes", (0.0, 0.0), radius)) (path("ghost-cross", "M-11-11l22 22M11-11l-22 22"))
        },
        Shape::Box(at) => {
            // On stage what is laid stands below, and is not covered.
            let on_stage = matches!(place.spots[..], [Spot::Cell(..)]);
            let at = if on_stage { Rect { h: 80.0, ..at } } else { at };
            let (x, y) = (at.x + at.w / 2.0, at.y + at.h / 2.0);
            html! {
                (rect("ghost-goes", at, 6.0))
                g transform=(crate::svg::place((x, y), 1.0)) { (path("ghost-cross", "M-20-20l40 40M20-20l-40 40")) }
            }
        }
    })
}

/// Points that would be laid there.
fn laid(place: &Place, points: u8) -> Markup {
    let (x, y) = match place.shape {
        Shape::Round(radius) => (-radius, -radius),
        Shape::Box(at) => (at.x + 12.0, at.y + 12.0),
    };
    place.nested(&html! {
        (circle("gold", (x, y), 13.0))
        (crate::svg::label("on-gold", (x, y + 5.0), 14.0, points))
    })
}

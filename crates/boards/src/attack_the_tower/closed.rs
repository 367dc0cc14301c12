//! Places that are not open now: pressing one tries what it stands for, and the answer is the reason.

use attack_the_tower::action::{Action, Troop};
use attack_the_tower::card::{Ability, Card, Pile, Space, TERRITORIES};
use attack_the_tower::course::Stage;
use contract::{Notation, Phrase};
use maud::{Markup, html};

use super::battle;
use super::board::Board;
use super::geometry::Half;
use super::place::{self, Place, Shape};
use crate::group::{Group, shut};
use crate::picture::Closed;
use crate::svg::{circle, rect};

/// Draws the places that say why they are closed: nothing to see, and no stop for people who use the keyboard.
pub(super) fn draw(board: &Board<'_>, closed: &Closed, open: &[Group<'_, Place>]) -> Markup {
    let mut seen: Vec<String> = open.iter().map(|group| group.anchor.id.clone()).collect();
    let mut attempts = attempts(board, closed.piece.as_deref());
    attempts.retain(|(place, _)| {
        let is_new = !seen.contains(&place.id);
        seen.push(place.id.clone());
        is_new
    });
    let why_not = board.words.say(&Phrase::new("board-why-not"));
    html! {
        @if !attempts.is_empty() {
            g class="closed-places" {
                @for (place, action) in &attempts {
                    @let token = board.game.write_action(*action);
                    (place.nested(&shut(&place.id, closed, &token, &why_not, &hit(place.shape))))
                }
            }
        }
    }
}

fn hit(shape: Shape) -> Markup {
    match shape {
        Shape::Box(at) => rect("hit", at, 6.0),
        Shape::Round(radius) => circle("hit", (0.0, 0.0), radius),
    }
}

/// Returns what each place stands for: with what is in hand, or in what is being done.
fn attempts(board: &Board<'_>, piece: Option<&str>) -> Vec<(Place, Action)> {
    match piece.map(|piece| piece.split_once('-').ok_or(piece)) {
        Some(Ok((_, letter))) => {
            letter.chars().next().and_then(Card::read).map_or_else(Vec::new, |card| carried(board, card))
        }
        Some(Err(group)) => from_group(group),
        None => by_stage(board),
    }
}

/// A card in hand: spaces for a base, troops for an ability.
fn carried(board: &Board<'_>, card: Card) -> Vec<(Place, Action)> {
    if let Some(kind) = card.kind() {
        return Space::all().map(|space| (Place::space(Half::Own, space), Action::Build(kind, space))).collect();
    }
    let Some(ability) = card.ability() else { return Vec::new() };
    let at = |(troop, place)| (place, Action::PlayOn(ability, troop));
    troops(board, Half::Own).map(at).collect()
}

fn from_group(group: &str) -> Vec<(Place, Action)> {
    let Some(from) = group.chars().nth(1).and_then(place::group_from) else { return Vec::new() };
    (0..TERRITORIES as u8).map(|to| (Place::land(Half::Foe, to), Action::Attack { from, joining: 0, to })).collect()
}

fn by_stage(board: &Board<'_>) -> Vec<(Place, Action)> {
    let bases = |half, action: fn(Space) -> Action| -> Vec<(Place, Action)> {
        let standing = Space::all().filter(move |space| board.standing(half, *space).is_some());
        standing.map(|space| (Place::space(half, space), action(space))).collect()
    };
    match board.stage() {
        Stage::Draw | Stage::LateDraw | Stage::Setup => {
            Pile::ALL.map(|pile| (Place::pile(Half::Own, pile), Action::Pull(pile))).into()
        }
        Stage::Assign => {
            let Some(fight) = battle::fight(board) else { return Vec::new() };
            let all = battle::fighters(board, &fight, Half::Foe).into_iter();
            all.map(|fighter| (Place::target(board, Half::Foe, fighter.on), Action::Hit(fighter.on, 0))).collect()
        }
        Stage::Raze => bases(Half::Foe, Action::Raze),
        Stage::Place => bases(Half::Own, Action::Place),
        Stage::Answer | Stage::Window | Stage::Between | Stage::End => Ability::ALL
            .into_iter()
            .filter_map(|ability| Some((Place::card(board, ability.card())?, Action::Play(ability))))
            .collect(),
        _ => Vec::new(),
    }
}

/// Returns every troop of a half with its place.
fn troops<'a>(board: &'a Board<'_>, half: Half) -> impl Iterator<Item = (Troop, Place)> + 'a {
    let side = *board.side(half);
    let on_bases =
        Space::all().flat_map(move |space| (0..side.base(space).troops).map(move |nth| Troop::On(space, nth)));
    let all = on_bases.chain((0..side.specials).map(Troop::Special));
    all.map(move |troop| (troop, Place::troop(board, half, troop)))
}

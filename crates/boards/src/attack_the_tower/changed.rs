//! Dog-ears on what the last step changed, and what falls, seen once more as it goes.

use attack_the_tower::action::Troop;
use attack_the_tower::card::{Card, Kind, Space};
use attack_the_tower::event::Event;
use attack_the_tower::table::Table;
use attack_the_tower::view::View;
use maud::{Markup, html};

use super::board::Board;
use super::followed::Followed;
use super::geometry::{CARD, Half, PALACE, Spot, TILE, whole};
use super::place::Place;
use super::{art, battle};
use crate::highlight;
use crate::svg::{Rect, burst, path};

/// What the last step changed, for drawing it.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct News {
    /// New bases, and when each lands.
    built: Vec<(Half, Space, usize)>,
    /// Bases that gained troops.
    recruited: Vec<(Half, Space, usize)>,
    /// Cards of the own hand that were drawn.
    drawn: Vec<Card>,
    /// What fell: where, what, how many stood there before, when.
    fallen: Vec<(Half, Gone, usize)>,
    /// Palaces that were hit and stand.
    hit: Vec<Half>,
    beats: usize,
}

/// What is gone.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Gone {
    Troop(Troop, Option<Kind>, u8),
    Base(Space, Kind),
    Palace,
}

impl News {
    /// Looks at the last step.
    pub(super) fn of(board: &Board<'_>, followed: &Followed) -> Self {
        let mut news = Self::default();
        if let Some((before, events)) = followed.news(board.view) {
            for event in events {
                news.take(board, before, event);
            }
        }
        news
    }

    fn take(&mut self, board: &Board<'_>, before: &Table, event: &Event) {
        match *event {
            Event::Built { seat, space, .. } => self.built.push((board.half(seat), space, self.beats)),
            Event::Revealed { seat, bases, .. } => {
                let laid = Space::all().filter(|space| bases[space.index()].is_some());
                self.built.extend(laid.map(|space| (board.half(seat), space, 0)));
            }
            Event::Recruited { seat, space, .. } => self.recruited.push((board.half(seat), space, self.beats)),
            Event::Drew { seat, card: Some(card), .. } | Event::SealedCard { seat, card } if seat == board.own => {
                self.drawn.push(card);
            }
            Event::Step { .. } => self.beats += 1,
            Event::Fell { seat, troop, kind, .. } => {
                let side = before.side(seat);
                let of = match troop {
                    Troop::On(space, _) => side.base(space).troops,
                    Troop::Special(_) => side.specials,
                };
                self.fallen.push((board.half(seat), Gone::Troop(troop, kind, of), self.beats));
            }
            Event::BaseFell { seat, space, kind, .. } => {
                self.fallen.push((board.half(seat), Gone::Base(space, kind), self.beats + 1));
            }
            Event::PalaceFell { seat } => self.fallen.push((board.half(seat), Gone::Palace, self.beats + 1)),
            Event::PalaceHeld { seat, damage } if damage > 0 => self.hit.push(board.half(seat)),
            _ => {}
        }
    }

    /// Returns when the base on a space lands, if it is new.
    pub(super) fn lands(&self, half: Half, space: Space) -> Option<usize> {
        self.built.iter().find(|built| (built.0, built.1) == (half, space)).map(|built| built.2)
    }

    /// Says whether a card of the own hand was just drawn.
    pub(super) fn is_drawn(&self, card: Card) -> bool {
        self.drawn.contains(&card)
    }

    /// Returns when the last troop of a base comes, if it is new.
    pub(super) fn joins(&self, half: Half, space: Space) -> Option<usize> {
        self.recruited.iter().find(|new| (new.0, new.1) == (half, space)).map(|new| new.2)
    }
}

/// Draws the ears, and what goes.
pub(super) fn draw(board: &Board<'_>, news: &News) -> Markup {
    if battle::fight(board).is_some() {
        return html! {};
    }
    let on_bases =
        news.built.iter().chain(&news.recruited).filter(|(half, space, _)| board.standing(*half, *space).is_some());
    let tile = whole(TILE);
    html! {
        g id="changed" {
            @for (half, space, _) in on_bases { (Place::space(*half, *space).nested(&highlight::changed(tile))) }
            @for card in &news.drawn {
                @if let Some(place) = Place::card(board, *card) { (place.nested(&highlight::changed(whole(CARD)))) }
            }
            @for half in &news.hit { (Spot::Palace(*half).group(&highlight::changed(Rect::new(0.0, 112.0, PALACE.0, 16.0)))) }
            @for (half, gone, beat) in &news.fallen {
                @if let Some(ear) = ear(board, *half, *gone) { (ear) }
                (bursting(board, *half, *gone, *beat))
            }
        }
    }
}

/// The ear that stays where something fell.
fn ear(board: &Board<'_>, half: Half, gone: Gone) -> Option<Markup> {
    let at = |space| Some(Place::space(half, space).nested(&highlight::changed(whole(TILE))));
    match gone {
        Gone::Troop(Troop::On(space, _), ..) => board.standing(half, space).and_then(|_| at(space)),
        Gone::Base(space, _) => at(space),
        Gone::Troop(Troop::Special(_), ..) | Gone::Palace => {
            Some(Spot::Palace(half).group(&highlight::changed(Rect::new(0.0, 80.0, PALACE.0, 34.0))))
        }
    }
}

/// What fell, as it goes; a page shows it for a moment.
fn bursting(board: &Board<'_>, half: Half, gone: Gone, beat: usize) -> Markup {
    let look = board.look(half);
    let going = |was: &Markup, at: (f32, f32), size: f32| {
        html! {
            g class="bursts" data-beat=(beat) {
                g class="was" { (was) }
                g class="flash" { (path("burst", burst(9, at, size, size * 0.6))) }
            }
        }
    };
    match gone {
        Gone::Troop(troop, kind, of) => {
            let figure = kind.map_or(art::Figure::Special, art::Figure::Troop);
            let drawn = going(&art::token(look, figure), (0.0, 0.0), 20.0);
            match troop {
                Troop::On(space, nth) => {
                    let mut place = Place::space(half, space);
                    place.spots.push(Spot::Token(half, nth, of.max(nth + 1)));
                    place.nested(&drawn)
                }
                Troop::Special(nth) => Spot::Palace(half).group(&Spot::Special(nth, of.max(nth + 1)).group(&drawn)),
            }
        }
        Gone::Base(space, kind) => {
            let tile = art::tile(look, kind, "", board.base_power());
            Place::space(half, space).nested(&going(&tile, (TILE.0 / 2.0, TILE.1 / 2.0), 44.0))
        }
        Gone::Palace => Spot::Palace(half).group(&going(&art::palace(look), (PALACE.0 / 2.0, 70.0), 80.0)),
    }
}

/// Says whether a view follows from the last step; used to mark the group that plays it.
pub(super) fn step(followed: &Followed, view: &View) -> Option<u32> {
    followed.news(view).map(|_| followed.step())
}

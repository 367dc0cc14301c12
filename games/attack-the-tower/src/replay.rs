//! Makes the events of a step as one observer may know them, and carries events out on a view.

use contract::{Events, Observer, Seat, Step};

use crate::AttackTheTower;
use crate::action::{Action, Outcome, Troop};
use crate::card::{Ability, Card, Cards, Space};
use crate::event::Event;
use crate::state::State;
use crate::table::Side;
use crate::view::View;

impl Event {
    /// Returns what an observer may know of this; `None` if it may know nothing.
    fn visible_to(self, observer: Observer) -> Option<Self> {
        match self {
            Self::Secret { seat, .. } | Self::Sealed { seat, .. } | Self::SealedCard { seat, .. } => {
                observer.contains(seat).then_some(self)
            }
            Self::Drew { seat, pile, .. } if !observer.contains(seat) => Some(Self::Drew { seat, pile, card: None }),
            _ => Some(self),
        }
    }
}

impl Events for AttackTheTower {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
        events.clear();
        let mut after = *before;
        match step {
            Step::Action(seat, action) => self.apply_with(&mut after, seat, action, events),
            Step::Outcome(outcome) => self.apply_outcome_with(&mut after, outcome, events),
        }
        for seat in [0, 1].map(Seat::new) {
            if after.secret(seat) != before.secret(seat) {
                events.push(Event::Secret { seat, secret: *after.secret(seat) });
            }
        }
        // Between the scenes of a battle the course was told already.
        let told =
            events.iter().rev().find_map(|event| if let Event::Course(course) = event { Some(*course) } else { None });
        if told.unwrap_or(before.table.course) != after.table.course {
            events.push(Event::Course(after.table.course));
        }
        events.retain_mut(|event| match event.visible_to(observer) {
            Some(seen) => {
                *event = seen;
                true
            }
            None => false,
        });
    }

    fn replay(&self, view: &mut View, event: &Event, _observer: Observer) {
        Self::replay_event(view, event);
    }
}

impl AttackTheTower {
    /// Applies an event to a view.
    pub(crate) fn replay_event(view: &mut View, event: &Event) {
        let table = &mut view.table;
        match *event {
            Event::ArmyChosen { seat, army, piles } => {
                let side = table.side_mut(seat);
                (side.army, side.piles) = (Some(army), piles);
            }
            Event::SettingUp { seat, step } => table.side_mut(seat).setup = step,
            Event::Burned { seat, cards } => table.side_mut(seat).burn(&cards),
            Event::Revealed { seat, bases, burned, hand, piles } => {
                let side = table.side_mut(seat);
                (side.discards, side.hand, side.piles) = (burned, hand, piles);
                for (base, kind) in side.bases.iter_mut().zip(bases) {
                    base.kind = kind;
                }
            }
            Event::Recruited { seat, space, count, .. } => {
                table.side_mut(seat).bases[space.index()].troops += count;
            }
            Event::Reshuffled { seat, pile, known } => table.side_mut(seat).reshuffle(pile, &known),
            Event::Drew { seat, pile, .. } => table.side_mut(seat).enter_hand(pile),
            Event::Dropped { seat, card } => {
                let side = table.side_mut(seat);
                side.leave_hand(card);
                side.discards[card.index()] += 1;
            }
            Event::Built { seat, space, kind, .. } => table.side_mut(seat).build(space, kind),
            Event::Played { seat, ability, on } => table.side_mut(seat).play(ability, on),
            Event::Fell { seat, troop, waits, .. } => table.side_mut(seat).lose(troop, waits),
            Event::BaseFell { seat, space, .. } => table.side_mut(seat).take_base(space),
            Event::Returned { seat, back, gone } => table.side_mut(seat).come_back(back, gone),
            Event::Swept { seat } => table.side_mut(seat).sweep(),
            Event::Counted { seat, lost, slain } => {
                let side = table.side_mut(seat);
                (side.lost, side.slain) = (lost, slain);
            }
            Event::Course(course) => table.course = course,
            Event::Secret { seat, secret } => view.secrets[seat.index()] = Some(secret),
            _ => {}
        }
    }
}

impl Side {
    /// R3. Discards a first hand.
    pub(crate) fn burn(&mut self, cards: &Cards) {
        for card in Card::all() {
            self.discards[card.index()] += cards[card.index()];
            self.hand[card.pile() as usize] -= cards[card.index()];
        }
    }

    /// R20, R58, R92. Plays a card from the hand.
    pub(crate) fn play(&mut self, ability: Ability, on: Option<(Troop, u8)>) {
        self.leave_hand(ability.card());
        if ability == Ability::SPECIAL {
            self.specials += 1;
        } else {
            self.played[ability.index()] += 1;
        }
        match on {
            Some((Troop::On(Space(space), nth), value)) => {
                self.bases[usize::from(space)].raised[usize::from(nth)] += value;
            }
            Some((Troop::Special(nth), value)) => self.raised[usize::from(nth)] += value,
            None => {}
        }
    }

    /// R49, R62. Takes a troop away; the card of a special troop is set aside or discarded.
    pub(crate) fn lose(&mut self, troop: Troop, waits: bool) {
        match troop {
            Troop::On(space, nth) => self.take_troop(space, nth),
            Troop::Special(nth) => {
                self.take_special(nth);
                if waits {
                    self.ghosts += 1;
                } else {
                    self.discards[Ability::SPECIAL.card().index()] += 1;
                }
            }
        }
    }

    /// R103. Brings special troops back that were set aside; the others are discarded.
    pub(crate) fn come_back(&mut self, back: u8, gone: u8) {
        self.specials += back;
        self.ghosts -= back + gone;
        self.discards[Ability::SPECIAL.card().index()] += gone;
    }
}

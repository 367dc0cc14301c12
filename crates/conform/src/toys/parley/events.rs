//! What happens in parley.

use contract::{EventSink, Events, Observer, Seat, SeatSet, Step};

use super::{Action, Card, Outcome, Parley, SEATS, Stage, State, View};

/// One thing that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// R1. A card is dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// Which; nobody but its owner knows.
        card: Option<Card>,
    },
    /// R2. A card is taken from the deck. Its owner alone knows.
    Draws {
        /// By whom.
        seat: Seat,
    },
    /// R2. The card that was drawn. Its owner alone knows.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// R3. A card is offered face down. Its owner alone knows.
    Offered {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// R4. A seat is done preparing.
    IsDone {
        /// Which.
        seat: Seat,
    },
    /// R5. An offer is opened, and the cards left in hand are counted.
    Opened {
        /// Whose.
        seat: Seat,
        /// What was offered.
        card: Card,
        /// How many cards are left.
        left: u8,
    },
    /// R6. The lot decides.
    LotFell {
        /// On whom.
        seat: Seat,
    },
    /// R7. A seat lets the offers pass.
    Passed {
        /// Which.
        seat: Seat,
    },
    /// R7. A seat vetoes.
    Vetoed {
        /// Which.
        seat: Seat,
    },
    /// R8. A seat scores.
    Scored {
        /// Which.
        seat: Seat,
        /// How much.
        points: u8,
    },
    /// R5. The offers are discarded and the round is over.
    RoundOver,
    /// What is done next.
    Next(Stage),
}

impl Event {
    /// Returns what an observer may know of this; none if that is nothing.
    fn visible_to(self, observer: Observer) -> Option<Self> {
        match self {
            Self::Dealt { seat, card } => Some(Self::Dealt { seat, card: card.filter(|_| observer.contains(seat)) }),
            Self::Draws { seat } | Self::Drew { seat, .. } | Self::Offered { seat, .. } => {
                observer.contains(seat).then_some(self)
            }
            _ => Some(self),
        }
    }
}

impl Events for Parley {
    type Event = Event;

    fn events(&self, before: &State, step: Step<Action, Outcome>, observer: Observer, events: &mut Vec<Event>) {
        events.clear();
        let mut after = *before;
        match step {
            Step::Action(seat, action) => self.apply_with(&mut after, seat, action, events),
            Step::Outcome(outcome) => self.take(&mut after, outcome, events),
        }
        events.retain_mut(|event| {
            event.visible_to(observer).is_some_and(|seen| {
                *event = seen;
                true
            })
        });
    }

    fn replay(&self, view: &mut View, event: &Event, _observer: Observer) {
        match *event {
            Event::Dealt { seat, card } => {
                view.sizes[seat.index()] += 1;
                if let Some(card) = card {
                    view.hold(seat, card);
                }
            }
            Event::Draws { seat } => (view.drew, view.drawing) = (view.drew.with(seat), Some(seat)),
            Event::Drew { seat, card } => {
                view.hold(seat, card);
                view.drawing = None;
            }
            Event::Offered { seat, card } => {
                view.lose(seat, card);
                view.offers[seat.index()] = Some(card);
            }
            Event::IsDone { seat } => view.done = view.done.with(seat),
            Event::Opened { seat, card, left } => {
                view.offers[seat.index()] = Some(card);
                view.sizes[seat.index()] = left;
                (view.done, view.drew) = (SeatSet::NONE, SeatSet::NONE);
            }
            Event::Vetoed { seat } => {
                view.lose(seat, Card::VETO);
                view.sizes[seat.index()] -= 1;
                view.discards = view.discards.with(Card::VETO);
            }
            Event::Scored { seat, points } => view.scores[seat.index()] += points,
            Event::RoundOver => {
                view.discards = view.offers.iter().flatten().fold(view.discards, |heap, card| heap.with(*card));
                view.offers = [None; SEATS];
                view.round += 1;
            }
            Event::Next(stage) => view.stage = stage,
            Event::LotFell { .. } | Event::Passed { .. } => {}
        }
    }
}

impl View {
    /// Adds a card to a hand that the observer sees.
    fn hold(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()] = self.hands[seat.index()].map(|hand| hand.with(card));
    }

    /// Takes a card from a hand that the observer sees.
    fn lose(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()] = self.hands[seat.index()].map(|hand| hand.without(card));
    }
}

impl Parley {
    /// Takes an allowed action.
    pub(super) fn apply_with(&self, state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        match action {
            Action::Draw => {
                state.drew = state.drew.with(seat);
                state.drawing = Some(seat);
                events.record(Event::Draws { seat });
            }
            Action::Offer(card) => {
                state.hands[seat.index()] = state.hands[seat.index()].without(card);
                state.offers[seat.index()] = Some(card);
                events.record(Event::Offered { seat, card });
            }
            Action::Done => self.finish(state, seat, events),
            Action::Veto => self.veto(state, seat, events),
            Action::Pass => {
                events.record(Event::Passed { seat });
                self.ask_after(state, seat, events);
            }
        }
    }

    /// Takes what chance brought.
    pub(super) fn take(&self, state: &mut State, outcome: Outcome, events: &mut impl EventSink<Event>) {
        match outcome {
            Outcome::Lot(seat) => {
                events.record(Event::LotFell { seat });
                self.open_window(state, seat, events);
            }
            Outcome::Card(card) => {
                if let Some(seat) = self.card_for(state) {
                    state.hands[seat.index()] = state.hands[seat.index()].with(card);
                    let dealt = state.stage == Stage::Deal;
                    events.record(if dealt {
                        Event::Dealt { seat, card: Some(card) }
                    } else {
                        Event::Drew { seat, card }
                    });
                }
                state.drawing = None;
                if state.stage == Stage::Deal && self.dealt_next(state).is_none() {
                    go_on(state, Stage::Prepare, events);
                }
            }
        }
    }
}

/// Goes on to what is done next.
pub(super) fn go_on(state: &mut State, next: Stage, events: &mut impl EventSink<Event>) {
    state.stage = next;
    events.record(Event::Next(next));
}

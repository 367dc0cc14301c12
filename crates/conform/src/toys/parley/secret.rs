//! What an observer may know, and full states that fit it.

use contract::{Dice, Observer, Seat, SeatSet};
use serde::Serialize;

use super::{Card, Hand, Parley, SEATS, Stage, State};

/// What an observer may know. Discards, scores and the sizes of hands are all that a careful player could have noted
/// of earlier rounds, since every card that leaves a hand is seen by all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    pub(super) stage: Stage,
    pub(super) round: u8,
    /// How many cards each seat held when its hand could last be counted: now, or before the preparation.
    pub(super) sizes: [u8; SEATS],
    /// The hands that the observer may see.
    pub(super) hands: [Option<Hand>; SEATS],
    /// The offers that the observer may see.
    pub(super) offers: [Option<Card>; SEATS],
    /// Who has drawn, of those whose secrets the observer may see.
    pub(super) drew: SeatSet,
    /// Whose drawn card is due, if the observer may see it.
    pub(super) drawing: Option<Seat>,
    pub(super) done: SeatSet,
    pub(super) discards: Hand,
    pub(super) scores: [u8; SEATS],
}

impl State {
    /// Returns how many cards a seat held before it prepared.
    fn open_size(&self, seat: usize) -> u8 {
        let (hand, offer) = (self.hands[seat].len(), self.offers[seat].is_some());
        match self.stage {
            Stage::Prepare => {
                let seat = Seat::new(seat);
                let drawn = self.drew.contains(seat) && self.drawing != Some(seat);
                hand + u8::from(offer) - u8::from(drawn)
            }
            _ => hand,
        }
    }
}

impl View {
    /// R7. Says whether a seat is asked for a veto.
    pub fn asks_for_a_veto(&self, seat: Seat) -> bool {
        matches!(self.stage, Stage::Window { asked, .. } if asked == seat)
    }

    /// Returns a state with what the view says and nothing of what it hides.
    pub(super) fn stated(&self) -> State {
        State {
            stage: self.stage,
            round: self.round,
            hands: self.hands.map(Option::unwrap_or_default),
            offers: self.offers,
            drew: self.drew,
            drawing: self.drawing,
            done: self.done,
            discards: self.discards,
            scores: self.scores,
        }
    }
}

impl Parley {
    pub(super) fn view(&self, state: &State, observer: Observer) -> View {
        let sees = |seat: usize| observer.contains(Seat::new(seat)) && seat < usize::from(self.setup.seats);
        let opened = state.stage != Stage::Prepare;
        View {
            stage: state.stage,
            round: state.round,
            sizes: std::array::from_fn(|seat| state.open_size(seat)),
            hands: std::array::from_fn(|seat| sees(seat).then_some(state.hands[seat])),
            offers: std::array::from_fn(|seat| state.offers[seat].filter(|_| opened || sees(seat))),
            drew: state.drew.iter().filter(|seat| sees(seat.index())).collect(),
            drawing: state.drawing.filter(|seat| sees(seat.index())),
            done: state.done,
            discards: state.discards,
            scores: state.scores,
        }
    }

    /// Fills in what the view hides: unseen cards fall as chance deals them, a seat that is done has drawn or not and
    /// offers any card, and one that still prepares stands at its start.
    pub(super) fn fill_in<D: Dice + ?Sized>(&self, view: &View, dice: &mut D) -> State {
        let mut state = view.stated();
        let hidden = |seat: &Seat| view.hands[seat.index()].is_none();
        for seat in self.all().iter().filter(hidden) {
            let index = seat.index();
            let prepared = view.stage == Stage::Prepare && view.done.contains(seat);
            let drew = prepared && (view.sizes[index] == 0 || dice.below(2) == 1);
            if drew {
                state.drew = state.drew.with(seat);
            }
            for _ in 0..view.sizes[index] + u8::from(drew) {
                let card = self.deck(&state).pick(dice);
                state.hands[index] = state.hands[index].with(card);
            }
            if prepared {
                let offer = state.hands[index].pick(dice);
                state.hands[index] = state.hands[index].without(offer);
                state.offers[index] = Some(offer);
            }
        }
        state
    }
}

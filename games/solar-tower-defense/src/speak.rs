//! What the game says: questions, names, the log, notes for beginners. All are keys; the words are in `words/`.

use contract::{Account, EventHistory, Forecast, Label, Observer, Phases, Phrase, Piece, Prompt, Seat, Speak, Vital};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::event::Event;
use crate::label::ring_word;
use crate::state::State;

impl Speak for SolarTowerDefense {
    const SEATS_BY: Option<&'static str> = Some("homes");

    fn seat_title(&self, seat: Seat) -> Option<Phrase> {
        Some(Phrase::new("board-planet").with("ring", ring_word(self.components.ring(seat))))
    }

    fn tell(&self, events: &[Event], before: &State, _after: &State, observer: Observer) -> Vec<Phrase> {
        self.tell_all(events, before, observer)
    }

    fn parts(&self, events: &[Event]) -> Vec<usize> {
        Self::cuts(events)
    }

    fn prompt(&self, view: &State, seat: Seat) -> Prompt {
        self.ask(view, seat)
    }

    fn label(&self, view: &State, seat: Seat, action: Action) -> Label {
        self.name_action(view, seat, action)
    }

    fn outlook(&self, view: &State, seat: Seat, action: Action) -> Vec<Phrase> {
        self.foresee(view, seat, action)
    }

    fn supplies(&self, view: &State, seat: Seat) -> Vec<(Piece, Action)> {
        self.shelf(view, seat)
    }

    fn forecast(&self, view: &State, seat: Seat) -> Option<Forecast<Action>> {
        self.foretell(view, seat)
    }

    fn guide(&self, view: &State, seat: Seat) -> Vec<Phrase> {
        Self::notes(view, seat)
    }

    fn vitals(&self, view: &State, seat: Seat) -> Vec<Vital> {
        self.numbers(view, seat)
    }

    fn phases(&self, view: &State) -> Option<Phases> {
        Self::phases_of(view)
    }

    fn account(&self, history: &EventHistory<Self>) -> Option<Account> {
        Some(self.sum_up(history))
    }
}

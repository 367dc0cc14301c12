//! What happens in a step, as typed values: the one source of log, boards, previews and accounts.

use std::fmt::Debug;

use crate::{Game, Observer, Step};

/// Receives what the rules report while a step is carried out. Playouts pass `()`, which sees nothing and
/// costs nothing; a [`Vec`] keeps all of it.
pub trait EventSink<E> {
    /// Whether it looks at all: if not, nothing is compared or copied just to be reported.
    const ENABLED: bool;

    /// Takes what happened next.
    fn record(&mut self, event: E);
}

impl<E> EventSink<E> for () {
    const ENABLED: bool = false;

    #[inline]
    fn record(&mut self, _event: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    const ENABLED: bool = true;

    fn record(&mut self, event: E) {
        self.push(event);
    }
}

/// What happens in a step, told as values of the game's own type.
///
/// Code that says, shows or counts what a step did reads its events and never compares states, so what is said and what
/// is shown cannot disagree. The events of a step explain all that it changes in a view: applied one by one with
/// [`Events::replay`] to the view before, they give the view after.
pub trait Events: Game {
    /// One thing that happens, in the rulebook's words.
    type Event: Clone + Eq + Debug + Send + Sync + 'static;

    /// Writes what a step, allowed in that state, does into the buffer, which is cleared first: in the order in which
    /// it happens, as far as the observer may know it. A sealed step tells others nothing, not even that it happened.
    fn events(
        &self,
        before: &Self::State,
        step: Step<Self::Action, Self::Outcome>,
        observer: Observer,
        events: &mut Vec<Self::Event>,
    );

    /// Applies an event to the observer's view from before it, so that the view holds what the event changed.
    fn replay(&self, view: &mut Self::View, event: &Self::Event, observer: Observer);
}

//! Optional capabilities: further traits that a game may implement, each for the code that needs it.

use crate::{
    Account, Dice, EventHistory, Events, Forecast, Game, Label, Observer, Order, Phases, Phrase, Piece, Prompt, Seat,
    SeatSet, Step, Vital,
};

/// Full states that fit a view, for bots and previews.
pub trait Determinize: Game {
    /// Makes a full state that fits the view: what is hidden is filled in by the weights of chance and with legal
    /// sealed choices. The state's view equals the given one, and every fitting state can come out (a seat still
    /// choosing may be put back to the start of its choice).
    fn determinize<D: Dice + ?Sized>(&self, view: &Self::View, dice: &mut D) -> Self::State;

    /// Returns a cheap hash that agrees when the seat's views do.
    fn key(&self, state: &Self::State, seat: Seat) -> u64;
}

/// A step that was taken, and the state before it.
pub type PlayedStep<G> = (<G as Game>::State, Step<<G as Game>::Action, <G as Game>::Outcome>);

/// How much of a step's token an observer may read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VisibleToken {
    /// All of it.
    Whole,
    /// This part, as the dossier writes it for observers who may not know the rest: `=?`, `R35/2?`.
    Part(String),
    /// Nothing, not even that there was a step.
    Nothing,
}

/// The words a game says at the table. All are values; the sentences are in the game's words file.
pub trait Speak: Events {
    /// The option that decides what seats are called, if one does; see [`Speak::seat_title`].
    const SEATS_BY: Option<&'static str> = None;

    /// Puts the events of a step into words, for the observer who was told them and has these views of the game before
    /// and after it. Events that need no words have none.
    fn tell(&self, events: &[Self::Event], before: &Self::View, after: &Self::View, observer: Observer) -> Vec<Phrase>;

    /// Tells what a step from one state to another did, to one observer: its events in words. An observer who is
    /// told no event is told nothing.
    fn tell_step(
        &self,
        before: &Self::State,
        step: Step<Self::Action, Self::Outcome>,
        after: &Self::State,
        observer: Observer,
    ) -> Vec<Phrase> {
        let mut events = Vec::new();
        self.events(before, step, observer, &mut events);
        if events.is_empty() {
            return Vec::new();
        }
        self.tell(&events, &self.view(before, observer), &self.view(after, observer), observer)
    }

    /// Cuts a step of which much is to be told into parts, which a story plays one after another: returns the indices of
    /// the events with which parts begin, growing and without the first. What is told part by part is what is told of
    /// the whole. By default a step is one part.
    fn parts(&self, _events: &[Self::Event]) -> Vec<usize> {
        Vec::new()
    }

    /// Says how much of a step's token the observer may read. By default, an observer reads its own actions, and all
    /// steps while nothing is hidden from it; a game with secrets says which of its tokens are open all the same, and
    /// which in part.
    fn visible_token(
        &self,
        before: &Self::State,
        step: Step<Self::Action, Self::Outcome>,
        after: &Self::State,
        observer: Observer,
    ) -> VisibleToken {
        let all = SeatSet::all(self.seats());
        let open = |state| self.view(state, observer) == self.view(state, all);
        let own = matches!(step, Step::Action(seat, _) if observer.contains(seat));
        if own || open(before) && open(after) { VisibleToken::Whole } else { VisibleToken::Nothing }
    }

    /// Returns the question that the seat has to answer now.
    fn prompt(&self, view: &Self::View, seat: Seat) -> Prompt;

    /// Returns what people call a seat before anybody sits there, where the game gives its seats names of their own: a
    /// planet, a colour. Printed names are for notation; without any of its own, a seat is called by its number.
    fn seat_title(&self, _seat: Seat) -> Option<Phrase> {
        None
    }

    /// Names an action of the seat as a button would.
    fn label(&self, view: &Self::View, seat: Seat, action: Self::Action) -> Label;

    /// Says what an action makes possible or ties up later, beyond what happens at once: what a room would then give,
    /// say. Nothing by default.
    fn outlook(&self, _view: &Self::View, _seat: Seat, _action: Self::Action) -> Vec<Phrase> {
        Vec::new()
    }

    /// Suggests how the seat's question is answered by several actions, in the order in which they are taken: the largest
    /// kill, the best assignment. They are laid out for the person, who changes them and takes all at once. Each has a
    /// portion ([`Label::laying`]) of a piece of its own, and all but the last let the seat go on at once. Nothing by
    /// default; then nothing is laid out at first.
    fn suggest(&self, _view: &Self::View, _seat: Seat) -> Vec<Self::Action> {
        Vec::new()
    }

    /// Returns the pieces that keep their places before a seat while it answers, in the order in which they lie, each with
    /// an action that picks it up first: one that is allowed, if there is any. A piece that cannot be used now rests, and
    /// the refusal of its action says why. By default only what can be used lies there.
    fn supplies(&self, _view: &Self::View, _seat: Seat) -> Vec<(Piece, Self::Action)> {
        Vec::new()
    }

    /// Works out what each of the seat's actions may bring, for whoever asks before choosing; none where nothing is rolled,
    /// or the ways are too many to be counted. By default nothing is.
    fn forecast(&self, _view: &Self::View, _seat: Seat) -> Option<Forecast<Self::Action>> {
        None
    }

    /// Says why no action takes exactly these pieces, by their keys, where actions are sets ([`Label::choosing`]). By
    /// default whoever shows it says so in general words.
    fn no_such_set(&self, _view: &Self::View, _seat: Seat, _pieces: &[&str]) -> Option<Phrase> {
        None
    }

    /// Returns the standing orders that a seat can give, with what each answers now; none by default. An order stands as
    /// long as it is returned and not closed.
    ///
    /// The view is the one that everybody has, so neither what can be ordered, nor when an order lapses, nor what it
    /// answers depends on anything hidden: where an order answers, its answer is allowed whatever the seat holds.
    fn orders(&self, _view: &Self::View, _seat: Seat) -> Vec<Order<Self::Action>> {
        Vec::new()
    }

    /// Returns short notes for somebody who plays for the first time: what matters in this situation, most important
    /// first. A note is known by its key and shown to a person once, so a note that was shown may be returned again.
    /// A game that guides has a note before its first step, and none once everything in a first round has been
    /// explained.
    fn guide(&self, _view: &Self::View, _seat: Seat) -> Vec<Phrase> {
        Vec::new()
    }

    /// Returns the few numbers that show how a seat stands, most important first; none where the game has no such
    /// numbers. They hold only what the view's observer knows: what a sealed choice changes shows to its owner alone.
    fn vitals(&self, _view: &Self::View, _seat: Seat) -> Vec<Vital> {
        Vec::new()
    }

    /// Returns the phases of the round and which of them is being played; none when the game is over, or its rounds
    /// have no phases.
    fn phases(&self, _view: &Self::View) -> Option<Phases> {
        None
    }

    /// Sums up a game that is over, when nothing is hidden any more.
    fn account(&self, _history: &EventHistory<Self>) -> Option<Account> {
        None
    }
}

/// A hand-written estimate, for bots that look one step ahead.
pub trait Heuristic: Game {
    /// Estimates what the state is worth to a seat, from 0 (surely lost) to 1 (surely won).
    fn estimate(&self, state: &Self::State, seat: Seat) -> f64;

    /// Returns what a state is worth to a seat (as [`crate::Verdict::worth`] has it) where that is certain although the game goes
    /// on: what cannot be won any more, or is won by whoever goes on without a mistake. None where it would have to be
    /// searched for; by default everywhere. Depends on the seat's view alone.
    fn proven(&self, _state: &Self::State, _seat: Seat) -> Option<f64> {
        None
    }
}

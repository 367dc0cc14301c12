//! Standing orders: what a seat says beforehand, so that it need not be asked.

use serde::Serialize;

use crate::Phrase;

/// A standing order that a seat may give, or has given: "pass for me in this battle". It stands as long as the game offers
/// it, so a key says for which turn or battle it is; see [`crate::Speak::orders`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Order<A> {
    /// Its name in addresses and logs: letters, digits, `-` and `.`.
    pub key: String,
    /// What is ordered, as a button says it.
    pub name: Phrase,
    /// How long it stands.
    pub until: Phrase,
    /// Why it cannot be given now, and stands no more; none if it can.
    pub closed: Option<Phrase>,
    /// What it answers for the seat, where the seat is asked now what it is an answer to.
    pub answer: Option<A>,
}

impl<A> Order<A> {
    /// Returns an order that can be given and has nothing to answer now.
    pub fn new(key: impl Into<String>, name: Phrase, until: Phrase) -> Self {
        Self { key: key.into(), name, until, closed: None, answer: None }
    }

    /// Says why it cannot be given now.
    #[must_use]
    pub fn closed(self, reason: Phrase) -> Self {
        Self { closed: Some(reason), ..self }
    }

    /// Says what it answers now, if it does.
    #[must_use]
    pub fn answering(self, answer: Option<A>) -> Self {
        Self { answer, ..self }
    }

    /// Returns the same order with its answer in another form.
    pub fn map<B>(self, form: impl FnOnce(A) -> B) -> Order<B> {
        let Self { key, name, until, closed, answer } = self;
        Order { key, name, until, closed, answer: answer.map(form) }
    }
}

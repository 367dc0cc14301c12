//! A form that may come back: what was typed, and what of it cannot be taken.

use axum::http::StatusCode;
use contract::Phrase;
use maud::{Markup, html};

use crate::games::entry::GameEntry;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::tongue::Tongue;

/// What of a form cannot be taken. The page says it at the field of this name.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) field: String,
    pub(crate) text: Phrase,
}

/// A form that was sent and could not be taken, with the notice above it.
pub(crate) struct Returned {
    pub(crate) fault: Option<Fault>,
    pub(crate) wrong: HttpError,
}

impl Returned {
    /// Something in it cannot be.
    pub(crate) fn for_a_fault(fault: Fault) -> Self {
        let hint = Phrase::new("change-it-below");
        let wrong = HttpError::new(StatusCode::UNPROCESSABLE_ENTITY, fault.text.clone(), hint);
        Self { fault: Some(fault), wrong }
    }

    /// The dice that it showed the fingerprint of are another table's by now.
    pub(crate) fn for_other_dice() -> Self {
        let (text, hint) = (Phrase::new("other-dice"), Phrase::new("other-dice-hint"));
        Self { fault: None, wrong: HttpError::new(StatusCode::CONFLICT, text, hint) }
    }
}

/// What the parts of the form are made of: the game, what was typed, and what was wrong with it.
#[derive(Clone, Copy)]
pub(crate) struct Form<'a> {
    pub(crate) kind: &'a GameEntry,
    pub(crate) tongue: Tongue,
    pub(crate) given: &'a Fields,
    /// What the seats are called, as the options stand.
    pub(crate) seats: &'a [String],
    pub(crate) fault: Option<&'a Fault>,
}

impl Form<'_> {
    /// Returns the identifier of a field's error, if that is where it stands.
    pub(crate) fn error(&self, field: &str) -> Option<String> {
        self.fault.filter(|fault| fault.field == field).map(|_| format!("{field}-error"))
    }

    /// Says at a field what is wrong with it.
    pub(crate) fn said(&self, field: &str) -> Markup {
        let fault = self.fault.filter(|fault| fault.field == field);
        html! {
            @if let Some(fault) = fault { p class="error" id=(format!("{field}-error")) { (self.tongue.text(&fault.text)) } }
        }
    }
}

//! The page that makes a table: which sides of the cards, who plays, which options, which name.

use axum::http::StatusCode;
use contract::Phrase;
use maud::{Markup, html};

use super::{cards, guide, options, promise, sitters};
use crate::games::entry::GameEntry;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::live::promises::Fingerprint;
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

/// Makes the page. `given` are the fields of a form that came back.
pub(crate) fn main(
    tongue: Tongue,
    kind: &GameEntry,
    name: Option<&str>,
    given: &Fields,
    returned: Option<&Returned>,
    dice: &Fingerprint,
) -> Markup {
    let form = Form { kind, tongue, given, fault: returned.and_then(|returned| returned.fault.as_ref()) };
    let turned = cards::of(form);
    html! {
        header class="opening" {
            h1 { (kind.info().title) }
            p class="lead" {
                (kind.localized(tongue).words().word("summary")) " "
                a href=(format!("/rules/{}", kind.id())) { (tongue.word("read-the-rules")) }
            }
        }
        form class={ "create" @if turned.is_none() { " bare" } } method="post" action=(format!("/play/{}", kind.id()))
            data-entropy {
            (super::wrong::notice(tongue, returned.map(|returned| &returned.wrong), None))
            @if let Some((key, cards)) = &turned { (cards::table(form, key, cards)) }
            (options::more(form))
            div class="panel who" {
                (sitters::seats(form))
                (called(form, name))
                @if kind.guides { (guide::wanted(tongue, given.text("guide").is_some())) }
                (promise::shown(tongue, dice))
            }
            div class="panel go" {
                @if let Some((key, cards)) = &turned { (cards::level(form, key, cards)) }
                button id="open" class="btn primary" { (tongue.word("open-the-table")) }
            }
        }
    }
}

/// Asks what the visitor wants to be called.
pub(crate) fn called(form: Form<'_>, name: Option<&str>) -> Markup {
    html! {
        label class="field" {
            span { (form.tongue.word("your-name")) }
            input name="name" maxlength="40" autocomplete="nickname" value=[form.given.text("name").or(name)]
                aria-invalid=[form.error("name").map(|_| "true")] aria-describedby=[form.error("name")];
        }
        (form.said("name"))
    }
}

//! The fields of a form.

use std::str::FromStr;

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequest, Request};
use axum::http::{Method, StatusCode};
use contract::{Phrase, Seat};
use table::{Name, NameError};

use crate::http::cookie::is_token;
use crate::http::error::HttpError;

/// The fields of a form in the order they came. What is asked for by name is the last of that name.
#[derive(Clone, Default, Debug)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Adds a field.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Self {
        self.0.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Returns the value of a field, without blanks around it; none when it is not there or empty.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        let value = self.0.iter().rev().find(|(field, _)| field == name).map(|(_, value)| value.trim());
        value.filter(|value| !value.is_empty())
    }

    /// Returns the values of all fields of a name, in their order.
    pub(crate) fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(field, _)| field == name).map(|(_, value)| value.clone()).collect()
    }

    /// Returns the tokens of a form, of which there may be several.
    pub(crate) fn tokens(&self) -> Vec<String> {
        let tokens = self.all("token").into_iter().map(|token| token.trim().to_owned());
        tokens.filter(|token| !token.is_empty()).collect()
    }

    /// Reads a field that must be there.
    pub(crate) fn read<T: FromStr>(&self, name: &str) -> Result<T, HttpError> {
        let lacks = || HttpError::malformed(Phrase::new("form-lacks").with("field", name));
        let text = self.text(name).ok_or_else(lacks)?;
        text.parse().map_err(|_| {
            let text: String = text.chars().take(40).collect();
            HttpError::malformed(Phrase::new("form-cannot-be").with("field", name).with("value", text))
        })
    }

    /// Reads which seat a form or address names.
    pub(crate) fn seat(&self) -> Result<Seat, HttpError> {
        let index: usize = self.read("seat")?;
        if index < Seat::MOST {
            Ok(Seat::new(index))
        } else {
            Err(HttpError::malformed(Phrase::new("refused-no-seat")))
        }
    }

    /// Returns the name in a field, if there is one.
    ///
    /// # Errors
    /// When it is none that can be shown to everybody.
    pub(crate) fn name(&self, field: &str) -> Result<Option<Name>, NameError> {
        self.text(field).map(str::parse).transpose()
    }

    /// Returns which fingerprint of dice the form showed, with what the browser adds to these; none for a form that
    /// showed none.
    ///
    /// # Errors
    /// When either is not what it must be, or something is added to dice that the form does not name.
    pub(crate) fn share(&self) -> Result<Option<Share<'_>>, HttpError> {
        let (commitment, entropy) = (self.text("commitment"), self.text("entropy"));
        let hex = |text: &str| text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if commitment.is_some_and(|text| !is_token(text)) {
            return Err(HttpError::malformed(Phrase::new("form-commitment")));
        }
        if entropy.is_some_and(|text| text.len() > 64 || !hex(text)) {
            return Err(HttpError::malformed(Phrase::new("form-entropy")));
        }
        match (commitment, entropy) {
            (Some(commitment), entropy) => Ok(Some(Share { commitment, entropy })),
            (None, None) => Ok(None),
            (None, Some(_)) => Err(HttpError::malformed(Phrase::new("form-entropy-alone"))),
        }
    }
}

/// A browser's share in the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Share<'a> {
    /// The fingerprint that the form showed.
    pub(crate) commitment: &'a str,
    /// What the browser added after it had been shown that; nothing without script.
    pub(crate) entropy: Option<&'a str>,
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = HttpError;

    async fn from_request(mut request: Request, state: &S) -> Result<Self, HttpError> {
        // The fields of a HEAD stand in its address, as those of the GET that it asks about.
        if request.method() == Method::HEAD {
            *request.method_mut() = Method::GET;
        }
        let form = Form::<Vec<(String, String)>>::from_request(request, state).await;
        form.map(|Form(fields)| Self(fields)).map_err(|rejection| match rejection {
            FormRejection::InvalidFormContentType(_) => HttpError::bare(StatusCode::UNSUPPORTED_MEDIA_TYPE),
            other if other.status() == StatusCode::PAYLOAD_TOO_LARGE => HttpError::bare(StatusCode::PAYLOAD_TOO_LARGE),
            _ => HttpError::malformed(Phrase::new("form-unreadable")),
        })
    }
}

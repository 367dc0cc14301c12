//! The fields of a form.

use std::str::FromStr;

use axum::extract::rejection::FormRejection;
use axum::extract::{Form, FromRequest, Request};
use axum::http::StatusCode;
use table::{Name, NameError};

use crate::person::is_token;
use crate::reply::Wrong;

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

    /// Reads a field that must be there.
    pub(crate) fn read<T: FromStr>(&self, name: &str) -> Result<T, Wrong> {
        let text = self.text(name).ok_or_else(|| Wrong::malformed(format!("The form lacks its field `{name}`.")))?;
        text.parse().map_err(|_| {
            let text: String = text.chars().take(40).collect();
            Wrong::malformed(format!("The form's field `{name}` cannot be `{text}`."))
        })
    }

    /// Returns the name in a field, if there is one.
    ///
    /// # Errors
    /// When it is none that can be shown to everybody.
    pub(crate) fn name(&self, field: &str) -> Result<Option<Name>, NameError> {
        self.text(field).map(str::parse).transpose()
    }

    /// Returns what a browser adds to the dice, if it did.
    pub(crate) fn entropy(&self) -> Option<&str> {
        self.text("entropy").filter(|text| is_token(text))
    }
}

impl<S: Send + Sync> FromRequest<S> for Fields {
    type Rejection = Wrong;

    async fn from_request(request: Request, state: &S) -> Result<Self, Wrong> {
        let form = Form::<Vec<(String, String)>>::from_request(request, state).await;
        form.map(|Form(fields)| Self(fields)).map_err(|rejection| match rejection {
            FormRejection::InvalidFormContentType(_) => Wrong::bare(StatusCode::UNSUPPORTED_MEDIA_TYPE),
            other if other.status() == StatusCode::PAYLOAD_TOO_LARGE => Wrong::bare(StatusCode::PAYLOAD_TOO_LARGE),
            _ => Wrong::malformed("The form cannot be read."),
        })
    }
}

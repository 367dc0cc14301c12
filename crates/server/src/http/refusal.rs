//! Refusals with the rule that they rest on, for answers to programs.

use axum::response::{IntoResponse, Response};

use crate::http::error::HttpError;

/// Why a request is not done, with the rule that forbids it, if one does.
pub(crate) struct Refusal {
    pub(crate) wrong: HttpError,
    pub(crate) rule: Option<&'static str>,
}

/// The rule that forbids what was asked, noted with a bare answer for whoever dresses it.
#[derive(Clone, Copy)]
pub(crate) struct Forbidding(pub(crate) &'static str);

impl From<HttpError> for Refusal {
    fn from(wrong: HttpError) -> Self {
        Self { wrong, rule: None }
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = self.wrong.into_response();
        if let Some(rule) = self.rule {
            response.extensions_mut().insert(Forbidding(rule));
        }
        response
    }
}

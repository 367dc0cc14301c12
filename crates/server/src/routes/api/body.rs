//! The body of a request: JSON with the fields that are described, and no others.

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use contract::Phrase;
use serde::de::DeserializeOwned;

use crate::http::error::HttpError;

/// How much of what the reader of JSON says is passed on: it may repeat what was sent.
const LONGEST: usize = 160;

/// The body of a request.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, state: &S) -> Result<Self, HttpError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(malformed(StatusCode::UNSUPPORTED_MEDIA_TYPE, Phrase::new("api-no-json")));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(|rejected| match rejected.status() {
            StatusCode::PAYLOAD_TOO_LARGE => HttpError::bare(StatusCode::PAYLOAD_TOO_LARGE),
            _ => malformed(StatusCode::BAD_REQUEST, Phrase::new("api-unread")),
        })?;
        serde_json::from_slice(&bytes).map(Self).map_err(|error| {
            let reason: String = error.to_string().chars().take(LONGEST).collect();
            malformed(StatusCode::BAD_REQUEST, Phrase::new("api-malformed").with("reason", reason))
        })
    }
}

/// Says what is wrong with a request, and where it is described.
pub(super) fn malformed(status: StatusCode, text: Phrase) -> HttpError {
    HttpError::new(status, text, Phrase::new("api-description"))
}

//! Answers that are not what was hoped for: one form for all of them, dressed for page or script on the way out, and said
//! in the language of whoever asked.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use contract::Phrase;
use store::StoreError;
use table::{NameError, TableError};
use tracing::error;

use super::refused;

/// Why a request is not done: the status, what is to be told in one sentence, and what to do.
#[derive(Clone, Debug)]
pub(crate) struct HttpError {
    pub(crate) status: StatusCode,
    pub(crate) text: Phrase,
    /// The way out. Boxed, since most results that could be such an error are not.
    pub(crate) hint: Box<Phrase>,
}

impl HttpError {
    pub(crate) fn new(status: StatusCode, text: Phrase, hint: Phrase) -> Self {
        Self { status, text, hint: Box::new(hint) }
    }

    pub(crate) fn malformed(text: Phrase) -> Self {
        Self::new(StatusCode::BAD_REQUEST, text, Phrase::new("use-the-form"))
    }

    /// Says why a name cannot be shown to everybody.
    pub(crate) fn name(reason: &NameError) -> Self {
        let hint = Phrase::new("change-the-name");
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, refused::name(reason), hint)
    }

    /// A form of ours came back without the cookie that came with it.
    pub(crate) fn no_cookies() -> Self {
        Self::new(StatusCode::FORBIDDEN, Phrase::new("no-cookies"), Phrase::new("no-cookies-hint"))
    }

    /// Somebody came by a seat's link without the cookie that came with it. The table is shown all the same.
    pub(crate) fn uninvited() -> Self {
        Self { status: StatusCode::OK, hint: Box::new(Phrase::new("uninvited-hint")), ..Self::no_cookies() }
    }

    pub(crate) fn no_table() -> Self {
        Self::new(StatusCode::NOT_FOUND, Phrase::new("no-table"), Phrase::new("no-table-hint"))
    }

    pub(crate) fn no_game(text: Phrase) -> Self {
        Self::new(StatusCode::NOT_FOUND, text, Phrase::new("all-games-at-home"))
    }

    pub(crate) fn nobody() -> Self {
        Self::new(StatusCode::FORBIDDEN, Phrase::new("nobody-known"), Phrase::new("nobody-known-hint"))
    }

    pub(crate) fn not_yours() -> Self {
        Self::new(StatusCode::FORBIDDEN, Phrase::new("not-yours"), Phrase::new("not-yours-hint"))
    }

    /// Logs a fault of ours and tells that there is one, without detail.
    pub(crate) fn fault(detail: &dyn std::fmt::Display) -> Self {
        error!(%detail, "fault");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, Phrase::new("our-fault"), Phrase::new("our-fault-hint"))
    }

    /// Returns what a bare answer with this status means.
    pub(crate) fn bare(status: StatusCode) -> Self {
        let (text, hint) = match status {
            StatusCode::NOT_FOUND => (Phrase::new("no-page"), Phrase::new("all-games-at-home")),
            StatusCode::METHOD_NOT_ALLOWED => (Phrase::new("cannot-do-that"), Phrase::new("go-back-home")),
            StatusCode::PAYLOAD_TOO_LARGE => (Phrase::new("too-much"), Phrase::new("too-much-hint")),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => (Phrase::new("no-form"), Phrase::new("no-form-hint")),
            StatusCode::FORBIDDEN => (Phrase::new("other-site"), Phrase::new("other-site-hint")),
            StatusCode::TOO_MANY_REQUESTS => (Phrase::new("too-many"), Phrase::new("too-many-hint")),
            StatusCode::MISDIRECTED_REQUEST => (Phrase::new("other-host"), Phrase::new("other-host-hint")),
            StatusCode::SERVICE_UNAVAILABLE | StatusCode::REQUEST_TIMEOUT => {
                (Phrase::new("took-too-long"), Phrase::new("load-the-table"))
            }
            status if status.is_server_error() => (Phrase::new("our-fault"), Phrase::new("load-the-table")),
            _ => (Phrase::new("cannot-be-done"), Phrase::new("go-back-and-try")),
        };
        Self::new(status, text, hint)
    }
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoTable(_) => Self::no_table(),
            StoreError::Deleted(_) => {
                Self::new(StatusCode::GONE, Phrase::new("table-deleted"), Phrase::new("table-deleted-hint"))
            }
            StoreError::SeatTaken => {
                Self::new(StatusCode::CONFLICT, Phrase::new("seat-taken"), Phrase::new("seat-taken-hint"))
            }
            other => match untaken(&other) {
                Some((text, hint)) => {
                    error!(error = %other, "store");
                    Self::new(StatusCode::SERVICE_UNAVAILABLE, text, hint)
                }
                None => Self::fault(&other),
            },
        }
    }
}

/// Says, for people at the table, why the disk takes nothing, and what to do; none when it is something else.
fn untaken(error: &StoreError) -> Option<(Phrase, Phrase)> {
    let again = Phrase::new("not-stored-again");
    let later = Phrase::new("not-stored-later");
    Some(match error {
        StoreError::Locked(_) => (Phrase::new("database-busy"), again),
        StoreError::Closed => (Phrase::new("server-stops"), Phrase::new("in-a-moment")),
        StoreError::Disk { .. } | StoreError::Unwritable(_) => (Phrase::new("not-stored"), again),
        StoreError::Full(_) => (Phrase::new("disk-full"), later),
        StoreError::Moved(_) => (Phrase::new("database-moved"), later),
        StoreError::Damaged(_) => (Phrase::new("database-damaged"), later),
        _ => return None,
    })
}

impl From<TableError> for HttpError {
    fn from(error: TableError) -> Self {
        let status = match &error {
            TableError::Refused(_)
            | TableError::OtherSeat { .. }
            | TableError::Parted { .. }
            | TableError::Undo { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            TableError::Text { .. } => StatusCode::BAD_REQUEST,
            TableError::NoSeat => StatusCode::NOT_FOUND,
            TableError::Broken { .. } | TableError::Fault(_) | TableError::OtherGame { .. } => {
                return Self::fault(&error);
            }
            _ => StatusCode::CONFLICT,
        };
        let hint = match &error {
            TableError::Stale { .. } => Phrase::new("refused-stale-hint"),
            _ => Phrase::new("nothing-has-changed"),
        };
        Self::new(status, refused::by_table(&error), hint)
    }
}

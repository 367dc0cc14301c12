//! Answers that are not what was hoped for: one form for all of them, dressed for page or script on the way out.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use contract::Refused;
use store::StoreError;
use table::{NameError, ReadError, TableError};
use tracing::error;

use crate::ask::AskError;

/// Why a request is not done: the status, one sentence in plain words, and what to do.
#[derive(Clone, Debug)]
pub(crate) struct Wrong {
    pub(crate) status: StatusCode,
    pub(crate) text: String,
    /// The way out: a sentence.
    pub(crate) hint: &'static str,
}

impl Wrong {
    pub(crate) fn new(status: StatusCode, text: impl Into<String>, hint: &'static str) -> Self {
        Self { status, text: text.into(), hint }
    }

    pub(crate) fn malformed(text: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, text, "Go back and use the form as it is.")
    }

    /// Says why a name cannot be shown to everybody.
    pub(crate) fn name(reason: &NameError) -> Self {
        let hint = "Go back, change the name and try again.";
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, sentence(&reason.to_string()), hint)
    }

    /// A form of ours came back without the cookie that came with it.
    pub(crate) fn no_cookies() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "Your browser keeps no cookies from this site.",
            "Nothing was done. Without a cookie the table could not know you again: allow cookies for this site, load the \
             page again, and send it once more.",
        )
    }

    /// Somebody came by a seat's link without the cookie that came with it. The table is shown all the same.
    pub(crate) fn uninvited() -> Self {
        let hint = "So you can only watch. Without a cookie the table could not know you again: allow cookies for this site, and open \
            your link once more.";
        Self { status: StatusCode::OK, hint, ..Self::no_cookies() }
    }

    pub(crate) fn no_table() -> Self {
        Self::new(
            StatusCode::NOT_FOUND,
            "There is no such table.",
            "Check the address, or ask for the link again. Your own tables are on the home page.",
        )
    }

    pub(crate) fn no_game(text: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, text, "All games are on the home page.")
    }

    pub(crate) fn nobody() -> Self {
        Self::new(StatusCode::FORBIDDEN, "Nobody is known in this browser yet.", "Sit down at a table first.")
    }

    pub(crate) fn not_yours() -> Self {
        Self::new(
            StatusCode::FORBIDDEN,
            "This seat is not yours.",
            "Open the table in the browser you sat down with, or ask for a link to a free seat.",
        )
    }

    /// Logs a fault of ours and tells that there is one, without detail.
    pub(crate) fn fault(detail: &dyn std::fmt::Display) -> Self {
        error!(%detail, "fault");
        Self::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "Something failed on our side.",
            "Load the table again: what it shows is what is stored. If it stays so, tell the operator the number below.",
        )
    }

    fn of_status(status: StatusCode) -> (&'static str, &'static str) {
        match status {
            StatusCode::NOT_FOUND => ("There is no such page.", "All games are on the home page."),
            StatusCode::METHOD_NOT_ALLOWED => ("This address takes no such request.", "Go back to the home page."),
            StatusCode::PAYLOAD_TOO_LARGE => ("This is more than a form can hold.", "Send less."),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => ("This is no form.", "Use the form on the page."),
            StatusCode::FORBIDDEN => (
                "This request came from another site and was not done.",
                "Use the form on the page itself; a proxy must pass on Host and Origin.",
            ),
            StatusCode::TOO_MANY_REQUESTS => ("Too many requests at once.", "Wait a few seconds and try again."),
            StatusCode::MISDIRECTED_REQUEST => (
                "This server does not go by the name in this address.",
                "Use the address that you were given. Who runs the server can add a name with --allowed-host.",
            ),
            StatusCode::SERVICE_UNAVAILABLE | StatusCode::REQUEST_TIMEOUT => {
                ("This took too long.", "Load the table again: what it shows is what is stored.")
            }
            status if status.is_server_error() => {
                ("Something failed on our side.", "Load the table again: what it shows is what is stored.")
            }
            _ => ("This request cannot be done.", "Go back to the page and try again."),
        }
    }

    /// Returns what a bare answer with this status means.
    pub(crate) fn bare(status: StatusCode) -> Self {
        let (text, hint) = Self::of_status(status);
        Self::new(status, text, hint)
    }
}

impl IntoResponse for Wrong {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Wrong {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NoTable(_) => Self::no_table(),
            StoreError::Deleted(_) => Self::new(
                StatusCode::GONE,
                "This table has been deleted.",
                "It waited a week for its players, or had stood here for long after its end. Your other tables are on the \
                 home page.",
            ),
            StoreError::SeatTaken => {
                Self::new(StatusCode::CONFLICT, "Somebody else has sat down there.", "You may watch the table.")
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
fn untaken(error: &StoreError) -> Option<(&'static str, &'static str)> {
    const AGAIN: &str = "Load the table again: what it shows is what is stored. Then try again.";
    const LATER: &str = "What is stored is safe, and new moves are taken once the operator has put this right.";
    Some(match error {
        StoreError::Locked(_) => ("The server's database is busy.", AGAIN),
        StoreError::Closed => ("The server is being stopped.", "Try again in a moment."),
        StoreError::Disk { .. } | StoreError::Unwritable(_) => ("The server's disk did not take it.", AGAIN),
        StoreError::Full(_) => ("The server's disk is full.", LATER),
        StoreError::Moved(_) => ("The server's database was moved away.", LATER),
        StoreError::Damaged(_) => ("The server's database is damaged.", LATER),
        _ => return None,
    })
}

impl From<AskError> for Wrong {
    fn from(error: AskError) -> Self {
        match error {
            AskError::Store(error) => error.into(),
            AskError::Table(error) => error.into(),
            AskError::Crowded => {
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "The table is very busy.", "Try again in a moment.")
            }
            AskError::NotOffered(what) => Self::new(
                StatusCode::GONE,
                format!("This release does not play {what}."),
                "The table is kept. A release that plays it can open it.",
            ),
            AskError::Read(ReadError::Newer(_)) => Self::new(
                StatusCode::GONE,
                "This table was played on with a newer release.",
                "The table is kept. The newer release can open it.",
            ),
            fault @ (AskError::Read(_) | AskError::Task(_)) => Self::fault(&fault),
        }
    }
}

impl From<TableError> for Wrong {
    fn from(error: TableError) -> Self {
        let (status, hint) = match &error {
            TableError::Stale { .. } => (StatusCode::CONFLICT, "Nothing was done. Look again and choose anew."),
            TableError::Refused(Refused::Malformed(_)) => (StatusCode::UNPROCESSABLE_ENTITY, "Nothing has changed."),
            TableError::Refused(_) | TableError::OtherSeat { .. } | TableError::Undo { .. } => {
                (StatusCode::UNPROCESSABLE_ENTITY, "Nothing has changed.")
            }
            TableError::Text { .. } => (StatusCode::BAD_REQUEST, "Nothing has changed."),
            TableError::NoSeat => (StatusCode::NOT_FOUND, "Nothing has changed."),
            TableError::Broken { .. } | TableError::Fault(_) | TableError::OtherGame { .. } => {
                return Self::fault(&error);
            }
            _ => (StatusCode::CONFLICT, "Nothing has changed."),
        };
        Self::new(status, sentence(&error.to_string()), hint)
    }
}

/// Makes a sentence of an error's fragment.
pub(crate) fn sentence(fragment: &str) -> String {
    let mut characters = fragment.chars();
    let first = characters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", characters.as_str().trim_end_matches('.'))
}

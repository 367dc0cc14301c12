//! What went wrong with the last request, as a table page shows it.

use contract::{Malformed, Phrase, StepError};
use table::TableError;

use crate::games::entry::LocalizedGame;
use crate::http::error::HttpError;
use crate::tongue::bidi;
use crate::tongue::sentence::sentence;

/// What went wrong with the last request, with the link of the rule that forbids it.
pub(crate) struct Notice {
    pub(crate) wrong: HttpError,
    pub(crate) rule: Option<&'static str>,
}

impl Notice {
    /// Says why the table refuses, in the game's words where the rules do.
    pub(crate) fn of(game: LocalizedGame<'_>, error: TableError) -> Self {
        let (said, rule) = match &error {
            TableError::Refused(StepError::Illegal { refusal, .. }) => {
                let text = sentence(&game.words().say(&refusal.phrase));
                (Some(Phrase::new("said").with("text", text)), Some(refusal.rule))
            }
            TableError::Refused(StepError::Malformed(Malformed { text, phrase: Some(phrase), .. })) => {
                let reason = game.words().say(&bidi::isolated(phrase));
                (Some(Phrase::new("refused-unread").with("token", text.as_str()).with("reason", reason)), None)
            }
            _ => (None, None),
        };
        let wrong = HttpError::from(error);
        Self { wrong: HttpError { text: said.unwrap_or(wrong.text), ..wrong }, rule }
    }
}

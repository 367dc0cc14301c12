//! What went wrong with the last request, as a table page shows it.

use contract::{Phrase, StepError};
use table::TableError;

use crate::games::entry::LocalizedGame;
use crate::http::error::HttpError;
use crate::tongue::sentence::sentence;

/// What went wrong with the last request, with the link of the rule that forbids it.
pub(crate) struct Notice {
    pub(crate) wrong: HttpError,
    pub(crate) rule: Option<&'static str>,
}

impl Notice {
    /// Says why the table refuses, in the game's words where the rules do.
    pub(crate) fn of(game: LocalizedGame<'_>, error: TableError) -> Self {
        let said = match &error {
            TableError::Refused(StepError::Illegal { refusal, .. }) => {
                Some((game.words().say(&refusal.phrase), refusal.rule))
            }
            _ => None,
        };
        let mut wrong = HttpError::from(error);
        let rule = said.map(|(text, rule)| {
            wrong.text = Phrase::new("said").with("text", sentence(&text));
            rule
        });
        Self { wrong, rule }
    }
}

//! Text: one token per action and outcome, one line per position.

use thiserror::Error;

use crate::{Game, Info, OptionValues, Phrase, Seat};

/// Why text cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{text}`: {reason}")]
pub struct Malformed {
    /// The text in question, or the part of it that is wrong.
    pub text: String,
    /// What is wrong and what was expected, in English: for logs, and for people who write files and lines.
    pub reason: String,
    /// The same in the game's words, for somebody who types a token at the table.
    pub phrase: Option<Phrase>,
}

impl Malformed {
    /// Returns an error about this text.
    pub fn new(text: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { text: text.into(), reason: reason.into(), phrase: None }
    }

    /// Adds what is said to a person in the game's words: a fragment in lower case that follows "is not a move".
    #[must_use]
    pub fn said(self, phrase: Phrase) -> Self {
        Self { phrase: Some(phrase), ..self }
    }

    /// Returns the error as one about the whole text that holds the wrong part.
    #[must_use]
    pub fn within(self, text: &str) -> Self {
        let reason = if self.text == text { self.reason } else { self.to_string() };
        Self { text: text.to_owned(), reason, phrase: self.phrase }
    }
}

/// What a position line settles before it can be read: options and seats that stand in it.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct LineSetup {
    /// Options written in the line.
    pub options: OptionValues,
    /// The number of seats, if the line tells it.
    pub seats: Option<u8>,
}

/// The dossier's notation of a game. What was written reads back as the same value.
pub trait Notation: Game {
    /// What separates, in a line between quiet points, the last quiet point from the tokens since, and these tokens
    /// from each other; none for a game whose states are all quiet.
    const TAIL: Option<(&'static str, &'static str)> = None;

    /// Writes an action's token, without seat.
    fn write_action(&self, action: Self::Action) -> String;
    /// Reads an action's token, without seat.
    ///
    /// # Errors
    /// When it is no token of an action. The error has a phrase, since people type tokens.
    fn read_action(&self, token: &str) -> Result<Self::Action, Malformed>;
    /// Returns the action that [`Game::legal`] lists for the same choice, where the dossier lets a choice be written in
    /// two ways (an order that does not matter, say). Only text is read this way; [`Game::check`] knows the listed
    /// action alone.
    fn canonical(&self, _state: &Self::State, _seat: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Writes an outcome's token.
    fn write_outcome(&self, outcome: Self::Outcome) -> String;
    /// Reads an outcome's token.
    ///
    /// # Errors
    /// When it is no token of an outcome. The error has a phrase, as for actions.
    fn read_outcome(&self, token: &str) -> Result<Self::Outcome, Malformed>;
    /// Says whether the token is written like an outcome, so that a refusal can name what it is.
    fn is_outcome(token: &str) -> bool;

    /// Lists classes of the outcomes that may come, where these are too many to list ([`Game::outcomes`]): each as a token in
    /// which `?` stands for one character that is left open, with the weight of all its outcomes together. Every
    /// outcome is in one class and no other.
    fn outcome_classes(&self, _state: &Self::State) -> Vec<(String, u64)> {
        Vec::new()
    }

    /// Says whether the state can be written in one line. Elsewhere the driver writes the last quiet line and the
    /// tokens since.
    fn is_quiet(&self, _state: &Self::State) -> bool {
        true
    }
    /// Writes the position line of a quiet state. It holds the whole state, without the options.
    fn write_line(&self, state: &Self::State) -> String;
    /// Reads a line written at a quiet point.
    ///
    /// # Errors
    /// When the line is broken or says what cannot be.
    fn read_line(&self, line: &str) -> Result<Self::State, Malformed>;
    /// Writes the position line of a quiet state as the observer with this view may read it: the line of the state,
    /// with what is hidden written as the dossier says.
    fn write_view(&self, view: &Self::View) -> String;
    /// Reads a line that [`Notation::write_view`] wrote. What a view remembers beyond its line (how often a card was
    /// seen, say) is then as if nobody had taken note.
    ///
    /// # Errors
    /// When the line is broken or says what cannot be.
    fn read_view(&self, line: &str) -> Result<Self::View, Malformed>;
    /// Reads what the line settles about the setup, before a game is made for it.
    ///
    /// # Errors
    /// When the line is too broken to tell.
    fn line_setup(line: &str) -> Result<LineSetup, Malformed>;
}

/// Splits a token from the seat in front of it, if there is one (`A:ok`).
pub fn split_seat<'a>(info: &Info, token: &'a str) -> (Option<Seat>, &'a str) {
    let carried = token.split_once(':').and_then(|(name, rest)| {
        let index = info.seat_names.iter().position(|seat| *seat == name)?;
        Some((Some(Seat::new(index)), rest))
    });
    carried.unwrap_or((None, token))
}

//! The text of a component file, and its faults, each with its line.

use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::SetupError;

/// A component file as a designer wrote it. Faults are reported with their line.
#[derive(Clone, Copy, Debug)]
pub struct ComponentText<'a>(pub &'a str);

impl ComponentText<'_> {
    /// Reads the file.
    ///
    /// # Errors
    /// When it is not TOML, lacks a key, or has one that is not known.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, SetupError> {
        toml::from_str(self.0).map_err(|error| SetupError::Components {
            line: error.span().map_or(0, |span| self.line(span.start)),
            reason: error.message().to_owned(),
        })
    }

    fn line(&self, offset: usize) -> usize {
        1 + self.0.bytes().take(offset).filter(|byte| *byte == b'\n').count()
    }

    /// Returns the error that this part of the file is wrong for this reason.
    pub fn fault<T>(&self, part: &Spanned<T>, reason: impl Into<String>) -> SetupError {
        SetupError::Components { line: self.line(part.span().start), reason: reason.into() }
    }

    /// Checks that a condition holds for a part of the file.
    ///
    /// # Errors
    /// The reason, when it does not hold.
    pub fn demand<T>(&self, holds: bool, part: &Spanned<T>, reason: impl Into<String>) -> Result<(), SetupError> {
        if holds { Ok(()) } else { Err(self.fault(part, reason)) }
    }
}

//! A policy as a file: what it is for and how it came about, its weights and actions, and a checksum over all.

use std::collections::BTreeMap;

use super::Policy;
use crate::net::{About, FileError, HIDDEN, Int8Row, POLICY, Row, sealed, unsealed};

/// Stands in the place of a row that is all 0: of an input that never came.
const ZERO: u8 = i8::MIN.cast_unsigned();

impl Policy {
    /// Returns the policy with the weights that a file holds. Writing and reading it changes nothing more.
    #[must_use]
    pub fn rounded(&self) -> Self {
        let rounded = |rows: &[Row]| rows.iter().map(|row| Int8Row::of(row).row()).collect();
        Self { rows: rounded(&self.rows), heads: rounded(&self.heads), places: self.places.clone() }
    }

    /// Writes the policy as the bytes of a file: a byte a weight; then the heads, each with its part of an action behind it, after
    /// a byte for its length. A part of more than 255 bytes is left out.
    pub fn write(&self, about: &About) -> Vec<u8> {
        let mut body = Vec::new();
        for row in &self.rows {
            if *row == Row::ZERO {
                body.push(ZERO);
            } else {
                body.extend(Int8Row::of(row).bytes());
            }
        }
        for (part, place) in &self.places {
            let Ok(length) = u8::try_from(part.len()) else { continue };
            body.extend(Int8Row::of(&self.heads[*place as usize]).bytes());
            body.push(length);
            body.extend(part.as_bytes());
        }
        sealed(POLICY, about, &body)
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// When they are not a policy, or damaged.
    pub fn read(bytes: &[u8]) -> Result<(Self, About), FileError> {
        let (about, body) = unsealed(POLICY, bytes).ok_or(FileError::NoPolicy)??;
        let (mut rows, mut rest) = (Vec::new(), body);
        while rows.len() <= about.inputs {
            let (row, tail) = read_row(rest).ok_or(FileError::Damaged)?;
            rows.push(row);
            rest = tail;
        }
        let (mut heads, mut places) = (Vec::new(), BTreeMap::new());
        while let Some((head, tail)) = read_row(rest) {
            let (length, tail) = tail.split_first().ok_or(FileError::Damaged)?;
            let (part, tail) = tail.split_at_checked((*length).into()).ok_or(FileError::Damaged)?;
            let part = str::from_utf8(part).map_err(|_| FileError::Damaged)?;
            places.insert(part.to_owned(), heads.len() as u32);
            heads.push(head);
            rest = tail;
        }
        if rest.is_empty() { Ok((Self { rows, heads, places }, about)) } else { Err(FileError::Damaged) }
    }
}

/// Takes a row from the front; none if there is no whole one.
fn read_row(bytes: &[u8]) -> Option<(Row, &[u8])> {
    if let Some((&ZERO, rest)) = bytes.split_first() {
        return Some((Row::ZERO, rest));
    }
    bytes.split_first_chunk::<{ 1 + HIDDEN }>().map(|(row, rest)| (Int8Row::read(row), rest))
}

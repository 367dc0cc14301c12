//! Games by name.

use thiserror::Error;

use crate::{CatalogEntry, games};

/// There is no game of this name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no game `{name}`; {hint}")]
pub struct UnknownGame {
    /// The name that was asked for.
    pub name: String,
    /// The nearest names.
    pub near: Vec<&'static str>,
    /// The nearest names, or all, in English.
    pub hint: String,
}

/// Returns the game with this id.
///
/// # Errors
/// When there is none; the error names those that are near, or all.
pub fn find(id: &str) -> Result<&'static CatalogEntry, UnknownGame> {
    games().iter().find(|entry| entry.info().id == id).ok_or_else(|| {
        let ids: Vec<&str> = games().iter().map(|entry| entry.info().id).collect();
        UnknownGame { name: id.to_owned(), near: near_among(id, &ids), hint: hint(id, &ids) }
    })
}

/// Returns the ids of the games with similar names.
pub fn near(id: &str) -> Vec<&'static str> {
    near_among(id, &games().iter().map(|entry| entry.info().id).collect::<Vec<_>>())
}

fn near_among<'a>(id: &str, ids: &[&'a str]) -> Vec<&'a str> {
    let asked = id.to_lowercase();
    let near = |known: &&&str| strsim::jaro_winkler(&asked, known) > 0.8 || abbreviates(&asked, known);
    ids.iter().filter(near).copied().collect()
}

fn hint(id: &str, ids: &[&str]) -> String {
    let near = near_among(id, ids);
    match near[..] {
        [] => format!("the games are {}", ids.join(", ")),
        _ => format!("did you mean {}?", near.join(" or ")),
    }
}

/// Says whether the text is the initials of a name's words, or a part of the name.
fn abbreviates(text: &str, name: &str) -> bool {
    let initials: String = name.split('-').filter_map(|word| word.chars().next()).collect();
    text.len() > 1 && (text == initials || name.contains(text))
}

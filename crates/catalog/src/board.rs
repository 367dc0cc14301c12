//! Boards as lines of text, for terminals: each a function of what an observer may know.

use contract::{Observer, Position};

mod under_falling_skies;

pub(crate) use under_falling_skies::lines as under_falling_skies;

/// Writes what the observer may know of a position of one game; no lines for another game's.
pub type Board = fn(&Position, Observer) -> Vec<String>;

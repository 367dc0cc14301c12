//! How a game stands at a glance: the phases of its round, and the few numbers that decide it.

use serde::Serialize;

use crate::Phrase;

/// A number that everybody at the table keeps an eye on: energy, damage, shields. Every seat has the same ones, in the
/// same order, throughout a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Vital {
    /// The key of its name in the game's words, short enough for a label.
    pub name: &'static str,
    /// Its value now.
    pub value: u16,
    /// Its limit, if it has one.
    pub of: Option<u16>,
    /// Which way is bad for the seat.
    pub worse: Worse,
    /// Whether it is so bad that little more would decide the game against the seat.
    pub critical: bool,
}

/// Which way a [`Vital`] gets worse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Worse {
    /// As it grows.
    More,
    /// As it shrinks.
    Less,
}

impl Vital {
    /// Returns a number that gets worse as it grows.
    pub const fn burden(name: &'static str, value: u16, of: Option<u16>) -> Self {
        Self { name, value, of, worse: Worse::More, critical: false }
    }

    /// Returns a number that gets worse as it shrinks.
    pub const fn asset(name: &'static str, value: u16, of: Option<u16>) -> Self {
        Self { name, value, of, worse: Worse::Less, critical: false }
    }

    /// Says that it is so bad that little more would decide the game.
    #[must_use]
    pub const fn critical_if(self, critical: bool) -> Self {
        Self { critical, ..self }
    }

    /// Says whether this is worse than the same number stood before.
    pub const fn is_worse_than(&self, before: &Self) -> bool {
        match self.worse {
            Worse::More => self.value > before.value,
            Worse::Less => self.value < before.value,
        }
    }
}

/// The phases of a round, and where in it the game stands. Their keys stay the same throughout a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phases {
    /// The name of each, in the order of play.
    pub names: Vec<Phrase>,
    /// Which of them is being played, as an index into `names`.
    pub now: usize,
}

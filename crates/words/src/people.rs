//! Who sits where, so that sentences name people and not seats.

use std::collections::{BTreeMap, BTreeSet};

use contract::{Info, Seat};

use crate::messages::messages;

/// What a message gets in place of its reader's name, where it has a form for it: `{ $seat -> [you] your city ... }`.
pub(crate) const READER: &str = "you";

/// The people at a table, as one reader of its sentences knows them.
#[derive(Default)]
pub(crate) struct People {
    pub(crate) seats: Vec<Person>,
    pub(crate) reader: Option<Seat>,
    /// Whether they are people, and not only the printed names of seats.
    pub(crate) are_known: bool,
}

/// Somebody at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// What to call them where a shape stands beside it.
    pub name: String,
    /// What to call them in a sentence, with all that tells them from others.
    pub said: String,
}

impl People {
    /// Returns the printed names of a game's seats, by which records know them.
    pub(crate) fn printed(info: &Info) -> Self {
        let person = |name: &&str| Person { name: (*name).to_owned(), said: (*name).to_owned() };
        Self { seats: info.seat_names.iter().map(person).collect(), ..Self::default() }
    }

    pub(crate) fn person(&self, seat: Seat) -> Option<&Person> {
        self.seats.get(seat.index())
    }
}

/// The messages of a file that have a form for their reader, each with the arguments that may be the reader.
pub(crate) struct Forms(BTreeMap<String, BTreeSet<String>>);

impl Forms {
    pub(crate) fn of(text: &str) -> Self {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for message in messages(text).unwrap_or_default() {
            let own = message.choices.into_iter().filter(|(_, values)| values.contains(READER));
            found.entry(message.key).or_default().extend(own.map(|(arg, _)| arg));
        }
        Self(found)
    }

    pub(crate) fn has(&self, key: &str, arg: &str) -> bool {
        self.0.get(key).is_some_and(|args| args.contains(arg))
    }
}

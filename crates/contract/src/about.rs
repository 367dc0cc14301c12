//! What people are told about a game that they do not know yet: who made it, and how it is played in two minutes.

/// Somebody who made the game, as the rulebook or the box names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Credit {
    /// What they did.
    pub role: Role,
    /// Their name.
    pub name: &'static str,
}

impl Credit {
    /// Names a designer.
    pub const fn design(name: &'static str) -> Self {
        Self { role: Role::Design, name }
    }

    /// Names an illustrator.
    pub const fn illustration(name: &'static str) -> Self {
        Self { role: Role::Illustration, name }
    }
}

/// What somebody did for a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Its rules.
    Design,
    /// Its pictures.
    Illustration,
    /// Its publication, named alone where nobody knows who made it.
    Publication,
}

/// One step of how to play, and what its picture shows. Its text is in the game's words, under `howto-N` and
/// `howto-N-text`, with N counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// A position line.
    pub position: &'static str,
    /// The action shown there, by its token; none where the position alone is shown.
    pub shows: Option<&'static str>,
}

impl Lesson {
    /// Shows a position.
    pub const fn at(position: &'static str) -> Self {
        Self { position, shows: None }
    }

    /// Shows what an action would do in a position.
    pub const fn of(shows: &'static str, position: &'static str) -> Self {
        Self { position, shows: Some(shows) }
    }
}

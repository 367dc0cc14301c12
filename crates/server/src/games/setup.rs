//! What a game can be set up with, and why not otherwise, in the words of the game and of pages.

use contract::{Domain, Phrase, SetupError};

use crate::games::entry::LocalizedGame;
use crate::tongue::players;

/// Says why no game can be made so.
pub(crate) fn refused(game: LocalizedGame<'_>, error: &SetupError) -> Phrase {
    let title = game.kind.info().title;
    match error {
        SetupError::UnknownOption { key, .. } => {
            Phrase::new("fault-option-unknown").with("game", title).with("option", key.as_str())
        }
        SetupError::BadValue { key, value, domain } => Phrase::new("fault-option-value")
            .with("option", game.option(key))
            .with("value", value.as_str())
            .with("values", takes(game, key, domain)),
        SetupError::Seats { least, most, .. } => {
            Phrase::new("fault-seats").with("game", title).with("players", game.tongue.say(&players(*least, *most)))
        }
        _ => Phrase::new("fault-setup").with("game", title),
    }
}

/// Says what an option takes.
pub(crate) fn takes(game: LocalizedGame<'_>, key: &str, domain: &Domain) -> String {
    match domain {
        Domain::OneOf(values) => {
            let values: Vec<String> = values.iter().map(|value| game.value(key, value)).collect();
            values.join(", ")
        }
        Domain::Whole(least, most) => {
            game.tongue.say(&Phrase::new("takes-whole").with("least", *least).with("most", *most))
        }
        form @ (Domain::PerSeat { .. } | Domain::Form(_)) => {
            game.words().find(&format!("option-{key}-form")).unwrap_or_else(|| form.to_string())
        }
    }
}

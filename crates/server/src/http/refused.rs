//! Why a table, a name or a setup is refused, as phrases of the pages. The texts of the errors themselves are for the
//! command line and the log.

use contract::{Domain, Phrase, SetupError, StepError};
use table::{Name, NameError, TableError};

use crate::games::entry::LocalizedGame;
use crate::tongue::players;

/// Says why a table refuses. What its rules say is said by its game.
pub(crate) fn by_table(error: &TableError) -> Phrase {
    match error {
        TableError::Stale { .. } => Phrase::new("refused-stale"),
        TableError::Refused(refused) => by_rules(refused),
        TableError::OtherSeat { token } => Phrase::new("refused-other-seat").with("token", token.as_str()),
        TableError::NoSeat => Phrase::new("refused-no-seat"),
        TableError::NotBegun => Phrase::new("refused-not-begun"),
        TableError::Begun => Phrase::new("refused-begun"),
        TableError::Over => Phrase::new("game-is-over"),
        TableError::NotOver => Phrase::new("refused-not-over"),
        TableError::Resigned => Phrase::new("refused-resigned"),
        TableError::BotPlays(_) => Phrase::new("refused-bot-plays"),
        TableError::NoBot => Phrase::new("refused-no-bot"),
        TableError::Undo { asked, offered } => {
            Phrase::new("refused-undo").with("asked", *asked as i64).with("offered", *offered as i64)
        }
        TableError::EntropyGiven => Phrase::new("refused-entropy-given"),
        TableError::NotAway => Phrase::new("refused-not-away"),
        _ => Phrase::new("refused-otherwise"),
    }
}

fn by_rules(refused: &StepError) -> Phrase {
    match refused {
        StepError::Malformed(malformed) => Phrase::new("refused-malformed").with("token", malformed.text.as_str()),
        StepError::Illegal { token, refusal } => {
            Phrase::new("refused-illegal").with("token", token.as_str()).with("rule", refusal.rule)
        }
        StepError::Impossible { token, .. } | StepError::ChanceDue { token, .. } | StepError::NoChanceDue { token } => {
            Phrase::new("refused-dice").with("token", token.as_str())
        }
        StepError::NotAsked { token, seat } => {
            Phrase::new("refused-not-asked").with("token", token.as_str()).with("seat", *seat)
        }
        StepError::WhoseStep { token, example } => {
            Phrase::new("refused-whose").with("token", token.as_str()).with("example", *example)
        }
        StepError::Over { .. } => Phrase::new("game-is-over"),
        _ => Phrase::new("refused-otherwise"),
    }
}

/// Says why a name cannot be shown to everybody.
pub(crate) fn name(reason: &NameError) -> Phrase {
    match reason {
        NameError::Long(count) => Phrase::new("name-long").with("most", Name::MOST as i64).with("count", *count as i64),
        NameError::Unseen(sign) => Phrase::new("name-unseen").with("sign", format!("U+{:04X}", u32::from(*sign))),
        NameError::Marks => Phrase::new("name-marks").with("most", Name::MARKS as i64),
        NameError::Empty => Phrase::new("name-empty"),
        _ => Phrase::new("refused-otherwise"),
    }
}

/// Says why no game can be made so.
pub(crate) fn setup(game: LocalizedGame<'_>, error: &SetupError) -> Phrase {
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
        Domain::Form(form) => game.words().find(&format!("option-{key}-form")).unwrap_or_else(|| (*form).to_owned()),
    }
}

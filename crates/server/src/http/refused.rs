//! Why a table or a name is refused, as phrases of the pages. The texts of the errors themselves are for the
//! command line and the log.

use contract::{Phrase, StepError};
use table::{Name, NameError, TableError};

/// Says why a table refuses. What its rules say is said by its game.
pub(crate) fn by_table(error: &TableError) -> Phrase {
    match error {
        TableError::Stale { .. } => Phrase::new("refused-stale"),
        TableError::Refused(refused) => by_rules(refused),
        TableError::OtherSeat { token } => Phrase::new("refused-other-seat").with("token", token.as_str()),
        TableError::Parted { token } => Phrase::new("refused-parted").with("token", token.as_str()),
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
        TableError::NoOrder => Phrase::new("refused-no-order"),
        TableError::HintsOff => Phrase::new("refused-hints-off"),
        TableError::NoChoice => Phrase::new("refused-no-choice"),
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
        StepError::NotAsked { token, .. } => Phrase::new("refused-not-asked").with("token", token.as_str()),
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

//! What went wrong, in the reader's language if there are words for it. Errors that only authors of files and programs
//! can mend stay as they are, in English.

use std::error::Error;
use std::fmt;

use catalog::UnknownGame;
use contract::{Domain, Info, Phrase, SetupError};
use lab::LabError;
use search::{BotError, FileError, Part};
use words::Words;

use crate::language::Language;

/// What an error in a setup is about: a game, and the component file that replaces the printed one.
#[derive(Debug)]
pub(crate) struct About {
    pub(crate) game: Option<&'static Info>,
    /// The file, or the game's id.
    pub(crate) name: String,
}

impl fmt::Display for About {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// Says what went wrong, from the general to the particular.
pub(crate) fn say(language: Language, error: &anyhow::Error) -> String {
    let game = error.downcast_ref::<About>().and_then(|about| about.game);
    let own = language.own();
    let causes: Vec<String> = error.chain().map(|cause| cause_in(&own, language, game, cause)).collect();
    causes.join(": ")
}

fn cause_in(own: &Words, language: Language, game: Option<&'static Info>, cause: &(dyn Error + 'static)) -> String {
    let setup = match cause.downcast_ref() {
        Some(LabError::Setup(setup)) => Some(setup),
        _ => cause.downcast_ref::<SetupError>(),
    };
    if let Some(phrase) = setup.and_then(|error| of_setup(own, language, game, error)) {
        return own.say(&phrase);
    }
    if let Some(UnknownGame { name, near, .. }) = cause.downcast_ref() {
        let all = || catalog::games().iter().map(|entry| entry.info().id).collect::<Vec<_>>().join(", ");
        let near = if near.is_empty() { None } else { Some(near.join(&own.word("or"))) };
        return own.say(&match near {
            Some(near) => Phrase::new("no-game-but").with("name", name.as_str()).with("near", near),
            None => Phrase::new("no-game").with("name", name.as_str()).with("all", all()),
        });
    }
    let bot = match cause.downcast_ref() {
        Some(LabError::Bot(bot)) => Some(bot),
        _ => cause.downcast_ref(),
    };
    match bot {
        Some(BotError::Unknown { text, known }) => {
            own.say(&Phrase::new("no-bot").with("bot", text.as_str()).with("all", known.join(", ")))
        }
        Some(BotError::NoSuchSetting { text, key, form }) => {
            let said = Phrase::new("bot-no-setting").with("bot", text.as_str()).with("key", key.as_str());
            own.say(&said.with("form", form.as_str()))
        }
        Some(BotError::Value { text, key, least, most }) => {
            let said = Phrase::new("bot-setting-takes").with("bot", text.as_str()).with("key", *key);
            own.say(&said.with("least", *least).with("most", *most))
        }
        Some(BotError::NoSetting { text, name }) => {
            own.say(&Phrase::new("bot-takes-nothing").with("bot", text.as_str()).with("name", *name))
        }
        Some(BotError::Numbers { text, form, most }) => {
            let phrase = Phrase::new("bot-takes-counts").with("bot", text.as_str());
            own.say(&phrase.with("form", *form).with("most", *most))
        }
        Some(BotError::File { text, form, command }) => {
            let said = Phrase::new("bot-needs-file").with("bot", text.as_str()).with("form", *form);
            own.say(&said.with("command", *command))
        }
        Some(BotError::Net { text, error }) => format!("`{text}`: {}", of_net(own, error)),
        _ => match cause.downcast_ref() {
            Some(LabError::Net(error)) => of_net(own, error),
            Some(LabError::NoOpinion { bot }) => own.say(&Phrase::new("bot-no-opinion").with("bot", bot.as_str())),
            _ => cause.downcast_ref().map_or_else(|| cause.to_string(), |error| of_net(own, error)),
        },
    }
}

/// Says why a file gives no net, or none that fits.
fn of_net(own: &Words, error: &FileError) -> String {
    let phrase = match error {
        FileError::NoNet => Phrase::new("net-none"),
        FileError::NoPolicy => Phrase::new("policy-none"),
        FileError::Damaged => Phrase::new("net-damaged"),
        FileError::Other { what, of_file, of_game } => {
            let what = match what {
                Part::Game => "game",
                Part::Rules => "rules",
                Part::Scheme => "scheme",
                Part::Inputs => "inputs",
            };
            Phrase::new("net-other").with("what", what).with("net", of_file.as_str()).with("game", of_game.as_str())
        }
        other => return other.to_string(),
    };
    own.say(&phrase)
}

fn of_setup(own: &Words, language: Language, game: Option<&'static Info>, error: &SetupError) -> Option<Phrase> {
    Some(match error {
        SetupError::UnknownOption { key, known } => {
            Phrase::new("no-option").with("option", key.as_str()).with("known", known.as_str())
        }
        SetupError::BadValue { key, value, domain } => Phrase::new("bad-value")
            .with("option", key.as_str())
            .with("value", value.as_str())
            .with("takes", takes(own, game.map(|game| language.of(game)).as_ref(), key, domain)),
        SetupError::Seats { given, title, least, most } => Phrase::new("bad-seats")
            .with("given", *given)
            .with("game", *title)
            .with("seats", *most)
            .with("range", seats(own, *least, *most)),
        _ => return None,
    })
}

/// Says what an option takes: values as they are typed.
pub(crate) fn takes(own: &Words, game: Option<&Words>, key: &str, domain: &Domain) -> String {
    match domain {
        Domain::OneOf(values) => values.join(", "),
        Domain::Whole(least, most) => own.say(&Phrase::new("takes-whole").with("least", *least).with("most", *most)),
        form @ (Domain::PerSeat { .. } | Domain::Form(_)) => {
            game.and_then(|game| game.find(&format!("option-{key}-form"))).unwrap_or_else(|| form.to_string())
        }
    }
}

/// Says how many can play.
pub(crate) fn seats(own: &Words, least: u8, most: u8) -> String {
    if least == most {
        least.to_string()
    } else {
        own.say(&Phrase::new("seats-range").with("least", least).with("most", most))
    }
}

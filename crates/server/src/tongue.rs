//! The language that a reader is spoken to in.
//!
//! All that pages say stands in `words/LANGUAGE/*.ftl`. A [`Tongue`] is a small handle that comes with the visitor and is
//! passed on to whatever makes a page; the words behind it are read once and shared. Errors, refusals and whatever else is
//! made before its reader is known are [`Phrase`]s until then.

pub(crate) mod bidi;
mod files;
mod markup;
mod number;
pub(crate) mod sentence;
pub(crate) mod shape;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use contract::Phrase;
use words::Words;

pub(crate) use markup::link;

/// A language that pages speak.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Tongue {
    #[default]
    English,
    German,
    /// Made up of English: accented, and longer. It shows in tests what was left in the code.
    Accented,
    /// The same, written from right to left.
    Mirrored,
}

/// How many there are, those made up included.
pub(crate) const TONGUES: usize = 4;

/// The languages that readers are offered.
pub(crate) const OFFERED: [Tongue; 2] = [Tongue::English, Tongue::German];

/// The words of a language.
struct Language {
    words: Words,
    /// What is said without gaps, by key: saying it costs a look-up.
    plain: BTreeMap<String, String>,
}

static LANGUAGES: [LazyLock<Language>; TONGUES] = [
    LazyLock::new(|| Language::read(&[("en", &files::english())])),
    LazyLock::new(|| Language::read(&[("de", &files::german()), ("en", &files::english())])),
    LazyLock::new(made_up),
    LazyLock::new(made_up),
];

fn made_up() -> Language {
    Language::read(&[("en", &words::made_up(&files::english()))])
}

impl Language {
    /// Reads a language; what its own file lacks is said in those that follow.
    fn read(texts: &[(&'static str, &String)]) -> Self {
        let words = Words::read(&texts.iter().map(|(code, text)| (*code, text.as_str())).collect::<Vec<_>>());
        let messages = texts.iter().flat_map(|(_, text)| words::messages(text).unwrap_or_default());
        let plain = messages.filter(|message| message.args.is_empty());
        let plain = plain.map(|message| (message.key.clone(), words.word(&message.key))).collect();
        Self { words, plain }
    }
}

impl Tongue {
    /// Returns its code, as `lang` attributes and `?lang=` have it.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Accented => "en-XA",
            Self::Mirrored => "ar-XB",
        }
    }

    /// Returns the language with this code, those made up included.
    pub(crate) fn of(code: &str) -> Option<Self> {
        OFFERED.into_iter().chain([Self::Accented, Self::Mirrored]).find(|tongue| tongue.code() == code)
    }

    /// Returns what its speakers call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::German => "Deutsch",
            Self::English | Self::Accented | Self::Mirrored => "English",
        }
    }

    /// Returns the direction in which it is written, as `dir` attributes have it.
    pub(crate) const fn direction(self) -> &'static str {
        match self {
            Self::Mirrored => "rtl",
            Self::English | Self::German | Self::Accented => "ltr",
        }
    }

    /// Says whether it is made up.
    pub(crate) const fn is_made_up(self) -> bool {
        matches!(self, Self::Accented | Self::Mirrored)
    }

    fn language(self) -> &'static Language {
        &LANGUAGES[self as usize]
    }

    /// Says a message that has no gaps.
    pub(crate) fn word(self, key: &'static str) -> &'static str {
        self.language().plain.get(key).map_or(key, String::as_str)
    }

    /// Names several in a row.
    pub(crate) fn list(self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => {
                self.say(&Phrase::new("list-and").with("most", most.join(", ")).with("last", last.as_str()))
            }
        }
    }

    /// Says a phrase, where a page takes text and no markup.
    pub(crate) fn say(self, phrase: &Phrase) -> String {
        if phrase.args.is_empty() { self.word(phrase.key).to_owned() } else { self.language().words.say(phrase) }
    }
}

/// Says for how many a game is.
pub(crate) fn players(least: u8, most: u8) -> Phrase {
    if least == most {
        Phrase::new("players").with("count", most)
    } else {
        Phrase::new("players-from-to").with("least", least).with("most", most)
    }
}

#[cfg(test)]
mod tests;

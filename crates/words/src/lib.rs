//! Says [`Phrase`]s in a language, from Fluent files: a game's ([`Info::words`]) or those of pages ([`Words::read`]).
//!
//! Rules, bots and tables speak in values: a key and its arguments. This is the one place that turns them into
//! sentences, with plurals and selectors as the language needs them. It never fails: an unknown key is said in
//! brackets, and in place of a missing argument stands its name in braces. [`Words::missing`], [`keys`], [`messages`]
//! and [`faults`] are for tests, which check words against rules and languages against each other, and so is
//! [`made_up`], a language that shows what was left in the code.

mod languages;
mod made_up;
mod messages;
mod people;

pub use languages::faults;
pub use made_up::made_up;
pub use messages::{Message, messages};
pub use people::Person;

use std::borrow::Cow;
use std::sync::Arc;

use contract::{Arg, Info, Phrase, Seat};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use people::People;
use unic_langid::LanguageIdentifier;

/// Words in one language, usually a game's, and in the first language for what is not translated yet. They can be
/// shared among threads, and copying them is cheap.
///
/// A seat is said by the name that is printed for it, until somebody sits there: see [`Words::among_people`].
#[derive(Clone)]
pub struct Words {
    language: &'static str,
    /// The language asked for, then the fallback.
    files: Arc<[File]>,
    people: Arc<People>,
}

/// A file of words, to be said.
struct File {
    bundle: FluentBundle<FluentResource>,
    /// The messages and arguments that have a form for the reader.
    says_you: people::Forms,
}

impl Words {
    /// Returns a game's words in the language with this code; in the game's first language when it has no such file.
    pub fn of(info: &'static Info, language: &str) -> Self {
        Self { people: Arc::new(People::printed(info)), ..Self::among(info.words, language) }
    }

    /// Returns words out of files, each with the code of its language: in the one asked for, else in the first one's.
    pub fn among(files: &[(&'static str, &str)], language: &str) -> Self {
        let file = |wanted: &str| files.iter().find(|(code, _)| *code == wanted);
        let own = file(language).or(files.first());
        let fallback = files.first().filter(|first| own.is_some_and(|own| own.0 != first.0));
        Self::read(&own.into_iter().chain(fallback).copied().collect::<Vec<_>>())
    }

    /// Reads words from the texts of their files, each with the code of its language: the language that is spoken, then
    /// those that say what it lacks.
    pub fn read(files: &[(&'static str, &str)]) -> Self {
        Self {
            language: files.first().map_or("", |(code, _)| *code),
            files: files.iter().map(|(code, text)| File::read(code, text)).collect(),
            people: Arc::default(),
        }
    }

    /// Returns the same words as they are said at a table where these people sit, in seat order. `reader` is the only
    /// seat that is the reader's; none for a spectator, or for a screen that shows several.
    #[must_use]
    pub fn among_people(&self, people: Vec<Person>, reader: Option<Seat>) -> Self {
        Self { people: Arc::new(People { seats: people, reader, are_known: true }), ..self.clone() }
    }

    /// Returns what to call the person who sits there, where a shape stands beside the name.
    pub fn name(&self, seat: Seat) -> &str {
        self.people.person(seat).map_or("?", |person| &person.name)
    }

    /// Returns what to call the person who sits there, with all that tells them from others.
    pub fn full_name(&self, seat: Seat) -> &str {
        self.people.person(seat).map_or("?", |person| &person.said)
    }

    /// Says whether people sit at the seats, so that these are not called by their printed names.
    pub fn knows_people(&self) -> bool {
        self.people.are_known
    }

    /// Returns whether the seat is the reader's own, and no other is.
    pub fn is_reader(&self, seat: Seat) -> bool {
        self.people.reader == Some(seat)
    }

    /// Returns a game's words in a made-up language ([`made_up`]).
    pub fn made_up(info: &'static Info) -> Self {
        let texts: Vec<_> = info.words.iter().take(1).map(|(code, text)| (*code, made_up(text))).collect();
        let words = Self::read(&texts.iter().map(|(code, text)| (*code, text.as_str())).collect::<Vec<_>>());
        Self { people: Arc::new(People::printed(info)), ..words }
    }

    /// Returns the code of the language that is spoken.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Says a phrase.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.render(phrase, &mut Vec::new())
    }

    /// Says a message that has no gaps, such as the word for a cause.
    pub fn word(&self, key: &str) -> String {
        self.message(key, None, &mut Vec::new())
    }

    /// Says a message that has no gaps if there is one: for words that a game need not have.
    pub fn find(&self, key: &str) -> Option<String> {
        self.found(key).map(|_| self.word(key))
    }

    /// Names all that a phrase lacks to be said in full: keys that are in no file, arguments that are not given, and
    /// terms that are in no file.
    pub fn missing(&self, phrase: &Phrase) -> Vec<String> {
        let mut faults = Vec::new();
        self.render(phrase, &mut faults);
        faults
    }

    fn render(&self, phrase: &Phrase, faults: &mut Vec<String>) -> String {
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_str()),
                Arg::Term(key) => FluentValue::from(self.message(key, None, faults)),
                Arg::Seat { seat } => FluentValue::from(self.called(phrase.key, name, *seat)),
                Arg::List(phrases) => {
                    let parts: Vec<String> = phrases.iter().map(|part| self.render(part, faults)).collect();
                    FluentValue::from(parts.join(", "))
                }
            };
            args.set(*name, value);
        }
        self.message(phrase.key, Some(&args), faults)
    }

    /// Returns what to call the person who sits there in a sentence; its reader is `you` where the message has a form
    /// for that.
    fn called(&self, key: &str, arg: &str, seat: Seat) -> &str {
        let says_you = || self.found(key).is_some_and(|file| file.says_you.has(key, arg));
        if self.is_reader(seat) && says_you() {
            return people::READER;
        }
        self.full_name(seat)
    }

    /// Returns the file that has the message.
    fn found(&self, key: &str) -> Option<&File> {
        self.files.iter().find(|file| file.bundle.get_message(key).is_some_and(|found| found.value().is_some()))
    }

    fn message(&self, key: &str, args: Option<&FluentArgs<'_>>, faults: &mut Vec<String>) -> String {
        let found = self.found(key).and_then(|file| Some((&file.bundle, file.bundle.get_message(key)?.value()?)));
        let Some((bundle, pattern)) = found else {
            faults.push(format!("`{key}` is in no words file"));
            return format!("[{key}]");
        };
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, args, &mut errors).into_owned();
        faults.extend(errors.iter().map(|error| fault(key, error)));
        said
    }
}

/// Lists the keys of the messages in the text of a words file, in the file's order.
///
/// # Errors
/// As [`messages`].
pub fn keys(text: &str) -> Result<Vec<String>, Vec<String>> {
    Ok(messages(text)?.into_iter().map(|message| message.key).collect())
}

impl File {
    fn read(code: &str, text: &str) -> Self {
        Self { bundle: bundle(code, text), says_you: people::Forms::of(text) }
    }
}

/// Parses what can be parsed; a broken message is then simply not there, and [`keys`] tells a test why.
fn bundle(code: &str, text: &str) -> FluentBundle<FluentResource> {
    let language: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    // The marks that part right-to-left from left-to-right text would stand in every token and every copied line.
    bundle.set_use_isolating(false);
    bundle.add_builtins().expect("a new bundle has no functions that could clash");
    let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_owned());
    bundle.add_resource_overriding(resource);
    bundle
}

fn fault(key: &str, error: &FluentError) -> String {
    let reason: Cow<'_, str> = match error {
        FluentError::ResolverError(error) => error.to_string().into(),
        other => other.to_string().into(),
    };
    format!("`{key}`: {reason}")
}

#[cfg(test)]
mod tests;

//! The language in which the command line speaks to people.

use anyhow::{Result, anyhow};
use contract::Info;
use words::Words;

/// The command line's own words by language, the first language first. Games have words of their own.
pub(crate) const OWN: &[(&str, &str)] =
    &[("en", include_str!("../words/en.ftl")), ("de", include_str!("../words/de.ftl"))];
/// The variables that set a system's message language: the first that is set decides.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// A language that exists here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Language(&'static str);

impl Default for Language {
    fn default() -> Self {
        Self(OWN[0].0)
    }
}

impl Language {
    /// Returns the language that is asked for, or else the system's, or else the first.
    ///
    /// # Errors
    /// When the language that is asked for does not exist; the system's may be one that does not.
    pub(crate) fn chosen(wanted: Option<&str>) -> Result<Self> {
        let Some(wanted) = wanted else {
            return Ok(Self::of_system(|name| std::env::var(name).ok()));
        };
        find(wanted).ok_or_else(|| {
            let all: Vec<&str> = OWN.iter().map(|(code, _)| *code).collect();
            anyhow!("there is no language `{wanted}`; the languages are {}", all.join(", "))
        })
    }

    fn of_system(read: impl Fn(&str) -> Option<String>) -> Self {
        let locale = VARIABLES.into_iter().filter_map(read).find(|value| !value.is_empty());
        locale.and_then(|locale| find(&locale)).unwrap_or_default()
    }

    /// Returns a game's words.
    pub(crate) fn of(self, info: &'static Info) -> Words {
        Words::of(info, self.0)
    }

    /// Returns the command line's own words.
    pub(crate) fn own(self) -> Words {
        Words::among(OWN, self.0)
    }
}

/// Finds a language by its code, alone or with a region: `de`, `de-AT`, `de_DE.UTF-8`.
fn find(wanted: &str) -> Option<Language> {
    let code = wanted.split(['-', '_', '.', '@']).next().unwrap_or_default();
    OWN.iter().find(|(own, _)| own.eq_ignore_ascii_case(code)).map(|(own, _)| Language(own))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(set: &[(&str, &str)]) -> Language {
        Language::of_system(|name| set.iter().find(|(set, _)| *set == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn the_systems_language_is_taken_where_it_is_there() {
        assert_eq!(of(&[]), Language("en"));
        assert_eq!(of(&[("LANG", "de_DE.UTF-8")]), Language("de"));
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), Language("en"));
        assert_eq!(of(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")]), Language("en"));
        assert_eq!(of(&[("LANG", "en_US.UTF-8"), ("LC_MESSAGES", "de_CH"), ("LC_ALL", "")]), Language("de"));
    }

    #[test]
    fn all_languages_say_the_same() {
        assert_eq!(words::faults(OWN), [""; 0]);
    }

    #[test]
    fn a_language_is_found_by_its_code() {
        assert_eq!(["de", "DE", "de-AT"].map(find), [Some(Language("de")); 3]);
        assert_eq!(["", "d", "deutsch"].map(find), [None; 3]);
    }
}

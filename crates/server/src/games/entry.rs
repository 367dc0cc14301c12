//! A game on offer, with what its pages need made once.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use catalog::CatalogEntry;
use contract::{AnyGame, Info, NextGame, OptionSpec, Phrase, Seat, Setup, SetupError};
use dossier::Origin;
use quick_cache::sync::Cache;
use words::Words;

use crate::games::rulebook::{self, Rulebook};
use crate::tongue::sentence::{Sentence, sentence};
use crate::tongue::{TONGUES, Tongue};

/// How many setups of a game stay made. Making one reads components and lays out tables, for some milliseconds.
const MADE: usize = 64;

/// A game on offer.
pub(crate) struct GameEntry {
    pub(crate) entry: &'static CatalogEntry,
    /// Its words in each language, read when somebody speaks it first.
    words: [OnceLock<Words>; TONGUES],
    pub(crate) options: Vec<OptionSpec>,
    /// Where the default of each option comes from, as the dossier says.
    origins: BTreeMap<&'static str, Origin>,
    /// Whether the game guides those who play it the first time.
    pub(crate) guides: bool,
    /// How many games a match has at most, by the printed options; none for a game that is played singly.
    pub(crate) match_games: Option<u16>,
    /// Its rules, for the page and one by one.
    pub(crate) rules: Rulebook,
    /// Games as they were set up lately, one for all tables that are set up so.
    made: Cache<Setup, Arc<dyn AnyGame>>,
}

impl GameEntry {
    pub(crate) fn new(entry: &'static CatalogEntry) -> Self {
        let info = entry.info();
        let rules = rulebook::rulebook(info.id, info.dossier);
        let printed = (entry.maker.make)(&Setup::printed(*info.seats.start()));
        let start = printed.ok().map(|face| face.start());
        let guides = start.as_ref().is_some_and(|start| !start.guide(Seat::FIRST).is_empty());
        let standing = entry.maker.series.zip(start).and_then(|(series, start)| series.standing(&start, &[]));
        let match_games = standing.map(|standing| standing.most).filter(|most| *most > 1);
        let rows = dossier::options(info.dossier).unwrap_or_default();
        let origins = rows.into_iter().filter_map(|row| Some((row.key, row.origin?))).collect();
        let options = (info.options)();
        Self { entry, words: Default::default(), options, origins, guides, match_games, rules, made: Cache::new(MADE) }
    }

    /// Says where the default of an option comes from; ours is what no source is named for.
    pub(crate) fn origin(&self, option: &OptionSpec) -> Origin {
        self.origins.get(option.key).copied().unwrap_or(Origin::House)
    }

    /// Makes the game as it is to be set up, or gives the one that was made so before.
    pub(crate) fn make(&self, setup: &Setup) -> Result<Arc<dyn AnyGame>, SetupError> {
        self.made.get_or_insert_with(setup, || (self.entry.maker.make)(setup))
    }

    /// Returns the first game of a match whose first game is set up like this, made as the series has it; none for a game
    /// that is played singly.
    pub(crate) fn first_of_match(&self, face: &dyn AnyGame) -> Option<(Arc<dyn AnyGame>, NextGame)> {
        let game = self.entry.maker.series?.standing(&face.start(), &[])?.next?;
        Some((self.make(&game.setup).ok()?, game))
    }

    /// Returns the game as it is spoken of in a language.
    pub(crate) fn localized(&self, tongue: Tongue) -> LocalizedGame<'_> {
        LocalizedGame { kind: self, tongue, words: self.words(tongue) }
    }

    /// Says whether there is a bot that can say what choices are worth.
    pub(crate) fn has_judge(&self) -> bool {
        !self.entry.levels().built_in.nets.is_empty()
    }

    /// Returns the option that decides what seats are called, if one does.
    pub(crate) fn seats_by(&self) -> Option<&'static str> {
        self.entry.maker.seats_by
    }

    fn words(&self, tongue: Tongue) -> &Words {
        self.words[tongue as usize].get_or_init(|| {
            if tongue.is_made_up() { Words::made_up(self.info()) } else { Words::of(self.info(), tongue.code()) }
        })
    }

    pub(crate) fn info(&self) -> &'static Info {
        self.entry.info()
    }

    pub(crate) fn id(&self) -> &'static str {
        self.info().id
    }
}

/// A game on offer, in the language of whoever is told of it.
#[derive(Clone, Copy)]
pub(crate) struct LocalizedGame<'a> {
    pub(crate) kind: &'a GameEntry,
    pub(crate) tongue: Tongue,
    words: &'a Words,
}

impl<'a> LocalizedGame<'a> {
    /// Returns the same game, spoken of in these words: those that name the people of a table.
    pub(crate) const fn said_in(self, words: &'a Words) -> Self {
        Self { words, ..self }
    }

    /// Returns the game's words.
    pub(crate) const fn words(&self) -> &'a Words {
        self.words
    }

    /// Says a phrase of the game, with the rule that it rests on.
    pub(crate) fn say(&self, phrase: &Phrase) -> Sentence {
        Sentence { text: self.words().say(phrase), rule: phrase.rule }
    }

    /// Names a seat before anybody is known to sit there: as the game calls it, or by its number.
    pub(crate) fn seat(&self, seat: Seat, title: Option<&Phrase>) -> String {
        match title {
            Some(title) => self.words().say(title),
            None => self.tongue.say(&Phrase::new("seat-called").with("seat", seat.index() as i64 + 1)),
        }
    }

    /// Names an option.
    pub(crate) fn option(&self, key: &str) -> String {
        self.words().find(&format!("option-{key}")).unwrap_or_else(|| self.readable(key))
    }

    /// Names a value of an option.
    pub(crate) fn value(&self, key: &str, value: &str) -> String {
        self.words().find(&format!("option-{key}-{value}")).unwrap_or_else(|| self.readable(value))
    }

    /// Writes a key or value as words, for want of better ones.
    fn readable(&self, word: &str) -> String {
        match word {
            "true" => self.tongue.word("option-yes").to_owned(),
            "false" => self.tongue.word("option-no").to_owned(),
            word => sentence(&word.replace('_', " ")).trim_end_matches('.').to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use contract::Domain;

    use super::*;

    #[test]
    fn tables_that_are_set_up_alike_share_one_game() {
        for entry in catalog::games() {
            let kind = GameEntry::new(entry);
            let seats = *entry.info().seats.start();
            let first = kind.make(&Setup::printed(seats)).expect("the printed game");
            let again = kind.make(&Setup::printed(seats)).expect("the printed game");
            assert!(Arc::ptr_eq(&first, &again));
            for option in &kind.options {
                let Domain::OneOf(values) = &option.domain else { continue };
                for value in values.iter().filter(|value| **value != option.default) {
                    // Some go only with more seats, or not with other options.
                    if let Ok(other) = kind.make(&Setup::printed(seats).set(option.key, value)) {
                        assert_eq!(
                            other.setup().options.get(option.key),
                            Some(value),
                            "not the game that was asked for"
                        );
                    }
                }
            }
            assert!(kind.make(&Setup::printed(99)).is_err());
            assert!(kind.make(&Setup::printed(99)).is_err(), "a refusal is not kept");
        }
    }
}

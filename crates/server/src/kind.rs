//! A game on offer, with what its pages need made once.

use catalog::Entry;
use contract::{Info, OptionSpec, Seat, Setup};
use words::Words;

use crate::rulebook::{self, Rulebook};

/// A game on offer.
pub(crate) struct Kind {
    pub(crate) entry: &'static Entry,
    pub(crate) words: Words,
    pub(crate) options: Vec<OptionSpec>,
    /// Whether the game guides those who play it the first time.
    pub(crate) guides: bool,
    /// The rules page's text, with an anchor for every numbered rule.
    pub(crate) rules: Rulebook,
}

impl Kind {
    pub(crate) fn new(entry: &'static Entry) -> Self {
        let info = entry.info();
        let rules = rulebook::rulebook(info.dossier);
        let printed = (entry.maker.make)(&Setup::printed(*info.seats.start()));
        let guides = printed.is_ok_and(|face| !face.start().guide(Seat::FIRST).is_empty());
        Self { entry, words: Words::of(info, "en"), options: (info.options)(), guides, rules }
    }

    pub(crate) fn info(&self) -> &'static Info {
        self.entry.info()
    }

    pub(crate) fn id(&self) -> &'static str {
        self.info().id
    }
}

//! Why an action is not allowed: the rule, and what the player is told (section 8 of the dossier has the sentences).

use contract::{Phrase, Refusal};

use crate::AttackTheTower;
use crate::action::Target;
use crate::card::Ability;
use crate::names::group_arg;
use crate::table::{Table, other};

/// What stands in the way of an action. Plain data, so that listing actions costs no memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bar {
    rule: &'static str,
    key: &'static str,
    territory: Option<u8>,
    target: Option<Target>,
    card: Option<Ability>,
    number: Option<u8>,
}

impl Bar {
    /// Returns a bar by this rule with these words.
    pub(crate) const fn new(rule: &'static str, key: &'static str) -> Self {
        Self { rule, key, territory: None, target: None, card: None, number: None }
    }

    /// Names a territory, from 0.
    pub(crate) const fn at(self, territory: u8) -> Self {
        Self { territory: Some(territory), ..self }
    }

    /// Names a card of the player who is not active.
    pub(crate) const fn by_card(self, card: Option<Ability>) -> Self {
        Self { card, ..self }
    }

    /// Names what is still to be hit: something of the player who is not active.
    pub(crate) const fn on(self, target: Option<Target>) -> Self {
        Self { target, ..self }
    }

    /// Names a number.
    pub(crate) const fn with(self, number: u8) -> Self {
        Self { number: Some(number), ..self }
    }
}

impl AttackTheTower {
    /// Returns what the player is told about a bar.
    pub(crate) fn refusal(&self, table: &Table, bar: Bar) -> Refusal {
        let mut phrase = Phrase::new(bar.key);
        let rival = || table.side(other(table.course.active));
        if let Some(territory) = bar.territory {
            phrase = phrase.with("territory", group_arg(territory));
        }
        if let Some(card) = bar.card {
            phrase = phrase.with("card", self.ability_name(rival(), card));
        }
        if let Some(target) = bar.target {
            phrase = phrase.with("target", self.target_phrase(rival(), target));
        }
        if let Some(number) = bar.number {
            phrase = phrase.with("number", number);
        }
        Refusal::new(bar.rule, phrase)
    }
}

//! Why an action is not allowed: the rule, and what the player is told (section 8 of the dossier has the sentences).

use contract::{Phrase, Refusal};

use crate::action::Target;

/// What stands in the way of an action. Plain data, so that listing actions costs no memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bar {
    rule: &'static str,
    key: &'static str,
    territory: Option<u8>,
    target: Option<Target>,
    number: Option<u8>,
}

impl Bar {
    /// Returns a bar by this rule with these words.
    pub(crate) const fn new(rule: &'static str, key: &'static str) -> Self {
        Self { rule, key, territory: None, target: None, number: None }
    }

    /// Names a territory, from 0.
    pub(crate) const fn at(self, territory: u8) -> Self {
        Self { territory: Some(territory), ..self }
    }

    /// Names what is still to be hit.
    pub(crate) const fn on(self, target: Option<Target>) -> Self {
        Self { target, ..self }
    }

    /// Names a number.
    pub(crate) const fn with(self, number: u8) -> Self {
        Self { number: Some(number), ..self }
    }

    /// Returns what the player is told.
    pub(crate) fn refusal(self) -> Refusal {
        let mut phrase = Phrase::new(self.key);
        if let Some(territory) = self.territory {
            phrase = phrase.with("territory", if territory < 3 { (territory + 1).to_string() } else { "P".to_owned() });
        }
        if let Some(target) = self.target {
            phrase = phrase.with("target", crate::notation::target_name(target));
        }
        if let Some(number) = self.number {
            phrase = phrase.with("number", number);
        }
        Refusal::new(self.rule, phrase)
    }
}

//! Rule numbers, as a dossier has them.

use std::collections::BTreeMap;

/// The rules that a text has, found as they are asked for.
pub(crate) struct Rules {
    dossier: &'static str,
    known: BTreeMap<&'static str, bool>,
}

impl Rules {
    pub(crate) fn of(dossier: &'static str) -> Self {
        Self { dossier, known: BTreeMap::new() }
    }

    /// Returns an error unless the dossier has this rule number as a word of its own.
    pub(crate) fn ensure(&mut self, rule: &'static str) -> Result<(), String> {
        let dossier = self.dossier;
        let stands = *self.known.entry(rule).or_insert_with(|| stands_in(dossier, rule));
        crate::law::ensure(stands, || format!("`{rule}` is no rule of the dossier"))
    }
}

fn stands_in(text: &str, rule: &str) -> bool {
    let word = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let alone = |(at, found): (usize, &str)| {
        let (before, after) = (&text[..at], &text[at + found.len()..]);
        !word(before.chars().next_back()) && !word(after.chars().next())
    };
    rule.starts_with(char::is_alphabetic) && text.match_indices(rule).any(alone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_a_word_of_its_own() {
        let mut rules = Rules::of("- **R13** No more than R20-R22 allow.");
        assert!(["R13", "R20", "R22"].into_iter().all(|rule| rules.ensure(rule).is_ok()));
        assert!(["R1", "R2", "13", "", "R21"].into_iter().all(|rule| rules.ensure(rule).is_err()));
    }
}

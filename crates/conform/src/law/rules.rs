//! Rule numbers, as a dossier has them.

use std::collections::BTreeSet;

/// The rules of a dossier.
pub(crate) struct Rules(BTreeSet<u16>);

impl Rules {
    /// Reads them.
    ///
    /// # Errors
    /// When there is none, or one is not in the form.
    pub(crate) fn of(dossier: &str) -> Result<Self, String> {
        let (rules, faults) = dossier::rules(dossier);
        if let Some(fault) = faults.first() {
            return Err(format!("line {} of the dossier is {}", fault.line, fault.what));
        }
        super::ensure(!rules.is_empty(), || "the dossier has no rules in section 3".to_owned())?;
        Ok(Self(rules.iter().map(|rule| rule.number).collect()))
    }

    /// Returns an error unless this is the number of a rule.
    pub(crate) fn ensure(&self, rule: &str) -> Result<(), String> {
        let number = rule.strip_prefix('R').and_then(|digits| digits.parse().ok());
        let stands = number.is_some_and(|number| self.0.contains(&number));
        super::ensure(stands, || format!("`{rule}` is no rule of the dossier"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_an_item_of_section_3_and_what_is_only_mentioned_is_none() {
        let rules = Rules::of("## 3. Rules\n* R13 (S) No more than R20 allows.\n").expect("one rule");
        assert!(rules.ensure("R13").is_ok());
        assert!(["R1", "R20", "13", "", "R", "R13 "].into_iter().all(|rule| rules.ensure(rule).is_err()));
        assert!(Rules::of("## 3. Rules\n").is_err());
        assert!(Rules::of("## 3. Rules\n- R1 (S) A dash.\n").is_err_and(|what| what.contains("line 2")));
    }
}

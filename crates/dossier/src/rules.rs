//! The numbered rules.

use crate::{Fault, cite, section};

/// One numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Its number: 13 for R13.
    pub number: u16,
    /// Where it stands.
    pub line: usize,
    /// Its heading; empty when there is none.
    pub heading: &'a str,
    /// Where it comes from, as the dossier marks it: `S` (the rulebook), `P` (a public source), `H` (a house ruling).
    pub source: &'a str,
    /// What it says, on one line.
    pub text: String,
}

/// Reads the rules in the order of the dossier, each with the indented lines that follow it. What looks like a rule but
/// is not in the form is a fault.
pub fn rules(text: &str) -> (Vec<Rule<'_>>, Vec<Fault>) {
    let (mut rules, mut faults): (Vec<Rule<'_>>, _) = (Vec::new(), Vec::new());
    let (mut heading, mut open) = ("", false);
    for (line, text) in section(text, 3) {
        if let Some(title) = text.strip_prefix('#') {
            (heading, open) = (title.trim_start_matches('#').trim(), false);
        } else if let Some(rule) = rule(line, text, heading) {
            rules.push(rule);
            open = true;
        } else if looks_like_one(text) {
            faults.push(Fault::new(line, "not in the form of a rule: `* R1 (S) text`"));
            open = false;
        } else if let (true, true, Some(rule)) = (open, text.starts_with("  "), rules.last_mut()) {
            rule.text.push(' ');
            rule.text.push_str(text.trim());
        } else {
            open = false;
        }
    }
    (rules, faults)
}

fn rule<'a>(line: usize, text: &'a str, heading: &'a str) -> Option<Rule<'a>> {
    let (number, rest) = text.strip_prefix("* R")?.split_once(' ')?;
    let (source, text) = rest.strip_prefix('(')?.split_once(')')?;
    Some(Rule { number: number.parse().ok()?, line, heading, source, text: text.trim().to_owned() })
}

fn looks_like_one(text: &str) -> bool {
    let item = text.trim_start().trim_start_matches(['*', '-', '+', ' ']);
    item != text && !cite::numbers(item.split([' ', '.', '*']).next().unwrap_or("")).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
## 3. Rules
* R0x is no rule
### Setup
* R1 (S) Stack the cards
  and shuffle.
* R73 (H, order inside R33-R51) Using a room
### End
* R2 (S) The game (if it ends) ends.
* a point

  about R3
- R3 (S) A dash.
* **R4** (H) Bold.
| R5 | a table |
## 4. Ambiguities
* R6 (S) stands in another section.
";

    #[test]
    fn rules_are_read_with_heading_number_and_source() {
        let (rules, faults) = rules(TEXT);
        let read: Vec<_> =
            rules.iter().map(|rule| (rule.number, rule.heading, rule.source, rule.text.as_str())).collect();
        assert_eq!(
            read,
            [
                (1, "Setup", "S", "Stack the cards and shuffle."),
                (73, "Setup", "H, order inside R33-R51", "Using a room"),
                (2, "End", "S", "The game (if it ends) ends."),
            ]
        );
        assert_eq!((rules[1].line, faults.iter().map(|fault| fault.line).collect()), (6, vec![12, 13]));
    }
}

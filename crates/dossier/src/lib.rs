//! Reads the dossier of a game: the document that holds its numbered rules, its options and its worked examples.
//!
//! A dossier is written for people, in one form that programs can read too:
//!
//! * Section 3 lists the rules: `* R13 (S) text`, one list item each.
//! * Section 7 has a table of the options with the columns key, values, default, effect and from: the
//!   last says where the default comes from, with the letter of a rule.
//! * Section 8 holds the worked examples. A legal one is headed `**E1. Title**` and has a block of a position line,
//!   indented tokens, the next position line, and so on. An illegal one is headed `` **X1.** `tokens` ``, has a block
//!   with one position line, and the reason with its rule in brackets; what stands in quotes is what the player is told.
//!   A line ``Options: `key=value` `` names options of an example that are not as printed.
//!
//! Pages, tests and tools all read it here, so there is one answer to what a dossier says. What nearly has the form is
//! a [`Fault`] and never left out silently. The crate knows text and nothing else: no game, no file, no rule engine.
//!
//! ```
//! let text = "## 3. Rules\n### Turn\n* R1 (S) Roll one die.\n* R2 (H) A 1 ends the turn.\n";
//! let (rules, faults) = dossier::rules(text);
//! assert_eq!((rules[1].number, rules[1].heading, rules[1].text.as_str()), (2, "Turn", "A 1 ends the turn."));
//! assert_eq!(faults, []);
//! ```

pub mod cite;
mod examples;
mod options;
mod rules;

pub use examples::{Claim, Example, Move, examples};
pub use options::{OptionRow, Origin, options};
pub use rules::{Rule, rules};

/// A line of the dossier: its number, from 1, and its text.
pub type Line<'a> = (usize, &'a str);

/// What is not in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what is wanted.
    pub what: String,
}

impl Fault {
    fn new(line: usize, what: impl Into<String>) -> Self {
        Self { line, what: what.into() }
    }
}

/// Returns the lines of a numbered section, its heading left out.
pub fn section(text: &str, number: u8) -> Vec<Line<'_>> {
    let heading = format!("## {number}. ");
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    lines
        .skip_while(|(_, line)| !line.starts_with(&heading))
        .skip(1)
        .take_while(|(_, line)| !line.starts_with("## "))
        .collect()
}

/// Returns the sections whose headings hold one of these words, headings included, as text.
pub fn chapters(text: &str, wanted: &[&str]) -> String {
    let (mut found, mut is_wanted, mut fenced) = (String::new(), false, false);
    for line in text.lines() {
        fenced ^= line.starts_with("```");
        if let (false, Some(heading)) = (fenced, line.strip_prefix("## ")) {
            is_wanted = wanted.iter().any(|words| heading.contains(words));
        }
        if is_wanted {
            found.push_str(line);
            found.push('\n');
        }
    }
    found
}

/// Returns every rule number that the prose mentions, with the line; blocks and code spans are left out.
pub fn mentions(text: &str) -> Vec<(usize, u16)> {
    let mut fenced = false;
    let mut found = Vec::new();
    for (index, line) in text.lines().enumerate() {
        fenced ^= line.starts_with("```");
        if !fenced {
            found.extend(cite::numbers(line).into_iter().map(|number| (index + 1, number)));
        }
    }
    found
}

/// Returns what stands in code spans.
fn spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# Pig
## 3. Rules
* R1 (S) Roll. See `R9`.
## 8. Worked examples
```
## 3. is no heading, R7
```
All of R1-R2.
";

    #[test]
    fn a_section_is_found_by_its_number_and_ends_before_the_next() {
        assert_eq!(section(TEXT, 3), [(3, "* R1 (S) Roll. See `R9`.")]);
        assert_eq!(section(TEXT, 4), []);
    }

    #[test]
    fn chapters_are_found_by_the_words_of_their_headings() {
        assert_eq!(chapters(TEXT, &["Rules"]), "## 3. Rules\n* R1 (S) Roll. See `R9`.\n");
        assert_eq!(chapters(TEXT, &["Worked", "Nothing"]).lines().count(), 5);
    }

    #[test]
    fn mentions_leave_blocks_and_code_out() {
        assert_eq!(mentions(TEXT), [(3, 1), (8, 1), (8, 2)]);
    }
}

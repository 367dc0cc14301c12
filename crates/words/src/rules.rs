//! The numbered rules of a game, read out of its dossier.

/// A numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// The heading it stands under.
    pub heading: &'a str,
    /// Its number, such as `R13`.
    pub number: &'a str,
    /// Where it comes from, as the dossier marks it: `S` (the rulebook), `P` (a public source), `H` (a house ruling).
    /// Empty when it is not marked.
    pub source: &'a str,
    /// The rule, on one line.
    pub text: String,
}

/// Reads the numbered rules in the order of the dossier: list items that begin `* R13 (S)` or `- **R13**`, with the
/// indented lines that follow.
pub fn rules(dossier: &str) -> Vec<Rule<'_>> {
    let mut rules: Vec<Rule<'_>> = Vec::new();
    let mut heading = "";
    let mut open = false;
    for line in dossier.lines() {
        if let Some(title) = line.strip_prefix('#') {
            (heading, open) = (title.trim_start_matches('#').trim(), false);
        } else if let Some(rule) = item(line, heading) {
            rules.push(rule);
            open = true;
        } else if let (true, true, Some(rule)) = (open, line.starts_with("  "), rules.last_mut()) {
            rule.text.push(' ');
            rule.text.push_str(line.trim());
        } else {
            open = false;
        }
    }
    rules
}

fn item<'a>(line: &'a str, heading: &'a str) -> Option<Rule<'a>> {
    let item = line.strip_prefix("* ").or_else(|| line.strip_prefix("- "))?;
    let (number, rest) = item.split_once(' ')?;
    let number = number.trim_matches('*');
    let digits = number.strip_prefix('R')?;
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let marked = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    let (source, text) = match marked {
        Some((source, text)) if source.starts_with(['S', 'P', 'H']) => (source, text.trim_start()),
        _ => ("", rest),
    };
    Some(Rule { heading, number, source, text: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOSSIER: &str = "\
# Game
* R0x is no rule
## 3. Rules
### Setup
* R1 (S) Stack the cards
  and shuffle.
* R73 (H, order inside R33-R51) Using a room
### End
- **R2** The game (if it ends) ends.
* a point

  about R3
| R4 | a table |
";

    #[test]
    fn rules_are_read_with_heading_number_and_source() {
        let rule = |heading, number, source, text: &str| Rule { heading, number, source, text: text.to_owned() };
        assert_eq!(
            rules(DOSSIER),
            [
                rule("Setup", "R1", "S", "Stack the cards and shuffle."),
                rule("Setup", "R73", "H, order inside R33-R51", "Using a room"),
                rule("End", "R2", "", "The game (if it ends) ends."),
            ]
        );
    }
}

//! The table of options.

use crate::section;

/// Where the default of an option comes from: the letter that rules carry, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// `S`: it is printed in the rulebook.
    Rulebook,
    /// `P`: another public source says so.
    Public,
    /// `H`: it is our ruling, since the rulebook is silent or unclear.
    House,
}

impl Origin {
    fn read(letter: &str) -> Option<Self> {
        match letter {
            "S" => Some(Self::Rulebook),
            "P" => Some(Self::Public),
            "H" => Some(Self::House),
            _ => None,
        }
    }
}

/// One row of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionRow<'a> {
    /// Where it stands.
    pub line: usize,
    /// The key.
    pub key: &'a str,
    /// The values it takes, as written.
    pub values: &'a str,
    /// The value when nobody sets it.
    pub default: &'a str,
    /// What it changes.
    pub effect: &'a str,
    /// Where the default comes from; none when the cell holds another word.
    pub origin: Option<Origin>,
}

/// Reads the table; `None` when section 7 has no table with the five columns in front.
pub fn options(text: &str) -> Option<Vec<OptionRow<'_>>> {
    let lines = section(text, 7);
    let head = lines.iter().position(|(_, line)| {
        let cells = cells(line);
        cells.starts_with(&["key", "values", "default", "effect", "from"])
    })?;
    let rows = lines[head + 1..].iter().take_while(|(_, line)| line.starts_with('|'));
    Some(rows.filter_map(|(line, text)| row(*line, text)).collect())
}

fn row(line: usize, text: &str) -> Option<OptionRow<'_>> {
    let cells = cells(text);
    let [key, values, default, effect, from, ..] = cells.as_slice() else { return None };
    let key = key.strip_prefix('`')?.strip_suffix('`')?;
    Some(OptionRow { line, key, values, default: default.trim_matches('`'), effect, origin: Origin::read(from) })
}

fn cells(row: &str) -> Vec<&str> {
    row.trim().trim_start_matches('|').trim_end_matches('|').split('|').map(str::trim).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_the_table_of_section_7() {
        let text = "## 7. Options\n\n| key | values | default | effect | from | more |\n|---|---|---|---|---|---|\n\
            | `goal` | 10 to 200 | 100 | R2 | S | x |\n| `ones` | lose, keep | lose | what a 1 costs | H | x |\n\
            | `dice` | 1, 2 | 2 | R1 | P | |\n| `fast` | true, false | false | R3 | rulebook | |\n\n| `late` |\n";
        let options = options(text).expect("a table");
        let origins = [Some(Origin::Rulebook), Some(Origin::House), Some(Origin::Public), None];
        assert_eq!(options.iter().map(|row| row.origin).collect::<Vec<_>>(), origins);
        assert_eq!((options[1].key, options[1].values, options[1].default), ("ones", "lose, keep", "lose"));
        assert_eq!((options[1].line, options[1].effect), (6, "what a 1 costs"));
        assert_eq!(super::options("## 7. Options\n| key | effect |\n"), None);
    }
}

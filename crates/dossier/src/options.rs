//! The table of options.

use crate::section;

/// One row of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionRow<'a> {
    /// Where it stands.
    pub line: usize,
    /// The key.
    pub key: &'a str,
    /// The values it takes, as written.
    pub values: &'a str,
    /// The value of the printed rules.
    pub default: &'a str,
    /// What it changes.
    pub effect: &'a str,
}

/// Reads the table; `None` when section 7 has no table with the four columns in front.
pub fn options(text: &str) -> Option<Vec<OptionRow<'_>>> {
    let lines = section(text, 7);
    let head = lines.iter().position(|(_, line)| {
        let cells = cells(line);
        cells.len() >= 4 && ["key", "values", "default", "effect"].iter().zip(&cells).all(|(name, cell)| name == cell)
    })?;
    let rows = lines[head + 1..].iter().take_while(|(_, line)| line.starts_with('|'));
    Some(rows.filter_map(|(line, text)| row(*line, text)).collect())
}

fn row(line: usize, text: &str) -> Option<OptionRow<'_>> {
    let cells = cells(text);
    let [key, values, default, effect, ..] = cells.as_slice() else { return None };
    let key = key.strip_prefix('`')?.strip_suffix('`')?;
    Some(OptionRow { line, key, values, default: default.trim_matches('`'), effect })
}

fn cells(row: &str) -> Vec<&str> {
    row.trim().trim_start_matches('|').trim_end_matches('|').split('|').map(str::trim).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_the_table_of_section_7() {
        let text = "## 7. Options\n\n| key | values | default | effect | more |\n|---|---|---|---|---|\n\
            | `goal` | 10 to 200 | 100 | R2 | x |\n| `ones` | lose, keep | lose | what a 1 costs | x |\n\n| `late` |\n";
        let options = options(text).expect("a table");
        assert_eq!(options.len(), 2);
        assert_eq!((options[1].key, options[1].values, options[1].default), ("ones", "lose, keep", "lose"));
        assert_eq!((options[1].line, options[1].effect), (6, "what a 1 costs"));
        assert_eq!(super::options("## 7. Options\n| key | effect |\n"), None);
    }
}

//! A game's dossier as the tools read it.
//!
//! * Section 3 lists the rules: `* R13 (S) text`, one list item each.
//! * Section 7 is a table of the options with the columns key, values, default and effect.
//! * Section 8 holds the worked examples. A legal one is `**E1. Title**` and a block of a position line, indented
//!   tokens, the next position line, and so on; an illegal one is `**X1.**` with its tokens in a code span, a block
//!   with one position line, and the reason with its rule in brackets.

use crate::cite;

/// A line of the dossier: its number, from 1, and its text.
pub(crate) type Line<'a> = (usize, &'a str);

/// One numbered rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rule<'a> {
    /// Its number.
    pub(crate) number: u16,
    /// Where it stands.
    pub(crate) line: usize,
    /// Where it comes from: `S`, `P retail rulebook`.
    pub(crate) marks: &'a str,
    /// What it says.
    pub(crate) text: &'a str,
}

/// One row of the option table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OptionRow<'a> {
    /// Where it stands.
    pub(crate) line: usize,
    /// The key.
    pub(crate) key: &'a str,
    /// The values it takes, as written.
    pub(crate) values: &'a str,
    /// The value of the printed rules.
    pub(crate) default: &'a str,
    /// What it changes.
    pub(crate) effect: &'a str,
}

/// One worked example.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Example<'a> {
    /// `E` for a legal one, `X` for an illegal one.
    pub(crate) kind: char,
    /// Its number within its kind.
    pub(crate) number: u16,
    /// Where its heading stands.
    pub(crate) line: usize,
    /// What follows the number in its heading.
    pub(crate) heading: &'a str,
    /// Its blocks, each the lines between two fences.
    pub(crate) blocks: Vec<Vec<Line<'a>>>,
    /// The prose below the heading.
    pub(crate) prose: Vec<Line<'a>>,
}

/// Returns the lines of a numbered section, its heading left out.
pub(crate) fn section(text: &str, number: u8) -> Vec<Line<'_>> {
    let heading = format!("## {number}. ");
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    lines
        .skip_while(|(_, line)| !line.starts_with(&heading))
        .skip(1)
        .take_while(|(_, line)| !line.starts_with("## "))
        .collect()
}

/// Reads the rules. A line that looks like a rule but is not in the form is returned as an error.
pub(crate) fn rules(text: &str) -> (Vec<Rule<'_>>, Vec<usize>) {
    let (mut rules, mut broken) = (Vec::new(), Vec::new());
    for (line, text) in section(text, 3) {
        let item = text.trim_start().trim_start_matches(['*', '-', '+', ' ']);
        let looks_like_one =
            item != text && !cite::numbers(item.split([' ', '.', '*']).next().unwrap_or("")).is_empty();
        match rule(line, text) {
            Some(rule) => rules.push(rule),
            None if looks_like_one => broken.push(line),
            None => {}
        }
    }
    (rules, broken)
}

fn rule(line: usize, text: &str) -> Option<Rule<'_>> {
    let (number, rest) = text.strip_prefix("* R")?.split_once(' ')?;
    let (marks, text) = rest.strip_prefix('(')?.split_once(')')?;
    Some(Rule { number: number.parse().ok()?, line, marks, text: text.trim() })
}

/// Reads the option table; `None` when section 7 has no table with the four columns in front.
pub(crate) fn options(text: &str) -> Option<Vec<OptionRow<'_>>> {
    let lines = section(text, 7);
    let head = lines.iter().position(|(_, line)| {
        let cells = cells(line);
        cells.len() >= 4 && ["key", "values", "default", "effect"].iter().zip(&cells).all(|(name, cell)| name == cell)
    })?;
    let rows = lines[head + 1..].iter().take_while(|(_, line)| line.starts_with('|'));
    Some(rows.filter_map(|(line, text)| option_row(*line, text)).collect())
}

fn option_row(line: usize, text: &str) -> Option<OptionRow<'_>> {
    let cells = cells(text);
    let [key, values, default, effect, ..] = cells.as_slice() else { return None };
    let key = key.strip_prefix('`')?.strip_suffix('`')?;
    Some(OptionRow { line, key, values, default: default.trim_matches('`'), effect })
}

fn cells(row: &str) -> Vec<&str> {
    row.trim().trim_start_matches('|').trim_end_matches('|').split('|').map(str::trim).collect()
}

/// Reads the worked examples. A heading that is not in the form is returned by its line.
pub(crate) fn examples(text: &str) -> (Vec<Example<'_>>, Vec<usize>) {
    let (mut examples, mut broken): (Vec<Example<'_>>, Vec<usize>) = (Vec::new(), Vec::new());
    let mut fenced = false;
    for (line, text) in section(text, 8) {
        if text.starts_with("```") {
            fenced = !fenced;
            if let (true, Some(example)) = (fenced, examples.last_mut()) {
                example.blocks.push(Vec::new());
            }
        } else if fenced {
            if let Some(block) = examples.last_mut().and_then(|example| example.blocks.last_mut()) {
                block.push((line, text));
            }
        } else if let Some(example) = example(line, text) {
            examples.push(example);
        } else if looks_like_example(text) {
            broken.push(line);
        } else if let Some(example) = examples.last_mut() {
            example.prose.push((line, text));
        }
    }
    (examples, broken)
}

fn example(line: usize, text: &str) -> Option<Example<'_>> {
    let head = text.strip_prefix("**")?;
    let kind = head.chars().next().filter(|kind| matches!(kind, 'E' | 'X'))?;
    let (number, heading) = head[1..].split_once('.')?;
    let number = number.parse().ok()?;
    Some(Example { kind, number, line, heading: heading.trim(), blocks: Vec::new(), prose: Vec::new() })
}

fn looks_like_example(text: &str) -> bool {
    let head = text.trim_start_matches(['*', '#', '-', ' ']);
    let digits = head.strip_prefix(['E', 'X']).unwrap_or("");
    head != text && digits.starts_with(|c: char| c.is_ascii_digit())
}

/// Returns every rule number that the dossier's prose mentions, with the line, blocks and code spans left out.
pub(crate) fn mentions(text: &str) -> Vec<(usize, u16)> {
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

#[cfg(test)]
mod tests {
    use super::*;

    const TOY: &str = "\
# Pig

## 3. Rules

### Turn
* R1 (S) Roll one die.
* R2 (S, P club rules) A 1 ends the turn. See R1.
- R3 (S) A dash.
* **R4** (H) Bold.
* Remember the die.

## 7. Options

| key | values | default | effect | more |
|---|---|---|---|---|
| `goal` | 10 to 200 | 100 | R2 | x |
| `ones` | lose, keep | lose | what a 1 costs | x |

## 8. Worked examples

**E1. A roll**
```
start
  =4 hold
end R7
```
All of R1.

**E2 No dot**
**X1.** `hold`
```
start
```
Roll first. (R1)
";

    #[test]
    fn rules_are_list_items_and_other_forms_are_reported() {
        let (rules, broken) = rules(TOY);
        assert_eq!(
            rules.iter().map(|rule| (rule.number, rule.marks)).collect::<Vec<_>>(),
            [(1, "S"), (2, "S, P club rules")]
        );
        assert_eq!(rules[0].text, "Roll one die.");
        assert_eq!(broken, [8, 9]);
    }

    #[test]
    fn options_are_the_table_of_section_7() {
        let options = options(TOY).expect("a table");
        assert_eq!(options.len(), 2);
        assert_eq!((options[1].key, options[1].values, options[1].default), ("ones", "lose, keep", "lose"));
        assert_eq!(super::options("## 7. Options\n| key | effect |\n"), None);
    }

    #[test]
    fn examples_have_their_blocks_and_prose() {
        let (examples, broken) = examples(TOY);
        assert_eq!(broken, [29]);
        assert_eq!(examples.len(), 2);
        assert_eq!((examples[0].kind, examples[0].number, examples[0].heading), ('E', 1, "A roll**"));
        assert_eq!(examples[0].blocks[0].len(), 3);
        assert_eq!((examples[1].kind, examples[1].heading), ('X', "** `hold`"));
        assert_eq!(examples[1].prose[0].1, "Roll first. (R1)");
    }

    #[test]
    fn mentions_leave_blocks_out() {
        let numbers: Vec<u16> = mentions(TOY).into_iter().map(|(_, number)| number).collect();
        assert_eq!(numbers, [1, 2, 1, 3, 4, 2, 1, 1]);
    }
}

//! A finished game in numbers, as text: what decided it, then its rounds.

use std::fmt::Write;

use contract::{Account, Tally};
use table::Table;
use words::Words;

/// Writes the account of a finished table; empty if its game gives none.
pub(crate) fn account(table: &Table, words: &Words, own: &Words) -> String {
    let told = table.position_at(0).and_then(|start| start.account(table.played_steps()));
    told.map_or_else(String::new, |told| write(&told, words, own))
}

fn write(account: &Account, words: &Words, own: &Words) -> String {
    let mut text = String::new();
    if let Some(decided) = &account.decided {
        let rule = decided.phrase.rule.map_or_else(String::new, |rule| format!(" ({rule})"));
        writeln!(text, "{}{rule}", words.say(&decided.phrase)).expect("text can be written to");
    }
    let names: Vec<String> = account.columns.iter().map(|column| words.say(&column.phrase())).collect();
    line(&mut text, &own.word("round"), &names, &names);
    for round in &account.rounds {
        line(&mut text, &round.round.to_string(), &names, &round.numbers);
    }
    let total = |at: usize| account.total(at).map_or_else(String::new, |total| total.to_string());
    if account.columns.iter().any(|column| column.tally != Tally::Level) {
        line(&mut text, &own.word("total"), &names, &(0..names.len()).map(total).collect::<Vec<_>>());
    }
    text
}

/// Writes a line of the table: each cell under the name of its column.
fn line(text: &mut String, first: &str, names: &[String], cells: &[impl ToString]) {
    let mut line = format!("{first:>5}");
    for (name, cell) in names.iter().zip(cells) {
        write!(line, "  {:>width$}", cell.to_string(), width = name.chars().count()).expect("text can be written to");
    }
    text.push_str(line.trim_end());
    text.push('\n');
}

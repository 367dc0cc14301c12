//! `palisade rules`

use std::fmt::Write;

use anyhow::{Result, anyhow};
use clap::Args;
use contract::Info;
use dossier::Rule;

/// Print the numbered rules of a game, or one of them
#[derive(Args)]
pub(crate) struct Rules {
    /// The game's id
    game: String,
    /// The rule's number, such as R13
    rule: Option<String>,
}

impl Rules {
    pub(crate) fn run(self) -> Result<String> {
        let info = catalog::find(&self.game)?.info();
        match &self.rule {
            Some(wanted) => one(info, wanted),
            None => Ok(all(&dossier::rules(info.dossier).0)),
        }
    }
}

/// Returns one rule of a game.
pub(crate) fn one(info: &Info, wanted: &str) -> Result<String> {
    let (rules, _) = dossier::rules(info.dossier);
    let digits = wanted.trim_start_matches(['R', 'r']);
    let found = rules.iter().find(|rule| rule.number.to_string() == digits);
    let rule = found.ok_or_else(|| {
        anyhow!("there is no rule `{wanted}`; `palisade rules {}` prints all {}, written like R1", info.id, rules.len())
    })?;
    Ok(line(rule))
}

fn all(rules: &[Rule<'_>]) -> String {
    let mut text = String::new();
    let mut heading = "";
    for rule in rules {
        if rule.heading != heading {
            heading = rule.heading;
            let gap = if text.is_empty() { "" } else { "\n" };
            writeln!(text, "{gap}{heading}").expect("text can be written to");
        }
        text.push_str(&line(rule));
    }
    text
}

fn line(rule: &Rule<'_>) -> String {
    format!("R{} ({}) {}\n", rule.number, rule.source, rule.text)
}

//! What somebody knows of a table, and the addresses that follow from it.

use super::forms::STEPS;

/// What an observer knows of a table, and what one may guess.
pub(crate) struct Known {
    pub(crate) table: String,
    pub(crate) version: u64,
    /// Tokens on the observer's page, and tokens of others.
    pub(crate) tokens: Vec<String>,
    pub(crate) link: String,
}

impl Known {
    /// Returns all addresses of a pattern.
    pub(crate) fn addresses(&self, path: &str) -> Vec<String> {
        let with = |name: &str, values: &[&str]| -> Vec<String> {
            values.iter().map(|value| path.replace(name, value)).collect()
        };
        let id = self.table.strip_prefix("/table/").unwrap();
        match path {
            "/howto/{game}/{picture}" => ["raise-the-shields/1-day-en.svg", "parley/1-day-en.svg", "chess/x"]
                .map(|picture| format!("/howto/{picture}"))
                .to_vec(),
            "/rules/{game}/{rule}" => {
                ["raise-the-shields/R1", "raise-the-shields/R999", "raise-the-shields/x", "chess/R1"]
                    .map(|rule| format!("/rules/{rule}"))
                    .to_vec()
            }
            _ if path.contains("{game}") => with("{game}", &["parley", "raise-the-shields", "chess"]),
            _ if path.contains("{token}") => with("{token}", &[&self.link, &"0".repeat(64), "x"]),
            _ if path.contains("{name}") => with("{name}", &["live.js", "x"]),
            _ if path.contains("{step}") => {
                let path = path.replace("{id}", id);
                let numbers = STEPS.map(|step| step.to_string()).chain(["x", "-1"].map(str::to_owned));
                numbers.map(|step| path.replace("{step}", &step)).collect()
            }
            _ if path.contains("{id}") => with("{id}", &[id, "nothing"]),
            _ => vec![path.to_owned()],
        }
    }
}

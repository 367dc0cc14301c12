//! The second lock: option keys, values and defaults agree in dossier, data file and code.
//!
//! The code is read, not run: the declaration in `src/options.rs` (`options!` and `choice!` of the contract) says
//! everything but the values of an option with a type of its own, whose key alone is compared here. So the lock needs
//! no compiler, and holds while the game does not compile.

mod declared;

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::finding::Finding;
use crate::tree::Tree;

/// What an option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Domain {
    /// One of these, sorted.
    OneOf(Vec<String>),
    /// A whole number in this range, ends included.
    Whole(i64, i64),
    /// Text of a form told in a sentence.
    Form,
}

impl Domain {
    fn one_of(mut values: Vec<String>) -> Self {
        values.sort();
        Self::OneOf(values)
    }

    /// A short range and the list of its numbers are the same.
    fn whole(least: i64, most: i64) -> Self {
        if most - least < 8 {
            Self::one_of((least..=most).map(|number| number.to_string()).collect())
        } else {
            Self::Whole(least, most)
        }
    }
}

/// An option as one of the three places has it; `None` where it does not say.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Spec {
    domain: Option<Domain>,
    default: Option<String>,
}

/// Options by key.
type Specs = BTreeMap<String, Spec>;

/// Reads one of the three places; says what is wrong when it cannot.
type Reader = fn(&str) -> Result<Specs, String>;

/// Checks the options of every game.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    tree.games().into_iter().flat_map(|game| check_game(tree, game)).collect()
}

fn check_game(tree: &Tree, game: &str) -> Vec<Finding> {
    let paths = ["dossier.md", "components.toml", "src/options.rs"].map(|file| format!("games/{game}/{file}"));
    let readers: [Reader; 3] = [in_dossier, in_data, declared::read];
    let mut findings = Vec::new();
    let mut places = Vec::new();
    for (path, read) in paths.iter().zip(readers) {
        match tree.text(path).map(read) {
            Some(Ok(specs)) => places.push((path.as_str(), specs)),
            Some(Err(what)) => findings.push(Finding::error(path, 0, what)),
            None => findings.push(Finding::error(path, 0, "is missing, so the options cannot be compared")),
        }
    }
    if let [(first, specs), others @ ..] = places.as_slice() {
        findings.extend(others.iter().flat_map(|(path, other)| compare((first, specs), (path, other))));
    }
    findings
}

fn compare((first, one): (&str, &Specs), (path, other): (&str, &Specs)) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (key, spec) in one {
        let Some(found) = other.get(key) else {
            findings.push(Finding::error(path, 0, format!("option `{key}` of {first} is not here")));
            continue;
        };
        if let (Some(a), Some(b)) = (&spec.domain, &found.domain)
            && a != b
        {
            findings.push(Finding::error(path, 0, format!("option `{key}` takes {b:?}, but {a:?} in {first}")));
        }
        if let (Some(a), Some(b)) = (&spec.default, &found.default)
            && a != b
        {
            findings.push(Finding::error(path, 0, format!("option `{key}` is {b} by default, but {a} in {first}")));
        }
    }
    for key in other.keys().filter(|key| !one.contains_key(*key)) {
        findings.push(Finding::error(path, 0, format!("option `{key}` is not in {first}")));
    }
    findings
}

fn in_dossier(text: &str) -> Result<Specs, String> {
    let rows = dossier::options(text).ok_or("section 7 has no table with the columns key, values, default, effect")?;
    let mut specs = Specs::new();
    for row in rows {
        let spec = Spec { domain: Some(written_domain(row.values)), default: Some(row.default.to_owned()) };
        if specs.insert(row.key.to_owned(), spec).is_some() {
            return Err(format!("option `{}` stands twice in section 7", row.key));
        }
    }
    Ok(specs)
}

/// Reads a cell: `a, b`, `0 to 5`, or a sentence.
fn written_domain(cell: &str) -> Domain {
    if let Some((least, most)) = cell.split_once(" to ")
        && let (Ok(least), Ok(most)) = (least.parse(), most.parse())
    {
        return Domain::whole(least, most);
    }
    let values: Vec<String> = cell.split(',').map(|value| value.trim().trim_matches('`').to_owned()).collect();
    if values.iter().any(|value| value.contains(' ')) { Domain::Form } else { Domain::one_of(values) }
}

fn in_data(text: &str) -> Result<Specs, String> {
    let data: Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
    let options = data.get("options").and_then(Value::as_table).ok_or("there is no table [options]")?;
    options.iter().map(|(key, value)| Ok((key.clone(), data_spec(key, value)?))).collect()
}

fn data_spec(key: &str, value: &Value) -> Result<Spec, String> {
    let wanted = || format!("option `{key}` needs `default` and either `values` or `min` and `max`");
    let whole = |end| value.get(end).and_then(Value::as_integer);
    let domain = match (value.get("values"), whole("min"), whole("max")) {
        (Some(Value::Array(values)), None, None) => {
            Domain::one_of(values.iter().map(plain).collect::<Option<Vec<_>>>().ok_or_else(wanted)?)
        }
        (Some(Value::String(_)), None, None) => Domain::Form,
        (None, Some(least), Some(most)) => Domain::whole(least, most),
        _ => return Err(wanted()),
    };
    let default = value.get("default").and_then(plain).ok_or_else(wanted)?;
    Ok(Spec { domain: Some(domain), default: Some(default) })
}

/// Writes a value as an option is given on the command line.
fn plain(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Boolean(truth) => Some(truth.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    const DOSSIER: &str = "## 7. Options\n\n| key | values | default | effect |\n|---|---|---|---|\n\
        | `goal` | 10 to 200 | 100 | x |\n| `ones` | lose, keep | lose | x |\n| `fast` | true, false | false | x |\n\
        | `dice` | 1, 2, 3 | 2 | x |\n| `side` | eight 0/1 | 00 | x |\n";
    const DATA: &str = "[options]\ngoal = { default = 100, min = 10, max = 200 }\n\
        ones = { default = \"lose\", values = [\"lose\", \"keep\"] }\nfast = { default = false, values = [false, true] }\n\
        dice = { default = 2, values = [1, 2, 3] }\nside = { default = \"00\", values = \"eight characters\" }\n";
    const CODE: &str = "options! {\n    /// All.\n    pub struct Options {\n        /// Goal, \"of\" points.\n        \
        goal: Whole<10, 200> = Whole(100),\n        /// Ones.\n        ones: Ones = Ones::Lose,\n        /// Fast.\n        \
        fast: bool = false,\n        /// Dice.\n        dice: Whole<1, 3> = Whole(2),\n        /// Side.\n        \
        side: Side = Side([false; 2]),\n    }\n}\n\nchoice! {\n    /// Ones.\n    pub enum Ones {\n        /// Lost.\n        \
        Lose = \"lose\",\n        /// Kept.\n        Keep = \"keep\",\n    }\n}\n";

    fn found(dossier: &str, data: &str, code: &str) -> Vec<String> {
        texts(&check(&Tree::of(&[
            ("games/pig/Cargo.toml", ""),
            ("games/pig/dossier.md", dossier),
            ("games/pig/components.toml", data),
            ("games/pig/src/options.rs", code),
        ])))
    }

    #[test]
    fn options_that_agree_pass() {
        assert_eq!(found(DOSSIER, DATA, CODE), [""; 0]);
    }

    #[test]
    fn a_key_that_is_missing_or_extra_is_found() {
        let lines = found(DOSSIER, &DATA.replace("ones =", "twos ="), &CODE.replace("fast:", "slow:"));
        assert_eq!(
            lines,
            [
                "games/pig/components.toml:0 option `ones` of games/pig/dossier.md is not here",
                "games/pig/components.toml:0 option `twos` is not in games/pig/dossier.md",
                "games/pig/src/options.rs:0 option `fast` of games/pig/dossier.md is not here",
                "games/pig/src/options.rs:0 option `slow` is not in games/pig/dossier.md",
            ]
        );
    }

    #[test]
    fn other_values_and_defaults_are_found() {
        let data = DATA.replace("max = 200", "max = 300").replace("default = false", "default = true");
        let code =
            CODE.replace("\"keep\"", "\"stay\"").replace("Whole(2)", "Whole(3)").replace("Ones::Lose", "Ones::Keep");
        let lines = found(DOSSIER, &data, &code);
        let keys: Vec<&str> = lines.iter().filter_map(|line| line.split('`').nth(1)).collect();
        assert_eq!(keys, ["fast", "goal", "dice", "ones", "ones"]);
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        assert!(found("## 7. Options\n", DATA, CODE)[0].contains("no table with the columns"));
        assert!(found(DOSSIER, "x = 1", CODE)[0].contains("no table [options]"));
        assert!(found(DOSSIER, "[options]\nx = 1", CODE)[0].contains("needs `default`"));
        assert!(found(DOSSIER, DATA, "pub struct Options;")[0].contains("no `options!`"));
    }
}

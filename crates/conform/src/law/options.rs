//! Options, in the three places that have them.

use std::collections::BTreeMap;

use contract::{Domain, Game};
use toml::{Table, Value};

use crate::breach::LawResult;
use crate::law::ensure;

/// What an option takes, and what it is when nobody sets it, written so that the three places can be compared.
type Specs = BTreeMap<String, (String, String)>;

/// Keys, values and defaults of the options are the same in the dossier's table, in `[options]` of the component file and
/// in the code.
pub fn options_agree<G: Game>() -> LawResult {
    let info = G::info();
    let code = (info.options)().into_iter().map(|spec| (spec.key.to_owned(), (domain(&spec.domain), spec.default)));
    compare(info.dossier, info.components, &code.collect())
}

fn compare(dossier: &str, components: &str, code: &Specs) -> LawResult {
    for (place, specs) in [("dossier", in_dossier(dossier)?), ("component file", in_data(components)?)] {
        for (key, spec) in code {
            let found = specs.get(key);
            ensure(found == Some(spec), || {
                let found = found.map_or("nothing".to_owned(), |(takes, default)| format!("{takes}, {default}"));
                format!("option `{key}` takes {}, {} where none is set; the {place} says {found}", spec.0, spec.1)
            })?;
        }
        let other = specs.keys().find(|key| !code.contains_key(*key));
        ensure(other.is_none(), || format!("option {other:?} of the {place} is not in the code"))?;
    }
    Ok(())
}

/// Words that stand for any text of a form.
const FORM: &str = "text of some form";

fn domain(domain: &Domain) -> String {
    match domain {
        Domain::OneOf(values) => one_of(values.clone()),
        Domain::Whole(least, most) => whole(i64::from(*least), i64::from(*most)),
        Domain::PerSeat { .. } | Domain::Form(_) => FORM.to_owned(),
    }
}

fn one_of(mut values: Vec<String>) -> String {
    values.sort();
    values.join(", ")
}

/// A short range and the list of its numbers are the same.
fn whole(least: i64, most: i64) -> String {
    if most - least < 8 {
        one_of((least..=most).map(|number| number.to_string()).collect())
    } else {
        format!("{least} to {most}")
    }
}

fn in_dossier(text: &str) -> Result<Specs, String> {
    let rows =
        dossier::options(text).ok_or("section 7 has no table with the columns key, values, default, effect, from")?;
    let mut specs = Specs::new();
    for row in rows {
        let spec = (written(row.values), row.default.to_owned());
        let before = specs.insert(row.key.to_owned(), spec);
        ensure(before.is_none(), || format!("option `{}` stands twice in section 7", row.key))?;
        ensure(row.origin.is_some(), || format!("option `{}` is from S, P or H; section 7 says another", row.key))?;
    }
    Ok(specs)
}

/// Reads a cell: `a, b`, `0 to 5`, or a sentence.
fn written(cell: &str) -> String {
    if let Some((least, most)) = cell.split_once(" to ")
        && let (Ok(least), Ok(most)) = (least.parse(), most.parse())
    {
        return whole(least, most);
    }
    let values: Vec<String> = cell.split(',').map(|value| value.trim().trim_matches('`').to_owned()).collect();
    if values.iter().any(|value| value.contains(' ')) { FORM.to_owned() } else { one_of(values) }
}

fn in_data(text: &str) -> Result<Specs, String> {
    let data: Table = text.parse().map_err(|error: toml::de::Error| error.to_string())?;
    let options = data.get("options").and_then(Value::as_table).ok_or("there is no table [options]")?;
    options.iter().map(|(key, value)| Ok((key.clone(), in_row(key, value)?))).collect()
}

fn in_row(key: &str, value: &Value) -> Result<(String, String), String> {
    let wanted = || format!("option `{key}` needs `default` and either `values` or `min` and `max`");
    let number = |end| value.get(end).and_then(Value::as_integer);
    let domain = match (value.get("values"), number("min"), number("max")) {
        (Some(Value::Array(values)), None, None) => {
            one_of(values.iter().map(plain).collect::<Option<Vec<_>>>().ok_or_else(wanted)?)
        }
        (Some(Value::String(_)), None, None) => FORM.to_owned(),
        (None, Some(least), Some(most)) => whole(least, most),
        _ => return Err(wanted()),
    };
    Ok((domain, value.get("default").and_then(plain).ok_or_else(wanted)?))
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

    const DOSSIER: &str = "## 7. Options\n\n| key | values | default | effect | from |\n|---|---|---|---|---|\n\
        | `goal` | 10 to 200 | 100 | x | S |\n| `ones` | lose, keep | lose | x | H |\n| `fast` | true, false | false | x | S |\n\
        | `dice` | 1, 2, 3 | 2 | x | P |\n| `side` | eight 0/1 | 00 | x | S |\n";
    const DATA: &str = "[options]\ngoal = { default = 100, min = 10, max = 200 }\n\
        ones = { default = \"lose\", values = [\"lose\", \"keep\"] }\nfast = { default = false, values = [false, true] }\n\
        dice = { default = 2, values = [1, 2, 3] }\nside = { default = \"00\", values = \"eight characters\" }\n";

    fn code() -> Vec<(&'static str, Domain, &'static str)> {
        let words = |words: [&str; 2]| Domain::OneOf(words.map(str::to_owned).to_vec());
        vec![
            ("goal", Domain::Whole(10, 200), "100"),
            ("ones", words(["keep", "lose"]), "lose"),
            ("fast", words(["true", "false"]), "false"),
            ("dice", Domain::Whole(1, 3), "2"),
            ("side", Domain::Form("eight of 0 and 1"), "00"),
        ]
    }

    fn found(dossier: &str, data: &str, code: &[(&str, Domain, &str)]) -> Option<String> {
        let code = code.iter().map(|(key, takes, default)| ((*key).to_owned(), (domain(takes), (*default).to_owned())));
        compare(dossier, data, &code.collect()).err().map(|breach| breach.to_string())
    }

    #[test]
    fn options_that_agree_pass() {
        assert_eq!(found(DOSSIER, DATA, &code()), None);
    }

    #[test]
    fn a_key_a_value_or_a_default_that_differs_is_found_in_each_place() {
        for (from, to, place) in [
            ("`ones`", "`twos`", "dossier"),
            ("lose, keep", "lose, stay", "dossier"),
            ("10 to 200", "10 to 300", "dossier"),
            ("| 2 |", "| 3 |", "dossier"),
            ("ones =", "twos =", "component file"),
            ("\"keep\"", "\"stay\"", "component file"),
            ("max = 200", "max = 300", "component file"),
            ("default = false", "default = true", "component file"),
        ] {
            let what = match place {
                "dossier" => found(&DOSSIER.replacen(from, to, 1), DATA, &code()),
                _ => found(DOSSIER, &DATA.replacen(from, to, 1), &code()),
            };
            assert!(what.as_ref().is_some_and(|what| what.contains(&format!("the {place} says"))), "{from}: {what:?}");
        }
        let extra = code().into_iter().filter(|(key, ..)| *key != "fast").collect::<Vec<_>>();
        assert!(found(DOSSIER, DATA, &extra).is_some_and(|what| what.contains("is not in the code")));
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        assert!(found("## 7. Options\n", DATA, &code()).is_some_and(|what| what.contains("no table with the columns")));
        assert!(found(DOSSIER, "x = 1", &code()).is_some_and(|what| what.contains("no table [options]")));
        assert!(found(DOSSIER, "[options]\nx = 1", &code()).is_some_and(|what| what.contains("needs `default`")));
        let twice = format!("{DOSSIER}| `goal` | 1, 2 | 1 | x | S |\n");
        assert!(found(&twice, DATA, &code()).is_some_and(|what| what.contains("stands twice")));
        let ours = DOSSIER.replacen("| H |", "| ours |", 1);
        assert!(found(&ours, DATA, &code()).is_some_and(|what| what.contains("`ones` is from S, P or H")));
    }
}

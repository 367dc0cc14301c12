//! Options as the code declares them with `options!` and `choice!`.

use std::collections::BTreeMap;

use super::{Domain, Spec, Specs};
use crate::lexer;

/// The words of each `choice!` enum, by its name, each with its case.
type Choices = BTreeMap<String, Vec<(String, String)>>;

/// Reads the declarations of an options file.
pub(super) fn read(source: &str) -> Result<Specs, String> {
    let code: Vec<String> = lexer::lines(source).into_iter().map(|line| line.code).collect();
    let code = code.join(" ");
    let choices: Choices = blocks(&code, "choice!").filter_map(choice).collect();
    let declaration = blocks(&code, "options!").next().ok_or("there is no `options!` declaration")?;
    let fields = inside(declaration, '{').ok_or("the `options!` declaration has no fields")?;
    parts(fields).into_iter().map(|field| option(field, &choices)).collect()
}

/// Returns what stands between the braces of every use of a macro.
fn blocks<'a>(code: &'a str, name: &'a str) -> impl Iterator<Item = &'a str> {
    code.match_indices(name).filter_map(move |(at, _)| inside(&code[at + name.len()..], '{'))
}

fn choice(block: &str) -> Option<(String, Vec<(String, String)>)> {
    let name = block.split("enum ").nth(1)?.split([' ', '{']).next()?;
    let cases = parts(inside(block, '{')?).into_iter().filter_map(|case| {
        let (case, word) = case.split_once('=')?;
        Some((case.trim().to_owned(), word.trim().trim_matches('"').to_owned()))
    });
    Some((name.to_owned(), cases.collect()))
}

fn option(field: &str, choices: &Choices) -> Result<(String, Spec), String> {
    let read = || {
        let (key, rest) = field.split_once(':')?;
        let (kind, default) = rest.split_once('=')?;
        Some((key.trim().trim_start_matches("pub ").to_owned(), spec(kind.trim(), default.trim(), choices)))
    };
    read().ok_or_else(|| format!("`{}` is not `key: Type = default`", field.trim()))
}

fn spec(kind: &str, default: &str, choices: &Choices) -> Spec {
    let last = |path: &str| path.rsplit("::").next().unwrap_or(path).trim().to_owned();
    if kind == "bool" {
        let domain = Domain::one_of(vec!["true".into(), "false".into()]);
        return Spec { domain: Some(domain), default: Some(default.to_owned()) };
    }
    if let Some(cases) = choices.get(&last(kind)) {
        let case = last(default);
        let word = cases.iter().find(|(name, _)| *name == case).map(|(_, word)| word.clone());
        let words = cases.iter().map(|(_, word)| word.clone()).collect();
        return Spec { domain: Some(Domain::one_of(words)), default: Some(word.unwrap_or(case)) };
    }
    if let Some(range) = last(kind).strip_prefix("Whole<").and_then(|range| range.strip_suffix('>'))
        && let Some((least, most)) = range.split_once(',')
        && let (Ok(least), Ok(most)) = (least.trim().parse(), most.trim().parse())
    {
        let default = inside(default, '(').map(|number| number.trim().to_owned());
        return Spec { domain: Some(Domain::whole(least, most)), default };
    }
    Spec { domain: None, default: None }
}

/// Returns what stands between the first such bracket and its partner.
fn inside(text: &str, open: char) -> Option<&str> {
    let from = text.find(open)? + open.len_utf8();
    let mut depth = 1;
    for (at, c) in text[from..].char_indices() {
        depth += step(c);
        if depth == 0 {
            return Some(&text[from..from + at]);
        }
    }
    None
}

/// Splits at the commas outside brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut from) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        depth += step(c);
        if c == ',' && depth == 0 {
            parts.push(&text[from..at]);
            from = at + 1;
        }
    }
    parts.push(&text[from..]);
    parts.into_iter().filter(|part| !part.trim().is_empty()).collect()
}

fn step(c: char) -> i32 {
    match c {
        '{' | '(' | '[' | '<' => 1,
        '}' | ')' | ']' | '>' => -1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_nest_and_commas_inside_them_do_not_split() {
        assert_eq!(inside("a { b { c } d } e", '{'), Some(" b { c } d "));
        assert_eq!(inside("a { b", '{'), None);
        assert_eq!(parts("a: X<1, 2> = f(3, 4), b: Y = z,"), ["a: X<1, 2> = f(3, 4)", " b: Y = z"]);
    }

    #[test]
    fn a_broken_field_is_told() {
        assert!(read("options! { pub struct O { goal } }").is_err_and(|what| what.contains("`goal` is not")));
    }
}

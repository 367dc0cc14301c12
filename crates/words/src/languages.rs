//! Keeps the languages of a words file in step: what the first one says, all others must be able to say.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Pattern};

use crate::messages::Message;

/// A file, read: what each message, attribute and term needs, and the keys of its messages.
#[derive(Default)]
struct File {
    patterns: BTreeMap<String, Message>,
    keys: BTreeSet<String>,
    faults: Vec<String>,
}

/// Names all that is wrong with the languages of one text, each with its code and its file's text: a file that is not
/// Fluent or has a key twice, a key that the first language has and another lacks or the other way round, an argument that
/// the first language does not use, and a reference to what is not there.
pub fn faults(languages: &[(&str, &str)]) -> Vec<String> {
    let files: Vec<(&str, File)> = languages.iter().map(|(code, text)| (*code, read(text))).collect();
    let Some((_, first)) = files.first() else { return Vec::new() };
    files
        .iter()
        .flat_map(|(code, file)| of(file, first).into_iter().map(move |fault| format!("{code}: {fault}")))
        .collect()
}

fn of(file: &File, first: &File) -> Vec<String> {
    let mut faults = file.faults.clone();
    faults.extend(first.keys.difference(&file.keys).map(|key| format!("`{key}` is missing")));
    faults.extend(file.keys.difference(&first.keys).map(|key| format!("`{key}` is too much")));
    for (name, needs) in &file.patterns {
        let lost = needs.others.iter().filter(|other| !file.patterns.contains_key(*other));
        faults.extend(lost.map(|other| format!("`{name}` refers to `{other}`, which is not there")));
    }
    for key in file.keys.intersection(&first.keys) {
        let known = arguments(first, key);
        let foreign = arguments(file, key).into_iter().filter(|argument| !known.contains(argument));
        faults.extend(foreign.map(|argument| format!("`{key}` uses `${argument}`, which nobody gives it")));
    }
    faults
}

/// Returns the arguments that a message uses, also in the messages that it refers to.
fn arguments(file: &File, key: &str) -> BTreeSet<String> {
    let (mut found, mut seen, mut open) = (BTreeSet::new(), BTreeSet::new(), vec![key.to_owned()]);
    while let Some(name) = open.pop() {
        if let Some(needs) = file.patterns.get(&name).filter(|_| seen.insert(name.clone())) {
            found.extend(needs.args.iter().cloned());
            open.extend(needs.others.iter().cloned());
        }
    }
    found
}

fn read(text: &str) -> File {
    let mut file = File::default();
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, _)| resource);
    file.faults.extend(crate::keys(text).err().unwrap_or_default());
    let mut add = |name: String, pattern: &Pattern<&str>, is_key: bool| {
        let mut needs = Message::default();
        needs.pattern(pattern);
        file.patterns.insert(name.clone(), needs);
        if is_key {
            file.keys.insert(name);
        }
    };
    for entry in &resource.body {
        let (name, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            _ => continue,
        };
        for attribute in attributes {
            add(format!("{name}.{}", attribute.id.name), &attribute.value, false);
        }
        if let Some(value) = value {
            let is_key = !name.starts_with('-');
            add(name, value, is_key);
        }
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    const EN: &str =
        "one = { $count ->\n    [one] a ship\n   *[other] { $count } ships\n }\ntwo = { $space } is free\n";

    /// The faults of a second language beside [`EN`], without its code.
    fn beside(other: &str) -> Vec<String> {
        let faults = faults(&[("en", EN), ("de", other)]);
        faults
            .iter()
            .map(|fault| fault.strip_prefix("de: ").expect("a fault of the second language").to_owned())
            .collect()
    }

    #[test]
    fn languages_that_say_the_same_have_no_faults() {
        assert_eq!(beside("two = frei: { $space }\none = { one.ships }\n    .ships = { $count } Schiffe\n"), [""; 0]);
        assert_eq!(faults(&[]), [""; 0]);
    }

    #[test]
    fn keys_are_the_same_in_all_languages() {
        assert_eq!(beside("one = eins\n"), ["`two` is missing"]);
        assert_eq!(beside("one = eins\ntwo = zwei\nthree = drei\n"), ["`three` is too much"]);
        assert_eq!(beside("one = eins\ntwo = zwei\ntwo = drei\n"), ["`two` is there twice"]);
    }

    #[test]
    fn no_language_uses_an_argument_that_the_first_does_not() {
        assert_eq!(beside("one = eins\ntwo = { $row }\n"), ["`two` uses `$row`, which nobody gives it"]);
        let hidden = "one = eins\ntwo = { one.row }\n";
        assert_eq!(beside(hidden), ["`two` refers to `one.row`, which is not there"]);
        let deep = "one = eins\n    .row = { $row }\ntwo = { one.row }\n";
        assert_eq!(beside(deep), ["`two` uses `$row`, which nobody gives it"]);
        assert_eq!(beside("one = { -ship }\ntwo = zwei\n"), ["`one` refers to `-ship`, which is not there"]);
    }

    #[test]
    fn a_selector_without_a_default_is_a_fault_with_its_line() {
        let found = beside("one = { $count ->\n    [one] ein Schiff\n }\ntwo = zwei\n");
        assert!(found[0].starts_with("line ") && found.contains(&"`one` is missing".to_owned()), "{found:?}");
    }
}

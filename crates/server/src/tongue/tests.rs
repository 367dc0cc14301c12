//! Holds the words files against the code that uses them, and the languages against each other.
//!
//! A key stands in the code where it is used: in `word("key")`, or in `Phrase::new("key")` with all of its arguments in the
//! same chain. So this lock can read them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use words::Message;

use super::{Tongue, files};

/// A place in the code that says something.
struct Use {
    key: String,
    args: Vec<String>,
    file: PathBuf,
}

/// Lists the source files of this crate.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("tongue/tests.rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn uses() -> Vec<Use> {
    let mut found = Vec::new();
    for file in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let text = fs::read_to_string(&file).unwrap();
        let code = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap();
        for (begin, has_args) in [("Phrase::new(\"", true), (".word(\"", false)] {
            for part in code.split(begin).skip(1) {
                let (key, rest) = part.split_once("\")").expect("a key and nothing else");
                // A game's words say what a game means by a key; only those that every game has are named here.
                let args = if has_args { args(rest) } else { Vec::new() };
                found.push(Use { key: key.to_owned(), args, file: file.clone() });
            }
        }
    }
    found
}

/// Reads the names of the arguments that follow a new phrase.
fn args(mut rest: &str) -> Vec<String> {
    let mut found = Vec::new();
    while let Some(chained) = rest.trim_start().strip_prefix(".with(\"") {
        let (name, behind) = chained.split_once('"').unwrap();
        found.push(name.to_owned());
        rest = behind_the_bracket(behind);
    }
    found.sort();
    found
}

/// Returns what stands behind the bracket that closes an open one.
fn behind_the_bracket(text: &str) -> &str {
    let (mut depth, mut in_text) = (1, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => in_text = !in_text,
            '(' if !in_text => depth += 1,
            ')' if !in_text => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[at + 1..];
        }
    }
    ""
}

/// The keys that a game's words have, said here in the game's own voice.
const OF_GAMES: [&str; 2] = ["summary", "shelf"];

fn by_key(text: &str) -> BTreeMap<String, Vec<String>> {
    let messages = words::messages(text).expect("the words files are Fluent");
    let count = messages.len();
    let found: BTreeMap<_, _> = messages.into_iter().map(|Message { key, args, .. }| (key, args)).collect();
    assert_eq!(found.len(), count, "a key stands in two places");
    found
}

#[test]
fn the_code_says_what_the_words_files_have_and_nothing_else() {
    let english = by_key(&files::english());
    let mut faults = Vec::new();
    let mut used = BTreeSet::new();
    for Use { key, args, file } in uses().into_iter().filter(|one| !OF_GAMES.contains(&one.key.as_str())) {
        match english.get(&key) {
            None => faults.push(format!("{}: `{key}` is in no words file", file.display())),
            Some(wanted) if *wanted != args => {
                faults.push(format!("{}: `{key}` takes {wanted:?} and is given {args:?}", file.display()));
            }
            Some(_) => {}
        }
        used.insert(key);
    }
    // A message may be a part of another one.
    let text = files::english();
    let is_part = |key: &str| text.contains(&format!("{{ {key} }}"));
    let idle = english.keys().filter(|key| !used.contains(*key) && !is_part(key));
    faults.extend(idle.map(|key| format!("nothing says `{key}`")));
    assert!(used.len() > 300, "{} keys were found, so the code is read wrongly", used.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let (english, german) = (by_key(&files::english()), by_key(&files::german()));
    let mut faults = Vec::new();
    for (key, args) in &english {
        match german.get(key) {
            None => faults.push(format!("de lacks `{key}`")),
            Some(theirs) if theirs != args => faults.push(format!("de: `{key}` takes {theirs:?} instead of {args:?}")),
            Some(_) => {}
        }
    }
    faults.extend(german.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("only de has `{key}`")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Lists the marks of every message, line by line.
fn marks(text: &str) -> Vec<(String, Vec<String>)> {
    let mut key = String::new();
    let mut found = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((begun, _)) = line.split_once(" = ").filter(|_| !line.starts_with(' ')) {
            begun.clone_into(&mut key);
        }
        let names = line.split('<').skip(1).filter_map(|part| Some(part.split_once('>')?.0.to_owned()));
        let mut names: Vec<String> = names.collect();
        names.sort();
        for name in names.iter().filter(|name| !name.starts_with('/')) {
            assert!(line.contains(&format!("</{name}>")), "`{name}` is not closed: {line}");
        }
        if !names.is_empty() {
            found.push((key.clone(), names));
        }
    }
    found
}

#[test]
fn marks_are_closed_and_the_same_in_every_language() {
    assert_eq!(marks(&files::english()), marks(&files::german()));
}

#[test]
fn what_has_no_gaps_is_said_once_and_shared() {
    let [one, other] = [(); 2].map(|()| Tongue::English.word("places-games"));
    assert!(std::ptr::eq(one, other) && one == "Games");
    assert_eq!(Tongue::German.word("places-games"), "Spiele");
    assert_eq!(Tongue::Accented.word("places-games"), "⟦Ĝàɱéš~~⟧");
}

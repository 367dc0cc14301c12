//! Which file or folder of a crate may import which: below any module, its children import each other one way only.
//!
//! A module and its own children may know each other; what a root names again counts as the root's. The inside of a game
//! and of its drawing is left out: phases of a turn lead into each other as the rulebook says, and so do the pieces that
//! show it.

use std::collections::{BTreeMap, BTreeSet};

use crate::finding::Finding;
use crate::lexer::lines;
use crate::tree::Tree;

/// A module by its names from the root of its crate.
type Module = Vec<String>;

/// Where an import stands: path and line.
type Site<'a> = (&'a str, usize);

/// The imports between the children of one module: from which to which, and where the first of them stands.
type Edges<'a> = BTreeMap<String, BTreeMap<String, Site<'a>>>;

/// Refuses every ring of imports among the children of a module.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let games: Vec<String> = tree.games().iter().map(|id| id.replace('-', "_")).collect();
    let mut crates: BTreeMap<&str, Vec<(&str, Module, &str)>> = BTreeMap::new();
    for (path, text) in tree.all() {
        if let Some((name, module)) = place(path) {
            crates.entry(name).or_default().push((path, module, text));
        }
    }
    crates.values().flat_map(|files| in_crate(files, &games)).collect()
}

/// Returns the folder of the crate that a source file belongs to, and the module that it is; none for a test and for
/// what is no source of a crate outside the games.
fn place(path: &str) -> Option<(&str, Module)> {
    let (name, file) = path.split_once("/src/")?;
    let module = file.strip_suffix(".rs")?;
    if name.starts_with("games/") || name.contains("/tests") || module.ends_with("tests") {
        return None;
    }
    let root = matches!(module, "lib" | "main");
    let names = module.split('/').filter(|part| !root && *part != "mod");
    Some((name, names.map(str::to_owned).collect()))
}

fn in_crate(files: &[(&str, Module, &str)], games: &[String]) -> Vec<Finding> {
    let modules: BTreeSet<&Module> = files.iter().map(|(_, module, _)| module).collect();
    let mut levels: BTreeMap<Module, Edges<'_>> = BTreeMap::new();
    for (path, module, text) in files {
        for (line, imported) in imports(module, text) {
            let Some(imported) = nearest(&imported, &modules) else { continue };
            let shared = module.iter().zip(imported).take_while(|(one, other)| one == other).count();
            // A module and its own children may know each other.
            let (Some(from), Some(to)) = (module.get(shared), imported.get(shared)) else { continue };
            if module[..shared].first().is_some_and(|first| games.contains(first)) {
                continue;
            }
            let edges = levels.entry(module[..shared].to_vec()).or_default();
            edges.entry(from.clone()).or_default().entry(to.clone()).or_insert((*path, line));
        }
    }
    levels.values().filter_map(ring).map(|ring| told(&ring)).collect()
}

/// Returns the module that a path leads into.
fn nearest<'a>(path: &'a [String], modules: &BTreeSet<&Module>) -> Option<&'a [String]> {
    (1..=path.len()).rev().map(|length| &path[..length]).find(|start| modules.contains(&start.to_vec()))
}

/// Returns the shortest ring through the first child that lies on one: each of its members, with where it imports the
/// next.
fn ring<'a>(edges: &Edges<'a>) -> Option<Vec<(String, Site<'a>)>> {
    edges.keys().find_map(|start| {
        let mut ways = BTreeMap::from([(start, Vec::new())]);
        let mut ends = vec![start];
        while !ends.is_empty() {
            let mut next = Vec::new();
            for end in ends {
                for (to, site) in edges.get(end).into_iter().flatten() {
                    let mut way: Vec<(String, Site<'a>)> = ways[end].clone();
                    way.push((end.clone(), *site));
                    if to == start {
                        return Some(way);
                    }
                    if !ways.contains_key(to) {
                        ways.insert(to, way);
                        next.push(to);
                    }
                }
            }
            ends = next;
        }
        None
    })
}

fn told(ring: &[(String, Site<'_>)]) -> Finding {
    let names: Vec<String> = ring.iter().chain(ring.first()).map(|(name, _)| format!("`{name}`")).collect();
    let sites: Vec<String> = ring.iter().skip(1).map(|(_, (path, line))| format!("{path}:{line}")).collect();
    let (path, line) = ring[0].1;
    let what = format!(
        "{} import each other in a ring (see {}): put what both need into a file below them",
        names.join(" > "),
        sites.join(", ")
    );
    Finding::error(path, line, what)
}

/// Returns the paths that a file names from the root, from itself or from its parent, each with its line. What stands
/// after the beginning of its tests counts for nothing.
fn imports(module: &[String], text: &str) -> Vec<(usize, Vec<String>)> {
    let mut tokens = Vec::new();
    let lines = lines(text);
    for (index, line) in lines.iter().enumerate() {
        let tests = lines.get(index + 1).is_some_and(|next| next.bare.starts_with("mod "));
        if line.bare.starts_with("#[cfg(test)]") && tests {
            break;
        }
        tokens.extend(words(&line.bare).map(|word| (index + 1, word)));
    }
    let mut found = Vec::new();
    let mut at = 0;
    while let Some((_, word)) = tokens.get(at) {
        let follows = tokens.get(at + 1).is_some_and(|(_, next)| *next == "::");
        let fresh = at == 0 || tokens[at - 1].1 != "::";
        let base = match *word {
            "crate" => Some(Vec::new()),
            "self" => Some(module.to_vec()),
            "super" => Some(module[..module.len().saturating_sub(1)].to_vec()),
            _ => None,
        };
        at += 1;
        if let Some(base) = base.filter(|_| follows && fresh) {
            at = path(&tokens, at, base, &mut found);
        }
    }
    found
}

/// Reads on in a path, and in the braces that it ends in; returns where it ends.
fn path(
    tokens: &[(usize, &str)],
    mut at: usize,
    mut names: Vec<String>,
    found: &mut Vec<(usize, Vec<String>)>,
) -> usize {
    let mut line = tokens.get(at).map_or(0, |(line, _)| *line);
    while let (Some((_, "::")), Some((next, word))) = (tokens.get(at), tokens.get(at + 1)) {
        line = *next;
        at += 2;
        match *word {
            "super" => drop(names.pop()),
            "{" => {
                while tokens.get(at).is_some_and(|(_, word)| *word != "}") {
                    let (start, word) = tokens[at];
                    at += 1;
                    if word != "," {
                        let inner = names.iter().cloned().chain((word != "self").then(|| word.to_owned())).collect();
                        found.push((start, Vec::clone(&inner)));
                        at = path(tokens, at, inner, found);
                    }
                }
                return at + 1;
            }
            word => names.push(word.to_owned()),
        }
    }
    found.push((line, names));
    at
}

/// Splits a line of code into names, double colons, and other single characters.
fn words(code: &str) -> impl Iterator<Item = &str> {
    let mut rest = code;
    std::iter::from_fn(move || {
        rest = rest.trim_start();
        let first = rest.chars().next()?;
        let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = match first {
            ':' if rest.starts_with("::") => 2,
            first if is_name(first) => rest.find(|letter| !is_name(letter)).unwrap_or(rest.len()),
            other => other.len_utf8(),
        };
        let (word, after) = rest.split_at(length);
        rest = after;
        Some(word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        texts(&check(&Tree::of(files)))
    }

    #[test]
    fn imports_that_run_one_way_pass() {
        let house = [
            ("crates/x/src/lib.rs", "mod a;\nmod b;\npub use a::A;"),
            ("crates/x/src/a.rs", "mod part;\nuse crate::b::{self, B};\nuse part::Part;"),
            ("crates/x/src/a/part.rs", "use super::A;\nuse crate::b::deep::Deep;"),
            (
                "crates/x/src/b.rs",
                "// crate::a\nlet text = \"crate::a\";\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}",
            ),
            ("crates/x/src/b/tests.rs", "use crate::a::A;"),
            ("crates/x/src/b/deep.rs", "use crate::A;"),
        ];
        assert_eq!(found(&house), [""; 0]);
    }

    #[test]
    fn a_ring_of_files_is_refused_however_it_is_written() {
        for import in ["use crate::a::A;", "use crate::{c, a::{A}};", "fn f() { super::a::f(); }", "use super::{c, a};"]
        {
            let ring =
                [("crates/x/src/a.rs", "\nuse crate::b;"), ("crates/x/src/b.rs", import), ("crates/x/src/c.rs", "")];
            let [only] = &found(&ring)[..] else { panic!("not found: {import}") };
            assert!(only.starts_with("crates/x/src/a.rs:2 `a` > `b` > `a` import each other in a ring"), "{only}");
            assert!(only.contains("(see crates/x/src/b.rs:1)"), "{only}");
        }
    }

    #[test]
    fn a_ring_of_folders_is_refused_though_no_file_is_on_one() {
        let ring = [
            ("crates/x/src/a.rs", ""),
            ("crates/x/src/a/low.rs", ""),
            ("crates/x/src/a/high.rs", "use crate::b::middle;"),
            ("crates/x/src/b.rs", ""),
            ("crates/x/src/b/middle.rs", "use crate::a::low;"),
        ];
        assert_eq!(found(&ring).len(), 1);
    }

    #[test]
    fn the_inside_of_a_game_and_of_its_drawing_is_its_own() {
        let inside = [
            ("games/red-sun/Cargo.toml", ""),
            ("games/red-sun/src/a.rs", "use crate::b;"),
            ("games/red-sun/src/b.rs", "use crate::a;"),
            ("crates/x/src/red_sun/a.rs", "use super::b;"),
            ("crates/x/src/red_sun/b.rs", "use super::a;"),
        ];
        assert_eq!(found(&inside), [""; 0]);
        let out = [("crates/x/src/c.rs", "use crate::red_sun::a;"), ("crates/x/src/red_sun/c.rs", "use crate::c;")];
        assert_eq!(found(&[&inside[..], &out].concat()).len(), 1);
    }

    #[test]
    fn children_of_one_parent_are_told_apart_at_their_own_level() {
        let ring = [
            ("crates/x/src/a.rs", ""),
            ("crates/x/src/a/one.rs", "use super::other::f;"),
            ("crates/x/src/a/other.rs", "use crate::a::one::g;"),
        ];
        let [only] = &found(&ring)[..] else { panic!("not found") };
        assert!(only.contains("`one` > `other` > `one`"), "{only}");
    }
}

//! Which crate may depend on which. Dependencies run one way; any other edge is refused.

use std::collections::BTreeMap;

use toml::{Table, Value};

use crate::finding::Finding;
use crate::tree::Tree;

/// Any crate below `games/`.
const GAMES: &str = "games/*";
/// The test kit, which every crate but the contract may use in its tests.
const KIT: &str = "conform";

/// Each crate and the crates of the workspace that it may depend on.
const EDGES: &[(&str, &[&str])] = &[
    ("contract", &[]),
    ("dossier", &[]),
    (GAMES, &["contract"]),
    (KIT, &["contract", "dossier", "words"]),
    ("words", &["contract"]),
    ("search", &["contract"]),
    ("lab", &["contract", "search"]),
    ("table", &["contract"]),
    ("store", &["contract", "table"]),
    ("boards", &["contract", "words", GAMES]),
    ("catalog", &["contract", "search", "lab", GAMES]),
    ("sheets", &["contract", "words", "catalog", "boards", GAMES]),
    ("server", &["contract", "dossier", "words", "search", "lab", "catalog", "boards", "table", "store", "sheets"]),
    (
        "palisade",
        &[
            "contract", "dossier", "words", "search", "lab", "catalog", "boards", "table", "store", "sheets", "server",
            KIT,
        ],
    ),
    ("python", &["contract", "words", "search", "lab", "catalog", "boards", "table"]),
    ("xtask", &["dossier"]),
];

/// Crates that may depend on these foreign crates only: rules need serialization and nothing else.
const FOREIGN: &[(&str, &[&str])] = &[
    ("contract", &["rand_core", "rand_xoshiro", "rustc-hash", "serde", "serde_json", "sha2", "thiserror", "toml"]),
    (GAMES, &["serde", "thiserror", "toml"]),
];

/// One dependency as a manifest has it.
struct Edge {
    to: String,
    dev: bool,
}

/// Refuses every dependency that is not listed.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut manifests = BTreeMap::new();
    for (path, text) in tree.all().filter(|(path, _)| is_member(path)) {
        match text.parse::<Table>() {
            Ok(manifest) => {
                manifests.insert(path, manifest);
            }
            Err(error) => findings.push(Finding::error(path, 0, format!("no manifest: {}", error.message()))),
        }
    }
    let kinds: BTreeMap<&str, &str> =
        manifests.iter().filter_map(|(path, manifest)| Some((name(manifest)?, kind(path, name(manifest)?)))).collect();
    for (path, manifest) in &manifests {
        let Some(from) = name(manifest) else { continue };
        for edge in edges(manifest) {
            findings.extend(refuse(from, &edge, &kinds).map(|what| Finding::error(path, 0, what)));
        }
    }
    findings
}

fn is_member(path: &str) -> bool {
    let folders: Vec<&str> = path.split('/').collect();
    matches!(folders.as_slice(), ["crates" | "games", _, "Cargo.toml"] | ["xtask", "Cargo.toml"])
}

fn name(manifest: &Table) -> Option<&str> {
    manifest.get("package")?.get("name")?.as_str()
}

fn kind<'a>(path: &str, name: &'a str) -> &'a str {
    if path.starts_with("games/") { GAMES } else { name }
}

fn edges(manifest: &Table) -> Vec<Edge> {
    let mut edges = Vec::new();
    let targets = manifest.get("target").and_then(Value::as_table);
    let tables =
        std::iter::once(manifest).chain(targets.into_iter().flat_map(Table::values).filter_map(Value::as_table));
    for table in tables {
        for (section, dev) in [("dependencies", false), ("build-dependencies", false), ("dev-dependencies", true)] {
            for (key, value) in table.get(section).and_then(Value::as_table).into_iter().flatten() {
                let to = value.get("package").and_then(Value::as_str).unwrap_or(key).to_owned();
                edges.push(Edge { to, dev });
            }
        }
    }
    edges
}

/// Says why a dependency is refused; `None` when it is allowed.
fn refuse(from: &str, edge: &Edge, kinds: &BTreeMap<&str, &str>) -> Option<String> {
    let kind = *kinds.get(from)?;
    let to = edge.to.as_str();
    let Some(target) = kinds.get(to) else { return refuse_foreign(from, kind, edge) };
    let Some((_, allowed)) = EDGES.iter().find(|(crate_kind, _)| *crate_kind == kind) else {
        return Some(format!("`{from}` has no place in the house: add it to EDGES in xtask/src/tidy/edges.rs"));
    };
    let in_tests = edge.dev && kind != "contract" && (*target == KIT || *target == "contract");
    if allowed.contains(target) || in_tests {
        return None;
    }
    Some(format!("`{from}` must not depend on `{to}`; it may on: {}", list(allowed)))
}

fn refuse_foreign(from: &str, kind: &str, edge: &Edge) -> Option<String> {
    let (_, allowed) = FOREIGN.iter().find(|(crate_kind, _)| *crate_kind == kind)?;
    let refused = !edge.dev && !allowed.contains(&edge.to.as_str());
    refused.then(|| format!("`{from}` must not need `{}`; it may: {}", edge.to, list(allowed)))
}

fn list(names: &[&str]) -> String {
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    fn manifest(name: &str, rest: &str) -> String {
        format!("[package]\nname = \"{name}\"\n{rest}")
    }

    fn found(members: &[(&str, String)]) -> Vec<String> {
        let files: Vec<(&str, &str)> = members.iter().map(|(path, text)| (*path, text.as_str())).collect();
        texts(&check(&Tree::of(&files)))
    }

    #[test]
    fn the_house_as_drawn_passes() {
        let found = found(&[
            ("crates/contract/Cargo.toml", manifest("contract", "[dependencies]\nserde = \"1\"")),
            ("crates/conform/Cargo.toml", manifest("conform", "[dependencies]\ncontract.workspace = true")),
            (
                "games/pig/Cargo.toml",
                manifest(
                    "pig",
                    "[dependencies]\ncontract.workspace = true\n[dev-dependencies]\nconform.workspace = true",
                ),
            ),
            ("crates/catalog/Cargo.toml", manifest("catalog", "[dependencies]\npig = { path = \"../../games/pig\" }")),
        ]);
        assert_eq!(found, [""; 0]);
    }

    #[test]
    fn other_edges_are_refused() {
        let found = found(&[
            ("crates/contract/Cargo.toml", manifest("contract", "[dev-dependencies]\nconform.workspace = true")),
            ("crates/conform/Cargo.toml", manifest("conform", "")),
            ("games/pig/Cargo.toml", manifest("pig", "[dependencies]\nyacht.workspace = true\ntokio = \"1\"")),
            ("games/yacht/Cargo.toml", manifest("yacht", "")),
            ("crates/search/Cargo.toml", manifest("search", "[target.x.dev-dependencies]\np = { package = \"pig\" }")),
            ("crates/extra/Cargo.toml", manifest("extra", "[dependencies]\ncontract.workspace = true")),
            ("crates/lab/Cargo.toml", "[package".to_owned()),
        ]);
        assert_eq!(found.len(), 6);
        assert!(found[0].contains("crates/lab/Cargo.toml:0 no manifest"));
        assert!(found[1].contains("`contract` must not depend on `conform`; it may on: nothing"));
        assert!(found[2].contains("`extra` has no place"));
        assert!(found[3].contains("`search` must not depend on `pig`"));
        assert!(found[4].contains("`pig` must not need `tokio`"));
        assert!(found[5].contains("`pig` must not depend on `yacht`"));
    }
}

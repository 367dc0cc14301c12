//! `cargo xtask docs`: pages and pictures that are made, not written, and the check that they are fresh.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use dossier::Origin;

use crate::finding::Finding;
use crate::scan::{self, Citation};
use crate::tools;
use crate::tree::Tree;

/// Lists the files that a program of the workspace makes: the path, and the arguments of `cargo` whose output it is. Every
/// game that has a drawing has its pictures; a game that has a page of its pairings has it made anew.
fn drawn(tree: &Tree) -> Vec<(String, Vec<&str>)> {
    const PAIRINGS: &[&str] = &["run", "-q", "-p", "catalog", "--example", "pairings", "--"];
    const PICTURE: &[&str] = &["run", "-q", "-p", "boards", "--example", "picture", "--"];
    let has_drawing = |id: &&str| tree.text(&format!("crates/boards/src/{}/mod.rs", id.replace('-', "_"))).is_some();
    let by_day_and_night = |id| {
        [
            (format!("docs/{id}.svg"), [PICTURE, &[id]].concat()),
            (format!("docs/{id}-dark.svg"), [PICTURE, &["--dark", id]].concat()),
        ]
    };
    let pictures = tree.games().into_iter().filter(has_drawing).flat_map(by_day_and_night);
    let pairings = tree.games().into_iter().map(|id| (format!("games/{id}/pairings.md"), [PAIRINGS, &[id]].concat()));
    pictures.chain(pairings.filter(|(path, _)| tree.text(path).is_some())).collect()
}

/// Writes every generated file that is not fresh.
pub(crate) fn write(root: &Path) -> Result<bool> {
    let tree = Tree::load(root)?;
    let drawn = drawn(&tree).into_iter().map(|(path, args)| Ok((path, draw(root, &args)?)));
    let files: Vec<(String, String)> = pages(&tree).into_iter().map(Ok).chain(drawn).collect::<Result<_>>()?;
    for (path, text) in files {
        if tree.text(&path) != Some(&text) {
            let file = root.join(&path);
            let folder = file.parent().unwrap_or(root);
            fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
            fs::write(&file, text).with_context(|| format!("{path} cannot be written"))?;
            println!("docs: wrote {path}");
        }
    }
    Ok(true)
}

/// Checks that every generated file is fresh.
pub(crate) fn check(root: &Path) -> Result<bool> {
    let tree = Tree::load(root)?;
    let findings = check_pages(&tree);
    for finding in &findings {
        eprintln!("{finding}");
    }
    Ok(check_drawn(root, &tree)? && findings.is_empty())
}

/// Checks the pages that follow from text alone.
pub(crate) fn check_pages(tree: &Tree) -> Vec<Finding> {
    pages(tree).into_iter().filter_map(|(path, text)| stale(tree, &path, &text)).collect()
}

/// Checks the files that a program draws.
pub(crate) fn check_drawn(root: &Path, tree: &Tree) -> Result<bool> {
    let mut fresh = true;
    for (path, args) in drawn(tree) {
        let drawn = draw(root, &args)?;
        if tree.text(&path) != Some(&drawn) {
            eprintln!("{}", Finding::error(&path, 0, STALE));
            fresh = false;
        }
    }
    Ok(fresh)
}

const STALE: &str = "is not what would be made now: run `cargo xtask docs`";

fn stale(tree: &Tree, path: &str, text: &str) -> Option<Finding> {
    (tree.text(path) != Some(text)).then(|| Finding::error(path, 0, STALE))
}

fn draw(root: &Path, args: &[&str]) -> Result<String> {
    let output = Command::new(tools::cargo())
        .args(args)
        .current_dir(root)
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .context("cargo could not be started")?;
    ensure!(output.status.success(), "cargo {} failed", args.join(" "));
    String::from_utf8(output.stdout).context("a drawn file is no text")
}

/// Makes the page of every game that has a dossier.
fn pages(tree: &Tree) -> Vec<(String, String)> {
    let page = |game: &str| Some((format!("games/{game}/README.md"), page(tree, game)?));
    tree.games().into_iter().filter_map(page).collect()
}

/// Makes a game's page: its options, and where each rule is written and tested.
fn page(tree: &Tree, game: &str) -> Option<String> {
    let dossier = tree.text(&format!("games/{game}/dossier.md"))?;
    let title = dossier.lines().next().unwrap_or_default().trim_start_matches(['#', ' ']);
    let hard = if dossier::chapters(dossier, &["Hard situations"]).is_empty() {
        ""
    } else {
        " [Hard situations](dossier.md#12-hard-situations) are ruled there, with what the table says in each."
    };
    let mut page = format!(
        "# {title}\n\nMade by `cargo xtask docs` from [the dossier](dossier.md), the code and its tests. The dossier \
         holds the rules in full; [the data file](components.toml) holds every component.{hard}\n\n\
         ## Options\n\n| key | values | default | effect | from |\n|---|---|---|---|---|\n"
    );
    for row in dossier::options(dossier).unwrap_or_default() {
        row_of(&mut page, &[&format!("`{}`", row.key), row.values, row.default, row.effect, from(row.origin)]);
    }
    page.push_str("\n## Rules\n\n| rule | from | code | tests |\n|---|---|---|---|\n");
    let citations = scan::citations(tree, game);
    let examples = dossier::examples(dossier).0;
    for rule in dossier::rules(dossier).0 {
        let number = format!("R{}", rule.number);
        let code = places(game, rule.number, &citations.code);
        let mut tests = places(game, rule.number, &citations.tests);
        let proving = examples.iter().filter(|example| example.proves.contains(&rule.number));
        tests.extend(proving.map(|example| format!("[`{}`](dossier.md)", example.name)));
        row_of(&mut page, &[&number, rule.source, &code.join(", "), &tests.join(", ")]);
    }
    Some(page)
}

/// Says where a default comes from.
fn from(origin: Option<Origin>) -> &'static str {
    match origin {
        Some(Origin::Rulebook) => "rulebook",
        Some(Origin::Public) => "public source",
        Some(Origin::House) => "our ruling",
        None => "",
    }
}

fn row_of(page: &mut String, cells: &[&str]) {
    // Writing to a string cannot fail.
    let _ = writeln!(page, "| {} |", cells.join(" | "));
}

/// Lists where a rule is cited, by file and item, each once.
fn places(game: &str, rule: u16, citations: &[Citation]) -> Vec<String> {
    let folder = format!("games/{game}/");
    let mut places: Vec<String> = Vec::new();
    for citation in citations.iter().filter(|citation| citation.rule == rule && citation.points) {
        let path = citation.path.strip_prefix(&folder).unwrap_or(&citation.path);
        let file = path.strip_prefix("src/").unwrap_or(path).trim_end_matches(".rs");
        let place = match citation.item.as_str() {
            "" => format!("[`{file}`]({path})"),
            item => format!("[`{file}::{item}`]({path})"),
        };
        if !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    fn tree(page: &str) -> Tree {
        Tree::of(&[
            ("games/pig/Cargo.toml", ""),
            (
                "games/pig/dossier.md",
                "# Pig\n## 3. Rules\n* R1 (S) Roll.\n## 7. Options\n| key | values | default | effect | from |\n|---|---|---|---|---|\n| `goal` | 1, 2 | 1 | points | H |\n",
            ),
            ("games/pig/src/turn.rs", "//! R1.\n/// R1. Rolls.\nfn roll() {}\n/// R1\nfn roll() {}\n"),
            ("games/pig/tests/rules.rs", "#[test]\nfn r1_rolls() {}\n"),
            ("games/pig/README.md", page),
        ])
    }

    #[test]
    fn a_page_shows_options_and_where_each_rule_lives() {
        let page = page(&tree(""), "pig").expect("a page");
        assert!(page.starts_with("# Pig\n"));
        assert!(page.contains("| `goal` | 1, 2 | 1 | points | our ruling |\n"));
        let rule = "| R1 | S | [`turn`](src/turn.rs), [`turn::roll`](src/turn.rs) | \
            [`tests/rules::r1_rolls`](tests/rules.rs) |\n";
        assert!(page.ends_with(rule), "{page}");
    }

    #[test]
    fn a_game_with_a_drawing_has_a_picture_by_day_and_by_night() {
        let boards = ("crates/boards/src/red_sun/mod.rs", "");
        let tree = Tree::of(&[("games/pig/Cargo.toml", ""), ("games/red-sun/Cargo.toml", ""), boards]);
        let [day, night] = &drawn(&tree)[..] else { panic!("two pictures") };
        assert_eq!((day.0.as_str(), night.0.as_str()), ("docs/red-sun.svg", "docs/red-sun-dark.svg"));
        assert!(day.1.ends_with(&["--", "red-sun"]) && night.1.ends_with(&["--dark", "red-sun"]));
    }

    #[test]
    fn a_page_of_pairings_is_made_where_there_is_one() {
        let page = ("games/red-sun/pairings.md", "old");
        let tree = Tree::of(&[("games/pig/Cargo.toml", ""), ("games/red-sun/Cargo.toml", ""), page]);
        let [(path, args)] = &drawn(&tree)[..] else { panic!("one page") };
        assert!(path == page.0 && args.ends_with(&["pairings", "--", "red-sun"]), "{path}: {args:?}");
    }

    #[test]
    fn a_stale_page_is_found() {
        let fresh = page(&tree(""), "pig").expect("a page");
        assert_eq!(texts(&check_pages(&tree(&fresh))), [""; 0]);
        assert_eq!(texts(&check_pages(&tree("old"))), [format!("games/pig/README.md:0 {STALE}")]);
    }
}

//! A game is named in its own folder, by its drawing and its bots, and in two lists. So a new game changes nothing that stands.

use crate::finding::Finding;
use crate::tree::Tree;

/// The folders whose files are looked at. Documents, recordings and figures may name games.
const HOUSE: &[&str] = &["crates/", "xtask/"];
/// The lists: the games of the house and what the stand-alone verifiers know of them, and the drawings.
const LISTS: &[&str] = &["crates/catalog/src/lib.rs", "crates/catalog/verify/", "crates/boards/src/lib.rs"];
/// Crates that work for any game, in their tests too.
const ANY_GAME: &[&str] = &["contract", "conform", "words", "search", "lab", "table"];

/// Refuses the name of a game wherever it need not stand.
pub(super) fn check(tree: &Tree) -> Vec<Finding> {
    let ids = tree.games();
    let house = tree.all().filter(|(path, _)| HOUSE.iter().any(|folder| path.starts_with(folder)));
    house.flat_map(|(path, text)| in_file(path, text, &ids)).collect()
}

fn in_file(path: &str, text: &str, ids: &[&str]) -> Vec<Finding> {
    let refused: Vec<&&str> = ids.iter().filter(|id| !may_name(path, id)).collect();
    let named = |line: &str| {
        let letters = letters(line);
        refused.iter().find(|id| letters.contains(&self::letters(id))).copied()
    };
    let lines = text.lines().enumerate().filter_map(|(index, line)| Some((index + 1, named(line)?)));
    lines.map(|(line, id)| Finding::error(path, line, what(id))).collect()
}

fn what(id: &str) -> String {
    format!("names `{id}`: take the game from `catalog::games` or `boards::drawings`")
}

/// Says whether a file may name a game.
fn may_name(path: &str, id: &str) -> bool {
    let module = id.replace('-', "_");
    path.starts_with(&format!("crates/boards/src/{module}/"))
        || path == format!("crates/catalog/src/{module}.rs")
        || path.ends_with("/Cargo.toml")
        || LISTS.iter().any(|list| path.starts_with(list))
        || path.contains("/tests/") && !ANY_GAME.iter().any(|name| path.starts_with(&format!("crates/{name}/")))
}

/// Leaves only letters and figures, in lower case: so an id, a module, a type and a title are one name.
fn letters(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::texts;

    fn found(path: &str, text: &str) -> Vec<String> {
        texts(&check(&Tree::of(&[("games/red-sun/Cargo.toml", ""), ("games/pig/Cargo.toml", ""), (path, text)])))
    }

    #[test]
    fn a_game_is_named_in_its_folders_the_lists_manifests_tests_and_documents() {
        for path in [
            "games/red-sun/src/lib.rs",
            "crates/boards/src/red_sun/mod.rs",
            "crates/boards/src/lib.rs",
            "crates/catalog/src/lib.rs",
            "crates/catalog/src/red_sun.rs",
            "crates/catalog/verify/verify.py",
            "crates/catalog/Cargo.toml",
            "crates/server/tests/server/many.rs",
            "README.md",
        ] {
            assert_eq!(found(path, "use red_sun::RedSun;"), [""; 0], "{path}");
        }
    }

    #[test]
    fn any_form_of_a_games_name_is_refused_elsewhere() {
        for text in ["\"red-sun\"", "use red_sun::x;", "struct RedSun;", "// In Red Sun the", "RED_SUN"] {
            let path = "crates/server/src/shelf.rs";
            assert_eq!(found(path, &format!("//! A shelf.\n{text}")), [format!("{path}:2 {}", what("red-sun"))]);
        }
        for path in [
            "crates/boards/src/style.rs",
            "crates/boards/src/pig/mod.rs",
            "crates/catalog/src/pig.rs",
            "crates/table/tests/a.rs",
            "xtask/src/a.rs",
        ] {
            assert_eq!(found(path, "red-sun").len(), 1, "{path}");
        }
    }
}

//! The project's text files in memory, so that every check is a function of text.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Larger files are recordings, not prose or code.
const LARGEST: u64 = 2_000_000;

/// Text files by their path from the root, with `/` between folders.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// Reads every text file below the root, leaving out what is built or foreign.
    pub(crate) fn load(root: &Path) -> Result<Self> {
        let mut tree = Self::default();
        tree.load_folder(root, "")?;
        Ok(tree)
    }

    fn load_folder(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be listed", folder.display()))?;
        for entry in entries {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            let path = format!("{prefix}{name}");
            let kind = entry.file_type()?;
            if kind.is_dir() && !is_foreign(&name) {
                self.load_folder(&entry.path(), &format!("{path}/"))?;
            } else if kind.is_file() && entry.metadata()?.len() <= LARGEST {
                // A file that is no text, or that somebody removed a moment ago, has nothing to check.
                if let Ok(text) = fs::read_to_string(entry.path()) {
                    self.files.insert(path, text);
                }
            }
        }
        Ok(())
    }

    /// Makes a tree of these files.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        Self { files: files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect() }
    }

    /// Returns a file's text.
    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Returns all files, path and text, in order of their paths.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Returns the files below a folder, whose name ends with `/`.
    pub(crate) fn under<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.all().filter(move |(path, _)| path.starts_with(folder))
    }

    /// Returns the ids of the games: the folders of `games/` that are crates.
    pub(crate) fn games(&self) -> Vec<&str> {
        self.under("games/")
            .filter_map(|(path, _)| path.strip_prefix("games/")?.strip_suffix("/Cargo.toml"))
            .filter(|id| !id.contains('/'))
            .collect()
    }
}

fn is_foreign(folder: &str) -> bool {
    matches!(folder, ".git" | "target" | "__pycache__" | ".venv" | "node_modules")
}

/// Returns the folder that Cargo builds into: this program lies in its folder for one profile.
pub(crate) fn target() -> Result<PathBuf> {
    let here = std::env::current_exe().context("this program has no place")?;
    Ok(here.ancestors().nth(2).context("this program is in no target folder")?.to_owned())
}

/// Returns the workspace's root: the nearest folder upwards whose manifest is a workspace.
pub(crate) fn root() -> Result<PathBuf> {
    let here = std::env::current_dir().context("the current folder is gone")?;
    for folder in here.ancestors() {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap_or_default();
        if manifest.lines().any(|line| line.trim() == "[workspace]") {
            return Ok(folder.to_path_buf());
        }
    }
    bail!("{} is not inside the workspace", here.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_the_crates_one_folder_down() {
        let tree = Tree::of(&[
            ("games/pig/Cargo.toml", ""),
            ("games/pig/fuzz/Cargo.toml", ""),
            ("games/notes.md", ""),
            ("crates/x/Cargo.toml", ""),
        ]);
        assert_eq!(tree.games(), ["pig"]);
    }
}

//! The file of stored figures: for each compiler, the instructions of each piece of work.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use toml::{Table, Value};

use super::Measured;

const HEAD: &str = "\
# Instructions for one random game or one decision of a search, by compiler. `cargo xtask instructions` compares with
# them, `cargo xtask instructions --bless` writes them.

";

/// Instructions by work.
pub(super) type Figures = BTreeMap<String, u64>;

/// All stored figures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Stored(BTreeMap<String, Figures>);

impl Stored {
    /// Reads the file.
    pub(super) fn read(text: &str) -> Result<Self> {
        let compilers: Table = text.parse()?;
        let figure = |(work, value): (&String, &Value)| {
            let figure = value.as_integer().and_then(|figure| u64::try_from(figure).ok());
            Ok((work.clone(), figure.with_context(|| format!("`{work}` is no number of instructions"))?))
        };
        let figures = |(compiler, value): (&String, &Value)| {
            let works = value.as_table().with_context(|| format!("`{compiler}` is no table"))?;
            Ok((compiler.clone(), works.iter().map(figure).collect::<Result<_>>()?))
        };
        Ok(Self(compilers.iter().map(figures).collect::<Result<_>>()?))
    }

    /// Returns the figures of a compiler, if it has any.
    pub(super) fn of(&self, compiler: &str) -> Option<&Figures> {
        self.0.get(compiler)
    }

    /// Puts what was measured in the place of a compiler's figures.
    pub(super) fn bless(&mut self, compiler: &str, measured: &[Measured]) {
        let figures = measured.iter().map(|row| (row.work.clone(), row.instructions)).collect();
        self.0.insert(compiler.to_owned(), figures);
    }

    /// Writes the file.
    pub(super) fn write(&self) -> Result<String> {
        Ok(format!("{HEAD}{}", toml::to_string(&self.0)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blessing_replaces_one_compilers_figures_and_keeps_the_others() {
        let mut stored = Stored::read("[\"1.94.0 x\"]\npig = 7\n[\"1.95.0 x\"]\npig = 8\nold-game = 9\n").unwrap();
        stored.bless("1.95.0 x", &[Measured { work: "pig".to_owned(), instructions: 10, units: 2.0, of_leaves: None }]);
        let text = stored.write().unwrap();
        assert_eq!(text, format!("{HEAD}[\"1.94.0 x\"]\npig = 7\n\n[\"1.95.0 x\"]\npig = 10\n"));
        assert_eq!(Stored::read(&text).unwrap(), stored);
        assert!(stored.of("1.96.0 x").is_none());
    }

    #[test]
    fn what_is_no_figure_is_refused_with_its_name() {
        let refused = |text| Stored::read(text).unwrap_err().to_string();
        assert_eq!(refused("[a]\npig = -1\n"), "`pig` is no number of instructions");
        assert_eq!(refused("a = 1\n"), "`a` is no table");
    }
}

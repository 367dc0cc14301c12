//! What a check found.

use std::fmt;

/// How much a finding weighs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weight {
    /// Worth a look; nothing fails.
    Warning,
    /// The tree is not tidy.
    Error,
}

/// One thing that a check found, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Finding {
    /// How much it weighs.
    pub(crate) weight: Weight,
    /// The file's path from the root.
    pub(crate) path: String,
    /// The line, from 1; 0 when it is about the whole file.
    pub(crate) line: usize,
    /// What is wrong and what is needed.
    pub(crate) what: String,
}

impl Finding {
    /// Returns an error.
    pub(crate) fn error(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { weight: Weight::Error, path: path.to_owned(), line, what: what.into() }
    }

    /// Returns a warning.
    pub(crate) fn warning(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { weight: Weight::Warning, ..Self::error(path, line, what) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let weight = match self.weight {
            Weight::Warning => "warning",
            Weight::Error => "error",
        };
        match self.line {
            0 => write!(f, "{weight}: {}: {}", self.path, self.what),
            line => write!(f, "{weight}: {}:{line}: {}", self.path, self.what),
        }
    }
}

/// Returns what was found, for assertions: `path:line what`, without the weights.
#[cfg(test)]
pub(crate) fn texts(findings: &[Finding]) -> Vec<String> {
    findings.iter().map(|finding| format!("{}:{} {}", finding.path, finding.line, finding.what)).collect()
}

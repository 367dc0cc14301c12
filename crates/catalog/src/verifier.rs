//! Programs that check the dice of a record. They know no rules of any game, only the printed names of the seats.

/// The verifier in Python for people who would rather not trust ours: one file, which needs nothing else.
pub const PYTHON: &str = include_str!("../verify/palisade_verify.py");

/// The verifier as an ECMAScript module for pages: it exports `check` and `readLog`.
pub const MODULE: &str = include_str!("../verify/palisade_check.mjs");

/// The command line of [`MODULE`] for Node.js, which imports it as `./palisade_check.mjs`.
pub const NODE: &str = include_str!("../verify/palisade_verify.mjs");

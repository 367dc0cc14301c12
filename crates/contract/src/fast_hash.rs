//! A hash for [`crate::Determinize::key`].

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

/// Hashes what a seat can tell of a state. A tree asks for this at every step of every simulation, and nobody chooses
/// states to make hashes meet, so it need not withstand that: `FxHasher`, which the compiler hashes with, takes a multiplication
/// for each number.
pub fn fast_hash(seen: &impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    seen.hash(&mut hasher);
    hasher.finish()
}

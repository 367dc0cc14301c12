//! One hash over the position lines of many seeded games, to pin determinism across machines and releases.

use contract::AnyGame;
use sha2::{Digest, Sha256};

use crate::breach::Breach;
use crate::drive::drive;

/// Returns the SHA-256, in hexadecimal, of every position line of this many random games, each followed by a line
/// break. A game's test compares it with a stored one.
///
/// # Errors
/// When a game cannot be played to its end.
pub fn golden(face: &dyn AnyGame, seed: &str, games: u64) -> Result<String, Breach> {
    let mut hash = Sha256::new();
    for index in 0..games {
        drive(face, seed, index, |_, position| {
            hash.update(position.line().as_bytes());
            hash.update(b"\n");
            Ok(())
        })?;
    }
    Ok(contract::record::hex(&hash.finalize()))
}

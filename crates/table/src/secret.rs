//! Secrets: the seed of the dice, and the tokens that people prove themselves with.

use std::fmt;

use contract::record::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The 256-bit seed of a table's dice: secret until the end, committed to by its hash from the beginning.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// Returns the seed made of these bytes, which must come from the operating system's generator.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Returns the commitment: SHA-256 over the 32 bytes, in hexadecimal.
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// Returns the seed in hexadecimal: the reveal, for after the end.
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    pub(crate) fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> Self {
        seed.reveal()
    }
}

impl TryFrom<String> for Seed {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let mut bytes = [0; 32];
        let digits = is_hash(&text);
        for (place, byte) in bytes.iter_mut().enumerate().filter(|_| digits) {
            *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).unwrap_or_default();
        }
        digits.then_some(Self(bytes)).ok_or("a seed is 64 lower-case hexadecimal digits")
    }
}

/// Says whether the text is lower-case hexadecimal.
pub(crate) fn is_hex(text: &str) -> bool {
    text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Says whether the text is 32 bytes in lower-case hexadecimal.
pub(crate) fn is_hash(text: &str) -> bool {
    text.len() == 64 && is_hex(text)
}

/// Says whether the text is an entropy that a seat may add to the dice.
pub(crate) fn is_entropy(text: &str) -> bool {
    (1..=64).contains(&text.len()) && is_hex(text)
}

/// Writes random bytes as a token for an address or a cookie. It goes to the person it is made for and nowhere else:
/// what is kept is [`hashed`].
pub fn fresh_token(bytes: [u8; 32]) -> String {
    hex(&bytes)
}

/// Returns the SHA-256 of a token in hexadecimal: the form in which seat links and cookies are kept and looked up.
pub fn hashed(token: &str) -> String {
    contract::record::sha256(token)
}

//! Randomness of the operating system, for everything that nobody may guess.

/// Returns random bytes.
///
/// # Panics
/// When the system has no randomness to give; nothing secret can be made then.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Returns a name of 16 letters and digits that are not mistaken for each other: 80 bits, so nobody guesses the address
/// of a table.
pub(crate) fn id() -> String {
    const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    bytes::<16>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_long_and_differ() {
        let ids: std::collections::BTreeSet<String> = (0..1000).map(|_| id()).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| id.len() == 16 && id.chars().all(|c| c.is_ascii_alphanumeric())));
    }
}

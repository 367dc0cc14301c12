//! Seat links. A token is made from the secret of whoever made the table, so that only its hash needs to be kept and
//! they can still show the link again.

use contract::Seat;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Returns the token of a seat's link that was issued anew so many times: HMAC-SHA-256 of table, seat and issue under the
/// maker's cookie. It tells nothing about the cookie, and whoever does not hold that cookie cannot make it.
pub(crate) fn token(secret: &str, table: &str, seat: Seat, issue: u32) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("HMAC takes a key of any length");
    mac.update(format!("seat {} of {table}", seat.index()).as_bytes());
    if issue > 0 {
        mac.update(format!(", issue {issue}").as_bytes());
    }
    contract::record::hex(&mac.finalize().into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_by_person_table_and_seat() {
        let one = token("secret", "table", Seat::FIRST, 0);
        assert_eq!(one.len(), 64);
        assert_eq!(one, token("secret", "table", Seat::FIRST, 0));
        for other in [
            token("other", "table", Seat::FIRST, 0),
            token("secret", "tale", Seat::FIRST, 0),
            token("secret", "table", Seat::FIRST, 1),
        ] {
            assert_ne!(one, other);
        }
        assert_ne!(one, token("secret", "table", Seat::new(1), 0));
    }
}

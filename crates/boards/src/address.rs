//! Tokens and keys inside addresses.

/// Writes a token or a key so that an address can hold it: a form would read `+` as a blank, and `&` as an end.
pub fn escaped(token: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.~!".contains(c);
    let mut text = String::new();
    for c in token.chars() {
        if plain(c) {
            text.push(c);
        } else {
            let mut bytes = [0; 4];
            text.extend(c.encode_utf8(&mut bytes).bytes().map(|byte| format!("%{byte:02X}")));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_else_in_an_address_is_written_by_its_number() {
        assert_eq!(escaped("+1o"), "%2B1o");
        assert_eq!(escaped("a&b=c d"), "a%26b%3Dc%20d");
        assert_eq!(escaped("!B1"), "!B1");
        assert_eq!(escaped("\u{e9}"), "%C3%A9");
    }
}

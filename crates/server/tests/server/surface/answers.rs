//! What came in answer, and where the answers of two servers differ.

use std::fmt::Write;

use reqwest::header::HeaderMap;

/// What differs between any two answers. An address may be new, so it is compared by its length.
const OTHERWISE: [&str; 2] = ["date", "x-request-id"];

/// Everything that came in answer to everything that was asked.
pub(super) type Answers = Vec<(String, String)>;

pub(super) fn head(headers: &HeaderMap) -> String {
    let mut text = String::new();
    for (name, value) in headers.iter().filter(|(name, _)| !OTHERWISE.contains(&name.as_str())) {
        writeln!(text, "{name}: {}", String::from_utf8_lossy(value.as_bytes())).unwrap();
    }
    text
}

/// Returns a text in which every long hexadecimal number is a row of zeros.
pub(super) fn without_secrets(text: &str) -> String {
    let mut pieces = Vec::new();
    for piece in text.split_inclusive(|c: char| !c.is_ascii_hexdigit()) {
        let digits = piece.trim_end_matches(|c: char| !c.is_ascii_hexdigit()).len();
        let secret = digits == 64;
        pieces.push(if secret { format!("{}{}", "0".repeat(digits), &piece[digits..]) } else { piece.to_owned() });
    }
    pieces.concat()
}

/// Returns where the answers begin to differ, with what stands there.
pub(super) fn difference(one: &Answers, other: &Answers) -> Option<String> {
    let (one, other) = one.iter().zip(other).find(|(one, other)| one != other)?;
    let same = one.1.bytes().zip(other.1.bytes()).take_while(|(one, other)| one == other).count();
    let near = |text: &str| -> String {
        String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(120)..]).chars().take(240).collect()
    };
    Some(format!("{}\n{}\n{}", one.0, near(&one.1), near(&other.1)))
}

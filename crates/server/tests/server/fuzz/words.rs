//! Words that no page of ours sends, and what can be done to text that it might.

use contract::{Dice, Stream};

use crate::client::escape;

/// What stands in forms and addresses for something else, escaped as in an address.
#[rustfmt::skip]
const JUNK: &[&str] = &[
    "", "0", "1", "2", "-1", "99", "4294967296", "18446744073709551615", "18446744073709551616",
    "99999999999999999999999999", "1e9", "0x1", "NaN", "null", "%00", "a%00b", "%ff", "%ff%fe", "%c3%28", "%ed%a0%80",
    "%f0%9f%8e%b2", "%e2%80%aeabc", "%", "%z", "%zz", "%2", "%25%32%66", "..", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e%2f",
    "../..", "%5c..%5c", "//", "%2f%2fevil.example", "%0d%0aSet-Cookie:%20a=b", "%3Cscript%3Ealert(1)%3C/script%3E",
    "%22%3E%3Cb%3E", "'%20OR%201=1--", "%7B%7B7*7%7D%7D", "$%7Bx%7D", "+", "&&&", "=", "a=b=c", ";", "me", "link", "bot",
    "deep-thought", "none", "done", "roll", "hold", "w.3", "A1", "chess", "parley", "pig", "under-falling-skies",
];

/// The fields of all forms and addresses.
const FIELDS: &[&str] = &[
    "version",
    "seat",
    "token",
    "steps",
    "step",
    "bot",
    "name",
    "name-1",
    "from",
    "as",
    "piece",
    "put",
    "place",
    "spot",
    "note",
    "skip",
    "guide",
    "entropy",
    "commitment",
    "issue",
    "lots",
    "away",
    "option-rounds",
    "seat-0",
    "seat-1",
    "bot-0",
];

/// Picks one of several.
pub(super) fn pick<'a, T>(dice: &mut Stream, of: &'a [T]) -> &'a T {
    &of[dice.below(of.len() as u32) as usize]
}

/// Says yes one time in so many.
pub(super) fn once_in(dice: &mut Stream, times: u32) -> bool {
    dice.below(times) == 0
}

/// Returns any word, escaped as in an address.
pub(super) fn word(dice: &mut Stream) -> String {
    match dice.below(12) {
        0 => "a".repeat(1 + dice.below(6000) as usize),
        1 => "%41".repeat(1 + dice.below(1500) as usize),
        2 => {
            let bytes: Vec<u8> = (0..dice.below(40)).map(|_| dice.below(256) as u8).collect();
            escape(&bytes)
        }
        3 => pick(dice, &["0", "f", "F", "g"]).repeat(64),
        _ => pick(dice, JUNK).to_string(),
    }
}

/// Returns any fields with any values, some of them twice and some without a value.
pub(super) fn fields(dice: &mut Stream) -> String {
    let mut parts = Vec::new();
    for _ in 0..dice.below(7) {
        let field = if once_in(dice, 8) { word(dice) } else { pick(dice, FIELDS).to_string() };
        parts.push(if once_in(dice, 10) { field } else { format!("{field}={}", word(dice)) });
    }
    parts.join("&")
}

/// Does something to text that might have been all right.
pub(super) fn mangled(dice: &mut Stream, text: &str) -> String {
    let mut parts: Vec<String> = text.split('&').map(str::to_owned).collect();
    let at = dice.below(parts.len() as u32) as usize;
    match dice.below(6) {
        0 => drop(parts.remove(at)),
        1 => parts.insert(at, parts[at].clone()),
        2 => parts[at] = format!("{}={}", parts[at].split('=').next().unwrap_or_default(), word(dice)),
        3 => parts[at] = parts[at].chars().take(dice.below(12) as usize).collect(),
        4 => parts.push(fields(dice)),
        _ => {}
    }
    parts.join("&")
}

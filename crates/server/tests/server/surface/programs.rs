//! What programs can ask by JSON and in addresses: what fits, what is a little beside it, and what is no JSON of ours.

use serde_json::json;

use super::forms::STEPS;
use super::known::Known;
use crate::client::escape;

/// Names of seats, and what is none.
const SEATS: [&str; 6] = ["A", "B", "C", "2", "Z", ""];

pub(super) fn seats(_: &Known) -> Vec<String> {
    SEATS.map(|seat| format!("seat={seat}")).to_vec()
}

pub(super) fn lines(known: &Known) -> Vec<String> {
    let now = known.version;
    let after = [now.saturating_sub(1), now, now + 1].map(|version| format!("after={version}"));
    after.into_iter().chain(["after=x", "after=-1&seat=B", "seat=C"].map(str::to_owned)).collect()
}

pub(super) fn tables(_: &Known) -> Vec<String> {
    let some = ["genius", "me"].map(|who| json!({ "game": "parley", "seats": [who] }).to_string());
    let options = json!({ "game": "parley", "seats": ["me", "me"], "options": { "rounds": "x", "x": "1" } });
    some.into_iter().chain([options.to_string(), "{}".to_owned(), "[".to_owned()]).collect()
}

pub(super) fn sits(known: &Known) -> Vec<String> {
    let wrong = [json!({ "name": "\u{0}" }), json!({ "entropy": "xyz" }), json!({ "commitment": "0".repeat(64) })];
    let right = [json!({}), json!({ "invitation": known.link, "name": "Eve" })];
    wrong.into_iter().chain(right).map(|body| body.to_string()).collect()
}

pub(super) fn acts(known: &Known) -> Vec<String> {
    let act = |version: u64, seat: &str, tokens: &[&str]| {
        json!({ "seat": seat, "version": version, "tokens": tokens }).to_string()
    };
    let mut bodies: Vec<String> = SEATS.map(|seat| act(known.version, seat, &["done"])).to_vec();
    for version in known.version.saturating_sub(1)..=known.version + 1 {
        for token in ["B:done", "a b", "\u{1F3B2}"].into_iter().chain(known.tokens.iter().map(String::as_str)) {
            bodies.extend([act(version, "C", &[token, token]), act(version, "3", &[token])]);
        }
        bodies.push(act(version, "C", &[]));
    }
    bodies.extend(["", "null", r#"{"seat":"C","version":"1","tokens":[]}"#, r#"{"seat":3}"#].map(str::to_owned));
    bodies
}

pub(super) fn undos(known: &Known) -> Vec<String> {
    let undo = |seat: &str, steps: usize| json!({ "seat": seat, "version": known.version, "steps": steps }).to_string();
    STEPS.map(|steps| undo("B", steps)).chain([undo("A", 1), undo("C", 1), undo("C", 3)]).collect()
}

/// Orders of the secret one's seat, of one that is not there, and of one's own.
pub(super) fn orders(_: &Known) -> Vec<String> {
    let order =
        |seat: &str, order: &str, stands: bool| json!({ "seat": seat, "order": order, "stands": stands }).to_string();
    let mut bodies: Vec<String> = ["B", "2", "Z", ""].map(|seat| order(seat, "round.1", true)).to_vec();
    bodies.extend(
        [("round.1", true), ("now.1", true), ("x", true), ("round.1", false)]
            .map(|(key, stands)| order("C", key, stands)),
    );
    bodies.push(r#"{"seat":"C"}"#.to_owned());
    bodies
}

/// What moves would do, of all seats: right, wrong, and decided on other versions.
pub(super) fn looks(known: &Known) -> Vec<String> {
    let now = known.version;
    let tokens = ["B:done", "x"].into_iter().chain(known.tokens.iter().map(String::as_str));
    let looks = tokens.flat_map(|token| {
        let token = escape(token);
        ["B", "C"].map(|seat| format!("seat={seat}&version={now}&token={token}"))
    });
    let odd = ["", "seat=C", "seat=C&version=x&token=a", "seat=Z&version=1&token=a"].map(str::to_owned);
    looks.chain(odd).chain([format!("seat=C&version={}&token=done&token=done", now + 1)]).collect()
}

/// Handing over the seat of the secret one, one that is not there, and one's own to a bot that nobody knows.
pub(super) fn hands(_: &Known) -> Vec<String> {
    let hand = |seat: &str, bot: Option<&str>| json!({ "seat": seat, "bot": bot }).to_string();
    let bots = [None, Some("greedy"), Some("nobody")].map(|bot| hand("B", bot));
    bots.into_iter()
        .chain([hand("C", Some("nobody")), hand("Z", None), r#"{"seat":"C","to":"x"}"#.to_owned()])
        .collect()
}

/// Giving up the seat of the secret one, or one that is not there: whoever asks it must not.
pub(super) fn resigns(_: &Known) -> Vec<String> {
    ["B", "2", "Z", ""].map(|seat| json!({ "seat": seat }).to_string()).to_vec()
}

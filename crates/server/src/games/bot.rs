//! The bots that anybody may put on a seat.

use contract::Phrase;

use crate::tongue::Tongue;

/// How each is written, and what it does, in the words of pages. Each decides within half a second on one core of a small server, in every game
/// on offer: what takes longer would keep others waiting.
pub(crate) const OFFERED: [(&str, Phrase); 4] = [
    ("random", Phrase::new("bot-random-does")),
    ("greedy", Phrase::new("bot-easy-does")),
    ("flat:100", Phrase::new("bot-medium-does")),
    ("flat:1000", Phrase::new("bot-hard-does")),
];

/// Says whether a bot is offered.
pub(crate) fn is_offered(name: &str) -> bool {
    OFFERED.iter().any(|(offered, _)| *offered == name)
}

/// Reads the name of a bot that may be put on a seat.
///
/// # Errors
/// When it is not offered.
pub(crate) fn named(text: &str) -> Result<String, Phrase> {
    if is_offered(text) { Ok(text.to_owned()) } else { Err(Phrase::new("fault-bot").with("bot", cut(text))) }
}

/// Cuts what somebody typed to what an answer should hold.
fn cut(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Returns what people call a bot.
pub(crate) fn called(tongue: Tongue, name: &str) -> String {
    match name {
        "random" => tongue.word("bot-random").to_owned(),
        "greedy" => tongue.word("bot-easy").to_owned(),
        "flat:100" => tongue.word("bot-medium").to_owned(),
        "flat:1000" => tongue.word("bot-hard").to_owned(),
        _ => tongue.say(&Phrase::new("bot-other").with("name", name)),
    }
}

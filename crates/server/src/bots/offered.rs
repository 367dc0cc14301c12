//! The bots that anybody may put on a seat.

/// How each is written, and what it does. Each decides within half a second on one core of a small server, in every game
/// on offer: what takes longer would keep others waiting.
pub(crate) const OFFERED: [(&str, &str); 4] = [
    ("random", "takes any legal move"),
    ("greedy", "looks one step ahead"),
    ("flat:100", "tries each move 100 times over"),
    ("flat:1000", "tries each move 1000 times over"),
];

/// Says whether a bot is offered.
pub(crate) fn is_offered(name: &str) -> bool {
    OFFERED.iter().any(|(offered, _)| *offered == name)
}

/// Reads the name of a bot that may be put on a seat.
///
/// # Errors
/// When it is not offered; as a fragment.
pub(crate) fn named(text: &str) -> Result<String, String> {
    let names = || OFFERED.map(|(name, _)| name).join(", ");
    if is_offered(text) {
        Ok(text.to_owned())
    } else {
        Err(format!("no bot `{text}` is offered; there are {}", names()))
    }
}

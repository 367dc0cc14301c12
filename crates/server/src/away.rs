//! How long a seat may be silent before the others may let a bot play for it: what is offered when a table is made.

/// How long a seat may be silent.
pub(crate) struct Patience {
    /// How forms write it.
    pub(crate) key: &'static str,
    /// In milliseconds; none for ever.
    pub(crate) time: Option<u64>,
    /// How people say it.
    pub(crate) words: &'static str,
}

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

const fn patience(key: &'static str, time: u64, words: &'static str) -> Patience {
    Patience { key, time: Some(time), words }
}

/// All that are offered.
pub(crate) const OFFERED: [Patience; 6] = [
    Patience { key: "never", time: None, words: "Never" },
    patience("2m", 2 * MINUTE, "2 minutes"),
    patience("10m", 10 * MINUTE, "10 minutes"),
    patience("1h", 60 * MINUTE, "1 hour"),
    patience("1d", DAY, "1 day"),
    patience("3d", 3 * DAY, "3 days"),
];

/// What a form offers first: long enough for whoever fetches a drink, and a table over days loses nothing by it, since
/// others must ask for it and the owner takes the seat back by a button.
pub(crate) const STANDARD: &str = "10m";

/// Reads what a form says; what it does not say is as it offers first.
pub(crate) fn read(key: Option<&str>) -> Option<&'static Patience> {
    let key = key.unwrap_or(STANDARD);
    OFFERED.iter().find(|offered| offered.key == key)
}

/// Says a time as people do.
pub(crate) fn words(time: u64) -> String {
    let offered = OFFERED.iter().find(|offered| offered.time == Some(time));
    offered.map_or_else(|| format!("{} minutes", time.div_ceil(MINUTE)), |offered| offered.words.to_owned())
}

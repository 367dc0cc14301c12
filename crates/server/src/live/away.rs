//! How long a seat may be silent before the others may let a bot play for it: what is offered when a table is made.

use contract::Phrase;

/// How long a seat may be silent.
pub(crate) struct Patience {
    /// How forms write it.
    pub(crate) key: &'static str,
    /// In milliseconds; none for ever.
    pub(crate) time: Option<u64>,
}

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

const fn patience(key: &'static str, time: u64) -> Patience {
    Patience { key, time: Some(time) }
}

/// All that are offered.
pub(crate) const OFFERED: [Patience; 6] = [
    Patience { key: "never", time: None },
    patience("2m", 2 * MINUTE),
    patience("10m", 10 * MINUTE),
    patience("1h", HOUR),
    patience("1d", DAY),
    patience("3d", 3 * DAY),
];

/// What a form offers first: long enough for whoever fetches a drink, and a table over days loses nothing by it, since
/// others must ask for it and the owner takes the seat back by a button.
pub(crate) const STANDARD: &str = "10m";

/// Reads what a form says; what it does not say is as it offers first.
pub(crate) fn read(key: Option<&str>) -> Option<&'static Patience> {
    let key = key.unwrap_or(STANDARD);
    OFFERED.iter().find(|offered| offered.key == key)
}

/// Says a time as people do: in the largest unit that fits.
pub(crate) fn words(time: Option<u64>) -> Phrase {
    let Some(time) = time else { return Phrase::new("patience-never") };
    match time {
        _ if time.is_multiple_of(DAY) => Phrase::new("patience-days").with("count", (time / DAY) as i64),
        _ if time.is_multiple_of(HOUR) => Phrase::new("patience-hours").with("count", (time / HOUR) as i64),
        _ => Phrase::new("patience-minutes").with("count", time.div_ceil(MINUTE) as i64),
    }
}

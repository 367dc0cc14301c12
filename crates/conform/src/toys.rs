//! Small games for tests, with dossiers of our own.
//!
//! [`Pig`] and [`Yacht`] are yardsticks for speed, [`Parley`] has every kind of secret, [`Bulwark`] asks for answers of
//! several actions. The crates that must not name
//! a real game (search, lab, table, words) are tested with them.

pub mod bulwark;
pub mod parley;
pub mod pig;
pub mod yacht;

pub use bulwark::Bulwark;
pub use parley::Parley;
pub use pig::Pig;
pub use yacht::Yacht;

use contract::{Game, Info, Malformed, OptionValues, Seat, SeatSet, Setup, SetupError, Verdict};
use serde::de::DeserializeOwned;

/// Reads the component file of a setup, or the printed one, after checking the number of seats.
fn components<T: DeserializeOwned>(setup: &Setup, info: &'static Info) -> Result<T, SetupError> {
    if !info.seats.contains(&setup.seats) {
        let (least, most) = (*info.seats.start(), *info.seats.end());
        return Err(SetupError::Seats { given: setup.seats, title: info.title, least, most });
    }
    let text = setup.components.as_deref().unwrap_or(info.components);
    toml::from_str(text).map_err(|error| SetupError::Components {
        line: error.span().map_or(0, |span| text[..span.start.min(text.len())].matches('\n').count() + 1),
        reason: error.message().to_owned(),
    })
}

/// Returns an error about a component file as a whole.
fn bad_components(reason: impl Into<String>) -> SetupError {
    SetupError::Components { line: 0, reason: reason.into() }
}

/// Returns the setup with every option spelled out.
fn spelled_out(setup: &Setup, options: OptionValues) -> Setup {
    Setup { options, ..setup.clone() }
}

/// Reads a number as it is written: no sign, no leading zeros.
fn number<T: std::str::FromStr + ToString>(text: &str) -> Result<T, Malformed> {
    let number = text.parse::<T>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| Malformed::new(text, "is no number that fits here"))
}

/// Says whether a match for the best of three is over.
fn best_of_three_is_over<G: Game>(game: &G, ends: &[(G::State, Verdict)]) -> bool {
    let wins = |seat: Seat| ends.iter().filter(|(_, end)| end.winners == SeatSet::only(seat)).count();
    ends.len() >= 3 || SeatSet::all(game.seats()).iter().any(|seat| wins(seat) == 2)
}

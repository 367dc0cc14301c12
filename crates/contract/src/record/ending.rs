//! How a game ended: by its rules, because seats gave up, or because it was ended for everybody.

use super::GivenUp;
use crate::{Info, Position, Seat, SeatSet, Verdict};

/// The line with which the operator ends a game for everybody, and the result of such a game: nobody has won, and no
/// rule ended it. A result by the rules, or after seats gave up, has brackets, so it is never this word alone.
pub const ABANDONED: &str = "abandoned";

/// The cause when giving up has ended a game, and what stands in the brackets of its result where the game names no
/// rule for it; see [`crate::Game::resignation`].
pub const RESIGNED: &str = "resigned";

/// What brought a game to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndedBy {
    /// Its rules.
    Rules,
    /// Giving up left one seat, or no person.
    Resigning,
    /// The operator, for everybody.
    Operator,
}

/// How a game ended. All code that tells how a game ended takes it from here.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// What ended it.
    pub by: EndedBy,
    /// Who won, with scores and places: that of the rules where nobody gave up.
    pub verdict: Verdict,
    /// `won` or `lost` for one seat, the winners' names or `draw` for several; then the rule in brackets. Only
    /// [`ABANDONED`] for a game that was abandoned.
    pub text: String,
}

impl Ending {
    /// Returns the ending of a game with this verdict.
    pub(super) fn new(by: EndedBy, verdict: Verdict, info: &Info, seats: u8) -> Self {
        let text = format!("{} ({})", outcome(&verdict, info, seats), verdict.rule);
        Self { by, verdict, text }
    }

    /// Returns the ending of a game that the operator ended for everybody: nobody has won.
    pub fn abandoned() -> Self {
        let verdict = Verdict::new(SeatSet::NONE, [0.0; Seat::MOST], "", ABANDONED);
        Self { by: EndedBy::Operator, verdict, text: ABANDONED.to_owned() }
    }
}

/// Writes who won, without the rule.
fn outcome(verdict: &Verdict, info: &Info, seats: u8) -> String {
    let names: Vec<&str> = verdict.winners.iter().map(|seat| info.seat_name(seat)).collect();
    match (seats, names.is_empty()) {
        (1, false) => "won".to_owned(),
        (1, true) => "lost".to_owned(),
        (_, true) => "draw".to_owned(),
        (_, false) => names.join(" "),
    }
}

/// Writes how a position stands by the rules, if nobody has given up: `open`, or [`Ending::text`].
pub fn result_text(position: &Position) -> String {
    GivenUp::default().ending(position).map_or_else(|| "open".to_owned(), |ending| ending.text)
}

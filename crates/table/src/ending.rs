//! How a match ended.

use contract::SeatSet;
use contract::record::{ABANDONED, GivenUp};

use crate::{Entry, Table};

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won: empty for a lost solo game, for a draw, or for a game that was abandoned.
    pub winners: SeatSet,
    /// `won` or `lost` for one seat, the winners' names or `draw` for several; then the rule in brackets. [`ABANDONED`]
    /// alone where the game was.
    pub text: String,
}

impl Table {
    /// Says whether the match is over: by the rules, because those who gave up left nobody to play, or abandoned.
    pub fn is_over(&self) -> bool {
        self.position().verdict().is_some() || self.given_up || self.abandoned
    }

    /// Says whether the operator ended the game for everybody, without a winner.
    pub fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    /// Returns how the match ended, once it has; see [`GivenUp::ending`] for what becomes of those who gave up.
    pub fn result(&self) -> Option<Ending> {
        if self.abandoned {
            return Some(Ending { winners: SeatSet::NONE, text: ABANDONED.to_owned() });
        }
        let resigned = |entry: &Entry| if let Entry::Resign { seat, .. } = entry { Some(*seat) } else { None };
        let given_up = GivenUp { seats: self.entries().filter_map(resigned).collect(), over: self.given_up };
        given_up.ending(self.position()).map(|(winners, text)| Ending { winners, text })
    }

    /// Says whether those who have given up leave no person to play on.
    pub(crate) fn leaves_nobody(&self) -> bool {
        self.seat_states.iter().filter(|chair| !chair.resigned).all(|chair| chair.sitter.bot.is_some())
    }
}

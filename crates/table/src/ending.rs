//! How a match ended.

use contract::record::result_text;
use contract::{Seat, SeatSet};

use crate::{Entry, Table};

/// The rule named where a game ended because seats gave up.
const RESIGNED: &str = "resigned";

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won: empty for a lost solo game, or for a draw.
    pub winners: SeatSet,
    /// `won` or `lost` for one seat, the winners' names or `draw` for several; then the rule in brackets.
    pub text: String,
}

impl Table {
    /// Says whether the match is over: by the rules, or because those who gave up left nobody to play.
    pub fn is_over(&self) -> bool {
        self.position().verdict().is_some() || self.given_up
    }

    /// Returns how the match ended, once it has. Who gave up never wins: if the rules name only such seats, it is a
    /// draw. When somebody gives up and leaves no other person, the seats left win; when all seats have given up, the
    /// one that held out longest.
    pub fn result(&self) -> Option<Ending> {
        let verdict = self.position().verdict();
        let resigned = self.chairs.iter().any(|chair| chair.resigned);
        if let (Some(verdict), false) = (verdict, resigned) {
            return Some(Ending { winners: verdict.winners, text: result_text(self.position()) });
        }
        let (candidates, rule) = match verdict {
            Some(verdict) => (verdict.winners, verdict.rule),
            None if self.given_up => (SeatSet::all(self.seats()), RESIGNED),
            None => return None,
        };
        let mut winners: SeatSet = candidates.iter().filter(|seat| !self.has_resigned(*seat)).collect();
        if winners.is_empty() && verdict.is_none() && self.seats() > 1 {
            winners = self.last_to_give_up().into_iter().collect();
        }
        let info = self.position().info();
        let names: Vec<&str> = winners.iter().map(|seat| info.seat_name(seat)).collect();
        let word = match (self.seats(), names.is_empty()) {
            (1, _) => "lost".to_owned(),
            (_, true) => "draw".to_owned(),
            (_, false) => names.join(" "),
        };
        Some(Ending { winners, text: format!("{word} ({rule})") })
    }

    fn last_to_give_up(&self) -> Option<Seat> {
        self.entries()
            .filter_map(|entry| if let Entry::Resign { seat, .. } = entry { Some(*seat) } else { None })
            .last()
    }

    /// Says whether those who have given up leave no person to play on.
    pub(crate) fn leaves_nobody(&self) -> bool {
        self.chairs.iter().filter(|chair| !chair.resigned).all(|chair| chair.sitter.bot.is_some())
    }
}

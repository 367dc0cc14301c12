//! How a game ended, including seats that gave up and games that were ended for everybody.

use super::{RecordLine, RecordSeat, result_text};
use crate::{Position, Seat, SeatSet};

/// The line by which the operator ends a game for everybody, and the result of such a game: nobody has won, and
/// no rule ended it. A result by the rules, or after seats gave up, has brackets, so it is never this word alone.
pub const ABANDONED: &str = "abandoned";

/// The rule named where a game ended because seats gave up.
const RESIGNED: &str = "resigned";

/// Which seats gave up, and whether that ended the game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct GivenUp {
    /// The seats, in the order in which they did.
    pub seats: Vec<Seat>,
    /// Whether no person was left to play when one of them did.
    pub over: bool,
}

impl GivenUp {
    /// Returns who won, and the result as it is written; none while the game is open.
    ///
    /// Whoever gave up never wins: if the rules name only such seats, it is a draw. Where giving up left nobody to
    /// play, the seats left win; when all have given up, the one that held out longest.
    pub fn ending(&self, position: &Position) -> Option<(SeatSet, String)> {
        let verdict = position.verdict();
        if let (Some(verdict), true) = (verdict, self.seats.is_empty()) {
            return Some((verdict.winners, result_text(position)));
        }
        let (candidates, rule) = match verdict {
            Some(verdict) => (verdict.winners, verdict.rule),
            None if self.over => (SeatSet::all(position.seats()), RESIGNED),
            None => return None,
        };
        let mut winners: SeatSet = candidates.iter().filter(|seat| !self.seats.contains(seat)).collect();
        if winners.is_empty() && verdict.is_none() && position.seats() > 1 {
            winners = self.seats.last().copied().into_iter().collect();
        }
        let names: Vec<&str> = winners.iter().map(|seat| position.info().seat_name(seat)).collect();
        let word = match (position.seats(), names.is_empty()) {
            (1, _) => "lost".to_owned(),
            (_, true) => "draw".to_owned(),
            (_, false) => names.join(" "),
        };
        Some((winners, format!("{word} ({rule})")))
    }
}

/// Who plays, as the lines of a record say it one by one.
pub(super) struct Roster<'a> {
    chairs: &'a [RecordSeat],
    bots: Vec<bool>,
    pub(super) given_up: GivenUp,
    pub(super) abandoned: bool,
}

impl<'a> Roster<'a> {
    pub(super) fn new(chairs: &'a [RecordSeat]) -> Self {
        let bots = chairs.iter().map(|chair| chair.bot.is_some()).collect();
        Self { chairs, bots, given_up: GivenUp::default(), abandoned: false }
    }

    /// Returns how the game has ended, if it has.
    pub(super) fn result(&self, position: &Position) -> Option<String> {
        if self.abandoned {
            return Some(ABANDONED.to_owned());
        }
        self.given_up.ending(position).map(|(_, text)| text)
    }

    /// Takes the next line, of whatever kind.
    ///
    /// # Errors
    /// When it cannot follow: with the reason.
    pub(super) fn take(&mut self, line: &RecordLine) -> Result<(), String> {
        if self.abandoned {
            return Err("the game was over, for it was abandoned".to_owned());
        }
        if self.given_up.over {
            return Err("the game was over, for nobody was left to play".to_owned());
        }
        self.abandoned = *line == RecordLine::Abandoned;
        let (RecordLine::Act { seat, .. }
        | RecordLine::Undo { seat, .. }
        | RecordLine::Resign { seat }
        | RecordLine::Hand { seat, .. }) = line
        else {
            return Ok(());
        };
        let who = self.chairs.iter().position(|chair| chair.seat == *seat);
        let who = who.map(Seat::new).ok_or_else(|| format!("there is no seat `{seat}`"))?;
        let gave_up = self.given_up.seats.contains(&who);
        match line {
            RecordLine::Resign { .. } | RecordLine::Hand { .. } if gave_up => {
                return Err("the seat had given up".to_owned());
            }
            RecordLine::Resign { .. } => {
                self.given_up.seats.push(who);
                self.bots[who.index()] = true;
                self.given_up.over = self.bots.iter().all(|bot| *bot);
            }
            RecordLine::Hand { bot, .. } => self.bots[who.index()] = bot.is_some(),
            _ => {}
        }
        Ok(())
    }
}

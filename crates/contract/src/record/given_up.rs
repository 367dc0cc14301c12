//! Which seats have given up, and what that means for the result.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::{EndedBy, Ending, RESIGNED};
use crate::{Position, Seat, SeatSet, Verdict};

/// The terms on which a seat gave up. They have changed once, and a game is judged by the terms that its players were
/// told, so each entry of a log and each line of a record says which terms apply to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// Those of the first releases: the game goes on while a person plays, however few are left, and where the rules
    /// name only seats that gave up as winners, it is a draw.
    #[default]
    First,
    /// Those of today; see [`GivenUp::ending`].
    Second,
}

impl Terms {
    /// Says whether these are the terms of the first releases.
    pub fn is_first(&self) -> bool {
        *self == Self::First
    }
}

/// Which seats gave up, and whether that ended the game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct GivenUp {
    /// The seats, in the order in which they did.
    seats: Vec<Seat>,
    /// The latest terms on which one of them did.
    terms: Terms,
    /// Whether giving up has ended the game.
    over: bool,
}

impl GivenUp {
    /// Says whether the seat has given up.
    pub fn contains(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }

    /// Returns the seats that have given up.
    pub fn seats(&self) -> SeatSet {
        self.seats.iter().copied().collect()
    }

    /// Says whether giving up has ended the game: what becomes of the seats later no longer changes that.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Notes that a seat gives up, in a game of `seats` seats, of which people play `persons`.
    ///
    /// That ends the game when one seat is left, which has beaten all others, or none in a game for one. It also ends
    /// the game when no person is left: nobody wants to know how bots would go on.
    pub fn give_up(&mut self, seat: Seat, terms: Terms, persons: SeatSet, seats: u8) {
        self.seats.push(seat);
        self.terms = self.terms.max(terms);
        let left = self.left(seats);
        let has_person = left.iter().any(|seat| persons.contains(seat));
        self.over |= !has_person || terms == Terms::Second && left.len() < 2;
    }

    /// Returns the seats that have not given up.
    fn left(&self, seats: u8) -> SeatSet {
        SeatSet::all(seats).iter().filter(|seat| !self.contains(*seat)).collect()
    }

    /// Returns how the game ended; none while it is open. **This is the one place that says what giving up means for the
    /// result**, for pages, lists, records, programs and verifiers alike.
    ///
    /// * A seat that gave up cannot win any more, whatever the bot that plays on for it achieves.
    /// * Where giving up has ended the game ([`GivenUp::give_up`]), the seats that are left have won: the other one of
    ///   two, or the last one. A game for one is lost. The cause is that somebody gave up, and the rule the game's own
    ///   ([`crate::Game::resignation`]), where it has one.
    /// * Where the rules end the game, their winners have won, without those that gave up.
    /// * If the rules name nobody else (the bot of a seat that gave up has brought down the last city, say), those with
    ///   the best place among the rest have won. If all of these share one place, the game is a draw among them: none has
    ///   beaten another.
    /// * In a draw by the rules nobody has won, so it stays one.
    ///
    /// On the first [`Terms`] the fourth case is a draw, too, and the last one to hold out wins where all have given up.
    pub fn ending(&self, position: &Position) -> Option<Ending> {
        let (info, seats) = (position.info(), position.seats());
        match position.verdict() {
            Some(verdict) => {
                let verdict = if self.seats.is_empty() { verdict } else { self.judged(verdict, seats) };
                Some(Ending::new(EndedBy::Rules, verdict, info, seats))
            }
            None if self.over => {
                let verdict = self.resigned(position.resignation(), seats);
                Some(Ending::new(EndedBy::Resigning, verdict, info, seats))
            }
            None => None,
        }
    }

    /// Judges a game that giving up has ended.
    fn resigned(&self, rule: &'static str, seats: u8) -> Verdict {
        let mut winners = self.left(seats);
        if winners.is_empty() && seats > 1 {
            winners = self.seats.last().copied().into_iter().collect();
        }
        let scores = std::array::from_fn(|seat| plain_score(winners, Seat::new(seat), seats));
        Verdict::new(winners, scores, rule, RESIGNED)
    }

    /// Judges a game that the rules have ended, after seats gave up.
    fn judged(&self, verdict: Verdict, seats: u8) -> Verdict {
        let left = self.left(seats);
        let place = |seat: Seat| verdict.places[seat.index()];
        let mut winners: SeatSet = verdict.winners.iter().filter(|seat| left.contains(*seat)).collect();
        if winners.is_empty() && !verdict.winners.is_empty() && self.terms == Terms::Second {
            let best = left.iter().map(place).min();
            let leaders: SeatSet = left.iter().filter(|seat| Some(place(*seat)) == best).collect();
            winners = if leaders == left { SeatSet::NONE } else { leaders };
        }
        // Where scores say no more than who won, they say it of these winners.
        let all = || SeatSet::all(seats).iter();
        let mut scores = verdict.scores;
        let is_plain =
            |seat: Seat| verdict.scores[seat.index()].total_cmp(&plain_score(verdict.winners, seat, seats)).is_eq();
        if all().all(is_plain) {
            all().for_each(|seat| scores[seat.index()] = plain_score(winners, seat, seats));
            self.seats.iter().for_each(|seat| scores[seat.index()] = 0.0);
        }
        let rank = |seat: usize| {
            let seat = Seat::new(seat);
            (winners.contains(seat), left.contains(seat), Reverse(place(seat)))
        };
        let ahead = |seat: usize| (0..Seat::MOST).filter(|other| rank(*other) > rank(seat)).count() as u8;
        let places = std::array::from_fn(|seat| ahead(seat) + 1);
        Verdict { winners, scores, places, ..verdict }
    }
}

/// Returns the score of a seat where the dossier has none: 1 for a winner, 0.5 for each in a draw, else 0.
fn plain_score(winners: SeatSet, seat: Seat, seats: u8) -> f64 {
    match (winners.is_empty() && seats > 1, winners.contains(seat)) {
        (true, _) if seat.index() < usize::from(seats) => 0.5,
        (_, true) => 1.0,
        _ => 0.0,
    }
}

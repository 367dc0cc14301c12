//! A game from a position line onwards: where it stands, and who has given up since.

use contract::record::{Ending, GivenUp, RESIGN, Terms};
use contract::{Position, Seat, SeatSet, StepError, split_seat};

/// A position, and who has given up since it was read. No position line says who gave up.
#[derive(Clone)]
pub(crate) struct Played {
    pub(crate) position: Position,
    given_up: GivenUp,
}

/// Why a token was not taken.
#[derive(PartialEq)]
pub(crate) enum NotPlayed {
    /// The rules or the notation say no.
    Step(StepError),
    /// The seat has already given up.
    GaveUp { token: String, seat: &'static str },
}

impl From<StepError> for NotPlayed {
    fn from(refused: StepError) -> Self {
        Self::Step(refused)
    }
}

impl From<Position> for Played {
    fn from(position: Position) -> Self {
        Self { position, given_up: GivenUp::default() }
    }
}

impl Played {
    /// Returns how the game has ended, if it has.
    pub(crate) fn ending(&self) -> Option<Ending> {
        self.given_up.ending(&self.position)
    }

    /// Plays tokens one after another: those of the game, and those by which seats give up.
    ///
    /// # Errors
    /// At the first token that cannot be played.
    pub(crate) fn play<'a>(&mut self, tokens: impl IntoIterator<Item = &'a str>) -> Result<(), NotPlayed> {
        for token in tokens {
            match self.gives_up(token)? {
                Some(seat) => self.give_up(seat, token)?,
                None if self.given_up.is_over() => return Err(StepError::Over { token: token.to_owned() }.into()),
                None => drop(self.position.play_tokens([token])?),
            }
        }
        Ok(())
    }

    /// Returns the seat that gives up by this token; `None` for any other token. Any seat may give up at any time, so
    /// if there are several, the token needs its seat.
    fn gives_up(&self, token: &str) -> Result<Option<Seat>, StepError> {
        let (info, seats) = (self.position.info(), self.position.seats());
        match split_seat(info, token) {
            (named, RESIGN) if seats == 1 && named.is_none_or(|seat| seat == Seat::FIRST) => Ok(Some(Seat::FIRST)),
            (Some(seat), RESIGN) if seat.index() < usize::from(seats) => Ok(Some(seat)),
            (Some(seat), RESIGN) => Err(StepError::NotAsked { token: token.to_owned(), seat: info.seat_name(seat) }),
            (None, RESIGN) => {
                Err(StepError::WhoseStep { token: token.to_owned(), example: info.seat_name(Seat::FIRST) })
            }
            _ => Ok(None),
        }
    }

    fn give_up(&mut self, seat: Seat, token: &str) -> Result<(), NotPlayed> {
        let (token, seats) = (token.to_owned(), self.position.seats());
        if self.ending().is_some() {
            return Err(StepError::Over { token }.into());
        }
        if self.given_up.contains(seat) {
            return Err(NotPlayed::GaveUp { token, seat: self.position.info().seat_name(seat) });
        }
        self.given_up.give_up(seat, Terms::Second, SeatSet::all(seats), seats);
        Ok(())
    }
}

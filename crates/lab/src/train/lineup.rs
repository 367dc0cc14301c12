//! Who learns from a game, and whom they meet.

use contract::{Seat, SeatSet};

/// The seats of one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Lineup {
    /// The seats that learn.
    pub(super) learning: SeatSet,
    /// Which of the opponents sits at the others.
    pub(super) opponent: usize,
}

impl Lineup {
    /// Returns who sits where in the game of this number. With `n` seats it is learners alone in every `n`th game: one in which
    /// all learn has `n` times as much to learn from, and must not drown the others. In the others, or in all games where
    /// there is no self-play, one seat learns after another, and meets every opponent.
    pub(super) fn of(seats: u8, opponents: usize, self_play: bool, number: u64) -> Self {
        let n = u64::from(seats);
        let met = match number % n {
            0 if self_play => return Self { learning: SeatSet::all(seats), opponent: 0 },
            since if self_play => number / n * (n - 1) + since - 1,
            _ => number,
        };
        let (seat, opponent) = ((met % n) as usize, (met / n) as usize % opponents);
        Self { learning: SeatSet::only(Seat::new(seat)), opponent }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPPONENTS: usize = 2;

    /// How often each seat learns against each opponent in so many games.
    fn meetings(seats: u8, self_play: bool, games: u64) -> Vec<usize> {
        let lineups: Vec<_> = (0..games).map(|number| Lineup::of(seats, OPPONENTS, self_play, number)).collect();
        let meetings = SeatSet::all(seats).iter().flat_map(|seat| (0..OPPONENTS).map(move |opponent| (seat, opponent)));
        let often = |(seat, opponent)| {
            let meeting = Lineup { learning: SeatSet::only(seat), opponent };
            lineups.iter().filter(|lineup| **lineup == meeting).count()
        };
        meetings.map(often).collect()
    }

    #[test]
    fn in_one_of_so_many_games_all_learn_and_in_the_others_every_seat_meets_every_opponent_as_often() {
        for seats in 2..=6 {
            let games = u64::from(seats) * u64::from(seats) * 10;
            let all = Lineup { learning: SeatSet::all(seats), opponent: 0 };
            let own = (0..games).filter(|number| Lineup::of(seats, OPPONENTS, true, *number) == all).count();
            assert_eq!(own, usize::from(seats) * 10, "{seats}");
            let often = meetings(seats, true, games);
            assert!(often.iter().all(|often| *often == 5 * usize::from(seats - 1)), "{seats}: {often:?}");
        }
        let alone = Lineup { learning: SeatSet::all(1), opponent: 0 };
        assert!((0..9).all(|number| Lineup::of(1, 1, true, number) == alone));
    }

    #[test]
    fn without_self_play_every_game_is_against_an_opponent() {
        for seats in 2..=6 {
            let often = meetings(seats, false, u64::from(seats) * 20);
            assert!(often.iter().all(|often| *often == 10), "{seats}: {often:?}");
        }
    }
}

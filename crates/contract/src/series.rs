//! Matches of several games.

use crate::{Game, Seat, SeatSet, Verdict};

/// A match of several games, such as the best of three.
///
/// All is asked of the first game, with the end of each game so far, in their order: its final state, and its verdict
/// with those who gave up taken into account. A game that somebody gave up has ended in the middle, so any state may be
/// final.
pub trait Series: Game {
    /// Returns how many games a match has at most; at least one.
    fn most_games(&self) -> u16;

    /// Returns the next game and the state it starts from, or `None` when the match is over. Armies that stay, or change
    /// seats, are in the final states, and come back in the state that is returned.
    fn next(&self, ends: &[(Self::State, Verdict)]) -> Option<(Self, Self::State)>;

    /// Returns the score of the match by seat. By default a game that a seat won alone counts one for it, winners share,
    /// and a drawn game counts a half for each seat.
    fn score(&self, ends: &[(Self::State, Verdict)]) -> [f64; Seat::MOST] {
        let worth = |seat: Seat| ends.iter().map(|(_, end)| end.worth(seat, self.seats())).sum();
        let seated = usize::from(self.seats());
        std::array::from_fn(|seat| if seat < seated { worth(Seat::new(seat)) } else { 0.0 })
    }

    /// Returns who has won a match that is over; nobody when it is drawn. By default these are the seats with the highest
    /// score, and nobody where all seats have it.
    fn winners(&self, ends: &[(Self::State, Verdict)]) -> SeatSet {
        let (all, score) = (SeatSet::all(self.seats()), self.score(ends));
        let most = all.iter().map(|seat| score[seat.index()]).fold(0.0, f64::max);
        let first: SeatSet = all.iter().filter(|seat| score[seat.index()] >= most).collect();
        if first == all { SeatSet::NONE } else { first }
    }
}

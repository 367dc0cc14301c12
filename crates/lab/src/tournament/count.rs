//! What is counted of a meeting. All counts are whole numbers, so it does not matter which thread has played what.

use contract::{Seat, Verdict};

/// What a game is worth, so that any number of seats up to six can share it: 1 × 2 × 3 × 4 × 5 × 6.
pub(super) const WHOLE: u64 = 720;

/// What a game came to for one of those who met.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct End {
    won: bool,
    /// Whether several played and nobody won.
    drawn: bool,
    /// Its part of [`WHOLE`].
    points: u64,
    /// Who has less has finished ahead.
    place: u8,
}

impl End {
    /// Returns what a game came to for a seat. Winners share it, and where nobody has won, all do.
    pub(super) fn at(verdict: &Verdict, seat: usize, seats: usize) -> Self {
        let (winners, won) = (verdict.winners, verdict.winners.contains(Seat::new(seat)));
        if winners.is_empty() {
            return Self { won, drawn: true, points: WHOLE / seats as u64, place: 1 };
        }
        let points = if won { WHOLE / winners.len() as u64 } else { 0 };
        Self { won, drawn: false, points, place: verdict.places[seat] }
    }

    /// Returns what a game alone came to.
    pub(super) fn alone(verdict: &Verdict) -> Self {
        let won = !verdict.winners.is_empty();
        Self { won, drawn: false, points: if won { WHOLE } else { 0 }, place: if won { 1 } else { 2 } }
    }
}

/// What a meeting has come to so far. Lists have a place for each of those who meet.
#[derive(Clone, Debug)]
pub(super) struct Count {
    /// Games played.
    pub(super) played: u64,
    /// How many of these were given up.
    pub(super) unended: u64,
    /// Games that count; alone, deals, which all have played.
    pub(super) games: u64,
    pub(super) wins: Vec<u64>,
    pub(super) draws: u64,
    pub(super) points: Vec<u64>,
    /// How often each has finished ahead of each.
    pub(super) ahead: Vec<Vec<u64>>,
}

impl Count {
    pub(super) fn new(met: usize) -> Self {
        let none = || vec![0; met];
        Self { played: 0, unended: 0, games: 0, wins: none(), draws: 0, points: none(), ahead: vec![none(); met] }
    }

    /// Counts games that were played; those without a verdict were given up.
    pub(super) fn played(&mut self, verdicts: &[Option<Verdict>]) {
        self.played += verdicts.len() as u64;
        self.unended += verdicts.iter().filter(|verdict| verdict.is_none()).count() as u64;
    }

    /// Counts a game by what it came to for each.
    pub(super) fn add(&mut self, ends: &[End]) {
        self.games += 1;
        self.draws += u64::from(ends[0].drawn);
        for (one, end) in ends.iter().enumerate() {
            self.wins[one] += u64::from(end.won);
            self.points[one] += end.points;
            for (other, behind) in ends.iter().enumerate() {
                self.ahead[one][other] += u64::from(end.place < behind.place);
            }
        }
    }

    /// Adds what others have counted of the same meeting.
    pub(super) fn merge(&mut self, others: &Self) {
        self.played += others.played;
        self.unended += others.unended;
        self.games += others.games;
        self.draws += others.draws;
        let add =
            |sums: &mut Vec<u64>, counts: &[u64]| sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
        add(&mut self.wins, &others.wins);
        add(&mut self.points, &others.points);
        self.ahead.iter_mut().zip(&others.ahead).for_each(|(sums, counts)| add(sums, counts));
    }
}

#[cfg(test)]
mod tests {
    use contract::SeatSet;

    use super::*;

    fn verdict(winners: &[usize], scores: [f64; 6]) -> Verdict {
        let winners = winners.iter().fold(SeatSet::NONE, |set, seat| set.with(Seat::new(*seat)));
        Verdict::new(winners, scores, "R1", "over")
    }

    #[test]
    fn every_game_is_shared_out_as_a_whole() {
        for seats in 2..=6 {
            for won in 0..=seats {
                let verdict = verdict(&(0..won).collect::<Vec<_>>(), [0.0; 6]);
                let points: u64 = (0..seats).map(|seat| End::at(&verdict, seat, seats).points).sum();
                assert_eq!(points, WHOLE, "{won} of {seats} seats have won");
            }
        }
        assert_eq!(End::at(&verdict(&[], [3.0, 1.0, 0.0, 0.0, 0.0, 0.0]), 1, 2).points, WHOLE / 2, "a draw is half");
    }

    #[test]
    fn who_has_a_better_place_is_ahead_and_a_draw_is_a_tie() {
        let ends = |verdict: &Verdict| [0, 1, 2].map(|seat| End::at(verdict, seat, 3));
        let mut count = Count::new(3);
        count.add(&ends(&verdict(&[2], [1.0, 5.0, 3.0, 0.0, 0.0, 0.0])));
        assert_eq!(count.ahead, [[0, 0, 0], [1, 0, 0], [1, 1, 0]], "the winner, then by scores");
        count.add(&ends(&verdict(&[], [1.0, 5.0, 3.0, 0.0, 0.0, 0.0])));
        assert_eq!(
            (count.ahead, count.draws, count.wins),
            (vec![vec![0, 0, 0], vec![1, 0, 0], vec![1, 1, 0]], 1, vec![0, 0, 1])
        );
    }
}

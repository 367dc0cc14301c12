//! The places after a game of more than two, and whether the scores alone explain them.

use contract::{Seat, SeatSet, Verdict};

use crate::games::entry::LocalizedGame;

/// The places of a game, best first.
pub(crate) struct Places {
    pub(crate) rows: Vec<PlaceRow>,
    /// The rule that decided, where the scores alone do not say who is ahead of whom.
    pub(crate) decided_by: Option<&'static str>,
}

/// The place of one seat.
pub(crate) struct PlaceRow {
    pub(crate) place: u8,
    /// What its people are called.
    pub(crate) called: String,
    pub(crate) score: f64,
}

impl Places {
    /// Returns the places by a verdict; none where not more than two seats play.
    pub(crate) fn of(game: LocalizedGame<'_>, verdict: &Verdict, seats: u8) -> Option<Self> {
        if seats <= 2 {
            return None;
        }
        let mut ranked: Vec<Seat> = SeatSet::all(seats).iter().collect();
        ranked.sort_by_key(|seat| verdict.places[seat.index()]);
        let row = |seat: &Seat| PlaceRow {
            place: verdict.places[seat.index()],
            called: game.words().full_name(*seat).to_owned(),
            score: verdict.scores[seat.index()],
        };
        let explained = is_explained(verdict, &ranked);
        Some(Self { rows: ranked.iter().map(row).collect(), decided_by: (!explained).then_some(verdict.rule) })
    }
}

/// Says whether a seat is ahead of another exactly where its score is higher.
fn is_explained(verdict: &Verdict, seats: &[Seat]) -> bool {
    let (place, score) = (|seat: &Seat| verdict.places[seat.index()], |seat: &Seat| verdict.scores[seat.index()]);
    let agree = |one: &Seat, other: &Seat| place(one).cmp(&place(other)) == score(other).total_cmp(&score(one));
    seats.iter().all(|one| seats.iter().all(|other| agree(one, other)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_explained_by_scores_unless_a_tie_break_or_a_rule_says_otherwise() {
        let seats: Vec<Seat> = SeatSet::all(3).iter().collect();
        let verdict = |scores: [f64; 3], places: [u8; 3]| {
            let mut all = ([0.0; Seat::MOST], [1; Seat::MOST]);
            all.0[..3].copy_from_slice(&scores);
            all.1[..3].copy_from_slice(&places);
            Verdict { scores: all.0, places: all.1, ..Verdict::new(SeatSet::only(seats[0]), all.0, "R9", "x") }
        };
        assert!(is_explained(&verdict([9.0, 4.0, 4.0], [1, 2, 2]), &seats));
        assert!(!is_explained(&verdict([9.0, 9.0, 4.0], [1, 2, 3]), &seats), "equal, and one is ahead");
        assert!(!is_explained(&verdict([4.0, 9.0, 4.0], [1, 2, 3]), &seats), "less, and ahead");
        assert!(!is_explained(&verdict([9.0, 4.0, 3.0], [1, 2, 2]), &seats), "more, and not ahead");
    }
}

//! What stands around a single game: the match that it is a game of, the table that follows it, and the seat that is kept for
//! somebody at a table that follows.

use contract::{Phrase, Seat, SeatSet};
use store::Follows;
use table::Table;

use crate::games::entry::LocalizedGame;
use crate::live::match_so_far::MatchSoFar;
use crate::live::promises::Fingerprint;

/// What stands around a table's game, for one observer.
#[derive(Default)]
pub(crate) struct Surroundings {
    pub(crate) of_match: Option<MatchRow>,
    /// What the observer may do next, where the game is over and they sat there.
    pub(crate) next: Option<NextStep>,
    /// The fingerprint of the dice, where a seat is kept for the observer who has not come yet.
    pub(crate) kept: Option<Fingerprint>,
}

/// How a match stands, and which of its games this is.
pub(crate) struct MatchRow {
    /// The number of the game, from 1.
    pub(crate) game: u16,
    /// How many games there are at most; none where an earlier game is no longer kept, so that nothing more is known.
    pub(crate) most: Option<u16>,
    /// Who leads, while it goes on.
    pub(crate) stands: Option<String>,
    /// The score by seat, by what its people are called.
    pub(crate) score: Vec<(String, f64)>,
    /// How the match ended, once it has.
    pub(crate) result: Option<String>,
}

/// What somebody may do once a game is over: set up the table that follows, or go there.
pub(crate) struct NextStep {
    pub(crate) follows: Follows,
    /// Whether other people sat at the table.
    pub(crate) has_company: bool,
    /// The fingerprint of the dice that the form shows; none where the table is there and its dice are settled for the
    /// observer, or no promise can be had now.
    pub(crate) dice: Option<Fingerprint>,
    /// Whether the observer has a seat, and so may add to these.
    pub(crate) adds: bool,
    /// The table, where somebody has set it up.
    pub(crate) made: Option<Made>,
}

/// A table that follows, set up by somebody.
pub(crate) struct Made {
    pub(crate) table: String,
    /// What whoever set it up is called; none where it was the observer.
    pub(crate) by: Option<String>,
    /// Whether a seat is kept there for the observer, who has not come yet.
    pub(crate) awaits: bool,
}

impl Surroundings {
    /// Returns how many things there are that no entry of the log tells of: they count for the version of the page.
    pub(crate) fn news(&self) -> u64 {
        u64::from(self.next.as_ref().is_some_and(|next| next.made.is_some()))
    }
}

impl MatchRow {
    /// Returns how the match of a table's game stands, for somebody who owns these seats; none for a single game.
    pub(crate) fn of(
        game: LocalizedGame<'_>,
        table: &Table,
        so_far: Option<&MatchSoFar>,
        owned: SeatSet,
    ) -> Option<Self> {
        let number = table.match_place()?.game;
        let Some(so_far) = so_far else {
            return Some(Self { game: number, most: None, stands: None, score: Vec::new(), result: None });
        };
        let (standing, tongue) = (&so_far.standing, game.tongue);
        let called = |seat: Seat| game.words().full_name(seat).to_owned();
        let leaders = leaders(table, &standing.score);
        let leading: Vec<String> = leaders.iter().map(called).collect();
        let stands = match leading.len() {
            _ if !so_far.goes_on() => None,
            count if count == usize::from(table.seats()) => Some(Phrase::new("match-level")),
            1 if leaders.iter().all(|seat| owned.contains(seat)) => Some(Phrase::new("match-you-lead")),
            count => Some(Phrase::new("match-leads").with("count", count as i64).with("who", tongue.list(&leading))),
        };
        let winners: Vec<String> = standing.winners.iter().map(called).collect();
        let result = match (so_far.goes_on(), winners.len()) {
            (true, _) => None,
            (false, _) if so_far.is_abandoned => Some(Phrase::new("match-abandoned")),
            (false, 0) => Some(Phrase::new("match-drawn")),
            (false, _) if standing.winners.iter().any(|seat| owned.contains(seat)) => Some(Phrase::new("match-yours")),
            (false, count) => {
                Some(Phrase::new("match-won").with("count", count as i64).with("who", tongue.list(&winners)))
            }
        };
        Some(Self {
            game: number,
            most: Some(standing.most),
            stands: stands.map(|stands| tongue.say(&stands)),
            score: SeatSet::all(table.seats())
                .iter()
                .map(|seat| (called(seat), standing.score[seat.index()]))
                .collect(),
            result: result.map(|result| tongue.say(&result)),
        })
    }
}

/// Returns those who have most.
fn leaders(table: &Table, score: &[f64]) -> SeatSet {
    let seats = SeatSet::all(table.seats());
    let most = seats.iter().map(|seat| score[seat.index()]).fold(f64::NEG_INFINITY, f64::max);
    seats.iter().filter(|seat| score[seat.index()] >= most).collect()
}

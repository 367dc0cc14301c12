//! How those at a table stand to each other: who is at work, whose turn it is, and who is waited for how long.

use contract::{Seat, SeatSet, Turn};
use table::Table;

use crate::people::access::VisitorAccess;

/// How those at a table stand to each other, as the observer may know it.
pub(crate) struct TableStatus {
    /// Whether several choose at once in secret, and what they choose is opened together.
    pub(crate) sealed: bool,
    /// The turns that the observer's seats have now, each by seat and number, for whoever tells them once of each.
    pub(crate) calls: Option<String>,
    /// After how many milliseconds of silence the others may let a bot play for a seat.
    pub(crate) patience: Option<u64>,
    /// When the observer may do that next, in milliseconds since 1970; not yet, but by time alone.
    pub(crate) due: Option<u64>,
    /// Whether the seats were drawn by lot.
    pub(crate) drawn: bool,
}

/// What a seat is doing, as everybody may know.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum SeatStatus {
    /// It is not asked.
    Idle,
    /// It is asked alone.
    ToMove,
    /// It is asked together with others and has not finished.
    AtWork,
    /// It was asked together with others and has finished.
    Finished,
}

impl TableStatus {
    /// Looks at a table as a guest may; `now` is the time, in milliseconds since 1970.
    pub(crate) fn at(table: &Table, guest: &VisitorAccess, now: u64) -> Self {
        let all = || SeatSet::all(table.seats()).iter();
        let due = |seat: Seat| may_give_up(table, guest, seat).filter(|due| *due > now);
        Self {
            sealed: all().any(|seat| matches!(SeatStatus::of(table, seat), SeatStatus::AtWork | SeatStatus::Finished)),
            calls: calls(table, guest.owned),
            patience: table.creation().away,
            due: all().filter_map(due).min(),
            drawn: table.creation().drawn,
        }
    }
}

impl SeatStatus {
    pub(crate) fn of(table: &Table, seat: Seat) -> Self {
        let asked = table.has_begun() && !table.is_over() && table.position().asked(seat);
        let together = matches!(table.position().turn(), Turn::Choice(seats) if seats.len() > 1);
        match (asked, table.finished()) {
            (false, finished) if finished.contains(seat) => Self::Finished,
            (false, _) => Self::Idle,
            (true, finished) if together || !finished.is_empty() => Self::AtWork,
            (true, _) => Self::ToMove,
        }
    }
}

/// Returns the turns that these seats have now, each by seat and number.
fn calls(table: &Table, owned: SeatSet) -> Option<String> {
    let called =
        table.seats_called().iter().filter(|seat| owned.contains(*seat)).filter_map(|seat| table.turn_notice(seat));
    let called: Vec<String> = called.map(|call| format!("{}:{}", call.seat.index(), call.turn)).collect();
    (!called.is_empty()).then(|| called.join(" "))
}

/// Returns from when on a guest may let a bot play for a seat of somebody else's, if it stays silent till then.
pub(crate) fn may_give_up(table: &Table, guest: &VisitorAccess, seat: Seat) -> Option<u64> {
    let has_a_say = !guest.owned.contains(seat) && !guest.owned.is_empty();
    table.away_since(seat).filter(|_| has_a_say)
}

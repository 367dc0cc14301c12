//! What a screen shows of the seats that its person owns.
//!
//! Several people may share a device, each with a seat of their own. Where a game hides something, the page then belongs
//! to one of these seats at a time, and while the device goes from hand to hand to none: nothing that a seat hides from
//! another one is in any page, patch or version meanwhile.

use contract::{Seat, SeatSet};
use table::Table;

use crate::app::App;
use crate::http::cookie::{SCREEN, cookie};

/// Says in an address or a cookie that nobody has said yet who they are.
pub(crate) const NOBODY: &str = "none";

/// What a screen shows of the seats that its person owns.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) enum Screen {
    /// All of them: they are not several, or nobody has anything to hide, or the game is over.
    #[default]
    All,
    /// This one of several.
    One(Seat),
    /// None of several, until somebody says who they are.
    Covered,
}

impl Screen {
    /// Returns what is shown to a person with these seats who has said to be at one of them. The screen is covered by
    /// itself when that seat has nothing to do and another one of theirs has.
    pub(crate) fn of(table: &Table, owned: SeatSet, at: Option<Seat>) -> Self {
        if owned.len() < 2 || table.is_over() || !table.position().hides() {
            return Self::All;
        }
        let asked: SeatSet = table.seats_called().iter().filter(|seat| owned.contains(*seat)).collect();
        match at.filter(|seat| owned.contains(*seat)) {
            Some(seat) if asked.is_empty() || asked.contains(seat) => Self::One(seat),
            _ => Self::Covered,
        }
    }

    /// Returns those of the seats whose secrets are shown.
    pub(crate) fn shown(self, owned: SeatSet) -> SeatSet {
        match self {
            Self::All => owned,
            Self::One(seat) => SeatSet::only(seat),
            Self::Covered => SeatSet::NONE,
        }
    }

    /// Returns what to add to the address of the live stream of such a screen, so that no other screen's patches come.
    pub(crate) fn query(self) -> String {
        match self {
            Self::All => String::new(),
            Self::One(seat) => format!("?as={}", seat.index()),
            Self::Covered => format!("?as={NOBODY}"),
        }
    }
}

/// How long a screen stays with a seat, in seconds.
const LONG: u32 = 30 * 24 * 60 * 60;

/// Writes the cookie of the seat at a screen; of none, it is taken away.
pub(crate) fn at_screen(app: &App, table: &str, seat: Option<Seat>) -> String {
    let (value, seconds) = seat.map_or((String::new(), 0), |seat| (seat.index().to_string(), LONG));
    cookie(SCREEN, &value, &format!("/table/{table}"), seconds, app.config.behind_https)
}

/// Reads who somebody says to be.
pub(crate) fn read(text: &str) -> Option<Seat> {
    text.parse().ok().filter(|index| *index < Seat::MOST).map(Seat::new)
}

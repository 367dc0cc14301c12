//! Position lines that hide something: what can be said of them is what holds however the hidden parts are filled in.

use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use contract::{AnyGame, Observer, Position, SeatSet, Stream};

/// In how many ways hidden parts are filled in. What only one way in ten would show is missed about one time in 850.
const TRIED: u64 = 64;

/// A position, as far as its line tells it.
pub(crate) struct Seen {
    /// Positions that fit; one where nothing is hidden.
    pub(crate) fitting: Vec<Position>,
    /// Whose secrets the line tells.
    pub(crate) observer: Observer,
}

impl Seen {
    /// Takes a position that is known.
    pub(crate) fn whole(position: Position) -> Self {
        let observer = SeatSet::all(position.seats());
        Self { fitting: vec![position], observer }
    }

    /// Reads a line. One that cannot be read as it stands, but hides something, is filled in.
    ///
    /// # Errors
    /// When the line is broken; the error is about the whole line, not about the one with hidden parts.
    pub(crate) fn read(face: &Arc<dyn AnyGame>, line: &str) -> Result<Self> {
        let broken = match face.read(line) {
            Ok(position) => return Ok(Self::whole(position)),
            Err(broken) => broken,
        };
        let fill_in = |number| face.read_seen(line, &mut Stream::new(line, "seen", number));
        let Ok(fitting) = (0..TRIED).map(fill_in).collect::<Result<Vec<_>, _>>() else {
            return Err(anyhow!(broken)).context("position line");
        };
        let observer = widest(&fitting, line).ok_or(broken).context("position line")?;
        Ok(Self { fitting, observer })
    }

    /// Returns one of the positions that fit, for what is the same in all of them.
    pub(crate) fn any(&self) -> &Position {
        &self.fitting[0]
    }

    /// Returns what is the same in all positions that fit; none where that differs.
    pub(crate) fn same<T: PartialEq>(&self, tell: impl Fn(&Position) -> T) -> Option<T> {
        let told = tell(self.any());
        self.fitting[1..].iter().all(|position| tell(position) == told).then_some(told)
    }
}

/// Finds the most seats that see no more than the line tells.
fn widest(fitting: &[Position], line: &str) -> Option<Observer> {
    let seats = fitting.first()?.seats();
    let set = |bits: u8| SeatSet::all(seats).iter().filter(|seat| bits >> seat.index() & 1 == 1).collect::<SeatSet>();
    let mut all: Vec<Observer> = (0..1u8 << seats).map(set).collect();
    all.sort_by_key(|set| std::cmp::Reverse(set.len()));
    all.into_iter().find(|set| fitting.iter().all(|position| position.line_for(*set) == line))
}

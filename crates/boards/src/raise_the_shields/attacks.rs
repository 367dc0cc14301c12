//! The attacks of a step, found among its events.

use contract::Seat;
use raise_the_shields::cell::Sector;
use raise_the_shields::event::Event;

/// An attack that was carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Attack {
    /// Who was attacked.
    pub(super) on: Seat,
    /// The sector that the die named.
    pub(super) named: Sector,
    /// The sector that was attacked: a different one if city 2 turned the die.
    pub(super) sector: Sector,
    /// How it ended.
    pub(super) end: End,
}

/// How an attack ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum End {
    /// It filled a rectangle.
    Hit,
    /// The shield threw it back.
    Blocked,
    /// City 1 ignored it.
    Ignored,
    /// It destroyed the city.
    Destroyed,
}

/// Returns the attacks in the order in which they were carried out.
pub(super) fn among(events: &[Event]) -> Vec<Attack> {
    let mut turned = None;
    let mut attacks = Vec::new();
    for event in events {
        let (on, sector, end) = match *event {
            Event::Hit { on, sector, .. } => (on, sector, End::Hit),
            Event::Blocked { on, sector, .. } => (on, sector, End::Blocked),
            Event::Ignored { seat, sector } => (seat, sector, End::Ignored),
            Event::Destroyed { on, sector, .. } => (on, sector, End::Destroyed),
            Event::Turned { from, .. } => {
                turned = Some(from);
                continue;
            }
            _ => continue,
        };
        attacks.push(Attack { on, named: turned.take().unwrap_or(sector), sector, end });
    }
    attacks
}

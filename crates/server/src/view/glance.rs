//! How a table stands at a glance: the phases of the round, and the vitals of every seat, with what an action that is
//! pointed out would make of them.

use contract::{Observer, Phases, Position, SeatSet, Vital};
use maud::Markup;

use crate::games::entry::LocalizedGame;

/// The vitals of each seat, in seat order.
pub(crate) type Vitals = Vec<Vec<Vital>>;

/// A phase of the round.
pub(crate) struct PhaseRow {
    pub(crate) name: String,
    /// Whether it is the one that is played.
    pub(crate) is_now: bool,
    /// Whether it is over.
    pub(crate) is_past: bool,
}

/// A number that a seat stands by.
pub(crate) struct VitalRow {
    pub(crate) name: String,
    pub(crate) sign: Option<Markup>,
    pub(crate) value: u16,
    pub(crate) of: Option<u16>,
    pub(crate) is_critical: bool,
    /// What it would be after what is pointed out, if it would change.
    pub(crate) would: Option<Would>,
}

/// What a number would be.
pub(crate) struct Would {
    pub(crate) value: u16,
    pub(crate) is_worse: bool,
}

/// Returns the phases of the round, as the observer may know them; none where there are none.
pub(crate) fn phases(game: LocalizedGame<'_>, position: &Position, observer: Observer) -> Vec<PhaseRow> {
    phase_rows(game, position.phases(observer))
}

/// Says the phases of the round; none where there are none.
pub(crate) fn phase_rows(game: LocalizedGame<'_>, phases: Option<Phases>) -> Vec<PhaseRow> {
    let Some(Phases { names, now }) = phases else { return Vec::new() };
    let row = |(nth, name)| PhaseRow { name: game.say(name).text, is_now: nth == now, is_past: nth < now };
    names.iter().enumerate().map(row).collect()
}

/// Returns the vitals of every seat, as the observer may know them.
pub(crate) fn vitals(position: &Position, observer: Observer) -> Vitals {
    SeatSet::all(position.seats()).iter().map(|seat| position.vitals(observer, seat)).collect()
}

/// Returns the vitals of every seat for a page, with what they would be.
pub(crate) fn rows(
    game: LocalizedGame<'_>,
    position: &Position,
    observer: Observer,
    would: Option<&Vitals>,
) -> Vec<Vec<VitalRow>> {
    said(game, vitals(position, observer), would)
}

/// Says the vitals of every seat, with what they would be.
pub(crate) fn said(game: LocalizedGame<'_>, vitals: Vitals, would: Option<&Vitals>) -> Vec<Vec<VitalRow>> {
    let of_seat = |(seat, vitals): (usize, Vec<Vital>)| {
        let after = |nth: usize| would.and_then(|seats| seats.get(seat)?.get(nth)).copied();
        vitals.iter().enumerate().map(|(nth, vital)| row(game, vital, after(nth))).collect()
    };
    vitals.into_iter().enumerate().map(of_seat).collect()
}

fn row(game: LocalizedGame<'_>, vital: &Vital, after: Option<Vital>) -> VitalRow {
    let changed = after.filter(|after| after.value != vital.value);
    VitalRow {
        name: game.words().word(vital.name),
        sign: boards::sign(game.kind.id(), vital.name),
        value: vital.value,
        of: vital.of,
        is_critical: vital.critical,
        would: changed.map(|after| Would { value: after.value, is_worse: after.is_worse_than(vital) }),
    }
}

//! What the choices of a seat are worth, thought about where bots think, for whoever has asked.

use std::collections::BTreeMap;

use contract::{Seat, SeatSet};
use search::Nets;
use table::{Table, hints};

use crate::app::Shared;
use crate::live::error::SubmitError;
use crate::live::hint_cache::Hints;
use crate::live::room::Room;
use crate::live::thinking::{Effort, Turn};

/// What the seats are told that have asked.
pub(crate) type ToldHints = BTreeMap<Seat, Hints>;

/// Returns what those of these seats are told that have asked for a hint about what they have to choose now.
pub(crate) async fn told(app: &Shared, room: &Room, table: &Table, seats: SeatSet) -> Result<ToldHints, SubmitError> {
    let mut told = ToldHints::new();
    for seat in seats.iter().filter(|seat| table.is_hinted(*seat)) {
        told.extend(find(app, room, table, seat).await?.map(|hints| (seat, hints)));
    }
    Ok(told)
}

/// Finds out what the choices of a seat that is asked are worth to it; none where no bot can judge them. It follows from
/// what the seat sees.
pub(crate) async fn find(app: &Shared, room: &Room, table: &Table, seat: Seat) -> Result<Option<Hints>, SubmitError> {
    let position = table.position().clone();
    let seen = position.line_for(SeatSet::only(seat));
    if let Some(known) = room.hints.find(seat, &seen) {
        return Ok(Some(known));
    }
    // The strongest bot on offer judges: pages say so, and how strong it is was measured.
    let Some(level) = room.kind.entry.levels().levels.last() else { return Ok(None) };
    let Ok(mut judge) = (room.kind.entry.player)(&level.name, &Nets::NONE) else { return Ok(None) };
    let place = app.thinking.place(Turn { payer: room.payer(), table: room.id.clone() }, Effort::Offered).await;
    let found = place.think(move || hints(&position, seat, &mut *judge)).await.map_err(SubmitError::Task)?;
    let found = found.map(Hints::from);
    if let Some(hints) = &found {
        room.hints.keep(seat, seen, hints.clone());
    }
    Ok(found)
}

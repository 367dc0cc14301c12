//! Whether a table's dice are settled for somebody, or may still be added to.

use contract::Seat;
use store::{Store, StoreError};
use table::Table;

use crate::live::promises::Fingerprint;

/// Returns the fingerprint of a table's dice for who may still add to them: before the game begins, on a seat that was
/// made for a person.
pub(super) async fn fingerprint(store: &Store, table: &Table, seat: Seat) -> Result<Option<Fingerprint>, StoreError> {
    let may_add = !table.has_begun() && adds(table, seat);
    let Some(commitment) = table.commitment().filter(|_| may_add) else { return Ok(None) };
    let promise = store.promise_of(&commitment).await?;
    Ok(Some(promise.map_or(Fingerprint { commitment, line: None }, Fingerprint::from)))
}

/// Says whether somebody on a seat may add to the dice. Of a bot's seat, whoever has it later, nobody could tell that
/// it was not the operator.
pub(super) fn adds(table: &Table, seat: Seat) -> bool {
    table.creation().seats.get(seat.index()).is_some_and(|sitter| sitter.bot.is_none())
}

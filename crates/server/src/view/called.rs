//! What somebody at a table is called.

use contract::Seat;
use table::{Name, Table};

/// Returns what to call whoever has a seat, by name or by the seat, for the middle of a sentence.
pub(crate) fn called(table: &Table, seat: Seat) -> String {
    let name = table.sitter(seat).and_then(|sitter| sitter.name.as_ref());
    name.map_or_else(|| table.position().info().seat_name(seat).to_owned(), Name::isolated)
}

//! Standing orders, as the page of their own seat shows them.

use contract::{Seat, SeatSet};
use table::Table;

use crate::games::entry::LocalizedGame;
use crate::tongue::sentence::Sentence;

/// The standing orders of one seat.
pub(crate) struct SeatOrders {
    pub(crate) seat: Seat,
    pub(crate) orders: Vec<OrderRow>,
    /// Whether one of them answers soon.
    pub(crate) answers: bool,
}

/// A standing order that can be given, or stands.
pub(crate) struct OrderRow {
    pub(crate) key: String,
    pub(crate) name: String,
    pub(crate) until: Sentence,
    /// Why it cannot be given now.
    pub(crate) closed: Option<Sentence>,
    pub(crate) stands: bool,
}

/// Returns the orders of these seats; none of a seat whose game offers none.
pub(crate) fn of(game: LocalizedGame<'_>, table: &Table, seats: SeatSet) -> Vec<SeatOrders> {
    let answered = table.answered_by_orders();
    let of_seat = |seat: Seat| SeatOrders { seat, orders: rows(game, table, seat), answers: answered.contains(seat) };
    seats.iter().map(of_seat).filter(|seat| !seat.orders.is_empty()).collect()
}

fn rows(game: LocalizedGame<'_>, table: &Table, seat: Seat) -> Vec<OrderRow> {
    let rows = table.orders(seat).into_iter().map(|offered| OrderRow {
        name: game.say(&offered.order.name).text,
        until: game.say(&offered.order.until),
        closed: offered.order.closed.as_ref().map(|reason| game.say(reason)),
        key: offered.order.key,
        stands: offered.stands,
    });
    rows.collect()
}

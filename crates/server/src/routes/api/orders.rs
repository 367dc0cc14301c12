//! Standing orders: listed, given and cancelled, for the seats of whoever asks.

use axum::Json;
use axum::extract::{Path, State};
use contract::{Phrase, Seat};
use serde::{Deserialize, Serialize};
use table::Command;

use super::body::Body;
use super::moves::request;
use super::program::{Program, seat};
use super::table::TableAnswer;
use crate::app::Shared;
use crate::games::entry::LocalizedGame;
use crate::http::error::HttpError;
use crate::http::fields::Fields;
use crate::http::refusal::Refusal;
use crate::routes::act::may_move;
use crate::routes::visit::{Visit, find, visit};
use crate::view::people;

/// The standing orders of the visitor's seats.
#[derive(Serialize)]
pub(super) struct OrdersAnswer {
    seats: Vec<SeatOrders>,
}

#[derive(Serialize)]
struct SeatOrders {
    seat: &'static str,
    /// When an order answers for the seat next, in milliseconds since 1970; none while none does.
    due: Option<u64>,
    orders: Vec<OrderAnswer>,
}

#[derive(Serialize)]
struct OrderAnswer {
    order: String,
    name: String,
    /// How long it stands.
    until: String,
    /// Why it cannot be given now.
    closed: Option<String>,
    stands: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Give {
    seat: String,
    order: String,
    stands: bool,
}

/// Lists the orders of the seat that is named, or else of all that the visitor has; of others, nobody is told.
pub(super) async fn list(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    fields: Fields,
) -> Result<Json<OrdersAnswer>, HttpError> {
    let room = find(&app, &id).await?;
    let at = fields.text("seat").map(|text| seat(room.kind.info(), text)).transpose()?;
    let Visit { room, table, guest, .. } = visit(&app, &id, &program.at(at)).await?;
    if let Some(seat) = at {
        may_move(&guest, seat)?;
    }
    let words = people::words(room.kind.localized(guest.tongue), &table, guest.shown);
    let game = room.kind.localized(guest.tongue).said_in(&words);
    let named = |seat: &Seat| at.is_none_or(|at| at == *seat);
    let owed = table.pending_order();
    let seats = guest.shown.iter().filter(named).map(|seat| SeatOrders {
        seat: room.kind.info().seat_name(seat),
        due: owed.as_ref().filter(|owed| owed.seat == seat).map(|owed| owed.due),
        orders: table.orders(seat).into_iter().map(|offered| order(game, offered)).collect(),
    });
    Ok(Json(OrdersAnswer { seats: seats.collect() }))
}

fn order(game: LocalizedGame<'_>, table::OfferedOrder { order, stands }: table::OfferedOrder) -> OrderAnswer {
    let say = |phrase: &Phrase| game.words().say(phrase);
    OrderAnswer {
        name: say(&order.name),
        until: say(&order.until),
        closed: order.closed.as_ref().map(say),
        order: order.key,
        stands,
    }
}

/// Gives an order, or cancels it.
pub(super) async fn give(
    State(app): State<Shared>,
    Path(id): Path<String>,
    program: Program,
    Body(Give { seat, order, stands }): Body<Give>,
) -> Result<Json<TableAnswer>, Refusal> {
    request(&app, &id, program, &seat, None, Command::Order { order, stands }).await
}

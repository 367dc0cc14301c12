//! Giving standing orders, and cancelling them.

use axum::extract::{Path, State};
use axum::response::Response;
use table::Command;

use super::act::request;
use super::caller::Caller;
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::Fields;

/// Gives an order of a seat that is on the visitor's screen, or cancels it.
pub(crate) async fn give(
    State(app): State<Shared>,
    Path(id): Path<String>,
    caller: Caller,
    fields: Fields,
) -> Result<Response, HttpError> {
    let (order, stands): (String, String) = (fields.read("order")?, fields.read("stands")?);
    request(&app, &id, &caller, &fields, Command::Order { order, stands: stands == "yes" }).await
}

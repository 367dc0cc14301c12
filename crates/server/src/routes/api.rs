//! The interface for programs: companions and other people's bots see and do at a table what a person sees and does, as
//! JSON.
//!
//! Nothing is decided here a second time. A view is made of what the visitor may see, a request goes the way of a form, and
//! limits, languages and errors are those of pages. What can be asked and what is answered stands in `openapi.json`, and a
//! test holds it against every answer.

mod body;
mod create;
mod document;
mod following;
mod games;
mod hand;
mod hinted;
mod hints;
mod legal;
mod matches;
mod moves;
mod orders;
mod preview;
mod program;
mod sit;
mod stream;
mod table;
mod told;

use axum::routing::{get, post};

use super::Listed;

/// Adds the addresses of this interface.
pub(super) fn add(listed: Listed) -> Listed {
    listed
        .route("/api/v1/openapi.json", get(document::show))
        .route("/api/v1/games", get(games::list))
        .route("/api/v1/token", get(program::token))
        .route("/api/v1/invitation", get(sit::invitation))
        .route("/api/v1/promise", get(program::promise))
        .route("/api/v1/tables", post(create::create))
        .route("/api/v1/tables/{id}", get(table::show))
        .route("/api/v1/tables/{id}/legal", get(legal::list))
        .route("/api/v1/tables/{id}/preview", get(preview::show))
        .route("/api/v1/tables/{id}/log", get(told::log))
        .route("/api/v1/tables/{id}/events", get(stream::stream))
        .route("/api/v1/tables/{id}/sit", post(sit::sit))
        .route("/api/v1/tables/{id}/act", post(moves::act))
        .route("/api/v1/tables/{id}/undo", post(moves::undo))
        .route("/api/v1/tables/{id}/orders", get(orders::list).post(orders::give))
        .route("/api/v1/tables/{id}/hint", post(hints::ask))
        .route("/api/v1/tables/{id}/hand", post(hand::hand))
        .route("/api/v1/tables/{id}/stand-in", post(hand::stand_in))
        .route("/api/v1/tables/{id}/resign", post(moves::resign))
        .route("/api/v1/tables/{id}/rematch", post(following::rematch))
        .route("/api/v1/tables/{id}/next", post(following::next))
}

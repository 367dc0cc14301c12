//! Addresses, and what answers at each.

mod act;
mod api;
mod around;
mod branch;
mod caller;
mod create;
mod device;
mod dice;
mod dice_log;
mod events;
mod files;
mod following;
mod guide;
mod hints;
mod home;
mod ledger;
mod me;
mod metrics;
mod mine;
mod orders;
mod preview;
mod reissue;
mod replay;
mod rules;
mod screen;
mod seat;
mod settled;
mod story;
mod style;
mod table;
mod visit;

use axum::Router;
use axum::routing::{MethodRouter, get};

use crate::app::Shared;
use crate::http::error::HttpError;

/// A router that keeps a list of its addresses.
#[derive(Default)]
struct Listed {
    router: Router<Shared>,
    paths: Vec<&'static str>,
}

impl Listed {
    fn route(mut self, path: &'static str, methods: MethodRouter<Shared>) -> Self {
        self.paths.push(path);
        Self { router: self.router.route(path, methods), ..self }
    }
}

/// Returns the addresses, without the layers around them.
pub(crate) fn routes() -> Router<Shared> {
    listed().router.fallback(async || HttpError::bare(axum::http::StatusCode::NOT_FOUND))
}

/// Returns the patterns of all addresses, for tests that must leave none out.
pub fn addresses() -> Vec<&'static str> {
    listed().paths
}

fn listed() -> Listed {
    api::add(Listed::default())
        .route("/", get(home::show))
        .route("/tables", get(home::all))
        .route("/join", get(home::back).post(home::join))
        .route("/play/{game}", get(create::form).post(create::create))
        .route("/rules/{game}", get(rules::show))
        .route("/rules/{game}/{rule}", get(rules::one))
        .route("/howto/{game}/{picture}", get(rules::picture))
        .route("/style", get(style::show))
        .route("/seat/{token}", get(seat::follow))
        .route("/me", get(me::show))
        .route("/me/name", get(me::back).post(me::rename))
        .route("/me/device", get(me::back).post(device::of_person))
        .route("/me/data.json", get(me::data))
        .route("/me/leave", get(me::ask_to_leave).post(me::leave))
        .route("/device/{token}", get(device::open).post(device::accept))
        .route("/table/{id}", get(table::show))
        .route("/table/{id}/act", get(table::back).post(act::act))
        .route("/table/{id}/preview", get(preview::show))
        .route("/table/{id}/undo", get(table::back).post(act::undo))
        .route("/table/{id}/order", get(table::back).post(orders::give))
        .route("/table/{id}/hint", get(table::back).post(hints::ask))
        .route("/table/{id}/resign", get(table::back).post(act::resign))
        .route("/table/{id}/hand", get(table::back).post(act::hand))
        .route("/table/{id}/stand-in", get(table::back).post(act::stand_in))
        .route("/table/{id}/screen", get(table::back).post(screen::turn))
        .route("/table/{id}/guide", get(table::back).post(guide::turn))
        .route("/table/{id}/sit", get(table::back).post(seat::sit))
        .route("/table/{id}/device", get(table::back).post(device::of_seat))
        .route("/table/{id}/link", get(table::back).post(reissue::anew))
        .route("/table/{id}/events", get(events::stream))
        .route("/table/{id}/now", get(events::now))
        .route("/table/{id}/story", get(story::show))
        .route("/table/{id}/dice", get(dice::show))
        .route("/table/{id}/luck", get(ledger::show))
        .route("/dice", get(dice::scheme))
        .route("/dice/log", get(dice_log::show))
        .route("/dice/log.txt", get(dice_log::text))
        .route("/table/{id}/log", get(table::log))
        .route("/table/{id}/record", get(table::record))
        .route("/table/{id}/record.json", get(table::record_as_json))
        .route("/table/{id}/replay", get(replay::start))
        .route("/table/{id}/replay/{step}", get(replay::show))
        .route("/table/{id}/branch", get(branch::form).post(branch::branch))
        .route("/table/{id}/rematch", get(table::back).post(following::rematch))
        .route("/table/{id}/next", get(table::back).post(following::next))
        .route("/assets/{name}", get(files::asset))
        .route("/favicon.ico", get(files::icon))
        .route("/verify.py", get(dice::python))
        .route("/verify.mjs", get(dice::node))
        .route("/check.mjs", get(dice::module))
        .route("/metrics", get(metrics::show))
        .route("/healthz", get(files::health))
}

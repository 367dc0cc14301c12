//! Refuses what one address asks for too often.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::app::Shared;
use crate::http::address;
use crate::http::error::HttpError;
use crate::http::rate::{Address, opens};

/// Lets a request pass, or refuses it and says when to try again.
pub(crate) async fn limit(
    State(app): State<Shared>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    if app.config.behind_https {
        app.proxies.notice(peer, request.headers());
    }
    let address = address::of(peer, request.headers(), &app.proxies);
    match app.rates.too_much(address, &request) {
        None => {
            request.extensions_mut().insert(Address(address));
            let _turn = if opens(&request) { Some(app.rates.turn(address).await) } else { None };
            next.run(request).await
        }
        Some((limit, pause)) => {
            app.metrics.refuse(limit);
            let seconds = pause.as_secs() + 1;
            ([(RETRY_AFTER, seconds.to_string())], HttpError::bare(StatusCode::TOO_MANY_REQUESTS)).into_response()
        }
    }
}

//! What stands around every answer: limits, headers, logs, and what catches a fault.

mod error_page;
mod host;
mod language;
mod limit;
mod measure;
mod mount;
mod number;
mod problem;
mod renew;
mod unread;

use std::any::Any;
use std::time::Duration;

use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use tracing::{Span, field};

use crate::app::Shared;
use crate::http::error::HttpError;
use crate::routes::routes;
use error_page::render_errors;
use mount::{leave, mount};

/// How long an answer may take to begin.
const PATIENCE: Duration = Duration::from_secs(30);

/// Only our own files, no script or style inside a page, no frames around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Returns the whole service; of the layers, the last stands outermost.
pub(crate) fn service(app: Shared) -> Router {
    app.rates.clone().forget(app.stop.clone());
    let base = app.config.base_path.clone();
    let inside = routes()
        .layer(CsrfLayer::new())
        .layer(RequestBodyLimitLayer::new(app.config.limits.body))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
        .layer(CatchPanicLayer::custom(caught))
        .layer(from_fn_with_state(app.clone(), renew::renew))
        .layer(from_fn_with_state(app.clone(), limit::limit))
        .layer(from_fn_with_state(app.clone(), host::check))
        .layer(from_fn_with_state(app.clone(), render_errors))
        .layer(from_fn_with_state(app.clone(), language::choose));
    let moved = if base.is_root() { inside } else { inside.layer(from_fn_with_state(base.clone(), leave)) };
    let service = moved
        .layer(CompressionLayer::new())
        .layer(header(CACHE_CONTROL, "no-store"))
        .layer(header(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        .layer(header(X_FRAME_OPTIONS, "DENY"))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(from_fn_with_state(app.clone(), measure::measure))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .layer(from_fn(number::bound))
        .layer(from_fn(unread::close))
        .with_state(app);
    mount(&base, service)
}

fn header(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

/// The span of a request. It names the route, never the address: an address may hold the token of a seat's link.
fn span(request: &Request) -> Span {
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let number = request.extensions().get::<RequestId>().and_then(|id| id.header_value().to_str().ok());
    tracing::info_span!("request", method = %request.method(), route, number, table = field::Empty)
}

fn caught(_panic: Box<dyn Any + Send>) -> Response {
    // The panic hook has logged what and where; nothing of it goes out.
    HttpError::bare(StatusCode::INTERNAL_SERVER_ERROR).into_response()
}

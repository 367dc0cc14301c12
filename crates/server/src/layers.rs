//! What stands around every answer: limits, headers, logs, and what catches a fault.

use std::any::Any;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, MatchedPath, Request};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use tower_governor::governor::GovernorConfigBuilder;
use tower_governor::key_extractor::{KeyExtractor, SmartIpKeyExtractor};
use tower_governor::{GovernorError, GovernorLayer};
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
use crate::dress::dress;
use crate::metrics::measure;
use crate::reply::Wrong;
use crate::routes::routes;

/// How long an answer may take to begin.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often the counts of addresses that have gone quiet are forgotten.
const FORGET: Duration = Duration::from_mins(1);

/// Only our own files, no script or style inside a page, no frames around it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Returns the whole service; of the layers, the last stands outermost.
pub(crate) fn service(app: Shared) -> Router {
    let limits = app.config.limits;
    let mut rate = GovernorConfigBuilder::default().key_extractor(Caller { behind_proxy: app.config.behind_https });
    rate.period(Duration::from_secs(1) / limits.per_second.max(1)).burst_size(limits.burst.max(1));
    let rate = Arc::new(rate.finish().expect("a rate above zero is a rate"));
    let limiter = rate.limiter().clone();
    forget(&app, move || limiter.retain_recent());
    routes()
        .layer(CsrfLayer::new())
        .layer(RequestBodyLimitLayer::new(limits.body))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
        .layer(CatchPanicLayer::custom(caught))
        .layer(GovernorLayer::new(rate).error_handler(too_fast))
        .layer(from_fn_with_state(app.clone(), dress))
        .layer(CompressionLayer::new())
        .layer(header(CACHE_CONTROL, "no-store"))
        .layer(header(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        .layer(header(X_FRAME_OPTIONS, "DENY"))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(from_fn_with_state(app.clone(), measure))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
        .with_state(app)
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
    Wrong::bare(StatusCode::INTERNAL_SERVER_ERROR).into_response()
}

/// Whose rate is counted: the address that connects, or the one that a trusted proxy names.
#[derive(Clone, Copy)]
struct Caller {
    behind_proxy: bool,
}

impl KeyExtractor for Caller {
    type Key = std::net::IpAddr;

    fn extract<T>(&self, request: &axum::http::Request<T>) -> Result<Self::Key, GovernorError> {
        if self.behind_proxy {
            return SmartIpKeyExtractor.extract(request);
        }
        let address = request.extensions().get::<ConnectInfo<SocketAddr>>();
        address.map(|address| address.0.ip()).ok_or(GovernorError::UnableToExtractKey)
    }
}

/// Forgets the counts of addresses that have gone quiet, now and then, until the server stops.
fn forget(app: &Shared, retain: impl Fn() + Send + 'static) {
    let mut stop = app.stop.clone();
    tokio::spawn(async move {
        while tokio::time::timeout(FORGET, stop.wait_for(|stop| *stop)).await.is_err() {
            retain();
        }
    });
}

fn too_fast(error: GovernorError) -> Response {
    match error {
        GovernorError::TooManyRequests { .. } => Wrong::bare(StatusCode::TOO_MANY_REQUESTS).into_response(),
        other => Wrong::fault(&other).into_response(),
    }
}

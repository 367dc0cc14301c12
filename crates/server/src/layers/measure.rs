//! Measures every answer.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::Shared;

/// Counts a request and the time until its answer begins.
pub(crate) async fn measure(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let route = route.as_ref().map_or("", MatchedPath::as_str);
    app.metrics.answered(route, response.status(), began.elapsed().as_secs_f64());
    response
}

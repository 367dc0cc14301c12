//! The path that the server lives under, where it shares a host with other things.
//!
//! Inside, every address begins at the root. On the way in the path is taken off; on the way out it is put before each
//! address in a page, a patch, a redirect and a cookie. Without a base path nothing of this is there.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::Uri;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::uri::PathAndQuery;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};

use crate::config::base_path::BasePath;
use crate::http::error::HttpError;

/// Where nothing is.
const NOWHERE: &str = "/-";

/// Puts a service under the path.
pub(crate) fn mount(base: &BasePath, service: Router) -> Router {
    if base.is_root() {
        return service;
    }
    Router::new().fallback_service(service).layer(from_fn_with_state(base.clone(), enter))
}

/// Takes the path off the address of a request.
async fn enter(State(base): State<BasePath>, mut request: Request, next: Next) -> Response {
    let asked = request.uri();
    let inside = base.inside(asked.path()).unwrap_or(NOWHERE);
    let inside = asked.query().map_or(inside.to_owned(), |query| format!("{inside}?{query}"));
    let mut parts = asked.clone().into_parts();
    parts.path_and_query = PathAndQuery::try_from(inside).ok();
    match Uri::from_parts(parts) {
        Ok(uri) => {
            *request.uri_mut() = uri;
            next.run(request).await
        }
        Err(error) => HttpError::fault(&error).into_response(),
    }
}

/// Puts the path before the addresses of an answer. Streams do it patch by patch.
pub(crate) async fn leave(State(base): State<BasePath>, request: Request, next: Next) -> Response {
    let (mut head, body) = next.run(request).await.into_parts();
    base.headers(&mut head.headers);
    let kind = head.headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    if !kind.is_some_and(|kind| kind.starts_with("text/html")) {
        return Response::from_parts(head, body);
    }
    head.headers.remove(CONTENT_LENGTH);
    match to_bytes(body, usize::MAX).await.map(|bytes| String::from_utf8(bytes.into())) {
        Ok(Ok(page)) => Response::from_parts(head, Body::from(base.markup(page))),
        Ok(Err(error)) => HttpError::fault(&error).into_response(),
        Err(error) => HttpError::fault(&error).into_response(),
    }
}

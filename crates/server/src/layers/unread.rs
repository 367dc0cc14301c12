//! A request that is answered before it was read to its end leaves a connection that nobody can use again, and says so.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;

use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::CONNECTION;
use axum::middleware::Next;
use axum::response::Response;
use futures::{StreamExt, stream};

/// Announces the end of the connection where the request was not read to its end.
pub(crate) async fn close(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    let read = Arc::new(AtomicBool::new(false));
    let mut data = body.into_data_stream();
    let at_end = read.clone();
    let watched = stream::poll_fn(move |context| {
        let part = data.poll_next_unpin(context);
        if matches!(part, Poll::Ready(None)) {
            at_end.store(true, Ordering::Relaxed);
        }
        part
    });
    let mut response = next.run(Request::from_parts(head, Body::from_stream(watched))).await;
    if !read.load(Ordering::Relaxed) {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

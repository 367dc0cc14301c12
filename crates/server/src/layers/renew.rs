//! A cookie that is used does not run out.

use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::CookieJar;
use table::hashed;
use tracing::warn;

use crate::app::Shared;
use crate::http::cookie::{PERSON, is_token};
use crate::http::script::is_live;
use crate::people::person::person_cookie;

/// How old a person's cookie becomes before it is sent anew, in milliseconds. It lasts for a year.
const OLD: u64 = 7 * 24 * 60 * 60 * 1000;

/// Sends a person's cookie anew with a whole page, once a week.
pub(crate) async fn renew(State(app): State<Shared>, request: Request, next: Next) -> Response {
    let asks = request.method() == Method::GET && !is_live(request.headers());
    let cookies = asks.then(|| CookieJar::from_headers(request.headers()));
    let secret = cookies.and_then(|jar| Some(jar.get(PERSON)?.value().to_owned())).filter(|text| is_token(text));
    let mut response = next.run(request).await;
    let is_page = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    // An answer that sets cookies itself knows better.
    if let Some(secret) = secret
        && is_page
        && response.status().is_success()
        && !response.headers().contains_key(SET_COOKIE)
    {
        let now = app.now();
        match app.store.renew(&hashed(&secret), now.saturating_sub(OLD), now).await {
            Ok(true) => {
                if let Ok(cookie) = HeaderValue::from_str(&person_cookie(&app, &secret)) {
                    response.headers_mut().append(SET_COOKIE, cookie);
                }
            }
            Ok(false) => {}
            Err(error) => warn!(%error, "a cookie is not renewed; the next page tries again"),
        }
    }
    response
}

//! Who asks, from where, and how the answer should look.

use axum::extract::FromRequestParts;
use axum::http::header::HOST;
use axum::http::request::Parts;
use axum_extra::extract::CookieJar;

use crate::app::Shared;
use crate::http::cookie::FORCED;
use crate::http::error::HttpError;
use crate::http::script::{has, is_live};
use crate::page::lean::Sums;
use crate::people::person::Visitor;

/// Who asks, from where, and how the answer should look.
pub(crate) struct Caller {
    pub(crate) visitor: Visitor,
    /// Whether the script asks, which wants the changed part of the page.
    pub(crate) live: bool,
    /// What the script has of the page already.
    pub(crate) has: Sums,
    /// Whether steps that decide nothing are pressed by the caller and not played for them.
    pub(crate) presses_forced: bool,
    /// The server's address as the caller knows it, such as `http://127.0.0.1:8080`, with the path it lives under.
    pub(crate) origin: String,
}

impl FromRequestParts<Shared> for Caller {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Self, HttpError> {
        let plain = |host: &&str| host.bytes().all(|c| c.is_ascii_alphanumeric() || b".-_:[]".contains(&c));
        let host = parts.headers.get(HOST).and_then(|host| host.to_str().ok()).filter(plain);
        let host = host.map_or_else(|| app.config.listen.to_string(), str::to_owned);
        let scheme = if app.config.behind_https { "https" } else { "http" };
        Ok(Self {
            live: is_live(&parts.headers),
            has: has(&parts.headers).map(Sums::read).unwrap_or_default(),
            presses_forced: CookieJar::from_headers(&parts.headers)
                .get(FORCED)
                .is_some_and(|kept| kept.value() == "press"),
            origin: format!("{scheme}://{host}{}", app.config.base_path),
            visitor: Visitor::from_request_parts(parts, app).await?,
        })
    }
}

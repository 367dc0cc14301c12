//! Which language a reader is spoken to in: the one that the address asks for, else the one that was asked for before,
//! else what the browser likes best of those offered, else English.

use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, CONTENT_TYPE, SET_COOKIE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::CookieJar;
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use super::problem::INTERFACE;
use crate::app::{App, Shared};
use crate::config::Languages;
use crate::http::cookie::cookie;
use crate::tongue::{OFFERED, Tongue};

/// What an address asks by, and the cookie that remembers it.
const ASKED: &str = "lang";
/// How long it is remembered, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;
/// How many of the languages that a browser names are looked at.
const MOST: usize = 16;

/// Finds out which language a request is answered in, and says so with the answer.
pub(crate) async fn choose(State(app): State<Shared>, mut request: Request, next: Next) -> Response {
    let asked = request.uri().query().and_then(asked).and_then(|code| named(&app, code));
    let tongue = asked.or_else(|| remembered(&app, request.headers())).unwrap_or_else(|| liked(request.headers()));
    request.extensions_mut().insert(tongue);
    let is_program = request.uri().path().starts_with(INTERFACE);
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let speaks = |kind: &HeaderValue| {
        let kinds = [&b"text/html"[..], b"text/event-stream"];
        is_program || kinds.iter().any(|one| kind.as_bytes().starts_with(one))
    };
    if headers.get(CONTENT_TYPE).is_some_and(speaks) {
        headers.insert(CONTENT_LANGUAGE, HeaderValue::from_static(tongue.code()));
        headers.append(VARY, HeaderValue::from_static("cookie, accept-language"));
        if let Some(tongue) = asked.filter(|_| !is_program)
            && let Ok(kept) = HeaderValue::from_str(&cookie(ASKED, tongue.code(), "/", YEAR, app.config.behind_https))
        {
            headers.append(SET_COOKIE, kept);
        }
    }
    response
}

fn asked(query: &str) -> Option<&str> {
    query.split('&').filter_map(|field| field.split_once('=')).find(|(name, _)| *name == ASKED).map(|(_, code)| code)
}

fn named(app: &App, code: &str) -> Option<Tongue> {
    let made_up =
        [Tongue::Accented, Tongue::Mirrored].into_iter().filter(|_| app.config.languages == Languages::MadeUpToo);
    OFFERED.into_iter().chain(made_up).find(|tongue| tongue.code() == code)
}

fn remembered(app: &App, headers: &HeaderMap) -> Option<Tongue> {
    CookieJar::from_headers(headers).get(ASKED).and_then(|cookie| named(app, cookie.value()))
}

/// Returns what a browser likes best of what is offered.
fn liked(headers: &HeaderMap) -> Tongue {
    let Some(header) = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok()) else {
        return Tongue::default();
    };
    let mut liked: Vec<(LanguageIdentifier, f32)> = header.split(',').take(MOST).filter_map(weighed).collect();
    liked.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let liked: Vec<LanguageIdentifier> = liked.into_iter().map(|(language, _)| language).collect();
    let offered: Vec<LanguageIdentifier> = OFFERED.iter().filter_map(|tongue| tongue.code().parse().ok()).collect();
    let found = negotiate_languages(&liked, &offered, None, NegotiationStrategy::Lookup);
    let found = found.first().and_then(|found| offered.iter().position(|one| one == *found));
    found.map_or_else(Tongue::default, |place| OFFERED[place])
}

/// Reads a language with its weight, as in `de;q=0.8`; none for one that is not wanted.
fn weighed(part: &str) -> Option<(LanguageIdentifier, f32)> {
    let (code, weight) = part.split_once(';').map_or((part, None), |(code, weight)| (code, Some(weight)));
    let weight = match weight.and_then(|weight| weight.trim().strip_prefix("q=")) {
        Some(weight) => weight.trim().parse().ok().filter(|weight| *weight > 0.0)?,
        None => 1.0,
    };
    Some((code.trim().parse().ok()?, weight))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn likes(header: &str) -> Tongue {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, header.parse().unwrap());
        liked(&headers)
    }

    #[test]
    fn the_browser_is_spoken_to_in_what_it_likes_best_of_what_there_is() {
        for german in ["de", "de-AT,en;q=0.9", "fr, de;q=0.5, en;q=0.4", "en;q=0.3, de;q=0.8", "en;q=0,de", "DE-ch"] {
            assert_eq!(likes(german), Tongue::German, "{german}");
        }
        for english in ["en-GB,de;q=0.9", "fr,es", "*", "", "de;q=0", ";;q=,,", "en-XA", "ar-XB", "de;q=x"] {
            assert_eq!(likes(english), Tongue::English, "{english}");
        }
        assert_eq!(liked(&HeaderMap::new()), Tongue::English);
    }

    #[test]
    fn an_address_asks_by_one_field() {
        assert_eq!(asked("from=3&lang=de"), Some("de"));
        assert_eq!([asked("from=3"), asked(""), asked("lang"), asked("slang=de")], [None; 4]);
    }
}

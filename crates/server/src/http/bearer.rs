//! Whom a request names: by the header of a program, or by the cookie of a browser.

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;
use axum_extra::extract::CookieJar;

use super::cookie::{PERSON, is_token};

/// Returns the token in the header of a program, if it may be one of ours.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<String> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    let token = token.trim();
    (scheme.eq_ignore_ascii_case("bearer") && is_token(token)).then(|| token.to_owned())
}

/// Returns the secret that a request comes with: a program's, or else the cookie of a person.
pub(crate) fn secret(headers: &HeaderMap) -> Option<String> {
    let cookie = || CookieJar::from_headers(headers).get(PERSON).map(|cookie| cookie.value().to_owned());
    bearer(headers).or_else(|| cookie().filter(|text| is_token(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(fields: &[(&'static str, &str)]) -> HeaderMap {
        fields.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn a_program_is_known_by_its_header_before_any_cookie() {
        let (one, two) = ("a".repeat(64), "b".repeat(64));
        let (header, cookie) = (format!("Bearer {one}"), format!("palisade={two}"));
        assert_eq!(secret(&headers(&[("authorization", &header), ("cookie", &cookie)])), Some(one.clone()));
        assert_eq!(secret(&headers(&[("cookie", &cookie)])), Some(two));
        assert_eq!(bearer(&headers(&[("authorization", &format!("bearer  {one} "))])), Some(one.clone()));
        for wrong in [one.clone(), format!("Basic {one}"), format!("Bearer {}", &one[1..]), format!("Bearer {one}0")] {
            assert_eq!(bearer(&headers(&[("authorization", &wrong)])), None, "{wrong}");
        }
    }
}

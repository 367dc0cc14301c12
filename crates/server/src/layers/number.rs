//! The number of a request, as a caller or proxy may have given it.

use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

/// The header that carries it.
const NUMBER: HeaderName = HeaderName::from_static("x-request-id");
/// How much of it is kept.
const LONGEST: usize = 64;

/// Cuts a number that came with the request. One that is more than letters, digits, `.`, `_` and `-` is dropped, so that a
/// fresh one is made: it stands in the log and on pages.
pub(crate) async fn bound(mut request: Request, next: Next) -> Response {
    let headers = request.headers_mut();
    if let Some(came) = headers.remove(NUMBER)
        && let Some(kept) = kept(&came)
    {
        headers.insert(NUMBER, kept);
    }
    next.run(request).await
}

fn kept(came: &HeaderValue) -> Option<HeaderValue> {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"._-".contains(byte);
    let bytes = came.as_bytes();
    let good = !bytes.is_empty() && bytes.iter().all(plain);
    if good { HeaderValue::from_bytes(&bytes[..bytes.len().min(LONGEST)]).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_from_outside_is_short_and_plain() {
        let kept =
            |text: &str| kept(&HeaderValue::from_str(text).unwrap()).map(|value| value.to_str().unwrap().to_owned());
        assert_eq!(kept("a-1._Z").as_deref(), Some("a-1._Z"));
        assert_eq!(kept(&"x".repeat(5000)), Some("x".repeat(64)));
        for text in ["", "a b", "<b>", "a\tb", "a=1"] {
            assert_eq!(kept(text), None, "{text}");
        }
    }
}

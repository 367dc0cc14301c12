//! The path that the server lives under, where it shares a host with other things, and what is under it.

use std::fmt;
use std::str::FromStr;

use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};

/// The attributes that hold an address. What stands in others, such as `value`, is data.
const ADDRESSES: [&str; 10] = [
    "href",
    "action",
    "src",
    "srcset",
    "formaction",
    "data-events",
    "data-rest",
    "data-turn",
    "data-record",
    "data-log",
];
/// What programs on this machine may ask for at the root too.
const ALSO_AT_ROOT: [&str; 2] = ["/healthz", "/metrics"];

/// The path that the server lives under; empty for the root.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct BasePath(String);

impl FromStr for BasePath {
    type Err = String;

    /// Reads a path such as `/games`. A slash at its end means nothing.
    fn from_str(text: &str) -> Result<Self, String> {
        let path = text.trim_end_matches('/');
        let plain = |part: &str| part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte));
        let good = |part: &str| !part.is_empty() && part != "." && part != ".." && plain(part);
        if path.is_empty() || path.strip_prefix('/').is_some_and(|parts| parts.split('/').all(good)) {
            return Ok(Self(path.to_owned()));
        }
        Err(format!("`{text}` is not a path; give one such as /games, made of letters, digits and `-_.~`"))
    }
}

impl fmt::Display for BasePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl BasePath {
    /// Says whether the server lives at the root.
    pub(crate) fn is_root(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts the path before the addresses in a page or a part of one. The markup is ours: attributes are quoted by `"`,
    /// and text holds no `<`.
    pub(crate) fn markup(&self, page: String) -> String {
        if self.is_root() {
            return page;
        }
        let mut out = String::with_capacity(page.len() + page.len() / 16);
        let mut rest = page.as_str();
        while let Some((text, inside)) = rest.split_once('<') {
            out.extend([text, "<"]);
            rest = self.tag(inside, &mut out);
        }
        out.push_str(rest);
        out
    }

    /// Copies a tag with the path before its addresses; returns what stands behind it.
    fn tag<'a>(&self, mut rest: &'a str, out: &mut String) -> &'a str {
        while let Some(at) = rest.find(['"', '>']) {
            let (before, from) = rest.split_at(at);
            let (mark, behind) = from.split_at(1);
            out.extend([before, mark]);
            if mark == ">" {
                return behind;
            }
            let name = before.trim_end_matches('=').rsplit([' ', '\n', '\t']).next().unwrap_or_default();
            let (value, behind) = behind.split_once('"').unwrap_or((behind, ""));
            if ADDRESSES.contains(&name) {
                out.push_str(self.before(value));
            }
            out.extend([value, "\""]);
            rest = behind;
        }
        out.push_str(rest);
        ""
    }

    /// Returns what an address lacks: the path, where it begins at the root of this server.
    fn before(&self, address: &str) -> &str {
        if address.starts_with('/') && !address.starts_with("//") { &self.0 } else { "" }
    }

    /// Takes the path off; none for an address that is not below it.
    pub(crate) fn inside<'a>(&self, path: &'a str) -> Option<&'a str> {
        match path.strip_prefix(&self.0) {
            Some("") => Some("/"),
            Some(inside) if inside.starts_with('/') => Some(inside),
            _ => ALSO_AT_ROOT.contains(&path).then_some(path),
        }
    }

    /// Puts the path before the addresses in the headers of an answer.
    pub(crate) fn headers(&self, headers: &mut HeaderMap) {
        let to = |text: String| HeaderValue::from_str(&text).ok();
        if let Some(at) = headers.get(LOCATION).and_then(|at| at.to_str().ok())
            && let Some(at) = to(format!("{}{at}", self.before(at)))
        {
            headers.insert(LOCATION, at);
        }
        let cookies: Vec<HeaderValue> = headers.get_all(SET_COOKIE).iter().cloned().collect();
        headers.remove(SET_COOKIE);
        for cookie in cookies {
            let moved = cookie.to_str().ok().and_then(|cookie| to(self.cookie(cookie)));
            headers.append(SET_COOKIE, moved.unwrap_or(cookie));
        }
    }

    fn cookie(&self, cookie: &str) -> String {
        let parts = cookie.split("; ").map(|part| match part.strip_prefix("Path=") {
            // Without the slash, so that the cookie comes back with the path itself too.
            Some("/") => format!("Path={}", self.0),
            Some(path) => format!("Path={}{path}", self.0),
            None => part.to_owned(),
        });
        parts.collect::<Vec<_>>().join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games() -> BasePath {
        "/games/".parse().unwrap()
    }

    #[test]
    fn a_path_is_read_or_refused() {
        let path = |text: &str| text.parse::<BasePath>().map(|path| path.to_string());
        assert_eq!(path("/games/"), Ok("/games".to_owned()));
        assert_eq!(path("/a/b.c"), Ok("/a/b.c".to_owned()));
        assert_eq!([path("/"), path("")], [Ok(String::new()), Ok(String::new())]);
        for text in ["games", "//games", "/a//b", "/../x", "/a b", "/a\"", "/a?b", "https://table.example/games"] {
            assert!(path(text).unwrap_err().contains("such as /games"), "{text}");
        }
    }

    #[test]
    fn addresses_are_put_under_the_path_and_nothing_else_is() {
        let page = "<a class=\"x\" href=\"/table/1\">a &gt; /b</a> = \"/c\" <a href=\"//e.example/\"></a>\
            <a href=\"#d\"></a><input value=\"/f\" data-token=\"/g\"><form action=\"/\">\n\
            <use href=\"https://h.example/i\"/><button formaction=\"/j\"></button><p data-note=\" href=\"></p>";
        let moved = "<a class=\"x\" href=\"/games/table/1\">a &gt; /b</a> = \"/c\" <a href=\"//e.example/\"></a>\
            <a href=\"#d\"></a><input value=\"/f\" data-token=\"/g\"><form action=\"/games/\">\n\
            <use href=\"https://h.example/i\"/><button formaction=\"/games/j\"></button><p data-note=\" href=\"></p>";
        assert_eq!(games().markup(page.to_owned()), moved);
        assert_eq!(BasePath::default().markup(page.to_owned()), page);
        for torn in ["<a href=\"/x", "<a href=\"", "<a ", "<", "a"] {
            // A part of a page that ends anywhere is no reason to fail.
            games().markup(torn.to_owned());
        }
    }

    #[test]
    fn cookies_and_redirects_lead_below_the_path() {
        let mut headers = HeaderMap::new();
        headers.insert(LOCATION, HeaderValue::from_static("/table/1"));
        headers.append(SET_COOKIE, HeaderValue::from_static("a=1; Path=/; HttpOnly"));
        headers.append(SET_COOKIE, HeaderValue::from_static("b=2; Path=/table/1; HttpOnly"));
        games().headers(&mut headers);
        assert_eq!(headers[LOCATION], "/games/table/1");
        let cookies: Vec<_> = headers.get_all(SET_COOKIE).iter().collect();
        assert_eq!(cookies, ["a=1; Path=/games; HttpOnly", "b=2; Path=/games/table/1; HttpOnly"]);
    }

    #[test]
    fn only_what_is_below_the_path_is_inside() {
        let inside = |path: &'static str| games().inside(path);
        assert_eq!(["/games", "/games/", "/games/table/1"].map(inside), [Some("/"), Some("/"), Some("/table/1")]);
        assert_eq!(["/healthz", "/games/healthz"].map(inside), [Some("/healthz"); 2]);
        assert_eq!(["/", "/gamesx", "/table/1", "/other"].map(inside), [None; 4]);
    }
}

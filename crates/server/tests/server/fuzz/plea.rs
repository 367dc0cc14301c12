//! A request as bytes, made by dice.

use contract::{Dice, Stream};

use super::words::{fields, mangled, once_in, pick, word};
use crate::surface::addresses::{Asked, LEAVE, METHODS, SURFACE};
use crate::surface::known::Known;
use crate::surface::side::kind;

/// Kinds of a body that is no form, or is one in an odd way.
const KINDS: [&str; 6] = [
    "",
    "application/json",
    "multipart/form-data; boundary=x",
    "text/plain",
    "APPLICATION/X-WWW-FORM-URLENCODED",
    "application/x-www-form-urlencoded; charset=utf-16",
];
/// Headers that change what a request means, or do not, with values that they may have.
const HEADERS: [(&str, &[&str]); 15] = [
    ("X-Live", &["1", "1", "0", "yes"]),
    ("X-Request-Id", &["abc", "<b>", ""]),
    ("X-Forwarded-For", &["192.0.2.1", "unknown", ",,,", "::1, evil"]),
    ("Origin", &["null", "https://evil.example", "x"]),
    ("Sec-Fetch-Site", &["cross-site", "same-origin", "none", "x"]),
    ("Accept", &["*/*", "text/event-stream", "x"]),
    ("Range", &["bytes=0-1", "bytes=9999999999999999999999-", "x"]),
    ("If-None-Match", &["*", "\"x\""]),
    ("If-Modified-Since", &["yesterday"]),
    ("Last-Event-ID", &["-1", "99999999999999999999999", "x"]),
    ("Content-Encoding", &["gzip", "x"]),
    ("Upgrade", &["h2c", "websocket"]),
    ("TE", &["trailers"]),
    (
        "Authorization",
        &["Bearer x", "Basic ====", "", "Bearer 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"],
    ),
    ("X-HTTP-Method-Override", &["DELETE"]),
];

/// A request as bytes.
pub(super) struct Plea {
    pub(super) bytes: Vec<u8>,
    pub(super) method: String,
    /// The pattern of the address that it was made from; none for an address made up.
    pub(super) pattern: Option<&'static str>,
    /// Whether it is no HTTP: such are turned away before any page of ours.
    pub(super) broken: bool,
    /// Whether it is of the version of HTTP that knows no bodies in pieces.
    is_old: bool,
}

impl Plea {
    /// Makes a request; `cookie` is that of a person whom the server knows.
    pub(super) fn random(dice: &mut Stream, known: &Known, host: &str, cookie: &str) -> Self {
        let asked = pick(dice, SURFACE);
        let made_up = once_in(dice, 12);
        let method = method(dice, asked);
        let path = if made_up { format!("/{}/{}", word(dice), word(dice)) } else { path(dice, asked, known) };
        let query = given(dice, (asked.queries)(known));
        let query = if query.is_empty() { query } else { format!("?{query}") };
        let is_old = once_in(dice, 40);
        let version = if is_old { "HTTP/1.0" } else { "HTTP/1.1" };
        let mut plea = Self {
            bytes: format!("{method} {path}{query} {version}\r\nConnection: close\r\n").into_bytes(),
            method: method.to_owned(),
            pattern: (!made_up).then_some(asked.path),
            broken: false,
            is_old,
        };
        plea.host(dice, host);
        plea.cookie(dice, cookie);
        while once_in(dice, 3) {
            let (name, values) = pick(dice, &HEADERS);
            let value = if once_in(dice, 6) { word(dice) } else { pick(dice, values).to_string() };
            plea.header(name, value.as_bytes());
        }
        if once_in(dice, 50) {
            plea.breaks(dice);
        }
        plea.body(dice, asked, known);
        plea
    }

    fn header(&mut self, name: &str, value: &[u8]) {
        self.bytes.extend([name.as_bytes(), b": ", value, b"\r\n"].concat());
    }

    fn host(&mut self, dice: &mut Stream, host: &str) {
        match dice.below(30) {
            0 => self.header("Host", b"evil.example"),
            1 => self.header("Host", b""),
            2 => self.header("Host", word(dice).as_bytes()),
            3 => self.header("Host", b"[::1]:99999"),
            4 => {}
            _ => self.header("Host", host.as_bytes()),
        }
    }

    fn cookie(&mut self, dice: &mut Stream, cookie: &str) {
        let flipped = |at: usize| format!("{}x{}", &cookie[..at], &cookie[at + 1..]);
        match dice.below(16) {
            0..=7 => self.header("Cookie", format!("palisade={cookie}").as_bytes()),
            8 => self.header("Cookie", format!("palisade={}", flipped(dice.below(63) as usize)).as_bytes()),
            9 => self.header("Cookie", format!("palisade=\"{}\"; =;;; palisade", cookie.to_uppercase()).as_bytes()),
            10 => self.header("Cookie", format!("screen={}; invite={}; palisade", word(dice), word(dice)).as_bytes()),
            11 => self.header("Cookie", b"palisade=\xff\xfe\x80; invite=\xc3"),
            12 => self.header("Cookie", format!("screen=1; invite={}; palisade={cookie}", "0".repeat(64)).as_bytes()),
            _ => {}
        }
    }

    /// Makes it no HTTP.
    fn breaks(&mut self, dice: &mut Stream) {
        self.broken = true;
        match dice.below(5) {
            0 => (0..120).for_each(|number| self.header(&format!("X-{number}"), b"x")),
            1 => self.header("X-Null", b"a\0b"),
            2 => self.header("X Space", b"x"),
            3 => self.header("Content-Length", b"-1"),
            _ => self.bytes.splice(0..0, b"\xff\xfe ".iter().copied()).for_each(drop),
        }
    }

    fn body(&mut self, dice: &mut Stream, asked: &Asked, known: &Known) {
        let sends = matches!(self.method.as_str(), "POST" | "PUT" | "PATCH" | "DELETE") || once_in(dice, 20);
        let body = match dice.below(12) {
            _ if !sends => None,
            0 => Some("x".repeat(1 + dice.below(40_000) as usize).into_bytes()),
            1 => Some((0..dice.below(400)).map(|_| dice.below(256) as u8).collect()),
            _ => Some(given(dice, (asked.forms)(known)).into_bytes()),
        };
        if body.is_some() {
            let kind = if once_in(dice, 8) { pick(dice, &KINDS) } else { kind(asked.path) };
            self.header("Content-Type", kind.as_bytes());
        }
        match body {
            None => self.bytes.extend(b"\r\n"),
            Some(body) if once_in(dice, 6) && !self.is_old => self.chunks(dice, &body),
            Some(body) => {
                self.header("Content-Length", body.len().to_string().as_bytes());
                self.bytes.extend(b"\r\n");
                self.bytes.extend(body);
            }
        }
    }

    /// Sends a body in pieces; some end in the middle, in something that is no piece.
    fn chunks(&mut self, dice: &mut Stream, body: &[u8]) {
        self.header("Transfer-Encoding", b"chunked");
        self.bytes.extend(b"\r\n");
        for piece in body.chunks(1 + dice.below(3000) as usize) {
            self.bytes.extend([format!("{:x}\r\n", piece.len()).as_bytes(), piece, b"\r\n"].concat());
        }
        let end: &[u8] = if once_in(dice, 4) { b"zz\r\n" } else { b"0\r\n\r\n" };
        self.bytes.extend(end);
    }
}

fn method(dice: &mut Stream, asked: &Asked) -> &'static str {
    let method = match dice.below(12) {
        0 => "BREW",
        1 => "TRACE",
        2..=5 => "POST",
        6..=8 => "GET",
        _ => pick(dice, &METHODS),
    };
    // Who leaves is known no longer, and nothing more could be asked on their behalf.
    if asked.path == LEAVE && method == "POST" { "GET" } else { method }
}

fn path(dice: &mut Stream, asked: &Asked, known: &Known) -> String {
    let mut path = pick(dice, &known.addresses(asked.path)).clone();
    if asked.path.contains('{') && once_in(dice, 3) {
        let filled = asked.path.split('/').map(|part| if part.starts_with('{') { word(dice) } else { part.to_owned() });
        path = filled.collect::<Vec<_>>().join("/");
    }
    match dice.below(24) {
        0 => path + "/",
        1 => path.replace('/', "//"),
        2 => path + "/../..%2f",
        3 => path.to_uppercase(),
        4 => path + "%00",
        _ => path,
    }
}

/// Returns what stands in an address or form: something that might be all right, something like it, or anything.
fn given(dice: &mut Stream, sound: Vec<String>) -> String {
    // No bot is put on a seat: what it plays later would look as if something that is refused had been stored.
    let sound: Vec<String> = sound.into_iter().filter(|text| !text.contains("greedy")).collect();
    match dice.below(4) {
        0 => fields(dice),
        1 if !sound.is_empty() => pick(dice, &sound).clone(),
        2 | 3 if !sound.is_empty() => {
            let text = pick(dice, &sound).clone();
            mangled(dice, &text)
        }
        _ => String::new(),
    }
}

//! HEAD: the same as GET without its body, wherever there is a GET.

use crate::house::House;
use crate::raw::{ask, status};

/// The addresses that answer to GET, with stand-ins for a table, a game and a seat.
const ROUTES: &[&str] = &[
    "/",
    "/play/pig",
    "/rules/under-falling-skies",
    "/style",
    "/seat/0000",
    "TABLE",
    "TABLE/act",
    "TABLE/preview",
    "TABLE/undo",
    "TABLE/resign",
    "TABLE/hand",
    "TABLE/stand-in",
    "TABLE/screen",
    "TABLE/guide",
    "TABLE/sit",
    "TABLE/events",
    "TABLE/dice",
    "/dice",
    "/dice/log",
    "/dice/log.txt",
    "TABLE/log",
    "TABLE/record",
    "TABLE/replay",
    "TABLE/replay/0",
    "TABLE/branch",
    "/assets/nothing.js",
    "/favicon.ico",
    "/verify.py",
    "/verify.mjs",
    "/check.mjs",
    "/metrics",
    "/healthz",
    "/nothing",
];

/// Returns status and headers without what is another for each answer.
fn head(answer: &str) -> Vec<String> {
    let head = answer.split_once("\r\n\r\n").expect("a head").0;
    let other = ["date:", "x-request-id:", "transfer-encoding:", "content-length:"];
    let lines = head.lines().map(str::to_lowercase).filter(|line| !other.iter().any(|name| line.starts_with(name)));
    lines.map(|line| if line.starts_with("set-cookie:") { without_value(&line) } else { line }).collect()
}

/// Leaves the name of a cookie: each answer may hold a secret of its own.
fn without_value(cookie: &str) -> String {
    cookie.split('=').next().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn head_tells_of_every_address_what_get_tells() {
    let house = House::open().await;
    let address = house.server.address();
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "random")]).await;
    while !me.get(&table).await.body.contains("id=\"ending\"") {}
    let asset = crate::limits::linked(&me.get("/").await.body).remove(0);
    for route in ROUTES.iter().copied().chain([asset.as_str()]) {
        let path = route.replace("TABLE", &table);
        let head_only = ask(address, &format!("HEAD {path}"), "").await;
        assert_eq!(head_only.split_once("\r\n\r\n").expect("a head").1, "", "{path} has a body");
        if route.ends_with("/events") {
            // Its GET never ends.
            assert_eq!(status(&head_only), "200");
            assert!(head_only.contains("text/event-stream"), "{head_only}");
            continue;
        }
        assert_eq!(head(&head_only), head(&ask(address, &format!("GET {path}"), "").await), "{path}");
    }
    assert!(me.get("/metrics").await.body.contains("palisade_open_streams 0\n"), "HEAD holds no stream");
}

//! Under a base path: every address that goes out leads back in.

use std::collections::{BTreeSet, VecDeque};

use server::Config;

use crate::client::{Browser, between, tokens};
use crate::house::House;
use crate::raw::{ask, status};

const BASE: &str = "/games";
/// Enough to have been on every kind of page.
const PAGES: usize = 250;

/// Returns all addresses that a page leads to; fails on one that leads out.
fn addresses(path: &str, page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for part in page.split("=\"").skip(1) {
        let value = part.split('"').next().unwrap_or_default();
        // Links that are shown to be copied hold the address of the server too.
        let copied = value.strip_prefix("http://127.0.0.1:").and_then(|rest| Some(&rest[rest.find('/')?..]));
        let here = copied.unwrap_or(value);
        if here.starts_with('/') {
            assert!(here == BASE || here.starts_with("/games/"), "{path} leads to {value}");
            found.push(here.replace("&amp;", "&"));
        }
    }
    found
}

async fn crawl(me: &mut Browser, from: Vec<String>) -> BTreeSet<String> {
    let (mut known, mut open) = (BTreeSet::new(), VecDeque::from(from));
    while let Some(path) = open.pop_front() {
        let path = path.split('#').next().unwrap_or_default().to_owned();
        if known.len() >= PAGES || path.contains("/events") || !known.insert(path.clone()) {
            continue;
        }
        let reply = me.get(&path).await;
        // Without the fields of its form this one asks for a step.
        let lacks = reply.status == 400 && path.ends_with("/branch");
        assert!(lacks || matches!(reply.status, 200 | 303), "{path}: {} {}", reply.status, reply.body);
        if reply.status == 303 {
            assert!(reply.location.starts_with("/games/"), "{path} leads to {}", reply.location);
            open.push_back(reply.location);
        } else if reply.body.starts_with("<!DOCTYPE") {
            open.extend(addresses(&path, &reply.body));
        }
    }
    known
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_leads_out_of_a_base_path() {
    let house = House::start(Config { base_path: "/games/".parse().unwrap(), ..House::config() }).await;
    let mut me = house.browser();
    let seats = [("seat-0", "me"), ("seat-1", "link")];
    let alone = me.post("/games/play/under-falling-skies", &seats[..1]).await.location;
    let shared = me.post("/games/play/pig", &seats).await.location;
    let watched = house.browser().post("/games/play/under-falling-skies", &[("seat-0", "random")]).await.location;
    while !me.get(&watched).await.body.contains("id=\"ending\"") {}
    for table in [&alone, &shared, &watched] {
        assert!(table.starts_with("/games/table/"), "{table}");
    }
    assert!(me.seen.iter().any(|seen| seen.contains("; Path=/games; ")), "the cookie comes back below the path alone");
    let seen = crawl(&mut me, vec!["/games/".to_owned(), watched, alone.clone(), shared.clone()]).await;
    for kind in ["/games/assets/", "/games/rules/", "/games/play/", "/games/verify.py"] {
        assert!(seen.iter().any(|path| path.starts_with(kind)), "{kind} is among {seen:?}");
    }

    // A guest comes by the link that is shown to be copied, and a move reaches the other's stream.
    let page = me.get(&shared).await.body;
    let link = format!("/games/seat/{}", between(&page, "/games/seat/", "\"").unwrap());
    let mut guest = house.browser();
    assert_eq!(guest.get(&link).await.location, format!("{shared}?followed=1"));
    assert!(
        guest.seen.last().unwrap().contains(&format!("; Path={shared}; ")),
        "the invitation is for the table alone"
    );
    assert_eq!(guest.post(&format!("{shared}/sit"), &[]).await.status, 303);
    let mut stream = guest.stream(&shared).await;
    let first = stream.next().await.unwrap();
    let page = me.get(&shared).await.body;
    let reply = me.act(&shared, &page, &tokens(&page)[0]).await;
    assert_eq!((reply.status, reply.location.as_str()), (303, shared.as_str()));
    let patch = stream.next().await.unwrap();
    assert!(patch.id > first.id);
    assert!(!addresses("a patch", &patch.body).is_empty());
    let refused = me.post_live(&format!("{shared}/act"), &[]).await;
    assert_eq!(refused.status, 400);
    addresses("a notice", &refused.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn outside_of_the_base_path_only_the_machine_is_answered() {
    let house = House::start(Config { base_path: BASE.parse().unwrap(), ..House::config() }).await;
    let at = async |path: &str| status(&ask(house.server.address(), &format!("GET {path}"), "").await).to_owned();
    for path in ["/games", "/games/", "/games/?a=b", "/games/rules/under-falling-skies", "/healthz", "/metrics"] {
        assert_eq!(at(path).await, "200", "{path}");
    }
    for path in ["/games/healthz", "/games/metrics"] {
        assert_eq!(at(path).await, "200", "{path}");
    }
    for path in ["/", "/rules/under-falling-skies", "/gamesx", "/gamesx/healthz", "/other/games/"] {
        assert_eq!(at(path).await, "404", "{path}");
    }
}

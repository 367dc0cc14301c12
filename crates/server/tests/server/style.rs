//! What the pages link.

use contract::Stream;

use crate::client::between;
use crate::house::House;
use crate::limits::linked;

/// Everything that any page of a game links weighs together, as it is sent, what is allowed.
#[tokio::test(flavor = "multi_thread")]
async fn script_and_style_weigh_less_than_fifty_kilobytes_together() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let mut pages = vec!["/".to_owned(), "/play/under-falling-skies".to_owned(), table.clone()];
    let mut files: std::collections::BTreeSet<String> = linked(&me.get(&table).await.body).into_iter().collect();
    assert!(files.len() >= 3, "{files:?}");
    me.play_out(&table, &mut Stream::new("weight", "game", 0)).await;
    pages.extend(["", "/replay/1", "/dice"].map(|page| format!("{table}{page}")));
    for page in pages {
        files.extend(linked(&me.get(&page).await.body));
    }
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let (mut weight, mut parts) = (0, Vec::new());
    for path in files {
        let address = format!("{}{path}", house.base());
        let plain = http.get(&address).send().await.unwrap().text().await.unwrap();
        for linked in ["@import", "import(", "import {", "importScripts", "@font-face"] {
            assert!(!plain.contains(linked), "{path} brings more along by {linked}");
        }
        let answer = http.get(&address).header("accept-encoding", "br").send().await.unwrap();
        assert_eq!(answer.headers()["content-encoding"], "br", "{path}");
        let bytes = answer.bytes().await.unwrap().len();
        weight += bytes;
        parts.push((bytes, path));
    }
    assert!(weight <= 50 * 1024, "{weight}: {parts:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_custom_property_that_is_used_is_defined() {
    let house = House::open().await;
    let mut me = house.browser();
    let page = me.get("/").await.body;
    let style = me.get(between(&page, "rel=\"stylesheet\" href=\"", "\"").unwrap()).await.body;
    let used = style.split("var(--").skip(1).filter_map(|part| part.split([')', ',']).next());
    for name in used {
        assert!(style.contains(&format!("--{name}:")), "--{name} is not defined");
    }
}

//! What the pages link.

use contract::Stream;

use crate::client::between;
use crate::house::{GENEROUS, House, config};
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

/// A browser that draws a page again and again takes a third of a core for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_on_which_nothing_happens_does_not_move() {
    let house = House::open().await;
    let mut me = house.browser();
    let page = me.get("/").await.body;
    let style = me.get(between(&page, "rel=\"stylesheet\" href=\"", "\"").unwrap()).await.body;
    assert!(style.contains("@keyframes flow") && !style.contains("infinite"), "something moves for ever");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_all_elements_is_there_for_those_who_build_and_in_no_release() {
    let house = House::open().await;
    let page = house.browser().get("/style").await;
    assert_eq!(page.status, 200);
    for part in [
        "Type",
        "Colours",
        "Space",
        "Buttons",
        "Places on a board",
        "Dice",
        "Sets of pieces",
        "Portions",
        "Standing orders",
        "Story",
        "Icons",
        "Standings",
        "Prompts",
        "Notices",
        "Log",
    ] {
        assert!(page.body.contains(&format!("<h2>{part}</h2>")), "{part}");
    }
    // Each in every state: chosen and free, at rest with its reason, more and less, standing and closed, new and unseen.
    for state in [
        "aria-pressed=\"true\" aria-label=\"White 4\"",
        "aria-pressed=\"false\" aria-label=\"White 2\"",
        "id=\"no-set-0-why\"",
        "class=\"portion laid\"",
        "class=\"btn step off\"",
        "id=\"less-0-wall\"",
        "id=\"lay-0-guard-1\"",
        "li class=\"given\"",
        "id=\"press-forced\"",
        "class=\"new is-unseen\"",
        "class=\"told-now\"",
    ] {
        assert!(page.body.contains(state), "{state}");
    }
    assert_eq!(server::Config::default().elements, cfg!(debug_assertions), "only development builds have it unasked");

    let folder = tempfile::tempdir().unwrap();
    let release = server::Config { elements: false, ..config(folder.path().join("p.db"), GENEROUS) };
    let server = server::Server::start(release).await.unwrap();
    let mut me = crate::client::Browser::new(&format!("http://{}", server.address()));
    assert_eq!(me.get("/style").await.status, 404);
    server.stop().await.unwrap();
}

//! What is one person's own: the name, the data to take along, the cookie, and leaving.

use contract::Stream;
use reqwest::header::SET_COOKIE;

use crate::client::{Browser, tokens};
use crate::house::House;

const START: u64 = 1_760_000_000_000;
const DAY: u64 = 24 * 60 * 60 * 1000;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_changes_the_name_and_takes_all_along() {
    let house = House::open().await;
    let mut me = house.browser();
    assert!(me.get("/me").await.body.contains("You have not sat down here yet."));
    assert_eq!(me.get("/me/data.json").await.status, 403);
    let over = me.create("pig", &[("seat-0", "me"), ("seat-1", "me"), ("name", "Ann"), ("name-1", "Bo")]).await;
    me.play_out(&over, &mut Stream::new("me", "pig", 0)).await;
    let runs = me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let bad = me.post("/me/name", &[("name", "An\u{202e}n")]).await;
    assert!(bad.status == 422 && bad.body.contains("id=\"name-error\"") && bad.body.contains("U+202E"), "{}", bad.body);
    assert_eq!(me.post("/me/name", &[("name", "Zoë")]).await.location, "/me");
    assert!(me.get("/me").await.body.contains("<bdi>Zoë</bdi>"));
    let data: serde_json::Value = serde_json::from_str(&me.get("/me/data.json").await.body).unwrap();
    assert_eq!(data["person"]["name"], "Zoë");
    let tables = data["tables"].as_array().unwrap();
    let find = |table: &str| tables.iter().find(|found| table.ends_with(found["id"].as_str().unwrap())).unwrap();
    assert_eq!(find(&over)["seats"][1]["name"], "Bo");
    assert_eq!(find(&over)["record"], me.get(&format!("{over}/record")).await.body);
    assert!(find(&runs)["record"].is_null(), "it holds what may not be known yet");
    let text = data.to_string();
    assert!(!text.contains(&me.cookies["palisade"]), "the secret of the cookie stays in the cookie");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_takes_the_name_along_and_the_others_play_on() {
    let house = House::open().await;
    let (table, mut people) = house.company("pig", 2, &[("name", "Ann")]).await;
    let alone = people[0].create("pig", &[("seat-0", "me"), ("seat-1", "me"), ("name", "Ann")]).await;
    let page = people[0].get("/me/leave").await.body;
    assert!(page.contains("One table where only you sit") && page.contains("One table with others"), "{page}");
    assert!(people[1].get(&table).await.body.contains("Ann"));
    let old = people[0].cookies["palisade"].clone();
    let left = people[0].press(&page, "leave").await;
    assert!(left.status == 200 && left.body.contains("Everything that was yours is deleted."), "{}", left.body);
    assert!(!people[0].cookies.contains_key("palisade"));
    assert_eq!(people[1].get(&alone).await.status, 410);
    for path in ["", "/log"] {
        let page = people[1].get(&format!("{table}{path}")).await.body;
        assert!(!page.contains("Ann"), "{path}: {page}");
    }
    let end = loop {
        let page = people[1].get(&table).await.body;
        if page.contains("id=\"ending\"") {
            break page;
        }
        if let Some(token) = tokens(&page).first() {
            // The bot moves by itself, so a page may be old when the form comes.
            people[1].act(&table, &page, token).await;
        }
    };
    assert!(!end.contains("Ann"));
    let house = house.restart().await;
    people[1].base = house.base();
    assert!(!people[1].get(&format!("{table}/record")).await.body.contains("Ann"), "nor on disk");
    let mut ghost = house.browser();
    ghost.cookies.insert("palisade".to_owned(), old);
    assert!(ghost.get("/me").await.body.contains("You have not sat down here yet."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_renewed_while_it_is_used() {
    let house = House::at(START).await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let secret = me.cookies["palisade"].clone();
    house.clock.set(START + 6 * DAY);
    assert!(!renews(&mut me, &table).await);
    house.clock.set(START + 8 * DAY);
    assert!(!renews(&mut me, "/verify.py").await, "with a page, not with a file");
    assert!(renews(&mut me, &table).await);
    assert_eq!(me.cookies["palisade"], secret);
    assert!(!renews(&mut me, "/").await, "once a week");
    house.clock.set(START + 16 * DAY);
    assert!(renews(&mut me, "/").await);
    assert!(!renews(&mut house.browser(), "/").await, "who has none gets none");
}

/// Loads a page; says whether the answer sets the person's cookie for another year.
async fn renews(me: &mut Browser, path: &str) -> bool {
    me.get(path).await;
    let head = me.seen.last().unwrap();
    head.contains(SET_COOKIE.as_str()) && head.contains("palisade=") && head.contains("Max-Age=31536000")
}

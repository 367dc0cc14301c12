//! Numbers for operators.

use crate::client::{Browser, tokens};
use crate::house::House;

/// Returns the sum of a number over its labels, of those lines that hold this text.
pub(crate) fn number(page: &str, name: &str, with: &str) -> u64 {
    let series = |line: &&str| line.strip_prefix(name).is_some_and(|rest| rest.starts_with([' ', '{']));
    let lines = page.lines().filter(series).filter(|line| line.contains(with));
    lines.map(|line| line.rsplit_once(' ').unwrap().1.parse::<u64>().unwrap()).sum()
}

pub(crate) async fn numbers(browser: &mut Browser) -> String {
    let reply = browser.get("/metrics").await;
    assert_eq!(reply.status, 200);
    reply.body
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_grow_with_what_happens() {
    let house = House::open().await;
    let mut me = house.browser();
    let before = numbers(&mut me).await;
    for name in
        ["palisade_moves_total", "palisade_bot_turns_total", "palisade_open_streams", "palisade_tables_in_memory"]
    {
        assert!(before.contains(&format!("\n{name} 0\n")), "{name} starts at nothing: {before}");
    }
    assert!(
        before.contains(&format!("palisade_build_info{{version=\"{}\"}} 1", env!("CARGO_PKG_VERSION"))),
        "{before}"
    );

    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "random")]).await;
    let mut stream = me.stream(&table).await;
    stream.next().await.unwrap();
    let page = me.get(&table).await.body;
    me.act(&table, &page, "roll").await;
    let mut moves = 1;
    // Moves until the bot has had a turn.
    let after = loop {
        let page = me.get(&table).await.body;
        let after = numbers(&mut me).await;
        if number(&after, "palisade_bot_turns_total", "") > 0 {
            break after;
        }
        if let Some(token) = tokens(&page).last() {
            assert_eq!(me.act(&table, &page, token).await.status, 303);
            moves += 1;
        }
    };
    let bots = number(&after, "palisade_bot_turns_total", "");
    assert!(number(&after, "palisade_moves_total", "") >= moves + bots, "{after}");
    assert_eq!(number(&after, "palisade_open_streams", ""), 1);
    assert_eq!(number(&after, "palisade_tables_in_memory", ""), 1);
    let acts = "route=\"/table/{id}/act\"";
    assert_eq!(number(&after, "palisade_requests_total", acts), moves);
    assert_eq!(number(&after, "palisade_request_duration_seconds_count", acts), moves);
    me.get(&format!("{table}x")).await;
    me.get("/no/such/page").await;
    let after = numbers(&mut me).await;
    assert_eq!(number(&after, "palisade_requests_total", "route=\"/table/{id}\",status=\"4xx\""), 1);
    assert_eq!(number(&after, "palisade_requests_total", "route=\"\",status=\"4xx\""), 1);
    let id = table.strip_prefix("/table/").unwrap();
    assert!(!after.contains(id) && !after.contains("127.0.0.1") && !after.contains("no/such"), "{after}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_does_not_pass_numbers_on() {
    let house = House::open().await;
    let address = format!("{}/metrics", house.base());
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let there = client.get(&address).header("x-forwarded-for", "203.0.113.9").send().await.unwrap();
    assert_eq!(there.status(), 404);
    assert!(!there.text().await.unwrap().contains("palisade_"));
    let here = client.get(&address).send().await.unwrap();
    assert_eq!(here.headers()["content-type"], "text/plain; version=0.0.4; charset=utf-8");
}

//! Live updates.

use std::time::Duration;

use server::Limits;
use tokio::io::AsyncWriteExt;

use crate::client::{tokens, version};
use crate::house::{GENEROUS, House};
use crate::raw::{connect, until};

#[tokio::test(flavor = "multi_thread")]
async fn a_patch_reaches_a_second_browser() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let mut mine = me.stream(&table).await;
    let mut theirs = house.browser().stream(&table).await;
    let (first_mine, first_theirs) = (mine.next().await.unwrap(), theirs.next().await.unwrap());
    assert_eq!(first_mine.id.to_string(), version(&page), "the state as it is comes first");
    assert!(tokens(&first_theirs.body).is_empty());
    let token = tokens(&page)[0].clone();
    me.act(&table, &page, &token).await;
    for (stream, before) in [(&mut mine, first_mine), (&mut theirs, first_theirs)] {
        let patch = stream.next().await.unwrap();
        assert!(patch.id > before.id);
        assert!(patch.body.starts_with("<div id=\"table\"") && patch.body.contains(&format!("<code>{token}</code>")));
    }
    let whole = me.get(&table).await.body;
    assert!(whole.contains(&mine_body(&me.stream(&table).await.next().await.unwrap().body)), "page and patch are one");
}

fn mine_body(patch: &str) -> String {
    patch.to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_script_gets_the_changed_part() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let (version, token) = (version(&page), tokens(&page)[0].clone());
    let fields = [("version", version.as_str()), ("seat", "0"), ("token", &token)];
    let reply = me.post_live(&format!("{table}/act"), &fields).await;
    assert_eq!(reply.status, 200);
    assert!(reply.body.starts_with("<div id=\"table\"") && !reply.body.contains("<html"));
    let lost = me.post_live("/table/nothing/act", &fields).await;
    assert_eq!(lost.status, 404);
    assert!(lost.body.starts_with("<div id=\"notice\""), "{}", lost.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_when_the_server_stops() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "random")]).await;
    let mut stream = me.stream(&table).await;
    stream.next().await.unwrap();
    house.server.stop().await.unwrap();
    while stream.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_stream_says_that_it_is_there_so_that_a_script_hears_it() {
    let house = House::with(Limits { beat: Duration::from_millis(20), ..GENEROUS }).await;
    let table = house.browser().create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let mut line = connect(house.server.address()).await;
    let ask = format!("GET {table}/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    line.write_all(ask.as_bytes()).await.unwrap();
    let came = until(&mut line, "event: beat\ndata: on\n\n").await;
    assert!(came.contains("\r\nx-accel-buffering: no\r\n"), "nginx would keep the last patch back: {came}");
    let came = until(&mut line, "event: beat\n").await;
    assert!(!came.contains("event: patch"), "nothing has changed: {came}");
}

//! How long tables live: what goes by itself, and what the operator deletes.

use std::time::Duration;

use contract::Stream;
use server::admin::{self, AdminError, Force, TableStage};
use server::{Config, Server};

use crate::client::{between, tokens};
use crate::house::{GENEROUS, House, config};

const START: u64 = 1_760_000_000_000;
const DAY: u64 = 24 * 60 * 60 * 1000;

fn id(table: &str) -> String {
    table.strip_prefix("/table/").unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_never_begin_go_after_a_week_and_finished_ones_as_the_operator_sets() {
    let house = House::at(START).await;
    let mut me = house.browser();
    let waits = me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let runs = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let over = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    me.play_out(&over, &mut Stream::new("life", "pig", 0)).await;
    house.clock.set(START + 6 * DAY);
    let house = house.restart().await;
    me.base = house.base();
    assert!(me.get(&waits).await.body.contains("/seat/"), "it waits for a week");

    house.clock.set(START + 8 * DAY);
    let house = house.restart().await;
    me.base = house.base();
    // Whoever stops in the middle of it goes on when it starts again, so the log tells when it is done.
    let gone = loop {
        let reply = me.get(&waits).await;
        if reply.status != 200 {
            break reply;
        }
    };
    assert!(gone.status == 410 && gone.body.contains("This table has been deleted."), "{}", gone.body);
    assert_eq!(me.get(&runs).await.status, 200);
    assert_eq!(me.get(&over).await.status, 200, "nothing else was set, so it is kept");

    let (database, clock) = (house.database(), house.clock.clone());
    house.server.stop().await.unwrap();
    let database_too = database.clone();
    let expired = tokio::task::spawn_blocking(move || admin::expired(&database_too, Some(Duration::from_hours(24))));
    let expired: Vec<String> = expired.await.unwrap().unwrap().into_iter().map(|listed| listed.id).collect();
    assert_eq!(expired, [id(&over)], "told before it is done");
    let keep = Some(Duration::from_hours(7 * 24));
    let server = Server::start(Config { keep, clock, ..config(database, GENEROUS) }).await.unwrap();
    me.base = format!("http://{}", server.address());
    while me.get(&over).await.status == 200 {}
    assert_eq!(me.get(&over).await.status, 410);
    assert_eq!(me.get(&runs).await.status, 200, "a game that is played stays");
    let home = me.get("/").await.body;
    assert!(home.contains(&runs) && !home.contains(&over) && !home.contains(&waits), "{home}");
    server.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_the_operator_deletes_under_a_running_server_is_gone_for_everybody() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let page = me.get(&table).await.body;
    let kept = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let (database, gone) = (house.database(), id(&table));
    tokio::task::spawn_blocking(move || {
        let listed = admin::tables(&database).unwrap();
        let found = listed.iter().find(|listed| listed.id == gone).unwrap();
        assert_eq!((found.stage, found.seats, found.people), (TableStage::Running, 2, 1));
        assert!(found.bytes > 0);
        assert!(matches!(admin::delete(&database, &gone, Force::No), Err(AdminError::Running(_))));
        admin::delete(&database, &gone, Force::Yes).unwrap();
        assert!(admin::delete(&database, &gone, Force::Yes).unwrap_err().to_string().contains("was deleted"));
        assert!(matches!(admin::delete(&database, "nothing", Force::No), Err(AdminError::Store(_))));
        assert_eq!(admin::tables(&database).unwrap().len(), 1);
    })
    .await
    .unwrap();
    let reply = me.act(&table, &page, &tokens(&page)[0]).await;
    assert!(reply.status == 410 && reply.body.contains("This table has been deleted."), "{}", reply.body);
    for path in ["", "/log", "/dice", "/replay", "/events"] {
        assert_eq!(me.get(&format!("{table}{path}")).await.status, 410, "{path}");
    }
    assert_eq!(me.get("/table/nothing").await.status, 404, "what never was is something else");
    assert!(between(&me.get(&kept).await.body, "data-version=\"", "\"").is_some());
}

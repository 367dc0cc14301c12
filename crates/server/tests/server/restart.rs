//! A server that is stopped and started again in the middle.

use contract::{Dice, Stream};
use server::{ServeError, Server};
use store::StoreError;

use crate::client::{logged, tokens};
use crate::house::{GENEROUS, House, config};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_where_it_was() {
    let mut house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let mut dice = Stream::new("restart", "skies", 0);
    for _ in 0..4 {
        for _ in 0..7 {
            let page = me.get(&table).await.body;
            let tokens = tokens(&page);
            if let Some(last) = (tokens.len() as u32).checked_sub(1) {
                me.act(&table, &page, &tokens[dice.below(last + 1) as usize]).await;
            }
        }
        let before = me.get(&format!("{table}/log")).await.body;
        house = house.restart().await;
        me.base = house.base();
        let after = me.get(&format!("{table}/log")).await.body;
        assert_eq!(logged(&after), logged(&before));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_cannot_start_with_is_said_with_the_way_out() {
    let house = House::open().await;
    let taken = config(house.folder.path().join("q.db"), GENEROUS);
    let busy =
        Server::start(server::Config { listen: house.server.address().into(), ..taken.clone() }).await.unwrap_err();
    assert!(matches!(busy, ServeError::Busy(_)) && busy.to_string().contains("--port"), "{busy}");
    let text = house.folder.path().join("text");
    std::fs::write(&text, "no database").unwrap();
    let damaged = Server::start(config(text, GENEROUS)).await.unwrap_err();
    assert!(matches!(damaged, ServeError::Store(StoreError::Damaged(_))), "{damaged}");
    let nowhere = Server::start(config(house.folder.path().join("no/such/folder/p.db"), GENEROUS)).await.unwrap_err();
    assert!(matches!(nowhere, ServeError::Store(StoreError::Unwritable(_))), "{nowhere}");
}

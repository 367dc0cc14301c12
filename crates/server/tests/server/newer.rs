//! Tables that a newer release has played on: kept, and said to be so wherever they show.

use server::admin;
use store::{Store, TableState};

use crate::client::tokens;
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn what_a_newer_release_has_played_on_is_said_to_be_so() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let id = table.strip_prefix("/table/").unwrap().to_owned();
    let store = Store::open(&house.database()).await.unwrap();
    let next = store.load(&id).await.unwrap().entries.len() as u64;
    let mark = TableState { changed: 1, finished: false, due: None };
    store.append(&id, next, vec!["{\"v\":9999}".to_owned()], mark).await.unwrap();
    store.close().await;

    let told = "This table has been continued with a newer release.";
    let act = me.act(&table, &page, &tokens(&page)[0]).await;
    assert!(act.status == 410 && act.body.contains(told), "in memory: {} {}", act.status, act.body);
    let house = house.restart().await;
    me.base = house.base();
    for path in [table.clone(), format!("{table}/log"), format!("{table}/dice"), format!("{table}/record")] {
        let reply = me.get(&path).await;
        assert!(reply.status == 410 && reply.body.contains(told), "{path}: {} {}", reply.status, reply.body);
    }
    let home = me.get("/").await.body;
    assert!(home.contains(&format!("href=\"{table}\"")) && home.contains("Continued with a newer release"), "{home}");

    let database = house.database();
    let (exported, checked) = tokio::task::spawn_blocking(move || {
        (admin::export(&database, &id).unwrap_err().to_string(), admin::check(&database).unwrap())
    })
    .await
    .unwrap();
    assert!(exported.contains("use a newer release"), "{exported}");
    assert_eq!(checked.wrong, [""; 0]);
    assert!(matches!(&checked.unread[..], [one] if one.contains("use a newer release")), "{checked:?}");
}

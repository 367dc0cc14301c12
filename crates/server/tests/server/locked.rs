//! A database that another program has locked for longer than is waited: nothing is taken then, which is said in plain
//! words; once it is free everything goes on, and nothing is there twice.

use std::path::{Path, PathBuf};
use std::time::Duration;

use server::Config;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, query};
use table::Command;

use crate::bots::{leave, retried, settled};
use crate::client::{Reply, between, logged, tokens, version};
use crate::house::{GENEROUS, House, config};

/// Another program that writes to the database and does not end.
pub(crate) struct Lock(SqliteConnection);

impl Lock {
    pub(crate) async fn on(database: &Path) -> Self {
        let mut connection = SqliteConnectOptions::new().filename(database).connect().await.unwrap();
        query("BEGIN IMMEDIATE").execute(&mut connection).await.unwrap();
        Self(connection)
    }

    pub(crate) async fn release(mut self) {
        query("ROLLBACK").execute(&mut self.0).await.unwrap();
    }
}

/// Opens a house where a change waits for nobody for long.
pub(crate) async fn hasty() -> House {
    House::start(Config { busy: Duration::from_millis(200), ..config(PathBuf::new(), GENEROUS) }).await
}

/// Checks that an answer says in plain words that nothing can be stored just now.
fn assert_busy(reply: &Reply, way_out: &str) {
    assert_eq!(reply.status, 503, "{}", reply.body);
    for part in ["The server’s database is busy.", "Then try again.", way_out] {
        assert!(reply.body.contains(part), "{part}: {}", reply.body);
    }
    for inner in ["p.db", "sqlite", "SQLITE", "BUSY"] {
        assert!(!reply.body.contains(inner), "{inner} is no word for people at a table: {}", reply.body);
    }
}

/// Leaves a table at which a bot is to play: its person has rolled and held.
async fn owe(house: &House) {
    let commands = ["roll", "hold"].map(|token| (0, Command::act(token)));
    leave(house, "owed", [None, Some("greedy")], &[&[(0, Command::Begin)], &commands[..]].concat()).await;
}

/// Looks at that table, which wakes its bot; returns its log.
async fn played(house: &House) -> Vec<String> {
    logged(&house.browser().get("/table/owed/log").await.body)
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_locked_nothing_is_taken_and_once_it_is_free_everything_goes_on() {
    let house = hasty().await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let waiting = me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let link = between(&me.get(&waiting).await.body, "/seat/", "\"").unwrap().to_owned();
    let mut guest = house.browser();
    guest.get(&format!("/seat/{link}")).await;
    let page = me.get(&table).await.body;
    let token = tokens(&page).swap_remove(0);
    let before = logged(&page);

    owe(&house).await;
    let lock = Lock::on(&house.database()).await;
    let log = played(&house).await;
    let (mut here, mut there, mut live, mut maker) = (me.clone(), me.clone(), me.clone(), house.browser());
    let (act, now, sit) = (format!("{table}/act"), version(&page), format!("{waiting}/sit"));
    let fields = [("version", now.as_str()), ("seat", "0"), ("token", token.as_str())];
    let (one, two, three, four, five) = tokio::join!(
        here.act(&table, &page, &token),
        there.act(&table, &page, &token),
        live.post_live(&act, &fields),
        maker.post("/play/pig", &[("seat-0", "me"), ("seat-1", "me")]),
        guest.post(&sit, &[("name", "Bo")]),
    );
    for reply in [&one, &two, &four, &five] {
        assert_busy(reply, "href=\"/\"");
    }
    assert_busy(&three, "id=\"notice\"");
    assert_eq!(logged(&me.get(&table).await.body), before, "what is stored can be read meanwhile");
    retried(&mut me).await;
    assert_eq!(played(&house).await, log, "the bot has not moved");
    lock.release().await;

    // At once, by the same page, and once however often it is sent.
    for _ in 0..2 {
        assert_eq!(me.act(&table, &page, &token).await.status, 303);
    }
    assert_eq!(guest.post(&sit, &[("name", "Bo")]).await.status, 303);
    assert_eq!(maker.post("/play/pig", &[("seat-0", "me"), ("seat-1", "me")]).await.status, 303);
    settled(&mut me).await;
    let moves = |log: Vec<String>| log.into_iter().filter(|token| !token.starts_with('=')).collect::<Vec<_>>();
    assert_eq!(moves(logged(&me.get(&table).await.body)), [moves(before), vec![token]].concat());
    assert!(!tokens(&me.get(&waiting).await.body).is_empty(), "the game has begun");
    assert_eq!(me.get("/").await.body.matches(" href=\"/table/").count(), 2, "nothing was made twice");

    // The bot has played as if nothing had been in the way.
    let other = House::open().await;
    owe(&other).await;
    played(&other).await;
    settled(&mut other.browser()).await;
    let theirs = played(&house).await;
    assert!(theirs.len() > log.len(), "{theirs:?}");
    assert_eq!(theirs, played(&other).await);
}

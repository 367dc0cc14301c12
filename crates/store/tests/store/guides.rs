//! Who is guided, and what they have read.

use crate::common::{folder, make};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use store::Store;

/// Returns the notes in order.
async fn notes(store: &Store, table: &str, person: &str) -> Option<Vec<String>> {
    let mut notes = store.access(table, Some(person)).await.unwrap().notes_read?;
    notes.sort();
    Some(notes)
}

#[tokio::test]
async fn notes_are_kept_for_each_person_and_table_until_the_guide_is_stopped() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    make(&store, "u").await;
    for person in ["p", "q"] {
        store.new_person(person, person, 5).await.unwrap();
    }
    assert_eq!(notes(&store, "t", "p").await, None);
    store.read_note("t", "p", "first").await.unwrap();
    assert_eq!(notes(&store, "t", "p").await, None, "who is not guided reads nothing");
    for (table, person) in [("t", "p"), ("t", "p"), ("u", "p"), ("t", "q")] {
        store.guide(table, person).await.unwrap();
    }
    assert_eq!(notes(&store, "t", "p").await, Some(vec![]));
    // Two tabs may say the same.
    for note in ["first", "second", "first"] {
        store.read_note("t", "p", note).await.unwrap();
    }
    store.guide("t", "p").await.unwrap();
    store.close().await;
    let store = Store::open(&file).await.unwrap();
    assert_eq!(notes(&store, "t", "p").await, Some(vec!["first".into(), "second".into()]));
    assert_eq!(notes(&store, "u", "p").await, Some(vec![]), "another table");
    assert_eq!(notes(&store, "t", "q").await, Some(vec![]), "another person");
    store.stop_guide("t", "p").await.unwrap();
    assert_eq!(notes(&store, "t", "p").await, None);
    assert!(store.guide("none", "p").await.is_err(), "there is no such table");
}

#[tokio::test]
async fn a_person_plays_a_game_once_they_have_a_seat_of_it() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    store.new_person("p", "cookie", 5).await.unwrap();
    assert_eq!(store.plays("p", "pig").await, Ok(false));
    store.claim("t", 1, "p").await.unwrap();
    assert_eq!(store.plays("p", "pig").await, Ok(true));
    assert_eq!(store.plays("p", "yacht").await, Ok(false));
}

#[tokio::test]
async fn a_database_of_the_first_schema_is_brought_up_to_date() {
    let (folder, file) = folder();
    let newest = folder.path().join("newest.db");
    Store::open(&newest).await.unwrap().close().await;
    let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
    let mut past = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(include_str!("../../migrations/0001_tables.sql")).execute(&mut past).await.unwrap();
    sqlx::query("ATTACH $1 AS newest").bind(newest.to_str().unwrap()).execute(&mut past).await.unwrap();
    let steps: String =
        sqlx::query_scalar("SELECT sql FROM newest.sqlite_master WHERE type = 'table' AND name = '_sqlx_migrations'")
            .fetch_one(&mut past)
            .await
            .unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(steps)).execute(&mut past).await.unwrap();
    let played = "INSERT INTO _sqlx_migrations SELECT * FROM newest._sqlx_migrations WHERE version = 1; \
                  INSERT INTO persons (id, cookie_hash, created) VALUES ('p', 'cookie', 5); \
                  INSERT INTO tables (id, game, creation, created, changed, finished) \
                  VALUES ('t', 'pig', '{}', 1, 1, FALSE); \
                  INSERT INTO seats (table_id, seat, token_hash) VALUES ('t', 0, 'ta')";
    sqlx::raw_sql(played).execute(&mut past).await.unwrap();
    past.close().await.unwrap();
    let store = Store::open(&file).await.unwrap();
    assert!(store.load("t").await.is_ok(), "the table is still there");
    assert_eq!(store.turns("t").await, Ok(vec![]));
    store.guide("t", "p").await.unwrap();
    assert_eq!(notes(&store, "t", "p").await, Some(vec![]));
}

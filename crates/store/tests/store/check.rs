//! Looking a file through: damage is found at a start and by a check, and a check writes nothing.

use std::fs;
use std::path::Path;

use crate::common::{OPEN, folder, make};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use store::{Store, StoreError, Stored, TableState};

/// Runs statements on the file past the store, without its checks.
async fn run(file: &Path, statements: &str) {
    let options = SqliteConnectOptions::new().filename(file).foreign_keys(false);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(statements.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Makes a file with two tables that somebody has played at, and closes it.
async fn played(file: &Path) {
    let store = Store::open(file).await.unwrap();
    for id in ["t", "u"] {
        make(&store, id).await;
    }
    let entries: Vec<String> = (0..400).map(|number| format!("{number} {}", "x".repeat(50))).collect();
    store.append("t", 0, entries, TableState { changed: 9, finished: true, due: Some(7) }).await.unwrap();
    store.close().await;
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_page_of_rubbish_is_noticed_at_the_next_start_and_by_a_check() {
    let (_folder, file) = folder();
    played(&file).await;
    let mut bytes = fs::read(&file).unwrap();
    let last = bytes.len() - 4096;
    bytes[last..last + 200].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    assert_eq!(Store::open(&file).await.unwrap_err(), StoreError::Damaged(file.clone()));
    let found = Store::open_to_read(&file).await.unwrap().damage().await;
    assert!(!matches!(&found, Ok(found) if found.is_empty()), "{found:?}");
}

#[tokio::test]
async fn a_check_reads_one_moment_and_writes_nothing() {
    let (folder, file) = folder();
    played(&file).await;
    let before = (fs::read(&file).unwrap(), names(folder.path()));
    let store = Store::open_to_read(&file).await.unwrap();
    assert_eq!(store.damage().await.unwrap(), [""; 0]);
    let table = |id: &str, mark, in_place| Stored { id: id.into(), created: 1, mark, in_place };
    let played = TableState { changed: 9, finished: true, due: Some(7) };
    assert_eq!(store.stored().await.unwrap(), [table("t", played, 400), table("u", OPEN, 0)]);
    let refused = StoreError::Unwritable(file.clone());
    assert_eq!(store.new_person("p", "c", 1).await, Err(refused));
    assert_eq!(store.append("t", 400, vec!["x".into()], OPEN).await, Err(StoreError::Closed));
    store.close().await;
    assert_eq!((fs::read(&file).unwrap(), names(folder.path())), before);

    let server = Store::open(&file).await.unwrap();
    let store = Store::open_to_read(&file).await.unwrap();
    assert_eq!(store.stored().await.unwrap()[1].in_place, 0);
    server.append("u", 0, vec!["1".into()], OPEN).await.unwrap();
    assert_eq!(store.load("u").await.unwrap().entries, [""; 0], "the moment of the first look");
    store.close().await;
    server.append("u", 1, vec!["2".into()], OPEN).await.unwrap();
}

#[tokio::test]
async fn gaps_and_rows_that_refer_to_nothing_are_found() {
    let (_folder, file) = folder();
    played(&file).await;
    run(
        &file,
        "DELETE FROM entries WHERE seq = 5; INSERT INTO seats (table_id, seat, token_hash) VALUES ('nowhere', 0, 'x')",
    )
    .await;
    let store = Store::open_to_read(&file).await.unwrap();
    assert_eq!(store.damage().await.unwrap(), ["row 5 of `seats` refers to nothing in `tables`"]);
    let stored = &store.stored().await.unwrap()[0];
    assert_eq!((stored.in_place, store.load("t").await.unwrap().entries.len()), (398, 399));
}

#[tokio::test]
async fn a_schema_of_another_release_is_named() {
    let (_folder, file) = folder();
    played(&file).await;
    run(&file, "DELETE FROM _sqlx_migrations WHERE version = 3").await;
    let error = Store::open_to_read(&file).await.unwrap_err();
    assert_eq!(error, StoreError::Older { path: file.clone(), step: 3 });
    run(&file, "UPDATE _sqlx_migrations SET version = 9999 WHERE version = 2").await;
    let error = Store::open_to_read(&file).await.unwrap_err();
    assert_eq!(error, StoreError::Newer { path: file.clone(), step: 9999 });
    run(&file, "DROP TABLE _sqlx_migrations; DROP TABLE meta").await;
    assert_eq!(Store::open_to_read(&file).await.unwrap_err(), StoreError::Foreign(file));
}

//! Opening what cannot be opened: each gives one clear error with the way out. Backups.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::common::{OPEN, folder, make};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use store::{Store, StoreError};

/// Runs statements on the file, past the store.
async fn run(file: &Path, statements: &str) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(statements.to_owned())).execute(&mut connection).await.unwrap();
    connection
}

#[tokio::test]
async fn opening_twice_changes_nothing() {
    let (_folder, file) = folder();
    for _ in 0..3 {
        Store::open(&file).await.unwrap().close().await;
    }
    let mut past = run(&file, "SELECT 1").await;
    let application: String =
        sqlx::query_scalar("SELECT value FROM meta WHERE key = 'application'").fetch_one(&mut past).await.unwrap();
    assert_eq!(application, "palisade");
}

#[tokio::test]
async fn a_database_of_a_newer_release_is_left_alone() {
    let (_folder, file) = folder();
    Store::open(&file).await.unwrap().close().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'later', TRUE, x'00', 0)";
    run(&file, newer).await.close().await.unwrap();
    let error = Store::open(&file).await.unwrap_err();
    assert_eq!(error, StoreError::Newer { path: file.clone(), step: 9999 });
    assert!(error.to_string().contains("start that release"), "{error}");
}

#[tokio::test]
async fn a_database_of_another_program_is_left_alone() {
    let (_folder, file) = folder();
    run(&file, "CREATE TABLE songs (name TEXT)").await.close().await.unwrap();
    assert_eq!(Store::open(&file).await.unwrap_err(), StoreError::Foreign(file.clone()));
    let (_other, migrated) = folder();
    run(&migrated, "CREATE TABLE songs (name TEXT); CREATE TABLE _sqlx_migrations (version BIGINT)").await;
    assert_eq!(Store::open(&migrated).await.unwrap_err(), StoreError::Foreign(migrated));
}

#[tokio::test]
async fn a_damaged_file_is_named() {
    let (_folder, file) = folder();
    fs::write(&file, "this is no database, but long enough to have a header ".repeat(40)).unwrap();
    assert_eq!(Store::open(&file).await.unwrap_err(), StoreError::Damaged(file.clone()));
    let (_other, torn) = folder();
    Store::open(&torn).await.unwrap().close().await;
    let bytes = fs::read(&torn).unwrap();
    fs::write(&torn, &bytes[..bytes.len() / 2 - 100]).unwrap();
    assert_eq!(Store::open(&torn).await.unwrap_err(), StoreError::Damaged(torn));
}

#[tokio::test]
async fn a_place_that_cannot_be_written_is_named() {
    let (folder, file) = folder();
    let missing = folder.path().join("missing/palisade.db");
    assert_eq!(Store::open(&missing).await.unwrap_err(), StoreError::Unwritable(missing));
    assert_eq!(Store::open(folder.path()).await.unwrap_err(), StoreError::Unwritable(folder.path().into()));
    // Nobody may make files there, the administrator included.
    let unwritable = if cfg!(target_os = "linux") { Path::new("/proc/palisade.db").into() } else { file.join("x") };
    assert_eq!(Store::open(&unwritable).await.unwrap_err(), StoreError::Unwritable(unwritable));
}

#[tokio::test]
async fn a_file_held_by_another_program_is_named() {
    let (_folder, file) = folder();
    Store::open(&file).await.unwrap().close().await;
    let mut other = run(&file, "PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; CREATE TABLE x (y TEXT)").await;
    let busy = Duration::from_millis(20);
    assert_eq!(Store::open_within(&file, busy).await.unwrap_err(), StoreError::Locked(file.clone()));
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    assert!(Store::open_within(&file, busy).await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_taken_while_writing_is_a_whole_moment() {
    let (folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    let writer = store.clone();
    let writing = tokio::spawn(async move {
        for number in 0..150 {
            let pair = vec![format!("{number}"), format!("{number} again")];
            writer.append("t", 2 * number, pair, OPEN).await.unwrap();
        }
    });
    let mut copies = Vec::new();
    while !writing.is_finished() || copies.is_empty() {
        let copy = folder.path().join(format!("backup{}.db", copies.len()));
        let least = store.load("t").await.unwrap().entries.len();
        store.backup(&copy).await.unwrap();
        copies.push((copy, least));
    }
    writing.await.unwrap();
    let whole = store.load("t").await.unwrap().entries;
    for (copy, least) in copies {
        let entries = Store::open(&copy).await.unwrap().load("t").await.unwrap().entries;
        assert!(entries.len() >= least && entries.len() % 2 == 0 && whole.starts_with(&entries));
    }
}

#[tokio::test]
async fn a_backup_replaces_nothing_and_says_where_it_cannot_go() {
    let (folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    assert_eq!(store.backup(&file).await, Err(StoreError::BackupExists(file.clone())));
    let nowhere = folder.path().join("missing/backup.db");
    assert!(matches!(store.backup(&nowhere).await, Err(StoreError::Backup { path, .. }) if path == nowhere));
    let copy = folder.path().join("backup.db");
    fs::write(folder.path().join("backup.db.part"), "left behind").unwrap();
    store.backup(&copy).await.unwrap();
    assert!(!folder.path().join("backup.db.part").exists());
    assert!(Store::open(&copy).await.is_ok());
}

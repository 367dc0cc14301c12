//! Appending: one winner per number, all or nothing, and still there after reopening.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::common::{OPEN, folder, make};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};
use store::{Store, StoreError, TableState};

/// Appends `count` entries of its own, reading again whenever somebody was first.
async fn race(store: Store, who: usize, count: usize) -> Vec<u64> {
    let mut won = Vec::new();
    let mut next = 0;
    while won.len() < count {
        match store.append("t", next, vec![format!("{who}:{}", won.len())], OPEN).await {
            Ok(()) => {
                won.push(next);
                next += 1;
            }
            Err(StoreError::Conflict { expected, next: found }) => {
                assert!(expected == next && found > next, "{who} expected {expected}, found {found}");
                next = found;
            }
            Err(error) => panic!("{error}"),
        }
    }
    won
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_number_has_one_winner_in_one_process_and_between_two() {
    let (_folder, file) = folder();
    let stores = [Store::open(&file).await.unwrap(), Store::open(&file).await.unwrap()];
    make(&stores[0], "t").await;
    let racers: Vec<_> = (0..8).map(|who| tokio::spawn(race(stores[who % 2].clone(), who, 25))).collect();
    let mut won = Vec::new();
    for racer in racers {
        won.extend(racer.await.unwrap());
    }
    won.sort_unstable();
    assert_eq!(won, (0..200).collect::<Vec<u64>>());
    let mut entries = stores[1].load("t").await.unwrap().entries;
    assert_eq!(entries.len(), 200);
    entries.sort_unstable();
    entries.dedup();
    assert_eq!(entries.len(), 200, "each entry stands once");
}

#[tokio::test]
async fn appends_that_share_a_flush_fail_or_succeed_on_their_own() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    for id in ["t", "u"] {
        make(&store, id).await;
    }
    let one = |text: &str| vec![text.to_owned()];
    let (first, late, gap, nowhere, other) = tokio::join!(
        store.append("t", 0, vec!["1".into(), "2".into()], OPEN),
        store.append("t", 0, one("late"), OPEN),
        store.append("t", 3, one("gap"), OPEN),
        store.append("none", 0, one("x"), OPEN),
        store.append("u", 0, one("3"), OPEN),
    );
    assert_eq!((first, other), (Ok(()), Ok(())));
    assert_eq!(late, Err(StoreError::Conflict { expected: 0, next: 2 }));
    assert_eq!(gap, Err(StoreError::Conflict { expected: 3, next: 2 }));
    assert_eq!(nowhere, Err(StoreError::NoTable("none".into())));
    assert_eq!(store.load("t").await.unwrap().entries, ["1", "2"]);
    assert_eq!(store.entries("t", 1).await.unwrap(), ["2"]);
    assert_eq!(store.entries("u", 0).await.unwrap(), ["3"]);
}

#[tokio::test]
async fn what_was_written_is_there_after_reopening() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    let text = "[\"ünïcode\",\n\u{0}1]".to_owned();
    store.append("t", 0, vec![text.clone()], OPEN).await.unwrap();
    store.clone().close().await;
    assert_eq!(store.append("t", 1, vec!["late".into()], OPEN).await, Err(StoreError::Closed));
    let store = Store::open(&file).await.unwrap();
    let table = store.load("t").await.unwrap();
    assert_eq!((table.creation.as_str(), table.entries), ("{}", vec![text]));
    assert_eq!(store.load("u").await, Err(StoreError::NoTable("u".into())));
}

#[tokio::test]
async fn what_is_due_is_found_again() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    for id in ["t", "u", "v"] {
        make(&store, id).await;
    }
    let due = |at| TableState { due: Some(at), ..OPEN };
    store.append("t", 0, vec!["1".into()], due(20)).await.unwrap();
    store.append("u", 0, vec!["1".into()], due(10)).await.unwrap();
    store.append("v", 0, vec!["1".into()], due(30)).await.unwrap();
    assert_eq!(store.due(20).await.unwrap(), ["u", "t"]);
    store.append("u", 1, vec!["2".into()], TableState { finished: true, ..OPEN }).await.unwrap();
    store.close().await;
    assert_eq!(Store::open(&file).await.unwrap().due(99).await.unwrap(), ["t", "v"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_another_program_writes_all_who_wait_are_told_and_who_read_do_not_wait() {
    let (_folder, file) = folder();
    let store = Store::open_within(&file, Duration::from_millis(20)).await.unwrap();
    make(&store, "t").await;
    let options = SqliteConnectOptions::new().filename(&file);
    let mut other = SqliteConnection::connect_with(&options).await.unwrap();
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let waiting: Vec<_> = (0..40)
        .map(|who| {
            let store = store.clone();
            tokio::spawn(async move {
                let name = format!("p{who}");
                let claimed = store.new_person(&name, &name, 1).await.map(drop);
                [claimed, store.append("t", 0, vec![name], OPEN).await]
            })
        })
        .collect();
    for waiter in waiting {
        assert_eq!(store.load("t").await.unwrap().entries, [""; 0]);
        assert_eq!(waiter.await.unwrap(), [(); 2].map(|()| Err(StoreError::Locked(file.clone()))));
    }
    sqlx::raw_sql("ROLLBACK").execute(&mut other).await.unwrap();
    store.append("t", 0, vec!["1".into()], OPEN).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().entries, ["1"]);
}

#[tokio::test]
async fn a_move_waits_for_one_other_transaction_however_many_wait() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    let written = Arc::new(AtomicUsize::new(0));
    let others: Vec<_> = (0..40)
        .map(|number| {
            let (store, written) = (store.clone(), written.clone());
            tokio::spawn(async move {
                let id = number.to_string();
                store.new_person(&id, &id, 1).await.unwrap();
                written.fetch_add(1, Ordering::Relaxed);
            })
        })
        .collect();
    // All of them wait by now, or write.
    tokio::task::yield_now().await;
    store.append("t", 0, vec!["1".to_owned()], OPEN).await.unwrap();
    let before = written.load(Ordering::Relaxed);
    for other in others {
        other.await.unwrap();
    }
    assert!(before <= 3, "{before} of 40 were written before the move");
}

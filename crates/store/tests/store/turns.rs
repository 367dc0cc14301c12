//! Whose turn it became when: with the entries that brought it about or not at all, and each turn once.

use store::{Batch, NewTurn, Store, StoreError};

use crate::common::{OPEN, folder, make};

const fn turn(seat: u8, turn: u32, at: u64) -> NewTurn {
    NewTurn { seat, turn, at }
}

fn batch(entry: &str, turns: &[NewTurn]) -> Batch {
    Batch { entries: vec![entry.to_owned()], turns: turns.to_vec(), ..Batch::default() }
}

#[tokio::test]
async fn a_turn_is_stored_once_with_its_entries_or_not_at_all() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    let [first, second, again] = [turn(1, 1, 10), turn(0, 1, 20), turn(1, 1, 30)];
    store.append("t", 0, batch("1", &[first]), OPEN).await.unwrap();
    let late = store.append("t", 0, batch("2", &[turn(0, 7, 9)]), OPEN).await;
    assert_eq!(late, Err(StoreError::Conflict { expected: 0, next: 1 }));
    store.append("t", 1, batch("2", &[second, again]), OPEN).await.unwrap();
    store.clone().close().await;
    let store = Store::open(&file).await.unwrap();
    assert_eq!(store.turns("t").await.unwrap(), [first, second], "what was refused has called nobody");
    assert_eq!(store.turns("u").await.unwrap(), []);
}

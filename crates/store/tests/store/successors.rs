//! Tables that follow others: at most one of each kind, with the same people on the same seats.

use store::{Batch, Following, Follows, NewSeat, NewTable, Opened, Opening, Store, StoreError, Successor, TableState};
use table::Seed;

use crate::common::folder;

const MARK: TableState = TableState { changed: 5, finished: false, due: None };

async fn open(store: &Store, id: &str, promise: &str, following: Option<Following<'_>>) -> Result<Opened, StoreError> {
    let hashes = [0, 1, 2].map(|seat| format!("{id} {seat}"));
    let seats = hashes.each_ref().map(|hash| NewSeat { token_hash: hash, person: None });
    let table = NewTable { id, game: "pig", creation: "made", components: None, seats: &seats, mark: MARK };
    store.open_table(&Opening { table, promise, maker: None, batch: &Batch::default(), following }).await
}

/// Makes a table with two people and a seat that is nobody's, and promises; returns these.
async fn table(store: &Store) -> Vec<String> {
    let seats = ["p", "q", ""].map(|person| NewSeat {
        token_hash: if person.is_empty() { "nobody" } else { person },
        person: Some(person).filter(|person| !person.is_empty()),
    });
    for person in ["p", "q"] {
        store.person_or_new(person, person, 5).await.unwrap();
    }
    let old = NewTable { id: "old", game: "pig", creation: "made", components: None, seats: &seats, mark: MARK };
    store.create(&old).await.unwrap();
    let seeds: Vec<Seed> = (0..8).map(|byte| Seed::new([byte; 32])).collect();
    store.promise(&seeds).await.unwrap().into_iter().map(|promise| promise.commitment).collect()
}

#[tokio::test]
async fn whoever_is_second_is_told_which_table_follows_and_uses_no_promise_up() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    let promises = table(&store).await;
    let rematch = Following { table: "old", follows: Follows::Rematch, seat: Some(1) };
    assert_eq!(open(&store, "new", &promises[0], Some(rematch)).await, Ok(Opened::Made));
    let second = Following { seat: Some(0), ..rematch };
    assert_eq!(open(&store, "other", &promises[1], Some(second)).await, Ok(Opened::Follows("new".to_owned())));
    assert_eq!(store.load("other").await, Err(StoreError::NoTable("other".to_owned())));
    assert!(store.promised(&promises[1]).await.unwrap().unwrap().table.is_none());
    let game = Following { table: "old", follows: Follows::Match, seat: None };
    assert_eq!(open(&store, "game", &promises[1], Some(game)).await, Ok(Opened::Made), "another kind");
    let follows = |follows, table: &str, seat| Successor { follows, table: table.to_owned(), seat };
    let both = [follows(Follows::Match, "game", None), follows(Follows::Rematch, "new", Some(1))];
    assert_eq!(store.successors("old").await.unwrap(), both);
    for id in ["new", "game"] {
        let owners = [Some("p".to_owned()), Some("q".to_owned()), None];
        assert_eq!(store.owners(id).await.unwrap(), owners, "each seat is whose it was");
    }
}

#[tokio::test]
async fn of_many_at_once_one_makes_the_table() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    let promises = table(&store).await;
    let mut asked = Vec::new();
    for (number, promise) in promises.iter().enumerate() {
        let (store, promise) = (store.clone(), promise.clone());
        asked.push(tokio::spawn(async move {
            let rematch = Following { table: "old", follows: Follows::Rematch, seat: None };
            open(&store, &format!("t{number}"), &promise, Some(rematch)).await.unwrap()
        }));
    }
    let mut made = 0;
    let mut told = Vec::new();
    for asked in asked {
        match asked.await.unwrap() {
            Opened::Follows(table) => told.push(table),
            other => made += usize::from(other == Opened::Made),
        }
    }
    let next = store.successors("old").await.unwrap()[0].table.clone();
    assert!(made == 1 && told.iter().all(|table| *table == next), "{made} {told:?}");
}

#[tokio::test]
async fn a_table_that_is_deleted_follows_and_is_followed_no_more() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    let promises = table(&store).await;
    let rematch = Following { table: "old", follows: Follows::Rematch, seat: None };
    open(&store, "new", &promises[0], Some(rematch)).await.unwrap();
    store.delete("new", 9).await.unwrap();
    assert_eq!(store.successors("old").await.unwrap(), []);
    assert_eq!(open(&store, "newer", &promises[1], Some(rematch)).await, Ok(Opened::Made));
    store.delete("old", 9).await.unwrap();
    assert_eq!(store.successors("old").await.unwrap(), []);
    assert!(store.load("newer").await.is_ok());
}

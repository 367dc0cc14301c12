//! Persons, their seats and their tables; component texts.

use crate::common::{OPEN, folder, make};
use store::{NewTable, Person, SeatRef, Store, StoreError, Summary, TableState};

#[tokio::test]
async fn a_seat_belongs_to_who_claims_it_first() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    let ada = store.new_person("p1", "cookie1", 5).await.unwrap();
    store.new_person("p2", "cookie2", 5).await.unwrap();
    assert!(store.new_person("p3", "cookie1", 5).await.is_err(), "a cookie stands for one person");
    store.rename("p1", Some("Ada")).await.unwrap();
    let named = Person { name: Some("Ada".into()), ..ada };
    assert_eq!(store.person("cookie1").await, Ok(Some(named)));
    assert_eq!(store.person("cookie9").await, Ok(None));

    let free = store.seat_by_token("tb").await.unwrap();
    assert_eq!(free, Some(SeatRef { table: "t".into(), seat: 1, person: None }));
    assert_eq!(store.seat_by_token("nothing").await, Ok(None));
    assert_eq!(store.claim("t", 1, "p1").await, Ok(()));
    assert_eq!(store.claim("t", 1, "p1").await, Ok(()), "twice is no harm");
    assert_eq!(store.claim("t", 1, "p2").await, Err(StoreError::SeatTaken));
    assert_eq!(store.claim("t", 2, "p2").await, Err(StoreError::SeatTaken), "there is no such seat");
    assert_eq!(store.owners("t").await, Ok(vec![None, Some("p1".into())]));
}

#[tokio::test]
async fn a_person_finds_their_tables_the_last_changed_first() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    for id in ["t", "u", "v"] {
        make(&store, id).await;
    }
    store.new_person("p1", "cookie1", 5).await.unwrap();
    for (table, seat) in [("t", 1), ("u", 0), ("u", 1)] {
        store.claim(table, seat, "p1").await.unwrap();
    }
    store.append("t", 0, vec!["1".into()], TableState { changed: 9, finished: true, due: None }).await.unwrap();
    let list = store.tables_of("p1").await.unwrap();
    let row = |id: &str, changed, finished, seats| Summary {
        id: id.into(),
        game: "pig".into(),
        created: 1,
        changed,
        finished,
        seats,
    };
    assert_eq!(list, [row("t", 9, true, vec![1]), row("u", 1, false, vec![0, 1])]);
}

#[tokio::test]
async fn a_table_is_made_whole_or_not_at_all_and_a_component_text_is_kept_once() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    let components = Some(("hash", "text"));
    let table = NewTable { id: "t", game: "pig", creation: "{}", components, seats: &[], mark: OPEN };
    store.create(&table).await.unwrap();
    store.create(&NewTable { id: "u", ..table.clone() }).await.unwrap();
    let other = NewTable { components: Some(("hash2", "text2")), ..table };
    assert_eq!(store.create(&other).await, Err(StoreError::TableExists("t".into())));
    assert_eq!(store.components("hash").await, Ok(Some("text".into())));
    assert_eq!(store.components("hash2").await, Ok(None), "nothing of a table that was not made stays");
}

//! What is read of the people at a table for one who comes to it.

use store::{Access, SeatAccess, Store};

use crate::common::{folder, make};

fn seat(owner: Option<&str>, token_hash: &str, issue: u32) -> SeatAccess {
    SeatAccess { owner: owner.map(str::to_owned), token_hash: token_hash.to_owned(), issue }
}

#[tokio::test]
async fn who_comes_is_told_who_has_the_seats_what_opens_them_and_what_they_have_read() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    make(&store, "u").await;
    for person in ["p", "q"] {
        store.new_person(person, person, 5).await.unwrap();
        store.guide("t", person).await.unwrap();
    }
    store.claim("t", 1, "p").await.unwrap();
    assert_eq!(store.reissue("ta", "newer").await, Ok(true));
    for note in ["first", "second"] {
        store.read_note("t", "p", note).await.unwrap();
    }
    let seats = vec![seat(None, "newer", 1), seat(Some("p"), "tb", 0)];
    let access = async |table, person| store.access(table, person).await.unwrap();
    let p = access("t", Some("p")).await;
    assert_eq!(p.seats, seats, "each once, however many notes there are");
    assert_eq!(p.notes_read.map(|notes| notes.len()), Some(2));
    assert_eq!(access("t", Some("q")).await, Access { seats: seats.clone(), notes_read: Some(vec![]) });
    assert_eq!(access("t", None).await, Access { seats, notes_read: None });
    assert_eq!(access("u", Some("p")).await.notes_read, None, "not guided there");
    assert_eq!(access("none", Some("p")).await, Access::default());
}

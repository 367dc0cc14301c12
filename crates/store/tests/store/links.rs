//! Links to another device, and seats whose links are issued anew.

use store::{DeviceLink, LinkTo, Store};

use crate::common::{folder, make};

fn to_person(person: &str, expires: u64) -> DeviceLink {
    DeviceLink { person: person.to_owned(), to: LinkTo::Person("sealed".to_owned()), expires }
}

#[tokio::test]
async fn a_link_is_used_once_and_in_time() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    store.new_person("ann", "cookie", 1).await.unwrap();
    store.new_link("one", &to_person("ann", 10), 1).await.unwrap();
    assert_eq!(store.link("one", 9).await, Ok(Some(to_person("ann", 10))), "looking does not use it");
    assert_eq!(store.link("one", 10).await, Ok(None));
    assert_eq!(store.use_link("one", 9).await, Ok(Some(to_person("ann", 10))));
    assert_eq!(store.use_link("one", 9).await, Ok(None));
    store.new_link("two", &to_person("ann", 10), 1).await.unwrap();
    store.new_link("three", &to_person("ann", 10), 1).await.unwrap();
    assert_eq!(store.link("two", 2).await, Ok(None), "the newest counts");
    assert_eq!(store.use_link("three", 10).await, Ok(None), "too late");
}

#[tokio::test]
async fn a_seat_moves_once_and_only_from_who_has_it() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    for (person, cookie) in [("ann", "c1"), ("bo", "c2"), ("eve", "c3")] {
        store.new_person(person, cookie, 1).await.unwrap();
    }
    store.claim("t", 1, "ann").await.unwrap();
    let link =
        |person: &str| DeviceLink { person: person.to_owned(), to: LinkTo::Seat("t".to_owned(), 1), expires: 10 };
    store.new_link("not hers", &link("eve"), 1).await.unwrap();
    assert_eq!(store.move_seat("not hers", "bo", 2).await, Ok(None));
    store.new_link("hers", &link("ann"), 1).await.unwrap();
    assert_eq!(store.move_seat("hers", "bo", 2).await, Ok(Some(("t".to_owned(), 1))));
    assert_eq!(store.move_seat("hers", "eve", 2).await, Ok(None));
    assert_eq!(store.owners("t").await.unwrap(), [None, Some("bo".to_owned())]);
}

#[tokio::test]
async fn a_link_issued_anew_opens_the_seat_and_the_old_one_nothing() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    make(&store, "t").await;
    assert_eq!(store.reissue("tb", "new").await, Ok(true));
    assert_eq!(store.reissue("tb", "newer").await, Ok(false), "pressed twice");
    assert_eq!(store.seat_by_token("tb").await, Ok(None));
    assert_eq!(store.seat_by_token("new").await.unwrap().map(|seat| seat.seat), Some(1));
    store.new_person("ann", "cookie", 1).await.unwrap();
    store.claim("t", 1, "ann").await.unwrap();
    assert_eq!(store.reissue("new", "newer").await, Ok(false), "somebody sits there");
}

//! Sitting down by a link: once, whole, and again for whoever sits there already.

use contract::Seat;
use futures::future::join_all;
use store::{Batch, Claim, Guided, NewSitter, Store, TableState};
use table::dice_log::{ChainLink, DiceLog};
use table::{Entry, hashed};

use crate::client::{Browser, between, form, tokens};
use crate::house::{House, entry};

/// A table of two whose second seat is free, its maker, and the token of its link.
async fn waiting(house: &House) -> (String, Browser, String) {
    let mut maker = house.browser();
    let table = maker.create("pig", &[("seat-0", "me"), ("seat-1", "link"), ("name", "Ann")]).await;
    let page = maker.get(&table).await.body;
    let token = between(&page, "/seat/", "\"").unwrap().to_owned();
    (table, maker, token)
}

/// Returns the entries of a table as they are on disk.
async fn entries(house: &House, table: &str) -> Vec<Entry> {
    let store = Store::open(&house.database()).await.unwrap();
    let text = store.load(table.strip_prefix("/table/").unwrap()).await.unwrap();
    store.close().await;
    text.entries.iter().map(|text| Entry::read(text).unwrap()).collect()
}

/// Follows a link and returns the fields of the form on the page it leads to.
async fn invited(browser: &mut Browser, table: &str, token: &str) -> Vec<(String, String)> {
    assert_eq!(browser.get(&format!("/seat/{token}")).await.location, format!("{table}?followed=1"));
    form(&browser.get(table).await.body, "sit-down").expect("an invitation").1
}

fn with<'a>(fields: &'a [(String, String)], more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).chain(more.iter().copied()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn sitting_down_twice_or_after_a_lost_answer_ends_at_the_table() {
    let house = House::open().await;
    let (table, mut maker, token) = waiting(&house).await;
    let mut guest = house.browser();
    let fields = invited(&mut guest, &table, &token).await;
    let fields = with(&fields, &[("name", "Bo"), ("entropy", "b0")]);
    let sit = format!("{table}/sit");
    // Both are sent before either answer has come, and a third one by a browser that never heard of an answer.
    let (mut left, mut right, mut deaf) = (guest.clone(), guest.clone(), guest.clone());
    let (one, two) = tokio::join!(left.post(&sit, &fields), right.post(&sit, &fields));
    let three = deaf.post(&sit, &fields).await;
    for reply in [one, two, three] {
        assert_eq!((reply.status, reply.location.as_str()), (303, table.as_str()), "{}", reply.body);
    }
    let entries = entries(&house, &table).await;
    let count = |is: fn(&Entry) -> bool| entries.iter().filter(|entry| is(entry)).count();
    assert_eq!(count(|entry| matches!(entry, Entry::Sit { .. })), 1, "{entries:?}");
    assert_eq!(count(|entry| matches!(entry, Entry::Entropy { .. })), 1, "{entries:?}");
    assert_eq!(count(|entry| matches!(entry, Entry::Begin { .. })), 1, "{entries:?}");

    // The invitation is good again for who claimed it, and shows them their seat.
    assert_eq!(guest.get(&format!("/seat/{token}")).await.location, format!("{table}?followed=1"));
    let page = guest.get(&table).await.body;
    assert!(!page.contains("sit-down") && page.contains(">you<"), "{page}");
    assert_eq!(guest.post(&sit, &[]).await.location, table);
    assert!(!tokens(&maker.get(&table).await.body).is_empty(), "the game has begun");
    // And for nobody else.
    let mut other = house.browser();
    other.get(&format!("/seat/{token}")).await;
    assert_eq!(other.post(&sit, &[]).await.status, 409);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_sent_many_times_at_once_sits_down_once_however_they_meet() {
    let house = House::open().await;
    for round in 0..12 {
        let (table, _, token) = waiting(&house).await;
        let mut guest = house.browser();
        let fields = invited(&mut guest, &table, &token).await;
        let (fields, sit) = (with(&fields, &[]), format!("{table}/sit"));
        let mut same: Vec<_> = (0..24).map(|_| guest.clone()).collect();
        let replies = join_all(same.iter_mut().map(|browser| browser.post(&sit, &fields))).await;
        for reply in replies {
            assert_eq!((reply.status, reply.location.as_str()), (303, table.as_str()), "{round}: {}", reply.body);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_follows_a_link_and_keeps_no_cookies_is_told_why_they_can_only_watch() {
    let house = House::open().await;
    let (table, _, token) = waiting(&house).await;
    let (mut blocked, mut guest) = (house.browser(), house.browser());
    let next = blocked.get(&format!("/seat/{token}")).await.location;
    blocked.cookies.clear();
    let page = blocked.get(&next).await;
    assert_eq!((page.status, blocked.cookies.len()), (200, 0));
    for part in
        ["does not keep cookies from this site", "you can only watch", "allow cookies for this site", "id=\"seats\""]
    {
        assert!(page.body.contains(part), "{part}: {}", page.body);
    }
    assert!(!page.body.contains("sit-down"), "{}", page.body);

    let next = guest.get(&format!("/seat/{token}")).await.location;
    let clean = guest.get(&next).await;
    assert_eq!((clean.status, clean.location.as_str()), (303, table.as_str()), "an address to show to others");
    let page = guest.get(&table).await.body;
    assert!(page.contains("sit-down") && !page.contains("not keep cookies"), "{page}");
    assert!(
        !house.browser().get(&table).await.body.contains("not keep cookies"),
        "whoever just watches is told nothing"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_who_race_for_a_seat_one_sits_and_the_other_is_told() {
    let house = House::open().await;
    let (table, _, token) = waiting(&house).await;
    let (mut one, mut two) = (house.browser(), house.browser());
    let fields = [invited(&mut one, &table, &token).await, invited(&mut two, &table, &token).await];
    let sit = format!("{table}/sit");
    let (first, second) = (with(&fields[0], &[("name", "One")]), with(&fields[1], &[("name", "Two")]));
    let (first, second) = tokio::join!(one.post(&sit, &first), two.post(&sit, &second));
    let mut statuses = [first.status, second.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 409]);
    let late = if first.status == 409 { first } else { second };
    assert!(late.body.contains("not free") || late.body.contains("Somebody else"), "{}", late.body);
    let sat = entries(&house, &table).await.iter().filter(|entry| matches!(entry, Entry::Sit { .. })).count();
    assert_eq!(sat, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_shows_the_dice_of_its_table_and_takes_nothing_for_others() {
    let house = House::open().await;
    let (table, mut maker, token) = waiting(&house).await;
    let commitment = between(&maker.get(&table).await.body, "<code>", "</code>").unwrap().to_owned();
    let mut guest = house.browser();
    let fields = invited(&mut guest, &table, &token).await;
    assert!(with(&fields, &[]).contains(&("commitment", commitment.as_str())), "{fields:?}");
    let (sit, other) = (format!("{table}/sit"), "0".repeat(64));
    for (more, status) in [
        (vec![("commitment", other.as_str()), ("entropy", "b0")], 409),
        (vec![("commitment", other.as_str())], 409),
        (vec![("entropy", "B0")], 400),
        (vec![("commitment", ""), ("entropy", "b0")], 400),
    ] {
        assert_eq!(guest.post(&sit, &with(&fields, &more)).await.status, status, "{more:?}");
    }
    assert_eq!(entries(&house, &table).await, [], "nothing was done");
    let mut blocked = house.browser();
    blocked.cookies.insert("invite".to_owned(), token);
    let reply = blocked.post(&sit, &with(&fields, &[])).await;
    assert_eq!(reply.status, 403);
    assert!(reply.body.contains("does not keep cookies"), "{}", reply.body);
    assert_eq!(guest.post(&sit, &with(&fields, &[("entropy", "b0")])).await.status, 303);
    let log = house.browser().get("/dice/log.txt").await.body;
    let log = DiceLog::read(&log, &ChainLink::start()).unwrap();
    let begun = log.story(&commitment).unwrap().begin.clone().unwrap().1;
    let seat = entry("pig").info().seat_name(Seat::new(1));
    assert_eq!(begun, table::fair::entropies_hash(&[(seat, "b0")]));
}

/// A process that is killed between the claim and the beginning, or cannot write just then, leaves a full table that has
/// not begun: whoever comes next begins it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_could_not_begin_with_its_last_seat_begins_with_whoever_comes() {
    let house = House::open().await;
    let (table, mut maker, token) = waiting(&house).await;
    let store = Store::open(&house.database()).await.unwrap();
    let bo = store.person_or_new("bo", &hashed("bo"), 1).await.unwrap();
    let sitter = NewSitter { person: bo.id, name: Some("Bo".to_owned()), guided: Guided::No };
    let claim = Some(Claim { seat: 1, token_hash: hashed(&token), sitter });
    let sat = Entry::Sit { seat: Seat::new(1), name: "Bo".parse().ok(), at: 1 };
    let batch = Batch { entries: vec![sat.write()], claim, ..Batch::default() };
    let mark = TableState { changed: house.clock.now(), finished: false, due: None };
    store.append(table.strip_prefix("/table/").unwrap(), 0, batch, mark).await.unwrap();
    assert!(!tokens(&maker.get(&table).await.body).is_empty(), "it has begun");
}

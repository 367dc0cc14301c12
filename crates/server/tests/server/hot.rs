//! Several seats on one device: one seat's secrets on the screen at a time, and none between.

use crate::client::{Browser, between, said, tokens, version};
use crate::house::House;

/// A table of a game with hidden hands at which one person has both seats.
async fn shared(house: &House) -> (Browser, String) {
    let mut me = house.browser();
    let seats = [("seat-0", "me"), ("seat-1", "me"), ("name", "Ann"), ("name-1", "Bo")];
    let table = me.create("parley", &seats).await;
    (me, table)
}

/// Becomes a seat as people do, and returns its page.
async fn become_seat(me: &mut Browser, table: &str, seat: usize) -> String {
    let page = me.get(table).await.body;
    assert!(page.contains("id=\"cover\""), "{page}");
    assert_eq!(me.press(&page, &format!("i-am-{seat}")).await.location, *table);
    me.get(table).await.body
}

fn offers(page: &str) -> Vec<String> {
    tokens(page).into_iter().filter(|token| token.starts_with("offer")).collect()
}

/// Plays one seat's part of a round; returns the page of whoever is next.
async fn finish(me: &mut Browser, table: &str, page: &str) -> String {
    let offer = offers(page)[0].clone();
    assert_eq!(me.act(table, page, &offer).await.status, 303);
    let page = me.get(table).await.body;
    me.act(table, &page, "done").await;
    me.get(table).await.body
}

#[tokio::test(flavor = "multi_thread")]
async fn between_two_seats_the_screen_shows_what_a_spectator_sees_or_less() {
    let house = House::open().await;
    let (mut me, table) = shared(&house).await;
    let mut watcher = house.browser();
    let cover = me.get(&table).await.body;
    assert!(cover.contains("Hand the device to <bdi>Ann</bdi>."));
    let ann = become_seat(&mut me, &table, 0).await;
    assert!(!offers(&ann).is_empty() && ann.contains("You are <b><bdi>Ann</bdi></b>"));
    assert!(
        ann.contains("You are dealt")
            && said(&ann).contains("<bdi>Bo</bdi> is dealt a card")
            && !said(&ann).contains("<bdi>Ann</bdi> is dealt a card")
    );
    let mut stream = me.stream_of(&ann).await;
    assert_eq!(version(&stream.next().await.unwrap().body), version(&ann));
    let cover = finish(&mut me, &table, &ann).await;
    assert!(cover.contains("Hand the device to <bdi>Bo</bdi>.") && cover.contains(">choosing<"));
    let patch = stream.until(|patch| patch.contains("id=\"cover\"")).await;
    let public = watcher.get(&table).await.body;
    for covered in [&cover, &patch.body] {
        assert_eq!(version(covered), version(&public), "a version of the seat's own would count its sealed steps");
        assert!(tokens(covered).is_empty() && !covered.contains("id=\"lines\"") && !covered.contains("You are <b>"));
        assert!(covered.contains("events?as=none"), "the stream that follows is nobody's");
    }
    assert!(!me.cookies.contains_key("screen"), "who loads the page again is nobody");
    let log = me.get(&format!("{table}/log")).await.body;
    assert!(
        !log.contains("You are dealt")
            && said(&log).contains("<bdi>Ann</bdi> is dealt a card")
            && !log.contains("<code>offer")
    );
    let bo = become_seat(&mut me, &table, 1).await;
    assert!(!offers(&bo).is_empty() && !bo.contains("name=\"token\" value=\"offer\"") && bo.contains("as=1"));
    assert!(between(&bo, "id=\"moves\"", "</section>").unwrap().contains("name=\"seat\" value=\"1\""));
    // What Bo does in secret reaches neither Ann's stream nor a watcher's.
    me.act(&table, &bo, &offers(&bo)[0]).await;
    assert_eq!(watcher.get(&table).await.body, public);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_is_not_at_the_screen_neither_acts_nor_looks_ahead() {
    let house = House::open().await;
    let (mut me, table) = shared(&house).await;
    let ann = become_seat(&mut me, &table, 0).await;
    let (was, offer) = (version(&ann), offers(&ann)[0].clone());
    let handed = me.post(&format!("{table}/screen"), &[]).await;
    assert_eq!((handed.status, handed.location.as_str()), (303, table.as_str()));
    for at in [None, Some(1)] {
        if let Some(seat) = at {
            become_seat(&mut me, &table, seat).await;
        }
        let fields = [("version", was.as_str()), ("seat", "0"), ("token", &offer)];
        let reply = me.post(&format!("{table}/act"), &fields).await;
        assert_eq!(reply.status, 409);
        assert!(reply.body.contains("The screen belongs to another seat now."), "{}", reply.body);
        let looked = me.get(&format!("{table}/preview?version={was}&seat=0&token={offer}")).await;
        assert_eq!(looked.status, 403);
        assert!(!me.get(&format!("{table}/log")).await.body.contains("<code>offer"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_becomes_a_seat_of_somebody_else() {
    let house = House::open().await;
    let (mut me, table) = shared(&house).await;
    let ann = become_seat(&mut me, &table, 0).await;
    let mut stranger = house.browser();
    assert_eq!(stranger.post(&format!("{table}/screen"), &[("seat", "0")]).await.status, 403);
    stranger.cookies.insert("screen".to_owned(), "0".to_owned());
    let public = stranger.get(&table).await.body;
    assert!(tokens(&public).is_empty() && !public.contains("as=0"));
    let stream = stranger.stream_of(&ann).await.next().await.unwrap();
    assert!(tokens(&stream.body).is_empty(), "{}", stream.body);
    for wrong in ["7", "x", "-1"] {
        let reply = me.post(&format!("{table}/screen"), &[("seat", wrong)]).await;
        assert!(matches!(reply.status, 400 | 403), "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_goes_from_hand_to_hand_and_ends_open_to_all() {
    let house = House::open().await;
    let (mut me, table) = shared(&house).await;
    let (mut hands, mut pressed) = (0, 0);
    let end = loop {
        let page = me.get(&table).await.body;
        if page.contains("id=\"ending\"") {
            break page;
        }
        if page.contains("id=\"cover\"") {
            let next = page.split("id=\"i-am-").nth(1).unwrap().split('"').next().unwrap().to_owned();
            me.press(&page, &format!("i-am-{next}")).await;
            hands += 1;
            continue;
        }
        let legal = tokens(&page);
        let token = legal.iter().find(|token| token.starts_with("offer")).or(legal.last()).unwrap();
        assert_eq!(me.act(&table, &page, token).await.status, 303);
        pressed += 1;
        assert!(pressed < 200);
    };
    assert!(hands > 3, "{hands}");
    let end = said(&end);
    assert!(end.contains("Score of <bdi>Ann</bdi>") && end.contains("Score of <bdi>Bo</bdi>") && !end.contains("as="));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_link_makes_a_second_seat_of_the_same_device() {
    let house = House::open().await;
    let mut one = house.browser();
    let seats = [("seat-0", "bot"), ("bot-0", "random"), ("seat-1", "link"), ("seat-2", "link")];
    let table = one.create("parley", &seats).await;
    let mut two = house.browser();
    let page = one.get(&table).await.body;
    for link in page.split("/seat/").skip(1).filter_map(|part| part.split('"').next()) {
        two.get(&format!("/seat/{link}")).await;
        assert_eq!(two.post(&format!("{table}/sit"), &[]).await.status, 303);
    }
    let cover = two.get(&table).await.body;
    assert!(cover.contains("id=\"i-am-1\"") && cover.contains("id=\"i-am-2\"") && !cover.contains("i-am-0"));
}

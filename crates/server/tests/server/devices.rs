//! Other devices, and links of seats that are issued anew.

use crate::client::{Browser, between, tokens};
use crate::house::House;

const START: u64 = 1_760_000_000_000;
const MINUTE: u64 = 60 * 1000;

/// Makes a link by this form and returns its address.
async fn link(me: &mut Browser, form: &str, fields: &[(&str, &str)]) -> String {
    let reply = me.post(form, fields).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    assert!(reply.body.contains("class=\"qr\"") && reply.body.contains("once, within ten minutes"), "{}", reply.body);
    format!("/device/{}", between(&reply.body, "/device/", "\"").unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_makes_another_browser_the_same_person_once() {
    let house = House::open().await;
    let (mut me, mut phone, mut thief) = (house.browser(), house.browser(), house.browser());
    assert_eq!(me.post("/me/device", &[]).await.status, 403, "nobody is known yet");
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "link"), ("name", "Ann")]).await;
    let link = link(&mut me, "/me/device", &[]).await;
    let own = me.post(&link, &[]).await;
    assert!(own.status == 409 && own.body.contains("for the other device"), "{}", own.body);
    for _ in 0..2 {
        let page = phone.get(&link).await;
        assert!(page.status == 200 && page.body.contains("<bdi>Ann</bdi>"), "{}", page.body);
        assert_ne!(
            phone.cookies.get("palisade"),
            me.cookies.get("palisade"),
            "looking changes nothing, as programs do"
        );
    }
    let page = phone.get(&link).await.body;
    assert_eq!(phone.press(&page, "use-link").await.location, "/");
    assert_eq!(phone.cookies["palisade"], me.cookies["palisade"], "both devices work");
    assert!(phone.get("/").await.body.contains(&table));
    let seat_link = |page: &str| between(page, "/seat/", "\"").map(str::to_owned);
    let (here, there) = (me.get(&table).await.body, phone.get(&table).await.body);
    assert!(
        seat_link(&here).is_some() && seat_link(&here) == seat_link(&there),
        "also the links that it may give away"
    );
    assert_eq!(thief.get(&link).await.status, 410);
    assert_eq!(thief.post(&link, &[]).await.status, 410);
    assert!(!thief.cookies.contains_key("palisade"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_another_device_runs_out_and_only_the_newest_works() {
    let house = House::at(START).await;
    let (mut me, mut phone) = (house.browser(), house.browser());
    me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let old = link(&mut me, "/me/device", &[]).await;
    let new = link(&mut me, "/me/device", &[]).await;
    assert_eq!(phone.get(&old).await.status, 410);
    house.clock.set(START + 9 * MINUTE);
    assert_eq!(phone.get(&new).await.status, 200);
    house.clock.set(START + 10 * MINUTE);
    assert_eq!(phone.post(&new, &[]).await.status, 410);
    for none in ["/device/x", &format!("/device/{}", "0".repeat(64))] {
        assert_eq!(phone.get(none).await.status, 410, "{none}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_to_whoever_uses_its_link_and_all_see_it() {
    let house = House::open().await;
    let (table, mut people) = house.company("pig", 2, &[("name", "Ann")]).await;
    let mut bo = house.browser();
    bo.create("pig", &[("seat-0", "me"), ("seat-1", "link"), ("name", "Bo")]).await;
    let strange = bo.post(&format!("{table}/device"), &[("seat", "0")]).await;
    assert_eq!(strange.status, 403, "not his seat");
    assert!(!tokens(&people[0].get(&table).await.body).is_empty());
    let link = link(&mut people[0], &format!("{table}/device"), &[("seat", "0")]).await;
    let page = bo.get(&link).await.body;
    assert!(page.contains("Play Seat 1 in Pig?"), "{page}");
    assert_eq!(bo.press(&page, "use-link").await.location, table);
    assert!(!tokens(&bo.get(&table).await.body).is_empty(), "the seat is his");
    let left = people[0].get(&table).await.body;
    assert!(tokens(&left).is_empty() && left.contains("<bdi>Bo</bdi> sits down."), "{left}");
    assert!(!people[0].get("/").await.body.contains(&table));
    assert_eq!(people[1].post(&link, &[]).await.status, 410, "once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_keeps_no_cookies_uses_no_link_up() {
    let house = House::open().await;
    let (table, mut people) = house.company("pig", 2, &[]).await;
    for (form, fields) in [("/me/device", vec![]), (&format!("{table}/device"), vec![("seat", "0")])] {
        let link = link(&mut people[0], form, &fields).await;
        let mut blocked = house.browser();
        let page = blocked.get(&link).await.body;
        blocked.cookies.clear();
        let reply = blocked.press(&page, "use-link").await;
        assert_eq!(reply.status, 403, "{}", reply.body);
        assert!(
            reply.body.contains("does not keep cookies from this site") && reply.body.contains("Nothing was done.")
        );
        assert!(!tokens(&people[0].get(&table).await.body).is_empty(), "the seat is where it was");
        let page = blocked.get(&link).await.body;
        assert_eq!(blocked.press(&page, "use-link").await.status, 303, "once cookies are kept, the link works");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_maker_issues_a_link_anew_and_the_old_one_opens_nothing() {
    let house = House::open().await;
    let (mut me, mut guest, mut late) = (house.browser(), house.browser(), house.browser());
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let shown = |page: &str| format!("/seat/{}", between(page, "/seat/", "\"").expect("a link"));
    let page = me.get(&table).await.body;
    let old = shown(&page);
    late.get(&old).await;
    let fields = [("seat", "1"), ("issue", "0")];
    assert_eq!(guest.post(&format!("{table}/link"), &fields).await.status, 403, "not the maker");
    for _ in 0..2 {
        assert_eq!(me.press(&page, "anew-1").await.location, table, "pressed twice, it is done once");
    }
    let new = shown(&me.get(&table).await.body);
    assert_ne!(new, old);
    assert_eq!(guest.get(&old).await.status, 404);
    assert_eq!(late.post(&format!("{table}/sit"), &[]).await.status, 409, "also for who has followed it already");
    guest.get(&new).await;
    assert_eq!(guest.post(&format!("{table}/sit"), &[]).await.status, 303);
    let again = me.post(&format!("{table}/link"), &[("seat", "1"), ("issue", "1")]).await;
    assert_eq!(again.status, 403, "somebody sits there");
    assert_eq!(guest.get(&table).await.status, 200);
}

//! Several pieces for one action, each put into its slot: what an address points out, without script.

use crate::client::{Browser, between, tokens};
use crate::house::House;

/// Returns the address that the link with this id leads to.
fn link(page: &str, id: &str) -> Option<String> {
    let link = page.split("<a ").skip(1).find(|part| part.starts_with(&format!("id=\"{id}\"")))?;
    Some(between(link, "href=\"", "\"")?.replace("&amp;", "&"))
}

/// Returns the ids of the pieces that can be taken up.
fn takes(page: &str) -> Vec<String> {
    let ids = page.split("<a id=\"take-").skip(1).filter_map(|part| part.split_once('"'));
    ids.map(|(key, _)| format!("take-{key}")).collect()
}

/// Returns the id of the piece in hand.
fn held(page: &str) -> Option<&str> {
    let parts = page.split("<a id=\"").skip(1).filter_map(|part| part.split_once('>'));
    let taken =
        parts.map(|(start, _)| start).find(|start| start.contains("data-take") && start.contains("aria-current"));
    Some(taken?.split_once('"')?.0)
}

async fn follow(me: &mut Browser, page: &str, id: &str) -> String {
    let link = link(page, id).unwrap_or_else(|| panic!("no link {id} in {page}"));
    me.get(&link).await.body
}

/// Takes up the first piece and puts it into a slot.
async fn put(me: &mut Browser, page: &str, slot: &str) -> String {
    let held = follow(me, page, &takes(page)[0]).await;
    assert!(held.contains("aria-current=\"true\"") && held.contains(" for?"), "the question is what it is for");
    follow(me, &held, slot).await
}

/// Makes a table at which three different dice are rolled.
async fn table(house: &House) -> (Browser, String, String) {
    loop {
        let mut me = house.browser();
        let table = me.create("raise-the-shields", &[("seat-0", "me")]).await;
        let page = me.get(&table).await.body;
        if takes(&page).len() == 3 {
            return (me, table, page);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_put_into_slots_in_any_order_and_the_button_plays() {
    let house = House::open().await;
    let (mut me, table, bare) = table(&house).await;
    assert!(link(&bare, "slot-0-w").is_none(), "without a piece a slot is only empty");
    let page = put(&mut me, &bare, "slot-0-a").await;
    assert!(page.contains("sector") && !page.contains("class=\"actions\""), "one is not all");
    let page = put(&mut me, &page, "slot-0-s").await;
    assert!(takes(&page).is_empty(), "the last one follows");
    assert!(page.contains("class=\"would\"") && page.contains("class=\"ghosts wide rts\""));
    let button = between(&page, "class=\"actions\"", "</form>").expect("a button");
    let token = tokens(button)[0].clone();
    assert!(me.get(&table).await.body == bare, "putting changes nothing");
    assert_eq!(me.act(&table, &page, &token).await.status, 303);
    assert!(!me.get(&table).await.body.contains("class=\"slots\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_lies_in_a_slot_is_taken_out_again() {
    let house = House::open().await;
    let (mut me, _, bare) = table(&house).await;
    let one = put(&mut me, &bare, "slot-0-w").await;
    let first = takes(&bare)[0].clone();
    assert!(held(&one).is_none() && !takes(&one).contains(&first), "it lies there");
    let lifted = follow(&mut me, &one, "slot-0-w").await;
    assert_eq!((held(&lifted), takes(&lifted)), (Some(first.as_str()), takes(&bare)), "it is in hand again");
    let other = follow(&mut me, &lifted, "slot-0-s").await;
    assert!(link(&other, "slot-0-s").is_some_and(|link| link.contains("piece=")), "and lies elsewhere");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_of_slots_that_makes_no_sense_points_out_nothing() {
    let house = House::open().await;
    let (mut me, table, bare) = table(&house).await;
    for aim in ["put=w.9", "put=x.1", "put=w", "put=", "put=w.9&piece=9", "version=999&put=w.1", "put=a.%3Cb%3E"] {
        assert!(me.get(&format!("{table}?{aim}")).await.body == bare, "{aim}");
    }
    let mut stranger = house.browser();
    let watched = stranger.get(&table).await.body;
    assert!(stranger.get(&format!("{table}?put=w.1")).await.body == watched, "nobody else puts anything");
}

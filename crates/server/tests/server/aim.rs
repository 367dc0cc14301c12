//! A piece, then a place: what an address points out, without script.

use crate::client::{Browser, between, tokens, version};
use crate::house::House;

/// Returns the addresses that the page's links of a class lead to.
fn links(page: &str, class: &str) -> Vec<String> {
    let start = format!("class=\"{class}\" href=\"");
    page.split(&start).skip(1).filter_map(|part| Some(part.split_once('"')?.0.replace("&amp;", "&"))).collect()
}

async fn table(house: &House) -> (Browser, String) {
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    (me, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_then_a_place_then_the_button_play_a_move() {
    let house = House::open().await;
    let (mut me, table) = table(&house).await;
    let bare = me.get(&table).await.body;
    let takes = links(&bare, "take");
    assert!(!takes.is_empty() && !bare.contains("aria-current=\"true\""));

    let held = me.get(&takes[0]).await.body;
    let key = between(&takes[0], "piece=", "&").unwrap_or(takes[0].rsplit('=').next().unwrap()).to_owned();
    assert!(held.contains("aria-current=\"true\"") && held.contains("Place the "));
    assert!(!tokens(&held).is_empty() && tokens(&held).iter().all(|token| token.starts_with(&key)), "{key}");
    let places: Vec<String> = ["target", "target is-risky"].into_iter().flat_map(|class| links(&held, class)).collect();
    assert_eq!(places.len(), tokens(&held).len(), "every move of the piece has its place");

    let aimed = me.get(&places[0]).await.body;
    let token = places[0].rsplit("token=").next().unwrap().to_owned();
    assert!(aimed.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ghosts ufs\""));
    assert!(aimed.contains("class=\"would\""));
    let button = between(&aimed, "class=\"actions\"", "</form>").unwrap();
    assert_eq!(tokens(button), std::slice::from_ref(&token));
    assert!(me.get(&table).await.body == bare, "pointing changes nothing");
    assert_eq!(me.act(&table, &aimed, &token).await.status, 303);
    // The old address fits the table no more and points out nothing.
    let after = me.get(&places[0]).await.body;
    assert_ne!(version(&after), version(&bare));
    assert!(!after.contains("class=\"would\"") && !after.contains("class=\"refusal\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_may_come_before_the_piece() {
    let house = House::open().await;
    let (mut me, table) = table(&house).await;
    let page = me.get(&table).await.body;
    let place = links(&page, "target").into_iter().find(|link| link.contains("place=")).expect("a choice of dice");
    let asked = me.get(&place).await.body;
    assert!(asked.contains("Choose what goes there."));
    assert!(asked.contains("drawn on the board") && asked.contains("class=\"ghosts ufs\""), "what the first would do");
    let there: Vec<String> = links(&asked, "take").into_iter().filter(|link| link.contains("token=")).collect();
    assert!(there.len() > 1);
    assert!(me.get(&there[1]).await.body.contains("class=\"would\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_place_says_why_with_its_rule() {
    let house = House::open().await;
    let (mut me, table) = table(&house).await;
    let bare = me.get(&table).await.body;
    assert!(links(&bare, "closed").is_empty(), "without a piece nobody knows what is tried");
    let held = me.get(&links(&bare, "take")[0]).await.body;
    let closed = links(&held, "closed");
    assert!(!closed.is_empty());
    for link in closed {
        let page = me.get(&link).await;
        assert_eq!(page.status, 200, "{link}");
        let preview = between(&page.body, "<section id=\"preview\"", "</section>").unwrap();
        assert!(preview.contains("class=\"refusal\"") && preview.contains("/rules/under-falling-skies#R"), "{preview}");
        assert!(!page.body.contains("class=\"actions\""), "nothing to confirm");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_makes_no_sense_points_out_nothing() {
    let house = House::open().await;
    let (mut me, table) = table(&house).await;
    let bare = me.get(&table).await.body;
    for aim in ["piece=x9", "place=Z9", "token=nonsense", "seat=5&piece=k1", "version=999&token=k1A1"] {
        assert!(me.get(&format!("{table}?{aim}")).await.body == bare, "{aim}");
    }
    assert_eq!(me.get(&format!("{table}?version=x")).await.status, 400);
    let mut stranger = house.browser();
    let watched = stranger.get(&format!("{table}?piece=k1")).await.body;
    assert!(tokens(&watched).is_empty() && !watched.contains("class=\"take\""));
}

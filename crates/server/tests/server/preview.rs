//! What a move would do.

use std::collections::BTreeSet;

use crate::client::{Browser, Reply, between, said, tokens, version};
use crate::house::House;
use crate::midway::midway;

pub(crate) async fn preview(who: &mut Browser, table: &str, seat: usize, version: &str, token: &str) -> Reply {
    who.get(&format!("{table}/preview?seat={seat}&version={version}&token={token}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_says_what_the_log_says_after() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    assert!(page.contains("<section id=\"preview\"") && page.contains("aria-live=\"polite\""));
    for token in tokens(&page) {
        let reply = preview(&mut me, &table, 0, &version(&page), &token).await;
        assert_eq!(reply.status, 200, "{token}: {}", reply.body);
        assert!(reply.body.starts_with("<section id=\"preview\"") && reply.body.contains("class=\"would\""));
        let chance = reply.body.contains("Then chance decides.");
        assert_eq!(chance, token.starts_with('w'), "{token}: white dice reroll the others: {}", reply.body);
    }
    assert_eq!(me.get(&table).await.body, page, "looking changes nothing");
    let token = tokens(&page).into_iter().find(|token| token.starts_with('k')).unwrap();
    let reply = preview(&mut me, &table, 0, &version(&page), &token).await;
    me.act(&table, &page, &token).await;
    let after = me.get(&table).await.body;
    let told = between(&reply.body, "<ul class=\"would\">", "</ul>").unwrap();
    assert!(told.contains("/rules/under-falling-skies#R"), "{told}");
    // The log tells first what was done, which the preview does not repeat, then all that came of it.
    let told = words(told);
    let newest = between(between(&after, "id=\"lines\"", "</ol>").unwrap(), "<li", "</li>").unwrap();
    let lines: Vec<String> = newest.split("class=\"told\"").skip(1).map(|line| words(&format!("<{line}"))).collect();
    assert!(lines.len() > 1 && !told.contains(&lines[0]), "{lines:?} or {told}");
    let missing: Vec<&String> =
        lines[1..].iter().filter(|line| !told.contains(line.trim_end_matches(&token).trim())).collect();
    assert!(missing.is_empty(), "{missing:?} is not in {told}");
}

/// Before a die is picked up, a place says what each die would do there.
#[tokio::test(flavor = "multi_thread")]
async fn a_place_says_what_each_piece_would_do_there() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let places: BTreeSet<&str> = page.split("place=").skip(1).filter_map(|link| link.split('"').next()).collect();
    assert!(places.len() > 4, "{places:?}");
    let path_to = |place: &str| format!("{table}/preview?seat=0&version={}&place={place}", version(&page));
    let mut told = Vec::new();
    for place in &places {
        let reply = me.get(&path_to(place)).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let drawn =
            [reply.body.matches("drawn on the board").count(), reply.body.matches("class=\"ghosts ufs\"").count()];
        assert_eq!(drawn, [1, 1], "one of them is drawn, and named: {}", reply.body);
        let dice = reply.body.matches("<p><b>").count();
        assert!(dice > 1 && reply.body.matches("<ul>").count() == dice, "{}", reply.body);
        told.push(words(&reply.body));
    }
    // A die moves the ships of its column, and all columns but one have some.
    assert!(told.iter().any(|told| told.contains("column")), "what the ships do: {told:#?}");
    assert_eq!(me.get(&table).await.body, page, "looking changes nothing");
    let path = path_to(places.first().unwrap());
    assert_eq!(house.browser().get(&path).await.status, 403);
}

/// Returns what is read, without the marks around it.
pub(crate) fn words(markup: &str) -> String {
    let text = markup.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect::<String>();
    text.replace('\u{a0}', " ").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_is_refused_as_the_move_would_be() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let (old, token) = (version(&page), tokens(&page)[0].clone());
    let mut stranger = house.browser();
    assert_eq!(preview(&mut stranger, &table, 0, &old, &token).await.status, 403);
    assert_eq!(preview(&mut me, &table, 1, &old, &token).await.status, 403, "a seat that is not there");
    assert_eq!(preview(&mut me, &table, 9, &old, &token).await.status, 400);
    assert_eq!(preview(&mut me, &table, 0, "x", &token).await.status, 400);
    let illegal = preview(&mut me, &table, 0, &old, &format!("{}B4", &token[..2])).await;
    assert_eq!(illegal.status, 422);
    assert!(illegal.body.starts_with("<section id=\"preview\""), "{}", illegal.body);
    assert!(illegal.body.contains("B4 is a tunnel") && illegal.body.contains("/rules/under-falling-skies#R"));
    assert_eq!(preview(&mut me, &table, 0, &old, "nonsense").await.status, 422);
    me.act(&table, &page, &token).await;
    let stale = preview(&mut me, &table, 0, &old, &tokens(&page)[1]).await;
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("The table has moved on"), "{}", stale.body);
}

/// Tokens hold signs that mean something else in an address.
#[tokio::test(flavor = "multi_thread")]
async fn every_closed_place_says_by_which_rule_it_is() {
    const REPAIR: &str = "ec1 n=2 r=3 f=2 t=1 ph=rebuild pl=122222222222.2/222222222222.2 \
        inv=Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0 def=XXXXr rr=0 ms=0 pts=1 q=- tb=-";
    let (_house, mut me, tables) = midway("exponential-chaos", &[(REPAIR, &[])]).await;
    let page = me.get(&tables[0]).await.body;
    let closed = page.split("class=\"closed\" href=\"").skip(1).filter_map(|link| link.split('"').next());
    let closed: Vec<String> = closed.map(|link| link.replace("&amp;", "&")).collect();
    assert_eq!(closed.len(), 12, "every crater but one is whole: {closed:?}");
    for link in closed {
        let reply = me.get(&link.replacen('?', "/preview?", 1)).await.body;
        assert!(reply.contains("/rules/exponential-chaos#R"), "{link}: {reply}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_tells_nothing_of_what_others_do_in_secret() {
    let house = House::open().await;
    let (mut one, mut two) = (house.browser(), house.browser());
    let table = one.create("parley", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let link = between(&one.get(&table).await.body, "/seat/", "\"").unwrap().to_owned();
    two.get(&format!("/seat/{link}")).await;
    two.post(&format!("{table}/sit"), &[]).await;
    let offer = |page: &str| tokens(page).into_iter().find(|token| token.starts_with("offer")).unwrap();
    let page = two.get(&table).await.body;
    two.act(&table, &page, &offer(&page)).await;

    let page = two.get(&table).await.body;
    let mut before = Vec::new();
    for token in tokens(&page) {
        before.push(preview(&mut two, &table, 1, &version(&page), &token).await.body);
    }
    assert!(before.len() > 1);
    for prefix in ["draw", "offer"] {
        let theirs = one.get(&table).await.body;
        let token = tokens(&theirs).into_iter().find(|token| token.starts_with(prefix)).unwrap();
        one.act(&table, &theirs, &token).await;
        for (token, before) in tokens(&page).iter().zip(&before) {
            let after = preview(&mut two, &table, 1, &version(&page), token).await;
            assert_eq!((after.status, &after.body), (200, before), "{token} after a sealed {prefix}");
        }
    }
    let theirs = one.get(&table).await.body;
    one.act(&table, &theirs, "done").await;
    let page = two.get(&table).await.body;
    let last = preview(&mut two, &table, 1, &version(&page), "done").await;
    assert!(
        last.body.contains("You are done.") && last.body.contains("depends on what you cannot see"),
        "{}",
        last.body
    );
    assert!(!said(&last.body).contains("<bdi>Seat 1</bdi> offered"), "what lies there in secret: {}", last.body);
    assert_eq!(preview(&mut one, &table, 1, &version(&page), "done").await.status, 403);
}

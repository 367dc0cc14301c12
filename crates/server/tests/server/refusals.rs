//! What is refused: each with a clear answer, and with nothing changed.

use crate::client::{Browser, logged, tokens, version};
use crate::house::House;

async fn skies(house: &House) -> (Browser, String, String) {
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    (me, table, page)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_form_twice_moves_once() {
    let house = House::open().await;
    let (mut me, table, page) = skies(&house).await;
    let token = tokens(&page)[0].clone();
    let before = logged(&page).len();
    let (mut here, mut there) = (me.clone(), me.clone());
    let (first, second) = tokio::join!(here.act(&table, &page, &token), there.act(&table, &page, &token));
    assert_eq!((first.status, second.status), (303, 303), "a double click");
    let after = me.get(&table).await.body;
    assert_eq!(me.act(&table, &page, &token).await.status, 303, "sent again later");
    let again = me.get(&table).await.body;
    assert_eq!(logged(&after), logged(&again));
    assert_eq!(logged(&after).iter().filter(|logged| **logged == token).count(), 1, "{:?}", logged(&after));
    assert!(logged(&after).len() > before);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_page_moves_nothing_and_is_told_so() {
    let house = House::open().await;
    let (mut me, table, page) = skies(&house).await;
    me.act(&table, &page, &tokens(&page)[0]).await;
    let now = me.get(&table).await.body;
    let reply = me.act(&table, &page, &tokens(&page)[1]).await;
    assert_eq!(reply.status, 409);
    assert!(reply.body.contains("The table has moved on") && reply.body.contains("<!DOCTYPE html>"));
    assert_eq!(tokens(&reply.body), tokens(&now), "the answer shows the table as it is");
    let fields = [("version", version(&page)), ("seat", "0".to_owned()), ("token", tokens(&page)[1].clone())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let live = me.post_live(&format!("{table}/act"), &fields).await;
    assert_eq!(live.status, 409);
    assert!(live.body.starts_with("<div id=\"table\"") && live.body.contains("The table has moved on"));
    assert_eq!(me.get(&table).await.body, now);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_forbid_is_refused_with_the_rule() {
    let house = House::open().await;
    let (mut me, table, page) = skies(&house).await;
    let die = &tokens(&page)[0][..2];
    let reply = me.act(&table, &page, &format!("{die}B4")).await;
    assert_eq!(reply.status, 422);
    assert!(
        reply.body.contains("B4 is a tunnel") && reply.body.contains("/rules/under-falling-skies#R"),
        "{}",
        reply.body
    );
    for token in ["nonsense", "=k123w45", "k9A1", "\u{1F3B2}"] {
        let reply = me.act(&table, &page, token).await;
        assert_eq!(reply.status, 422, "{token}");
        assert!(reply.body.contains("Nothing has changed."), "{token}");
    }
    assert_eq!(me.act(&table, &page, "a b").await.status, 400);
    assert_eq!(me.act(&table, &page, &"x".repeat(300)).await.status, 400);
    assert_eq!(me.get(&table).await.body, page);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_for_a_seat_of_another() {
    let house = House::open().await;
    let (mut me, table, page) = skies(&house).await;
    let token = tokens(&page)[0].clone();
    let mut stranger = house.browser();
    let watched = stranger.get(&table).await.body;
    assert!(tokens(&watched).is_empty() && !watched.contains("Give up"));
    assert_eq!(stranger.act(&table, &page, &token).await.status, 403);
    stranger.cookies.insert("palisade".to_owned(), "0".repeat(64));
    assert_eq!(stranger.act(&table, &page, &token).await.status, 403, "a made-up cookie");
    stranger.cookies.insert("palisade".to_owned(), "' OR 1=1 --".to_owned());
    assert_eq!(stranger.act(&table, &page, &token).await.status, 403, "a malformed cookie");
    stranger.cookies.clear();
    stranger.create("pig", &[("seat-0", "me"), ("seat-1", "random")]).await;
    assert_eq!(stranger.act(&table, &page, &token).await.status, 403, "somebody of another table");
    let other = [("version", version(&page)), ("seat", "1".to_owned()), ("token", token)];
    let other: Vec<(&str, &str)> = other.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(me.post(&format!("{table}/act"), &other).await.status, 403, "a seat that is not there");
    assert_eq!(me.get(&table).await.body, page);
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_forms_are_refused() {
    let house = House::open().await;
    let (mut me, table, page) = skies(&house).await;
    let act = format!("{table}/act");
    let token = tokens(&page)[0].clone();
    for fields in [
        vec![],
        vec![("token", token.as_str())],
        vec![("token", token.as_str()), ("version", "x"), ("seat", "0")],
        vec![("token", token.as_str()), ("version", "-1"), ("seat", "0")],
        vec![("token", token.as_str()), ("version", "2"), ("seat", "99")],
        vec![("token", token.as_str()), ("version", "99999999999999999999999"), ("seat", "0")],
    ] {
        let reply = me.post(&act, &fields).await;
        assert_eq!(reply.status, 400, "{fields:?}");
        assert!(reply.body.contains("<h1>"), "{fields:?}");
    }
    let form = "application/x-www-form-urlencoded";
    let sent = [(form, b"%ff=%zz&&&=".to_vec(), 400), ("application/json", b"{}".to_vec(), 415), ("", Vec::new(), 415)];
    for (kind, body, status) in sent {
        let request = me.raw(&act, kind, body);
        assert_eq!(me.send(request).await.unwrap().status, status, "{kind}");
    }
    let request = me.raw(&act, form, "x".repeat(20_000));
    let big = me.send(request).await.unwrap();
    assert_eq!(big.status, 413);
    assert!(big.body.contains("more than a form can hold"));
    assert_eq!(me.get(&table).await.body, page);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_said_to_be_so() {
    let house = House::open().await;
    let mut me = house.browser();
    for path in [
        "/table/nothing",
        "/table/%00",
        "/table/../../etc",
        "/seat/x",
        "/assets/x",
        "/rules/chess",
        "/play/skies",
        "/x",
    ] {
        let reply = me.get(path).await;
        assert_eq!(reply.status, 404, "{path}");
        assert!(reply.body.contains("<h1>") && reply.body.contains("home page"), "{path}: {}", reply.body);
    }
    assert!(me.get("/rules/skies").await.body.contains("Did you mean under-falling-skies?"));
    assert_eq!(me.get("/table/%ff").await.status, 400);
    assert_eq!(me.post("/", &[]).await.status, 405);
    assert_eq!(me.get("/healthz").await.body, "ok\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_not_made_from_what_cannot_be() {
    let house = House::open().await;
    let mut me = house.browser();
    for (fields, reason) in [
        (
            vec![("seat-0", "me"), ("option-arrow_chain", "sideways")],
            "<code>sideways</code> is not possible for “After an arrow”",
        ),
        (vec![], "needs at least one player"),
        (vec![("seat-0", "genius")], "There is no bot <code>genius</code> here."),
        (vec![("seat-0", "flat:99999999")], "There is no bot <code>flat:99999999</code> here. Pick one from the list."),
        (vec![("seat-0", "me"), ("name", "a name that is much longer than any name that ever was")], "at most 40"),
    ] {
        let reply = me.post("/play/under-falling-skies", &fields).await;
        assert_eq!(reply.status, 422, "{fields:?}");
        assert!(reply.body.contains(reason), "{reason}: {}", reply.body);
    }
    let store = store::Store::open(&house.database()).await.unwrap();
    let cookie = table::hashed(&me.cookies["palisade"]);
    assert_eq!(store.person(&cookie).await, Ok(None), "nobody is made of a form that is refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn other_sites_cannot_send_forms() {
    let house = House::open().await;
    let (mut me, table, page) = skies(&house).await;
    let form = format!("version={}&seat=0&token={}", version(&page), tokens(&page)[0]);
    for (name, value) in [("sec-fetch-site", "cross-site"), ("origin", "https://elsewhere.example")] {
        let request = me.raw(&format!("{table}/act"), "application/x-www-form-urlencoded", form.clone());
        let reply = me.send(request.header(name, value)).await.unwrap();
        assert_eq!(reply.status, 403);
        assert!(reply.body.contains("came from another site"));
    }
    assert_eq!(me.get(&table).await.body, page);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_once() {
    let house = House::open().await;
    let (mut maker, mut first, mut second) = (house.browser(), house.browser(), house.browser());
    let table = maker.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let page = maker.get(&table).await.body;
    let link = format!("/seat/{}", crate::client::between(&page, "/seat/", "\"").unwrap());
    first.get(&link).await;
    second.get(&link).await;
    let sit = format!("{table}/sit");
    assert_eq!(first.post(&sit, &[("name", &"x".repeat(41))]).await.status, 422, "takes no seat");
    assert_eq!(first.post(&sit, &[]).await.status, 303);
    let late = second.post(&sit, &[]).await;
    assert_eq!(late.status, 409);
    assert!(late.body.contains("not free"), "{}", late.body);
    assert_eq!(house.browser().post(&sit, &[]).await.status, 409, "without a link");
    assert!(tokens(&second.get(&table).await.body).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_has_its_headers() {
    let house = House::open().await;
    let (mut me, table, _) = skies(&house).await;
    for path in ["/", &table, "/rules/pig", "/nothing", "/play/pig"] {
        me.get(path).await;
        let seen = me.seen.last().unwrap();
        for header in
            ["content-security-policy", "nosniff", "same-origin", "no-store", "x-request-id", "x-frame-options"]
        {
            assert!(seen.contains(header), "{path} has no {header}");
        }
        for inline in ["<style", " style=\"", "onclick=", "<script>", "javascript:"] {
            assert!(!seen.contains(inline), "{path} has {inline}, which the policy forbids");
        }
    }
    let style = me.get("/").await.body;
    let style = crate::client::between(&style, "rel=\"stylesheet\" href=\"", "\"").unwrap().to_owned();
    me.get(&style).await;
    assert!(me.seen.last().unwrap().contains("immutable"));
}

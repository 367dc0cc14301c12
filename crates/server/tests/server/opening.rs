//! Forms that open a table: each shows the fingerprint of dice that were promised before, and makes one table however
//! often it is sent.

use contract::{Seat, Stream};
use store::Store;
use table::dice_log::{ChainLink, DiceLog};
use table::{Creation, Entry};

use crate::client::{Browser, Reply, between, form};
use crate::house::{House, entry};

const START: u64 = 1_760_000_000_000;
const HOUR: u64 = 60 * 60 * 1000;
const PIG: &str = "/play/pig";

/// Returns the fingerprint that a form shows.
fn shown(page: &str) -> String {
    between(page, "name=\"commitment\" value=\"", "\"").expect("a form shows a fingerprint").to_owned()
}

/// Returns the fields of a page's form, with more.
fn filled(page: &str, more: &[(&str, &str)]) -> Vec<(String, String)> {
    let (_, mut fields) = form(page, "open").expect("a form that opens a table");
    fields.extend(more.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    fields
}

async fn send(browser: &mut Browser, to: &str, fields: &[(String, String)]) -> Reply {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(to, &fields).await
}

/// Returns the whole dice log, checked, and its text.
async fn dice_log(house: &House) -> (DiceLog, String) {
    let text = house.browser().get("/dice/log.txt").await.body;
    (DiceLog::read(&text, &ChainLink::start()).expect("a chain that holds"), text)
}

fn id(table: &str) -> &str {
    table.strip_prefix("/table/").unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_shows_what_the_log_has_promised_and_its_table_plays_on_that() {
    let house = House::open().await;
    let mut me = house.browser();
    let page = me.get(PIG).await.body;
    let commitment = shown(&page);
    let (log, _) = dice_log(&house).await;
    let line = log.story(&commitment).and_then(|story| story.promise).expect("it is promised before it is shown");
    assert!(page.contains(&format!("data-line=\"{line}\"")), "{page}");

    let entropy = "5eed".repeat(16);
    let fields = filled(&page, &[("seat-0", "me"), ("seat-1", "greedy"), ("entropy", &entropy)]);
    let table = send(&mut me, PIG, &fields).await.location;
    let store = Store::open(&house.database()).await.unwrap();
    let text = store.load(id(&table)).await.unwrap();
    assert_eq!(Creation::read(&text.creation).unwrap().seed.unwrap().commitment(), commitment);
    let first = Entry::read(&text.entries[0]).unwrap();
    assert!(matches!(first, Entry::Entropy { entropy: given, .. } if given == entropy), "before the game begins");

    let (log, _) = dice_log(&house).await;
    let begun = log.story(&commitment).unwrap().begin.clone().expect("the beginning is told").1;
    let seat = entry("pig").info().seat_name(Seat::FIRST);
    assert_eq!(begun, table::fair::entropies_hash(&[(seat, &entropy)]));
    assert_eq!(log.story(&commitment).unwrap().end, None);
    me.play_out(&table, &mut Stream::new("opening", "log", 0)).await;
    while !me.get(&table).await.body.contains("id=\"ending\"") {
        me.play_out(&table, &mut Stream::new("opening", "log", 1)).await;
    }
    let (log, text) = dice_log(&house).await;
    let record = contract::Record::read(&me.get(&format!("{table}/record")).await.body).unwrap();
    let (_, seed, closing) = log.story(&commitment).unwrap().end.clone().expect("the end is told");
    assert_eq!(seed, record.dice.clone().unwrap().seed.unwrap());
    assert_eq!(closing, record.closing());
    assert_eq!(log.counts().over, 1);
    let page = me.get("/dice/log").await.body;
    assert!(page.contains("<b>1</b> over"), "{page}");
    assert_eq!(me.get("/dice").await.status, 200, "every form leads there");
    for told in [text, page] {
        assert!(!told.contains(id(&table)), "an address of a table is a secret");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_form_twice_makes_one_table() {
    let house = House::open().await;
    let mut me = house.browser();
    let page = me.get(PIG).await.body;
    let fields = filled(&page, &[("seat-0", "me"), ("seat-1", "link"), ("entropy", "ab12")]);
    let (mut left, mut right) = (me.clone(), me.clone());
    let (one, two) = tokio::join!(send(&mut left, PIG, &fields), send(&mut right, PIG, &fields));
    assert_eq!([one.status, two.status], [303, 303], "{}{}", one.body, two.body);
    assert_eq!(one.location, two.location);
    assert_eq!(send(&mut me, PIG, &fields).await.location, one.location, "whenever it comes");
    let home = me.get("/").await.body;
    assert_eq!(home.matches(&format!("href=\"{}\"", one.location)).count(), 1);
    let store = Store::open(&house.database()).await.unwrap();
    assert_eq!(store.due(u64::MAX).await.unwrap().len(), 0);
    let entries = store.load(id(&one.location)).await.unwrap().entries;
    assert_eq!(entries.len(), 1, "its entropy, once: {entries:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_that_are_taken_come_back_as_others() {
    let house = House::open().await;
    let (mut me, mut other) = (house.browser(), house.browser());
    let page = me.get(PIG).await.body;
    let fields = filled(&page, &[("seat-0", "me"), ("seat-1", "link"), ("name", "Ann")]);
    let table = send(&mut me, PIG, &fields).await.location;
    other.get(PIG).await;
    let unknown = [fields.clone(), vec![("commitment".to_owned(), "0".repeat(64))]].concat();
    for (sent, has_sat) in [(&fields, false), (&unknown, true)] {
        let back = send(&mut other, PIG, sent).await;
        assert_eq!(back.status, 409);
        assert!(back.body.contains("went to another table") && back.body.contains("value=\"Ann\""), "{}", back.body);
        assert!(!back.body.contains(id(&table)));
        let store = Store::open(&house.database()).await.unwrap();
        let cookie = table::hashed(&other.cookies["palisade"]);
        assert_eq!(store.person(&cookie).await.unwrap().is_some(), has_sat, "nobody is made of a form that is refused");
        let again = filled(&back.body, &[("seat-0", "me"), ("seat-1", "link")]);
        assert_eq!(send(&mut other, PIG, &again).await.status, 303);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_wrong_comes_back_with_the_same_dice() {
    let house = House::open().await;
    let mut me = house.browser();
    let page = me.get(PIG).await.body;
    let back = send(&mut me, PIG, &filled(&page, &[("seat-0", "genius")])).await;
    assert_eq!(back.status, 422);
    assert_eq!(shown(&back.body), shown(&page));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_added_to_the_dice_is_bound_to_what_was_shown() {
    let house = House::open().await;
    let mut me = house.browser();
    let commitment = shown(&me.get(PIG).await.body);
    let long = "a".repeat(65);
    for (fields, reason) in [
        (vec![("entropy", "ab")], "counts only together with <code>commitment</code>"),
        (vec![("commitment", commitment.as_str()), ("entropy", "AB")], "<code>entropy</code> takes 1 to 64"),
        (vec![("commitment", commitment.as_str()), ("entropy", "xyz")], "<code>entropy</code> takes 1 to 64"),
        (vec![("commitment", commitment.as_str()), ("entropy", &long)], "<code>entropy</code> takes 1 to 64"),
        (vec![("commitment", "ab"), ("entropy", "ab")], "<code>commitment</code> must be"),
    ] {
        let fields = [fields, vec![("seat-0", "me"), ("seat-1", "link")]].concat();
        let reply = me.post(PIG, &fields).await;
        assert_eq!(reply.status, 400, "{fields:?}");
        assert!(reply.body.contains(reason), "{reason}: {}", reply.body);
    }
    assert_eq!(shown(&me.get(PIG).await.body).len(), 64);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_keeps_no_cookies_is_told_so() {
    let house = House::open().await;
    let page = house.browser().get(PIG).await.body;
    let fields = filled(&page, &[("seat-0", "me"), ("seat-1", "link")]);
    let reply = send(&mut house.browser(), PIG, &fields).await;
    assert_eq!(reply.status, 403);
    assert!(reply.body.contains("does not keep cookies") && reply.body.contains("Nothing was done"), "{}", reply.body);
    let (log, _) = dice_log(&house).await;
    assert_eq!(log.story(&shown(&page)).unwrap().begin, None);
    // A program that sends no form of ours is served as ever.
    assert_eq!(house.browser().post(PIG, &[("seat-0", "me"), ("seat-1", "link")]).await.status, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn forms_that_are_asked_for_and_never_sent_cost_few_promises() {
    let house = House::at(START).await;
    let mut me = house.browser();
    let first = shown(&me.get(PIG).await.body);
    for _ in 0..40 {
        assert_ne!(shown(&me.get(PIG).await.body), first, "others are shown others");
    }
    assert_eq!(dice_log(&house).await.0.last().number, 48, "sixteen at a time");
    house.clock.set(START + HOUR);
    assert_eq!(shown(&me.get(PIG).await.body), first, "after an hour it is free again");

    // What a server showed and nobody used is not lost with it.
    let house = house.restart().await;
    let mut me = house.browser();
    assert_ne!(shown(&me.get(PIG).await.body), first, "somebody may still be about to send it");
    house.clock.set(START + 2 * HOUR);
    assert_eq!(shown(&me.get(PIG).await.body), first);
}

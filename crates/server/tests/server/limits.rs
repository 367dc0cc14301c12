//! How much one address may ask for: moves, pages, files and live streams are counted apart.

use server::{Limits, Rate};

use crate::client::{Browser, between, tokens};
use crate::house::{GENEROUS, House};
use crate::metrics::{number, numbers};

/// So little that a test meets the limit at once; what comes back in a second is no help for hours.
const SCARCE: Rate = Rate { per_second: 1, burst: 5 };
/// More requests than any scarce limit lets through while they are sent.
const MANY: usize = 60;

/// Says how many of many requests were refused, and what the last refusal told.
async fn refused(browser: &mut Browser, path: &str) -> usize {
    let mut refused = 0;
    for _ in 0..MANY {
        let reply = browser.get(path).await;
        if reply.status == 429 {
            assert!(reply.body.contains("Too many requests at once.") && reply.body.contains("<h1>"));
            assert!(browser.seen.last().unwrap().contains("\"retry-after\": \""), "says when to try again");
            refused += 1;
        }
    }
    refused
}

/// Presses the first button; returns the status of the answer.
async fn press(browser: &mut Browser, table: &str) -> u16 {
    let page = browser.get(table).await.body;
    let token = tokens(&page)[0].clone();
    browser.act(table, &page, &token).await.status
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_files_and_streams_use_up_no_moves() {
    for (limits, path) in [
        (Limits { files: SCARCE, ..GENEROUS }, "/favicon.ico"),
        (Limits { files: SCARCE, ..GENEROUS }, "/healthz"),
        (Limits { pages: Rate { burst: 9, ..SCARCE }, ..GENEROUS }, "/rules/pig"),
    ] {
        let house = House::with(limits).await;
        let mut me = house.browser();
        let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
        let page = me.get(&table).await.body;
        let held = [me.stream(&table).await, me.stream(&table).await];
        let refusals = refused(&mut me, path).await;
        assert!(refusals > MANY / 2, "{refusals} of {path}");
        // What was wanted from the page that is there is done all the same.
        let token = tokens(&page)[0].clone();
        assert_eq!(me.act(&table, &page, &token).await.status, 303, "after too much of {path}");
        drop(held);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_so_many_tables_and_goes_on_playing_at_them() {
    let house = House::with(Limits { tables: 3, ..GENEROUS }).await;
    let mut me = house.browser();
    let mut table = String::new();
    for _ in 0..3 {
        table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    }
    let refused = me.post("/play/pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    assert_eq!(refused.status, 429, "{}", refused.body);
    let seconds: u64 = between(me.seen.last().unwrap(), "\"retry-after\": \"", "\"").unwrap().parse().unwrap();
    assert!((1000..=1201).contains(&seconds), "three an hour are one in twenty minutes, not in {seconds} s");
    assert_eq!(me.get("/play/pig").await.status, 200);
    assert_eq!(press(&mut me, &table).await, 303);
    assert_eq!(number(&numbers(&mut me).await, "palisade_refused_total", "limit=\"tables\""), 1);
}

/// What is asked for counts, whether there is such a game or not.
#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_is_set_an_address_opens_two_hundred_tables_in_an_hour() {
    let house = House::with(Limits { tables: Limits::default().tables, ..GENEROUS }).await;
    let mut me = house.browser();
    for number in 0..200 {
        assert_eq!(me.post("/play/chess", &[]).await.status, 404, "{number}");
    }
    assert_eq!(me.post("/play/chess", &[]).await.status, 429);
    let told = include_str!("../../../../docs/operate.md");
    assert!(told.contains("| tables opened | 200 an hour, 200 at once |"), "the operators' page tells the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_moves_are_refused_and_pages_are_still_shown() {
    let house = House::with(Limits { changes: SCARCE, seated: SCARCE, ..GENEROUS }).await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let mut statuses = Vec::new();
    for _ in 0..MANY {
        statuses.push(press(&mut me, &table).await);
    }
    assert_eq!(statuses[..4], [303; 4], "the table was the first of five");
    assert!(statuses.iter().filter(|status| **status == 429).count() > MANY / 2, "{statuses:?}");
    assert_eq!(me.get(&table).await.status, 200);
    let numbers = numbers(&mut me).await;
    let refused = |limit| number(&numbers, "palisade_refused_total", &format!("limit=\"{limit}\""));
    assert_eq!(refused("changes"), statuses.iter().filter(|status| **status == 429).count() as u64);
    assert_eq!((refused("pages"), refused("files"), refused("streams")), (0, 0, 0));
}

/// Posts as somebody who sits nowhere until it is refused; returns how often it was not.
async fn flood(browser: &mut Browser, most: usize) -> usize {
    for number in 0..most {
        if browser.post("/table/nothing/act", &[]).await.status == 429 {
            return number;
        }
    }
    most
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_behind_an_address_use_up_is_nothing_of_what_people_at_tables_have() {
    let some = Rate { burst: 20, ..SCARCE };
    let house = House::with(Limits { changes: some, seated: some, ..GENEROUS }).await;
    let (mut me, mut other, mut stranger) = (house.browser(), house.browser(), house.browser());
    let both = [("seat-0", "me"), ("seat-1", "me")];
    let (table, theirs) = (me.create("pig", &both).await, other.create("pig", &both).await);
    for _ in 0..10 {
        assert_eq!(press(&mut me, &table).await, 303);
    }
    // Nor does what is left tell anybody how much was done at a table.
    let passed = flood(&mut stranger, MANY).await;
    assert!((18..MANY).contains(&passed), "{passed} of a stranger, where two tables were opened and twenty is all");
    for cookie in ["0".repeat(64), "x".to_owned()] {
        stranger.cookies.insert("palisade".to_owned(), cookie);
        assert!(flood(&mut stranger, MANY).await < 15, "a cookie alone is not somebody at a table, who has twenty");
    }
    for _ in 0..10 {
        assert_eq!(press(&mut me, &table).await, 303, "of the address nothing is left");
        assert_eq!(press(&mut other, &theirs).await, 303);
    }
    // Who floods from a seat uses up what is theirs, and what is the address's after that.
    let mut refused = 0;
    for _ in 0..MANY {
        refused += usize::from(press(&mut me, &table).await == 429);
    }
    assert!(refused > MANY / 2, "{refused}");
    assert_eq!(press(&mut other, &theirs).await, 303);
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_are_limited_and_counted_apart() {
    let house = House::with(Limits { streams_each: 2, ..GENEROUS }).await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let held = [me.stream(&table).await, me.stream(&table).await];
    assert_eq!(me.stream(&table).await.response.status(), 429);
    assert_eq!(press(&mut me, &table).await, 303);
    assert_eq!(number(&numbers(&mut me).await, "palisade_refused_total", "limit=\"streams\""), 1);
    drop(held);
}

/// Thirty people come at the same moment from one address, each looks around and opens the table in two tabs.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_behind_a_shared_address_is_locked_out() {
    let house = House::with(Limits::default()).await;
    let (mut held, mut moved) = (Vec::new(), 0);
    for _ in 0..30 {
        let mut guest = house.browser();
        let home = guest.get("/").await;
        assert_eq!(home.status, 200);
        for file in linked(&home.body) {
            assert_eq!(guest.get(&file).await.status, 200, "{file}");
        }
        assert_eq!(guest.get("/play/under-falling-skies").await.status, 200);
        let table = guest.create("under-falling-skies", &[("seat-0", "me")]).await;
        for _ in 0..2 {
            assert_eq!(guest.get(&table).await.status, 200);
            let stream = guest.stream(&table).await;
            assert_eq!(stream.response.status(), 200);
            held.push(stream);
        }
        assert_eq!(press(&mut guest, &table).await, 303);
        moved += 1;
    }
    assert_eq!((held.len(), moved), (60, 30));
}

/// Returns the files that a page links in its head.
pub(crate) fn linked(page: &str) -> Vec<String> {
    let head = between(page, "<head>", "</head>").expect("a page has a head");
    let links = head.split(['<']).filter(|tag| tag.starts_with("link") || tag.starts_with("script"));
    let address = |tag: &str| between(tag, "href=\"", "\"").or(between(tag, "src=\"", "\"")).map(str::to_owned);
    links.filter_map(address).collect()
}

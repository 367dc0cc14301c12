//! Thousands of requests that no page of ours sends, at every address: each is answered in plain words, what is refused
//! stores nothing, nothing hidden comes out, and the server plays on.

mod plea;
mod words;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use contract::Stream;
use sqlx::SqliteConnection;
use store::Store;
use table::Creation;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::timeout;

use crate::client::{Browser, between, tokens, version};
use crate::house::House;
use crate::metrics::{number, numbers};
use crate::raw::{connect, status};
use crate::surface::known::Known;
use crate::surface::pair::{SECRET, choosing, reader};
use plea::Plea;
use words::pick;

const SEED: u64 = 9;
const REQUESTS: usize = 2000;
/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How HTTP itself answers to what is no HTTP.
const TURNED_AWAY: [&str; 4] = ["", "400", "414", "431"];
/// Words of the inside, which mean nothing to who reads a page.
const INNER: [&str; 10] =
    ["panicked", "sqlite", "sqlx", "StoreError", "TableError", "Some(", "Err(", "invalid digit", ".rs:", "deserialize"];
/// Where a form that comes back brings dice that are promised, and what is promised is stored.
const PROMISING: [&str; 2] = ["/play/{game}", "/table/{id}/branch"];

/// How often a server of this process has panicked.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Counts panics outside of the tests themselves.
fn count_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if matches!(std::thread::current().name(), Some("tokio-rt-worker" | "tokio-runtime-worker" | "bot")) {
            PANICS.fetch_add(1, Ordering::Relaxed);
        }
        before(panic);
    }));
}

/// A server with a table where something was chosen in secret, and somebody who does not play there.
struct Fixture {
    house: House,
    /// Those who play at the table, and their pages as they were.
    people: Vec<(Browser, String)>,
    table: String,
    stranger: Browser,
    /// What the stranger knows: of that table, of one of their own, and of one that is over.
    known: [Known; 3],
    /// What must not come out.
    secrets: Vec<String>,
    database: SqliteConnection,
}

impl Fixture {
    async fn open() -> Self {
        let house = House::at(1_760_000_000_000).await;
        let (table, mut people) = choosing(&house, "parley").await;
        let page = people[SECRET].get(&table).await.body;
        let sealed = tokens(&page).into_iter().find(|token| token.starts_with("offer")).unwrap();
        assert_eq!(people[SECRET].act(&table, &page, &sealed).await.status, 303);
        let text = Store::open(&house.database()).await.unwrap().load(id(&table)).await.unwrap();
        let mut secrets = vec![sealed, Creation::read(&text.creation).unwrap().seed.unwrap().reveal()];
        let invited = people.iter().flat_map(|person| &person.seen).filter_map(|seen| between(seen, "invite=", ";"));
        secrets.extend(invited.filter(|token| token.len() == 64).map(str::to_owned));
        secrets.extend(people.iter().map(|person| person.cookies["palisade"].clone()));

        let mut stranger = house.browser();
        let both = [("seat-0", "me"), ("seat-1", "me")];
        let (own, over) = (stranger.create("pig", &both).await, stranger.create("pig", &both).await);
        stranger.play_out(&over, &mut Stream::new("fuzz", "over", SEED)).await;
        let mut known = Vec::new();
        for table in [&table, &own, &over] {
            let page = stranger.get(table).await.body;
            let version = version(&page).parse().unwrap();
            known.push(Known { table: table.clone(), version, tokens: tokens(&page), link: "0".repeat(64) });
        }
        let mut seen = Vec::new();
        for mut person in people {
            let page = person.get(&table).await.body;
            seen.push((person, page));
        }
        let database = reader(&house.database()).await;
        let known = known.try_into().unwrap_or_else(|_| unreachable!("three tables"));
        Self { house, people: seen, table, stranger, known, secrets, database }
    }

    /// Returns a number that changes with whatever the server stores.
    async fn changes(&mut self) -> i64 {
        sqlx::query_scalar("PRAGMA data_version").fetch_one(&mut self.database).await.unwrap()
    }

    /// Returns how many rows there are, but for those of promised dice.
    async fn rows(&mut self) -> i64 {
        let tables = ["persons", "tables", "seats", "entries", "guides", "guide_notes", "turns", "links", "components"];
        let counts = tables.map(|table| format!("(SELECT count(*) FROM {table})"));
        let count = format!("SELECT {}", counts.join(" + "));
        sqlx::query_scalar(sqlx::AssertSqlSafe(count)).fetch_one(&mut self.database).await.unwrap()
    }
}

fn id(table: &str) -> &str {
    table.strip_prefix("/table/").unwrap()
}

/// Sends a request and returns what comes; of a stream, its first event.
async fn exchange(address: SocketAddr, request: &[u8]) -> String {
    let mut line = connect(address).await;
    // Who is turned away early need not be listened to.
    let _ = line.write_all(request).await;
    let (mut answer, mut part) = (Vec::new(), vec![0; 16 * 1024]);
    loop {
        let read = timeout(PATIENCE, line.read(&mut part)).await.expect("an answer comes in time");
        answer.extend_from_slice(&part[..read.as_ref().copied().unwrap_or(0)]);
        let text = String::from_utf8_lossy(&answer);
        let is_stream = text.contains("content-type: text/event-stream") && text.contains("\r\n\r\n");
        if is_stream && text.contains("\n\n") || !matches!(read, Ok(1..)) {
            return text.into_owned();
        }
    }
}

/// Says what is wrong with how something was refused.
fn fault(plea: &Plea, answer: &str) -> Option<String> {
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    if plea.broken && body.is_empty() && TURNED_AWAY.contains(&status(answer)) {
        return None;
    }
    if let Some(inner) = INNER.iter().find(|inner| answer.contains(*inner)) {
        return Some(format!("`{inner}` is no plain word"));
    }
    if head.contains("content-type: application/problem+json") {
        let problem: serde_json::Value = serde_json::from_str(body).unwrap_or_default();
        let says = |field: &str| problem[field].as_str().is_some_and(|text| text.len() > 3);
        let is_whole = plea.method == "HEAD" || ["title", "code", "detail", "hint"].into_iter().all(says);
        return (!is_whole).then(|| "it does not say what is wrong and what to do".to_owned());
    }
    if !head.contains("content-type: text/html") {
        return Some("it is no page".to_owned());
    }
    let is_part = body.starts_with("<div id=\"notice\"") || body.starts_with("<div id=\"table\"");
    let told = if is_part { body.contains("class=\"refusal\"") } else { body.contains("<h1") };
    // The head of every page leads home; the words themselves must lead somewhere, or the form comes back.
    let main = body.split_once("<main").map_or(body, |(_, main)| main);
    let way_out = is_part || main.contains(" href=\"/") || main.contains("<form");
    (plea.method != "HEAD" && !(told && way_out)).then(|| "it does not say what is wrong and where to go".to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_asked_is_answered_in_plain_words_and_what_is_refused_stores_nothing() {
    count_panics();
    let mut fixture = Fixture::open().await;
    let address = fixture.house.server.address();
    let (host, cookie) = (address.to_string(), fixture.stranger.cookies["palisade"].clone());
    let mut dice = Stream::new("fuzz", "requests", SEED);
    let (mut before, mut rows) = (fixture.changes().await, fixture.rows().await);
    let (mut refusals, mut faults) = (0, Vec::new());
    for number in 0..REQUESTS {
        let known = pick(&mut dice, &fixture.known);
        let plea = Plea::random(&mut dice, known, &host, &cookie);
        let answer = exchange(address, &plea.bytes).await;
        let told = |fault: String| {
            let asked: String = plea.bytes.escape_ascii().to_string().chars().take(1500).collect();
            let came: String = answer.chars().take(3000).collect();
            format!("{fault}: seed {SEED}, request {number}:\n{asked}\nis answered:\n{came}")
        };
        let is_refused = status(&answer).starts_with('4') || answer.is_empty();
        let promises = plea.pattern.is_some_and(|pattern| PROMISING.contains(&pattern));
        let after = fixture.changes().await;
        // A rulebook may write any token.
        let is_told = plea.pattern == Some("/rules/{game}");
        let fault = if fixture.secrets.iter().any(|secret| answer.contains(secret) && !is_told) {
            Some("a secret comes out".to_owned())
        } else if status(&answer).starts_with('5') {
            Some("the server fails".to_owned())
        } else if is_refused && before != after && !promises {
            Some("it is refused, and something is stored".to_owned())
        } else if is_refused {
            fault(&plea, &answer)
        } else {
            None
        };
        faults.extend(fault.map(told));
        refusals += usize::from(is_refused);
        if before != after {
            let now = fixture.rows().await;
            if is_refused && rows != now {
                faults.push(told("it is refused, and a row is stored".to_owned()));
            }
            rows = now;
        }
        before = after;
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults[..faults.len().min(12)].join("\n\n"));
    assert!((REQUESTS / 3..REQUESTS).contains(&refusals), "{refusals} were refused");
    let mut me = fixture.house.browser();
    assert_eq!(number(&numbers(&mut me).await, "palisade_requests_total", "status=\"5xx\""), 0);
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "something panicked that nobody was told of");
    for (person, page) in &mut fixture.people {
        assert_eq!(person.get(&fixture.table).await.body, *page, "a table changed by those who do not play there");
    }
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let (_, page) = me.play_out(&table, &mut Stream::new("fuzz", "after", SEED)).await;
    assert!(page.contains("id=\"ending\""), "{page}");
}

//! Everything that a server can be asked: at two servers whose tables differ in what one seat did in secret and in nothing
//! else, every address answers everybody else the same, by every method; and what is refused leaves nothing behind.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use reqwest::Method;
use reqwest::header::HeaderMap;
use sqlx::{Connection, SqliteConnection};

use crate::client::{Browser, between, escape, tokens, version};
use crate::house::House;

const METHODS: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/// What differs between any two answers. An address may be new, so it is compared by its length.
const OTHERWISE: [&str; 2] = ["date", "x-request-id"];
/// The seat that acts in secret. The maker of the table has another one.
const SECRET: usize = 1;

/// What to ask of an address besides asking it plainly, by every method.
struct Asked {
    path: &'static str,
    /// The queries of GET.
    queries: fn(&Known) -> Vec<String>,
    /// The forms of POST.
    forms: fn(&Known) -> Vec<String>,
    compared: Compared,
}

/// What of the answers is compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Compared {
    All,
    /// All, but that fresh secrets are as long as each other.
    ButSecrets,
    /// The status. Numbers for operators count moves, those in secret too; nobody else is answered. A fresh link is drawn
    /// as a code, which is never twice of the same length, on a page that shows nothing of a table.
    Status,
    /// Status, headers and the first event: a stream does not end.
    FirstEvent,
}

/// What an observer knows of a table, and what one may guess.
struct Known {
    table: String,
    version: u64,
    /// Tokens on the observer's page, and tokens of others.
    tokens: Vec<String>,
    link: String,
}

const NONE: fn(&Known) -> Vec<String> = |_| Vec::new();

/// Where somebody who asks by a form is an observer no longer, so nobody does.
const LEAVE: &str = "/me/leave";

/// Every address, with what can be asked of it.
const SURFACE: &[Asked] = &[
    Asked { path: "/", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/play/{game}", queries: NONE, forms: plays, compared: Compared::ButSecrets },
    Asked { path: "/rules/{game}", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/style", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/seat/{token}", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}", queries: aims, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/act", queries: NONE, forms: acts, compared: Compared::All },
    Asked { path: "/table/{id}/preview", queries: acts, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/undo", queries: NONE, forms: undos, compared: Compared::All },
    Asked { path: "/table/{id}/resign", queries: NONE, forms: by_others, compared: Compared::All },
    Asked { path: "/table/{id}/hand", queries: NONE, forms: hands, compared: Compared::All },
    Asked { path: "/table/{id}/stand-in", queries: NONE, forms: seats, compared: Compared::All },
    Asked { path: "/table/{id}/screen", queries: NONE, forms: seats, compared: Compared::All },
    Asked { path: "/table/{id}/guide", queries: NONE, forms: notes, compared: Compared::All },
    Asked { path: "/table/{id}/sit", queries: NONE, forms: names, compared: Compared::All },
    Asked { path: "/table/{id}/device", queries: NONE, forms: seats, compared: Compared::Status },
    Asked { path: "/table/{id}/link", queries: NONE, forms: issues, compared: Compared::All },
    Asked { path: "/table/{id}/events", queries: screens, forms: NONE, compared: Compared::FirstEvent },
    Asked { path: "/table/{id}/dice", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/dice", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/dice/log", queries: numbers, forms: NONE, compared: Compared::ButSecrets },
    Asked { path: "/dice/log.txt", queries: numbers, forms: NONE, compared: Compared::ButSecrets },
    Asked { path: "/table/{id}/log", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/record", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/record.json", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/replay", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/replay/{step}", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/table/{id}/branch", queries: steps, forms: steps, compared: Compared::All },
    Asked { path: "/assets/{name}", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/favicon.ico", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/verify.py", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/verify.mjs", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/check.mjs", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/metrics", queries: NONE, forms: NONE, compared: Compared::Status },
    Asked { path: "/healthz", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/me", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/me/name", queries: NONE, forms: names, compared: Compared::All },
    Asked { path: "/me/device", queries: NONE, forms: NONE, compared: Compared::Status },
    Asked { path: "/me/data.json", queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: LEAVE, queries: NONE, forms: NONE, compared: Compared::All },
    Asked { path: "/device/{token}", queries: NONE, forms: names, compared: Compared::All },
];

/// How many steps there may be, and some more.
const STEPS: std::ops::Range<usize> = 0..14;

/// The version before the page's, its own and the next one.
fn versions(known: &Known) -> std::ops::RangeInclusive<u64> {
    known.version.saturating_sub(1)..=known.version + 1
}

fn acts(known: &Known) -> Vec<String> {
    let act = |version, seat, token: &str| format!("version={version}&seat={seat}&token={}", escape(token));
    let mut forms: Vec<String> = [0, 1, 3, 99].map(|seat| act(known.version, seat, "done")).to_vec();
    for version in versions(known) {
        // What is legal comes last: what is taken changes what may follow.
        let guessed = ["B:done", "a b", "\u{1F3B2}"].into_iter().chain(known.tokens.iter().map(String::as_str));
        forms.extend(guessed.map(|token| act(version, 2, token)));
    }
    forms
        .extend(["", "version=1", "version=x&seat=2&token=x", "version=1&version=2&seat=2&token=a"].map(str::to_owned));
    forms
}

fn undos(known: &Known) -> Vec<String> {
    let undo = |version, seat, steps| format!("version={version}&seat={seat}&steps={steps}");
    let mut forms: Vec<String> = STEPS.map(|steps| undo(known.version, 1, steps)).collect();
    for version in versions(known) {
        forms.extend([undo(version, 0, 1), undo(version, 2, 1), undo(version, 2, 3)]);
    }
    forms
}

fn aims(known: &Known) -> Vec<String> {
    let now = known.version;
    let token = known.tokens.first().map(|token| escape(token)).unwrap_or_default();
    let mut queries: Vec<String> =
        versions(known).map(|version| format!("version={version}&seat=2&token={token}")).collect();
    queries.extend((0..4).map(|seat| format!("seat={seat}&version={now}&piece=w&put=w.3&place=A1&spot=A1")));
    queries.extend(["piece=x", "put=a.b&put=c.d", "seat=x"].map(str::to_owned));
    queries
}

fn seats(known: &Known) -> Vec<String> {
    let now = known.version;
    let named = ["0", "1", "2", "3", "99", "x", ""].map(|seat| format!("version={now}&seat={seat}"));
    named.into_iter().chain([String::new()]).collect()
}

fn issues(_: &Known) -> Vec<String> {
    ["0", "1", "2", "99", "x"].map(|seat| format!("seat={seat}&issue=0")).to_vec()
}

/// Giving up the seat of the secret one, or one that is not there: whoever asks it must not.
fn by_others(known: &Known) -> Vec<String> {
    let now = known.version;
    ["1", "3", "x"].iter().map(|seat| format!("version={now}&seat={seat}")).collect()
}

fn hands(known: &Known) -> Vec<String> {
    let now = known.version;
    let bots = ["", "greedy", "nobody"].map(|bot| format!("version={now}&seat=1&bot={bot}"));
    bots.into_iter().chain([format!("version={now}&seat=2&bot=nobody")]).collect()
}

fn notes(_: &Known) -> Vec<String> {
    ["", "note=x", "skip=1"].map(str::to_owned).to_vec()
}

fn names(_: &Known) -> Vec<String> {
    ["", "name=Eve", "name=%00", "entropy=xyz"].map(str::to_owned).to_vec()
}

fn steps(known: &Known) -> Vec<String> {
    let mut forms: Vec<String> = STEPS.map(|step| format!("step={step}&name=Eve")).collect();
    forms.extend(["", "step=-1", "step=x", "step=99999999999999999999"].map(str::to_owned));
    forms.push(format!("step={}", known.version));
    forms
}

fn numbers(_: &Known) -> Vec<String> {
    ["from=1", "from=2", "from=99", "from=x"].map(str::to_owned).to_vec()
}

fn screens(_: &Known) -> Vec<String> {
    ["as=0", "as=1", "as=2", "as=none", "as=x"].map(str::to_owned).to_vec()
}

fn plays(_: &Known) -> Vec<String> {
    ["", "seat-0=genius", "seat-0=me&seat-1=me&option-rounds=x"].map(str::to_owned).to_vec()
}

impl Known {
    /// Returns all addresses of a pattern.
    fn addresses(&self, path: &str) -> Vec<String> {
        let with = |name: &str, values: &[&str]| -> Vec<String> {
            values.iter().map(|value| path.replace(name, value)).collect()
        };
        let id = self.table.strip_prefix("/table/").unwrap();
        match path {
            _ if path.contains("{game}") => with("{game}", &["parley", "raise-the-shields", "chess"]),
            _ if path.contains("{token}") => with("{token}", &[&self.link, &"0".repeat(64), "x"]),
            _ if path.contains("{name}") => with("{name}", &["live.js", "x"]),
            _ if path.contains("{step}") => {
                let path = path.replace("{id}", id);
                let numbers = STEPS.map(|step| step.to_string()).chain(["x", "-1"].map(str::to_owned));
                numbers.map(|step| path.replace("{step}", &step)).collect()
            }
            _ if path.contains("{id}") => with("{id}", &[id, "nothing"]),
            _ => vec![path.to_owned()],
        }
    }
}

/// Somebody who looks, with the number of the seat whose tokens they try.
struct Observer {
    who: &'static str,
    browser: Browser,
    known: Known,
}

/// A server, and who looks at it.
struct Side {
    house: House,
    observers: Vec<Observer>,
    database: SqliteConnection,
}

/// One request.
struct Plea<'a> {
    method: &'a str,
    address: &'a str,
    form: &'a str,
    live: bool,
}

/// Everything that came in answer to everything that was asked.
type Answers = Vec<(String, String)>;

impl Side {
    /// Asks everything, on behalf of everybody.
    async fn ask_everything(&mut self) -> Answers {
        let mut answers = Vec::new();
        for number in 0..self.observers.len() {
            for asked in SURFACE {
                let addresses = self.observers[number].known.addresses(asked.path);
                for (nth, address) in addresses.iter().enumerate() {
                    let methods = if nth == 0 { &METHODS[..] } else { &METHODS[..1] };
                    self.ask_all(number, asked, address, methods, &mut answers).await;
                }
            }
        }
        answers
    }

    async fn ask_all(&mut self, number: usize, asked: &Asked, address: &str, methods: &[&str], answers: &mut Answers) {
        let known = &self.observers[number].known;
        let queries =
            (asked.queries)(known).into_iter().map(|query| ("GET", format!("{address}?{query}"), String::new()));
        let forms = (asked.forms)(known).into_iter().map(|form| ("POST", address.to_owned(), form));
        let further: Vec<_> = queries.chain(forms).filter(|_| methods.len() > 1).collect();
        for method in methods.iter().filter(|method| asked.path != LEAVE || **method != "POST") {
            answers.push(self.ask(number, asked, &Plea { method, address, form: "", live: false }).await);
        }
        for (nth, (method, address, form)) in further.iter().enumerate() {
            answers.push(self.ask(number, asked, &Plea { method, address, form, live: nth % 2 == 0 }).await);
        }
    }

    /// Asks for one thing; returns what was asked and what came.
    async fn ask(&mut self, number: usize, asked: &Asked, plea: &Plea<'_>) -> (String, String) {
        let Plea { method, address, form, live } = *plea;
        let before = self.changes().await;
        let base = self.house.base();
        let Observer { who, browser, .. } = &mut self.observers[number];
        let label = format!("{who}: {method} {address} {form} live: {live}");
        let mut request = browser.request(Method::from_bytes(method.as_bytes()).unwrap(), address);
        if method == "POST" {
            request = request.header("content-type", "application/x-www-form-urlencoded").body(form.to_owned());
        }
        if live {
            request = request.header("x-live", "1");
        }
        let mut response = request.send().await.unwrap();
        let status = response.status();
        let mut answer = format!("{status} {}", head(response.headers()));
        match asked.compared {
            Compared::Status => answer = status.to_string(),
            Compared::FirstEvent if method == "GET" && status.is_success() => {
                while !answer.contains("\n\n") {
                    answer.push_str(&String::from_utf8_lossy(&response.chunk().await.unwrap().unwrap()));
                }
            }
            _ => answer.push_str(&response.text().await.unwrap()),
        }
        let answer = answer.replace(&base, "").replace(base.trim_start_matches("http://"), "");
        let answer = if asked.compared == Compared::ButSecrets { without_secrets(&answer) } else { answer };
        let after = self.changes().await;
        let refused = status.is_client_error() || status.is_server_error();
        // A form that comes back brings dice that are promised, and what is promised is stored.
        let promises = asked.path == "/play/{game}";
        assert!(!refused || promises || before == after, "{label}: was refused, and changed what is stored");
        assert!(!status.is_server_error(), "{label}: {answer}");
        (label, answer)
    }

    /// Returns a number that changes with whatever others store.
    async fn changes(&mut self) -> i64 {
        sqlx::query_scalar("PRAGMA data_version").fetch_one(&mut self.database).await.unwrap()
    }
}

fn head(headers: &HeaderMap) -> String {
    let mut text = String::new();
    for (name, value) in headers.iter().filter(|(name, _)| !OTHERWISE.contains(&name.as_str())) {
        writeln!(text, "{name}: {}", String::from_utf8_lossy(value.as_bytes())).unwrap();
    }
    text
}

/// Returns a text in which every long hexadecimal number is a row of zeros.
fn without_secrets(text: &str) -> String {
    let mut pieces = Vec::new();
    for piece in text.split_inclusive(|c: char| !c.is_ascii_hexdigit()) {
        let digits = piece.trim_end_matches(|c: char| !c.is_ascii_hexdigit()).len();
        let secret = digits == 64;
        pieces.push(if secret { format!("{}{}", "0".repeat(digits), &piece[digits..]) } else { piece.to_owned() });
    }
    pieces.concat()
}

/// Returns where the answers begin to differ, with what stands there.
fn difference(one: &Answers, other: &Answers) -> Option<String> {
    let (one, other) = one.iter().zip(other).find(|(one, other)| one != other)?;
    let same = one.1.bytes().zip(other.1.bytes()).take_while(|(one, other)| one == other).count();
    let near = |text: &str| -> String {
        String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(120)..]).chars().take(240).collect()
    };
    Some(format!("{}\n{}\n{}", one.0, near(&one.1), near(&other.1)))
}

/// Makes a table of three and two servers on copies of it. At the second one seat 1 has taken steps in secret.
async fn twins(game: &str, finishing: &[&str]) -> ([Side; 2], [Browser; 2]) {
    let house = House::at(1_760_000_000_000).await;
    let (table, mut people) = house.company(game, 3, &[]).await;
    let link = people[2].seen.iter().find_map(|seen| between(seen, "invite=", ";").map(str::to_owned)).unwrap();
    // All get to where they choose in secret.
    loop {
        let mut asked = Vec::new();
        for person in &mut people {
            asked.push(person.get(&table).await.body);
        }
        let mut at_work = asked.iter().enumerate().filter(|(_, page)| !tokens(page).is_empty());
        match (at_work.clone().count(), at_work.next()) {
            (3, _) => break,
            (_, Some((seat, page))) => {
                assert_eq!(people[seat].act(&table, page, &tokens(page)[0]).await.status, 303);
            }
            _ => panic!("nobody is asked"),
        }
    }
    let mut stranger = house.browser();
    stranger.create("pig", &[("seat-0", "me"), ("seat-1", "random")]).await;
    let watcher = house.browser();
    let mut invited = house.browser();
    invited.cookies.insert("invite".to_owned(), link.clone());
    let page = people[2].get(&table).await.body;
    let (database, now) = (house.database(), house.clock.now());
    house.server.stop().await.unwrap();
    let one = House::on_a_copy_of(&database, now).await;
    let other = House::on_a_copy_of(&database, now).await;
    let secret = [&one, &other].map(|house| people[SECRET].clone().at(&house.base()));
    let mut sides = Vec::new();
    for house in [one, other] {
        let observer = |who, browser: &Browser| Observer {
            who,
            browser: browser.clone().at(&house.base()),
            known: Known {
                table: table.clone(),
                version: version(&page).parse().unwrap(),
                tokens: tokens(&page).into_iter().filter(|token| token != "draw").take(4).collect(),
                link: link.clone(),
            },
        };
        let observers = vec![
            observer("watcher", &watcher),
            observer("stranger", &stranger),
            observer("invited", &invited),
            observer("maker", &people[0]),
            observer("other", &people[2]),
        ];
        let database = reader(&house.database()).await;
        sides.push(Side { house, observers, database });
    }
    let mut sides: [Side; 2] = sides.try_into().unwrap_or_else(|_| unreachable!("there are two"));
    let mut browser = secret[1].clone();
    let mut steps_taken = 0;
    loop {
        let page = browser.get(&table).await.body;
        let Some(token) = tokens(&page).into_iter().find(|token| !finishing.contains(&token.as_str())) else { break };
        assert_eq!(browser.act(&table, &page, &token).await.status, 303);
        steps_taken += 1;
    }
    assert!(steps_taken > 1, "{steps_taken} steps in secret");
    // Both have been read from the disk.
    for (side, browser) in sides.iter_mut().zip(&secret) {
        browser.clone().get(&table).await;
        side.changes().await;
    }
    (sides, secret)
}

async fn reader(database: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}?mode=ro", database.display())).await.unwrap()
}

/// Compares what two servers answer to everything.
async fn compare(game: &str, finishing: &[&str], observers: &[&str]) {
    let ([mut one, mut other], secret) = twins(game, finishing).await;
    for side in [&mut one, &mut other] {
        side.observers.retain(|observer| observers.contains(&observer.who));
    }
    let answers = tokio::join!(one.ask_everything(), other.ask_everything());
    assert_eq!(answers.0.len(), answers.1.len());
    assert_eq!(difference(&answers.0, &answers.1), None, "what is done in secret can be told");
    assert!(answers.0.len() > 300 * observers.len(), "{} answers", answers.0.len());
    // The secret one's own page tells, so a difference would have been found.
    let page = SURFACE.iter().find(|asked| asked.path == "/table/{id}").unwrap();
    let mut planted = Vec::new();
    for (side, browser) in [&mut one, &mut other].into_iter().zip(secret) {
        side.observers[0].browser = browser;
        let address = side.observers[0].known.table.clone();
        let plea = Plea { method: "GET", address: &address, form: "", live: false };
        planted.push(vec![side.ask(0, page, &plea).await]);
    }
    assert!(difference(&planted[0], &planted[1]).is_some());
}

#[test]
fn no_address_is_left_out() {
    let listed: BTreeSet<&str> = SURFACE.iter().map(|asked| asked.path).collect();
    let served: BTreeSet<&str> = server::addresses().into_iter().collect();
    assert_eq!(listed, served, "say in this file what can be asked of a new address");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_keeps_what_is_prepared_in_secret() {
    compare("parley", &["done"], &["watcher", "stranger", "invited", "maker", "other"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_address_keeps_what_is_drawn_in_secret() {
    compare("raise-the-shields", &["ok"], &["stranger", "other"]).await;
}

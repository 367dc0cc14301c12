//! What a move weighs on its way to whoever looks at the table: the page that it brings, and the scenes of its story.

use contract::{Dice, Seat, SeatSet, Stream};
use reqwest::Method;
use store::Store;
use table::{Entry, Seed, Table};

use crate::client::{Browser, escape, version};
use crate::house::House;
use crate::rematch::id;
use crate::thought::stored;

/// What all that a move brings to one of those who look on may weigh, as it is sent.
const MOST: usize = 25_000;

/// What a move brought to somebody, in bytes.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Weight {
    all: usize,
    page: usize,
    story: usize,
    scenes: usize,
    when: String,
}

/// Somebody at a table, and the page that they look at.
struct Onlooker {
    browser: Browser,
    page: String,
}

/// Asks as the script does that shows this page, and returns how many bytes come.
async fn weigh(request: reqwest::RequestBuilder, page: &str) -> usize {
    let request = request.header("x-live", "1").header("x-has", sums(page)).header("accept-encoding", "br");
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.headers()["content-encoding"], "br");
    answer.bytes().await.unwrap().len()
}

/// So long is an element at least of which the script sends a sum.
const SUMMED: usize = 400;

/// Returns the sums of what stands on the board of a page, beside it and in its list, as the script sends them.
fn sums(page: &str) -> String {
    let boxes = ["<div id=\"frame\"", "<section id=\"moves\"", "<section id=\"sheets\"", "<section id=\"log\""];
    let elements = boxes.iter().filter_map(|begin| Some(inside(&page[page.find(begin)?..]))).flatten();
    let sums = elements.filter(|element| element.len() >= SUMMED).map(sum).collect::<Vec<_>>();
    format!("1:{}", sums.join(","))
}

/// Returns the elements inside the one with which a text begins.
fn inside(text: &str) -> Vec<&str> {
    let (mut elements, mut open, mut at) = (Vec::new(), Vec::new(), 0);
    loop {
        let tag = at + text[at..].find('<').expect("every tag has its end");
        at = tag + text[tag..].find('>').expect("a tag ends") + 1;
        assert!(!text[tag..at].ends_with("/>"), "a browser does not write it so: {}", &text[tag..at]);
        if !text[tag..].starts_with("</") {
            if !text[tag..].starts_with("<input") && !text[tag..].starts_with("<br") {
                open.push(tag);
            }
            continue;
        }
        let begin = open.pop().expect("an end has a beginning");
        if open.is_empty() {
            return elements;
        }
        elements.push(&text[begin..at]);
    }
}

fn sum(text: &str) -> String {
    let (mut one, mut two) = (0xdead_beef_u32, 0x41c6_ce57_u32);
    for unit in text.encode_utf16() {
        one = (one ^ u32::from(unit)).wrapping_mul(2_654_435_761);
        two = (two ^ u32::from(unit)).wrapping_mul(1_597_334_677);
    }
    one = (one ^ (one >> 16)).wrapping_mul(2_246_822_507) ^ (two ^ (two >> 13)).wrapping_mul(3_266_489_909);
    two = (two ^ (two >> 16)).wrapping_mul(2_246_822_507) ^ (one ^ (one >> 13)).wrapping_mul(3_266_489_909);
    let mut number = (u64::from(two & 0x001f_ffff) << 32) | u64::from(one);
    let mut digits = String::new();
    while number > 0 {
        digits.insert(0, char::from_digit((number % 36) as u32, 36).unwrap());
        number /= 36;
    }
    digits
}

impl Onlooker {
    /// Fetches what the script would after a move: the page unless it came with the answer, and the story of several steps.
    async fn follow(&mut self, table: &str, answered: Option<usize>) -> Weight {
        let now = self.browser.get(table).await.body;
        let (from, to) = (version(&self.page), version(&now));
        if from == to {
            return Weight::default();
        }
        let told = now.split("id=\"told-").skip(1).filter_map(|line| line.split('-').next()?.parse::<u64>().ok());
        let scenes = told.filter(|told| *told > from.parse().unwrap()).count();
        let (mut page, mut story) = (answered.unwrap_or_default(), 0);
        if scenes > 1 {
            let address = format!("{table}/story?from={from}&to={to}&lean=1");
            story = weigh(self.browser.request(Method::GET, &address), "").await;
            if answered.is_none() {
                page = weigh(self.browser.request(Method::GET, &format!("{table}/now")), &self.page).await;
            }
        }
        self.page = now;
        Weight { all: page + story, page, story, scenes, when: format!("{from} to {to}") }
    }
}

/// The table as it is stored, read on after each move: whoever sees nothing new there asks for no page.
struct Log {
    store: Store,
    id: String,
    table: Table,
}

impl Log {
    async fn read_on(&mut self) {
        for entry in self.store.entries(&self.id, self.table.len() as u64).await.unwrap() {
            self.table.apply(Entry::read(&entry).unwrap()).unwrap();
        }
    }

    /// Says whether a seat sees more than stands on this page.
    fn is_newer(&self, seat: usize, page: &str) -> bool {
        let observer = self.table.observer(SeatSet::only(Seat::new(seat)));
        self.table.version(observer).to_string() != version(page)
    }
}

/// Presses a move; returns what comes back.
async fn press(person: &Onlooker, table: &str, seat: usize, token: &str) -> usize {
    let fields = [("version", version(&person.page)), ("seat", seat.to_string()), ("token", token.to_owned())];
    let body: String = fields.map(|(name, value)| format!("{name}={}&", escape(value))).concat();
    let press = person.browser.request(Method::POST, &format!("{table}/act"));
    let press = press.header("content-type", "application/x-www-form-urlencoded").body(body);
    weigh(press, &person.page).await
}

/// Plays a game whose dice and moves are always the same; returns the heaviest that a move brought to anybody, and how many
/// scenes a story had at most.
async fn heaviest(game: &str, seats: usize) -> (Weight, usize) {
    let house = House::open().await;
    let store = Store::open(&house.database()).await.unwrap();
    let promised = store.promise(&[Seed::new([seats as u8; 32])]).await.unwrap().remove(0);
    let (table, people) = house.company(game, seats, &[("commitment", &promised.commitment)]).await;
    let mut people: Vec<Onlooker> =
        people.into_iter().map(|browser| Onlooker { browser, page: String::new() }).collect();
    for person in &mut people {
        person.page = person.browser.get(&table).await.body;
    }
    let mut log = Log { store, id: id(&table).to_owned(), table: stored(&house, &table).await };
    let mut dice = Stream::new("wire", game, 0);
    let (mut most, mut scenes) = (Weight::default(), 0);
    loop {
        let asked: Vec<Seat> = log.table.seats_to_move().iter().collect();
        if asked.is_empty() {
            return (most, scenes);
        }
        let seat = asked[dice.below(asked.len() as u32) as usize].index();
        // Where nothing is hidden all who look on see the same, so the next one stands for them.
        let looks = |other: usize| log.table.position().hides() || other == seat || other == (seat + 1) % seats;
        let looking: Vec<usize> = (0..seats).filter(|other| looks(*other)).collect();
        for other in &looking {
            if log.is_newer(*other, &people[*other].page) {
                people[*other].page = people[*other].browser.get(&table).await.body;
            }
        }
        let moves = log.table.position().legal(Seat::new(seat));
        let token = &moves[dice.below(moves.len() as u32) as usize];
        let answered = press(&people[seat], &table, seat, token).await;
        log.read_on().await;
        for other in looking {
            if log.is_newer(other, &people[other].page) {
                let weight = people[other].follow(&table, (other == seat).then_some(answered)).await;
                scenes = scenes.max(weight.scenes);
                most = most.max(Weight { when: format!("seat {other}, {token}: {}", weight.when), ..weight });
            }
        }
    }
}

/// Checks what the moves of a game weigh, the long stories among them.
async fn weighs_little(game: &str, seats: usize) {
    let (most, scenes) = heaviest(game, seats).await;
    println!("{game} with {seats}: {most:?}");
    assert!(most.all <= MOST, "{game}: {most:?}");
    assert!(scenes >= 3, "no story is long: {scenes}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_one_who_plays_alone_weighs_little() {
    weighs_little("under-falling-skies", 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_in_secret_and_what_six_reveal_at_once_weigh_little() {
    weighs_little("raise-the-shields", 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_a_duel_weighs_little() {
    weighs_little("attack-the-tower", 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_among_six_planets_weighs_little() {
    weighs_little("exponential-chaos", 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_a_war_between_planets_weighs_little() {
    weighs_little("solar-tower-defense", 2).await;
}

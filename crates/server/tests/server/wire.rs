//! What a move weighs on its way to whoever looks at the table: the page that it brings, and the scenes of its story.

use contract::{Dice, Stream};
use reqwest::Method;
use store::Store;
use table::Seed;

use crate::client::{Browser, tokens, version};
use crate::house::House;

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

/// Plays a game whose dice and moves are always the same; returns the heaviest that a move brought to anybody, and how many
/// scenes a story had at most.
async fn heaviest(house: &House, game: &str, seats: usize) -> (Weight, usize) {
    let store = Store::open(&house.database()).await.unwrap();
    let promised = store.promise(&[Seed::new([seats as u8; 32])]).await.unwrap().remove(0);
    store.close().await;
    let (table, people) = house.company(game, seats, &[("commitment", &promised.commitment)]).await;
    let mut people: Vec<Onlooker> =
        people.into_iter().map(|browser| Onlooker { browser, page: String::new() }).collect();
    for person in &mut people {
        person.page = person.browser.get(&table).await.body;
    }
    let mut dice = Stream::new("wire", game, 0);
    let (mut most, mut scenes) = (Weight::default(), 0);
    loop {
        let asked: Vec<usize> = (0..seats).filter(|seat| !tokens(&people[*seat].page).is_empty()).collect();
        let Some(seat) = asked.get(dice.below(asked.len().max(1) as u32) as usize).copied() else {
            return (most, scenes);
        };
        let all = tokens(&people[seat].page);
        let token = &all[dice.below(all.len() as u32) as usize];
        let (own, seat_field) = (version(&people[seat].page), seat.to_string());
        let fields = [("version", own.as_str()), ("seat", &seat_field), ("token", token)];
        let body: String = fields.map(|(name, value)| format!("{name}={}&", crate::client::escape(value))).concat();
        let press = people[seat].browser.request(Method::POST, &format!("{table}/act"));
        let press = press.header("content-type", "application/x-www-form-urlencoded").body(body);
        let answered = weigh(press, &people[seat].page).await;
        for (other, person) in people.iter_mut().enumerate() {
            let weight = person.follow(&table, (other == seat).then_some(answered)).await;
            scenes = scenes.max(weight.scenes);
            most = most.max(Weight { when: format!("seat {other}, {token}: {}", weight.when), ..weight });
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_with_its_story_weighs_less_than_twenty_five_kilobytes() {
    let house = House::open().await;
    for (game, seats) in [("under-falling-skies", 1), ("raise-the-shields", 6)] {
        let (most, scenes) = heaviest(&house, game, seats).await;
        println!("{game} with {seats}: {most:?}");
        assert!(most.all <= MOST, "{game}: {most:?}");
        assert!(scenes >= 3, "no story is long: {scenes}");
    }
}

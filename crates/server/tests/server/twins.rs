//! What others do in secret, over the wire: two servers on copies of one database, at which one seat chooses differently,
//! send everybody else the same bytes.

use contract::{Dice, Stream};

use crate::client::{Browser, tokens};
use crate::house::House;

/// The persons at a table and one who watches, each in a browser of their own. They are the same persons at both twins.
struct Company {
    house: House,
    people: Vec<Browser>,
    watcher: Browser,
    table: String,
}

impl Company {
    /// Sits down, each at a seat of their own.
    async fn new(game: &str, seats: usize) -> Self {
        let house = House::at(1_760_000_000_000).await;
        let (table, people) = house.company(game, seats, &[]).await;
        Self { watcher: house.browser(), house, people, table }
    }

    /// Lets a seat take one step by the dice; returns whether it was asked.
    async fn step(&mut self, seat: usize, dice: &mut Stream) -> bool {
        let page = self.people[seat].get(&self.table).await.body;
        let tokens = tokens(&page);
        let Some(last) = (tokens.len() as u32).checked_sub(1) else { return false };
        let token = &tokens[dice.below(last + 1) as usize];
        let reply = self.people[seat].act(&self.table, &page, token).await;
        assert_eq!(reply.status, 303, "{token}: {}", reply.body);
        true
    }

    /// Lets a seat take its last step back, if it may and the dice say so.
    async fn step_back(&mut self, seat: usize, dice: &mut Stream) -> bool {
        let page = self.people[seat].get(&self.table).await.body;
        let button = format!("undo-{seat}");
        let back = dice.below(3) == 0 && page.contains(&format!("id=\"{button}\" class=\"btn\""));
        if back {
            assert_eq!(self.people[seat].press(&page, &button).await.status, 303);
        }
        back
    }

    /// Lets a seat give a standing order, or cancel one, if the dice say so; returns whether it did.
    async fn order(&mut self, seat: usize, dice: &mut Stream) -> bool {
        let page = self.people[seat].get(&self.table).await.body;
        let button = format!("order-{seat}-round.1");
        let orders = dice.below(3) == 0 && page.contains(&format!("id=\"{button}\" class=\"btn\""));
        if orders {
            assert_eq!(self.people[seat].press(&page, &button).await.status, 303);
        }
        orders
    }

    async fn is_asked(&mut self, seat: usize) -> bool {
        !tokens(&self.people[seat].get(&self.table).await.body).is_empty()
    }

    /// Returns all that the others get when they look: pages with their headers, logs, lists, and a stream's first patch.
    async fn seen_by_others(&mut self, seat: usize) -> Vec<String> {
        let base = self.house.base();
        let mut seen = Vec::new();
        let others = self.people.iter_mut().enumerate().filter(|(other, _)| *other != seat).map(|(_, other)| other);
        for browser in others.chain([&mut self.watcher]) {
            let table = &self.table;
            let program = format!("/api/v1/tables/{}", &table["/table/".len()..]);
            for path in [table.clone(), format!("{table}/log"), format!("{table}/dice"), "/".to_owned()] {
                seen.push(browser.get(&path).await.body);
            }
            for path in ["/now", "/story?from=0&to=9999&again=1"] {
                seen.push(browser.get(&format!("{table}{path}")).await.body);
            }
            for path in ["", "/legal", "/log"] {
                seen.push(browser.get(&format!("{program}{path}")).await.body);
            }
            seen.push(browser.stream(table).await.next().await.unwrap().body);
            seen.push(browser.updates(table).await.next().await.unwrap().body);
            seen.extend(browser.look_ahead(&self.table).await);
        }
        seen.into_iter().map(|text| text.replace(&base, "")).collect()
    }

    /// Stops the server and starts two, each on a copy of the database.
    async fn twins(self) -> [Self; 2] {
        let database = self.house.database();
        let Self { house, people, watcher, table } = self;
        let clock = house.clock.now();
        house.server.stop().await.unwrap();
        let mut twins = Vec::new();
        for _ in 0..2 {
            let house = House::on_a_copy_of(&database, clock).await;
            let moved = |browser: &Browser| browser.clone().at(&house.base());
            let (people, watcher) = (people.iter().map(moved).collect(), moved(&watcher));
            twins.push(Self { people, watcher, table: table.clone(), house });
        }
        twins.try_into().unwrap_or_else(|_| unreachable!("there are two"))
    }
}

/// Returns where two lists of texts begin to differ, with what stands there.
fn difference(one: &[String], other: &[String]) -> Option<[String; 2]> {
    let (one, other) = one.iter().zip(other).find(|(one, other)| one != other)?;
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    Some(
        [one, other].map(|text| {
            String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(80)..]).chars().take(160).collect()
        }),
    )
}

/// Plays a game by the dice up to some moment at which seat 0 and another one choose in secret; returns false when the
/// game was over before.
async fn reach(company: &mut Company, dice: &mut Stream) -> bool {
    let seats = company.people.len();
    for _ in 0..dice.below(6 * seats as u32) {
        let seat = dice.below(seats as u32) as usize;
        company.step(seat, dice).await;
    }
    while !(company.is_asked(0).await && company.is_asked(1).await) {
        for seat in 0..seats {
            company.step(seat, dice).await;
        }
        if company.people[0].get(&company.table).await.body.contains("id=\"ending\"") {
            return false;
        }
    }
    true
}

/// Lets seat 0 take steps by the dice, and take some back, until it has finished, while nobody else can see one of them; returns how many.
async fn choose(company: &mut Company, before: &[String], dice: &mut Stream) -> usize {
    let mut taken = 0;
    let mut orders = 0;
    while taken < 60 && (company.step_back(0, dice).await || company.step(0, dice).await) {
        orders += usize::from(company.order(0, dice).await);
        taken += 1;
        if !company.is_asked(0).await {
            break;
        }
        let seen = company.seen_by_others(0).await;
        assert_eq!(difference(before, &seen), None, "{taken} steps in secret, or {orders} orders, can be seen");
    }
    taken
}

/// Lets seat 0 choose differently at twins, at some moment of a game; returns how many steps it took at each.
pub(crate) async fn compare(game: &str, seats: usize, number: u64) -> [usize; 2] {
    let mut company = Company::new(game, seats).await;
    if !reach(&mut company, &mut Stream::new("twins", game, number)).await {
        return [0, 0];
    }
    let before = company.seen_by_others(0).await;
    let mut taken = [0, 0];
    let (mut after, mut patches) = (Vec::new(), Vec::new());
    for (nth, mut twin) in company.twins().await.into_iter().enumerate() {
        let mut streams = Vec::new();
        for browser in twin.people.iter().skip(1).chain([&twin.watcher]) {
            for mut stream in [browser.stream(&twin.table).await, browser.updates(&twin.table).await] {
                stream.next().await.unwrap();
                streams.push(stream);
            }
        }
        twin.house.clock.set(twin.house.clock.now() + 1000);
        taken[nth] = choose(&mut twin, &before, &mut Stream::new("twin", game, 2 * number + nth as u64)).await;
        if !twin.is_asked(0).await {
            after.push(twin.seen_by_others(0).await);
            for stream in &mut streams {
                let patch = stream.next().await.unwrap();
                let is_told = patch.body.contains(">ready<") || patch.body.contains(r#""state":"finished""#);
                assert!(is_told, "the first event is that it has finished");
                patches.push((patch.id, patch.body.replace(&twin.house.base(), "")));
            }
        }
    }
    if let [one, other] = &after[..] {
        assert_eq!(difference(one, other), None, "that it has finished tells not how");
        assert!(patches.len() == 4 * seats && patches[..2 * seats] == patches[2 * seats..], "nor do the events");
    }
    taken
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_seat_chooses_in_secret_the_others_get_the_same_bytes() {
    let mut differ = 0;
    for number in 0..6 {
        let [one, other] = compare("parley", 3, number).await;
        differ += usize::from(one != other);
    }
    assert!(differ > 0, "some twins took different numbers of steps");
}

#[tokio::test(flavor = "multi_thread")]
async fn six_who_draw_in_secret_send_each_other_nothing() {
    let mut differ = 0;
    for number in 0..3 {
        let [one, other] = compare("raise-the-shields", 6, number).await;
        differ += usize::from(one != other);
    }
    assert!(differ > 0, "some twins took different numbers of steps");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_set_up_in_secret_send_each_other_nothing() {
    let mut differ = 0;
    for number in 0..3 {
        let [one, other] = compare("attack-the-tower", 2, number).await;
        differ += usize::from(one != other);
    }
    assert!(differ > 0, "some twins took different numbers of steps");
}

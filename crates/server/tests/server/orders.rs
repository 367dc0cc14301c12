//! Standing orders at a running server: by forms and by programs, with nobody else the wiser, after a restart, by one of two
//! servers, and on a shared screen.

use std::time::Duration;

use serde_json::json;
use server::{Config, Server};
use table::ORDER_DELAY;
use tokio::time::timeout;

use crate::client::{Browser, between, tokens, version};
use crate::house::{GENEROUS, House, config};

const START: u64 = 1_760_000_000_000;
/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Lets everybody prepare; returns the seat that is asked for a veto.
async fn to_the_window(people: &mut [Browser], table: &str) -> usize {
    for person in people.iter_mut() {
        prepare(person, table).await;
    }
    asked(people, table).await.expect("somebody is asked")
}

async fn prepare(person: &mut Browser, table: &str) {
    let page = person.get(table).await.body;
    let offer = tokens(&page).into_iter().find(|token| token.starts_with("offer")).unwrap();
    assert_eq!(person.act(table, &page, &offer).await.status, 303);
    let page = person.get(table).await.body;
    assert_eq!(person.act(table, &page, "done").await.status, 303);
}

async fn asked(people: &mut [Browser], table: &str) -> Option<usize> {
    for (seat, person) in people.iter_mut().enumerate() {
        if tokens(&person.get(table).await.body).contains(&"pass".to_owned()) {
            return Some(seat);
        }
    }
    None
}

/// Presses the button of an order, and returns the page then.
async fn press(person: &mut Browser, table: &str, button: &str) -> String {
    let page = person.get(table).await.body;
    assert_eq!(person.press(&page, button).await.status, 303);
    person.get(table).await.body
}

/// Waits until a page says so: what is owed is done soon.
async fn until(person: &mut Browser, path: &str, said: &str) -> String {
    let look = async {
        loop {
            let page = person.get(path).await.body;
            if page.contains(said) {
                return page;
            }
        }
    };
    timeout(PATIENCE, look).await.unwrap_or_else(|_| panic!("{path} never says {said}"))
}

fn is_standing(page: &str, seat: usize, order: &str) -> bool {
    let button = between(page, &format!("id=\"order-{seat}-{order}\""), ">").expect("the order is offered");
    button.contains("value=\"no\"")
}

/// What everybody but one seat is shown.
async fn seen_by_others(people: &mut [Browser], watcher: &mut Browser, table: &str, seat: usize) -> Vec<String> {
    let mut seen = Vec::new();
    let others = people.iter_mut().enumerate().filter(|(other, _)| *other != seat).map(|(_, other)| other);
    for browser in others.chain([watcher]) {
        for path in [
            table.to_owned(),
            format!("{table}/log"),
            format!("/api/v1{}s{}", &table[..6], &table[6..]),
            "/".to_owned(),
        ] {
            seen.push(browser.get(&path).await.body.replace(&browser.base, ""));
        }
        seen.push(browser.stream(table).await.next().await.unwrap().body.replace(&browser.base, ""));
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_given_by_a_form_answers_when_it_is_due_and_calls_nobody() {
    let house = House::at(START).await;
    let (table, mut people) = house.company("parley", 2, &[]).await;
    let mut watcher = house.browser();
    for seat in 0..2 {
        let before = seen_by_others(&mut people, &mut watcher, &table, seat).await;
        let page = people[seat].get(&table).await.body;
        assert!(!is_standing(&page, seat, "round.1") && page.contains("Nothing is open to a veto now."));
        let page = press(&mut people[seat], &table, &format!("order-{seat}-round.1")).await;
        assert!(
            is_standing(&page, seat, "round.1") && page.contains("<span class=\"muted\">Pass in this round</span>"),
            "{page}"
        );
        assert_eq!(before, seen_by_others(&mut people, &mut watcher, &table, seat).await, "nobody else is told");
    }
    let seat = to_the_window(&mut people, &table).await;
    let page = people[seat].get(&table).await.body;
    assert!(page.contains("Your order answers in a few seconds.") && tokens(&page).contains(&"pass".to_owned()));
    assert!(!between(&page, "<div id=\"table\"", ">").unwrap().contains("data-turn"), "nobody is called");
    assert!(!people[seat].get("/").await.body.contains("Your turn"), "nor in the list of tables");
    house.clock.set(START + ORDER_DELAY);
    let page = until(&mut people[seat], &table, "Round 2").await;
    assert!(page.contains("<code>pass</code>") && !is_standing(&page, seat, "round.2"), "it was for one round");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_cancels_in_time_is_asked() {
    let house = House::at(START).await;
    let (table, mut people) = house.company("parley", 2, &[]).await;
    let seat = to_the_window(&mut people, &table).await;
    let given = press(&mut people[seat], &table, &format!("order-{seat}-now.1")).await;
    assert!(given.contains("Your order answers"));
    let page = press(&mut people[seat], &table, &format!("order-{seat}-now.1")).await;
    assert!(
        !is_standing(&page, seat, "now.1") && between(&page, "<div id=\"table\"", ">").unwrap().contains("data-turn")
    );
    house.clock.set(START + 10 * ORDER_DELAY);
    // Whatever were owed would be done before the next request of the same table is answered twice.
    for _ in 0..3 {
        assert!(tokens(&people[seat].get(&table).await.body).contains(&"pass".to_owned()));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_of_somebody_else_or_none_at_all_is_refused() {
    let house = House::at(START).await;
    let (table, mut people) = house.company("parley", 2, &[]).await;
    let page = people[0].get(&table).await.body;
    let seen = version(&page);
    let order = |seat: &'static str, order: &'static str| [("seat", seat), ("order", order), ("stands", "yes")];
    for (fields, status) in [(order("1", "round.1"), 403), (order("0", "round.2"), 409), (order("0", "now.1"), 409)] {
        let fields = [&fields[..], &[("version", seen.as_str())]].concat();
        let reply = people[0].post(&format!("{table}/order"), &fields).await;
        assert_eq!(reply.status, status, "{}", reply.body);
    }
    assert_eq!(version(&people[0].get(&table).await.body), seen);
}

/// A table of two at which both have ordered to pass, and one is asked.
async fn ordered(house: &House) -> (String, Vec<Browser>, usize) {
    let (table, mut people) = house.company("parley", 2, &[]).await;
    for (seat, person) in people.iter_mut().enumerate() {
        press(person, &table, &format!("order-{seat}-round.1")).await;
    }
    let seat = to_the_window(&mut people, &table).await;
    (table, people, seat)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_order_owes_is_done_after_a_restart_though_nobody_comes() {
    let house = House::at(START).await;
    let (table, mut people, seat) = ordered(&house).await;
    let house = house.restart().await;
    house.clock.set(START + ORDER_DELAY);
    // The numbers for operators count it: nobody has come to the table.
    let mut operator = house.browser();
    until(&mut operator, "/metrics", "palisade_moves_total 1\n").await;
    people[seat].base = house.base();
    assert!(people[seat].get(&table).await.body.contains("Round 2"));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_on_one_database_answer_once() {
    let house = House::at(START).await;
    let (table, mut people, seat) = ordered(&house).await;
    let second = Config { clock: house.clock.clone(), ..config(house.database(), GENEROUS) };
    let second = Server::start(second).await.unwrap();
    let mut other = people[seat].clone().at(&format!("http://{}", second.address()));
    assert!(other.get(&table).await.body.contains("Your order answers"));
    house.clock.set(START + ORDER_DELAY);
    for browser in [&mut people[seat], &mut other] {
        let page = until(browser, &table, "Round 2").await;
        let log = between(&page, "id=\"lines\"", "</ol>").unwrap();
        assert_eq!(log.matches("<code>pass</code>").count(), 1, "{log}");
    }
    second.stop().await.unwrap();
}

/// With an order or without one, whatever the seat holds: the others get the same bytes, until somebody answers and after it.
#[tokio::test(flavor = "multi_thread")]
async fn whether_an_order_answers_or_its_person_the_others_get_the_same_bytes() {
    let mut seen = Vec::new();
    let house = House::at(START).await;
    let (table, people) = house.company("parley", 2, &[]).await;
    let mut people = people;
    let seat = to_the_window(&mut people, &table).await;
    let database = house.database();
    house.server.stop().await.unwrap();
    for orders in [true, false] {
        let house = House::on_a_copy_of(&database, START).await;
        let mut people: Vec<Browser> = people.iter().map(|person| person.clone().at(&house.base())).collect();
        let mut watcher = house.browser();
        if orders {
            press(&mut people[seat], &table, &format!("order-{seat}-round.1")).await;
        }
        let mut stream = watcher.stream(&table).await;
        stream.next().await.unwrap();
        let before = seen_by_others(&mut people, &mut watcher, &table, seat).await;
        house.clock.set(START + ORDER_DELAY);
        if orders {
            until(&mut people[seat], &table, "Round 2").await;
        } else {
            let page = people[seat].get(&table).await.body;
            people[seat].act(&table, &page, "pass").await;
        }
        let patch = stream.next().await.unwrap();
        let after = seen_by_others(&mut people, &mut watcher, &table, seat).await;
        seen.push((before, (patch.id, patch.body.replace(&watcher.base, "")), after));
    }
    assert!(seen[0] == seen[1], "an order can be seen");
}

/// A device of two who have both ordered to pass, with the second seat at the screen when the first is asked.
async fn at_the_other_seat(house: &House) -> (Browser, String) {
    let seats = [("seat-0", "me"), ("seat-1", "me"), ("name", "Ann"), ("name-1", "Bo")];
    loop {
        let mut me = house.browser();
        let table = me.create("parley", &seats).await;
        for seat in 0..2 {
            let cover = me.get(&table).await.body;
            assert!(!cover.contains("round.1"), "a covered screen shows no orders");
            me.press(&cover, &format!("i-am-{seat}")).await;
            let page = press(&mut me, &table, &format!("order-{seat}-round.1")).await;
            assert!(!page.contains(&format!("order-{}-round.1", 1 - seat)), "nor does one seat see those of the other");
            prepare(&mut me, &table).await;
        }
        let program = me.get(&format!("/api/v1{}s{}", &table[..6], &table[6..])).await.body;
        if program.contains(r#""asked":["A"]"#) {
            return (me, table);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_is_not_covered_for_a_seat_that_is_answered_for() {
    let house = House::at(START).await;
    let (mut me, table) = at_the_other_seat(&house).await;
    let page = me.get(&table).await.body;
    assert!(page.contains("You are <b><bdi>Bo</bdi></b>") && !page.contains("id=\"cover\""), "{page}");
    house.clock.set(START + ORDER_DELAY);
    until(&mut me, &table, "Round 2").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_list_give_and_cancel_orders_of_their_own() {
    let house = House::at(START).await;
    let (table, mut people) = house.company("parley", 2, &[]).await;
    let address = format!("/api/v1{}s{}/orders", &table[..6], &table[6..]);
    let listed: serde_json::Value = serde_json::from_str(&people[0].get(&address).await.body).unwrap();
    let orders = &listed["seats"][0]["orders"];
    assert_eq!(listed["seats"].as_array().unwrap().len(), 1);
    assert_eq!((&orders[0]["order"], &orders[0]["stands"]), (&json!("round.1"), &json!(false)));
    assert_eq!(
        (&orders[1]["order"], &orders[1]["closed"]),
        (&json!("now.1"), &json!("Nothing is open to a veto now."))
    );
    let give = json!({ "seat": "A", "order": "round.1", "stands": true }).to_string();
    let request = people[0].raw(&address, "application/json", give.clone());
    assert_eq!(people[0].send(request).await.unwrap().status, 200);
    assert!(people[0].get(&address).await.body.contains(r#""stands":true"#));
    assert!(!people[1].get(&address).await.body.contains(r#""stands":true"#));
    let request = people[1].raw(&address, "application/json", give);
    assert_eq!(people[1].send(request).await.unwrap().status, 403, "another seat's");
    let seat = to_the_window(&mut people, &table).await;
    let name = ["A", "B"][seat];
    let now = json!({ "seat": name, "order": "now.1", "stands": true }).to_string();
    let request = people[seat].raw(&address, "application/json", now);
    assert_eq!(people[seat].send(request).await.unwrap().status, 200);
    assert!(people[seat].get(&address).await.body.contains(&format!(r#""due":{}"#, START + ORDER_DELAY)));
}

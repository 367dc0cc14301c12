//! Hints: everybody is told that somebody asked, and nobody else is told what the choices are worth.

use contract::{SeatSet, Setup, Stream, Turn};
use search::Nets;
use serde_json::json;

use crate::api::program::Program;
use crate::client::{Browser, between, tokens, version};
use crate::house::{House, entry};

/// Presses the button, and returns the page then.
async fn ask(me: &mut Browser, table: &str, seat: usize) -> String {
    let page = me.get(table).await.body;
    assert_eq!(me.press(&page, &format!("hint-{seat}")).await.status, 303);
    me.get(table).await.body
}

/// Returns what a page tells of the worth of choices.
fn told(page: &str, seat: usize) -> Option<&str> {
    between(page, &format!("<section id=\"hints-{seat}\""), "</section>")
}

/// Says whether something tells what choices are worth.
fn tells(text: &str) -> bool {
    text.contains("<section id=\"hints-") || text.contains("class=\"pills\"") || text.contains("\"worth\"")
}

/// Says how often a page's log tells that somebody asked.
fn asked(page: &str) -> usize {
    between(page, "id=\"lines\"", "</ol>").unwrap_or_default().matches("Asks for a hint.").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_told_to_whoever_asked_for_this_move_and_after_a_restart() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    assert!(page.contains("The log notes that you asked.") && !tells(&page), "{page}");
    let page = ask(&mut me, &table, 0).await;
    let hints = told(&page, 0).unwrap_or_else(|| panic!("{page}")).to_owned();
    assert!(hints.contains("Wins of 100") && page.contains("class=\"pills\""), "{hints}");
    assert!(tokens(&page).iter().all(|token| hints.contains(&format!("data-token=\"{token}\""))), "every choice");
    assert!(!page.contains("id=\"hint-0\""), "the button has done its work");
    assert_eq!(asked(&page), 1);
    let fields = [("seat", "0"), ("version", &*version(&page))];
    assert_eq!(me.post(&format!("{table}/hint"), &fields).await.status, 303);
    assert_eq!(asked(&me.get(&table).await.body), 1, "a second press adds nothing");
    let mut watcher = house.browser();
    for path in
        [table.clone(), format!("{table}/log"), format!("{table}/now"), format!("/api/v1/tables{}", &table[6..])]
    {
        let seen = watcher.get(&path).await.body;
        assert!(!tells(&seen), "{path}: {seen}");
    }
    assert_eq!(asked(&watcher.get(&table).await.body), 1);
    let house = house.restart().await;
    me.base = house.base();
    let page = me.get(&table).await.body;
    assert_eq!(told(&page, 0), Some(&*hints), "the same numbers, worked out again");
    assert_eq!(me.act(&table, &page, &tokens(&page)[0]).await.status, 303);
    let page = me.get(&table).await.body;
    assert!(!tells(&page) && asked(&page) == 1, "it was for that move: {page}");
    assert_eq!(me.press(&page, "give-up-0").await.status, 303);
    assert!(me.get(&table).await.body.contains("Played with 1 hint."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_opened_without_hints_refuses_them_and_says_so() {
    let house = House::open().await;
    let mut me = house.browser();
    let form = me.get("/play/under-falling-skies").await.body;
    assert!(form.contains("everybody sees who asks"), "{form}");
    assert!(!me.get("/play/pig").await.body.contains("name=\"hints\""), "nobody can judge it");
    let table = me.create("under-falling-skies", &[("seat-0", "me"), ("hints", "off")]).await;
    let page = me.get(&table).await.body;
    assert!(!page.contains("id=\"hint-0\""));
    let refused = me.post(&format!("{table}/hint"), &[("seat", "0"), ("version", &*version(&page))]).await;
    assert!(refused.status == 409 && refused.body.contains("This table was opened without hints."), "{}", refused.body);
    assert_eq!(version(&me.get(&table).await.body), version(&page));
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let page = me.get(&table).await.body;
    for seat in ["0", "1"] {
        let refused = me.post(&format!("{table}/hint"), &[("seat", seat), ("version", &*version(&page))]).await;
        assert_eq!(refused.status, 409, "{}", refused.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_at_the_table_gets_the_numbers() {
    let house = House::open().await;
    let (table, mut people) = house.company("raise-the-shields", 2, &[]).await;
    let mut asker = None;
    for (seat, person) in people.iter_mut().enumerate() {
        let page = person.get(&table).await.body;
        if page.contains(&format!("id=\"hint-{seat}\"")) {
            asker = Some(seat);
            break;
        }
    }
    let seat = asker.expect("somebody may ask");
    let mut other = people[1 - seat].clone();
    let mut stream = other.stream(&table).await;
    assert!(!tells(&stream.next().await.unwrap().body));
    let page = ask(&mut people[seat], &table, seat).await;
    assert!(told(&page, seat).is_some_and(|hints| hints.contains("Chances to win of 100")), "{page}");
    let patch = stream.until(|page| asked(page) == 1).await.body;
    assert!(!tells(&patch) && !patch.contains("Chances to win"), "{patch}");
    let program = format!("/api/v1/tables{}", &table[6..]);
    for path in [&table, &format!("{table}/now"), &format!("{table}/log"), &program, &format!("{program}/legal")] {
        let seen = other.get(path).await.body;
        assert!(!tells(&seen), "{path}: {seen}");
    }
    let story = other.get(&format!("{table}/story?from=0&to=9999&again=1")).await.body;
    assert!(!tells(&story), "{story}");
    let fields = [("seat", seat.to_string()), ("version", version(&page))];
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    assert_eq!(other.post(&format!("{table}/hint"), &fields).await.status, 403, "for somebody else");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_asks_and_is_told_with_its_table() {
    let house = House::open().await;
    let me = Program::new(&house.base()).fresh().await;
    let made = me.post("/tables", &json!({ "game": "under-falling-skies", "seats": ["me"] })).await.body;
    let path = format!("/tables/{}", made["id"].as_str().unwrap());
    assert_eq!((&made["hints_allowed"], &made["hints"]), (&json!(true), &json!([])));
    let told = me.post(&format!("{path}/hint"), &json!({ "seat": "1" })).await;
    assert_eq!(told.status, 200, "{}", told.text);
    let choices = told.body["hints"][0]["choices"].as_array().unwrap();
    let legal = me.get(&format!("{path}/legal")).await.body;
    assert_eq!(choices.len(), legal["seats"][0]["actions"].as_array().unwrap().len());
    let worths: Vec<f64> = choices.iter().map(|choice| choice["worth"].as_f64().unwrap()).collect();
    assert!(worths.is_sorted_by(|one, other| one >= other) && worths.iter().all(|worth| (0.0..=1.0).contains(worth)));
    assert_eq!(me.get(&path).await.body["hints"], told.body["hints"]);
    let nobody = Program::new(&house.base());
    assert_eq!(nobody.get(&path).await.body["hints"], json!([]));
    assert_eq!(
        nobody.fresh().await.post(&format!("{path}/hint"), &json!({ "seat": "1" })).await.code(),
        (403, "not-yours")
    );
    let log = me.get(&format!("{path}/log")).await.body;
    assert!(log["lines"].as_array().unwrap().iter().any(|line| line["kind"] == "hinted"), "{log}");
    let without = json!({ "game": "under-falling-skies", "seats": ["me"], "hints": false });
    let made = me.post("/tables", &without).await.body;
    assert_eq!(made["hints_allowed"], json!(false));
    let refused = me.post(&format!("/tables/{}/hint", made["id"].as_str().unwrap()), &json!({ "seat": "1" })).await;
    assert_eq!(refused.code(), (409, "refused-hints-off"));
}

/// Whatever is hidden from a seat is nothing to its hints: with other cards in the hands of others, and other dice under
/// their cups, they are the same.
#[test]
fn seats_that_see_the_same_are_told_the_same() {
    for game in ["raise-the-shields", "attack-the-tower"] {
        let entry = entry(game);
        let mut position = (entry.maker.make)(&Setup::printed(2)).unwrap().start();
        let mut judge = (entry.player)("tree:8:built-in", &Nets::NONE).unwrap();
        let (mut dice, mut compared) = (Stream::new("hints", game, 0), 0);
        while let Turn::Choice(seats) = after_chance(&mut position, &mut dice) {
            let seat = seats.first().unwrap();
            let other = position.completion(SeatSet::only(seat), &mut dice);
            if position.legal(seat).len() > 1 && other.line() != position.line() {
                let told = table::hints(&position, seat, &mut *judge);
                assert!(told.is_some());
                assert_eq!(told, table::hints(&other, seat, &mut *judge), "{game}: {}", position.line());
                compared += 1;
            }
            if compared == 5 {
                break;
            }
            let step = contract::Dice::below(&mut dice, position.legal(seat).len() as u32) as usize;
            let token = position.legal(seat).swap_remove(step);
            position.play(&contract::StepText::Action { seat, token }).unwrap();
        }
        assert!(compared > 2, "{game}: {compared}");
    }
}

/// Lets chance come until somebody is asked, or the game is over.
fn after_chance(position: &mut contract::Position, dice: &mut Stream) -> Turn {
    while let Some(step) = position.sample(dice) {
        position.play(&step).unwrap();
    }
    position.turn()
}

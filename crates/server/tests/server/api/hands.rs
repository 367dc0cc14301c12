//! Who plays a seat, and what a move would do, as programs ask for it.

use contract::Stream;
use serde_json::{Value, json};

use super::Company;
use super::program::Program;
use crate::client::{Browser, escape};
use crate::house::House;
use crate::preview::words;

const START: u64 = 1_760_000_000_000;
/// Longer than a table bears that somebody is silent, unless it is made otherwise.
const LONG: u64 = 11 * 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let company = Company::at(House::open().await, "pig", 2).await;
    let (me, other) = (&company.programs[0], &company.programs[1]);
    let path = format!("/tables/{}/hand", company.table);
    let hand = |seat: &str, bot: Value| json!({ "seat": seat, "bot": bot });
    let bot = |answer: &Value| answer["seats"][0]["bot"].clone();
    // Its turn comes first: it plays, and nobody waits for its owner.
    let handed = me.post(&path, &hand("1", json!("random"))).await;
    assert_eq!((handed.status, bot(&handed.body)), (200, json!("random")));
    assert_eq!(me.post(&path, &hand("1", json!("random"))).await.status, 200, "it is so already");
    assert_eq!(other.post(&path, &hand("1", Value::Null)).await.code(), (403, "not-yours"));
    assert_eq!(me.post(&path, &hand("1", json!("genius"))).await.code(), (422, "fault-bot"));
    for bot in ["learned:/etc/passwd", "tree:9:/etc/passwd", "learned:no/such/file:0.5", "learned:"] {
        assert_eq!(me.post(&path, &hand("1", json!(bot))).await.code(), (422, "fault-bot-file"), "{bot}");
    }
    let back = me.post(&path, &json!({ "seat": "1" })).await;
    assert_eq!((back.status, bot(&back.body)), (200, Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_is_called_in_for_who_was_silent_for_long_enough() {
    let company = Company::at(House::at(START).await, "pig", 2).await;
    let waits = company.look(0).await.body["asked"][0] == "1";
    let (asked, by) = if waits { (0, 1) } else { (1, 0) };
    let (path, body) = (format!("/tables/{}/stand-in", company.table), json!({ "seat": (asked + 1).to_string() }));
    let due = company.look(by).await.body["seats"][asked]["stand_in_from"].as_u64().unwrap();
    assert!(due > START && due < START + LONG, "{due}");
    assert_eq!(
        company.look(asked).await.body["seats"][asked]["stand_in_from"],
        Value::Null,
        "nobody does it to themselves"
    );
    assert_eq!(company.programs[by].post(&path, &body).await.code(), (409, "refused-not-away"));
    assert_eq!(company.programs[asked].post(&path, &body).await.code(), (403, "not-yours"));
    company.house.clock.set(START + LONG);
    let called = company.programs[by].post(&path, &body).await;
    assert_eq!(called.status, 200);
    assert!(called.body["seats"][asked]["bot"].is_string(), "{}", called.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_says_to_programs_what_it_says_on_the_page() {
    let house = House::open().await;
    let me = Program::new(&house.base()).fresh().await;
    let made = me.post("/tables", &json!({ "game": "under-falling-skies", "seats": ["me"] })).await.body;
    let id = made["id"].as_str().unwrap();
    let mut page = Browser::new(&house.base());
    page.cookies.insert("palisade".to_owned(), me.token.clone().unwrap());
    let (mut harm, mut dice) = (0, Stream::new("api", "preview", 0));
    for _ in 0..12 {
        let legal = me.get(&format!("/tables/{id}/legal")).await.body;
        let Some(actions) = legal["seats"][0]["actions"].as_array().filter(|actions| !actions.is_empty()) else {
            break;
        };
        let seat = legal["seats"][0]["seat"].as_str().unwrap();
        for action in actions {
            let token = escape(action["token"].as_str().unwrap());
            let asked = format!("seat={seat}&version={}&token={token}", legal["version"]);
            let told = me.get(&format!("/tables/{id}/preview?{asked}")).await;
            assert_eq!(told.status, 200, "{}", told.body);
            let shown = format!("/table/{id}/preview?seat=0&version={}&token={token}", legal["version"]);
            let shown = words(&page.get(&shown).await.body);
            for one in told.body["consequences"].as_array().unwrap() {
                assert!(shown.contains(&words(one["text"].as_str().unwrap())), "{one} is not in {shown}");
                harm += u32::from(one["harm"] == true);
            }
            let open = told.body["open"].as_str().unwrap_or_default();
            assert!(shown.contains(open), "{open} is not in {shown}");
        }
        let nth = contract::Dice::below(&mut dice, actions.len() as u32) as usize;
        me.act(id, seat, &legal["version"], &[actions[nth]["token"].as_str().unwrap()]).await;
    }
    assert!(harm > 0, "nothing is bad");
    let version = me.get(&format!("/tables/{id}")).await.body["version"].clone();
    let illegal = me.get(&format!("/tables/{id}/preview?seat=1&version={version}&token=k1B4")).await;
    assert!(illegal.status == 422 && illegal.body["rule"].is_string(), "{}", illegal.body);
    let stranger = Program::new(&house.base()).fresh().await;
    let asked = format!("/tables/{id}/preview?seat=1&version={version}&token=k1B4");
    assert_eq!(stranger.get(&asked).await.code(), (403, "not-yours"));
    assert_eq!(me.get(&format!("/tables/{id}")).await.body["version"], version, "looking changes nothing");
}

//! What is described is there, and what is there is described.

use std::collections::BTreeSet;

use contract::Stream;
use reqwest::Method;
use serde_json::{Value, json};
use server::admin::Force;

use super::Company;
use super::program::Program;
use super::schema::Document;
use crate::client::escape;
use crate::ended::end;
use crate::house::House;

#[test]
fn every_address_is_described_and_no_other() {
    let served = server::addresses().into_iter().filter(|path| path.starts_with("/api/"));
    let described = Document::served();
    assert_eq!(served.collect::<BTreeSet<_>>(), described.paths().keys().map(String::as_str).collect::<BTreeSet<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_is_served_and_every_method_but_those_described_is_refused() {
    let house = House::open().await;
    let program = Program::new(&house.base());
    let mut browser = house.browser();
    assert_eq!(browser.get("/api/v1/openapi.json").await.body, Document::text());
    for (path, methods) in Document::served().paths() {
        let path = path.strip_prefix("/api/v1").unwrap().replace("{id}", "nothing");
        for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE, Method::PATCH] {
            let described = methods.get(method.as_str().to_lowercase());
            let answer = program.request(method.clone(), &path).send().await.unwrap();
            assert_eq!(described.is_none(), answer.status() == 405, "{method} {path}: {}", answer.status());
            let needs = described.is_some_and(|described| described["requestBody"].is_object());
            assert_eq!(needs, answer.status() == 415 || described.is_some() && method == Method::POST, "{path}");
        }
    }
}

/// Goes everywhere: a table that waits, runs and ends, with people, bots, lots, seats that give up, and what is refused.
#[tokio::test(flavor = "multi_thread")]
async fn everything_answered_is_described_and_everything_described_is_answered() {
    let house = House::open().await;
    let nobody = Program::new(&house.base());
    let (me, other) = (nobody.fresh().await, nobody.fresh().await);
    me.get("/games").await;
    me.get("/openapi.json").await;
    let promise = me.get("/promise").await.body["commitment"].clone();
    let body = json!({
        "game": "parley", "seats": ["me", "link", "link"], "name": "Ada", "away": "2m", "options": { "rounds": "1" },
        "commitment": promise, "entropy": "0f",
    });
    let made = me.post("/tables", &body).await.body;
    let table = format!("/tables/{}", made["id"].as_str().unwrap());
    let link = |seat: usize| nobody.known_by(made["seats"][seat]["invitation"].as_str().unwrap());
    for (program, seat) in [(&other, 1), (&link(2), 2)] {
        assert_eq!(program.get(&table).await.status, 200);
        assert_eq!(link(seat).get("/invitation").await.body["table"], made["id"]);
        let sit = json!({ "invitation": made["seats"][seat]["invitation"], "name": "Bob" });
        assert_eq!(program.post(&format!("{table}/sit"), &sit).await.status, 200);
    }
    let mut updates = nobody.stream(&format!("{table}/events"), Some(0)).await;
    assert!(!updates.next().await.1["news"].as_array().unwrap().is_empty());
    let company = Company { house, programs: vec![me, other], table: made["id"].as_str().unwrap().to_owned() };
    let (version, seat, tokens) = company.legal(0).await;
    let offer = tokens.iter().find(|token| token.starts_with("offer")).unwrap();
    company.programs[0].act(&company.table, &seat, &version, &[offer, "done"]).await;
    let seen = company.look(0).await.body;
    assert_eq!(seen["seats"][0]["state"], "finished");
    let undone = json!({ "seat": seat, "version": seen["version"], "steps": 2 });
    assert_eq!(company.programs[0].post(&format!("{table}/undo"), &undone).await.status, 200);
    let order = json!({ "seat": "A", "order": "round.1", "stands": true });
    assert_eq!(company.programs[0].post(&format!("{table}/orders"), &order).await.status, 200);
    assert_eq!(company.programs[0].get(&format!("{table}/orders")).await.body["seats"][0]["orders"][0]["stands"], true);
    company.programs[0].act(&company.table, "A", &version, &["veto"]).await;
    company.programs[0].post(&format!("{table}/act"), &json!([])).await;
    company.programs[1].post(&format!("{table}/resign"), &json!({ "seat": "B" })).await;
    nobody.get(&format!("{table}/log")).await;
    // A game for two, over by its rules, with somebody to move alone.
    let mut pig = Company::at(company.house, "pig", 2).await;
    pig.programs.iter_mut().for_each(|program| program.seen = nobody.seen.clone());
    pig.play_out(&mut Stream::new("api", "pig", 0)).await;
    pig.programs[0].get(&format!("/tables/{}/log", pig.table)).await;
    // A match of two on one device, and a rematch of a single game.
    let matched = json!({ "game": "pig", "seats": ["me", "me"], "match": true, "options": { "target": "10" } });
    let first = pig.programs[0].post("/tables", &matched).await.body;
    let at = format!("/tables/{}", first["id"].as_str().unwrap());
    pig.programs[0].post(&format!("{at}/resign"), &json!({ "seat": "1" })).await;
    let next = pig.programs[0].post(&format!("{at}/next"), &json!({})).await.body;
    assert_eq!((&next["match"]["game"], &next["match"]["score"]), (&json!(2), &json!([0.0, 1.0])));
    assert_eq!(pig.programs[0].get(&at).await.body["followed_by"][0]["table"], next["id"]);
    let promise = pig.programs[0].get("/promise").await.body["commitment"].clone();
    let rematch = json!({ "commitment": promise, "entropy": "0f" });
    let rematch = pig.programs[0].post(&format!("/tables/{}/rematch", pig.table), &rematch).await.body;
    assert_eq!(rematch["state"], "waiting");
    assert_eq!(pig.look(0).await.body["followed_by"][0]["as"], "rematch");
    let sit = pig.programs[1].post(&format!("/tables/{}/sit", rematch["id"].as_str().unwrap()), &json!({})).await;
    assert_eq!(sit.body["table"]["state"], "running");
    // Seats of several on one device, one of them given to a bot; and a game that the operator ends.
    let both = json!({ "game": "parley", "seats": ["me", "me"], "lots": true });
    let both = pig.programs[0].post("/tables", &both).await.body;
    let both = format!("/tables/{}", both["id"].as_str().unwrap());
    let hand = json!({ "seat": "B", "bot": "random" });
    assert_eq!(pig.programs[0].post(&format!("{both}/hand"), &hand).await.status, 200);
    assert_eq!(pig.programs[0].post(&format!("{both}/stand-in"), &json!({ "seat": "B" })).await.status, 200);
    pig.programs[0].get(&format!("{both}?seat=A")).await;
    pig.programs[0].get(&format!("{both}/log")).await;
    for game in ["under-falling-skies", "raise-the-shields"] {
        let solo = pig.programs[0].post("/tables", &json!({ "game": game, "seats": ["me"] })).await.body;
        let solo = solo["id"].as_str().unwrap();
        let legal = pig.programs[0].get(&format!("/tables/{solo}/legal")).await.body;
        let (seat, token) = (&legal["seats"][0]["seat"], &legal["seats"][0]["actions"][0]["token"]);
        let looks = format!("seat={}&version={}&token={}", text(seat), legal["version"], escape(text(token)));
        assert_eq!(pig.programs[0].get(&format!("/tables/{solo}/preview?{looks}")).await.status, 200);
        let told = pig.programs[0].post(&format!("/tables/{solo}/hint"), &json!({ "seat": seat })).await;
        assert_eq!(told.status, 200, "{}", told.text);
        pig.programs[0].get(&format!("/tables/{solo}/log")).await;
        end_for_all(&pig.house, &pig.programs[0], solo).await;
    }
    let described = Document::served().answerable();
    let seen = nobody.seen.lock().unwrap();
    let missing: Vec<&String> = described.difference(&seen).collect();
    assert!(missing.is_empty(), "described, and never answered: {missing:?}");
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// Ends a game as the operator does.
async fn end_for_all(house: &House, program: &Program, table: &str) {
    let mut updates = program.stream(&format!("/tables/{table}/events"), None).await;
    updates.next().await;
    end(house, &format!("/table/{table}"), Force::Yes).await.unwrap();
    while updates.next().await.1["table"]["state"] != "over" {}
    program.get(&format!("/tables/{table}/log")).await;
}

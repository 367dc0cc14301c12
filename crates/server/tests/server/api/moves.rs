//! Moves of programs: the rules, idempotency and staleness of forms.

use contract::{Dice, Record, Stream};
use reqwest::Method;
use serde_json::{Value, json};

use super::Company;
use crate::client::Browser;

#[tokio::test(flavor = "multi_thread")]
async fn programs_play_whole_games_by_tokens_and_streams_and_records_agree() {
    for (game, seats, number) in [("parley", 3, 1), ("pig", 2, 2), ("raise-the-shields", 2, 3)] {
        let company = Company::new(game, seats).await;
        let path = format!("/tables/{}/events", company.table);
        let mut updates = company.programs[1].stream(&path, None).await;
        let mut dice = Stream::new("api", game, number);
        let over = company.play_out(&mut dice).await;
        let (mut told, mut last) = (Vec::new(), Value::Null);
        while last["table"]["state"] != "over" {
            last = updates.next().await.1;
            told.extend(last["news"].as_array().unwrap().clone());
        }
        let log = company.programs[1].get(&format!("/tables/{}/log", company.table)).await.body;
        let steps = |lines: &[Value]| lines.iter().filter(|line| line["kind"] == "step").count();
        assert!(steps(&told) > 0 && steps(&told) <= steps(log["lines"].as_array().unwrap()), "{game}");
        assert_eq!(last["table"], company.look(1).await.body, "{game}: a stream tells what a look tells");
        let mut page = Browser::new(&company.house.base());
        let record = Record::read(&page.get(&format!("/table/{}/record", company.table)).await.body).unwrap();
        assert_eq!(record.result.as_deref(), over["result"]["text"].as_str(), "{game}");
        assert_eq!(over["result"]["places"].as_array().unwrap().len(), seats);
        let seed = over["dice"]["seed"].as_str().unwrap();
        assert_eq!(record.dice.unwrap().seed.as_deref(), Some(seed));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_sent_twice_is_done_once_and_an_old_one_not_at_all() {
    let company = Company::new("parley", 2).await;
    let (version, seat, tokens) = company.legal(0).await;
    let offer = tokens.iter().find(|token| token.starts_with("offer")).unwrap().as_str();
    let me = &company.programs[0];
    let once = me.act(&company.table, &seat, &version, &[offer, "done"]).await;
    assert_eq!(once.status, 200, "{}", once.text);
    let again = me.act(&company.table, &seat, &version, &[offer, "done"]).await;
    assert_eq!((again.status, again.body), (200, once.body.clone()));
    let late = me.act(&company.table, &seat, &version, &["draw"]).await;
    assert_eq!(late.code(), (409, "refused-stale"), "{}", late.text);
    // Seats have their printed names, or numbers from 1.
    let back = |steps: usize| json!({ "seat": "1", "version": once.body["version"], "steps": steps });
    let half = me.post(&format!("/tables/{}/undo", company.table), &back(1)).await;
    assert_eq!(half.code(), (422, "refused-undo"), "{}", half.text);
    for _ in 0..2 {
        let undone = me.post(&format!("/tables/{}/undo", company.table), &back(2)).await;
        assert_eq!((undone.status, &undone.body["questions"][0]["undo"]), (200, &json!(0)), "{}", undone.text);
    }
    assert_eq!(company.legal(0).await.2, tokens);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_says_why_by_which_rule_and_changes_nothing() {
    let company = Company::new("parley", 2).await;
    let before = company.look(0).await.body;
    let (version, act) = (&before["version"], format!("/tables/{}/act", company.table));
    let [me, other] = &company.programs[..] else { unreachable!("two programs") };
    for (answer, code, rule) in [
        (me.act(&company.table, "A", version, &["done"]).await, (422, "refused-illegal"), json!("R4")),
        (me.act(&company.table, "A", version, &["draw", "done"]).await, (422, "refused-parted"), Value::Null),
        (me.act(&company.table, "A", version, &["B:draw"]).await, (422, "refused-other-seat"), Value::Null),
        (me.act(&company.table, "A", version, &["dance"]).await, (422, "refused-unread"), Value::Null),
        (me.act(&company.table, "A", version, &[]).await, (400, "refused-otherwise"), Value::Null),
        (me.act(&company.table, "B", version, &["draw"]).await, (403, "not-yours"), Value::Null),
        (other.act(&company.table, "A", version, &["draw"]).await, (403, "not-yours"), Value::Null),
        (me.act(&company.table, "Z", version, &["draw"]).await, (422, "refused-no-seat"), Value::Null),
        (me.act("nothing", "A", version, &["draw"]).await, (404, "no-table"), Value::Null),
        (me.act(&company.table, "A", &json!("x"), &["draw"]).await, (400, "api-malformed"), Value::Null),
        (
            me.post(&act, &json!({ "seat": "A", "version": version, "token": "draw" })).await,
            (400, "api-malformed"),
            Value::Null,
        ),
        (me.get("/nowhere").await, (404, "no-page"), Value::Null),
        (me.get("/tables").await, (405, "cannot-do-that"), Value::Null),
    ] {
        assert_eq!((answer.code(), &answer.body["rule"]), (code, &rule), "{}", answer.text);
        assert!(!answer.text.contains('<') && answer.body["hint"].as_str().unwrap().len() > 5, "{}", answer.text);
        assert_eq!(answer.body["status"], answer.status);
    }
    let form = me.request(Method::POST, &format!("/tables/{}/act", company.table)).body("version=1&seat=0&token=draw");
    let form = form.header("content-type", "application/x-www-form-urlencoded");
    assert_eq!(me.send("post", &act, form).await.code(), (415, "api-no-json"));
    let german = me.request(Method::GET, "/nowhere").header("accept-language", "de");
    let german = me.send("get", "/nowhere", german).await;
    assert!(german.text.contains("Alle Spiele") && german.head.contains("\"content-language\": \"de\""), "{german:?}");
    assert_eq!(company.look(0).await.body, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn giving_up_is_done_once_and_said_to_all() {
    let company = Company::new("parley", 3).await;
    let path = format!("/tables/{}/resign", company.table);
    assert_eq!(company.programs[1].post(&path, &json!({ "seat": "A" })).await.code(), (403, "not-yours"));
    for _ in 0..2 {
        assert_eq!(company.programs[0].post(&path, &json!({ "seat": "A" })).await.status, 200);
    }
    let seen = company.look(2).await.body;
    assert_eq!(seen["seats"][0]["resigned"], true);
    let log = company.programs[2].get(&format!("/tables/{}/log", company.table)).await.body;
    let resigned = log["lines"].as_array().unwrap().iter().filter(|line| line["kind"] == "resigned");
    assert_eq!(resigned.count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_goes_on_where_its_program_stopped_listening() {
    let company = Company::new("pig", 2).await;
    let path = format!("/tables/{}/events", company.table);
    let (first, before) = company.programs[0].stream(&path, None).await.next().await;
    assert_eq!(before["news"], json!([]));
    let mut dice = Stream::new("api", "stream", 0);
    for _ in 0..4 {
        for seat in 0..2 {
            company.step(seat, &mut dice).await;
        }
    }
    let (now, after) = company.programs[0].stream(&path, Some(first)).await.next().await;
    let log = company.programs[0].get(&format!("/tables/{}/log?after={first}", company.table)).await.body;
    assert!(now > first && dice.below(1) == 0);
    assert_eq!(after["news"], log["lines"]);
    assert!(after["news"].as_array().unwrap().iter().all(|line| line["version"].as_u64() > Some(first)));
    let ahead = company.programs[0].stream(&path, Some(u64::MAX - 1)).await.next().await;
    assert_eq!(ahead.1["news"], json!([]));
}

//! Who a program is, what it may see, and what it adds to the dice.

use contract::Record;
use reqwest::Method;
use serde_json::{Value, json};
use server::{Limits, Rate};
use store::Store;

use super::Company;
use super::program::Program;
use crate::client::Browser;
use crate::house::{GENEROUS, House, log};

#[tokio::test(flavor = "multi_thread")]
async fn the_token_of_a_link_seats_a_program_and_is_then_nobodys() {
    let house = House::open().await;
    let nobody = Program::new(&house.base());
    let maker = nobody.fresh().await;
    let made = maker.post("/tables", &json!({ "game": "parley", "seats": ["me", "link"] })).await;
    assert!(made.head.contains(&format!("/api/v1/tables/{}", made.body["id"].as_str().unwrap())));
    let (id, link) = (made.body["id"].as_str().unwrap(), made.body["seats"][1]["invitation"].as_str().unwrap());
    let (path, guest) = (format!("/tables/{id}"), nobody.known_by(link));
    let shown = guest.get(&path).await.body;
    assert_eq!((&shown["invitation"]["seat"], &shown["state"]), (&json!("B"), &json!("waiting")));
    assert_eq!(nobody.get(&path).await.body["invitation"], Value::Null);
    assert_eq!(nobody.get(&path).await.body["seats"][1]["invitation"], Value::Null, "a link is its maker's to give");
    let seated = guest.post(&format!("{path}/sit"), &json!({ "name": "Bob" })).await;
    let token = seated.body["token"].as_str().unwrap();
    assert_ne!(token, link, "whoever gave the link away must not be able to look into this hand");
    let me = nobody.known_by(token);
    let (mine, theirs) = (me.get(&path).await.body, guest.get(&path).await.body);
    assert_eq!((&mine["seats"][1]["owner"], &theirs["seats"][1]["owner"]), (&json!("me"), &json!("other")));
    assert_ne!(mine["view"], theirs["view"]);
    assert_eq!(guest.post(&format!("{path}/sit"), &json!({})).await.code(), (409, "seat-not-free"));
    let version = &theirs["version"];
    assert_eq!(guest.act(id, "B", version, &["draw"]).await.code(), (403, "not-yours"));
    assert_eq!(me.act(id, "B", version, &["draw"]).await.status, 200);
    let text = Store::open(&house.database()).await.unwrap().load(id).await.unwrap();
    assert!(!text.creation.contains(token));
    let told = log();
    assert!(told.contains(id) && ![token, link, maker.token.as_deref().unwrap()].iter().any(|one| told.contains(one)));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_token_can_look_and_no_more() {
    let house = House::open().await;
    let nobody = Program::new(&house.base());
    let body = json!({ "game": "pig", "seats": ["me", "random"] });
    let refused = nobody.post("/tables", &body).await;
    assert_eq!(refused.code(), (401, "api-no-token"));
    assert!(refused.head.contains("\"www-authenticate\": \"Bearer\""), "{}", refused.head);
    for header in ["", "Bearer", "Bearer x", "Basic YTpi"] {
        let request = nobody.request(Method::GET, "/games").header("authorization", header);
        assert_eq!(nobody.send("get", "/games", request).await.code(), (401, "api-no-token"), "{header}");
    }
    let made = nobody.fresh().await.post("/tables", &body).await.body;
    let table = made["id"].as_str().unwrap();
    assert_eq!(nobody.get(&format!("/tables/{table}")).await.body["questions"], json!([]));
    assert_eq!(nobody.get(&format!("/tables/{table}/legal")).await.body["seats"], json!([]));
    assert_eq!(nobody.get(&format!("/tables/{table}/legal?seat=1")).await.code(), (403, "not-yours"));
    assert_eq!(nobody.act(table, "1", &made["version"], &["roll"]).await.code(), (403, "not-yours"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_s_cookie_is_as_good_and_another_site_cannot_use_it() {
    let house = House::open().await;
    let program = Program::new(&house.base());
    let mut page = Browser::new(&house.base());
    let table = page.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let id = table.strip_prefix("/table/").unwrap();
    let cookie = format!("palisade={}", page.cookies["palisade"]);
    let asked = format!("/tables/{id}/act");
    let body = json!({ "seat": "1", "version": 1, "tokens": ["roll"] }).to_string();
    let act = |site: &str| {
        let request = program.request(Method::POST, &asked).header("cookie", &cookie).body(body.clone());
        request.header("content-type", "application/json").header("sec-fetch-site", site)
    };
    assert_eq!(program.send("post", &asked, act("cross-site")).await.code(), (403, "other-site"));
    let version = program.get(&format!("/tables/{id}")).await.body["version"].clone();
    let shown = program.request(Method::GET, &format!("/tables/{id}")).header("cookie", &cookie);
    let shown = program.send("get", &format!("/tables/{id}"), shown).await;
    assert_eq!((&shown.body["version"], &shown.body["seats"][0]["owner"]), (&version, &json!("me")));
    let body = json!({ "seat": shown.body["asked"][0], "version": version, "tokens": ["roll"] }).to_string();
    let act = program.request(Method::POST, &asked).header("cookie", &cookie).body(body);
    let act = act.header("content-type", "application/json").header("sec-fetch-site", "same-origin");
    assert_eq!(program.send("post", &asked, act).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_seats_that_hide_things_one_is_looked_from_at_a_time() {
    let house = House::open().await;
    let me = Program::new(&house.base()).fresh().await;
    let made = me.post("/tables", &json!({ "game": "parley", "seats": ["me", "me"] })).await.body;
    let path = format!("/tables/{}", made["id"].as_str().unwrap());
    let watcher = Program::new(&house.base()).get(&path).await.body;
    let covered = me.get(&path).await.body;
    assert_eq!((&covered["covered"], &covered["view"]), (&json!(true), &watcher["view"]));
    let [one, two] = [me.get(&format!("{path}?seat=A")).await.body, me.get(&format!("{path}?seat=2")).await.body];
    assert_eq!((&one["covered"], &one["questions"][0]["seat"]), (&json!(false), &json!("A")));
    assert_eq!(&two["questions"][0]["seat"], "B");
    assert!(one["view"] != watcher["view"] && two["view"] != watcher["view"] && one["view"] != two["view"]);
    assert_eq!(me.get(&format!("{path}/legal")).await.body["seats"], json!([]));
    let done = me.act(made["id"].as_str().unwrap(), "B", &two["version"], &["draw"]).await;
    assert_eq!((done.status, &done.body["questions"][0]["seat"]), (200, &json!("B")), "{}", done.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_add_to_dice_that_were_promised_before_and_make_one_table_by_a_request_sent_twice() {
    let house = House::open().await;
    let nobody = Program::new(&house.base());
    let (me, other) = (nobody.fresh().await, nobody.fresh().await);
    let promise = me.get("/promise").await.body;
    assert!(promise["line"]["number"].as_u64() > Some(0));
    let add = |entropy: &str| json!({ "game": "pig", "seats": ["me", "link"], "commitment": promise["commitment"], "entropy": entropy });
    let made = me.post("/tables", &add("0123")).await.body;
    assert_eq!(made["dice"]["commitment"], promise["commitment"]);
    let again = me.post("/tables", &add("0123")).await.body;
    assert_eq!(again["id"], made["id"]);
    assert_eq!(other.post("/tables", &add("0123")).await.code(), (409, "form-other-dice"));
    assert_eq!(me.post("/tables", &json!({ "game": "pig", "seats": ["me", "me"], "entropy": "01" })).await.status, 400);
    let id = made["id"].as_str().unwrap();
    let shown = nobody.known_by(made["seats"][1]["invitation"].as_str().unwrap()).get(&format!("/tables/{id}")).await;
    let commitment = shown.body["invitation"]["dice"]["commitment"].clone();
    let sit = |commitment: &Value| json!({ "invitation": made["seats"][1]["invitation"], "commitment": commitment, "entropy": "4567" });
    let path = format!("/tables/{id}/sit");
    assert_eq!(other.post(&path, &sit(&json!("0".repeat(64)))).await.code(), (409, "form-other-dice"));
    for _ in 0..2 {
        assert_eq!(other.post(&path, &sit(&commitment)).await.status, 200, "sent twice, done once");
    }
    let company = Company { house, programs: vec![me, other], table: id.to_owned() };
    company.play_out(&mut contract::Stream::new("api", "entropy", 0)).await;
    let mut page = Browser::new(&company.house.base());
    let record = Record::read(&page.get(&format!("/table/{id}/record")).await.body).unwrap();
    let added: Vec<String> = record.dice.clone().unwrap().entropies.into_values().collect();
    assert_eq!(added, ["0123", "4567"]);
    let kind = crate::house::entry("pig");
    let face = (kind.maker.make)(&record.setup(kind.info()).unwrap()).unwrap();
    table::verify(&record, &*face).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn programs_have_the_limits_of_people() {
    let scarce = Rate { per_second: 1, burst: 5 };
    let house =
        House::with(Limits { changes: scarce, seated: Rate { burst: 40, ..scarce }, tables: 3, ..GENEROUS }).await;
    let company = Company::at(house, "pig", 2).await;
    let me = &company.programs[0];
    let refused = |path: String| async move {
        let mut count = 0;
        for _ in 0..20 {
            let answer = me.post(&path, &json!({})).await;
            count += usize::from(answer.status == 429);
            assert!(answer.status != 429 || answer.code().1 == "too-many" && answer.head.contains("retry-after"));
        }
        count
    };
    // Who sits at a table is counted apart; who makes tables is counted by address.
    assert_eq!(refused(format!("/tables/{}/act", company.table)).await, 0);
    assert!(refused("/tables".to_owned()).await > 10);
    let long = me.post(&format!("/tables/{}/act", company.table), &json!({ "seat": "x".repeat(20_000) })).await;
    assert_eq!(long.code(), (413, "too-much"));
}

//! A server that tampers with the record of a game, as the browser of somebody who played sees it: the page says that the
//! dice are not to be trusted, and which promise was broken.

mod forger;

use anyhow::{Result, ensure};
use contract::Stream;
use serde_json::{Value, json};
use table::Seed;

use super::screen::{Screen, browse};
use forger::{Change, Forger, Forgery};

/// Changes the last number of the first draw that has numbers.
fn number(record: &mut Value) {
    let steps = record["steps"].as_array_mut().unwrap();
    let draw =
        steps.iter_mut().find(|step| step.as_str().unwrap().starts_with("* ") && step.as_str().unwrap().contains(':'));
    let draw = draw.expect("dice were rolled");
    let text = draw.as_str().unwrap();
    let (before, last) = text.rsplit_once(':').unwrap();
    *draw = json!(format!("{before}:{}", u8::from(last == "0")));
}

/// Tells another seed, with its own fingerprint.
fn seed(record: &mut Value) {
    let other = Seed::new([7; 32]);
    record["dice"]["seed"] = json!(other.reveal());
    record["dice"]["commitment"] = json!(other.commitment());
}

fn entropy(record: &mut Value) {
    record["dice"]["entropies"]["A"] = json!("ab".repeat(32));
}

fn closing(record: &mut Value) {
    record["dice"]["closing"] = json!("0".repeat(64));
}

/// Leaves out the last move, and closes what is left anew.
fn step(record: &mut Value) {
    let steps = record["steps"].as_array_mut().unwrap();
    let last = steps.iter().rposition(|step| !step.as_str().unwrap().starts_with("* ")).unwrap();
    steps.remove(last);
    let changed: contract::Record = serde_json::from_value(record.clone()).unwrap();
    record["dice"]["closing"] = json!(changed.closing());
}

/// What is changed, and what the page says of it.
const FORGERIES: [(&str, Change, &str); 5] = [
    ("a number of a draw", number, "the seed gives"),
    ("another seed", seed, "dice other than those whose fingerprint you were shown"),
    ("another entropy", entropy, "what this device added to the dice is not part of them"),
    ("another closing hash", closing, "the record was changed after it was closed"),
    ("a move left out", step, "the dice log promises"),
];

/// Loads a page and returns what it says of the dice.
async fn says(screen: &Screen, address: &str, verdict: &str) -> Result<String> {
    screen.driver.goto(address).await?;
    screen.until(&format!("document.querySelector('#device-check[data-verdict={verdict}]')")).await?;
    screen.ask("return document.getElementById('device-check').innerText").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_the_server_changed_is_found_by_the_page_and_it_says_which_promise_was_broken() -> Result<()> {
    browse(async |screen| {
        let forger = Forger::of(&screen.house.base()).await?;
        screen.driver.goto(format!("{}/play/under-falling-skies", forger.base)).await?;
        screen.find("form.create .btn.primary").await?.click().await?;
        screen.find("#table").await?;
        let address = screen.driver.current_url().await?.to_string();
        let table = address.strip_prefix(&forger.base).unwrap_or_default().to_owned();
        let mut other = screen.house.browser();
        for cookie in screen.driver.get_all_cookies().await? {
            other.cookies.insert(cookie.name, cookie.value);
        }
        // Whoever plays out here is the same person; the browser looks away meanwhile.
        screen.driver.goto("about:blank").await?;
        other.play_out(&table, &mut Stream::new("browser", "tampered", 0)).await;
        let said = says(screen, &address, "good").await?;
        ensure!(said.contains("Checked on this device"), "{said}");

        for (what, change, part) in FORGERIES {
            forger.commits(Forgery { record: change, fingerprint: None });
            let said = says(screen, &address, "bad").await?;
            ensure!(said.contains("Do not trust these dice") && said.contains(part), "{what}: {said}");
            ensure!(!said.contains("Checked on this device"), "{what}: {said}");
        }
        // Pages that tell the same lie as the record are believed as little.
        let lie = other.get(&format!("{table}/record.json")).await.body;
        let lie: Value = serde_json::from_str(&lie)?;
        let told = lie["dice"]["commitment"].as_str().unwrap_or_default().to_owned();
        forger.commits(Forgery { record: seed, fingerprint: Some((told, Seed::new([7; 32]).commitment())) });
        for address in [address.clone(), format!("{address}/dice")] {
            let said = says(screen, &address, "bad").await?;
            ensure!(said.contains("Do not trust these dice") && said.contains(FORGERIES[1].2), "{said}");
        }
        Ok(())
    })
    .await
}

//! Fair dice in a browser: it keeps what the form showed and what it added, and compares both with what is told at the
//! end, by itself.

use anyhow::{Result, ensure};
use contract::Stream;
use serde_json::json;

use super::screen::{Screen, browse};
use crate::client::between;

/// Changes what the browser kept of a table.
async fn tamper(screen: &Screen, commitment: &str, change: &str) -> Result<()> {
    let key = json!(format!("palisade dice {commitment}"));
    let script = format!(
        "const kept = JSON.parse(localStorage.getItem({key})); {change}; localStorage.setItem({key}, JSON.stringify(kept)); return true"
    );
    ensure!(screen.ask::<bool>(&script).await?);
    Ok(())
}

/// Loads a page and returns what it says of the dice.
async fn says(screen: &Screen, path: &str, verdict: &str) -> Result<String> {
    screen.goto(path).await?;
    screen.until(&format!("document.querySelector('#device-check[data-verdict={verdict}]')")).await?;
    screen.ask("return document.getElementById('device-check').innerText").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_device_checks_the_dice_that_it_was_shown_and_is_loud_when_something_differs() -> Result<()> {
    browse(async |screen| {
        let table = screen.new_table().await?;
        let mut other = screen.house.browser();
        for cookie in screen.driver.get_all_cookies().await? {
            other.cookies.insert(cookie.name, cookie.value);
        }
        let dice = format!("{table}/dice");
        let page = other.get(&dice).await.body;
        let commitment = between(&page, "id=\"commitment\">", "<").unwrap_or_default().to_owned();
        let key = json!(format!("palisade dice {commitment}"));
        let entropy: String = screen.ask(&format!("return JSON.parse(localStorage.getItem({key})).entropy")).await?;
        ensure!(entropy.len() == 64 && page.contains(&entropy), "{entropy} is not in the dice");
        ensure!(!screen.ask::<bool>("return !!document.getElementById('device-check')").await?, "before the end");

        // The game ends under the eyes of the page, which says so without being loaded again.
        other.play_out(&table, &mut Stream::new("browser", "fair", 0)).await;
        screen.until("document.querySelector('#device-check[data-verdict=good]')").await?;
        for path in [&table, &dice] {
            let said = says(screen, path, "good").await?;
            for part in [
                "Checked on this device",
                "one you were shown",
                "added is part of the dice",
                "draw follows",
                "dice log",
            ] {
                ensure!(said.contains(part), "{part}: {said}");
            }
        }
        screen.calm().await?;

        for (change, part) in [
            ("kept.entropy = 'ab'", "what this device added"),
            ("kept.entropy = kept.entropy; kept.hash = '0'.repeat(64)", "the dice log was changed"),
        ] {
            let before: String = screen.ask(&format!("return localStorage.getItem({key})")).await?;
            tamper(screen, &commitment, change).await?;
            let said = says(screen, &table, "bad").await?;
            ensure!(said.contains("Do not trust these dice") && said.contains(part), "{said}");
            let back = format!("localStorage.setItem({key}, {}); return true", json!(before));
            ensure!(screen.ask::<bool>(&back).await?);
        }

        // A device that kept nothing says so, and checks the draws alone.
        ensure!(screen.ask::<bool>("localStorage.clear(); return true").await?);
        let said = says(screen, &dice, "good").await?;
        ensure!(said.contains("kept nothing") && said.contains("draw follows"), "{said}");
        Ok(())
    })
    .await
}

/// What a form sent twice adds is the same, so that what was kept is what is in the dice.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_sent_again_adds_the_same_and_who_does_not_sit_adds_nothing() -> Result<()> {
    browse(async |screen| {
        screen.goto("/play/pig").await?;
        let sent = "
            const form = document.querySelector('form.create');
            form.addEventListener('submit', (event) => event.preventDefault());
            const send = () => { form.requestSubmit(); return form.elements.entropy.value; };
            form.querySelector('[name=seat-0][value=bot]').click();
            const none = send();
            form.querySelector('[name=seat-0][value=me]').click();
            return [none, send(), send()]";
        let [none, one, two]: [String; 3] = screen.ask(sent).await?;
        ensure!(none.is_empty() && one.len() == 64 && one == two, "{none} {one} {two}");
        Ok(())
    })
    .await
}

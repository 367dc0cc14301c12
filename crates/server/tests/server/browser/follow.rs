//! What follows a finished game, pressed on its page: the browser adds to the dice of the new table, and checks them.

use anyhow::{Result, ensure};
use contract::Stream;
use serde_json::json;

use super::screen::browse;
use crate::client::between;

#[tokio::test(flavor = "multi_thread")]
async fn one_press_leads_to_a_table_whose_dice_this_device_adds_to_and_checks() -> Result<()> {
    browse(async |screen| {
        let table = screen.new_table().await?;
        let mut other = screen.house.browser();
        for cookie in screen.driver.get_all_cookies().await? {
            other.cookies.insert(cookie.name, cookie.value);
        }
        // The game ends under the eyes of the page, and the button is there without loading it anew.
        other.play_out(&table, &mut Stream::new("browser", "follow", 0)).await;
        screen.until("document.querySelector('#follow')").await?;
        ensure!(screen.ask::<bool>("document.getElementById('follow').click(); return true").await?);
        screen.until(&format!("location.pathname !== {} && document.getElementById('lines')", json!(table))).await?;
        let next: String = screen.ask("return location.pathname").await?;
        ensure!(next.starts_with("/table/"), "{next}");
        let page = other.get(&format!("{next}/dice")).await.body;
        let commitment = between(&page, "id=\"commitment\">", "<").unwrap_or_default().to_owned();
        let key = json!(format!("palisade dice {commitment}"));
        let entropy: String = screen.ask(&format!("return JSON.parse(localStorage.getItem({key})).entropy")).await?;
        ensure!(entropy.len() == 64 && page.contains(&entropy), "{entropy} is not in the dice");
        other.play_out(&next, &mut Stream::new("browser", "follow", 1)).await;
        screen.until("document.querySelector('#device-check[data-verdict=good]')").await?;
        let said: String = screen.ask("return document.getElementById('device-check').innerText").await?;
        ensure!(said.contains("added is part of the dice") && said.contains("draw follows"), "{said}");
        screen.calm().await?;
        Ok(())
    })
    .await
}

//! Hints in a browser: asked for with the keyboard, told on board and list, and shutting nobody out.

use anyhow::{Context, Result, ensure};
use serde_json::json;
use thirtyfour::Key;

use super::screen::browse;

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_asked_for_by_the_keyboard_and_moves_nothing_above_it() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.new_table().await?;
        screen.find("#hint-0").await?;
        let places = "return ['#prompt', '.tray', '#board'].map((css) => Math.round(document.querySelector(css).getBoundingClientRect().top))";
        let before: Vec<i64> = screen.ask(places).await?;
        screen.ask::<()>("document.getElementById('hint-0').focus()").await?;
        screen.driver.action_chain().send_keys(Key::Enter + "").perform().await?;
        screen.until("document.querySelector('#hints-0')").await.context("no hint")?;
        ensure!(before == screen.ask::<Vec<i64>>(places).await?, "something moved");
        let spoken: String = screen.ask("return document.querySelector('.hint.told[role=status]').innerText").await?;
        ensure!(spoken.contains("too close to call") || spoken.contains("Best:"), "{spoken}");
        let [listed, pills]: [usize; 2] =
            screen.ask("return [document.querySelectorAll('#hints-0 li').length, document.querySelectorAll('#board .hint-pill').length]").await?;
        ensure!(listed > 1 && (1..=listed).contains(&pills), "{listed} choices, {pills} places");
        // A choice in the list points its move out.
        screen.ask::<()>("document.querySelector('#hints-0 li a').focus()").await?;
        screen.driver.action_chain().send_keys(Key::Enter + "").perform().await?;
        screen.until("document.querySelector('#hints-0 a[aria-current]')").await.context("nothing is pointed out")?;
        ensure!(screen.ask::<usize>("return document.querySelectorAll('#board .hint-pill').length").await? > 0, "pills stay");
        Ok(())
    })
    .await
}

/// The numbers lie on the board, and the dock has no more than a line of them. What asks for them stands beside the question
/// and lies over nothing of the board.
#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_hint_takes_no_more_room_than_a_line() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.resize(360, 740).await?;
        screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        screen.new_table().await?;
        let beside = "
            const [hint, prompt, undo] = ['form.hint .btn', '#prompt', '.undo .btn'].map((css) => document.querySelector(css).getBoundingClientRect());
            return hint.top >= prompt.top && hint.bottom <= prompt.bottom && hint.height >= 44 && hint.left >= undo.right";
        ensure!(screen.ask::<bool>(beside).await?, "it stands somewhere else");
        let high = "return document.querySelector('.dock').getBoundingClientRect().height";
        let before: f64 = screen.ask(high).await?;
        screen.find("#hint-0").await?.click().await?;
        screen.until("document.querySelector('#hints-0')").await.context("no hint")?;
        let after: f64 = screen.ask(high).await?;
        ensure!(after - before <= 44.0, "the dock grew from {before} to {after}");
        let apart = "
            const [list, dock] = ['#hints-0', '.dock'].map((css) => document.querySelector(css));
            return dock.contains(list)";
        ensure!(!screen.ask::<bool>(apart).await?, "the list lies below the board");
        Ok(())
    })
    .await
}

//! A whole game by clicks, in German, with what pointing shows before.

use anyhow::{Context, Result, ensure};
use contract::Stream;

use super::hand;
use super::screen::{Screen, browse};
use crate::client::tokens;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_clicks_in_german() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.goto("/").await?;
        screen.find("a[hreflang=de]").await?.click().await?;
        screen.until("document.documentElement.lang === 'de'").await?;
        screen.find("a[href='/play/under-falling-skies']").await?.click().await?;
        screen.find("input[name=name]").await?.send_keys("Mira").await?;
        screen.find("form.create .btn.primary").await?.click().await?;
        screen.find("#table").await?;
        pointing(screen).await?;
        hand::play_out(screen, &mut Stream::new("browser", "clicks", 0)).await?;
        ensure!(tokens(&screen.source().await?).is_empty(), "nothing can be pressed after the end");
        let ending = screen.find("#ending").await?.text().await?;
        ensure!(ending.contains("Du hast") && ending.contains("Wie es endete"), "{ending}");
        screen.goto("/").await?;
        let mine = screen.find(".mine li").await?.text().await?;
        ensure!(mine.contains("Vorbei") || mine.contains("Gewonnen"), "{mine}");
        ensure!(screen.ask::<String>("return document.documentElement.lang").await? == "de", "it stays German");
        Ok(())
    })
    .await
}

/// Pointing at a place, or focus, shows what a piece would do there; nothing moves aside for it.
async fn pointing(screen: &Screen) -> Result<()> {
    let driver = &screen.driver;
    let before = hand::state(screen).await?;
    screen.find(".tray a.take").await?.click().await?;
    hand::until_other_than(screen, &before).await?;
    let top = "return Math.round(document.getElementById('moves').getBoundingClientRect().top)";
    let before: i64 = screen.ask(top).await?;
    let place = screen.find("#board a.target[data-token]").await?;
    driver.action_chain().move_to_element_center(&place).perform().await?;
    screen.until("document.querySelector('#preview .rule')").await.context("no preview")?;
    let said = screen.find("#preview").await?.text().await?;
    let tells = said.contains("Spalte") || said.contains("bewegt sich");
    ensure!(tells && !said.contains("Schwarz") && !said.contains("Weiß"), "the move is named: {said}");
    screen.until("document.querySelector('#ghosts svg')").await.context("no ghosts on the board")?;
    let after: i64 = screen.ask(top).await?;
    ensure!(before == after, "the moves went from {before} to {after}");
    driver.action_chain().move_to_element_center(&screen.find("h1").await?).perform().await?;
    screen.until("!document.querySelector('#preview').hasChildNodes()").await.context("it stays without the pointer")
}

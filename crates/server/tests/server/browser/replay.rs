//! A replay by link, and a table that goes on from one of its steps.

use anyhow::{Result, ensure};
use contract::Stream;
use thirtyfour::prelude::*;

use super::hand;
use super::screen::{Screen, browse};
use crate::client::between;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_replayed_by_link_and_played_on_from_a_step() -> Result<()> {
    browse(async |screen| {
        let table = screen.new_table().await?;
        screen.companion().await?.play_out(&table, &mut Stream::new("browser", "replay", 0)).await;
        screen.find("#ending a[href$='/replay']").await?.click().await?;
        screen.until("document.querySelector('#step-next')").await?;
        walk(screen).await?;
        let (link, shown) = (screen.path().await?, board(screen).await?);

        // Somebody else who has the link sees the same.
        screen.driver.delete_all_cookies().await?;
        screen.goto(&link).await?;
        ensure!(board(screen).await? == shown, "the link shows another board");
        screen.calm().await?;
        branch(screen, &table).await
    })
    .await
}

/// The board, its attributes in alphabetical order: a merged page may have them in another one than a loaded page.
async fn board(screen: &Screen) -> Result<String> {
    let sorted = "
        const board = document.getElementById('board').cloneNode(true);
        for (const one of [board, ...board.querySelectorAll('*')]) {
            const pairs = [...one.attributes].map(({ name, value }) => [name, value]).sort();
            for (const [name] of pairs) one.removeAttribute(name);
            for (const [name, value] of pairs) one.setAttribute(name, value);
        }
        return board.outerHTML";
    screen.ask(sorted).await
}

async fn step(screen: &Screen) -> Result<usize> {
    screen.ask("return Number(location.pathname.split('/').pop())").await
}

/// Presses one of the links between steps and waits for the page.
async fn turn(screen: &Screen, link: &'static str, to: usize) -> Result<()> {
    screen.find(link).await?.click().await?;
    screen.until(&format!("location.pathname.endsWith('/{to}') && document.querySelector('.replay .ask')")).await
}

/// Notes what moves when a step is merged in.
const WATCH: &str = "
    window.played = [];
    document.addEventListener('table:changed', () =>
        played.push(...document.getAnimations().map((one) => one.effect.target.id).filter(Boolean)));
";

async fn walk(screen: &Screen) -> Result<()> {
    ensure!(step(screen).await? == 0, "it begins at the beginning");
    screen.driver.execute(WATCH, vec![]).await?;
    for to in 1..=6 {
        let before = screen.find(".replay .why").await?.text().await?;
        turn(screen, "#step-next", to).await?;
        ensure!(screen.find(".replay .why").await?.text().await? != before, "step {to} says nothing of its own");
    }
    let played: Vec<String> = screen.ask("return window.played ?? ['the page was loaded anew']").await?;
    ensure!(played.iter().any(|id| id.starts_with("ship-")), "steps are not played: {played:?}");
    turn(screen, "#step-prev", 5).await?;
    turn(screen, "#step-first", 0).await?;
    screen.find("#step-last").await?.click().await?;
    screen.until("!document.querySelector('#step-next') && document.querySelector('#step-prev')").await?;
    let last = step(screen).await?;
    ensure!(last > 20, "{last} steps");
    turn(screen, "#step-prev", last - 1).await?;
    turn(screen, "#step-first", 0).await?;
    by_keys(screen, last).await?;
    turn(screen, "#step-first", 0).await?;
    for to in 1..=2 {
        turn(screen, "#step-next", to).await?;
    }
    Ok(())
}

/// Walks by the arrows, lets the steps play, and leaps by the slider; nothing is loaded anew meanwhile.
async fn by_keys(screen: &Screen, last: usize) -> Result<()> {
    let at = |step: usize| {
        format!(
            "location.pathname.endsWith('/{step}') && document.querySelector('.steps-told [aria-current]')?.textContent.startsWith('{step}')"
        )
    };
    screen.driver.execute("window.here = true", vec![]).await?;
    for (key, to) in [(Key::Right, 1), (Key::Right, 2), (Key::Left, 1)] {
        screen.driver.action_chain().send_keys(key + "").perform().await?;
        screen.until(&at(to)).await?;
    }
    screen
        .driver
        .execute("document.getElementById('speed').value = 'fast'; document.getElementById('autoplay').click()", vec![])
        .await?;
    screen
        .until(
            "Number(location.pathname.split('/').pop()) >= 3 && document.querySelector('#autoplay[aria-pressed=true]')",
        )
        .await?;
    let leap = format!(
        "const seek = document.getElementById('seek'); seek.value = {}; seek.dispatchEvent(new Event('input', {{ bubbles: true }}))",
        last - 1
    );
    screen.driver.execute(&leap, vec![]).await?;
    screen.until(&at(last - 1)).await?;
    ensure!(
        screen
            .ask::<bool>(
                "return window.here && document.getElementById('autoplay').getAttribute('aria-pressed') === 'false'"
            )
            .await?,
        "who leaps stops what plays"
    );
    Ok(())
}

/// Opens a table at the step that is shown, and moves there.
async fn branch(screen: &Screen, table: &str) -> Result<()> {
    let page = screen.source().await?;
    let line = between(&page, "class=\"position\">", "<").unwrap_or_default().to_owned();
    screen.find(".branch .btn").await?.click().await?;
    screen.find("#open").await?.click().await?;
    screen.find("#table").await?;
    let there = screen.path().await?;
    ensure!(there.starts_with("/table/") && there != table, "{there}");
    let version = screen.version().await?;
    let mut dice = Stream::new("browser", "branch", 0);
    while screen.version().await? == version {
        hand::click(screen, &mut dice).await?;
    }
    screen.companion().await?.play_out(&there, &mut dice).await;
    let record = screen.house.browser().get(&format!("{there}/record")).await;
    let record = contract::Record::read(&record.body)?;
    ensure!(record.start.as_deref() == Some(line.as_str()), "{:?} and not {line}", record.start);
    Ok(())
}

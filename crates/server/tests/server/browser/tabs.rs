//! Reload, the back button, a second tab and a double click lose and double nothing.

use anyhow::{Context, Result, ensure};
use contract::Stream;

use super::hand;
use super::screen::{Screen, browse};
use crate::client::logged;

#[tokio::test(flavor = "multi_thread")]
async fn reload_back_and_a_second_tab_lose_and_double_nothing() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        let address = screen.new_table().await?;
        let mut dice = Stream::new("browser", "tabs", 0);
        for _ in 0..9 {
            hand::click(screen, &mut dice).await?;
        }
        reload(screen).await?;
        back(screen, &address).await?;
        two_tabs(screen, &address, &mut dice).await?;
        double_click(screen).await
    })
    .await
}

/// Keeps the answer to a form back until it is let go, and says when the page has dealt with it.
const LATE: &str = "
    const real = window.fetch;
    window.fetch = async (address, options) => {
        const reply = await real(address, options);
        if (options?.method !== 'post') return reply;
        await new Promise((go) => { window.letGo = go; });
        const text = await reply.text();
        reply.text = async () => { setTimeout(() => { window.dealtWith = true; }); return text; };
        return reply;
    };
";

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_comes_late_takes_nothing_out_of_the_hand() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.new_table().await?;
        let mut dice = Stream::new("browser", "late", 0);
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        screen.driver.execute(LATE, vec![]).await?;
        // A die is placed; the live patch shows it, and the next is taken up before the answer comes.
        let version = screen.version().await?;
        while screen.version().await? == version {
            hand::click(screen, &mut dice).await?;
        }
        hand::click(screen, &mut dice).await?;
        let before = hand::state(screen).await?;
        screen.until("window.letGo && document.querySelector('a.take[aria-current]')").await?;
        screen.driver.execute("window.letGo()", vec![]).await?;
        screen.until("window.dealtWith").await?;
        ensure!(hand::state(screen).await? == before, "{} and not {before}", hand::state(screen).await?);
        Ok(())
    })
    .await
}

/// The log as the page shows it, oldest first.
async fn log(screen: &Screen) -> Result<Vec<String>> {
    Ok(logged(&screen.source().await?))
}

async fn reload(screen: &Screen) -> Result<()> {
    let (before, state) = (log(screen).await?, hand::state(screen).await?);
    screen.driver.refresh().await?;
    screen.find("#table").await?;
    ensure!(log(screen).await? == before, "a reload shows another log");
    ensure!(hand::state(screen).await? == state, "a reload shows another table");
    Ok(())
}

/// Who looks up a rule and comes back by the browser's button finds the table as it is.
async fn back(screen: &Screen, address: &str) -> Result<()> {
    let before = log(screen).await?;
    screen.goto("/rules/under-falling-skies").await?;
    screen.driver.back().await?;
    screen.find("#table").await?;
    ensure!(screen.path().await?.starts_with(address));
    ensure!(log(screen).await? == before, "the back button shows another log");
    Ok(())
}

/// What is done in one tab is in the other when it is looked at again.
async fn two_tabs(screen: &Screen, address: &str, dice: &mut Stream) -> Result<()> {
    let driver = &screen.driver;
    // One press is one step, so that the tab that follows is not seen between two.
    screen.ask::<bool>("document.cookie = 'forced=press; Path=/'; return true").await?;
    let first = driver.window().await?;
    let version = screen.version().await?;
    let second = driver.new_tab().await?;
    driver.switch_to_window(second).await?;
    screen.goto(address).await?;
    ensure!(screen.version().await? == version, "both tabs show the same");
    while screen.version().await? == version {
        hand::click(screen, dice).await?;
    }
    let (after, state) = (log(screen).await?, screen.version().await?);
    driver.close_window().await?;
    driver.switch_to_window(first).await?;
    screen.until(&format!("document.getElementById('table').dataset.version === '{state}'")).await?;
    ensure!(log(screen).await? == after, "the first tab shows another log");
    Ok(())
}

/// A double click on a move of the list moves once.
async fn double_click(screen: &Screen) -> Result<()> {
    let acts = |log: Vec<String>| log.into_iter().filter(|token| !token.starts_with('=')).collect::<Vec<_>>();
    let (version, before) = (screen.version().await?, acts(log(screen).await?));
    screen
        .ask::<Option<bool>>("for (const e of document.querySelectorAll('#moves details')) e.open = true; return true")
        .await?;
    let button = screen.find("#moves button[name=token]").await?;
    let token = button.attr("value").await?.context("a token")?;
    button.scroll_into_view().await?;
    screen.driver.action_chain().double_click_element(&button).perform().await?;
    screen.later_than(version).await?;
    // Whatever the second click set off would come before the answer to this.
    screen.driver.refresh().await?;
    screen.find("#table").await?;
    let after = acts(log(screen).await?);
    ensure!(after == [before, vec![token]].concat(), "a double click led to {after:?}");
    Ok(())
}

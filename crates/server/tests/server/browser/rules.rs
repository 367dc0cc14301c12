//! A rule opens where it is cited, over nothing that can be pressed, and goes again without a trace.

use anyhow::{Result, ensure};
use thirtyfour::prelude::*;

use super::hand;
use super::screen::{Screen, browse};

/// How much of what can be chosen the open rule covers, and whether all of it is in the window.
const COVERED: &str = "
    const pop = document.querySelector('.rule-pop:popover-open').getBoundingClientRect();
    const meet = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const covered = [...document.querySelectorAll('#board .target, .tray a, .dock button')].map((one) => meet(pop, one.getBoundingClientRect()));
    return [Math.max(0, ...covered), pop.left, pop.top, innerWidth - pop.right, innerHeight - pop.bottom];";

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_comes_to_its_mark_and_escape_gives_the_focus_back() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.resize(1280, 720).await?;
        screen.new_table().await?;
        let before = hand::state(screen).await?;
        screen.driver.action_chain().send_keys("1").perform().await?;
        hand::until_other_than(screen, &before).await?;
        let (held, path) = (hand::state(screen).await?, screen.path().await?);
        open(screen).await?;
        let [covered, left, top, right, bottom]: [f64; 5] = screen.ask(COVERED).await?;
        ensure!(covered == 0.0, "it covers {covered} of what can be pressed");
        ensure!([left, top, right, bottom].iter().all(|edge| *edge >= 0.0), "it hangs out of the window");
        ensure!(
            screen.ask::<bool>("return document.activeElement.id === 'rule-title'").await?,
            "the text has the focus"
        );
        close(screen).await?;
        ensure!(hand::state(screen).await? == held && screen.path().await? == path, "what is in hand stays there");

        // Any other place closes it, too; and a phone holds all of it.
        screen.resize(360, 740).await?;
        open(screen).await?;
        let [_, left, _, right, _]: [f64; 5] = screen.ask(COVERED).await?;
        ensure!(left >= 0.0 && right >= 0.0, "a phone shows part of it");
        screen.find(".rule-pop [data-close]").await?.click().await?;
        screen.until("!document.querySelector('.rule-pop:popover-open')").await
    })
    .await
}

async fn open(screen: &Screen) -> Result<()> {
    screen.driver.execute("document.querySelector('#prompt a.rule, a.rule').click()", vec![]).await?;
    screen.until("document.querySelector('.rule-pop:popover-open #rule-title')").await
}

async fn close(screen: &Screen) -> Result<()> {
    screen.driver.execute("window.mark = document.querySelector('#prompt a.rule, a.rule')", vec![]).await?;
    screen.driver.action_chain().send_keys(Key::Escape + "").perform().await?;
    screen.until("!document.querySelector('.rule-pop:popover-open') && document.activeElement === window.mark").await
}

//! Answers made piece by piece, and standing orders, by pointer, finger and keys.

use anyhow::{Context, Result, bail, ensure};
use thirtyfour::prelude::*;

use super::axe::{self, Sought};
use super::screen::{Screen, browse};

/// Opens a table of a game at which both seats are one's own.
async fn table(screen: &Screen, game: &str) -> Result<String> {
    screen.calm().await?;
    screen.goto("/").await?;
    let mut me = screen.companion().await?;
    let table = me.create(game, &[("seat-0", "me"), ("seat-1", "me")]).await;
    // The browser becomes whoever made it.
    for (name, value) in &me.cookies {
        screen.driver.add_cookie(Cookie::new(name.clone(), value.clone())).await?;
    }
    screen.goto(&table).await?;
    screen.find("#table").await?;
    Ok(table)
}

/// Says which pieces are chosen.
const CHOSEN: &str =
    "[...document.querySelectorAll('a[data-toggle][aria-pressed=true]')].map((a) => a.id.split('-').at(-1)).join(' ')";

async fn chosen(screen: &Screen, wanted: &str) -> Result<()> {
    screen.until(&format!("{CHOSEN} === '{wanted}'")).await.with_context(|| format!("never {wanted}"))
}

async fn keys(screen: &Screen, keys: impl Into<TypingData>) -> Result<()> {
    Ok(screen.driver.action_chain().send_keys(keys).perform().await?)
}

/// Presses something, and waits for what comes of it.
async fn press(screen: &Screen, css: &'static str) -> Result<()> {
    let before = screen.version().await?;
    screen.find(css).await?.click().await?;
    screen.later_than(before).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn quick_presses_on_a_set_are_all_counted() -> Result<()> {
    browse(async |screen| {
        table(screen, "yacht").await?;
        ensure!(screen.find("#no-set-0").await?.attr("aria-disabled").await?.as_deref() == Some("true"));
        let at_once = "for (const n of [4, 1, 5]) document.getElementById(`toggle-0-d${n}`).click()";
        screen.ask::<()>(at_once).await?;
        chosen(screen, "d1 d4 d5").await?;
        screen.until("document.querySelector('.actions .primary')?.textContent === 'Roll 3 dice again'").await?;
        screen.until("document.querySelector('#preview li')").await.context("no preview")?;
        // Digits and the space bar toggle as presses do, and come as quickly.
        keys(screen, "412").await?;
        chosen(screen, "d2 d5").await?;
        screen.ask::<()>("document.getElementById('toggle-0-d3').focus()").await?;
        keys(screen, " ").await?;
        chosen(screen, "d2 d3 d5").await?;
        ensure!(screen.ask::<bool>("return document.activeElement.id === 'toggle-0-d3'").await?, "the focus stays");
        keys(screen, Key::Escape + "").await?;
        chosen(screen, "").await?;
        keys(screen, "2").await?;
        chosen(screen, "d2").await?;
        press(screen, ".actions .primary").await?;
        screen.until("document.querySelector('#lines').textContent.includes('picks up 2.')").await?;
        Ok(())
    })
    .await
}

/// Opens a table at which the dice give several points for the first place. Returns how many are laid there.
async fn many_points(screen: &Screen) -> Result<u16> {
    const TABLES: usize = 40;
    for _ in 0..TABLES {
        table(screen, "bulwark").await?;
        let laid: String = screen.ask(&format!("return {LAID}")).await?;
        let first = laid.split(' ').next().and_then(|first| first.parse().ok()).unwrap_or(0);
        if first >= 2 {
            return Ok(first);
        }
    }
    bail!("{TABLES} tables with a single point")
}

/// Says how much is laid of each place.
const LAID: &str = "[...document.querySelectorAll('.portion output')].map((o) => o.textContent).join(' ')";

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_changed_by_steps_and_sent_at_once() -> Result<()> {
    browse(async |screen| {
        let suggested = many_points(screen).await?;
        screen.find("#portion-0-a").await?.click().await?;
        screen.until(&format!("{LAID}.startsWith('0 ')")).await?;
        // Two steps in one go.
        screen.ask::<()>("for (const _ of [1, 2]) document.querySelector('#more-0-a')?.click()").await?;
        let two = suggested.min(2);
        screen.until(&format!("{LAID}.startsWith('{two} ')")).await?;
        screen.find("#less-0-a").await?.click().await?;
        screen.until(&format!("{LAID}.startsWith('{} ')", two - 1)).await?;
        keys(screen, "1").await?;
        screen.until(&format!("{LAID}.startsWith('0 ')")).await?;
        keys(screen, "1").await?;
        screen.until(&format!("!{LAID}.startsWith('0 ')")).await?;
        screen.until("document.querySelector('#preview li')").await.context("no preview")?;
        press(screen, ".tray.aimed .actions .primary").await?;
        screen.until("document.querySelector('#lines').textContent.includes('off wall A')").await?;
        screen.until("document.querySelector('#prompt form input[name=seat]')?.value === '1'").await
    })
    .await
}

/// The dock's last button can be seen and pressed, and what is folded away lies within the window.
#[tokio::test(flavor = "multi_thread")]
async fn many_answers_leave_the_end_of_the_question_in_the_dock() -> Result<()> {
    browse(async |screen| {
        table(screen, "yacht").await?;
        press(screen, "button[value='reroll:-'].btn").await?;
        for (width, height) in [(360, 740), (1280, 720)] {
            screen.resize(width, height).await?;
            let last = "[...document.querySelectorAll('.actions > button[name=token]')].at(-1).getBoundingClientRect()";
            let in_sight = format!("{last}.bottom <= innerHeight && {last}.right <= innerWidth && {last}.top > 0");
            screen.until(&in_sight).await?;
            screen.find(".more > summary").await?.click().await?;
            let folded = "document.querySelector('.more .folded').getBoundingClientRect()";
            let within = format!(
                "{folded}.height > 40 && {folded}.top >= 0 && {folded}.left >= 0 && {folded}.right <= innerWidth"
            );
            screen.until(&within).await.with_context(|| format!("at {width}"))?;
            screen.until(&in_sight).await.with_context(|| format!("the end went out of sight at {width}"))?;
            if width == 360 {
                screen.until(&format!("{folded}.bottom <= innerHeight")).await.context("cut at the window's edge")?;
            }
            ensure!(screen.ask::<bool>("return document.documentElement.scrollWidth <= innerWidth").await?, "{width}");
            screen.find(".more > summary").await?.click().await?;
        }
        screen.find(".more > summary").await?.click().await?;
        press(screen, ".more .folded button").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_given_and_cancelled_in_place() -> Result<()> {
    browse(async |screen| {
        table(screen, "parley").await?;
        screen.find("#i-am-0").await?.click().await?;
        screen.find("#orders-0 summary").await?.click().await?;
        for value in ["no", "yes"] {
            press(screen, "[id='order-0-round.1']").await?;
            screen.until(&format!("document.getElementById('order-0-round.1').value === '{value}'")).await?;
            ensure!(screen.ask::<bool>("return document.getElementById('orders-0-list').open").await?, "it stays open");
            ensure!(
                screen.ask::<bool>("return document.activeElement.id === 'order-0-round.1'").await?,
                "the focus stays"
            );
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_and_orders_shut_nobody_out() -> Result<()> {
    if !axe::is_here() {
        return Ok(());
    }
    browse(async |screen| {
        axe::load(screen).await?;
        let (taken, taken_back) = (format!("{CHOSEN} === 'd2'"), format!("{LAID}.startsWith('0 ')"));
        let opened = [
            ("yacht", "#toggle-0-d2", taken.as_str()),
            ("bulwark", "#portion-0-a", taken_back.as_str()),
            ("parley", "#i-am-0", "document.querySelector('#orders-0')"),
        ];
        for (game, opens, holds) in opened {
            table(screen, game).await?;
            screen.find(opens).await?.click().await?;
            screen.until(holds).await.with_context(|| format!("{game} never held {holds}"))?;
            for (width, height) in [(360, 740), (1280, 720)] {
                screen.resize(width, height).await?;
                screen.find("#tray-0").await?;
                screen
                    .ask::<()>(
                        "document.querySelectorAll('.orders details, details.more').forEach((d) => { d.open = true; })",
                    )
                    .await?;
                axe::check(screen, Sought::All).await.with_context(|| format!("{game} at {width}"))?;
            }
        }
        Ok(())
    })
    .await
}

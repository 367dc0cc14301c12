//! On a phone: what is to be read is whole, what is to be pressed is in view, and neither moves away by itself.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::screen::{Screen, browse};
use crate::client::tokens;

/// Makes the window a phone's.
async fn hold_a_phone(screen: &Screen) -> Result<()> {
    screen.resize(360, 740).await?;
    screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await
}

/// Where each slot begins and ends.
const SLOTS: &str = "
    const boxes = [...document.querySelectorAll('.slot')].map((slot) => slot.getBoundingClientRect());
    return boxes.flatMap((box) => [box.top, box.bottom].map(Math.round))";

#[tokio::test(flavor = "multi_thread")]
async fn slots_stay_as_high_as_they_are_when_a_die_is_picked_up() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.new_table().await?;
        let seats = [("seat-0", "me"), ("seat-1", "greedy"), ("guide", "")];
        let table = screen.companion().await?.create("raise-the-shields", &seats).await;
        for (width, height) in [(360, 740), (768, 1024), (1280, 720)] {
            screen.resize(width, height).await?;
            screen.goto(&table).await?;
            let before: [i64; 6] = screen.ask(SLOTS).await?;
            let dice: Vec<String> =
                screen.ask("return [...document.querySelectorAll('.tray a.take')].map((die) => die.id)").await?;
            for die in &dice {
                screen.ask::<()>(&format!("document.getElementById('{die}').click()")).await?;
                screen.until(&format!("document.getElementById('{die}')?.hasAttribute('aria-current')")).await?;
                screen
                    .until("document.querySelector('.slot .meant')?.textContent")
                    .await
                    .context("it has a meaning")?;
                let held: [i64; 6] = screen.ask(SLOTS).await?;
                ensure!(held == before, "{die} at {width}: {before:?}, then {held:?}");
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_title_of_a_match_is_whole() -> Result<()> {
    browse(async |screen| {
        screen.new_table().await?;
        let fields = [("seat-0", "me"), ("seat-1", "greedy"), ("match", "1")];
        let table = screen.companion().await?.create("attack-the-tower", &fields).await;
        hold_a_phone(screen).await?;
        for language in ["en", "de"] {
            screen.goto(&format!("{table}?lang={language}")).await?;
            screen.find("#bar-title .of-match").await.context("which game of the match it is")?;
            let cut: Vec<String> = screen
                .ask(
                    "const parts = [...document.querySelectorAll('#bar-title h1, #bar-title span')];
                    return parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth).map((part) => part.textContent)",
                )
                .await?;
            ensure!(cut.is_empty(), "cut in {language}: {cut:?}");
        }
        Ok(())
    })
    .await
}

/// Keeps of each scene what of its sentence lies beyond the window or beyond its own box.
const WATCH: &str = "
    window.scenes = [];
    document.addEventListener('scene:changed', () => {
        const sentence = document.querySelector('.told-now .sentence');
        if (!sentence) return;
        const box = sentence.getBoundingClientRect();
        const beyond = Math.max(sentence.scrollHeight - sentence.clientHeight, -box.top, box.bottom - innerHeight);
        scenes.push([sentence.querySelectorAll('.told').length, beyond, sentence.textContent]);
    });";

#[tokio::test(flavor = "multi_thread")]
async fn what_six_reveal_at_once_is_whole() -> Result<()> {
    browse(async |screen| {
        screen.new_table().await?;
        let others: Vec<String> = (1..6).map(|seat| format!("seat-{seat}")).collect();
        let others = others.iter().map(|seat| (seat.as_str(), "random"));
        let fields: Vec<_> = [("seat-0", "me"), ("guide", "")].into_iter().chain(others).collect();
        let mut me = screen.companion().await?;
        let table = me.create("raise-the-shields", &fields).await;
        hold_a_phone(screen).await?;
        screen.goto(&table).await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        screen.ask::<()>("document.querySelector('[name=story-speed][value=fast]').click()").await?;
        screen.driver.execute(WATCH, vec![]).await?;
        loop {
            let page = me.get(&table).await.body;
            let Some(token) = tokens(&page).into_iter().next() else { break };
            me.act(&table, &page, &token).await;
        }
        screen.until("scenes.length > 0 && !('tells' in document.getElementById('table').dataset)").await?;
        let scenes: Vec<(usize, f64, String)> = screen.ask("return scenes").await?;
        let longest = scenes.iter().map(|scene| scene.0).max();
        ensure!(longest >= Some(4), "many reveal something at once: {scenes:#?}");
        let cut: Vec<_> = scenes.iter().filter(|scene| scene.1 > 1.0).collect();
        ensure!(cut.is_empty(), "{cut:#?}");
        Ok(())
    })
    .await
}

/// Says which part of the places that can be pressed lies between the numbers, which stay at the top, and the dock; one
/// where there are none.
const IN_VIEW: &str = "(() => {
    const [head, edge] = [document.querySelector('.glance').getBoundingClientRect(), document.querySelector('.dock').getBoundingClientRect().top];
    const boxes = [...document.querySelectorAll('#board .target')].map((one) => one.getBoundingClientRect());
    const seen = boxes.filter((box) => box.top >= head.bottom && box.bottom <= edge).length;
    return head.top < 0 ? 0 : boxes.length ? seen / boxes.length : 1;
})()";

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_to_a_table_sees_the_places_of_the_question() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        hold_a_phone(screen).await?;
        let table = screen.new_table().await?;
        screen.until(&format!("{IN_VIEW} >= 0.5")).await.context("right after it was made")?;
        // Who comes back to a page has it where it was left.
        screen.ask::<()>("scrollTo(0, 40)").await?;
        screen.driver.refresh().await?;
        screen.until("scrollY === 40").await.context("loaded again")?;
        screen.goto("/").await?;
        screen.goto(&table).await?;
        screen.until(&format!("{IN_VIEW} >= 0.5")).await.context("by its link")
    })
    .await
}

/// How much of what can be seen above the dock is the board.
const BOARD: &str = "
    const edge = document.querySelector('.dock').getBoundingClientRect().top;
    const box = document.getElementById('board').getBoundingClientRect();
    const head = document.querySelector('.glance').getBoundingClientRect();
    return head.top < 0 ? 0 : (Math.min(edge, box.bottom) - Math.max(head.bottom, box.top)) / (edge - head.bottom)";

/// Taps what there is to tap, where it can be seen: nobody scrolls here.
async fn tap(screen: &Screen, css: &str) -> Result<()> {
    let middle = format!(
        "const inside = (box) => [box.x + box.width / 2, box.y + box.height / 2];
        const all = [...document.querySelectorAll({css})].map((one) => [one, ...inside(one.getBoundingClientRect())]);
        return all.find(([one, x, y]) => one.contains(document.elementFromPoint(x, y)))?.slice(1) ?? []",
        css = json!(css)
    );
    let at: Vec<f64> = screen.ask(&middle).await?;
    ensure!(at.len() == 2, "no {css} is in view");
    for (kind, points) in [("touchStart", json!([{ "x": at[0], "y": at[1] }])), ("touchEnd", json!([]))] {
        screen.command("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points })).await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_ones_own_leaves_the_board_in_view() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        hold_a_phone(screen).await?;
        screen.new_table().await?;
        screen.until(&format!("{IN_VIEW} >= 0.5")).await?;
        for nth in 0..4 {
            if screen.ask("return !document.querySelector('a.take[aria-current]')").await? {
                tap(screen, ".tray a.take:not(.off)").await?;
            }
            screen.until("document.querySelector('a.take[aria-current]')").await?;
            tap(screen, "#board a.target").await?;
            screen.until("document.querySelector('.tray.aimed .actions .primary')").await?;
            let version = screen.version().await?;
            tap(screen, ".tray.aimed .actions .primary").await?;
            screen.later_than(version).await?;
            let seen: f64 = screen.ask(BOARD).await?;
            ensure!(seen >= 0.6, "after move {nth} the board has {seen} of the room");
        }
        Ok(())
    })
    .await
}

/// Whoever has made a move is brought to the places of the next question, wherever the page was.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_move_of_ones_own_the_places_of_the_next_one_come_into_view() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        hold_a_phone(screen).await?;
        screen.new_table().await?;
        screen.until(&format!("{IN_VIEW} >= 0.5")).await?;
        for _ in 0..2 {
            if screen.ask("return !document.querySelector('a.take[aria-current]')").await? {
                tap(screen, ".tray a.take:not(.off)").await?;
            }
            screen.until("document.querySelector('a.take[aria-current]')").await?;
            tap(screen, "#board a.target").await?;
            screen.until("document.querySelector('.tray.aimed .actions .primary')").await?;
            screen.ask::<()>("scrollTo(0, document.documentElement.scrollHeight)").await?;
            let seen: f64 = screen.ask(&format!("return {IN_VIEW}")).await?;
            ensure!(seen < 0.5, "{seen} of the places are in view at the end of the page, so this shows nothing");
            let version = screen.version().await?;
            tap(screen, ".tray.aimed .actions .primary").await?;
            screen.later_than(version).await?;
            screen.until(&format!("{IN_VIEW} >= 0.5")).await?;
        }
        Ok(())
    })
    .await
}

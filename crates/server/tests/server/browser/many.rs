//! Several people: two browsers at one table, and two people at one browser.

use anyhow::{Context, Result, ensure};
use contract::{Dice, Stream};
use serde_json::json;

use super::screen::{Screen, browse};
use crate::client::version;

const GAME: &str = "/play/raise-the-shields";
/// More presses than a game of ten rounds takes.
const MOST: usize = 1000;

/// The moves of the list, whether they are folded away or not.
const MOVES: &str = "const moves = [...document.querySelectorAll('form.moves button[name=token]')];";

/// Makes a table of two for as few rounds as may be, the second seat as the value says; names the first.
async fn make(screen: &Screen, second: &str) -> Result<()> {
    screen.calm().await?;
    screen.goto(GAME).await?;
    let fill = "
        document.querySelector(`input[name=seat-1][value=${arguments[0]}]`).click();
        document.querySelector('input[name=option-round_cap]').value = '10';
        document.querySelector('input[name=name]').value = 'Ann';
        document.querySelector('input[name=guide]').checked = false;
        return true";
    screen.ask_of::<bool>(fill, vec![json!(second)]).await?;
    screen.find("form.create .btn.primary").await?.click().await?;
    screen.find("#table").await?;
    Ok(())
}

/// Presses a move of the list by the dice, and waits for what comes of it. What others did before is there first: a page
/// that becomes newer meanwhile may have other buttons.
async fn press(screen: &Screen, dice: &mut Stream) -> Result<()> {
    let path = screen.path().await?;
    let page = screen.companion().await?.get(path.split('?').next().unwrap_or_default()).await.body;
    screen.until(&format!("{SHOWN} >= {}", version(&page))).await?;
    let version = screen.version().await?;
    let count: u32 = screen.ask(&format!("{MOVES} return moves.length")).await?;
    ensure!(count > 0, "there is nothing to press: {}", screen.source().await?);
    let open = "for (const folded of document.querySelectorAll('#moves details.with')) folded.open = true;";
    let nth = dice.below(count);
    let found = screen.driver.execute(format!("{open} {MOVES} return moves[{nth}]"), vec![]).await?;
    let button = found.element().context("a move")?;
    button.scroll_into_view().await?;
    button.click().await?;
    screen.until(&format!("document.getElementById('cover') || {version} < {SHOWN}")).await
}

const SHOWN: &str = "Number(document.getElementById('table')?.dataset.version)";
const OVER: &str = "document.getElementById('ending')";
const TO_PRESS: &str = "document.querySelector('form.moves button[name=token]')";

async fn holds(screen: &Screen, condition: &str) -> Result<bool> {
    screen.ask(&format!("return !!({condition})")).await
}

/// Title and sign of the page say that it is somebody's turn exactly when it is.
async fn says_whose_turn(screen: &Screen) -> Result<()> {
    let told = "
        const icon = document.querySelector('link[rel=icon]');
        const turn = document.getElementById('table').hasAttribute('data-turn');
        const sign = icon.getAttribute('href') === (turn ? icon.dataset.turn : icon.dataset.rest);
        return sign && document.title.startsWith('Your move') === turn";
    ensure!(screen.ask::<bool>(told).await?, "{}", screen.driver.title().await?);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_a_whole_game_each_in_a_browser_of_their_own() -> Result<()> {
    browse(async |one| {
        make(one, "link").await?;
        let link: String = one.ask("return document.getElementById('link-1').value").await?;
        let two = one.another().await?;
        let played = play(one, &two, &link).await;
        let complaints = two.complaints().await;
        two.driver.clone().quit().await?;
        played?;
        ensure!(complaints?.is_empty(), "the second browser complains");
        Ok(())
    })
    .await
}

async fn play(one: &Screen, two: &Screen, link: &str) -> Result<()> {
    two.calm().await?;
    two.driver.goto(link).await?;
    two.find(".invitation .btn.primary").await?.click().await?;
    let mut dice = Stream::new("browser", "many", 0);
    for screen in [one, two] {
        // The first learns by its stream that the second has come.
        screen.until(TO_PRESS).await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
    }
    for _ in 0..MOST {
        for screen in [one, two] {
            if holds(screen, TO_PRESS).await? {
                press(screen, &mut dice).await?;
                says_whose_turn(screen).await?;
            }
        }
        if holds(one, OVER).await? {
            break;
        }
        let next = format!("{TO_PRESS} || {OVER}");
        tokio::select! {
            asked = one.until(&next) => asked?,
            asked = two.until(&next) => asked?,
        }
    }
    two.until(OVER).await?;
    // Each reads it from their own side, so the sentences differ in who is "you", and in nothing else.
    let lines = "return [...document.querySelectorAll('#lines li')].map((line) => {
        const all = (css) => [...line.querySelectorAll(css)].map((e) => e.textContent);
        return [all('b'), all('code'), all('.rule'), all('.told').length].join(' ');
    }).join('|')";
    let logs: [String; 2] = [one.ask(lines).await?, two.ask(lines).await?];
    ensure!(logs[0] == logs[1] && logs[0].contains("R31"), "when it is over both read the same: {logs:#?}");
    Ok(())
}

/// A browser that may tell, on a page that nobody looks at, and whose times come when the test says so.
const ELSEWHERE: &str = "
    window.told = [];
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return (Notification.permission = 'granted'); }
        constructor(title, { tag }) { told.push(`${title} ${tag}`); }
    };
    window.setInterval = (task) => { window.nowAndThen = task; };
    Object.defineProperty(document, 'hidden', { get: () => !!window.elsewhere });
";

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_elsewhere_is_told_once_that_it_is_their_turn() -> Result<()> {
    browse(async |screen| {
        screen.command("Page.addScriptToEvaluateOnNewDocument", json!({ "source": ELSEWHERE })).await?;
        screen.goto("/play/pig").await?;
        screen.find("form.create .btn.primary").await?.click().await?;
        let link: String = screen.ask("return document.getElementById('link-1').value").await?;
        let mut other = screen.house.browser();
        let path = link.strip_prefix(&screen.house.base()).context("a link of this house")?.to_owned();
        other.get(&path).await;
        let table = screen.path().await?;
        ensure!(other.post(&format!("{table}/sit"), &[]).await.status == 303);
        screen.until(TO_PRESS).await?;
        screen.find("#notify").await?.click().await?;
        screen.until("document.getElementById('notify').parentElement.hidden").await?;
        screen.find("#do-0-hold").await?.click().await?;
        screen.until("document.querySelector('#seat-1 .doing')").await?;
        says_whose_turn(screen).await?;
        let leave = "window.elsewhere = true; document.dispatchEvent(new Event('visibilitychange')); return true";
        screen.ask::<bool>(leave).await?;
        screen.until("document.documentElement.dataset.link === 'paused'").await?;
        let page = other.get(&table).await.body;
        ensure!(other.press(&page, "do-1-hold").await.status == 303);
        ensure!(holds(screen, "told.length === 0 && window.nowAndThen").await?);
        for _ in 0..3 {
            screen.ask::<Option<bool>>("window.nowAndThen(); return null").await?;
            screen.until("document.title.startsWith('Your move')").await?;
        }
        says_whose_turn(screen).await?;
        let told: Vec<String> = screen.ask("return told").await?;
        ensure!(told == [format!("Your move: Pig · Palisade {table}")], "{told:?}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_screen_is_covered_between_two_people_and_the_back_button_does_not_lift_it() -> Result<()> {
    browse(async |screen| {
        make(screen, "me").await?;
        screen.find("#i-am-0").await?.click().await?;
        screen.until(TO_PRESS).await?;
        let mut dice = Stream::new("browser", "shared", 0);
        while !holds(screen, "document.getElementById('cover')").await? {
            press(screen, &mut dice).await?;
        }
        let hidden = "!document.querySelector('button[name=token]') && !document.getElementById('lines') \
                      && document.getElementById('table').dataset.events.endsWith('as=none')";
        ensure!(holds(screen, hidden).await?, "{}", screen.source().await?);
        screen.find("#i-am-1").await?.click().await?;
        screen.until(TO_PRESS).await?;
        // Whoever goes back finds nothing of the one who sat here before.
        for _ in 0..3 {
            screen.driver.back().await?;
            screen
                .until("document.getElementById('table')?.children.length || document.querySelector('form.create')")
                .await?;
            let theirs = "document.querySelector('form.moves input[name=seat][value=\"0\"]')";
            ensure!(!holds(screen, theirs).await?, "{}", screen.source().await?);
        }
        Ok(())
    })
    .await
}

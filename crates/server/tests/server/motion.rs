//! Motion in a real browser: a step is played, a press ends it, and whoever wants less motion sees marks alone.

use anyhow::{Result, ensure};
use serde_json::json;

use crate::browser::{Screen, may_run};
use crate::house::House;

/// Notes how much moves right after each merge, and holds it there, so that nothing ends while one looks.
const WATCH: &str = "
    window.moving = () => document.getAnimations().filter((one) => !(one instanceof CSSTransition));
    window.seen = [];
    document.addEventListener('table:changed', () => {
        moving().forEach((one) => one.pause());
        seen.push(moving().map((one) => one.effect.target.id));
    });
";

/// Places a black die below the guns: its column has a ship in the first round, and the other dice stay as they are.
const ACT: &str = "
    const button = document.querySelector(\"button[name=token][value^='k'][value*='B']\");
    button.form.requestSubmit(button);
";

#[tokio::test(flavor = "multi_thread")]
async fn a_step_is_played_and_a_press_ends_it() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let house = House::open().await;
    let screen = Screen::open().await?;
    let played = played(&house, &screen).await;
    let log = screen.driver.browser_log().await?;
    screen.driver.quit().await?;
    played?;
    let faults: Vec<String> =
        log.into_iter().filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect();
    ensure!(faults.is_empty(), "the browser complains: {faults:#?}");
    Ok(())
}

async fn played(house: &House, screen: &Screen) -> Result<()> {
    let driver = &screen.driver;
    driver.goto(format!("{}/play/under-falling-skies", house.base())).await?;
    screen.find(".create .btn.primary").await?.click().await?;

    let seen = step(screen).await?;
    ensure!(seen.iter().any(|id| id.starts_with("ship-")), "no ship moves: {seen:?}");
    ensure!(count(screen, "return moving().length").await? > 0, "it goes on until it is over or something is pressed");
    screen.find("h1").await?.click().await?;
    ensure!(count(screen, "return moving().length").await? == 0, "a press ends it");

    let calm = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    driver.cdp().send_raw("Emulation.setEmulatedMedia", calm).await?;
    driver.refresh().await?;
    let before = count(screen, "return document.querySelectorAll('#board .is-changed').length").await?;
    ensure!(before > 0, "a page that is loaded anew marks what has changed");
    let seen = step(screen).await?;
    ensure!(seen.is_empty(), "{seen:?} move for somebody who wants less motion");
    screen.find("#board .is-changed .ear").await?;
    Ok(())
}

/// Takes an action; returns what moved then.
async fn step(screen: &Screen) -> Result<Vec<String>> {
    let version = screen.version().await?;
    screen.driver.execute(WATCH, vec![]).await?;
    screen.driver.execute(ACT, vec![]).await?;
    screen.later_than(version).await?;
    Ok(screen.driver.execute("return seen.flat()", vec![]).await?.convert()?)
}

async fn count(screen: &Screen, script: &str) -> Result<usize> {
    Ok(screen.driver.execute(script, vec![]).await?.convert()?)
}

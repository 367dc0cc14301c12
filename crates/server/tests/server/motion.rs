//! Motion in a real browser: a step is played, a press ends it, and whoever wants less motion sees marks alone.

use anyhow::{Result, ensure};

use crate::browser::screen::{Screen, browse};

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
    browse(async |screen| {
        screen.new_table().await?;
        let seen = step(screen).await?;
        ensure!(seen.iter().any(|id| id.starts_with("ship-")), "no ship moves: {seen:?}");
        ensure!(screen.ask::<usize>("return moving().length").await? > 0, "what is held goes on");
        screen.find("h1").await?.click().await?;
        ensure!(screen.ask::<usize>("return moving().length").await? == 0, "a press ends it");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_less_motion_sees_marks_alone() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.new_table().await?;
        ensure!(step(screen).await?.is_empty(), "something moves");
        let marks = "return document.querySelectorAll('#board .is-changed .ear').length";
        let marked: usize = screen.ask(marks).await?;
        ensure!(marked >= 2, "the ship and the die are marked: {marked}");
        screen.driver.refresh().await?;
        screen.find("#table").await?;
        ensure!(screen.ask::<usize>(marks).await? == marked, "the marks stay until the next step");
        Ok(())
    })
    .await
}

/// Takes an action; returns what moved then.
async fn step(screen: &Screen) -> Result<Vec<String>> {
    let version = screen.version().await?;
    screen.driver.execute(WATCH, vec![]).await?;
    screen.driver.execute(ACT, vec![]).await?;
    screen.later_than(version).await?;
    screen.ask("return seen.flat()").await
}

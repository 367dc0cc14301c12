//! Motion in a real browser: a step is played, a press ends it, and whoever wants less motion sees marks alone.

use anyhow::{Result, ensure};
use thirtyfour::prelude::*;

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

/// Notes of each scene of a story which dice fly in it, and whether they are to be seen at the start of their way.
const FLIGHTS: &str = "
    window.flown = [];
    document.addEventListener('scene:changed', () => {
        const flying = document.getAnimations().filter((one) => one.effect.target.matches('#board .flies'));
        flown.push(flying.map((one) => {
            one.pause();
            one.currentTime = one.effect.getTiming().delay;
            return getComputedStyle(one.effect.target).visibility;
        }));
    });
";

/// What is chosen in secret opens at once; then attack follows attack, each on its way alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_opens_is_played_with_its_attacks() -> Result<()> {
    browse(async |screen| {
        screen.goto("/play/raise-the-shields").await?;
        screen.ask::<bool>("return document.querySelector('input[name=seat-1][value=bot]').checked = true").await?;
        screen.find("form.create .btn.primary").await?.click().await?;
        screen.find("#table").await?;
        screen.driver.execute(FLIGHTS, vec![]).await?;
        // Assign, draw, finish.
        for _ in 0..3 {
            screen.until("document.querySelector('button[name=token]')").await?;
            let version = screen.version().await?;
            let act = "const one = document.querySelector('button[name=token]'); one.form.requestSubmit(one)";
            screen.driver.execute(act, vec![]).await?;
            screen
                .until(&format!("flown.length || Number(document.getElementById('table').dataset.version) > {version}"))
                .await?;
        }
        // Each of two attacks the other.
        screen.until("flown.flat().length === 2").await?;
        let flown: Vec<Vec<String>> = screen.ask("return flown").await?;
        ensure!(flown.iter().all(|scene| scene.len() < 2), "one after the other: {flown:?}");
        ensure!(flown.concat() == ["visible", "visible"], "{flown:?}");
        screen.driver.action_chain().send_keys(Key::Escape + "").perform().await?;
        screen.until("!('tells' in document.getElementById('table').dataset)").await?;
        let left = "return [...document.querySelectorAll('.flies')].map((one) => getComputedStyle(one).visibility)";
        let left: Vec<String> = screen.ask(left).await?;
        ensure!(!left.is_empty() && left.iter().all(|shown| shown == "hidden"), "a press ends it: {left:?}");
        let marks = "return document.querySelectorAll('#board .is-changed .ear').length";
        ensure!(screen.ask::<usize>(marks).await? >= 4, "triangles and hits on both sheets stay marked");
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

//! The switch between two moments of a board: by keys, told to those who do not see it, kept over moves; its parts are as
//! large as a finger. Where places lie close together, a finger finds each of them.

use anyhow::{Context, Result, ensure};
use contract::Seat;
use serde_json::json;
use thirtyfour::prelude::*;

use super::duel::{Hand, make};
use super::screen::{Screen, browse_in, may_run};
use crate::midway::midway;
use crate::thought::Thought;

const GAME: &str = "solar-tower-defense";
const BUILD: &str =
    "STD1 R12 build:E st=E | E E4 s3 cr90 p4 C:ST1 T:NT2,EQ4 F:- | M M3 s3 cr38 p4 C:EQ5,ST5 T:NP F:1@E6";

/// What the switch says: which part is current, what is read aloud, and what a disc faces in the next fights.
const SAYS: &str = "
    const all = (css) => [...document.querySelectorAll(css)];
    return [all('#board .moment[aria-current]').map((one) => one.id).join(), document.querySelector('#board .moments [role=status]').textContent]";

async fn says(screen: &Screen) -> Result<(String, String)> {
    screen.ask(SAYS).await
}

#[tokio::test(flavor = "multi_thread")]
async fn another_moment_is_shown_by_keys_and_stays_over_moves() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(GAME, &[(BUILD, &[]), (BUILD, &[])]).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        screen.goto(&tables[0]).await?;
        ensure!(
            says(screen).await?
                == ("moment-next".into(), "The discs show the planets as they will lie in the next fights.".into())
        );
        screen.ask::<()>("document.getElementById('moment-now').focus()").await?;
        screen.driver.action_chain().send_keys(Key::Enter + "").perform().await?;
        screen.until("document.querySelector('#moment-now[aria-current]')").await?;
        ensure!(says(screen).await?.1 == "The discs show the planets as they lie now.");
        ensure!(screen.ask::<String>("return document.activeElement.id").await? == "moment-now", "the keys stay there");
        let thought = Thought { seat: Seat::FIRST, token: "T@EQ2".to_owned(), pieces: vec!["turret".to_owned()] };
        make(screen, Hand::Keys, &thought).await?;
        screen.until("document.getElementById('board-desc').textContent.includes('EQ2')").await?;
        ensure!(says(screen).await?.0 == "moment-now", "after a move");
        screen.driver.refresh().await?;
        ensure!(says(screen).await?.0 == "moment-now", "after a reload");
        screen.goto(&tables[1]).await?;
        ensure!(says(screen).await?.0 == "moment-next", "another table has its own");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_finger_reaches_the_switch_and_every_field() -> Result<()> {
    /// The parts of the switch that are smaller than a finger.
    const SMALL: &str = "
        const parts = [...document.querySelectorAll('#board .moment')].map((one) => [one.id, one.querySelector('.hit').getBoundingClientRect()]);
        return parts.filter(([, { width, height }]) => Math.min(width, height) < 44).map(([id, { width, height }]) => `${id} ${width}x${height}`)";
    /// The fields in whose middle something else would be pressed, as the mark shows that middle.
    const MISSED: &str = "
        document.getElementById('board').scrollIntoView();
        const targets = [...document.querySelectorAll('#board .target')];
        const missed = targets.filter((one) => {
            const { left, top, width, height } = (one.querySelector('.slot') ?? one).getBoundingClientRect();
            const found = document.elementsFromPoint(left + width / 2, top + height / 2).map((other) => other.closest('.target, .closed')).find(Boolean);
            return found !== one;
        });
        return [targets.length, missed.map((one) => one.id).join()]";
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(GAME, &[(BUILD, &[])]).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        screen.resize(360, 740).await?;
        screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        screen.goto(&tables[0]).await?;
        let small: Vec<String> = screen.ask(SMALL).await?;
        ensure!(small.is_empty(), "smaller than a finger: {small:?}");
        for piece in ["turret", "center"] {
            screen.goto(&tables[0]).await?;
            let take = screen.driver.find(By::Id(format!("take-0-{piece}"))).await?;
            take.click().await?;
            screen.until("document.querySelector('a.take[aria-current]')").await.context(piece)?;
            screen
                .command(
                    "Emulation.setDeviceMetricsOverride",
                    json!({ "width": 360, "height": 2400, "deviceScaleFactor": 1, "mobile": true }),
                )
                .await?;
            let (open, missed): (usize, String) = screen.ask(MISSED).await?;
            ensure!(open > 5 && missed.is_empty(), "{piece}: of {open} a finger misses {missed}");
        }
        Ok(())
    })
    .await
}

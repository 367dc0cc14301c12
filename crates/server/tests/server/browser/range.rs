//! What a turret that stands guards is shown to whoever points at it, with a mouse or a finger, and by a key: on the board
//! that is built on, and on both while others are at work.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::screen::{Screen, browse_in, may_run};
use crate::midway::midway;

const GAME: &str = "solar-tower-defense";
/// Somebody builds.
const BUILD: &str = "STD1 R12 build:E st=E | E E4 s3 cr50 p4 C:ST1 T:NT2,EQ4,SP F:- | M M3 s3 cr38 p4 C:EQ5 T:ST0 F:-";
/// Somebody takes a balance: nothing on the board can be pressed.
const BALANCE: &str =
    "STD1 R12 balance:E st=E | E E4 s3 cr50 p4 C:ST1 T:NT2,EQ4,SP F:- | M M3 s3 cr38 p4 C:EQ5 T:ST0 F:-";

/// Returns where each turret is, with the spokes that belong to it.
const TURRETS: &str = "
    document.getElementById('board').scrollIntoView({ behavior: 'instant', block: 'start' });
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round);
    return [...document.querySelectorAll('#board .guard-of')].map((one) => [...middle(one.querySelector('.guard').getBoundingClientRect()), one.querySelector('.spokes').getAttribute('d')])";
/// Returns the spokes that are seen.
const SEEN: &str = "[...document.querySelectorAll('#board .range .spokes')].filter((one) => getComputedStyle(one.closest('.range')).display !== 'none').map((one) => one.getAttribute('d')).join()";

/// Points at a place.
async fn point(screen: &Screen, by_finger: bool, (x, y): (i64, i64)) -> Result<()> {
    if !by_finger {
        return Ok(screen.driver.action_chain().move_to(x, y).perform().await?);
    }
    let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
    screen.command("Input.dispatchTouchEvent", touch("touchStart", json!([{ "x": x, "y": y }]))).await?;
    screen.command("Input.dispatchTouchEvent", touch("touchEnd", json!([]))).await
}

/// Points at each turret in turn: its spokes are seen, and no others.
async fn each_is_shown(screen: &Screen, by_finger: bool) -> Result<()> {
    let turrets: Vec<(i64, i64, String)> = screen.ask(TURRETS).await?;
    ensure!(turrets.len() == 4, "{turrets:?}");
    if !by_finger {
        // A mouse stays where it was on the page before.
        point(screen, by_finger, (0, 0)).await?;
    }
    screen.until(&format!("!{SEEN}")).await.context("nobody points at one yet")?;
    for (x, y, spokes) in turrets {
        point(screen, by_finger, (x, y)).await?;
        screen.until(&format!("{SEEN} === {}", json!(spokes))).await.with_context(|| format!("at {x}, {y}"))?;
    }
    Ok(())
}

/// A key shows one turret's fields after the other, then none; Escape ends it.
async fn keys_show_each(screen: &Screen) -> Result<()> {
    let turrets: Vec<(i64, i64, String)> = screen.ask(TURRETS).await?;
    let press = |key: &str| {
        format!(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{key}', bubbles: true }})); return {SEEN}"
        )
    };
    for round in 0..2 {
        for (.., spokes) in &turrets {
            ensure!(screen.ask::<String>(&press("l")).await? == *spokes, "round {round}");
        }
        ensure!(screen.ask::<String>(&press("L")).await?.is_empty(), "after the last there is none");
    }
    screen.ask::<String>(&press("l")).await?;
    ensure!(screen.ask::<String>(&press("Escape")).await?.is_empty(), "Escape");
    let listed: String = screen.ask("return document.getElementById('keys').textContent").await?;
    ensure!(listed.contains("what the next piece on the board covers"), "{listed}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn pointing_at_a_turret_shows_what_it_guards() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(GAME, &[(BUILD, &[]), (BALANCE, &[])]).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        // With a turret in hand, what stands there lies under places that say why they are closed.
        let with_piece = format!("{}?seat=0&piece=turret", tables[0]);
        let tables = [tables[0].as_str(), &with_piece, &tables[1]];
        for table in tables {
            screen.goto(table).await?;
            each_is_shown(screen, false).await.with_context(|| format!("by mouse at {table}"))?;
            point(screen, false, (0, 0)).await?;
            keys_show_each(screen).await.with_context(|| format!("by keys at {table}"))?;
        }
        screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        for table in tables {
            screen
                .command(
                    "Emulation.setDeviceMetricsOverride",
                    json!({ "width": 360, "height": 2400, "deviceScaleFactor": 1, "mobile": true }),
                )
                .await?;
            screen.goto(table).await?;
            each_is_shown(screen, true).await.with_context(|| format!("by finger at {table}"))?;
        }
        Ok(())
    })
    .await
}

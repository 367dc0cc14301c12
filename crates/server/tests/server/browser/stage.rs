//! The table of a duel under pointer and finger: cards that glow beside attacks, and points that are changed on stage.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::duel::asks;
use super::screen::{Screen, browse_in, may_run};
use crate::midway::midway;

const GAME: &str = "attack-the-tower";
/// A turn of the first seat: two groups may attack, and a Ninja, a Shenlong, a Hwacha and a base are held.
const TURN: &str = "att1;7;1;main;east/C2,W1,S2:L2,H0,-:L1,-,-/0/HCOX/17.lc-18.LLC/-;\
    fae/L2,H1,-:S1,H0,-:C1,L1,W1/0/-/17.l-21.LSHC/-;d";
/// An attack on territory 2 is about to begin; nobody holds a card.
const BATTLE: &str = "att1;7;1;main;east/C2,L2,S2:-,-,-:-,-,-/0/-/22.-24./C1;fae/-,-,-:H1,L1,-:-,-,-/0/-/23.-25./-;d";
/// How much is laid on each, in the dock.
const LAID: &str = "[...document.querySelectorAll('.portion output')].map((o) => Number(o.textContent))";

/// Returns the places that glow, by their names in the page.
async fn glowing(screen: &Screen) -> Result<Vec<String>> {
    screen.ask("return [...document.querySelectorAll('#board a.target:not(.is-idle)')].map((one) => one.id)").await
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_that_can_be_played_glow_beside_groups_that_can_attack() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(GAME, &[(TURN, &[])]).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        screen.goto(&tables[0]).await?;
        screen.until(&asks(0)).await?;
        for (width, height) in [(1280, 720), (360, 740)] {
            screen.resize(width, height).await?;
            let glow = glowing(screen).await?;
            for place in ["at-o1", "at-o2", "at-hO"] {
                ensure!(glow.iter().any(|one| one == place), "{place} does not glow at {width}: {glow:?}");
            }
            let covered = "
                return [...document.querySelectorAll('#board a.target:not(.is-idle)')].filter((one) => {
                  one.scrollIntoView({ behavior: 'instant', block: 'center' });
                  const box = (one.querySelector('.hit, .wash') ?? one).getBoundingClientRect();
                  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 4);
                  return !one.contains(top);
                }).map((one) => one.id)";
            let covered: Vec<String> = screen.ask(covered).await?;
            ensure!(covered.iter().all(|one| one.starts_with("at-o")), "something lies over {covered:?} at {width}");
        }
        // A card that is taken up shows where it can be played, and no group glows; put down, all is as before.
        let before = glowing(screen).await?;
        screen.resize(1280, 720).await?;
        screen.find("#at-hO").await?.click().await?;
        screen.until("document.querySelector('#board #at-hO.is-selected')").await?;
        let now = glowing(screen).await?;
        ensure!(!now.is_empty() && now.iter().all(|place| place.len() > "at-o1".len()), "{now:?}");
        screen.find("#at-hO").await?.click().await?;
        screen.until("!document.querySelector('#board .is-selected')").await?;
        ensure!(glowing(screen).await? == before, "{before:?}");
        screen.find("#at-o1").await?.click().await?;
        screen.until("document.querySelector('#board a[id^=at-e].target')").await.context("a group and its ways")
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn points_are_changed_on_stage_as_in_the_dock() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, mut me, tables) = midway(GAME, &[(BATTLE, &[])]).await;
    let page = me.get(&tables[0]).await.body;
    ensure!(me.act(&tables[0], &page, "1>2").await.status == 303, "no attack");
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        screen.goto(&tables[0]).await?;
        screen.until("document.querySelector('#board a.sign[id^=less-]')").await?;
        let suggested: Vec<u16> = screen.ask(&format!("return {LAID}")).await?;
        let all: u16 = suggested.iter().sum();
        ensure!(all > 1, "{suggested:?}");
        sum(screen, "less", Hand::Pointer, all - 1).await?;
        sum(screen, "more", Hand::Pointer, all).await?;
        // Whoever presses quickly loses no press, and where there is nothing to take back there is no minus.
        let twice = "
            const press = () => new MouseEvent('click', { bubbles: true, cancelable: true });
            for (const _ of [1, 2]) document.querySelector('#board a.sign[id^=less-]')?.dispatchEvent(press())";
        screen.ask::<()>(twice).await?;
        screen.until(&format!("{LAID}.reduce((a, b) => a + b, 0) <= {}", all - 1)).await?;
        let signs = "[...document.querySelectorAll('#board a.sign')].every((a) => a.tabIndex === -1 && a.ariaLabel)";
        ensure!(screen.ask::<bool>(&format!("return {signs}")).await?, "a sign is a stop for keys, or has no name");
        // What is laid on somebody goes back by a press on them.
        screen.goto(&tables[0]).await?;
        screen.find("#board a.is-selected").await?.click().await?;
        screen.until(&format!("{LAID}.reduce((a, b) => a + b, 0) < {all}")).await.context("nothing was taken back")?;
        screen.goto(&tables[0]).await?;
        screen.resize(360, 740).await?;
        screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        let sizes = "[...document.querySelectorAll('#board a.sign .hit')].map((one) => one.getBoundingClientRect())";
        let large = format!("return {sizes}.every((box) => box.width >= 36 && box.height >= 43)");
        ensure!(screen.ask::<bool>(&large).await?, "a sign is smaller than a finger");
        sum(screen, "less", Hand::Finger, all - 1).await
    })
    .await
}

/// How a sign is pressed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hand {
    Pointer,
    Finger,
}

/// Presses the first minus or plus on stage, and waits until so many points are laid.
async fn sum(screen: &Screen, way: &str, hand: Hand, wanted: u16) -> Result<()> {
    let find = format!(
        "const one = document.querySelector('#board a.sign[id^={way}-]');
        // The dock may lie over the lower part of a phone's screen, the bar over the upper edge.
        one.scrollIntoView({{ behavior: 'instant', block: 'start' }});
        scrollBy({{ top: -140, behavior: 'instant' }});
        const box = one.querySelector('.sign-disc').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]"
    );
    let [x, y]: [f64; 2] = screen.ask(&find).await?;
    if hand == Hand::Pointer {
        screen.driver.action_chain().move_to(x as i64, y as i64).click().perform().await?;
    } else {
        let at = json!([{ "x": x, "y": y }]);
        screen.command("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": at })).await?;
        screen.command("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
    }
    let laid = format!("{LAID}.reduce((a, b) => a + b, 0) === {wanted}");
    screen.until(&laid).await.with_context(|| format!("{way}: never {wanted}"))
}

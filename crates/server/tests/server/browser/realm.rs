//! Dice that are put into slots, and shapes that are drawn: by pointer, by keyboard alone, and by a finger.

use anyhow::{Context, Result, ensure};
use contract::Stream;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use super::hand;
use super::screen::{Screen, browse};

/// Makes a table for one, of as few rounds as may be.
async fn make(screen: &Screen) -> Result<()> {
    screen.calm().await?;
    screen.goto("/play/raise-the-shields").await?;
    let fill = "
        document.querySelector('input[name=option-round_cap]').value = '10';
        document.querySelector('input[name=guide]').checked = false;
        return true";
    screen.ask::<bool>(fill).await?;
    screen.find("form.create .btn.primary").await?.click().await?;
    screen.find("#table").await?;
    Ok(())
}

async fn press(screen: &Screen, key: impl Into<TypingData>) -> Result<()> {
    Ok(screen.driver.action_chain().send_keys(key).perform().await?)
}

/// Sees to it that one action is left, all slots being full.
async fn until_full(screen: &Screen) -> Result<()> {
    screen
        .until("document.querySelectorAll('.slot.full').length === 3 && document.querySelector('.aimed .primary')")
        .await
}

const FOCUSED: &str = "document.activeElement.closest('#board a.target')?.id";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_dice_and_shapes_is_played_by_clicks() -> Result<()> {
    browse(async |screen| {
        make(screen).await?;
        hand::play_out(screen, &mut Stream::new("browser", "realm", 0)).await?;
        screen.find("#ending").await?;
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_go_by_digits_and_places_by_arrows_and_letters() -> Result<()> {
    browse(async |screen| {
        make(screen).await?;
        let switch =
            "document.querySelector('#keys').open = true; document.querySelector('#single-keys').click(); return true";
        screen.ask::<bool>(switch).await?;
        press(screen, "1").await?;
        let held = "return !!document.querySelector('.is-on-the-way, a.take[aria-current]')";
        ensure!(!screen.ask::<bool>(held).await?, "digits do nothing while they are switched off");
        screen.driver.refresh().await?;
        ensure!(
            screen.ask::<bool>("return !document.querySelector('#single-keys').checked").await?,
            "that is remembered"
        );
        screen.ask::<bool>(switch).await?;
        // The strip, which alone has a mirrored form.
        while !screen.ask::<bool>("return !!document.getElementById('take-0-5')").await? {
            make(screen).await?;
        }
        let digit = "return document.getElementById('take-0-5').getAttribute('aria-keyshortcuts')";
        let strip: String = screen.ask(digit).await?;
        // Two digits at once: the second waits until the page has come that the first asks for.
        press(screen, format!("{strip}2")).await?;
        screen.until("document.querySelector('#slot-0-s .die')").await.context("the die lies nowhere")?;
        screen.until("!document.querySelector('a[data-slot]')").await?;
        if !screen.ask::<bool>("return !!document.querySelector('.aimed .primary')").await? {
            press(screen, "11").await?;
        }
        until_full(screen).await?;
        let version = screen.version().await?;
        screen.ask::<bool>("document.querySelector('.aimed .primary').focus(); return true").await?;
        press(screen, Key::Enter + "").await?;
        screen.later_than(version).await?;
        // In the first round every shape fits.
        screen.ask::<bool>("document.querySelector('#board a.target').focus(); return true").await?;
        let mut seen: Vec<String> = vec![screen.ask(&format!("return {FOCUSED}")).await?];
        for key in [Key::Down, Key::Right, Key::Up, Key::Left, Key::Down, Key::Left] {
            press(screen, key + "").await?;
            seen.push(screen.ask(&format!("return {FOCUSED}")).await?);
        }
        let places: usize = screen.ask("return document.querySelectorAll('#board a.target').length").await?;
        seen.dedup();
        ensure!(places == 1 || seen.len() > 1, "the arrows lead nowhere: {seen:?}");
        let mut turned: [usize; 2] = [0, 0];
        let links =
            "return [...document.querySelectorAll('#board a.target')].map((place) => place.getAttribute('href'))";
        for link in screen.ask::<Vec<String>>(links).await? {
            for (key, id, count) in [("t", "turn", 0), ("M", "mirror", 1)] {
                screen.goto(&link).await?;
                screen.find("#board .is-preview").await?;
                if screen.ask::<bool>(&format!("return !!document.getElementById('{id}')")).await? {
                    let focus = format!("document.querySelector('#board .is-preview').focus(); return {FOCUSED}");
                    let here: String = screen.ask(&focus).await?;
                    press(screen, key).await?;
                    let moved = format!("{FOCUSED} && {FOCUSED} !== {}", json!(here));
                    screen.until(&moved).await.context("the focus stays behind")?;
                    turned[count] += 1;
                }
            }
        }
        ensure!(turned.iter().all(|times| *times > 0), "a strip is turned and turned over somewhere: {turned:?}");
        // What only has the focus is pointed out first.
        screen.driver.refresh().await?;
        let there: String = screen
            .ask("document.querySelector('#board a.target:not(.is-preview)').focus(); return location.search")
            .await?;
        press(screen, "t").await?;
        screen.until(&format!("location.search !== {}", json!(there))).await.context("t points out nothing")?;
        screen.until("document.activeElement.matches('.is-preview')").await?;
        let version = screen.version().await?;
        press(screen, Key::Enter + "").await?;
        screen.later_than(version).await?;
        Ok(())
    })
    .await
}

/// Moves a finger over the middles of these elements, from the first to the last.
async fn slide(screen: &Screen, over: &[&str]) -> Result<()> {
    let middle = "
        const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]";
    let touch = |kind: &str, points: Vec<Value>| json!({ "type": kind, "touchPoints": points });
    let mut kind = "touchStart";
    for css in over {
        let at: Vec<f64> = screen.ask_of(middle, vec![json!(css)]).await?;
        let point = |off: f64| json!({ "x": at[0] + off, "y": at[1] });
        screen.command("Input.dispatchTouchEvent", touch(kind, vec![point(0.0)])).await?;
        screen.command("Input.dispatchTouchEvent", touch("touchMove", vec![point(1.0)])).await?;
        kind = "touchMove";
    }
    screen.command("Input.dispatchTouchEvent", touch("touchEnd", vec![])).await
}

/// Makes a table on a phone, and carries dice into slots until one action is left.
async fn fill_by_finger(screen: &Screen) -> Result<()> {
    screen.resize(360, 740).await?;
    screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 1 })).await?;
    make(screen).await?;
    for slot in ["#slot-0-w", "#slot-0-s"] {
        if screen.ask::<bool>("return !!document.querySelector('.aimed .primary')").await? {
            break;
        }
        slide(screen, &["a.take", slot, slot]).await?;
        screen.until(&format!("document.querySelector('{slot} .die')")).await.context("the die is not carried")?;
        screen.until("!document.querySelector('.carried, a.take[aria-current]')").await.context("it does not lie")?;
    }
    until_full(screen).await
}

/// Carries the shape on to another place.
const CARRY: &str = "
    const place = [...document.querySelectorAll('#board a.target:not(.is-preview)')].at(-1);
    aiming.aim(aiming.address(place));
    return place.dataset.token";

#[tokio::test(flavor = "multi_thread")]
async fn a_place_that_was_tapped_does_not_take_the_shape_back() -> Result<()> {
    browse(async |screen| {
        fill_by_finger(screen).await?;
        let version = screen.version().await?;
        // Pressed by script, since a mouse would stay where it pressed and point at whatever comes there.
        screen.ask::<bool>("document.querySelector('.aimed .primary').click(); return true").await?;
        screen.later_than(version).await?;
        screen.find("#board a.target").await?;
        let pointed =
            |token: &str| format!("document.querySelector('#board .is-preview')?.dataset.token === {}", json!(token));
        slide(screen, &["#board a.target .r-dot"]).await?;
        screen.until("document.querySelector('#board .is-preview')").await.context("nothing is pointed out")?;
        let tapped: String = screen.ask("return document.querySelector('#board .is-preview').dataset.token").await?;
        let other: String = screen.ask(CARRY).await?;
        ensure!(other != tapped, "there is one place only");
        screen.until(&pointed(&other)).await.context("the shape is not carried")?;
        let wanted: Option<String> =
            screen.ask("const on = aiming.wanted(); return (on?.value ?? on?.dataset.token) ?? null").await?;
        ensure!(wanted.is_none_or(|token| token == other), "the preview goes back to the place that was tapped");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_carries_dice_and_the_shape_follows_it() -> Result<()> {
    browse(async |screen| {
        fill_by_finger(screen).await?;
        let version = screen.version().await?;
        screen.find(".aimed .primary").await?.click().await?;
        screen.later_than(version).await?;
        screen.find("#board a.target").await?;
        slide(screen, &["#board a.target .r-dot", "#board a.target:last-of-type .r-dot"]).await?;
        screen.until("document.querySelector('#board .is-preview')").await.context("nothing is pointed out")?;
        ensure!(screen.version().await? > version, "it is only shown");
        screen.find(".aimed .primary").await?.click().await?;
        screen.later_than(version + 1).await?;
        Ok(())
    })
    .await
}

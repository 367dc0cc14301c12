//! A whole game by the keyboard alone: Tab, Enter, digits and Escape.

use anyhow::{Context, Result, ensure};
use contract::{Dice, Stream};
use thirtyfour::prelude::*;

use super::hand::{self, NEXT};
use super::screen::{Screen, browse};

/// More than there are things to come by on any page: late in a game its log alone links a hundred rules.
const ROUND_TRIP: usize = 400;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_by_keyboard_alone() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.goto("/").await?;
        press(screen, Key::Tab + "").await?;
        ensure!(screen.ask::<bool>("return document.activeElement.matches('a.skip')").await?, "the way past the bar");
        tab_to(screen, "document.activeElement.matches(\"a[href='/play/under-falling-skies']\")", 0).await?;
        press(screen, Key::Enter + "").await?;
        screen.find("form.create").await?;
        tab_to(screen, "document.activeElement.matches('form.create .btn.primary')", 0).await?;
        press(screen, Key::Enter + "").await?;
        screen.find("#table").await?;
        escape(screen).await?;
        let mut dice = Stream::new("browser", "keyboard", 0);
        for _ in 0..600 {
            if hand::is_over(screen).await? {
                break;
            }
            step(screen, &mut dice).await?;
        }
        screen.find("#ending").await?;
        screen.until("document.activeElement?.id === 'ending'").await.context("the end is not where the keys are")?;
        Ok(())
    })
    .await
}

async fn press(screen: &Screen, keys: impl Into<TypingData>) -> Result<()> {
    Ok(screen.driver.action_chain().send_keys(keys).perform().await?)
}

/// Goes on by Tab until this holds of what has the focus, and then so many times further to the next of the kind.
async fn tab_to(screen: &Screen, wanted: &str, further: u32) -> Result<()> {
    let (mut left, mut passed) = (further, 0);
    while passed < ROUND_TRIP {
        passed += 1;
        press(screen, Key::Tab + "").await?;
        if screen.ask::<bool>(&format!("return !!({wanted})")).await? {
            ensure!(
                screen.ask::<bool>("return document.activeElement.matches(':focus-visible')").await?,
                "focus is seen"
            );
            if left == 0 {
                return Ok(());
            }
            (left, passed) = (left - 1, 0);
        }
    }
    anyhow::bail!("Tab never leads to where {wanted}")
}

/// A digit takes a piece up and Escape puts it down.
async fn escape(screen: &Screen) -> Result<()> {
    let before = hand::state(screen).await?;
    press(screen, "1").await?;
    hand::until_other_than(screen, &before).await.context("the digit takes up nothing")?;
    let taken = hand::state(screen).await?;
    press(screen, Key::Escape + "").await?;
    hand::until_other_than(screen, &taken).await.context("Escape puts down nothing")?;
    ensure!(hand::state(screen).await? == before, "as it was before");
    Ok(())
}

/// Does the next thing: a piece by its digit, anything else by Tab and Enter.
async fn step(screen: &Screen, dice: &mut Stream) -> Result<()> {
    let before = hand::state(screen).await?;
    let digits = "return next.map((e) => e.getAttribute('aria-keyshortcuts'))";
    let digits: Vec<Option<String>> = screen.ask(&format!("{NEXT} {digits}")).await?;
    ensure!(!digits.is_empty(), "there is nothing to press: {}", screen.source().await?);
    let nth = dice.below(digits.len() as u32);
    if let Some(digit) = &digits[nth as usize] {
        press(screen, digit.as_str()).await?;
    } else {
        let wanted = format!("(() => {{ {NEXT} return next.includes(document.activeElement) }})()");
        // Not a whole round further, which takes a hundred presses and leads to the same.
        tab_to(screen, &wanted, dice.below(3.min(digits.len() as u32))).await?;
        press(screen, Key::Enter + "").await?;
    }
    hand::until_other_than(screen, &before).await
}

//! Whole wars between two planets in a browser, from the roll for the start to the end: by clicks in two browsers, with
//! plans in secret, by keys alone, without script, and by touch on a phone. What is particular to the end of each is in
//! [`super::war`].

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use contract::{StepText, Turn};
use serde_json::json;

use super::duel::{Hand, play_as, play_without_script};
use super::screen::{Screen, browse_in, may_run};
use super::war::two_at_a_table;
use crate::client::Browser;
use crate::house::House;
use crate::thought::stored;

const GAME: &str = "solar-tower-defense";
/// How a short war is played: one command center, few turrets, fighters by fours.
const BRISK: &str = "thumb:order=5:centers=1:wave=4";
/// What makes a war short.
const SHORT: &[(&str, &str)] = &[("option-max_rounds", "16"), ("guide", "")];
/// Two people in two browsers, and two at one screen.
const APART: &[(&str, &str)] = &[("seat-0", "me"), ("seat-1", "link")];
const TOGETHER: &[(&str, &str)] = &[("seat-0", "me"), ("seat-1", "me"), ("name", "Ann"), ("name-1", "Bob")];

/// Opens a house with a table of a whole war.
async fn declared(seats: &[(&str, &str)]) -> (House, Browser, String) {
    let house = House::open().await;
    let mut me = house.browser();
    me.get(&format!("/play/{GAME}")).await;
    let table = me.create(GAME, &[seats, SHORT].concat()).await;
    (house, me, table)
}

/// Sees to it that all of a war was played: the roll for the start, free pieces, fighters on their way, fights, the end.
async fn was_whole(screen: &Screen, table: &str) -> Result<()> {
    screen.find("#ending").await?;
    let now = stored(&screen.house, table).await;
    ensure!(now.position().turn() == Turn::Over, "it is not over: {}", now.position().line());
    let kind = |step: &StepText| match step {
        StepText::Action { token, .. } | StepText::Outcome { token } => token.chars().next(),
    };
    let kinds: BTreeSet<char> = now.played_steps().filter_map(kind).collect();
    ensure!(now.played_steps().next().and_then(kind) == Some('s'), "it does not begin with the roll for the start");
    for kind in "CTLde".chars() {
        ensure!(kinds.contains(&kind), "there was no {kind} among {kinds:?}");
    }
    Ok(())
}

/// Lets two people in two browsers play a whole war.
async fn is_played_apart(options: &[(&str, &str)], hands: [Hand; 2]) -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, table) = declared(&[APART, options].concat()).await;
    browse_in(house, &me, async |screen| {
        two_at_a_table(screen, &table, async |one, two| {
            play_as(BRISK, one, &table, &[(one, hands[0]), (two, hands[1])]).await?;
            for (who, screen) in [one, two].into_iter().enumerate() {
                was_whole(screen, &table).await.with_context(|| format!("seat {who}"))?;
            }
            Ok(())
        })
        .await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_war_by_clicks() -> Result<()> {
    is_played_apart(&[], [Hand::Pointer; 2]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_war_is_planned_in_secret() -> Result<()> {
    is_played_apart(&[("option-build_order", "secret")], [Hand::Pointer, Hand::Keys]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_war_is_played_without_script() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, table) = declared(TOGETHER).await;
    browse_in(house, &me, async |screen| {
        screen.without_script().await?;
        play_without_script(BRISK, screen, &table, 2).await?;
        was_whole(screen, &table).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_war_is_played_on_a_phone_by_touch() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, table) = declared(TOGETHER).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        screen.resize(360, 740).await?;
        screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        screen.goto(&table).await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        play_as(BRISK, screen, &table, &[(screen, Hand::Finger), (screen, Hand::Finger)]).await?;
        was_whole(screen, &table).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_war_is_played_by_keys_alone() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, table) = declared(TOGETHER).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        screen.goto(&table).await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        play_as(BRISK, screen, &table, &[(screen, Hand::Keys), (screen, Hand::Keys)]).await?;
        was_whole(screen, &table).await
    })
    .await
}

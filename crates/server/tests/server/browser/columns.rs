//! The columns of a wide table page: what stands in one of them waits for nothing that stands in another.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use contract::{Dice, Stream};

use super::screen::{Screen, browse};
use crate::client::{Browser, tokens};

/// Windows in which a page has three columns, and one in which it has two.
const WIDE: &[(i64, i64)] = &[(1440, 900), (1920, 1080)];
const NARROW: &[(i64, i64)] = &[(820, 1180)];
/// Windows between these and a wide one: board and dock have the same room or the one has more, and the other way round.
const MIDDLE: &[(i64, i64)] = &[(881, 1200), (1024, 768), (1024, 1366), (1180, 820)];
/// Tablets that are held upright.
const UPRIGHT: &[(i64, i64)] = &[(768, 1024), (820, 1180), (1024, 1366)];
/// The space between two parts, at most.
const GAP: f64 = 24.5;

/// The parts of the page that are there, each with its left edge, top and bottom.
const MEASURE: &str = "
    const parts = ['glance', 'stage', 'dock', 'choices', 'story', 'sheets', 'side'].map((name) => [name, document.querySelector(`.${name}`)]);
    const box = (part) => { const { left, top, bottom } = part.getBoundingClientRect(); return [left, top + scrollY, bottom + scrollY]; };
    return Object.fromEntries(parts.filter(([, part]) => part?.checkVisibility() && part.offsetHeight).map(([name, part]) => [name, box(part)]))";

/// Checks that these stand in one column, each right below the one before.
async fn stacked(screen: &Screen, windows: &[(i64, i64)], columns: &[&[&str]], when: &str) -> Result<()> {
    for (width, height) in windows {
        screen.resize(*width, *height).await?;
        let parts: BTreeMap<String, (f64, f64, f64)> = screen.ask(MEASURE).await?;
        for pair in columns.iter().flat_map(|column| column.windows(2)) {
            let part = |name: &str| parts.get(name).with_context(|| format!("no {name} {when}: {parts:?}"));
            let (upper, lower) = (part(pair[0])?, part(pair[1])?);
            let space = lower.1 - upper.2;
            ensure!((upper.0 - lower.0).abs() < 1.0, "{pair:?} at {width} {when}: {parts:?}");
            ensure!((0.0..=GAP).contains(&space), "{space} between {pair:?} at {width} {when}: {parts:?}");
        }
        let tops: Vec<f64> = columns.iter().filter_map(|column| Some(parts.get(column[0])?.1)).collect();
        ensure!(tops.iter().all(|top| (top - tops[0]).abs() < 1.0), "{tops:?} at {width} {when}");
    }
    Ok(())
}

/// Presses so many buttons, whichever the dice say.
async fn press(me: &mut Browser, table: &str, dice: &mut Stream, count: usize) {
    for _ in 0..count {
        let page = me.get(table).await.body;
        let all = tokens(&page);
        let Some(token) = all.get(dice.below(all.len().max(1) as u32) as usize) else { return };
        me.act(table, &page, token).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_in_a_column_waits_for_what_stands_in_another() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        let table = screen.new_table().await?;
        let (mut me, mut dice) = (screen.companion().await?, Stream::new("columns", "game", 0));
        let plays: [&[&str]; 3] = [&["glance", "story", "sheets", "side"], &["stage"], &["dock", "choices"]];
        for round in 0..4 {
            screen.goto(&table).await?;
            stacked(screen, WIDE, &plays, &format!("after {round} moves")).await?;
            press(&mut me, &table, &mut dice, if round == 2 { 12 } else { 1 }).await;
        }

        // Whoever looks on has log and seats at the right; afterwards they stand at the left, for the end tells more.
        let onlooker = screen.another().await?;
        onlooker.calm().await?;
        onlooker.goto(&table).await?;
        let watched: [&[&str]; 3] = [&["glance", "story", "sheets"], &["stage"], &["dock", "side"]];
        stacked(&onlooker, WIDE, &watched, "for somebody who looks on").await?;
        press(&mut me, &table, &mut dice, 1000).await;
        screen.goto(&table).await?;
        screen.find("#ending").await?;
        stacked(screen, WIDE, &[plays[0], plays[1], &["dock"]], "after the end").await?;
        screen.goto(&format!("{table}/replay/3")).await?;
        stacked(screen, WIDE, &[&["sheets"], &["stage"], &["dock", "side"]], "looking back").await?;
        onlooker.driver.quit().await?;
        screen.goto(&table).await?;
        stacked(screen, NARROW, &[&["stage", "story", "sheets", "side"], &["dock"]], "after the end").await
    })
    .await
}

/// A wide board that is small leaves no hole before what lies below it, however high the dock beside it is.
#[tokio::test(flavor = "multi_thread")]
async fn what_lies_below_a_small_wide_board_begins_right_below_it() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        // Whoever has made a table is known, so the other one is theirs too.
        screen.new_table().await?;
        let seats = [("seat-0", "me"), ("seat-1", "random"), ("seat-2", "random")];
        let table = screen.companion().await?.create("raise-the-shields", &seats).await;
        screen.goto(&table).await?;
        let plays: [&[&str]; 2] = [&["stage", "sheets"], &["dock", "story", "choices"]];
        stacked(screen, &[(768, 1024), (820, 1180), (860, 1200)], &plays, "while somebody plays").await
    })
    .await
}

/// The dock of a game of many pieces is higher than a board that has to fit a low window.
#[tokio::test(flavor = "multi_thread")]
async fn below_a_wide_board_nothing_waits_for_the_dock() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.new_table().await?;
        let mut me = screen.companion().await?;
        for game in ["solar-tower-defense", "raise-the-shields"] {
            let table = me.create(game, &[("seat-0", "me"), ("seat-1", "random"), ("guide", "1")]).await;
            screen.goto(&table).await?;
            screen.until(&super::duel::asks(0)).await?;
            let windows = [(1280, 720), (1440, 900), (1920, 1080)];
            let plays: [&[&str]; 2] = [&["stage", "story"], &["dock", "choices"]];
            stacked(screen, &windows, &plays, game).await?;
        }
        Ok(())
    })
    .await
}

/// The guide makes the dock higher than many a board: neither column has a hole.
#[tokio::test(flavor = "multi_thread")]
async fn with_the_guide_neither_board_nor_dock_waits_for_the_other() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        let alone = screen.new_table().await?;
        let mut me = screen.companion().await?;
        let several = me.create("raise-the-shields", &[("seat-0", "me"), ("seat-1", "random"), ("guide", "1")]).await;
        let plays: [&[&str]; 2] = [&["stage", "story", "sheets", "side"], &["dock", "choices"]];
        for table in [alone, several] {
            screen.goto(&table).await?;
            screen.find("#guide").await?;
            stacked(screen, MIDDLE, &plays, "with the guide").await?;
            let mut dice = Stream::new("columns", "guide", 0);
            press(&mut me, &table, &mut dice, 6).await;
            screen.goto(&table).await?;
            stacked(screen, MIDDLE, &plays, "after some moves").await?;
        }
        Ok(())
    })
    .await
}

/// Small print is read on a board that has the whole width, and what to do lies below it without scrolling.
#[tokio::test(flavor = "multi_thread")]
async fn on_an_upright_tablet_a_board_of_small_print_has_the_whole_width() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.new_table().await?;
        let mut me = screen.companion().await?;
        for game in ["attack-the-tower", "exponential-chaos"] {
            let table = me.create(game, &[("seat-0", "me"), ("seat-1", "random"), ("guide", "")]).await;
            screen.goto(&table).await?;
            screen.until(&super::duel::asks(0)).await?;
            for (width, height) in UPRIGHT {
                screen.resize(*width, *height).await?;
                let room = "
                    const box = (css) => document.querySelector(css).getBoundingClientRect();
                    const [stage, board, dock, prompt, left] = ['.stage', '#board', '.dock', '#prompt', '.left'].map(box);
                    const row = [...document.querySelectorAll('.left section')].filter((one) => one.offsetHeight).map((one) => one.getBoundingClientRect());
                    const holes = row.slice(1).map((one, nth) => one.top - row[nth].bottom);
                    return [board.width / innerWidth, innerHeight - prompt.bottom, dock.top - stage.bottom, left.top - dock.top, Math.max(0, ...holes)]";
                let [share, below, gap, apart, hole]: [f64; 5] = screen.ask(room).await?;
                ensure!(share > 0.9, "{game} at {width}: the board has {share} of the width");
                ensure!(below >= 0.0, "{game} at {width}: the question ends {} below the window", -below);
                ensure!((0.0..=GAP).contains(&gap), "{game} at {width}: {gap} between board and dock");
                ensure!(apart.abs() < 1.0 && hole <= GAP, "{game} at {width}: {apart} apart, a hole of {hole}");
            }
        }
        Ok(())
    })
    .await
}

/// A board that is wider than high takes the room of two columns.
#[tokio::test(flavor = "multi_thread")]
async fn below_a_wide_board_the_end_of_a_game_leaves_no_hole() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        let mut me = screen.house.browser();
        let table = me.create("raise-the-shields", &[("seat-0", "random"), ("seat-1", "random")]).await;
        while !me.get(&table).await.body.contains("id=\"ending\"") {}
        screen.goto(&table).await?;
        let columns: [&[&str]; 2] = [&["stage", "story", "sheets", "side"], &["dock"]];
        stacked(screen, WIDE, &columns, "after the end").await?;
        stacked(screen, NARROW, &columns, "after the end").await?;
        screen.goto(&format!("{table}/replay/5")).await?;
        screen.resize(360, 740).await?;
        let beyond: f64 = screen.ask("return document.documentElement.scrollWidth - 360").await?;
        ensure!(beyond <= 0.0, "looking back goes {beyond} beyond the window");
        Ok(())
    })
    .await
}

/// Windows that are wide and low.
const LOW: &[(i64, i64)] = &[(1280, 600), (1440, 620), (1024, 600)];

/// A newcomer sees at once what is asked, what is said of it, and the board.
#[tokio::test(flavor = "multi_thread")]
async fn in_a_low_window_question_guide_and_board_are_in_view() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.new_table().await?;
        let mut me = screen.companion().await?;
        for game in
            ["under-falling-skies", "raise-the-shields", "attack-the-tower", "exponential-chaos", "solar-tower-defense"]
        {
            let others: &[(&str, &str)] = if game == "under-falling-skies" { &[] } else { &[("seat-1", "random")] };
            let table = me.create(game, &[&[("seat-0", "me"), ("guide", "1")], others].concat()).await;
            screen.goto(&table).await?;
            screen.until(&format!("document.getElementById('guide') && {}", super::duel::asks(0))).await?;
            // Up to 1099 px the board of the war is one column, higher than any window.
            let windows = if game == "solar-tower-defense" { &LOW[..2] } else { LOW };
            for (width, height) in windows {
                screen.resize(*width, *height).await?;
                let beyond = "
                    const boxes = ['#prompt', '#guide', '#board'].map((css) => document.querySelector(css).getBoundingClientRect());
                    return boxes.map((box) => Math.max(-box.top, box.bottom - innerHeight))";
                let beyond: [f64; 3] = screen.ask(beyond).await?;
                ensure!(beyond.iter().all(|one| *one <= 0.5), "{game} at {width}x{height}: {beyond:?} beyond the window");
            }
        }
        Ok(())
    })
    .await
}

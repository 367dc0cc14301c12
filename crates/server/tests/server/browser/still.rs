//! What stands still: nothing on a table page moves because more is told beside it.

use anyhow::{Context, Result, ensure};

use super::screen::browse;
use crate::client::tokens;

/// Windows with three columns, two and one.
const WINDOWS: [(i64, i64); 5] = [(360, 740), (768, 1024), (1024, 768), (1280, 720), (1440, 900)];

/// How high is what is told, and how far below it comes the next thing; and how much of it is told.
const MEASURE: &str = "
    const { left, top, bottom } = document.querySelector('#story').getBoundingClientRect();
    const others = [...document.querySelectorAll('#sheets, #log, #seats, .choices')].filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
    const below = Math.min(...others.filter((one) => one.top >= bottom && Math.abs(one.left - left) < 30).map((one) => one.top));
    return [bottom - top, below - bottom, document.querySelectorAll('#story li').length]";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_below_what_is_told_moves_when_more_is_told() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        for language in ["en", "de"] {
            let table = screen.new_table().await?;
            let mut me = screen.companion().await?;
            let mut first: Vec<[f64; 2]> = Vec::new();
            let mut most: f64 = 0.0;
            for moves in 0..7 {
                screen.goto(&format!("{table}?lang={language}")).await?;
                for (nth, (width, height)) in WINDOWS.into_iter().enumerate() {
                    screen.resize(width, height).await?;
                    let [high, apart, told]: [f64; 3] = screen.ask(MEASURE).await?;
                    ensure!(apart > 0.0, "nothing lies below it at {width}");
                    most = most.max(told);
                    let before = *first.get(nth).unwrap_or(&[high, apart]);
                    ensure!(
                        (before[0] - high).abs() < 0.6 && (before[1] - apart).abs() < 0.6,
                        "at {width}, {language}, after {moves} moves: {before:?} and then {high}, {apart}"
                    );
                    if moves == 0 {
                        ensure!(told <= 2.0, "so much is told of a new game: {told}");
                        first.push([high, apart]);
                    }
                }
                let page = me.get(&table).await.body;
                let token = tokens(&page).into_iter().next().context("something to do")?;
                me.act(&table, &page, &token).await;
            }
            ensure!(most >= 4.0, "so little is told: {most}");
        }
        Ok(())
    })
    .await
}

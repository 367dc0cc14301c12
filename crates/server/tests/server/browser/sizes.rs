//! Boards in windows of many sizes: the whole board fits the height, text can be read, and nothing lies over a number.

use anyhow::{Context, Result, ensure};
use contract::Stream;
use serde::Deserialize;

use super::screen::{Screen, browse};
use crate::client::tokens;

/// Windows, and whether the whole board is to be seen in them at once: on a phone it fills the width instead.
const WINDOWS: [(i64, i64, bool); 9] = [
    (360, 740, false),
    (600, 960, true),
    (740, 360, true),
    (768, 1024, true),
    (820, 1180, true),
    (1024, 768, true),
    (1280, 720, true),
    (1440, 900, true),
    (1920, 1080, true),
];

/// In which of them nothing is written smaller than nine pixels.
const READABLE: [i64; 4] = [360, 1280, 1440, 1920];

/// What is measured of a board.
#[derive(Deserialize, Debug)]
struct Measures {
    /// The size of the smallest text, and what it says.
    smallest: (f64, String),
    /// How high the board is, and how high the frame around it.
    heights: (f64, f64),
    /// How far the page can be scrolled sideways.
    beyond: f64,
    /// Panels that hold more than fits between their edges.
    bursting: Vec<String>,
    /// Labels over which something else lies.
    covered: Vec<String>,
}

const MEASURE: &str = "
    const board = document.querySelector('#board');
    const texts = [...board.querySelectorAll('text')].filter((t) => t.checkVisibility() && t.getBoundingClientRect().width > 0);
    const size = (t) => parseFloat(getComputedStyle(t).fontSize) * Math.hypot(t.getScreenCTM().a, t.getScreenCTM().b);
    const smallest = texts.map((t) => [size(t), t.textContent]).sort((a, b) => a[0] - b[0])[0];
    const all = [...board.querySelectorAll('path, rect, circle, text')];
    const over = (t) => {
      const mine = t.getBoundingClientRect();
      const inner = { left: mine.left + mine.width * .25, right: mine.right - mine.width * .25, top: mine.top + mine.height * .3, bottom: mine.bottom - mine.height * .3 };
      return all.slice(all.indexOf(t) + 1).some((other) => {
        if (other.closest('[data-over], .targets .wash') || !other.checkVisibility() || other.closest('.modifier') === t.closest('.modifier')) return false;
        const ink = getComputedStyle(other);
        if (ink.fill === 'none' || Number(ink.fillOpacity) < .6 || other.closest('.closed, .wash')) return false;
        const box = other.getBoundingClientRect();
        return box.left < inner.right && box.right > inner.left && box.top < inner.bottom && box.bottom > inner.top;
      });
    };
    const last = new Map([...board.querySelectorAll('.plate-ink, .cost')].map((t) => [`${Math.round(t.getBoundingClientRect().x)} ${Math.round(t.getBoundingClientRect().y)}`, t]));
    const covered = [...last.values()].filter(over).map((t) => t.textContent || t.getAttribute('class'));
    const bursting = [...document.querySelectorAll('.panel, .preview')].filter((panel) => panel.scrollWidth > panel.clientWidth).map((panel) => panel.id || panel.className);
    return { smallest, covered, bursting,
      heights: [board.getBoundingClientRect().height, document.querySelector('.frame').getBoundingClientRect().height],
      beyond: document.documentElement.scrollWidth - innerWidth }";

/// Looks at a table in every window and tells what is wrong.
async fn look(screen: &Screen, game: &str) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (width, height, whole) in WINDOWS {
        screen.resize(width, height).await?;
        let seen: Measures = screen.ask(MEASURE).await?;
        let (board, frame) = seen.heights;
        let fits = !whole || board <= height as f64 && (frame - board).abs() < 6.0;
        let readable = !READABLE.contains(&width) || seen.smallest.0 >= 8.95;
        if !fits || !readable || seen.beyond > 0.0 || !seen.covered.is_empty() || !seen.bursting.is_empty() {
            faults.push(format!("{game} at {width}x{height}: {seen:?}"));
        }
    }
    Ok(faults)
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_fit_windows_of_every_size_and_can_be_read() -> Result<()> {
    browse(async |screen| {
        let alone = screen.new_table().await?;
        let mut me = screen.companion().await?;
        let several = [("seat-0", "me"), ("seat-1", "greedy"), ("seat-2", "greedy")];
        let several = me.create("raise-the-shields", &several).await;
        let mut faults = Vec::new();
        for (game, table) in [("under-falling-skies", alone), ("raise-the-shields", several)] {
            // Some dice lie on the board, and the next one is in hand.
            let mut dice = Stream::new("sizes", game, 0);
            for _ in 0..2 {
                let page = me.get(&table).await.body;
                let all = tokens(&page);
                let nth = contract::Dice::below(&mut dice, all.len() as u32) as usize;
                me.act(&table, &page, &all[nth]).await;
            }
            screen.calm().await?;
            screen.goto(&table).await?;
            screen.find("#board").await?;
            faults.extend(look(screen, game).await?);
        }
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    })
    .await
}

/// On a phone the dock may lie over all places.
#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_whoever_picks_up_a_die_is_brought_to_the_places_for_it() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        let table = screen.new_table().await?;
        screen.resize(360, 560).await?;
        screen.goto(&table).await?;
        let seen = "
            const edge = document.querySelector('.dock').getBoundingClientRect().top;
            const boxes = [...document.querySelectorAll('#board .target')].map((one) => one.getBoundingClientRect());
            return boxes.filter((box) => box.top >= 0 && box.bottom <= edge).length / boxes.length;";
        // Somebody has looked at the ships first. A page that has just come may still be moved by the browser.
        let covered = format!("scrollTo(0, 0) || (() => {{ {seen} }})() < 0.5");
        screen.until(&covered).await.context("the dock lies over no places, so this shows nothing")?;
        screen.ask::<Option<bool>>("document.querySelector('.tray a.take').click()").await?;
        screen.until(&format!("document.querySelector('a.take[aria-current]') && (() => {{ {seen} }})() >= 0.5")).await
    })
    .await
}

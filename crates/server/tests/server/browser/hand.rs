//! A player's hand: finds what may be done next on a table page, piece by piece as a person does, and does it.

use anyhow::{Context, Result, bail, ensure};
use contract::{Dice, Stream};
use serde_json::json;

use super::screen::Screen;

/// More presses than any game takes.
const MOST: usize = 1500;

/// Finds what may be pressed next: what has been aimed at, else where the piece in hand may go, else the pieces.
pub(crate) const NEXT: &str = r##"
    const all = (css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility());
    const aimed = all(".tray.aimed .actions button[name=token]");
    const takes = all(".tray a.take:not(.off)");
    const beside = all(".actions button[name=token], .actions .asks > summary");
    const places = all("#board a[data-token]");
    const inHand = takes.some((take) => take.hasAttribute("aria-current"));
    const next = aimed.length ? aimed : inHand || !takes.length ? [...places, ...beside] : takes;
"##;

/// Says how the table stands: its version, what is in hand or taken up on the board, what is aimed at, and what is open:
/// a question before something is given up, wherever it stands, and answers that were folded away.
pub(crate) const STATE: &str = r#"
    const table = document.getElementById("table");
    const names = (css) => [...document.querySelectorAll(css)].map((e) => e.id);
    return JSON.stringify([table?.dataset.version, names("a.take[aria-current], #board .is-selected"), names(".tray.aimed .actions button, .asks[open], .more[open]")]);
"#;

/// How far a game is.
pub(crate) async fn state(screen: &Screen) -> Result<String> {
    screen.ask(STATE).await
}

/// Waits until the table stands otherwise than this, and nothing that was asked for is under way: a press beside an open
/// question closes it at once, and what else it does comes later.
pub(crate) async fn until_other_than(screen: &Screen, state: &str) -> Result<()> {
    // Without script nothing is ever under way.
    const CALM: &str = "(typeof busy === 'undefined' || !busy)";
    screen
        .until(&format!("document.getElementById('table') && {CALM} && (() => {{ {STATE} }})() !== {}", json!(state)))
        .await
}

pub(crate) async fn is_over(screen: &Screen) -> Result<bool> {
    screen.ask("return !!document.getElementById('ending')").await
}

/// Presses something with the pointer, by the dice, and waits for what comes of it. The page is asked as seldom as may be:
/// a whole game is many presses.
pub(crate) async fn click(screen: &Screen, dice: &mut Stream) -> Result<()> {
    // Without script there are no double clicks.
    let guards = "typeof busy !== 'undefined' && !all('.actions .asks[open]').length";
    let stands = format!("const state = (() => {{ {STATE} }})(); {NEXT} return [state, next.length, {guards}]");
    let (before, count, guards): (String, u32, bool) = screen.ask(&stands).await?;
    ensure!(count > 0, "there is nothing to press: {}", screen.source().await?);
    let nth = dice.below(count);
    // Two quick presses on one place are a double click, of which the page takes the first alone. A press beside a question
    // closes it.
    if guards {
        screen.find("h1").await?.click().await?;
    }
    // One of several places that lie across one another is pressed at its mark.
    let look = format!(
        "{NEXT} const one = next[{nth}]; one.scrollIntoView({{ behavior: 'instant', block: 'center' }});
        const box = one.querySelector('[data-middle]')?.getBoundingClientRect();
        return [one.outerHTML, box ? [box.x + box.width / 2, box.y + box.height / 2].map(Math.round) : null]"
    );
    let (what, middle): (String, Option<[i64; 2]>) = screen.ask(&look).await?;
    if let Some([x, y]) = middle {
        screen.driver.action_chain().move_to(x, y).click().perform().await?;
    } else {
        let found = screen.driver.execute(format!("{NEXT} return next[{nth}]"), vec![]).await?;
        found.element().context("something to press")?.click().await.with_context(|| what.clone())?;
    }
    until_other_than(screen, &before).await.context(what)
}

/// Plays on with the pointer until the game is over.
pub(crate) async fn play_out(screen: &Screen, dice: &mut Stream) -> Result<()> {
    for _ in 0..MOST {
        if is_over(screen).await? {
            return Ok(());
        }
        click(screen, dice).await?;
    }
    bail!("the game does not end")
}

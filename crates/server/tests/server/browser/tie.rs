//! The missiles of a tie-break below the planets at the end: all of them are on the board, and none lies over another.

use anyhow::{Context, Result, ensure};
use contract::Seat;

use super::duel::{Hand, make, play};
use super::planets::shows;
use super::screen::{browse_in, may_run};
use crate::midway::midway;
use crate::thought::Thought;

const GAME: &str = "exponential-chaos";
/// One cycle of the tie-break and no more.
const SHORT: &[(&str, &str)] = &[("option-tiebreak_cap", "1")];

/// So many have as many points once the first seat has repaired a city; who has not fought has fewer.
fn tied(fight: usize, seats: usize) -> String {
    let whole = "222222222222.2";
    let planets: Vec<&str> = (0..seats)
        .map(|seat| {
            if seat == 0 {
                "122222222222.2"
            } else if seat < fight {
                whole
            } else {
                "112222222222.2"
            }
        })
        .collect();
    format!(
        "ec1 n={seats} r=3 f=2 t=1 ph=rebuild pl={} inv=Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0 def=XXXXr rr=0 ms=0 pts=1 q=- tb=- opt=tiebreak_cap:1",
        planets.join("/")
    )
}

/// How many missiles there are; which rows lie outside the board or over another row; which of their parts lie outside
/// their row or over another part; and which names are cut.
const FAULTS: &str = "
    const box = (one) => one.getBoundingClientRect();
    const cut = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    const within = (a, b) => a.left >= b.left - 0.5 && a.right <= b.right + 0.5 && a.top >= b.top - 0.5 && a.bottom <= b.bottom + 0.5;
    const rows = [...document.querySelectorAll('#board .fired')].filter((one) => box(one).height);
    const faults = [];
    rows.forEach((row, nth) => {
      const say = (what) => faults.push(`row ${nth}: ${what}`);
      if (!within(box(row), box(document.getElementById('board')))) say('not on the board');
      if (rows.slice(nth + 1).some((other) => cut(box(row), box(other)))) say('over another');
      const strip = box(row.querySelector('.strip'));
      const parts = [...row.querySelectorAll('text.who, text.tell, text.good, text.bad, [class^=seat-], .die')];
      const name = (part) => part.textContent || part.getAttribute('class');
      parts.forEach((part, at) => {
        if (!within(box(part), strip)) say(`${name(part)} lies outside`);
        // Two lines of text may stand close above each other.
        const over = parts.slice(at + 1).filter((other) => part.tagName !== other.tagName && cut(box(part), box(other)));
        if (over.length) say(`${name(part)} lies over ${over.map(name)}`);
        if (part.matches('.who') && part.textContent.includes('\u{2026}')) say(`${name(part)} is cut`);
      });
    });
    return [rows.length, faults]";

#[tokio::test(flavor = "multi_thread")]
async fn every_missile_of_a_tie_break_is_whole_on_the_board() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let lines = [tied(2, 2), tied(3, 3), tied(2, 6), tied(6, 6)];
    let tables: Vec<_> = lines.iter().map(|line| (line.as_str(), SHORT)).collect();
    let (house, me, tables) = midway(GAME, &tables).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        for (table, fight) in tables.iter().zip([2, 3, 2, 6]) {
            screen.resize(1280, 720).await?;
            screen.goto(table).await?;
            shows(screen, table).await?;
            let repair = Thought { seat: Seat::FIRST, token: "+1o".to_owned(), pieces: Vec::new() };
            make(screen, Hand::Pointer, &repair).await?;
            play(screen, table, &[(screen, Hand::Pointer)]).await?;
            screen.find("#ending").await?;
            for (width, height) in [(360, 740), (768, 1024), (1280, 720)] {
                screen.resize(width, height).await?;
                let (count, faults): (usize, Vec<String>) = screen.ask(FAULTS).await?;
                ensure!(count == fight, "{fight} at {width}: {count} missiles");
                ensure!(faults.is_empty(), "{fight} at {width}: {faults:#?}");
            }
        }
        Ok(())
    })
    .await
    .context("the end")
}

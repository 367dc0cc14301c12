//! Numbers on a phone's board: none lies on another, and nothing is drawn over a part of one.

use anyhow::{Result, ensure};
use boards::{Names, Picture};
use contract::{Position, Seat, SeatSet, Setup, Stream};
use serde_json::json;
use words::Words;

use super::screen::{Screen, browse};
use crate::house::entry;

const GAME: &str = "attack-the-tower";

/// Draws each of these boards in the page, and says which of its numbers lie on others, or under what is drawn later.
const FAULTS: &str = "
    const faults = [];
    for (const [line, drawn] of arguments[0]) {
      document.querySelector('#board').outerHTML = drawn;
      const all = [...document.querySelectorAll('#board text, #board .gold, #board .page-pill, #board .force-pill')];
      const seen = all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
      // Of a line of text the middle is ink.
      const box = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const high = one.matches('text') ? (bottom - top) * .24 : .5;
        return { left: left + .5, right: right - .5, top: top + high, bottom: bottom - high };
      };
      const boxes = seen.map(box);
      const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
      const isNumber = (one) => one.matches('text') && /^[-+\\u2212\\u2248\\d/ ]+$/.test(one.textContent.trim());
      seen.forEach((one, nth) => {
        if (!isNumber(one)) return;
        seen.forEach((other, later) => {
          if (later <= nth || !meet(boxes[nth], boxes[later]) || (other.matches('text') && !isNumber(other))) return;
          faults.push(`${one.textContent} (${one.getAttribute('class')}) under ${other.textContent} (${other.getAttribute('class')}): ${line}`);
        });
      });
    }
    return faults";

/// Draws the table as both players see it.
fn drawn(position: &Position, names: &[Names; 2], words: &Words) -> Vec<(String, String)> {
    let of = |(seat, names): (usize, &Names)| {
        let observer = SeatSet::only(Seat::new(seat));
        let picture = Picture { names: names.clone(), ..Picture::plain() };
        let board = boards::draw(position, observer, &picture, words).expect("a drawing");
        (format!("seat {} at {}", seat + 1, position.line()), board.into_string())
    };
    names.iter().enumerate().map(of).collect()
}

/// Plays by the dice, and looks at all that is drawn while an attack is under way.
async fn look(screen: &Screen, number: u64) -> Result<(usize, Vec<String>)> {
    let words = Words::of(entry(GAME).info(), "en");
    let mut position = (entry(GAME).maker.make)(&Setup::printed(2))?.start();
    let mut dice = Stream::new("numbers", GAME, number);
    let mut names = [0, 1].map(|seat| Names::default().for_viewers(SeatSet::only(Seat::new(seat))));
    let (mut batch, mut looked, mut faults) = (Vec::new(), 0, Vec::new());
    while let Some(step) = conform::random_step(&position, &mut dice) {
        let before = position.clone();
        position.play(&step)?;
        for (seat, names) in names.iter_mut().enumerate() {
            names.follow(Some((&before, &step)), &position, SeatSet::only(Seat::new(seat)));
        }
        // Only then a line says which way the attack goes.
        if position.line().contains('>') {
            batch.extend(drawn(&position, &names, &words));
        }
        if batch.len() > 20 {
            looked += batch.len();
            let found: Vec<String> = screen.ask_of(FAULTS, vec![json!(std::mem::take(&mut batch))]).await?;
            faults.extend(found);
        }
    }
    Ok((looked, faults))
}

/// Shows a table of a game on a phone, for boards to be drawn in its place.
async fn on_a_phone(screen: &Screen, game: &str) -> Result<()> {
    screen.calm().await?;
    screen.new_table().await?;
    let table = screen.companion().await?.create(game, &[("seat-0", "me"), ("seat-1", "random")]).await;
    screen.resize(360, 740).await?;
    screen.goto(&table).await?;
    screen.find("#board").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn no_number_of_a_battle_lies_on_another_on_a_phone() -> Result<()> {
    browse(async |screen| {
        on_a_phone(screen, GAME).await?;
        let (mut looked, mut faults) = (0, Vec::new());
        for number in 0..6 {
            let (more, found) = look(screen, number).await?;
            looked += more;
            faults.extend(found);
        }
        ensure!(looked > 100, "only {looked} boards were looked at");
        let some = &faults[..faults.len().min(12)];
        ensure!(faults.is_empty(), "{} of {looked}: {some:#?}", faults.len());
        Ok(())
    })
    .await
}

/// Which texts of the plate lie on the planet, or on each other in the head; and how far the head goes beyond the board.
const PLATE: &str = "
    const faults = [];
    for (const [line, drawn] of arguments[0]) {
      document.querySelector('#board').outerHTML = drawn;
      const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0);
      const { x, y, width } = document.querySelector('#board .globe .edge').getBoundingClientRect();
      const [middle, radius] = [[x + width / 2, y + width / 2], width / 2];
      for (const one of seen('#board .plate text, #board .plate .you')) {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const near = [Math.max(left, Math.min(middle[0], right)), Math.max(top + 3, Math.min(middle[1], bottom - 3))];
        if (Math.hypot(near[0] - middle[0], near[1] - middle[1]) < radius) faults.push(`${one.textContent}: ${line}`);
      }
      const [title, sum] = ['.head .title', '.head .sum'].map((css) => seen(`#board ${css}`)[0]?.getBoundingClientRect());
      const board = document.querySelector('#board').getBoundingClientRect();
      if (sum && (sum.left < title.right + 4 || sum.right > board.right)) faults.push(`${title.right} and ${sum.left} to ${sum.right} of ${board.right}: ${line}`);
    }
    return faults";

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_who_it_is_stands_beside_the_planet_and_the_sum_beside_the_title() -> Result<()> {
    const GAME: &str = "exponential-chaos";
    browse(async |screen| {
        on_a_phone(screen, GAME).await?;
        let face = (entry(GAME).maker.make)(&Setup::printed(3))?;
        for (phase, inv, def, rest) in [
            ("roll", "3", "yxbmr", "rr=2 ms=0 pts=0"),
            ("assign", "3", "yxbmr", "rr=0 ms=0 pts=0"),
            ("rebuild", "0", "XXXXr", "rr=0 ms=0 pts=3"),
        ] {
            let fleet = ["Y1", "Y2", "Y3", "B1", "B2", "B3", "P1", "P2", "P3"].map(|die| format!("{die}:{inv}"));
            let line = format!(
                "ec1 n=3 r=3 f=2 t=1 ph={phase} pl=102220221022.1/222222222222.2/222222222222.2 inv={} def={def} {rest} q=- tb=-",
                fleet.join(",")
            );
            let position = face.read(&line)?;
            for language in ["en", "de"] {
                let words = Words::of(entry(GAME).info(), language);
                let names = Names::default().for_viewers(SeatSet::only(Seat::FIRST));
                let picture = Picture { names, ..Picture::plain() };
                let board = boards::draw(&position, SeatSet::only(Seat::FIRST), &picture, &words).expect("a drawing");
                let drawn = json!([[format!("{language}, {line}"), board.into_string()]]);
                let faults: Vec<String> = screen.ask_of(PLATE, vec![drawn]).await?;
                ensure!(faults.is_empty(), "{faults:#?}");
            }
        }
        Ok(())
    })
    .await
}

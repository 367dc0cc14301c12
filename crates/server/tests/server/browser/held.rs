//! Cards and answers on a phone: what is held lies above the dock when its page is opened, whatever the dock says, and each
//! answer is as wide as a finger. What choices are worth lies on them, large enough to be read, and on no number.

use std::cell::RefCell;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::duel::asks;
use super::screen::{Screen, browse_in, may_run};
use crate::midway::midway;

/// Opens a table at a line, once the first seat is asked, on a phone and as often in a window.
async fn opened(
    game: &str,
    line: &str,
    options: &[(&str, &str)],
    test: impl AsyncFn(&Screen, i64) -> Result<()>,
) -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(game, &[(line, options)]).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        for (width, height) in [(360, 740), (1280, 720)] {
            screen.resize(width, height).await?;
            let touch = json!({ "enabled": width < 500 });
            screen.command("Emulation.setTouchEmulationEnabled", touch).await?;
            screen.goto(&tables[0]).await?;
            screen.until(&asks(0)).await?;
            test(screen, width).await.with_context(|| format!("at {width}"))?;
        }
        Ok(())
    })
    .await
}

/// How many cards of the hand can be pressed, and how many of them lie between the numbers and the dock.
const HAND: &str = "
    const [head, edge] = [document.querySelector('.glance').getBoundingClientRect().bottom, document.querySelector('.dock').getBoundingClientRect().top];
    const cards = [...document.querySelectorAll('#board .hc .target .full')].map((card) => card.getBoundingClientRect());
    return [cards.length, cards.filter((card) => card.top >= head && card.bottom <= edge).length]";

/// How many pairs of equal cards there are, and of how many the one behind hangs out below the one before it.
const PAIRS: &str = "
    const pairs = [...document.querySelectorAll('#board .hc')].filter((card) => card.querySelector('.behind'));
    const bottom = (card, css) => card.querySelector(css).getBoundingClientRect().bottom;
    return [pairs.length, pairs.filter((card) => bottom(card, '.behind') > bottom(card, '.narrow-only path') + 1).length]";

/// What is asked before something is given up stands whole in the window, and nothing of the dock lies over anything else.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_before_something_is_given_up_is_whole() -> Result<()> {
    const CUT: &str = "
        const box = (one) => one.getBoundingClientRect();
        const shown = [...document.querySelectorAll('.dock :is(.btn, summary)')].filter((one) => one.checkVisibility() && !one.closest('.sure'));
        const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        const faults = shown.flatMap((one, nth) => shown.slice(nth + 1).filter((other) => over(box(one), box(other))).map((other) => `${one.textContent} lies over ${other.textContent}`));
        // In a wide window what lies below can be scrolled to.
        const [isPhone, questions] = [innerWidth < 500, [...document.querySelectorAll('.dock .asks')].filter((one) => one.checkVisibility())];
        for (const asks of questions) {
          asks.open = true;
          const sure = box(asks.querySelector('.sure'));
          if (sure.left < 0 || sure.right > innerWidth || (isPhone && (sure.top < 0 || sure.bottom > innerHeight))) faults.push(`${asks.textContent} is cut`);
          asks.open = false;
        }
        return [questions.length, faults]";
    let rebuild = "ec1 n=2 r=1 f=1 t=1 ph=rebuild pl=122222222222.2/222222222222.2 inv=Y1:0,B1:0,P1:0 def=XXr rr=0 ms=0 pts=1 \
        q=- tb=-";
    let balance =
        "STD1 R24 balance:E st=E | E E0 s7 cr0 p0 C:EQ0 T:NP,NT0,NT1,NT2,NT3,SP F:- | M M3 s7 cr7 p1 C:EQ0 T:- F:-";
    for (game, line, least) in [("exponential-chaos", rebuild, 1), ("solar-tower-defense", balance, 4)] {
        opened(game, line, &[], async |screen, _| {
            let (questions, faults): (usize, Vec<String>) = screen.ask(CUT).await?;
            ensure!(questions >= least && faults.is_empty(), "{game}: {questions} questions, {faults:#?}");
            Ok(())
        })
        .await?;
    }
    Ok(())
}

/// Two rows of cards are seen whole, beside groups that may attack, cards that must go, and a guide that has much to say.
#[tokio::test(flavor = "multi_thread")]
async fn all_cards_that_can_be_used_are_in_view() -> Result<()> {
    let rival = "west/L2,-,-:-,-,-:-,-,-/0/-/24.-25./-;d";
    let own = "fae/L2,H2,-:S1,-,-:-,-,-";
    let cases = [
        (format!("att1;7;1;drop;{own}/0/lcLSCO/20.-21./-;{rival}"), ""),
        (format!("att1;7;1;main;{own}/0/lhLSHCX/20.-20./-;{rival}"), ""),
        (format!("att1;3;1;build;{own}/0/lshLO/19.-23./-;{rival}"), "1"),
        (format!("att1;3;1;build;{own}/0/lshcLSC/18.-22./-;{rival}"), "1"),
        (format!("att1;3;1;build;{own}/0/llhLLO/19.-22./-;{rival}"), "1"),
    ];
    for (line, guide) in cases {
        opened("attack-the-tower", &line, &[("guide", guide)], async |screen, width| {
            if width > 500 {
                return Ok(());
            }
            ensure!(
                screen.ask::<bool>("return !!document.getElementById('guide')").await? == (guide == "1"),
                "the guide"
            );
            let [cards, seen]: [usize; 2] = screen.ask(HAND).await?;
            ensure!(cards >= 2 && cards == seen, "{seen} of {cards} are in view: {line}");
            let [pairs, hang]: [usize; 2] = screen.ask(PAIRS).await?;
            ensure!(
                pairs == 2 * usize::from(line.contains("/llhLLO/")) && hang == 0,
                "{hang} of {pairs} pairs: {line}"
            );
            Ok(())
        })
        .await?;
    }
    Ok(())
}

/// All four banners are seen whole, below a guide and above the answers.
#[tokio::test(flavor = "multi_thread")]
async fn all_armies_to_choose_from_are_in_view() -> Result<()> {
    opened("attack-the-tower", "att1;0;-;army;-;-;-", &[("guide", "1")], async |screen, width| {
        if width > 500 {
            return Ok(());
        }
        ensure!(screen.ask::<bool>("return !!document.getElementById('guide')").await?, "the guide");
        let seen = "
            const [head, edge] = [document.querySelector('.glance').getBoundingClientRect().bottom, document.querySelector('.dock').getBoundingClientRect().top];
            const banners = [...document.querySelectorAll('#board [id^=at-army]')].map((banner) => banner.getBoundingClientRect());
            return [banners.length, banners.filter((banner) => banner.top >= head && banner.bottom <= edge).length]";
        let [banners, seen]: [usize; 2] = screen.ask(seen).await?;
        ensure!(banners == 4 && seen == 4, "{seen} of {banners} are in view");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn seven_answers_of_a_die_are_each_as_wide_as_a_finger() -> Result<()> {
    let nine = "inv=Y1:2,Y2:1,Y3:3,B1:1,B2:2,B3:3,P1:1,P2:1,P3:2";
    let planets = "102220221022.1/222222222222.2";
    let line = format!("ec1 n=2 r=3 f=2 t=1 ph=assign pl={planets} {nine} def=yxbmr rr=0 ms=0 pts=0 q=- tb=-");
    opened("exponential-chaos", &line, &[], async |screen, width| {
        let sizes = "return [...document.querySelectorAll('.portion .options')].map((row) => [...row.children].map((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height)))";
        let rows: Vec<Vec<f64>> = screen.ask(sizes).await?;
        ensure!(rows.iter().any(|row| row.len() == 7), "{rows:?}");
        let least = if width < 500 { 39.9 } else { 38.0 };
        ensure!(rows.iter().flatten().all(|size| *size >= least), "{rows:?}");
        Ok(())
    })
    .await
}

/// How many numbers there are on the board; and which of them are smaller than nine pixels, lie outside the place that they
/// are for, or over another number.
const PILLS: &str = "
    const cut = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const box = (one) => one.getBoundingClientRect();
    const size = (text) => parseFloat(getComputedStyle(text).fontSize) * Math.hypot(text.getScreenCTM().a, text.getScreenCTM().b);
    const pills = [...document.querySelectorAll('#board .hint-pill')];
    const places = [...document.querySelectorAll('#board .target :is(.full, .hit), #board .is-selected :is(.full, .hit)')].map(box);
    const faults = pills.flatMap((pill, nth) => {
      const [text, mine] = [pill.querySelector('text'), box(pill)];
      const middle = { left: (mine.left + mine.right) / 2 - 2, right: (mine.left + mine.right) / 2 + 2, top: (mine.top + mine.bottom) / 2 - 2, bottom: (mine.top + mine.bottom) / 2 + 2 };
      const wrong = [];
      if (size(text) < 8.95) wrong.push(`has ${size(text)} px`);
      if (!places.some((place) => cut(place, middle))) wrong.push('lies on no place');
      if (pills.slice(nth + 1).some((other) => cut(mine, box(other)))) wrong.push('lies over another');
      return wrong.map((what) => `${text.textContent} ${what}: ${[mine.left, mine.top, mine.right, mine.bottom].map(Math.round)}`);
    });
    return [pills.length, faults]";

#[tokio::test(flavor = "multi_thread")]
async fn what_choices_are_worth_lies_on_them() -> Result<()> {
    let nine = "inv=Y1:2,Y2:1,Y3:3,B1:1,B2:2,B3:3,P1:1,P2:1,P3:2";
    let planets = "222222222222.2/222222222222.2";
    let cases = [
        (
            "attack-the-tower",
            "att1;7;1;main;east/C2,W1,S2:L2,H0,-:L1,-,-/0/HCOX/17.lc-18.LLC/-;fae/L2,H1,-:S1,H0,-:C1,L1,W1/0/-/17.l-21.LSHC/-;d".to_owned(),
            8,
        ),
        (
            "exponential-chaos",
            format!("ec1 n=2 r=3 f=2 t=1 ph=assign pl={planets} {nine} def=yxbmr rr=0 ms=0 pts=0 q=- tb=-"),
            3,
        ),
    ];
    let all = RefCell::new(Vec::new());
    for (game, line, least) in cases {
        opened(game, &line, &[], async |screen, width| {
            if !screen.ask::<bool>("return !!document.getElementById('hints-0')").await? {
                screen.find("#hint-0").await?.click().await?;
            }
            screen.until("document.getElementById('hints-0')").await.context("no hint")?;
            let (count, faults): (usize, Vec<String>) = screen.ask(PILLS).await?;
            ensure!(count >= least, "{game}: {count} numbers");
            all.borrow_mut().extend(faults.into_iter().map(|fault| format!("{game} at {width}: {fault}")));
            let apart = "
                const told = document.querySelector('.hint.told')?.getBoundingClientRect();
                const others = [...document.querySelectorAll('.dock :is(.btn, summary)')].filter((one) => one.checkVisibility() && !one.closest('.hint'));
                return !told || others.map((one) => one.getBoundingClientRect()).every((box) => box.bottom <= told.top + 1 || box.top >= told.bottom - 1)";
            if !screen.ask::<bool>(apart).await? {
                all.borrow_mut().push(format!("{game} at {width}: something lies over what the hint says"));
            }
            Ok(())
        })
        .await?;
    }
    let faults = all.into_inner();
    ensure!(faults.is_empty(), "{faults:#?}");
    Ok(())
}

/// Of four at a table each has room for what its numbers say.
#[tokio::test(flavor = "multi_thread")]
async fn the_numbers_of_four_lie_beside_each_other() -> Result<()> {
    let whole = "222222222222.2";
    let line = format!(
        "ec1 n=4 r=1 f=1 t=1 ph=rebuild pl=122222222222.1/{whole}/{whole}/{whole} inv=Y1:0,B1:0,P1:0 def=XXr rr=0 ms=0 pts=1 q=- tb=-"
    );
    opened("exponential-chaos", &line, &[], async |screen, _| {
        let beyond = "
            const inside = (one, around) => one.getBoundingClientRect().right <= around.getBoundingClientRect().right + 0.5;
            const all = [...document.querySelectorAll('.stands')];
            return [all.length, all.filter((one) => ![...one.querySelectorAll('.vital dd')].every((number) => inside(number, one))).length]";
        let [stand, beyond]: [usize; 2] = screen.ask(beyond).await?;
        ensure!(stand == 4 && beyond == 0, "{beyond} of {stand} have numbers that lie outside");
        Ok(())
    })
    .await
}

//! Two planets at war, in a browser: last rounds by touch, without script and with plans in secret; turrets given up in
//! every manner; every phase without barriers. All begin just before the end, so what the dice show decides nothing here.
//! Whole wars are in [`super::campaign`].

use anyhow::{Context, Result, ensure};
use contract::{Seat, StepText, Turn};
use serde_json::json;

use super::axe::{self, Sought};
use super::duel::{Hand, asks, ends_without_script, make, play};
use super::planets::shows;
use super::screen::{Screen, browse_in, may_run};
use crate::midway::{begun, midway};
use crate::thought::{Thought, stored};

const GAME: &str = "solar-tower-defense";
const PLAIN: &[(&str, &str)] = &[];
const SECRET: &[(&str, &str)] = &[("option-build_order", "secret")];
/// The last round but one: the first seat builds, then the second, and each has a fighter over a command center.
const LATE: &str =
    "STD1 R23 build:E st=E | E E7 s6 cr14 p2 C:ST1 T:NT2,EQ4 F:1@EQ5:+ | M M2 s6 cr14 p1 C:EQ5 T:NP,ST0 F:1@ST1:+";
/// The same while both plan at once.
const LATE_SECRET: &str = "STD1 R23 build:EM st=E hidden=E:-;M:- | E E7 s6 cr14 p2 C:ST1 T:NT2,EQ4 F:1@EQ5:+ | M M2 s6 cr14 p1 C:EQ5 T:NP,ST0 F:1@ST1:+";
/// A balance that cannot be paid before one of six turrets is given up.
const SHORT: &str =
    "STD1 R24 balance:E st=E | E E0 s7 cr0 p0 C:EQ0 T:NP,NT0,NT1,NT2,NT3,SP F:- | M M3 s7 cr7 p1 C:EQ0 T:- F:-";
/// What is left to do in the last round.
const LAST: &str = "STD1 R24 build:E st=E | E E0 s7 cr0 p0 C:NT0,EQ0 T:NT2 F:- | M M3 s7 cr0 p0 C:EQ0,SP T:- F:-";

/// Does something that the first seat has in mind.
async fn act(screen: &Screen, hand: Hand, token: &str) -> Result<()> {
    let thought = Thought { seat: Seat::FIRST, token: token.to_owned(), pieces: Vec::new() };
    make(screen, hand, &thought).await.map(drop)
}

/// Lets one by clicks and the other by keys play to the end, which both see.
async fn play_out(table: &str, one: &Screen, two: &Screen) -> Result<()> {
    play(one, table, &[(one, Hand::Pointer), (two, Hand::Keys)]).await?;
    for screen in [one, two] {
        screen.find("#ending").await?;
    }
    Ok(())
}

/// Brings somebody else to the second seat, in a browser of their own, and lets both do something.
pub(super) async fn two_at_a_table(
    one: &Screen,
    table: &str,
    together: impl AsyncFnOnce(&Screen, &Screen) -> Result<()>,
) -> Result<()> {
    one.calm().await?;
    one.goto(table).await?;
    let link: String = one.ask("return document.getElementById('link-1').value").await?;
    let two = one.another().await?;
    let done = async {
        two.calm().await?;
        two.driver.goto(&link).await?;
        two.find(".invitation .btn.primary").await?.click().await?;
        for screen in [one, &two] {
            screen.until("document.documentElement.dataset.link === 'live'").await?;
        }
        together(one, &two).await
    };
    let done = done.await;
    let complaints = two.complaints().await;
    two.driver.clone().quit().await?;
    done?;
    ensure!(complaints?.is_empty(), "the second browser complains");
    Ok(())
}

/// Somebody's plan is on their own board alone until both have ended.
#[tokio::test(flavor = "multi_thread")]
async fn plans_are_made_in_secret_and_shown_together() -> Result<()> {
    const BOARD: &str = "return document.getElementById('board-desc').textContent";
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = begun(GAME, &[(LATE_SECRET, SECRET)]).await;
    browse_in(house, &me, async |screen| {
        let table = &tables[0];
        two_at_a_table(screen, table, async |one, two| {
            let (own, others): (String, String) = (one.ask(BOARD).await?, two.ask(BOARD).await?);
            let version = two.version().await?;
            act(one, Hand::Pointer, "X@NT2").await?;
            two.goto(table).await?;
            ensure!(two.version().await? == version, "the other one is told that something was done");
            act(one, Hand::Pointer, "end").await?;
            one.until("document.querySelector('#prompt.waiting')").await?;
            two.goto(table).await?;
            ensure!(one.ask::<String>(BOARD).await? != own, "the plan is on the board of whoever makes it");
            ensure!(two.ask::<String>(BOARD).await? == others, "the other one sees a plan");
            let version = two.version().await?;
            make(two, Hand::Keys, &Thought { seat: Seat::new(1), token: "end".to_owned(), pieces: Vec::new() }).await?;
            two.later_than(version).await?;
            ensure!(two.ask::<String>(BOARD).await? != others, "what was planned is there");
            play_out(table, one, two).await
        })
        .await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_war_is_played_out_without_script() -> Result<()> {
    ends_without_script(GAME, LATE, PLAIN).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_war_is_played_out_on_a_phone_by_touch() -> Result<()> {
    const FITS: &str = "return document.documentElement.scrollWidth <= innerWidth";
    const SMALL: &str = "
        const all = [...document.querySelectorAll('#board .target')].map((one) => [one.id, one.querySelector('.hit').getBoundingClientRect()]);
        const small = all.filter(([, box]) => Math.min(box.width, box.height) < 44);
        return all.length < 20 ? [`only ${all.length} places`] : small.map(([id, box]) => `${id} ${box.width}x${box.height}`)";
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(GAME, &[(LATE, PLAIN)]).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        screen.resize(360, 740).await?;
        screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        screen.goto(&tables[0]).await?;
        ensure!(screen.ask::<bool>(FITS).await?, "the page is wider than the phone");
        screen.find(".tray a.take").await?.click().await?;
        screen.until("document.querySelector('a.take[aria-current]')").await?;
        let small: Vec<String> = screen.ask(SMALL).await?;
        ensure!(small.is_empty(), "smaller than a finger: {small:?}");
        screen.goto(&tables[0]).await?;
        play(screen, &tables[0], &[(screen, Hand::Finger)]).await?;
        screen.find("#ending").await?;
        ensure!(screen.ask::<bool>(FITS).await?, "the page is wider than the phone at the end");
        Ok(())
    })
    .await
}

/// A turret is given up by mouse, by keys, by touch and without script, among more of them than the dock has room for, and
/// never by one press: each time it is asked first.
#[tokio::test(flavor = "multi_thread")]
async fn a_turret_is_given_up_in_every_manner_and_after_a_question() -> Result<()> {
    const LEFT: &str = "return document.getElementById('board-desc').textContent";
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(GAME, &[(SHORT, PLAIN); 4]).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        for (nth, table) in tables.iter().enumerate() {
            let hand = [Hand::Pointer, Hand::Keys, Hand::Finger, Hand::Pointer][nth];
            match nth {
                2 => {
                    screen.resize(360, 740).await?;
                    screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
                }
                3 => screen.without_script().await?,
                _ => {}
            }
            screen.goto(table).await?;
            screen.until(&asks(0)).await?;
            let thought = Thought { seat: Seat::FIRST, token: "X@NT1".to_owned(), pieces: Vec::new() };
            let presses = make(screen, hand, &thought).await.with_context(|| format!("in manner {nth}"))?;
            ensure!(presses > 1, "it is done by one press in manner {nth}");
            let left: String = screen.ask(LEFT).await?;
            ensure!(left.contains("NT2") && !left.contains("NT1"), "in manner {nth}: {left}");
        }
        Ok(())
    })
    .await
}

/// Asks for less motion and for a palette.
async fn shade(screen: &Screen, theme: &str) -> Result<()> {
    let features = json!([
        { "name": "prefers-reduced-motion", "value": "reduce" },
        { "name": "prefers-color-scheme", "value": theme },
    ]);
    screen.command("Emulation.setEmulatedMedia", json!({ "features": features })).await
}

/// Looks at the page as it is at two sizes, in both palettes.
async fn look(screen: &Screen, what: &str) -> Result<()> {
    for (width, height) in [(360, 740), (1280, 720)] {
        screen.resize(width, height).await?;
        for (theme, sought) in [("dark", Sought::Colour), ("light", Sought::All)] {
            shade(screen, theme).await?;
            axe::check(screen, sought).await.with_context(|| format!("{what} at {width}, {theme}"))?;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn no_phase_of_a_war_shuts_anybody_out() -> Result<()> {
    const LINES: [&str; 5] = [
        "STD1 R1 build:E st=E | E E1 s0 cr0 p0 C:- T:- F:- | M M4 s0 cr0 p0 C:- T:- F:-",
        "STD1 R12 build:E st=E | E E4 s3 cr50 p4 C:ST1 T:NT2,EQ4,EQ5*,SP F:2@EQ5:+,3@ST5:+,4@ST5:+,5@EQ5:-,8@ST5:+ | M M3 s3 cr38 p4 C:EQ5*,ST5 T:NP,EQ3,ST0,ST6,SP F:1@ST7:+,2@ST7:+,4@E1,5@M3,6@ST3:-,10@E6,15@E7,18@E1",
        "STD1 R13 fights:E st=E at=space.E.NP | E E5 s4 cr0 p0 C:EQ2 T:NP F:- | M M4 s4 cr0 p0 C:EQ0 T:- F:1@M8,2@M8,3@E4",
        "STD1 R11 cosmic:E st=E | E E4 s3 cr44 p1 C:ST1 T:NT2,EQ4,EQ5,SP F:2@EQ4:+,3@M3,4@M3,8@M3 | M M3 s3 cr43 p3 C:EQ5,ST5 T:NP,EQ4,ST0,ST6 F:1@ST6:+,4@M2,7@E5,10@E7",
        SHORT,
    ];
    if !may_run() || !axe::is_here() {
        return Ok(());
    }
    let lines: Vec<(&str, &[(&str, &str)])> = LINES.iter().chain([&LAST]).map(|line| (*line, PLAIN)).collect();
    let (house, me, tables) = midway(GAME, &lines).await;
    browse_in(house, &me, async |screen| {
        axe::load(screen).await?;
        screen.calm().await?;
        for (table, (line, _)) in tables.iter().zip(&lines) {
            screen.goto(table).await?;
            shows(screen, table).await.with_context(|| (*line).to_owned())?;
            look(screen, line).await?;
        }
        act(screen, Hand::Pointer, "end").await?;
        screen.find("#ending").await?;
        look(screen, "the end").await
    })
    .await
}

/// A page that waits while the other one plans; then every shot, as whoever looks back sees it.
#[tokio::test(flavor = "multi_thread")]
async fn neither_a_secret_wait_nor_a_shot_shuts_anybody_out() -> Result<()> {
    const SHOTS: usize = 3;
    if !may_run() || !axe::is_here() {
        return Ok(());
    }
    // A turret in reach of the fighter over the command center: it fires before both fighters do.
    let line = LATE_SECRET.replace("EQ4", "EQ1");
    let (house, me, tables) = begun(GAME, &[(&line, SECRET)]).await;
    browse_in(house, &me, async |screen| {
        let table = &tables[0];
        axe::load(screen).await?;
        two_at_a_table(screen, table, async |one, two| {
            act(one, Hand::Pointer, "end").await?;
            one.until("document.querySelector('#prompt.waiting')").await?;
            look(one, "waiting").await?;
            play(one, table, &[(one, Hand::Pointer), (two, Hand::Pointer)]).await?;
            one.find("#ending").await?;
            let now = stored(&one.house, table).await;
            ensure!(now.position().turn() == Turn::Over);
            let shots = now
                .played_steps()
                .enumerate()
                .filter(|(_, step)| matches!(step, StepText::Outcome { token } if token.starts_with('d')));
            let shots: Vec<usize> = shots.map(|(nth, _)| nth + 1).take(SHOTS).collect();
            ensure!(shots.len() > 1, "two at least have fired");
            for shot in shots {
                one.goto(&format!("{table}/replay/{shot}")).await?;
                one.find("#board .shot").await?;
                look(one, &format!("shot {shot}")).await?;
            }
            Ok(())
        })
        .await
    })
    .await
}

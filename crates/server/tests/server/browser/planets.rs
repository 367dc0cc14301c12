//! Planets under attack, in a browser: the last turn and its tie-break by clicks, by keys, without script and by touch;
//! six at a table; every phase without barriers. All begin just before the end, so what the dice show decides nothing here.

use anyhow::{Context, Result, ensure};
use contract::{Seat, SeatSet};
use serde_json::json;

use super::axe::{self, Sought};
use super::duel::{Hand, asks, ends_without_script, make, play, press};
use super::screen::{Screen, browse_in, may_run};
use crate::midway::midway;
use crate::thought::{Thought, stored, think};

const GAME: &str = "exponential-chaos";
const WHOLE: &str = "222222222222.2";
const CRACKED: &str = "122222222222.2";
/// One cycle of the tie-break and no more.
const SHORT: &[(&str, &str)] = &[("option-tiebreak_cap", "1")];

/// Writes the last turn of a game, which is that of the first seat.
fn last_turn(phase: &str, planets: &[&str], dice: &str, rest: &str) -> String {
    let (seats, planets) = (planets.len(), planets.join("/"));
    format!("ec1 n={seats} r=3 f=2 t=1 ph={phase} pl={planets} {dice} {rest} q=- tb=- opt=tiebreak_cap:1")
}

const NOTHING: &str = "inv=Y1:0,Y2:0,Y3:0,B1:0,B2:0,B3:0,P1:0,P2:0,P3:0";
const NINE: &str = "inv=Y1:2,Y2:1,Y3:3,B1:1,B2:2,B3:3,P1:1,P2:1,P3:2";

/// A repair is left, and with it all three have as many points.
fn tied() -> String {
    last_turn("rebuild", &[CRACKED, WHOLE, WHOLE], &format!("{NOTHING} def=XXXXr"), "rr=0 ms=0 pts=1")
}

/// Nine invasion dice, and one re-roll left.
fn threatened() -> String {
    last_turn("roll", &[CRACKED, WHOLE, WHOLE], &format!("{NINE} def=yxbmr"), "rr=1 ms=0 pts=0")
}

/// Waits until the page is as new as the table, whose question this is.
pub(super) async fn shows(screen: &Screen, table: &str) -> Result<()> {
    let now = stored(&screen.house, table).await;
    let version = now.version(now.observer(SeatSet::only(Seat::FIRST)));
    screen.until(&asks(0)).await?;
    screen.until(&format!("Number(document.getElementById('table')?.dataset.version) >= {version}")).await
}

/// Takes up dice one by one, each by its piece, and throws them by one button. Returns what the button says.
async fn throw(screen: &Screen, hand: Hand, dice: &[u8]) -> Result<String> {
    const BUTTON: &str =
        "[...document.querySelectorAll('.tray .actions button[name=token]')].find((e) => e.value[0] === 'R')";
    for die in dice {
        let take = format!("document.getElementById('toggle-0-d{die}')");
        screen.ask::<()>(&format!("window.next = {take}")).await?;
        press(screen, hand).await?;
        screen.until(&format!("{take}?.getAttribute('aria-pressed') === 'true'")).await?;
    }
    screen.until(BUTTON).await?;
    let says: String = screen.ask(&format!("window.next = {BUTTON}; return window.next.textContent.trim()")).await?;
    let version = screen.version().await?;
    press(screen, hand).await?;
    screen.later_than(version).await?;
    Ok(says)
}

/// Plays a last turn out, from a throw of chosen dice on.
async fn finish(screen: &Screen, table: &str, hand: Hand) -> Result<()> {
    screen.calm().await?;
    screen.goto(table).await?;
    shows(screen, table).await?;
    let says = throw(screen, hand, &[4, 5]).await?;
    ensure!(says == "Re-roll 2 dice", "{says}");
    play(screen, table, &[(screen, hand)]).await?;
    screen.find("#ending").await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tie_of_three_is_fought_out_and_the_places_are_explained() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(GAME, &[(&tied(), SHORT)]).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        screen.goto(&tables[0]).await?;
        shows(screen, &tables[0]).await?;
        let repair = Thought { seat: Seat::FIRST, token: "+1o".to_owned(), pieces: Vec::new() };
        make(screen, Hand::Pointer, &repair).await?;
        play(screen, &tables[0], &[(screen, Hand::Pointer)]).await?;
        screen.find("#ending").await?;
        let rows: usize = screen.ask("return document.querySelectorAll('#places tbody tr').length").await?;
        let decided: String = screen.ask("return document.querySelector('.decided').textContent").await?;
        ensure!(rows == 3 && decided.contains("tie-break"), "{rows}: {decided}");
        let now = stored(&screen.house, &tables[0]).await;
        let attacks = now.played_steps().filter(|step| format!("{step:?}").contains("T:")).count();
        ensure!(attacks == 3, "each fires once: {attacks}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_last_turn_is_played_by_keys_alone() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(GAME, &[(&threatened(), SHORT)]).await;
    browse_in(house, &me, async |screen| finish(screen, &tables[0], Hand::Keys).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_last_turn_is_played_on_a_phone_by_touch() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(GAME, &[(&threatened(), SHORT)]).await;
    browse_in(house, &me, async |screen| {
        screen.resize(360, 740).await?;
        screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        finish(screen, &tables[0], Hand::Finger).await?;
        ensure!(
            screen.ask::<bool>("return document.documentElement.scrollWidth <= innerWidth").await?,
            "it is too wide"
        );
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_are_shown_and_compared_by_keys_and_fit_a_phone() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(GAME, &[(&threatened(), SHORT)]).await;
    browse_in(house, &me, async |screen| {
        screen.calm().await?;
        screen.resize(360, 740).await?;
        screen.goto(&tables[0]).await?;
        shows(screen, &tables[0]).await?;
        screen.ask::<()>("window.next = document.getElementById('odds-link-0')").await?;
        press(screen, Hand::Keys).await?;
        screen.until("document.querySelectorAll('#odds-0 tbody tr').length === 5").await?;
        screen.ask::<()>("window.next = document.querySelector('#odds-0 tbody a')").await?;
        press(screen, Hand::Keys).await?;
        screen.until("document.querySelector('#odds-0 .bars') && document.querySelector('#odds-0 tbody a').ariaPressed === 'true'").await?;
        let fits = "return document.documentElement.scrollWidth <= innerWidth && document.querySelector('.dock').getBoundingClientRect().top >= 0";
        ensure!(screen.ask::<bool>(fits).await?, "the dock is larger than the window");
        let board = "
            const [head, board, dock] = ['.glance', '#board', '.dock'].map((css) => document.querySelector(css).getBoundingClientRect());
            return (Math.min(board.bottom, dock.top) - Math.max(board.top, head.bottom)) / innerHeight";
        screen.ask::<()>("document.querySelector('#board').scrollIntoView()").await?;
        let seen: f64 = screen.ask(board).await?;
        ensure!(seen >= 0.35, "the odds leave {seen} of the window to the board");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_last_turn_is_played_without_script() -> Result<()> {
    ends_without_script(GAME, &threatened(), SHORT).await
}

/// The first of six has one repair left, and five bots follow one after another.
#[tokio::test(flavor = "multi_thread")]
async fn five_bots_take_their_turns_one_scene_at_a_time() -> Result<()> {
    const WATCH: &str = "
        window.told = [];
        document.addEventListener('scene:changed', () => told.push(document.querySelector('#prompt .ask')?.textContent ?? ''))";
    if !may_run() {
        return Ok(());
    }
    let planets = ["122222222222.1", WHOLE, WHOLE, WHOLE, WHOLE, WHOLE].join("/");
    let line = format!(
        "ec1 n=6 r=1 f=1 t=1 ph=rebuild pl={planets} inv=Y1:0,B1:0,P1:0 def=XXr rr=0 ms=0 pts=1 q=- tb=- opt=tiebreak_cap:1"
    );
    let (house, me, tables) = midway(GAME, &[(&line, SHORT)]).await;
    browse_in(house, &me, async |screen| {
        screen.goto(&tables[0]).await?;
        shows(screen, &tables[0]).await?;
        screen.ask::<()>("document.querySelector('[name=story-speed][value=fast]').click()").await?;
        screen.ask::<()>(WATCH).await?;
        let thought = think(stored(&screen.house, &tables[0]).await.position()).context("a repair")?;
        make(screen, Hand::Pointer, &thought).await?;
        screen.until("told.length >= 6").await.context("scene follows scene")?;
        let told: Vec<String> = screen.ask("return told").await?;
        ensure!(told.iter().all(|one| !one.is_empty()), "every scene says what happens: {told:#?}");
        let mut different = told.clone();
        different.dedup();
        ensure!(different.len() > 4, "{told:#?}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn no_phase_shuts_anybody_out() -> Result<()> {
    const ALL: &[(&str, &str)] = &[("option-missiles_optional", "true"), ("option-sector_hit", "owner_chooses")];
    if !may_run() || !axe::is_here() {
        return Ok(());
    }
    let with_options = |line: &str| {
        line.replace("tb=- opt=tiebreak_cap:1", "tb=- hc=- opt=missiles_optional:true;sector_hit:owner_chooses")
    };
    let wrecked = "102220221022.1";
    let planets = &[wrecked, WHOLE, CRACKED][..];
    let at = |phase: &str, dice: &str, rest: &str| last_turn(phase, planets, dice, rest);
    let lines = [
        (at("roll", &format!("{NINE} def=yxbmr"), "rr=2 ms=0 pts=0"), SHORT),
        (at("assign", &format!("{NINE} def=yxbmr"), "rr=0 ms=0 pts=0"), SHORT),
        (at("rebuild", &format!("{NOTHING} def=XXXXr"), "rr=0 ms=0 pts=3"), SHORT),
        (
            at("free", &format!("{NOTHING} def=XXXXm"), "rr=0 ms=0 pts=3").replace("t=1", "t=3").replace("q=-", "q=1"),
            SHORT,
        ),
        (with_options(&at("fire", &format!("{NOTHING} def=XXXmm"), "rr=0 ms=2 pts=0")), ALL),
        (
            with_options(&at("choose", &format!("{NOTHING} def=XXXXr"), "rr=0 ms=0 pts=0")).replace("hc=-", "hc=1:2:2"),
            ALL,
        ),
        (
            at("rebuild", &format!("{NOTHING} def=XXXXr"), "rr=0 ms=0 pts=1")
                .replace(wrecked, WHOLE)
                .replacen(WHOLE, CRACKED, 1),
            SHORT,
        ),
    ];
    let lines: Vec<(&str, &[(&str, &str)])> = lines.iter().map(|(line, options)| (line.as_str(), *options)).collect();
    let (house, me, tables) = midway(GAME, &lines).await;
    browse_in(house, &me, async |screen| {
        axe::load(screen).await?;
        screen.calm().await?;
        for (table, (line, _)) in tables.iter().zip(&lines) {
            screen.goto(table).await?;
            shows(screen, table).await.with_context(|| (*line).to_owned())?;
            for (width, height) in [(360, 740), (1280, 720)] {
                screen.resize(width, height).await?;
                axe::check(screen, Sought::All).await.with_context(|| format!("{line} at {width}"))?;
            }
        }
        screen.goto(&format!("{}?seat=0&odds=shown&set=d4&set=d5", tables[0])).await?;
        for (width, height) in [(360, 740), (1280, 720)] {
            screen.resize(width, height).await?;
            screen.find("#odds-0 .bars").await?;
            axe::check(screen, Sought::All).await.with_context(|| format!("the odds at {width}"))?;
        }
        let last = tables.last().context("a table")?;
        screen.goto(last).await?;
        shows(screen, last).await?;
        play(screen, last, &[(screen, Hand::Pointer)]).await?;
        screen.find("#ending").await?;
        for (width, height) in [(360, 740), (1280, 720)] {
            screen.resize(width, height).await?;
            axe::check(screen, Sought::All).await.with_context(|| format!("the end at {width}"))?;
        }
        Ok(())
    })
    .await
}

//! A duel with hidden hands in a browser: a match by clicks and by keys, a game without script, and one by touch.

use anyhow::{Context, Result, bail, ensure};
use contract::Turn;
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use super::axe::{self, Sought};
use super::hand;
use super::screen::{Screen, browse, browse_in, may_run};
use crate::midway::{begun, midway};
use crate::thought::{Thought, stored, think, think_as};

const GAME: &str = "attack-the-tower";
/// What makes a game short: two armies that are set, a weak palace, no questions beside battles.
const SHORT: &[(&str, &str)] = &[
    ("option-armies", "fae,west"),
    ("option-palace_power", "6"),
    ("option-burns", "none"),
    ("option-windows", "battle_only"),
    ("guide", ""),
];
/// The first seat is before a palace that only one base defends.
const LATE: &str = "att1;7;1;main;fae/L2,W2,C2:-,-,-:-,-,-/0/-/22.-25./-;west/L2,-,-:-,-,-:-,-,-/0/-/24.-25./-;d";
/// More presses than a short game has.
const MOST: usize = 400;

/// Finds what is to be pressed next for an action, as somebody does who knows what they want, and keeps it in the page: the
/// button that does it, the place, the piece; else the list of all moves. Says what it is.
const AIM: &str = r##"
    const [token, pieces] = [arguments[0], arguments[1]];
    const all = (css) => [...document.querySelectorAll(css)].filter((e) => e.checkVisibility());
    const acting = (css) => all(css).find((e) => e.value === token);
    const folded = (css) => all(css).find((e) => [...e.querySelectorAll("button[name=token]")].some((b) => b.value === token));
    const held = all("a.take[aria-current], #board .is-selected").length > 0;
    const found = {
      act:
        acting(".tray.aimed .actions button[name=token]") ??
        (document.querySelector(".portion-name") ? all(".tray.aimed .actions .primary")[0] : undefined) ??
        acting(".actions button[name=token]"),
      ask: folded("details.asks:not([open]), details.more:not([open])")?.querySelector("summary"),
      place: all("#board a[data-token]").find((e) => e.dataset.token === token),
      piece: held ? undefined : pieces.map((key) => all(`a.take[id$="-${key}"], #board a[data-token="${key}"]`)[0]).find((e) => e),
      listed: acting("#moves button[name=token]"),
      list: folded("#moves details:not([open])")?.querySelector("summary"),
    };
    const [kind, next] = Object.entries(found).find(([, e]) => e) ?? ["none"];
    window.next = next;
    return kind;
"##;

/// How somebody presses things.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hand {
    Pointer,
    Keys,
    Finger,
}

/// Does an action, press by press; returns how many it took.
pub(super) async fn make(screen: &Screen, hand: Hand, thought: &Thought) -> Result<usize> {
    let mut pressed = Vec::new();
    for presses in 1..8 {
        let of = vec![json!(thought.token), json!(thought.pieces)];
        // The page is asked as seldom as may be: a whole match is many presses.
        let look = format!(
            "const [state, kind] = [() => {{ {} }}, () => {{ {AIM} }}];
            return [state(), kind(), Number(document.getElementById('table')?.dataset.version ?? 0)]",
            hand::STATE
        );
        let (before, kind, version): (String, String, u64) = screen.ask_of(&look, of).await?;
        if kind == "none" {
            bail!("there is no way to {thought:?}: {}", screen.source().await?);
        }
        press(screen, hand).await.with_context(|| format!("{kind} for {thought:?}"))?;
        pressed.push(kind.clone());
        if kind == "list" {
            continue;
        }
        hand::until_other_than(screen, &before).await.with_context(|| format!("{kind} for {thought:?}"))?;
        // A place that is pressed with a piece in hand may do it at once.
        if screen.version().await? > version {
            return Ok(presses);
        }
    }
    bail!("{thought:?} takes more presses than anybody has patience for: {pressed:?}; {}", screen.source().await?)
}

pub(super) async fn press(screen: &Screen, hand: Hand) -> Result<()> {
    match hand {
        Hand::Pointer => {
            let found = screen
                .driver
                .execute("window.next.scrollIntoView({ block: 'center' }); return window.next", vec![])
                .await?;
            Ok(found.element()?.click().await?)
        }
        Hand::Keys => {
            go_to(screen).await?;
            Ok(screen.driver.action_chain().send_keys(Key::Enter + "").perform().await?)
        }
        Hand::Finger => tap(screen).await,
    }
}

/// Goes by Tab, or back, to what is to be pressed. The keys of one way are one message to the program that drives the
/// browser, which takes far longer to be asked than to press.
async fn go_to(screen: &Screen) -> Result<()> {
    const TRIES: usize = 40;
    const WAY: &str = r#"
        const stops = [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary, [tabindex='0']")];
        const on = stops.filter((e) => e.checkVisibility() && !e.disabled && e.tabIndex >= 0);
        const from = on.indexOf(document.activeElement);
        return from < 0 ? null : on.indexOf(window.next) - from"#;
    for _ in 0..TRIES {
        // Where the focus was lost nobody knows from where it goes on; one press shows it.
        let way = screen.ask::<Option<i64>>(WAY).await?.unwrap_or(1);
        let tabs = Key::Tab.value().to_string().repeat(way.unsigned_abs() as usize);
        let chain = screen.driver.action_chain();
        match way {
            0 => return Ok(()),
            ..0 => chain.key_down(Key::Shift).send_keys(tabs).key_up(Key::Shift).perform().await?,
            _ => chain.send_keys(tabs).perform().await?,
        }
    }
    bail!("no key leads to {}", screen.ask::<String>("return window.next.outerHTML").await?)
}

/// Taps with a finger, in the middle.
async fn tap(screen: &Screen) -> Result<()> {
    // Two quick taps on one place are a double tap, of which the page takes the first alone. A tap beside a question that
    // is open closes it, and none is where the last one was.
    const ASIDE: &str = "
        const box = document.getElementById('prompt').getBoundingClientRect();
        return window.next.closest('.asks[open]') ? [] : [[box.x + 4, box.y + 4]]";
    const MIDDLE: &str = r#"
        window.next.scrollIntoView({ behavior: "instant", block: "center" });
        const mark = window.next.querySelector("[data-middle]") ?? window.next, box = mark.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2, box.width, box.height]"#;
    let [x, y, width, height]: [f64; 4] = screen.ask(MIDDLE).await?;
    ensure!(width >= 20.0 && height >= 20.0, "{width} by {height} is no size for a finger");
    let aside: Vec<[f64; 2]> = screen.ask(ASIDE).await?;
    for [x, y] in aside.into_iter().chain([[x, y]]) {
        let touch = |kind: &str, points: Value| json!({ "type": kind, "touchPoints": points });
        screen.command("Input.dispatchTouchEvent", touch("touchStart", json!([{ "x": x, "y": y }]))).await?;
        screen.command("Input.dispatchTouchEvent", touch("touchEnd", json!([]))).await?;
    }
    Ok(())
}

/// Opens a table for whoever made it by program, in this browser.
async fn enter(screen: &Screen, fields: &[(&str, &str)]) -> Result<String> {
    screen.calm().await?;
    screen.goto("/").await?;
    let mut me = screen.companion().await?;
    let table = me.create(GAME, &[fields, SHORT].concat()).await;
    for (name, value) in &me.cookies {
        screen.driver.add_cookie(Cookie::new(name.clone(), value.clone())).await?;
    }
    screen.goto(&table).await?;
    screen.find("#table").await?;
    Ok(table)
}

/// Says that a page asks for an action of this seat.
pub(super) fn asks(seat: usize) -> String {
    format!("document.querySelector('form.moves input[name=seat][value=\"{seat}\"]')")
}

/// Plays a game out: each seat in a browser, in its own manner. Returns how many actions there were.
pub(super) async fn play(house: &Screen, table: &str, seats: &[(&Screen, Hand)]) -> Result<usize> {
    play_as("greedy", house, table, seats).await
}

/// Plays a game out as this bot would.
pub(super) async fn play_as(bot: &str, house: &Screen, table: &str, seats: &[(&Screen, Hand)]) -> Result<usize> {
    let mut made = 0;
    while made < MOST {
        let now = stored(&house.house, table).await;
        if now.position().turn() == Turn::Over {
            return Ok(made);
        }
        // A bot, or chance, is about to go on by itself.
        let Some(thought) = think_as(bot, now.position()).filter(|thought| thought.seat.index() < seats.len()) else {
            continue;
        };
        let (screen, hand) = seats[thought.seat.index()];
        let version = now.version(now.observer(contract::SeatSet::only(thought.seat)));
        let is_new = format!("Number(document.getElementById('table')?.dataset.version) >= {version}");
        screen.until(&format!("{} && {is_new}", asks(thought.seat.index()))).await?;
        make(screen, hand, &thought).await?;
        made += 1;
    }
    bail!("the game does not end")
}

/// Begins a game at a line, and lets the first seat end it without script.
pub(super) async fn ends_without_script(game: &str, line: &str, options: &[(&str, &str)]) -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let (house, me, tables) = midway(game, &[(line, options)]).await;
    browse_in(house, &me, async |screen| {
        screen.without_script().await?;
        play_without_script("greedy", screen, &tables[0], 1).await?;
        screen.find("#ending").await.map(drop)
    })
    .await
}

/// Plays the first seats of a game out by forms and links alone, as this bot would.
pub(super) async fn play_without_script(bot: &str, screen: &Screen, table: &str, seats: usize) -> Result<()> {
    let mut made = 0;
    while made < MOST {
        let now = stored(&screen.house, table).await;
        if now.position().turn() == Turn::Over {
            break;
        }
        let thought = think_as(bot, now.position()).filter(|thought| thought.seat.index() < seats);
        let Some(thought) = thought else { continue };
        let asks = asks(thought.seat.index());
        // The answer to a form is the next page; only where somebody else has done something since is it fetched anew.
        let version = now.version(now.observer(contract::SeatSet::only(thought.seat)));
        let is_new = format!("Number(document.getElementById('table')?.dataset.version) >= {version}");
        if !screen.ask::<bool>(&format!("return !!{asks} && {is_new}")).await? {
            screen.goto(table).await?;
        }
        // The page is as new as the table, or newer: a bot answers at once.
        if screen.ask::<bool>(&format!("return !!{asks}")).await? {
            make(screen, Hand::Pointer, &thought).await?;
            made += 1;
        }
    }
    screen.goto(table).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_by_clicks_in_one_browser_and_by_keys_alone_in_the_other() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    // The first game is as good as won, so that a match is one whole game, or two.
    let (house, me, tables) = begun(GAME, &[(LATE, &[&[("match", "1")], SHORT].concat())]).await;
    browse_in(house, &me, async |one| {
        let first = &tables[0];
        one.calm().await?;
        one.goto(first).await?;
        one.find("#table").await?;
        let link: String = one.ask("return document.getElementById('link-1').value").await?;
        let two = one.another().await?;
        let played = play_match(one, &two, first, &link).await;
        let complaints = two.complaints().await;
        two.driver.clone().quit().await?;
        played?;
        ensure!(complaints?.is_empty(), "the second browser complains");
        Ok(())
    })
    .await
}

async fn play_match(one: &Screen, two: &Screen, first: &str, link: &str) -> Result<()> {
    two.calm().await?;
    two.driver.goto(link).await?;
    two.find(".invitation .btn.primary").await?.click().await?;
    let mut table = first.to_owned();
    for game in 1..=3 {
        for screen in [one, two] {
            screen.until("document.documentElement.dataset.link === 'live'").await?;
        }
        play(one, &table, &[(one, Hand::Pointer), (two, Hand::Keys)]).await.with_context(|| format!("game {game}"))?;
        for screen in [one, two] {
            screen.find("#ending").await?;
        }
        if one.ask::<bool>("return !!document.getElementById('match-result')").await? {
            ensure!(game > 1, "one game is no match of three");
            return two.until("document.getElementById('match-result')").await;
        }
        // Whoever is asked first what to do next does it, the other comes after.
        one.find("#follow").await?.click().await?;
        one.until(&format!("!location.pathname.endsWith('{table}')")).await?;
        table = one.path().await?;
        two.ask::<()>("window.next = document.getElementById('follow')").await?;
        press(two, Hand::Keys).await?;
        two.until(&format!("location.pathname === '{table}'")).await?;
    }
    bail!("three games, and nobody has won the match")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_without_script() -> Result<()> {
    browse(async |screen| {
        screen.without_script().await?;
        let table = enter(screen, &[("seat-0", "me"), ("seat-1", "greedy")]).await?;
        play_without_script("greedy", screen, &table, 1).await?;
        screen.find("#ending").await.map(drop)
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_on_a_phone_by_touch() -> Result<()> {
    browse(async |screen| {
        screen.resize(360, 740).await?;
        screen.command("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await?;
        let table = enter(screen, &[("seat-0", "me"), ("seat-1", "greedy")]).await?;
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        ensure!(screen.ask::<bool>(wide).await?, "the page is wider than the phone");
        play(screen, &table, &[(screen, Hand::Finger)]).await?;
        screen.find("#ending").await?;
        ensure!(screen.ask::<bool>(wide).await?, "the page is wider than the phone at the end");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_shuts_nobody_out() -> Result<()> {
    if !axe::is_here() {
        return Ok(());
    }
    browse(async |screen| {
        axe::load(screen).await?;
        screen.goto(&format!("/play/{GAME}")).await?;
        axe::check(screen, Sought::All).await.context("the form")?;
        let table = enter(screen, &[("seat-0", "me"), ("seat-1", "greedy")]).await?;
        let mut stages = Vec::new();
        let mut made = 0;
        while made < MOST {
            let now = stored(&screen.house, &table).await;
            if now.position().turn() == Turn::Over {
                break;
            }
            let Some(thought) = think(now.position()).filter(|thought| thought.seat.index() == 0) else { continue };
            screen.until(&asks(0)).await?;
            let version = now.version(now.observer(contract::SeatSet::only(thought.seat)));
            screen.until(&format!("Number(document.getElementById('table')?.dataset.version) >= {version}")).await?;
            // Every question once, at two sizes.
            let question = now.position().prompt(thought.seat).context("a question")?.question.key;
            if !stages.contains(&question) {
                for (width, height) in [(360, 740), (1280, 720)] {
                    screen.resize(width, height).await?;
                    axe::check(screen, Sought::All).await.with_context(|| format!("{question} at {width}"))?;
                }
                stages.push(question);
            }
            make(screen, Hand::Pointer, &thought).await?;
            made += 1;
        }
        screen.find("#ending").await?;
        axe::check(screen, Sought::All).await.context("the end")?;
        ensure!(stages.len() > 5, "{stages:?}");
        Ok(())
    })
    .await
}

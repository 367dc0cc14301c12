//! The story in a real browser: what happened is played step by step, each with its sentence, and ends at a press.

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use serde_json::json;
use thirtyfour::prelude::*;

use super::duel::asks;
use super::screen::{Screen, browse, browse_in, may_run};
use crate::client::{Browser, tokens};
use crate::midway::midway;

/// Notes each scene that is played: what is said, what the log says last, and what else the page shows meanwhile.
const WATCH: &str = "
    window.played = [];
    window.boards = [];
    const text = (css) => [...document.querySelectorAll(css)].map((e) => e.textContent.replaceAll('\u{a0}', ' ').trim()).join('|');
    document.addEventListener('scene:changed', () => boards.push(document.getElementById('board').cloneNode(true)));
    document.addEventListener('scene:changed', () => played.push({
        said: text('#prompt .ask .told'),
        logged: text('#lines li:first-child .told'),
        hits: document.querySelectorAll('#board .hit').length,
        version: Number(document.getElementById('table').dataset.version),
        title: document.title,
        moves: document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length,
    }));
";

/// A scene as the page showed it.
#[derive(Deserialize, Clone, PartialEq, Debug)]
struct Seen {
    said: String,
    logged: String,
    hits: usize,
    version: u64,
    title: String,
    moves: usize,
}

async fn watch(screen: &Screen) -> Result<()> {
    screen.driver.execute(WATCH, vec![]).await?;
    Ok(())
}

async fn played(screen: &Screen) -> Result<Vec<Seen>> {
    screen.ask("return window.played ?? []").await
}

/// Chooses how fast stories are played.
async fn choose(screen: &Screen, speed: &str) -> Result<()> {
    let press = format!("document.querySelector('[name=story-speed][value={speed}]').click(); return document.cookie");
    let kept: String = screen.ask(&press).await?;
    ensure!(kept.contains(&format!("story={speed}")), "{kept}");
    Ok(())
}

/// Places a white die below the guns; the others are rolled again, so there are two steps to tell.
const ACT: &str = "
    const one = document.querySelector(\"button[name=token][value^='w'][value*='B'], button[name=token][value^='w']\");
    one.focus({ preventScroll: true });
    one.form.requestSubmit(one);
    return one.value";

const PLAYS: &str = "'tells' in document.getElementById('table').dataset";

/// Makes a table of one game, at which stories are played at this speed.
async fn alone(screen: &Screen, speed: &str) -> Result<String> {
    let table = screen.new_table().await?;
    choose(screen, speed).await?;
    watch(screen).await?;
    Ok(table)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_played_step_by_step_and_the_page_comes_last() -> Result<()> {
    browse(async |screen| {
        alone(screen, "fast").await?;
        let version = screen.version().await?;
        screen.ask::<String>(ACT).await?;
        screen.later_than(version).await?;
        let scenes = played(screen).await?;
        ensure!(scenes.len() == 2, "{scenes:#?}");
        for scene in &scenes {
            ensure!(scene.version == version && !scene.said.is_empty() && scene.said == scene.logged, "{scene:#?}");
            ensure!(scene.title.starts_with("Your move"), "the title is that of the page before: {}", scene.title);
        }
        ensure!(scenes[0].moves > 0, "the ship moves in the first");
        ensure!(screen.ask::<bool>(&format!("return !({PLAYS})")).await?, "it is over");
        let listed: String =
            screen.ask("return [...document.querySelectorAll('.telling li:last-child .told')].map((e) => e.textContent.replaceAll('\u{a0}', ' ').trim()).join('|')").await?;
        ensure!(listed == scenes[1].said, "{listed}");

        // What was left out, since the page had it, has been filled in: the boards are those that come whole.
        let whole = "
            const address = document.getElementById('table').dataset.events.replace('/events', '/story');
            const found = document.createElement('template');
            return fetch(`${address}?from=${arguments[0]}&to=99`).then((reply) => reply.text()).then((text) => {
                found.innerHTML = text;
                const boards = [...found.content.querySelectorAll('#board')];
                const differ = (one) => !boards.some((board) => board.isEqualNode(one));
                return [boards.length > 0, window.boards.length, window.boards.filter(differ).length];
            })";
        let compared: (bool, usize, usize) = screen.ask_of(whole, vec![json!(version)]).await?;
        ensure!(compared == (true, 2, 0), "{compared:?}");

        // The same again: from how it stood before, to how it stands.
        let board: String = screen.ask("return document.getElementById('frame').innerHTML").await?;
        screen.find("#story-again").await?.click().await?;
        screen.until(&format!("played.length > 4 && !({PLAYS})")).await?;
        let again = played(screen).await?;
        ensure!(again.last() .map(|scene| &scene.said) == scenes.last().map(|scene| &scene.said), "{again:#?}");
        ensure!(screen.ask::<String>("return document.getElementById('frame').innerHTML").await?.len() == board.len());
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_story_ends_at_escape_at_its_button_and_at_a_press_that_does_nothing_else() -> Result<()> {
    browse(async |screen| {
        let mut table = alone(screen, "slow").await?;
        for way in ["escape", "button", "press"] {
            let before = played(screen).await?.len();
            let version = screen.version().await?;
            screen.ask::<String>(ACT).await?;
            screen.until(&format!("played.length > {before}")).await?;
            ensure!(screen.version().await? == version && screen.ask::<bool>(&format!("return {PLAYS}")).await?);
            match way {
                "escape" => screen.driver.action_chain().send_keys(Key::Escape + "").perform().await?,
                "button" => screen.find("#story-skip").await?.click().await?,
                // What the past offers is taken no more.
                _ => screen.find("#frame").await?.click().await?,
            }
            let shown = screen.later_than(version).await.context(way)?;
            ensure!(played(screen).await?.len() == before + 1, "{way}: it went on");
            let mut me = screen.companion().await?;
            let page = me.get(&table).await.body;
            ensure!(crate::client::version(&page) == shown.to_string(), "{way}: something else was done");
            if !tokens(&page).iter().any(|token| token.starts_with('w')) {
                table = alone(screen, "slow").await?;
            }
        }
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_switches_stories_off_or_wants_less_motion_sees_the_page_and_reads_what_happened() -> Result<()> {
    browse(async |screen| {
        alone(screen, "off").await?;
        let version = screen.version().await?;
        screen.ask::<String>(ACT).await?;
        screen.later_than(version).await?;
        ensure!(played(screen).await?.is_empty(), "nothing is played");
        // The browser remembers it; without motion nothing is played whatever it remembers.
        screen.driver.refresh().await?;
        screen.find("[name=story-speed][value=off]").await?;
        ensure!(screen.ask::<bool>("return document.querySelector('[name=story-speed][value=off]').checked").await?);
        choose(screen, "normal").await?;
        screen.calm().await?;
        watch(screen).await?;
        let version = screen.version().await?;
        screen.ask::<String>(ACT).await?;
        screen.later_than(version).await?;
        ensure!(played(screen).await?.is_empty(), "nothing moves");
        let told: usize = screen.ask("return document.querySelectorAll('.telling li').length").await?;
        ensure!(told >= 4, "what happened is listed: {told}");
        // Each sentence is read aloud by the log alone.
        let live = "return [...document.querySelectorAll('#story [aria-live], #story [role=log], #story [role=status]')].length";
        ensure!(screen.ask::<usize>(live).await? == 0);
        Ok(())
    })
    .await
}

/// Lets the first of a table's people take steps with a quicker browser until something is told to others.
async fn act(who: &mut Browser, table: &str, times: usize) -> Result<()> {
    for _ in 0..times {
        let page = who.get(table).await.body;
        let token = tokens(&page).into_iter().next().context("something to do")?;
        ensure!(who.act(table, &page, &token).await.status == 303, "{token}");
    }
    Ok(())
}

/// Makes a table of Raise the Shields! with somebody else, who sits at it with a quicker browser; returns it with its
/// address, when it has begun.
async fn two(screen: &Screen) -> Result<(Browser, String)> {
    screen.goto("/play/raise-the-shields").await?;
    let fill = "
        document.querySelector('input[name=seat-1][value=link]').click();
        document.querySelector('input[name=name]').value = 'Ann';
        document.querySelector('input[name=guide]').checked = false;
        return true";
    screen.ask::<bool>(fill).await?;
    screen.find("form.create .btn.primary").await?.click().await?;
    screen.find("#table").await?;
    let table = screen.path().await?;
    let link: String = screen.ask("return document.getElementById('link-1').value").await?;
    let mut other = screen.house.browser();
    other.get(link.strip_prefix(&screen.house.base()).context("a link of this house")?).await;
    ensure!(other.post(&format!("{table}/sit"), &[("name", "Bob")]).await.status == 303);
    screen.until("document.querySelector('#moves button[name=token]')").await?;
    screen.until("document.documentElement.dataset.link === 'live'").await?;
    Ok((other, table))
}

/// Lets somebody choose in secret until they have finished.
async fn finish(who: &mut Browser, table: &str) -> Result<()> {
    loop {
        let page = who.get(table).await.body;
        let Some(token) = tokens(&page).into_iter().next() else { return Ok(()) };
        ensure!(who.act(table, &page, &token).await.status == 303, "{token}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reveal_is_played_attack_by_attack_for_whoever_waits_and_others_go_on_meanwhile() -> Result<()> {
    browse(async |screen| {
        let (mut bob, table) = two(screen).await?;
        choose(screen, "slow").await?;
        let mut ann = screen.companion().await?;
        finish(&mut ann, &table).await?;
        screen.until("document.querySelector('#prompt.waiting')").await?;
        watch(screen).await?;
        let version = screen.version().await?;
        finish(&mut bob, &table).await?;
        screen.until("played.length > 0").await?;
        // Nobody waits for a story: the next round goes on, and is told after this one.
        let page = bob.get(&table).await.body;
        let now = if tokens(&page).is_empty() { ann.get(&table).await.body } else { page };
        ensure!(!tokens(&now).is_empty(), "somebody may choose already");
        choose(screen, "fast").await?;
        screen.later_than(version).await?;
        let scenes = played(screen).await?;
        ensure!(scenes.len() >= 3, "sheets, attacks and what follows: {scenes:#?}");
        let marks: Vec<usize> = scenes.iter().map(|scene| scene.hits).collect();
        ensure!(marks.is_sorted() && marks.first() < marks.last(), "hits are marked one after another: {marks:?}");
        ensure!(
            scenes
                .iter()
                .all(|scene| scene.version == version && scene.said == scene.logged
                    || scene.said.len() < scene.logged.len()),
            "{scenes:#?}"
        );
        let all: Vec<&String> = scenes.iter().map(|scene| &scene.said).collect();
        ensure!(all.windows(2).all(|two| two[0] != two[1]), "each is told once: {all:#?}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_during_a_story_is_told_after_it() -> Result<()> {
    browse(async |screen| {
        let table = alone(screen, "slow").await?;
        let version = screen.version().await?;
        screen.ask::<String>(ACT).await?;
        screen.until("played.length === 1").await?;
        // The same person plays on from another device.
        act(&mut screen.companion().await?, &table, 1).await?;
        choose(screen, "fast").await?;
        let last = crate::client::version(&screen.companion().await?.get(&table).await.body);
        screen.until(&format!("document.getElementById('table').dataset.version === '{last}'")).await?;
        let scenes = played(screen).await?;
        ensure!(scenes.len() >= 3 && scenes.iter().all(|scene| scene.version == version), "{scenes:#?}");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_happened_meanwhile_is_marked_and_played_on_request() -> Result<()> {
    browse(async |screen| {
        let table = alone(screen, "fast").await?;
        screen.goto("/").await?;
        act(&mut screen.companion().await?, &table, 2).await?;
        screen.goto(&table).await?;
        screen.until("document.querySelector('#story[data-unseen]')").await?;
        ensure!(!screen.ask::<bool>(&format!("return {PLAYS}")).await?, "the present comes first");
        watch(screen).await?;
        let version = screen.version().await?;
        screen.find("#story-again").await?.click().await?;
        screen.until(&format!("played.length > 2 && !({PLAYS})")).await?;
        ensure!(screen.version().await? == version, "the page is as it was");
        screen.driver.refresh().await?;
        screen.find("#story").await?;
        ensure!(
            screen.ask::<bool>("return !document.querySelector('#story[data-unseen], .is-unseen')").await?,
            "all is seen"
        );
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_of_ones_own_press_is_no_news_and_moves_nothing_beside_it() -> Result<()> {
    browse(async |screen| {
        let table = alone(screen, "fast").await?;
        screen.goto(&table).await?;
        let height = "return document.querySelector('.story-head').offsetHeight";
        let before: i64 = screen.ask(height).await?;
        let version = screen.version().await?;
        screen.ask::<Option<bool>>("document.querySelector('#moves button[name=token]').click()").await?;
        screen.until(&format!("document.getElementById('table').dataset.version > {version} && !({PLAYS})")).await?;
        ensure!(
            screen.ask::<bool>("return !document.querySelector('#story[data-unseen], .is-unseen')").await?,
            "whoever pressed has seen it"
        );
        ensure!(screen.ask::<i64>(height).await? == before, "the head keeps its height");
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn others_who_finish_move_neither_focus_nor_scroll() -> Result<()> {
    browse(async |screen| {
        let (mut bob, table) = two(screen).await?;
        let hold = "
            document.querySelector('#moves details.with').open = true;
            const move = [...document.querySelectorAll('#moves button[name=token]')].find((one) => one.checkVisibility());
            move.scrollIntoView({ behavior: 'instant', block: 'center' });
            // The focus is on what every roll has: after a triple there is no group to take up.
            document.querySelector('#moves details.with summary').focus({ preventScroll: true });
            window.focused = document.activeElement;
            window.scrolled = scrollY;
            return move";
        let button = screen.driver.execute(hold, vec![]).await?.element()?;
        // The pointer rests on a move, which shows what it would do.
        screen.driver.action_chain().move_to_element_center(&button).perform().await?;
        screen.until("document.querySelector('#preview .would')").await.context("no preview")?;
        let version = screen.version().await?;
        finish(&mut bob, &table).await?;
        screen.later_than(version).await?;
        let kept = "return [document.activeElement === focused && document.contains(focused), scrollY - scrolled]";
        let kept: (bool, f64) = screen.ask(kept).await?;
        ensure!(kept == (true, 0.0), "focus or scroll has moved: {kept:?}");
        Ok(())
    })
    .await
}

/// What an invasion comes to is told when its dice have landed, on the board and in words.
#[tokio::test(flavor = "multi_thread")]
async fn dice_land_before_it_is_told_what_they_come_to() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let whole = "222222222222.2";
    let line = format!(
        "ec1 n=2 r=1 f=1 t=1 ph=rebuild pl=122222222222.2/{whole} inv=Y1:0,B1:0,P1:0 def=XXr rr=0 ms=0 pts=1 q=- tb=-"
    );
    let (house, me, tables) = midway("exponential-chaos", &[(&line, &[])]).await;
    browse_in(house, &me, async |screen| {
        screen.goto(&tables[0]).await?;
        screen.until(&asks(0)).await?;
        choose(screen, "fast").await?;
        // Right after a scene with tumbling dice has begun: what is not seen yet, and what shows it later.
        let watch = "
            window.early = [];
            const wait = (one) => Math.max(0, ...one.getAnimations().map((motion) => motion.effect.getTiming().delay));
            document.addEventListener('scene:changed', () => {
                if (!document.querySelector('#board .tumbles')) return;
                const told = [...document.querySelectorAll('#board .settles, #prompt .ask')];
                early.push(told.map((one) => [getComputedStyle(one).opacity, wait(one)]));
            });";
        screen.ask::<()>(watch).await?;
        let version = screen.version().await?;
        screen.ask::<()>("document.querySelector('.tray button[name=token][value=N]').click()").await?;
        screen.later_than(version).await?;
        let early: Vec<Vec<(String, f64)>> = screen.ask("return early").await?;
        ensure!(!early.is_empty() && early.iter().all(|told| told.len() >= 5), "{early:?}");
        ensure!(early.iter().flatten().all(|(opacity, wait)| opacity == "0" && *wait >= 600.0), "{early:?}");
        screen.until("document.getAnimations().every((one) => one.playState !== 'running')").await?;
        let seen: bool =
            screen.ask("return getComputedStyle(document.querySelector('#prompt .ask')).opacity === '1'").await?;
        ensure!(seen, "the question stays away");
        Ok(())
    })
    .await
}

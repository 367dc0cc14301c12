//! One whole game in a real browser, by clicks and keys, and pictures of every page.
//!
//! Without `chromium` and `chromedriver` the test says that it was skipped; where `CI` is set it fails.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use contract::{Dice, Stream};
use serde_json::json;
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};

use crate::client::{logged, tokens};
use crate::house::House;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);
/// How often it is looked at meanwhile.
const LOOK: Duration = Duration::from_millis(20);

/// Lists what a page lacks.
const AUDIT: &str = r#"
    const faults = [];
    const all = (css) => [...document.querySelectorAll(css)];
    const name = (e) => (e.getAttribute("aria-label") || e.textContent || "").trim();
    for (const [css, count] of [["h1", 1], ["main", 1], ["header", 1], ["html[lang]", 1], ["title", 1]])
        if (document.querySelectorAll(css + (css === "title" ? ":not(svg *)" : "")).length !== count) faults.push(`not ${count} ${css}`);
    const ids = all("[id]").map((e) => e.id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push(`the id ${id} twice`);
    for (const e of all("button, a[href], summary")) if (!name(e)) faults.push(`no name: ${e.outerHTML}`);
    for (const e of all("input:not([type=hidden]), select")) if (!e.labels.length) faults.push(`no label: ${e.outerHTML}`);
    for (const e of all("[aria-labelledby]")) if (!document.getElementById(e.getAttribute("aria-labelledby"))) faults.push(`no title: ${e.id}`);
    for (const e of all("svg")) if (!e.closest("[aria-hidden=true]") && !e.getAttribute("role")) faults.push(`a drawing without role: ${e.outerHTML.slice(0, 80)}`);
    for (const e of all("[style]")) faults.push(`a style inside: ${e.outerHTML.slice(0, 80)}`);
    return faults;
"#;

/// A browser and the program that drives it.
pub(crate) struct Screen {
    pub(crate) driver: WebDriver,
    _program: Child,
    _profile: TempDir,
}

fn where_is(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Says whether the browser is there; where it must be and is not, the test fails.
pub(crate) fn may_run() -> bool {
    let missing: Vec<&str> =
        ["chromium", "chromedriver"].into_iter().filter(|program| where_is(program).is_none()).collect();
    if missing.is_empty() {
        return true;
    }
    let strict = std::env::var("CI").is_ok_and(|value| !value.is_empty() && value != "false");
    assert!(
        !strict,
        "the browser test needs {}; on Debian: apt-get install chromium chromium-driver",
        missing.join(" and ")
    );
    println!("\nskipped: A GAME IN A REAL BROWSER, for want of {}", missing.join(" and "));
    false
}

impl Screen {
    pub(crate) async fn open() -> Result<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let program = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("chromedriver")?;
        let answers = async {
            while TcpStream::connect(("127.0.0.1", port)).await.is_err() {
                tokio::time::sleep(LOOK).await;
            }
        };
        tokio::time::timeout(PATIENCE, answers).await.context("chromedriver does not answer")?;
        let profile = tempfile::tempdir()?;
        let mut wishes = DesiredCapabilities::chrome();
        wishes.set_binary(&where_is("chromium").context("chromium")?.display().to_string())?;
        for flag in [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-quic",
            "--hide-scrollbars",
            "--window-size=1280,900",
        ] {
            wishes.add_arg(flag)?;
        }
        wishes.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        wishes.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), wishes).await?;
        Ok(Self { driver, _program: program, _profile: profile })
    }

    pub(crate) async fn find(&self, css: &'static str) -> Result<WebElement> {
        Ok(self.driver.query(By::Css(css)).wait(PATIENCE, LOOK).first().await?)
    }

    pub(crate) async fn version(&self) -> Result<u64> {
        self.find("#table").await?;
        // Read in one go: on a page that is being left, what was found may be gone before it is asked.
        let read = "return Number(document.getElementById('table')?.dataset.version ?? 0)";
        Ok(self.driver.execute(read, vec![]).await?.convert()?)
    }

    /// Waits until the page shows a later version than this; returns it.
    pub(crate) async fn later_than(&self, version: u64) -> Result<u64> {
        let moved = async {
            loop {
                let now = self.version().await?;
                if now > version {
                    return Ok::<u64, anyhow::Error>(now);
                }
                tokio::time::sleep(LOOK).await;
            }
        };
        tokio::time::timeout(PATIENCE, moved).await.with_context(|| format!("nothing after version {version}"))?
    }

    async fn page(&self) -> Result<String> {
        Ok(self.driver.source().await?)
    }

    /// Checks what every page owes to those who do not see it: names, landmarks, one first heading, ids that differ.
    async fn audit(&self, name: &str) -> Result<()> {
        let faults: Vec<String> = self.driver.execute(AUDIT, vec![]).await?.convert()?;
        ensure!(faults.is_empty(), "{name}: {faults:#?}");
        Ok(())
    }

    /// Pictures the page by day and night, wide and narrow, and checks that it does not scroll sideways.
    async fn picture(&self, name: &str) -> Result<()> {
        self.audit(name).await?;
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../screenshots");
        std::fs::create_dir_all(&folder)?;
        let cdp = self.driver.cdp();
        for (width, look) in [(1280, "wide"), (360, "phone")] {
            for theme in ["light", "dark"] {
                let features = json!([{ "name": "prefers-color-scheme", "value": theme }]);
                cdp.send_raw("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
                let size = |height: i64| json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500 });
                cdp.send_raw("Emulation.setDeviceMetricsOverride", size(800)).await?;
                let measured = "const e = document.documentElement; return [e.scrollWidth, e.scrollHeight]";
                let measured: Vec<i64> = self.driver.execute(measured, vec![]).await?.convert()?;
                ensure!(measured[0] <= width, "{name} scrolls sideways at {width}: it is {} wide", measured[0]);
                cdp.send_raw("Emulation.setDeviceMetricsOverride", size(measured[1].clamp(800, 4000))).await?;
                let picture = self.driver.screenshot_as_png().await?;
                std::fs::write(folder.join(format!("{name}-{look}-{theme}.png")), picture)?;
            }
        }
        cdp.send_raw("Emulation.clearDeviceMetricsOverride", json!({})).await?;
        cdp.send_raw("Emulation.setEmulatedMedia", json!({ "features": [] })).await?;
        Ok(())
    }

    /// Presses one of the page's buttons, by the dice, with the pointer or the keyboard; returns the version after. What
    /// was found may be gone before it is pressed, when a patch or a page comes in between: then it is looked for again.
    async fn press(&self, dice: &mut Stream, by_key: bool) -> Result<u64> {
        let version = self.version().await?;
        for _ in 0..10 {
            match self.touch(dice, by_key).await {
                Err(error) if is_stale(&error) => {}
                touched => return touched.and(self.later_than(version).await),
            }
        }
        self.later_than(version).await
    }

    async fn touch(&self, dice: &mut Stream, by_key: bool) -> Result<()> {
        let buttons =
            self.driver.query(By::Css("button.move")).wait(PATIENCE, LOOK).all_from_selector_required().await?;
        let button = &buttons[dice.below(buttons.len() as u32) as usize];
        if by_key {
            button.focus().await?;
            button.send_keys(Key::Enter + "").await?;
        } else {
            // Two quick clicks on one place are a double click, of which the page takes the first alone.
            self.find("h1").await?.click().await?;
            button.click().await?;
        }
        Ok(())
    }
}

fn is_stale(error: &anyhow::Error) -> bool {
    error.downcast_ref::<WebDriverError>().is_some_and(|error| {
        matches!(error.as_inner(), thirtyfour::error::WebDriverErrorInner::StaleElementReference(_))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_in_a_browser() -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let house = House::open().await;
    let screen = Screen::open().await?;
    let played = play(&house, &screen).await;
    let faults: Vec<String> = screen
        .driver
        .browser_log()
        .await?
        .into_iter()
        .filter(|entry| entry.level == "SEVERE")
        .map(|entry| entry.message)
        .collect();
    screen.driver.quit().await?;
    played?;
    ensure!(faults.is_empty(), "the browser complains: {faults:#?}");
    Ok(())
}

async fn play(house: &House, screen: &Screen) -> Result<()> {
    let driver = &screen.driver;
    driver.goto(house.base()).await?;
    screen.picture("home").await?;
    screen.find(".game .btn.primary").await?.click().await?;
    screen.find("input[name=name]").await?.send_keys("Mira").await?;
    screen.picture("create").await?;
    screen.find(".create .btn.primary").await?.click().await?;
    screen.find("#table").await?;
    let address = driver.current_url().await?.to_string();
    ensure!(address.contains("/table/"), "{address}");
    screen.picture("table-start").await?;
    in_first_view(screen).await?;
    preview(screen).await?;

    let mut dice = Stream::new("browser", "whole game", 3);
    for step in 0..12 {
        screen.press(&mut dice, step % 3 == 2).await?;
    }
    let before = logged(&screen.page().await?);
    driver.refresh().await?;
    ensure!(logged(&screen.page().await?) == before, "a reload shows the same log");
    screen.picture("table-middle").await?;
    two_tabs(screen, &address, &mut dice).await?;
    double_click(screen).await?;
    by_the_board(screen).await?;
    without_script(screen, &mut dice).await?;

    let mut presses = 0;
    while !screen.page().await?.contains("id=\"ending\"") {
        screen.press(&mut dice, presses % 7 == 3).await?;
        presses += 1;
        ensure!(presses < 400, "the game does not end");
    }
    screen.find("#ending").await?;
    ensure!(tokens(&screen.page().await?).is_empty(), "nothing can be pressed after the end");
    screen.picture("table-end").await?;

    driver.goto(format!("{}/rules/under-falling-skies#R29", house.base())).await?;
    screen.picture("rules").await?;
    driver.goto(house.base()).await?;
    ensure!(screen.find(".mine li").await?.text().await?.contains("Over"));
    screen.picture("home-after").await
}

/// What a player needs first is seen without scrolling, on a desktop.
async fn in_first_view(screen: &Screen) -> Result<()> {
    let low = "return document.querySelector('button.move').getBoundingClientRect().bottom";
    let bottom: f64 = screen.driver.execute(low, vec![]).await?.convert()?;
    ensure!(bottom < 720.0, "the first button ends at {bottom}");
    Ok(())
}

/// Pointing at a move or a place on the board, or focus, shows what it would do; nothing moves aside for it.
async fn preview(screen: &Screen) -> Result<()> {
    let driver = &screen.driver;
    let top = "return Math.round(document.querySelector('button.move').getBoundingClientRect().top)";
    let before: i64 = driver.execute(top, vec![]).await?.convert()?;
    for place in ["button.move", "#table g[data-token]"] {
        driver.action_chain().move_to_element_center(&screen.find(place).await?).perform().await?;
        screen.find("#preview .rule").await?;
        let said = screen.find("#preview").await?.text().await?;
        ensure!(said.contains("would mean:"), "{said}");
        let after: i64 = driver.execute(top, vec![]).await?.convert()?;
        ensure!(before == after, "the moves went from {before} to {after}");
        driver.action_chain().move_to_element_center(&screen.find("h1").await?).perform().await?;
        screen.find("#preview:empty").await.context("a preview stays when the pointer has gone")?;
    }
    screen.find("button.move").await?.focus().await?;
    screen.find("#preview .rule").await?;
    screen.picture("table-preview").await?;
    screen.find(".brand").await?.focus().await?;
    screen.find("#preview:empty").await.context("a preview stays when the focus has gone")?;
    Ok(())
}

/// Two tabs of one table: what is done in one is in the other when it is looked at again.
async fn two_tabs(screen: &Screen, address: &str, dice: &mut Stream) -> Result<()> {
    let driver = &screen.driver;
    let first = driver.window().await?;
    let version = screen.version().await?;
    let second = driver.new_tab().await?;
    driver.switch_to_window(second).await?;
    driver.goto(address).await?;
    ensure!(screen.version().await? == version, "both tabs show the same");
    let after = screen.press(dice, false).await?;
    driver.close_window().await?;
    driver.switch_to_window(first).await?;
    ensure!(screen.later_than(version).await? == after, "the first tab follows");
    Ok(())
}

/// A double click moves once.
async fn double_click(screen: &Screen) -> Result<()> {
    let acts = |page: &str| logged(page).into_iter().filter(|token| !token.starts_with('=')).collect::<Vec<_>>();
    let (version, before) = (screen.version().await?, acts(&screen.page().await?));
    let button = screen.find("button.move").await?;
    let token = button.attr("value").await?.context("a token")?;
    screen.find("h1").await?.click().await?;
    screen.driver.action_chain().double_click_element(&button).perform().await?;
    screen.later_than(version).await?;
    // Whatever the second click set off would come before the answer to this.
    screen.driver.refresh().await?;
    let after = acts(&screen.page().await?);
    ensure!(after == [before, vec![token]].concat(), "a double click led to {after:?}");
    Ok(())
}

/// A click on a place of the board does what its button does, or leads to it.
async fn by_the_board(screen: &Screen) -> Result<()> {
    let version = screen.version().await?;
    let places = screen.driver.query(By::Css("#table [data-token]")).nowait().all_from_selector().await?;
    let Some(place) = places.first() else { return Ok(()) };
    screen.find("h1").await?.click().await?;
    place.click().await?;
    let chosen = screen.driver.query(By::Css(".move.is-preview")).nowait().all_from_selector().await?;
    if let Some(button) = chosen.first() {
        button.click().await?;
    }
    screen.later_than(version).await.map(|_| ())
}

/// The same page with script switched off.
async fn without_script(screen: &Screen, dice: &mut Stream) -> Result<()> {
    let cdp = screen.driver.cdp();
    cdp.send_raw("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await?;
    screen.driver.refresh().await?;
    for _ in 0..2 {
        screen.press(dice, false).await?;
    }
    cdp.send_raw("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await?;
    screen.driver.refresh().await?;
    Ok(())
}

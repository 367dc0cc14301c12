//! A browser with the program that drives it, and what every test does with it.

use std::net::TcpListener;
use std::path::PathBuf;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{Config, Languages};
use tempfile::TempDir;
use thirtyfour::prelude::*;
use thirtyfour::{ChromiumLikeCapabilities, LoggingPrefsLogLevel};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::client::Browser;
use crate::house::House;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often it is looked at meanwhile.
const LOOK: Duration = Duration::from_millis(20);
/// So many tests have a browser at once. One leaves a core idle while it waits; more only keep each other waiting.
static PLACES: Semaphore = Semaphore::const_new(2);

/// A browser, the program that drives it, and the house it is in.
pub(crate) struct Screen {
    pub(crate) driver: WebDriver,
    pub(crate) house: Arc<House>,
    program: Arc<Program>,
    _profile: TempDir,
}

/// The program that drives browsers, while it has a place to run.
struct Program {
    port: u16,
    _child: Child,
    _place: SemaphorePermit<'static>,
}

/// Runs a test in a browser of its own; fails when the browser's console complains. Where there is no browser, says so.
pub(crate) async fn browse(test: impl AsyncFnOnce(&Screen) -> Result<()>) -> Result<()> {
    if may_run() { watched(Screen::open().await?, test).await } else { Ok(()) }
}

/// Does the same in a house that stands, for somebody who is known there.
pub(crate) async fn browse_in(
    house: House,
    person: &Browser,
    test: impl AsyncFnOnce(&Screen) -> Result<()>,
) -> Result<()> {
    if !may_run() {
        return Ok(());
    }
    let screen = Screen::with(Arc::new(Program::start().await?), Arc::new(house)).await?;
    screen.goto("/").await?;
    for (name, value) in &person.cookies {
        screen.driver.add_cookie(Cookie::new(name.clone(), value.clone())).await?;
    }
    watched(screen, test).await
}

/// Runs a test, and asks the console when it is done.
async fn watched(screen: Screen, test: impl AsyncFnOnce(&Screen) -> Result<()>) -> Result<()> {
    let done = test(&screen).await;
    let complaints = screen.complaints().await;
    screen.driver.quit().await?;
    done?;
    let complaints = complaints?;
    ensure!(complaints.is_empty(), "the browser complains: {complaints:#?}");
    Ok(())
}

fn where_is(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

/// Says whether the browser is there; where it must be and is not, the test fails.
pub(crate) fn may_run() -> bool {
    has(&["chromium", "chromedriver"].map(|name| (name, where_is(name).is_some())))
}

/// Says whether all that a test needs is there; where it must be and is not, the test fails.
pub(crate) fn has(needed: &[(&str, bool)]) -> bool {
    let missing: Vec<&str> = needed.iter().filter(|(_, there)| !there).map(|(name, _)| *name).collect();
    if missing.is_empty() {
        return true;
    }
    let missing = missing.join(" and ");
    let strict = std::env::var("CI").is_ok_and(|value| !value.is_empty() && value != "false");
    assert!(!strict, "the browser tests need {missing}; get them by: cargo xtask tools");
    println!("\nskipped: THE PAGES IN A REAL BROWSER, for want of {missing}; get them by: cargo xtask tools");
    false
}

impl Program {
    async fn start() -> Result<Self> {
        let place = PLACES.acquire().await?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let child = Command::new("chromedriver")
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
        Ok(Self { port, _child: child, _place: place })
    }
}

impl Screen {
    pub(crate) async fn open() -> Result<Self> {
        let program = Program::start().await?;
        // Made-up languages, too, can be asked for in a browser.
        let config = Config { languages: Languages::MadeUpToo, ..House::config() };
        Self::with(Arc::new(program), Arc::new(House::start(config).await)).await
    }

    /// Opens another browser in the same house, with a profile of its own: somebody else's.
    pub(crate) async fn another(&self) -> Result<Self> {
        Self::with(self.program.clone(), self.house.clone()).await
    }

    async fn with(program: Arc<Program>, house: Arc<House>) -> Result<Self> {
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
        let driver = WebDriver::new(format!("http://127.0.0.1:{}", program.port), wishes).await?;
        driver.set_script_timeout(PATIENCE).await?;
        Ok(Self { driver, house, program, _profile: profile })
    }

    /// Returns what the console has complained of since it was asked last.
    pub(crate) async fn complaints(&self) -> Result<Vec<String>> {
        let entries = self.driver.browser_log().await?;
        // The browser's own first page stumbles over itself when scripts are switched off while it loads.
        let ours = entries.into_iter().filter(|entry| !entry.message.starts_with("chrome://"));
        Ok(ours.filter(|entry| entry.level == "SEVERE").map(|entry| entry.message).collect())
    }

    /// Returns a quicker browser that has the cookies of this one.
    pub(crate) async fn companion(&self) -> Result<Browser> {
        let mut browser = self.house.browser();
        for cookie in self.driver.get_all_cookies().await? {
            browser.cookies.insert(cookie.name, cookie.value);
        }
        Ok(browser)
    }

    pub(crate) async fn goto(&self, path: &str) -> Result<()> {
        self.driver.goto(format!("{}{path}", self.house.base())).await?;
        // Now and then the driver takes the end of the browser's own first page for that of ours, of which half is there.
        self.until("document.readyState === 'complete' && location.protocol === 'http:'").await
    }

    /// Returns the address without the house.
    pub(crate) async fn path(&self) -> Result<String> {
        let address = self.driver.current_url().await?.to_string();
        Ok(address.strip_prefix(&self.house.base()).context("an address of this house")?.to_owned())
    }

    /// Makes a table with the form and returns its path.
    pub(crate) async fn new_table(&self) -> Result<String> {
        self.goto("/play/under-falling-skies").await?;
        self.find("form.create .btn.primary").await?.click().await?;
        self.find("#table").await?;
        self.path().await
    }

    pub(crate) async fn find(&self, css: &'static str) -> Result<WebElement> {
        self.driver.query(By::Css(css)).wait(PATIENCE, LOOK).first().await.with_context(|| format!("no {css}"))
    }

    /// Returns the version of the table page that is shown.
    pub(crate) async fn version(&self) -> Result<u64> {
        self.find("#table").await?;
        // Read in one go: on a page that is being left, what was found may be gone before it is asked.
        self.ask("return Number(document.getElementById('table')?.dataset.version ?? 0)").await
    }

    /// Waits until the page shows a later version than this; returns it.
    pub(crate) async fn later_than(&self, version: u64) -> Result<u64> {
        self.until(&format!("Number(document.getElementById('table')?.dataset.version) > {version}")).await?;
        self.version().await
    }

    /// Asks for less motion, so that nothing is on its way when the next thing is pressed.
    pub(crate) async fn calm(&self) -> Result<()> {
        let features = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
        self.command("Emulation.setEmulatedMedia", json!({ "features": features })).await
    }

    pub(crate) async fn source(&self) -> Result<String> {
        Ok(self.driver.source().await?)
    }

    /// Asks the page, in JavaScript.
    pub(crate) async fn ask<T: DeserializeOwned>(&self, question: &str) -> Result<T> {
        self.ask_of(question, vec![]).await
    }

    /// Asks the page about something.
    pub(crate) async fn ask_of<T: DeserializeOwned>(&self, question: &str, of: Vec<Value>) -> Result<T> {
        let answer = self.driver.execute(question, of).await.with_context(|| question.to_owned())?;
        Ok(answer.convert()?)
    }

    /// Waits until what the page says to this is true.
    pub(crate) async fn until(&self, condition: &str) -> Result<()> {
        let question = format!("return !!({condition})");
        let holds = async {
            // While one page gives way to another there is nobody to ask.
            while !self.ask::<bool>(&question).await.unwrap_or(false) {
                tokio::time::sleep(LOOK).await;
            }
        };
        let waited = tokio::time::timeout(PATIENCE, holds).await;
        waited.with_context(|| format!("it never held that {condition}"))
    }

    /// Sends one of Chromium's own commands.
    pub(crate) async fn command(&self, name: &str, with: Value) -> Result<()> {
        self.driver.cdp().send_raw(name, with).await?;
        Ok(())
    }

    /// Makes the window so wide and high, as a phone's where it is narrow.
    pub(crate) async fn resize(&self, width: i64, height: i64) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500 });
        self.command("Emulation.setDeviceMetricsOverride", size).await
    }

    /// Switches script off, from the next page on.
    pub(crate) async fn without_script(&self) -> Result<()> {
        self.command("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await
    }
}

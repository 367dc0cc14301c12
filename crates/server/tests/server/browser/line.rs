//! A line that goes down: a move that did not arrive can be made again, one whose answer was lost is not made twice, and
//! what the others did meanwhile comes by the stream.

use std::net::SocketAddr;

use anyhow::{Result, ensure};
use contract::Stream;
use serde_json::json;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use super::hand;
use super::screen::{Screen, browse};
use crate::client::{logged, tokens};

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_did_not_arrive_is_made_once_when_the_line_is_back() -> Result<()> {
    browse(async |screen| {
        let address = begin(screen).await?;
        let before = (screen.version().await?, shown(screen).await?);
        line(screen, false).await?;
        let token = press(screen).await?;
        // What is said and what stays, as long as nobody answers.
        screen.until("document.querySelector('#notice .refusal')?.textContent.includes('is not answering')").await?;
        ensure!(
            screen.ask::<String>("return document.getElementById('line').textContent").await?
                == "Connection lost. Reconnecting..."
        );
        ensure!((screen.version().await?, shown(screen).await?) == before, "the page has changed");
        ensure!(stored(screen, &address).await? == before.1, "the table has changed");

        line(screen, true).await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        ensure!(screen.version().await? == before.0, "something came with the line");
        ensure!(press(screen).await? == token, "another move is first now");
        screen.later_than(before.0).await?;
        let made = [before.1, vec![token]].concat();
        ensure!(shown(screen).await? == made && stored(screen, &address).await? == made, "not {made:?}");
        screen
            .until("!document.querySelector('#notice .refusal') && !document.getElementById('line').textContent")
            .await?;
        complains_of_the_line_alone(screen).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_missed_comes_by_the_stream() -> Result<()> {
    browse(async |screen| {
        let address = begin(screen).await?;
        screen.driver.execute("window.sameDocument = true", vec![]).await?;
        line(screen, false).await?;
        // The same person plays on from another device.
        let mut other = screen.house.browser();
        for cookie in screen.driver.get_all_cookies().await? {
            other.cookies.insert(cookie.name, cookie.value);
        }
        let version = screen.version().await?;
        for _ in 0..2 {
            let page = other.get(&address).await.body;
            let token = tokens(&page).swap_remove(0);
            ensure!(other.act(&address, &page, &token).await.status == 303, "{token}");
        }
        let made = logged(&other.get(&address).await.body);
        ensure!(screen.version().await? == version && shown(screen).await?.len() + 2 <= made.len(), "it came by air");
        line(screen, true).await?;
        screen.later_than(version).await?;
        ensure!(logged(&screen.source().await?) == made, "the page has not caught up with {made:?}");
        ensure!(screen.ask::<bool>("return window.sameDocument === true").await?, "the page was loaded anew");
        hand::click(screen, &mut Stream::new("browser", "line", 0)).await?;
        complains_of_the_line_alone(screen).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_die_that_is_picked_up_offline_comes_to_hand_when_the_line_is_back() -> Result<()> {
    browse(async |screen| {
        begin(screen).await?;
        screen.driver.execute("window.sameDocument = true", vec![]).await?;
        line(screen, false).await?;
        screen.find("a.take").await?.click().await?;
        line(screen, true).await?;
        screen.until("document.querySelector('a.take[aria-current]')").await?;
        ensure!(screen.ask::<bool>("return window.sameDocument === true").await?, "the table was left");
        complains_of_the_line_alone(screen).await
    })
    .await
}

/// Lets the answer to the next form be lost on its way, when all is done; what was sent can be sent again.
const LOSE: &str = "
    const real = window.fetch;
    window.fetch = async (address, options) => {
        const reply = await real(address, options);
        if (options?.method !== 'post') return reply;
        window.fetch = real;
        window.again = async () => { window.answered = (await real(address, options)).status; };
        throw new TypeError('the line is down');
    };
";

#[tokio::test(flavor = "multi_thread")]
async fn a_move_whose_answer_was_lost_is_not_made_twice() -> Result<()> {
    browse(async |screen| {
        let address = begin(screen).await?;
        let (version, before) = (screen.version().await?, shown(screen).await?);
        screen.driver.execute(LOSE, vec![]).await?;
        let token = press(screen).await?;
        screen.later_than(version).await?;
        screen.until("window.again").await?;
        screen.driver.execute("window.again()", vec![]).await?;
        screen.until("window.answered").await?;
        let made = [before, vec![token]].concat();
        ensure!(stored(screen, &address).await? == made, "{:?} and not {made:?}", stored(screen, &address).await?);
        Ok(())
    })
    .await
}

/// A line that can fall silent without being closed, as when somebody walks out of reach: what is under way stays there.
/// Whoever connects anew is served.
struct Line {
    address: SocketAddr,
    silences: watch::Sender<usize>,
}

impl Line {
    async fn to(house: SocketAddr) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (silences, silent) = watch::channel(0);
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut silent = silent.clone();
                silent.mark_unchanged();
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(house).await else { return };
                    tokio::select! {
                        _ = tokio::io::copy_bidirectional(&mut near, &mut far) => {}
                        Ok(()) = silent.changed() => std::future::pending().await,
                    }
                });
            }
        });
        Ok(Self { address, silences })
    }

    fn falls_silent(&self) {
        self.silences.send_modify(|times| *times += 1);
    }
}

/// Takes down all that is said of the line.
const LISTEN: &str = "
    window.said = [];
    const line = document.getElementById('line');
    new MutationObserver(() => window.said.push(line.textContent)).observe(line, { childList: true, characterData: true, subtree: true });
";

#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_is_half_open_is_noticed_and_made_anew() -> Result<()> {
    browse(async |screen| {
        let address = begin(screen).await?;
        let line = Line::to(screen.house.server.address()).await?;
        screen.driver.goto(format!("http://{}{address}", line.address)).await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        screen.driver.execute(LISTEN, vec![]).await?;
        screen.driver.execute("window.sameDocument = true", vec![]).await?;
        let version = screen.version().await?;
        line.falls_silent();
        let mut other = screen.house.browser();
        for cookie in screen.driver.get_all_cookies().await? {
            other.cookies.insert(cookie.name, cookie.value);
        }
        let page = other.get(&address).await.body;
        ensure!(other.act(&address, &page, &tokens(&page)[0]).await.status == 303, "the move is refused");
        let made = logged(&other.get(&address).await.body);
        ensure!(screen.version().await? == version, "it came by air");
        // No test waits as long as people would. The browser may try lines first that it kept and that are silent too.
        screen.driver.execute("document.documentElement.dataset.silence = 1500", vec![]).await?;
        screen.until("window.said.includes('Connection lost. Reconnecting...')").await?;
        screen.later_than(version).await?;
        screen.driver.execute("delete document.documentElement.dataset.silence", vec![]).await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        ensure!(logged(&screen.source().await?) == made, "the page has not caught up with {made:?}");
        ensure!(screen.ask::<bool>("return window.sameDocument === true").await?, "the page was loaded anew");
        let said: Vec<String> = screen.ask("return window.said").await?;
        ensure!(said.windows(2).all(|two| two[0] != two[1]), "the same is said twice: {said:?}");
        ensure!(said.last().is_some_and(String::is_empty), "the line is up and said to be down: {said:?}");
        Ok(())
    })
    .await
}

/// Opens a table with a live page; returns its path.
async fn begin(screen: &Screen) -> Result<String> {
    screen.calm().await?;
    screen.command("Network.enable", json!({})).await?;
    let address = screen.new_table().await?;
    screen.until("document.documentElement.dataset.link === 'live'").await?;
    Ok(address)
}

/// Takes note of what the browser complains of while the line is down.
async fn complains_of_the_line_alone(screen: &Screen) -> Result<()> {
    let complaints = screen.complaints().await?;
    let other: Vec<_> = complaints.iter().filter(|text| !text.contains("ERR_INTERNET_DISCONNECTED")).collect();
    ensure!(!complaints.is_empty() && other.is_empty(), "the browser complains: {other:#?}");
    Ok(())
}

/// Lets the line go down or up.
async fn line(screen: &Screen, up: bool) -> Result<()> {
    let state = json!({ "offline": !up, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    screen.command("Network.emulateNetworkConditions", state).await?;
    if !up {
        screen.until("document.documentElement.dataset.link === 'offline'").await?;
    }
    Ok(())
}

/// Presses the first move of the list; returns its token.
async fn press(screen: &Screen) -> Result<String> {
    screen
        .ask("const one = document.querySelector('#moves button[name=token]'); one.form.requestSubmit(one); return one.value")
        .await
}

/// The moves in the log of the page, without what chance did.
async fn shown(screen: &Screen) -> Result<Vec<String>> {
    Ok(acts(&screen.source().await?))
}

/// The moves in the log of a page that is loaded anew, on another line.
async fn stored(screen: &Screen, address: &str) -> Result<Vec<String>> {
    let mut other = screen.house.browser();
    Ok(acts(&other.get(address).await.body))
}

fn acts(page: &str) -> Vec<String> {
    logged(page).into_iter().filter(|token| !token.starts_with('=')).collect()
}

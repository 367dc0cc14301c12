//! A preview stays true to what is under the pointer and to what is picked, whatever others do and the line does.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::screen::{Screen, browse};
use crate::client::{between, tokens};

const SHOWN: &str = "document.querySelector('#preview > *')";

/// Finds something that one move stands for, brings it into view and says where its middle is.
const PLACE: &str = "
    for (const folded of document.querySelectorAll('#moves details.with')) folded.open = true;
    const places = [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility());
    const one = places.find((one) => !one.dataset.token?.includes(' '));
    one.scrollIntoView({ behavior: 'instant', block: 'center' });
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)";

/// Lets the pointer rest on something, and waits until the page says what it would do.
async fn rest_on(screen: &Screen, css: &str) -> Result<[i64; 2]> {
    let at: [i64; 2] = screen.ask_of(PLACE, vec![json!(css)]).await?;
    screen.driver.action_chain().move_to(at[0], at[1]).perform().await?;
    screen.until(SHOWN).await.context("it says what the move would do")?;
    Ok(at)
}

async fn line(screen: &Screen, up: bool) -> Result<()> {
    let state = json!({ "offline": !up, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    screen.command("Network.emulateNetworkConditions", state).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_and_what_is_picked_stay_where_a_move_did_not_arrive() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.command("Network.enable", json!({})).await?;
        screen.new_table().await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        screen.find("a.take:not(.off)").await?.click().await?;
        screen.until("document.querySelector('a.take[aria-current]') && location.search").await?;
        let at = rest_on(screen, "#board a.target[data-token]").await?;
        let before: (String, String) =
            screen.ask("return [document.getElementById('preview').innerHTML, location.search]").await?;
        let version = screen.version().await?;
        line(screen, false).await?;
        screen.driver.action_chain().move_to(at[0], at[1]).click().perform().await?;
        screen.until("document.querySelector('#notice .refusal')").await?;
        // Whatever waited to be done when the pointer had rested has been done by then: timers go off in their order.
        screen.driver.execute("setTimeout(() => { window.later = true; }, 1000)", vec![]).await?;
        screen.until("window.later").await?;
        let after = screen.ask("return [document.getElementById('preview').innerHTML, location.search]").await?;
        ensure!(before == after, "{before:?} and then {after:?}");

        line(screen, true).await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        ensure!(screen.version().await? == version);
        screen.driver.action_chain().move_to(at[0], at[1]).click().perform().await?;
        screen.later_than(version).await?;
        // What the console says of the line is no complaint.
        screen.complaints().await?;
        Ok(())
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preview_comes_back_under_a_resting_pointer_when_others_have_finished() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.new_table().await?;
        let mut me = screen.companion().await?;
        let table = me.create("raise-the-shields", &[("seat-0", "me"), ("seat-1", "link")]).await;
        let link = between(&me.get(&table).await.body, "/seat/", "\"").context("a link")?.to_owned();
        let mut other = screen.house.browser();
        other.get(&format!("/seat/{link}")).await;
        other.post(&format!("{table}/sit"), &[]).await;
        screen.goto(&table).await?;
        screen.until("document.documentElement.dataset.link === 'live'").await?;
        rest_on(screen, "#moves button.move").await?;
        let version = screen.version().await?;
        for _ in 0..50 {
            let page = other.get(&table).await.body;
            let all = tokens(&page);
            let Some(token) = all.iter().find(|token| *token == "ok").or(all.first()) else { break };
            other.act(&table, &page, token).await;
        }
        screen.later_than(version).await?;
        screen.until(SHOWN).await.context("it says again what the move would do")
    })
    .await
}

/// The place that was just used is closed now, and the pointer still rests on it: that is no mistake of anybody's.
#[tokio::test(flavor = "multi_thread")]
async fn a_place_that_closes_under_a_resting_pointer_refuses_nothing() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.new_table().await?;
        let held = "document.querySelector('a.take[aria-current]')";
        screen.find("a.take:not(.off)").await?.click().await?;
        screen.until(&format!("{held} && location.search")).await?;
        let place = "
            const places = [...document.querySelectorAll(\"#board a.target[data-token*='B']\")];
            const box = places.find((one) => !one.dataset.token.includes(' ')).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)";
        let at: [i64; 2] = screen.ask(place).await?;
        let version = screen.version().await?;
        screen.driver.action_chain().move_to(at[0], at[1]).click().perform().await?;
        screen.later_than(version).await?;
        // The next die is taken up by a key, so that the pointer stays where it is.
        screen.driver.action_chain().send_keys("1").perform().await?;
        screen.until(held).await?;
        screen.until(&format!("document.elementFromPoint({}, {})?.closest('.closed')", at[0], at[1])).await?;
        screen.driver.execute("setTimeout(() => { window.later = true; }, 1000)", vec![]).await?;
        screen.until("window.later").await?;
        let says = "return document.querySelector('#preview .refusal')?.textContent ?? ''";
        let refused: String = screen.ask(says).await?;
        ensure!(refused.is_empty(), "{refused}");
        // Whoever points at it is told.
        screen.driver.action_chain().move_to(at[0] + 3, at[1]).perform().await?;
        screen.until("document.querySelector('#preview .refusal')").await
    })
    .await
}

/// Counts the marks in what comes, and looks whether what stands there then is what a page loaded anew has.
const COUNT: &str = "
    const real = window.fetch;
    window.marks = 0;
    window.fetch = async (address, options) => {
        const reply = await real(address, options);
        if (options?.method === 'post') window.marks += (await reply.clone().text()).split('data-kept=').length - 1;
        return reply;
    };";
const DIFFERS: &str = "
    return fetch(location.pathname).then((reply) => reply.text()).then((text) => {
        const page = new DOMParser().parseFromString(text, 'text/html');
        const differs = (id) => page.getElementById(id) && !page.getElementById(id).isEqualNode(document.getElementById(id));
        return ['frame', 'sheets', 'moves', 'log'].filter(differs);
    })";

#[tokio::test(flavor = "multi_thread")]
async fn what_stays_on_the_board_is_not_sent_again_and_is_there_all_the_same() -> Result<()> {
    browse(async |screen| {
        screen.calm().await?;
        screen.new_table().await?;
        let mut me = screen.companion().await?;
        let rival = ("seat-1", "random");
        for (game, others) in [
            ("under-falling-skies", &[][..]),
            ("raise-the-shields", &[]),
            ("attack-the-tower", &[rival]),
            ("exponential-chaos", &[rival]),
        ] {
            let table = me.create(game, &[&[("seat-0", "me")], others].concat()).await;
            screen.goto(&table).await?;
            screen.driver.execute(COUNT, vec![]).await?;
            for _ in 0..4 {
                let button = "document.querySelector('#moves button[name=token], .tray .actions button[name=token]')";
                screen.until(button).await.with_context(|| format!("a question of {game}"))?;
                let version = screen.version().await?;
                screen.driver.execute(format!("const one = {button}; one.form.requestSubmit(one)"), vec![]).await?;
                screen.later_than(version).await?;
                // What a rival does meanwhile comes in a moment.
                let mut differs: Vec<String> = screen.ask(DIFFERS).await?;
                for _ in 0..if others.is_empty() { 0 } else { 50 } {
                    if differs.is_empty() {
                        break;
                    }
                    differs = screen.ask(DIFFERS).await?;
                }
                ensure!(differs.is_empty(), "{differs:?} of {game} at {}", screen.version().await?);
            }
            let marks: usize = screen.ask("return window.marks").await?;
            ensure!(marks > 20, "{marks} marks in {game}");
        }
        Ok(())
    })
    .await
}

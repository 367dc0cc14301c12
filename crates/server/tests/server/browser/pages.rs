//! Every page, by day and night, wide and on a phone: it shuts nobody out, does not scroll sideways, and is pictured.

use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use contract::{Dice, Stream};
use serde_json::json;

use super::axe::{self, Sought};
use super::screen::{Screen, browse};
use crate::client::{Browser, between, tokens};

#[tokio::test(flavor = "multi_thread")]
async fn every_page_shuts_nobody_out_and_does_not_scroll_sideways() -> Result<()> {
    if !axe::is_here() {
        return Ok(());
    }
    browse(async |screen| {
        axe::load(screen).await?;
        let pages = Pages { screen, faults: Vec::new() };
        pages.visit().await
    })
    .await
}

/// Lists what reaches beyond the page, or beyond its own edges, which may be the reason.
const WIDE: &str = "return [...document.querySelectorAll('body *')]
    .filter((e) => !e.closest('svg *, .scroll *'))
    .filter((e) => e.getBoundingClientRect().right > innerWidth || (e.clientWidth && e.scrollWidth > e.clientWidth))
    .map((e) => `${e.outerHTML.slice(0, 100)} ends at ${e.getBoundingClientRect().right}, inside ${e.scrollWidth}`)";

/// Goes from page to page and notes what is wrong.
struct Pages<'a> {
    screen: &'a Screen,
    faults: Vec<String>,
}

impl Pages<'_> {
    async fn visit(mut self) -> Result<()> {
        let screen = self.screen;
        let mut me = screen.house.browser();
        self.page("home", "/").await?;
        self.page("create", "/play/under-falling-skies").await?;
        for (name, path) in
            [("rules", "/rules/under-falling-skies#R29"), ("not-found", "/nothing"), ("no-table", "/table/x")]
        {
            self.page(name, path).await?;
        }
        if me.get("/style").await.status == 200 {
            self.page("style", "/style").await?;
        }
        // What the cookie of one browser owns, the other sees too.
        let table = screen.new_table().await?;
        self.adopt(&mut me).await?;
        self.moments(&mut me, &table, "table").await?;
        let steps = last_step(&mut me, &table).await;
        for (name, path) in [
            ("finished", String::new()),
            ("dice", "/dice".to_owned()),
            ("log", "/log".to_owned()),
            ("replay-first", "/replay/0".to_owned()),
            ("replay-middle", format!("/replay/{}", steps / 2)),
            ("replay-last", format!("/replay/{steps}")),
            ("no-such-step", format!("/replay/{}", steps + 1)),
        ] {
            self.page(name, &format!("{table}{path}")).await?;
        }
        self.page("branch-form", &format!("{table}/branch?step={}", steps / 2)).await?;
        for (name, path) in [("fair", "/dice"), ("dice-log", "/dice/log")] {
            self.page(name, path).await?;
        }
        let branch = me.post(&format!("{table}/branch"), &[("step", &(steps / 2).to_string())]).await;
        ensure!(branch.status == 303, "{}", branch.body);
        self.page("branch", &branch.location).await?;
        self.page("home-with-tables", "/").await?;
        self.realm(&mut me).await?;
        self.shared(&mut me).await?;
        self.long_names(&mut me).await?;
        self.own(&mut me).await?;
        self.invited(&mut me).await?;
        ensure!(self.faults.is_empty(), "{}", self.faults.join("\n"));
        Ok(())
    }

    /// Shows the table in each phase that comes, at its beginning and in the middle.
    async fn moments(&mut self, me: &mut Browser, table: &str, called: &str) -> Result<()> {
        self.page(&format!("{called}-start"), table).await?;
        let mut dice = Stream::new("pages", called, 0);
        let mut asked: Vec<String> = Vec::new();
        for step in 0.. {
            let page = me.get(table).await.body;
            let tokens = tokens(&page);
            if tokens.is_empty() {
                return Ok(());
            }
            // The question without its numbers: each kind once.
            let question = between(&page, "class=\"ask\">", "<").unwrap_or_default();
            let kind: String = question.split(' ').take(2).collect::<Vec<_>>().join("-").to_lowercase();
            if !asked.contains(&kind) {
                let name =
                    format!("{called}-{step}-{}", kind.replace(|c: char| !c.is_ascii_alphanumeric() && c != '-', ""));
                asked.push(kind);
                self.page(&name, table).await?;
            }
            let token = &tokens[dice.below(tokens.len() as u32) as usize];
            let reply = me.act(table, &page, token).await;
            ensure!(reply.status == 303, "{token}: {}", reply.body);
        }
        Ok(())
    }

    /// A realm: a die in hand, dice in their slots, a shape in its place, and each phase of a game for one.
    async fn realm(&mut self, me: &mut Browser) -> Result<()> {
        let table = me.create("raise-the-shields", &[("seat-0", "me"), ("option-round_cap", "10")]).await;
        let assigned = tokens(&me.get(&table).await.body)[0].clone();
        let aim = |page: &str, id: &str| {
            let link = page.split("<a id=\"").find(|part| part.starts_with(id))?;
            Some(between(link, "href=\"", "\"")?.replace("&amp;", "&"))
        };
        if let Some(held) = aim(&me.get(&table).await.body, "take-") {
            self.page("realm-die-in-hand", &held).await?;
        }
        self.page("realm-assigned", &format!("{table}?token={assigned}")).await?;
        let page = me.get(&table).await.body;
        ensure!(me.act(&table, &page, &assigned).await.status == 303, "{assigned}");
        let place = aim(&me.get(&table).await.body, "at-d");
        self.page("realm-shape", &place.context("a place for the shape")?).await?;
        self.moments(me, &table, "realm").await?;
        self.page("realm-finished", &table).await
    }

    /// Where a table of several is made, and a screen that two people share: between them, and when one has come.
    async fn shared(&mut self, me: &mut Browser) -> Result<()> {
        self.page("create-of-several", "/play/raise-the-shields").await?;
        let seats = [("seat-0", "me"), ("seat-1", "me"), ("seat-2", "random"), ("name", "Ann"), ("name-1", "Bo")];
        let table = me.create("parley", &seats).await;
        self.page("covered", &table).await?;
        self.screen.find("#i-am-1").await?.click().await?;
        self.page("shared", &table).await
    }

    /// Names as long as may be, without a blank, one of them from right to left: on every page that shows one.
    async fn long_names(&mut self, me: &mut Browser) -> Result<()> {
        let (wide, rtl) = ("W".repeat(40), "\u{634}".repeat(40));
        let seats = [("seat-0", "me"), ("seat-1", "me"), ("name", &*wide), ("name-1", &*rtl)];
        let table = me.create("pig", &seats).await;
        self.page("names-create", "/play/pig").await?;
        self.page("names-table", &table).await?;
        me.play_out(&table, &mut Stream::new("pages", "names", 0)).await;
        self.page("names-over", &table).await?;
        self.page("names-log", &format!("{table}/log")).await?;
        let covered = me.create("parley", &seats).await;
        self.page("names-covered", &covered).await?;
        self.screen.find("#i-am-0").await?.click().await?;
        self.page("names-shared", &covered).await
    }

    /// A person's own page, links to another device on both, and what is asked before all is deleted.
    async fn own(&mut self, me: &mut Browser) -> Result<()> {
        self.page("me", "/me").await?;
        self.page("me-leave", "/me/leave").await?;
        let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
        self.screen.goto("/me").await?;
        self.screen.find("#other-device").await?.click().await?;
        self.sides("device-link").await?;
        let of_person = me.post("/me/device", &[]).await.body;
        let of_seat = me.post(&format!("{table}/device"), &[("seat", "0")]).await.body;
        self.page("device-own", &device(&of_person)).await?;
        let cookies = self.screen.driver.get_all_cookies().await?;
        self.screen.driver.delete_all_cookies().await?;
        self.page("me-nobody", "/me").await?;
        self.page("device-opened", &device(&of_person)).await?;
        self.page("device-opened-seat", &device(&of_seat)).await?;
        self.page("device-spent", "/device/none").await?;
        for cookie in cookies {
            self.screen.driver.add_cookie(cookie).await?;
        }
        Ok(())
    }

    /// A table for two, from the seat of who made it, of the guest, and of who only watches.
    async fn invited(&mut self, me: &mut Browser) -> Result<()> {
        let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
        self.page("table-with-link", &table).await?;
        let link = between(&me.get(&table).await.body, "/seat/", "\"").unwrap_or_default().to_owned();
        self.screen.driver.delete_all_cookies().await?;
        self.page("watched", &table).await?;
        self.page("invited", &format!("/seat/{link}")).await
    }

    /// Gives the other browser, which is quicker, the cookies of this one.
    async fn adopt(&self, other: &mut Browser) -> Result<()> {
        for cookie in self.screen.driver.get_all_cookies().await? {
            other.cookies.insert(cookie.name, cookie.value);
        }
        Ok(())
    }

    /// Loads a page and looks at it from all sides.
    async fn page(&mut self, name: &str, path: &str) -> Result<()> {
        self.screen.goto(path).await?;
        // A page that says what is wrong comes with a status that the console repeats.
        let complaints = self.screen.complaints().await?;
        let other = complaints.iter().filter(|text| !text.contains("the server responded with a status of 4"));
        self.faults.extend(other.map(|text| format!("{name}: {text}")));
        self.sides(name).await
    }

    /// Looks at the page that is loaded from all sides.
    async fn sides(&mut self, name: &str) -> Result<()> {
        for (width, theme) in [(1280, "light"), (1280, "dark"), (360, "light"), (360, "dark")] {
            let features = json!([
                { "name": "prefers-color-scheme", "value": theme },
                { "name": "prefers-reduced-motion", "value": "reduce" },
            ]);
            self.screen.command("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
            self.screen.resize(width, 800).await?;
            let sought = if theme == "dark" { Sought::Colour } else { Sought::All };
            if let Err(error) = self.look(&format!("{name}-{width}-{theme}"), width, sought).await {
                self.faults.push(format!("{error:#}"));
            }
        }
        Ok(())
    }

    async fn look(&self, name: &str, width: i64, sought: Sought) -> Result<()> {
        let measured = "const e = document.documentElement; return [e.scrollWidth, e.scrollHeight]";
        let measured: Vec<i64> = self.screen.ask(measured).await?;
        if measured[0] > width {
            let wide: Vec<String> = self.screen.ask(WIDE).await?;
            bail!("{name} scrolls sideways, it is {} wide: {wide:#?}", measured[0]);
        }
        // As high as the page is, so that the picture holds all of it and what sticks to an edge hides nothing.
        self.screen.resize(width, measured[1].clamp(800, 8000)).await?;
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../screenshots");
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join(format!("{name}.png")), self.screen.driver.screenshot_as_png().await?)?;
        axe::check(self.screen, name, sought).await
    }
}

/// Returns the address of the link to another device that a page shows.
fn device(page: &str) -> String {
    format!("/device/{}", between(page, "/device/", "\"").unwrap_or_default())
}

async fn last_step(me: &mut Browser, table: &str) -> usize {
    let page = me.get(&format!("{table}/replay/0")).await.body;
    let steps = between(&page, "Step 0 of ", "<").and_then(|text| text.split(['.', ' ']).next()?.parse().ok());
    steps.expect("a replay says how many steps there are")
}

/// What a player needs first is seen without scrolling, on a desktop, before any script has run.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_legal_move_is_seen_at_once() -> Result<()> {
    browse(async |screen| {
        screen.resize(1280, 720).await?;
        let table = screen.new_table().await?;
        screen.without_script().await?;
        screen.goto(&table).await?;
        let seen = r#"
            const acts = [...document.querySelectorAll("main a[data-aim], main button[name=token], #table [data-token]")];
            const boxes = acts.map((e) => e.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
            return [boxes.length, boxes.filter((box) => box.top >= 0 && box.left >= 0 && box.bottom <= 720 && box.right <= 1280).length, scrollY,
                document.getElementById("prompt").getBoundingClientRect().bottom];
        "#;
        let [all, seen, scrolled, prompt]: [f64; 4] = screen.ask(seen).await?;
        ensure!(all > 0.0 && seen > 0.0, "{seen} of {all} are in view");
        ensure!(scrolled == 0.0 && prompt <= 720.0, "the prompt ends at {prompt}, scrolled by {scrolled}");
        Ok(())
    })
    .await
}

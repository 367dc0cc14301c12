//! Every page, by day and night, wide and on a phone: it shuts nobody out and does not scroll sideways.
//!
//! The pages are shared out among several tests, so that two browsers can look at once. A page with a fault is pictured,
//! and in a long run every page is.

use std::path::PathBuf;

use anyhow::{Context, Result, bail, ensure};
use contract::{Dice, Stream};
use serde_json::json;

use super::axe::{self, Sought};
use super::screen::{Screen, browse};
use crate::client::{Browser, between, tokens};

#[tokio::test(flavor = "multi_thread")]
async fn a_table_shuts_nobody_out_in_any_phase() -> Result<()> {
    look(async |pages, me, table| pages.moments(me, table, "table").await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_realm_shuts_nobody_out_in_any_phase() -> Result<()> {
    look(async |pages, me, _| pages.realm(me).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_shut_nobody_out() -> Result<()> {
    look(async |pages, me, table| {
        pages.hinted(me, table, "hint").await?;
        let table = me.create("raise-the-shields", &[("seat-0", "me")]).await;
        pages.hinted(me, &table, "hint-realm").await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_finished_table_leads_to_shuts_nobody_out() -> Result<()> {
    look(async |pages, me, table| pages.finished(me, table).await).await
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_the_house_and_of_a_person_shut_nobody_out() -> Result<()> {
    look(async |pages, me, _| {
        pages.house(me).await?;
        pages.own(me).await
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_several_shut_nobody_out() -> Result<()> {
    look(async |pages, me, _| {
        pages.shared(me).await?;
        pages.long_names(me).await?;
        pages.invited(me).await
    })
    .await
}

/// Goes from page to page in a browser of its own, which has a table, and with its companion.
async fn look(visit: impl AsyncFnOnce(&mut Pages<'_>, &mut Browser, &str) -> Result<()>) -> Result<()> {
    if !axe::is_here() {
        return Ok(());
    }
    browse(async |screen| {
        axe::load(screen).await?;
        let table = screen.new_table().await?;
        let mut me = screen.companion().await?;
        let mut pages = Pages { screen, faults: Vec::new() };
        visit(&mut pages, &mut me, &table).await?;
        ensure!(pages.faults.is_empty(), "{}", pages.faults.join("\n"));
        Ok(())
    })
    .await
}

/// Lists what reaches beyond the page, or beyond its own edges, which may be the reason.
const WIDE: &str = "return [...document.querySelectorAll('body *')]
    .filter((e) => !e.closest('svg *, .scroll *'))
    .filter((e) => e.getBoundingClientRect().right > innerWidth || (e.clientWidth && e.scrollWidth > e.clientWidth))
    .map((e) => `${e.outerHTML.slice(0, 100)} ends at ${e.getBoundingClientRect().right}, inside ${e.scrollWidth}`)";

/// How wide a desktop and a phone are.
const WIDTHS: [i64; 2] = [1280, 360];

/// Goes from page to page and notes what is wrong.
struct Pages<'a> {
    screen: &'a Screen,
    faults: Vec<String>,
}

impl Pages<'_> {
    /// What everybody can open, and a person's first page with tables on it.
    async fn house(&mut self, me: &mut Browser) -> Result<()> {
        for (name, path) in [
            ("home-with-tables", "/"),
            ("create", "/play/under-falling-skies"),
            ("rules", "/rules/under-falling-skies#R29"),
            ("not-found", "/nothing"),
            ("no-table", "/table/x"),
            ("fair", "/dice"),
            ("dice-log", "/dice/log"),
        ] {
            self.page(name, path).await?;
        }
        if me.get("/style").await.status == 200 {
            self.page("style", "/style").await?;
        }
        Ok(())
    }

    /// What is left of a game: its last page, dice and log, its replay, and a table that goes on from its middle.
    async fn finished(&mut self, me: &mut Browser, table: &str) -> Result<()> {
        me.play_out(table, &mut Stream::new("pages", "finished", 0)).await;
        let steps = last_step(me, table).await;
        me.luck(table).await;
        for (name, path) in [
            ("finished", String::new()),
            ("dice", "/dice".to_owned()),
            ("luck", "/luck".to_owned()),
            ("log", "/log".to_owned()),
            ("replay-first", "/replay/0".to_owned()),
            ("replay-middle", format!("/replay/{}", steps / 2)),
            ("replay-last", format!("/replay/{steps}")),
            ("no-such-step", format!("/replay/{}", steps + 1)),
            ("branch-form", format!("/branch?step={}", steps / 2)),
        ] {
            self.page(name, &format!("{table}{path}")).await?;
        }
        let replay = me.get(&format!("{table}/replay/0")).await.body;
        ensure!(replay.contains("seek-key"), "a replay without marks: {replay}");
        let branch = me.post(&format!("{table}/branch"), &[("step", &(steps / 2).to_string())]).await;
        ensure!(branch.status == 303, "{}", branch.body);
        self.page("branch", &branch.location).await
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

    /// A table whose first seat has asked for a hint.
    async fn hinted(&mut self, me: &mut Browser, table: &str, name: &str) -> Result<()> {
        let page = me.get(table).await.body;
        ensure!(me.press(&page, "hint-0").await.status == 303, "no hint");
        self.page(name, table).await
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
        self.fits("names-create", "/play/pig").await?;
        self.fits("names-table", &table).await?;
        me.play_out(&table, &mut Stream::new("pages", "names", 0)).await;
        self.fits("names-over", &table).await?;
        self.fits("names-log", &format!("{table}/log")).await?;
        let covered = me.create("parley", &seats).await;
        self.fits("names-covered", &covered).await?;
        self.screen.find("#i-am-0").await?.click().await?;
        self.fits("names-shared", &covered).await
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
        self.page("home", "/").await?;
        self.page("watched", &table).await?;
        self.page("invited", &format!("/seat/{link}")).await
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

    /// Loads a page that differs from another only in how wide its words are.
    async fn fits(&mut self, name: &str, path: &str) -> Result<()> {
        self.screen.goto(path).await?;
        for width in WIDTHS {
            if let Err(error) = self.measure(width).await {
                self.fault(&format!("{name}-{width}"), &error).await?;
            }
        }
        Ok(())
    }

    /// Looks at the page that is loaded from all sides.
    async fn sides(&mut self, name: &str) -> Result<()> {
        for width in WIDTHS {
            let named = |theme: &str| format!("{name}-{width}-{theme}");
            self.theme("light").await?;
            if let Err(error) = self.measure(width).await {
                self.fault(&named("light"), &error).await?;
            }
            self.check(&named("light"), Sought::All).await?;
            // By night the same things stand in the same places.
            self.theme("dark").await?;
            self.check(&named("dark"), Sought::Colour).await?;
        }
        Ok(())
    }

    async fn theme(&self, theme: &str) -> Result<()> {
        let features = json!([
            { "name": "prefers-color-scheme", "value": theme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.screen.command("Emulation.setEmulatedMedia", json!({ "features": features })).await
    }

    /// Says whether the page fits into this width, and makes the window as high as the page, so that a picture holds all
    /// of it and what sticks to an edge hides nothing.
    async fn measure(&self, width: i64) -> Result<()> {
        self.screen.resize(width, 800).await?;
        let measured = "const e = document.documentElement; return [e.scrollWidth, e.scrollHeight]";
        let [wide, high]: [i64; 2] = self.screen.ask(measured).await?;
        self.screen.resize(width, high.clamp(800, 8000)).await?;
        if wide > width {
            let reasons: Vec<String> = self.screen.ask(WIDE).await?;
            bail!("it scrolls sideways, for it is {wide} wide: {reasons:#?}");
        }
        Ok(())
    }

    async fn check(&mut self, name: &str, sought: Sought) -> Result<()> {
        match axe::check(self.screen, sought).await {
            Err(error) => self.fault(name, &error).await,
            Ok(()) if std::env::var_os("PALISADE_LONG").is_some() => self.picture(name).await,
            Ok(()) => Ok(()),
        }
    }

    /// Notes what is wrong with a page, and pictures it.
    async fn fault(&mut self, name: &str, what: &anyhow::Error) -> Result<()> {
        self.faults.push(format!("{name}: {what:#}"));
        self.picture(name).await
    }

    async fn picture(&self, name: &str) -> Result<()> {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../screenshots");
        std::fs::create_dir_all(&folder)?;
        Ok(std::fs::write(folder.join(format!("{name}.png")), self.screen.driver.screenshot_as_png().await?)?)
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

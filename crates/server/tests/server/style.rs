//! What the pages link.

use contract::Stream;

use crate::client::Browser;
use crate::house::{GENEROUS, House, config};
use crate::limits::linked;

/// Returns the ids of the games whose boards are drawn.
fn drawn() -> Vec<&'static str> {
    boards::drawings().iter().map(|drawing| (drawing.maker().info)().id).collect()
}

/// Opens a table at which the first seat waits for nobody; returns its address.
async fn table(me: &mut Browser, game: &str) -> String {
    let least = least_seats(game);
    let seats: Vec<(String, &str)> =
        (0..least).map(|seat| (format!("seat-{seat}"), if seat == 0 { "me" } else { "random" })).collect();
    let seats: Vec<(&str, &str)> = seats.iter().map(|(name, who)| (name.as_str(), *who)).collect();
    me.create(game, &seats).await
}

fn least_seats(game: &str) -> usize {
    let all = boards::drawings().iter().map(|drawing| (drawing.maker().info)());
    let info = all.into_iter().find(|info| info.id == game).expect("a game that is drawn");
    usize::from(*info.seats.start())
}

/// Everything that a page of a game links weighs together, as it is sent, what is allowed, whichever page it is.
#[tokio::test(flavor = "multi_thread")]
async fn script_and_style_weigh_less_than_fifty_kilobytes_together() {
    let house = House::open().await;
    let mut me = house.browser();
    let mut pages = vec!["/".to_owned(), "/dice/log".to_owned()];
    for game in drawn() {
        let table = table(&mut me, game).await;
        pages.extend([format!("/play/{game}"), format!("/rules/{game}"), table]);
    }
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    me.play_out(&table, &mut Stream::new("weight", "game", 0)).await;
    pages.extend(["", "/replay/1", "/dice"].map(|page| format!("{table}{page}")));
    for page in pages {
        let files = linked(&me.get(&page).await.body);
        assert!(files.len() >= 3, "{page}: {files:?}");
        weigh(&house, &page, files).await;
    }
}

async fn weigh(house: &House, page: &str, files: Vec<String>) {
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let (mut weight, mut parts) = (0, Vec::new());
    for path in files {
        let address = format!("{}{path}", house.base());
        let plain = http.get(&address).send().await.unwrap().text().await.unwrap();
        for linked in ["@import", "import(", "import {", "importScripts", "@font-face"] {
            assert!(!plain.contains(linked), "{path} brings more along by {linked}");
        }
        let answer = http.get(&address).header("accept-encoding", "br").send().await.unwrap();
        assert_eq!(answer.headers()["content-encoding"], "br", "{path}");
        let bytes = answer.bytes().await.unwrap().len();
        weight += bytes;
        parts.push((bytes, path));
    }
    println!("{page}: {weight}");
    assert!(weight <= 50 * 1024, "{page} {weight}: {parts:?}");
}

/// Returns all rules of all pages.
async fn styles(me: &mut Browser) -> String {
    let mut all = String::new();
    for game in drawn() {
        let page = me.get(&format!("/play/{game}")).await.body;
        let sheets: Vec<String> =
            linked(&page).into_iter().filter(|path| path.rsplit('.').next() == Some("css")).collect();
        assert_eq!(sheets.len(), 2, "one of the house and one of {game}");
        for sheet in sheets {
            all += &me.get(&sheet).await.body;
        }
    }
    all
}

/// A game's board weighs nothing on pages that do not show it.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_brings_the_rules_of_no_board_but_its_own() {
    let house = House::open().await;
    let mut me = house.browser();
    let home = me.get("/").await.body;
    let shared: Vec<String> = linked(&home).into_iter().filter(|path| path.rsplit('.').next() == Some("css")).collect();
    assert_eq!(shared.len(), 1, "{shared:?}");
    let style = me.get(&shared[0]).await.body;
    for drawing in boards::drawings() {
        assert!(!style.contains(&format!(".{} ", drawing.style().class)), "{}", drawing.style().class);
    }
    for cover in home.split("srcset=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let picture = me.get(cover).await.body;
        assert!(picture.starts_with("<svg") && picture.contains("<style>"), "{cover}: {picture}");
        assert!(me.seen.last().unwrap().contains("style-src 'unsafe-inline'"), "it may not have a style of its own");
    }
    assert!(home.matches("srcset=\"").count() >= 3 && !home.contains("<style"), "{home}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_custom_property_that_is_used_is_defined() {
    let house = House::open().await;
    let mut me = house.browser();
    let style = styles(&mut me).await;
    let used = style.split("var(--").skip(1).filter_map(|part| part.split([')', ',']).next());
    for name in used {
        assert!(style.contains(&format!("--{name}:")), "--{name} is not defined");
    }
}

/// A browser that draws a page again and again takes a third of a core for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_on_which_nothing_happens_does_not_move() {
    let house = House::open().await;
    let mut me = house.browser();
    let style = styles(&mut me).await;
    assert!(style.contains("@keyframes flow") && !style.contains("infinite"), "something moves for ever");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_all_elements_is_there_for_those_who_build_and_in_no_release() {
    let house = House::open().await;
    let page = house.browser().get("/style").await;
    assert_eq!(page.status, 200);
    for part in [
        "Type",
        "Colours",
        "Space",
        "Buttons",
        "Places on a board",
        "Dice",
        "Sets of pieces",
        "Portions",
        "Standing orders",
        "Story",
        "Icons",
        "Standings",
        "Prompts",
        "Notices",
        "Log",
    ] {
        assert!(page.body.contains(&format!("<h2>{part}</h2>")), "{part}");
    }
    // Each in every state: chosen and free, at rest with its reason, more and less, standing and closed, new and unseen.
    for state in [
        "aria-pressed=\"true\" aria-label=\"White 4\"",
        "aria-pressed=\"false\" aria-label=\"White 2\"",
        "id=\"no-set-0-why\"",
        "class=\"portion laid\"",
        "class=\"btn step off\"",
        "id=\"less-0-wall\"",
        "id=\"lay-0-guard-1\"",
        "li class=\"given\"",
        "id=\"press-forced\"",
        "class=\"new is-unseen\"",
        "class=\"told-now\"",
    ] {
        assert!(page.body.contains(state), "{state}");
    }
    assert_eq!(server::Config::default().elements, cfg!(debug_assertions), "only development builds have it unasked");

    let folder = tempfile::tempdir().unwrap();
    let release = server::Config { elements: false, ..config(folder.path().join("p.db"), GENEROUS) };
    let server = server::Server::start(release).await.unwrap();
    let mut me = crate::client::Browser::new(&format!("http://{}", server.address()));
    assert_eq!(me.get("/style").await.status, 404);
    server.stop().await.unwrap();
}

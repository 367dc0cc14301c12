//! What must never stand in a page, an address or the log.

use contract::{Dice, Stream};
use store::Store;
use table::Creation;

use crate::client::{Browser, between, tokens};
use crate::house::{House, log};

/// Two persons at a table of a game with hidden hands, and one who watches.
struct Three {
    one: Browser,
    two: Browser,
    watcher: Browser,
    table: String,
    link: String,
}

async fn sit_down(house: &House) -> Three {
    let (mut one, mut two) = (house.browser(), house.browser());
    let table =
        one.create_by_form("parley", &[("seat-0", "me"), ("seat-1", "link"), ("entropy", &"ab".repeat(32))]).await;
    let link = between(&one.get(&table).await.body, "/seat/", "\"").unwrap().to_owned();
    two.get(&format!("/seat/{link}")).await;
    two.post(&format!("{table}/sit"), &[]).await;
    Three { one, two, watcher: house.browser(), table, link }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_step_changes_no_byte_of_anybody_elses_page() {
    let house = House::open().await;
    let Three { mut one, mut two, mut watcher, table, .. } = sit_down(&house).await;
    let mut theirs = two.stream(&table).await;
    let first = theirs.next().await.unwrap();
    let (before_two, before_watcher) = (two.get(&table).await.body, watcher.get(&table).await.body);
    let page = one.get(&table).await.body;
    one.act(&table, &page, "draw").await;
    let page = one.get(&table).await.body;
    let offer = tokens(&page).into_iter().find(|token| token.starts_with("offer")).unwrap();
    one.act(&table, &page, &offer).await;
    assert_eq!(two.get(&table).await.body, before_two);
    assert_eq!(watcher.get(&table).await.body, before_watcher);
    let page = one.get(&table).await.body;
    one.act(&table, &page, "done").await;
    let next = theirs.next().await.unwrap();
    assert_eq!(next.id, first.id + 1, "two sealed steps came as no patch and no number; that one is done is public");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_counts_the_steps_of_a_running_game_by_going_on_from_them() {
    let house = House::open().await;
    let Three { mut one, two, watcher, table, .. } = sit_down(&house).await;
    let page = one.get(&table).await.body;
    one.act(&table, &page, "draw").await;
    for mut browser in [one, two, watcher] {
        let mut answers = Vec::new();
        for step in ["0", "1", "2", "3", "4", "5", "6", "7", "20", "-1", "x", ""] {
            let reply = browser.post(&format!("{table}/branch"), &[("step", step), ("name", "Zelda")]).await;
            answers.push((reply.status, reply.body));
        }
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:#?}");
        assert_eq!(answers[0].0, 409);
        assert!(!browser.get("/").await.body.contains("Zelda"), "nothing is stored of what is refused");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn seeds_and_tokens_are_nowhere_but_where_they_belong() {
    let house = House::open().await;
    let Three { mut one, mut two, mut watcher, table, link } = sit_down(&house).await;
    let mut dice = Stream::new("secrets", "parley", 0);
    let id = table.strip_prefix("/table/").unwrap();
    let text = Store::open(&house.database()).await.unwrap().load(id).await.unwrap();
    let seed = Creation::read(&text.creation).unwrap().seed.unwrap();
    let (cookie_one, cookie_two) = (one.cookies["palisade"].clone(), two.cookies["palisade"].clone());
    let (mut moves, most) = (0, 1000);
    loop {
        for browser in [&mut one, &mut two] {
            let page = browser.get(&table).await.body;
            watcher.get(&table).await;
            watcher.get(&format!("{table}/log")).await;
            let tokens = tokens(&page);
            if !tokens.is_empty() {
                let token = &tokens[dice.below(tokens.len() as u32) as usize];
                browser.act(&table, &page, token).await;
                moves += 1;
            }
        }
        let early = watcher.get(&format!("{table}/record")).await;
        watcher.get(&table).await;
        let over = |seen: &String| seen.contains("id=\"ending\"");
        if watcher.seen.iter().any(over) || moves > most {
            break;
        }
        assert_eq!(early.status, 403, "a record holds every secret of the game");
    }
    assert!(moves > 6, "{moves}");
    let record = watcher.clone().get(&format!("{table}/record")).await.body;
    assert!(record.contains(&seed.reveal()), "shown after the end");
    let told_after = |seen: &&String| seen.contains("id=\"ending\"") || seen.contains("palisade_record");
    let before = [&one, &two, &watcher].into_iter().flat_map(|who| &who.seen).filter(|seen| !told_after(seen));
    for seen in before {
        assert!(!seen.contains(&seed.reveal()), "the seed is shown before the end: {seen}");
    }
    let pages = |browser: &Browser, secret: &str| browser.seen.iter().filter(|seen| seen.contains(secret)).count();
    assert_eq!(pages(&one, &cookie_one), 1, "a cookie comes once, in its header");
    assert_eq!(pages(&two, &cookie_two), 1);
    assert_eq!((pages(&two, &cookie_one), pages(&one, &cookie_two)), (0, 0));
    assert_eq!((pages(&watcher, &cookie_one), pages(&watcher, &cookie_two), pages(&watcher, &link)), (0, 0, 0));
    assert_eq!(pages(&two, &link), 1, "whoever follows a link gets it back as a cookie, once");
    let stored = std::fs::read(house.database()).unwrap();
    let wal = std::fs::read(house.database().with_extension("db-wal")).unwrap_or_default();
    for secret in [&link, &cookie_one, &cookie_two] {
        for file in [&stored, &wal] {
            assert!(!file.windows(secret.len()).any(|part| part == secret.as_bytes()), "stored in plain");
        }
    }
    let log = log();
    assert!(log.contains(id), "the log names tables");
    for secret in [&link, &cookie_one, &cookie_two, &seed.reveal()] {
        let told = log.lines().find(|line| line.contains(secret.as_str()));
        assert_eq!(told, None, "logged in plain");
    }
}

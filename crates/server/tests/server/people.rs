//! People are named by what they call themselves, wherever somebody reads: never by the letter of their seat.

use contract::Stream;

use crate::client::{Browser, between, tokens};
use crate::house::House;

/// One is long, one is written from right to left, and two are equal.
const NAMES: [&str; 4] = ["Maximiliane-Theodora von und zu Sonnenfels", "دانا", "Bo", "Bo"];

/// Sits down at a table of a game, each in a browser of their own.
async fn company(house: &House, game: &str, more: &[(&str, &str)]) -> (String, Vec<Browser>) {
    let mut people: Vec<Browser> = NAMES.iter().map(|_| house.browser()).collect();
    let long: String = NAMES[0].chars().take(40).collect();
    let seats = [("seat-0", "me"), ("seat-1", "link"), ("seat-2", "link"), ("seat-3", "link"), ("name", long.as_str())];
    let table = people[0].create(game, &[&seats, more].concat()).await;
    for (seat, name) in NAMES.iter().enumerate().skip(1) {
        let page = people[0].get(&table).await.body;
        let link = between(&page, "/seat/", "\"").expect("a link to the next free seat").to_owned();
        people[seat].get(&format!("/seat/{link}")).await;
        let reply = people[seat].post(&format!("{table}/sit"), &[("name", *name)]).await;
        assert_eq!(reply.status, 303, "{}", reply.body);
    }
    (table, people)
}

/// Returns what is read or heard of a page: its text and the attributes that are said, without notation.
fn read(page: &str) -> String {
    let mut said = String::new();
    let mut rest = page;
    while let Some((text, tag)) = rest.split_once('<') {
        said.push_str(text);
        let (tag, behind) = tag.split_once('>').unwrap_or((tag, ""));
        for attribute in ["aria-label=\"", "title=\"", "placeholder=\""] {
            said.push(' ');
            said.push_str(between(tag, attribute, "\"").unwrap_or_default());
        }
        let name = tag.split([' ', '/']).next().unwrap_or_default();
        rest = match name {
            "code" | "kbd" | "script" | "style" => {
                behind.split_once(&format!("</{name}>")).map_or("", |(_, after)| after)
            }
            _ => behind,
        };
        said.push(' ');
    }
    said
}

/// Finds the letter of a seat as a word of its own. In English `A` is a word.
fn letter(page: &str, german: bool) -> Option<String> {
    let said = read(page);
    let words: Vec<&str> =
        said.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_letter = |word: &str| matches!(word, "B" | "C" | "D") || german && word == "A";
    let at = words.iter().position(|word| is_letter(word))?;
    Some(words[at.saturating_sub(6)..(at + 6).min(words.len())].join(" "))
}

/// Looks at all that somebody reads at a table, in both languages.
async fn look(browser: &mut Browser, table: &str, more: &[&str]) {
    for (language, german) in [("de", true), ("en", false)] {
        for path in ["", "/log"].iter().chain(more) {
            let page = browser.get(&format!("{table}{path}?lang={language}")).await.body;
            assert_eq!(letter(&page, german), None, "{path} in {language}: {page}");
        }
    }
    if let Some(preview) = browser.look_ahead(table).await {
        assert_eq!(letter(&preview, false), None, "{preview}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_names_a_person_by_the_letter_of_their_seat() {
    let house = House::open().await;
    let several = server_games().filter(|(_, most)| *most >= NAMES.len());
    for (game, _) in several {
        let short: &[(&str, &str)] = if game == "parley" { &[] } else { &[("option-round_cap", "10")] };
        let (table, mut people) = company(&house, game, short).await;
        let mut watcher = house.browser();
        let mut dice = Stream::new("people", game, 0);
        let mut rounds = 0;
        while !watcher.get(&table).await.body.contains("id=\"ending\"") {
            for person in &mut people {
                if rounds % 4 == 1 {
                    look(person, &table, &[]).await;
                }
                person.play_out(&table, &mut dice).await;
            }
            rounds += 1;
        }
        for browser in people.iter_mut().chain([&mut watcher]) {
            look(browser, &table, &["/replay/3", "/replay/9"]).await;
        }
        let page = people[2].get(&table).await.body;
        assert!(page.contains(">Bo 2</bdi>"), "equal names are told apart: {page}");
        assert!(tokens(&page).is_empty());
    }
}

/// The games at this house that several play, by id, each with the most seats it has.
fn server_games() -> impl Iterator<Item = (&'static str, usize)> {
    let games = catalog::games().iter().map(catalog::CatalogEntry::info).filter(|info| *info.seats.end() > 1);
    games.map(|info| (info.id, usize::from(*info.seats.end())))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_has_its_shape_in_the_log_and_a_reader_is_you() {
    let house = House::open().await;
    let (table, mut people) = company(&house, "raise-the-shields", &[]).await;
    let page = people[2].get(&format!("{table}?lang=en")).await.body;
    let log = between(&page, "id=\"lines\"", "</ol>").expect("a log");
    assert!(log.contains("<bdi class=\"named\"><svg class=\"tok b\""), "{log}");
    let board = between(&page, "id=\"board-desc\">", "</desc>").expect("a board");
    assert!(board.starts_with("Your realm."), "{board}");
    let watcher = house.browser().get(&format!("{table}?lang=en")).await.body;
    assert!(!watcher.contains("Your realm.") && watcher.contains("The realm of"));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_is_told_so_and_looks_from_the_side_they_choose() {
    let house = House::open().await;
    let (table, mut people) = company(&house, "raise-the-shields", &[]).await;
    let mut watcher = house.browser();
    let page = watcher.get(&table).await.body;
    assert!(page.contains("You are watching.") && page.contains("id=\"side-2\""), "{page}");
    let realm = |page: &str| between(page, "id=\"board-desc\">", "</desc>").expect("a board").to_owned();
    let first = realm(&page);
    assert_eq!(watcher.press(&page, "side-2").await.location, table);
    let other = watcher.get(&table).await.body;
    assert!(
        realm(&other) != first
            && other.contains("id=\"side-2\" class=\"btn quiet\" name=\"side\" value=\"2\" aria-pressed=\"true\"")
    );
    // Whose side it is changes nothing of what is known.
    assert!(tokens(&other).is_empty() && other.contains("You are watching."));
    let own = people[0].get(&table).await.body;
    assert!(!own.contains("id=\"watching\""), "whoever plays does not watch");
    let screen = format!("{table}/screen");
    assert_eq!(people[0].post(&screen, &[("side", "1")]).await.status, 403);
    assert_eq!(watcher.post(&screen, &[("side", "5")]).await.status, 403, "nobody can sit there");
}

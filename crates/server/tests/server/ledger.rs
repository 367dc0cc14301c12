//! Luck and choices of a game that is over.

use reqwest::Method;

use crate::client::{between, tokens};
use crate::house::House;

/// Reads a number with its sign from behind a mark.
fn number(page: &str, after: &str) -> i64 {
    let text = between(page, after, "</dd>").unwrap_or_else(|| panic!("no {after} in {page}"));
    let text = text.rsplit('>').next().unwrap_or(text).replace('\u{2212}', "-").replace('+', "");
    text.parse().unwrap_or_else(|_| panic!("{text}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn start_luck_and_choices_add_up_and_lead_into_the_replay() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "beginner")]).await;
    let mut stream = me.stream(&table).await;
    let last = stream.until(|page| page.contains("id=\"ending\"")).await.body;
    assert!(last.contains(&format!("href=\"{table}/luck\"")), "{last}");
    let page = me.get(&format!("{table}/luck")).await;
    assert_eq!(page.status, 200);
    let page = page.body;
    let [start, luck, end] =
        ["Chance at the start</dt>", ">Dice</dt>", ">Result</dt>"].map(|after| number(&page, after));
    let choices = number(&page, " choices</dt>");
    assert!((start + luck + choices - end).abs() <= 2, "rounded: {start} {luck} {choices} {end}");
    assert!((0..=100).contains(&start) && [0, 100].contains(&end));
    // A beginner chooses badly sometimes: it is told what, and what would have been better.
    assert!(choices < 0 && page.contains("Costliest choices") && page.contains("Better:"), "{page}");
    let step = between(&page, &format!("href=\"{table}/replay/"), "\"").expect("a step");
    assert_eq!(me.get(&format!("{table}/replay/{step}")).await.status, 200);
    // Everybody sees the same of it, in their language.
    let mut german = house.browser();
    let asked = german.request(Method::GET, &format!("{table}/luck")).header("accept-language", "de");
    let page = german.send(asked).await.expect("an answer").body;
    assert!(page.contains("Die teuersten Entscheidungen"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_a_game_runs_or_where_nobody_judges_there_is_nothing_to_see() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    assert!(!tokens(&me.get(&table).await.body).is_empty());
    let refused = me.get(&format!("{table}/luck")).await;
    assert_eq!(refused.status, 404);
    assert!(refused.body.contains("it still runs"), "{}", refused.body);
    let table = me.create("pig", &[("seat-0", "random"), ("seat-1", "random")]).await;
    let mut stream = me.stream(&table).await;
    let last = stream.until(|page| page.contains("id=\"ending\"")).await.body;
    assert!(!last.contains("/luck\""), "{last}");
    assert_eq!(me.get(&format!("{table}/luck")).await.status, 404);
}

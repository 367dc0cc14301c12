//! Rules where they are cited, and the page of all of them.

use reqwest::Method;

use crate::client::{Browser, between};
use crate::house::House;

const PAGE: &str = "/rules/under-falling-skies";

/// Asks for a rule as the script does; returns what the browser may keep of it, and the text.
async fn rule(me: &Browser, path: &str) -> (u16, String, String) {
    let reply = me.request(Method::GET, path).header("x-live", "1").send().await.unwrap();
    let kept = reply.headers().get("cache-control").map(|kept| kept.to_str().unwrap().to_owned());
    (reply.status().as_u16(), kept.unwrap_or_default(), reply.text().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_is_had_alone_where_it_is_cited_and_without_script_among_the_others() {
    let house = House::open().await;
    let mut me = house.browser();
    let (status, kept, text) = rule(&me, &format!("{PAGE}/R29")).await;
    assert_eq!((status, kept.as_str()), (200, "private, max-age=3600"));
    assert!(text.contains("R29") && text.contains("white") && !text.contains("<html"), "{text}");
    assert!(text.contains(&format!("href=\"{PAGE}#R29\"")), "the way to the page: {text}");
    assert!(text.len() < 3000, "one rule, not all of them: {} bytes", text.len());
    // Where a rule names another one, that can be opened in its turn.
    let page = me.get(PAGE).await.body;
    let naming = page.split("<li>").find(|item| item.contains("<a href=\"#R")).unwrap();
    let number = between(naming, "id=\"", "\"").unwrap();
    let (_, _, text) = rule(&me, &format!("{PAGE}/{number}")).await;
    assert!(text.contains(&format!("class=\"rule\" href=\"{PAGE}#R")), "{number}: {text}");

    let led = me.get(&format!("{PAGE}/R29")).await;
    assert_eq!((led.status, led.location), (303, format!("{PAGE}#R29")));
    for wrong in ["R999", "29", "x", "R", "R-1"] {
        let missing = me.get(&format!("{PAGE}/{wrong}")).await;
        assert_eq!(missing.status, 404, "{wrong}");
        assert!(missing.body.contains("Under Falling Skies has no such rule."), "{wrong}: {}", missing.body);
    }
    assert_eq!(rule(&me, "/rules/chess/R1").await.0, 404);
    me.get("/?lang=de").await;
    let (_, _, german) = rule(&me, "/rules/under-falling-skies/R28").await;
    let german_words = me.get(&format!("{PAGE}/R999")).await.body;
    assert!(german.contains("lang=\"en\"") && german_words.contains("Diese Regel gibt es"), "{german}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sources_and_notation_lie_behind_a_fold_and_the_rules_before_it() {
    let house = House::open().await;
    let mut me = house.browser();
    for game in ["under-falling-skies", "raise-the-shields"] {
        let page = me.get(&format!("/rules/{game}")).await.body;
        let (open, fold) = page.split_once("<details id=\"experts\"").unwrap();
        assert!(open.contains("id=\"R1\"") && open.contains("id=\"R29\""), "{game}");
        for told in ["(S)", "(H)", "Simultaneity", "What came from where", "Ambiguities", "Notation"] {
            assert!(!open.contains(told), "{game}: {told} stands before the rules are read");
        }
        for told in ["Simultaneity", "Ambiguities", "Notation", "Our own ruling", "href=\"#R1\""] {
            assert!(fold.contains(told), "{game}: {told} is lost");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_says_what_is_known_of_it_when_it_is_played_well_in_both_languages() {
    let house = House::open().await;
    let mut me = house.browser();
    for entry in catalog::games() {
        let path = format!("/rules/{}", entry.info().id);
        let mut told = Vec::new();
        for (language, title) in [("en", "When it is played well"), ("de", "Wenn gut gespielt wird")] {
            let page = me.get(&format!("{path}?lang={language}")).await.body;
            assert!(page.contains(&format!("<a href=\"#strong-play\">{title}</a>")), "{path} in {language}");
            let section = between(&page, "<section id=\"strong-play\"", "</section>").unwrap();
            told.push(section.split("<li>").skip(1).map(str::to_owned).collect::<Vec<_>>());
        }
        assert!(told[0].len() >= 2 && told[0].len() == told[1].len(), "{path}: {told:?}");
        for (english, german) in told[0].iter().zip(&told[1]) {
            let numbers = |text: &str| -> Vec<String> {
                let mut all: Vec<_> = text
                    .split(|letter: char| !letter.is_ascii_digit())
                    .filter(|part| !part.is_empty())
                    .map(str::to_owned)
                    .collect();
                all.sort();
                all
            };
            assert_eq!(numbers(english), numbers(german), "{path}: both languages give the same figures");
        }
    }
}

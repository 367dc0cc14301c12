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

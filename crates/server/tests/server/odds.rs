//! Odds are shown on request, by links alone, to whoever has the choice.

use crate::answers::{follow, follow_all};
use crate::client::between;
use crate::midway::midway;

/// The last re-roll of a turn: an interceptor and two missiles against three saucers.
const LINE: &str =
    "ec1 n=2 r=1 f=1 t=1 ph=roll pl=222222222222.2/222222222222.2 inv=Y1:1,B1:1,P1:1 def=xmm rr=1 ms=0 pts=0 q=- tb=-";

/// Returns the names of the choices that are compared, in their order, and whether one is pressed.
fn rows(page: &str) -> Vec<(String, bool)> {
    let panel = between(page, "<section id=\"odds-0\"", "</section>").unwrap_or_default();
    let links = panel.split("<a ").skip(1).filter_map(|link| link.split_once('>'));
    let name = |text: &str| text.split_once('<').map_or(text, |(name, _)| name).to_owned();
    let choices = links.filter(|(tag, _)| tag.contains("aria-pressed"));
    choices.map(|(tag, text)| (name(text), tag.contains("aria-pressed=\"true\""))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn odds_are_shown_when_asked_for_and_stay_while_pieces_are_chosen() {
    let (house, mut me, tables) = midway("exponential-chaos", &[(LINE, &[])]).await;
    let bare = me.get(&tables[0]).await.body;
    assert!(bare.contains(">Odds</a>") && rows(&bare).is_empty());
    let shown = follow(&mut me, &bare, "odds-link-0").await;
    let found = rows(&shown);
    assert_eq!(found.len(), 5, "{found:?}");
    assert_eq!(found[0], ("Roll dice 2, 3 again".to_owned(), false), "{found:?}");
    assert!(shown.contains(">0.8</b>") && !shown.contains("class=\"bars\""), "averages, and bars of nothing yet");
    let two = follow_all(&mut me, &shown, &["toggle-0-d3", "toggle-0-d2"]).await;
    assert_eq!(rows(&two)[0], ("Roll dice 2, 3 again".to_owned(), true));
    let drawn = between(&two, "class=\"bars\"", "</svg>").expect("bars");
    // Of 36 throws 13 stop all three, 19 let one through, 4 let two.
    assert!(drawn.contains("aria-label=\"0: 36%, 1: 53% and 2: 11%\""), "{drawn}");
    let other = follow(&mut me, &two, "odds-0-K").await;
    assert_eq!(rows(&other).iter().filter(|(_, is_chosen)| *is_chosen).count(), 1);
    assert!(rows(&other).contains(&("Keep all dice".to_owned(), true)), "{:?}", rows(&other));
    let hidden = follow(&mut me, &two, "odds-link-0").await;
    assert!(rows(&hidden).is_empty() && hidden.contains(">Re-roll 2 dice</button>"), "what is chosen stays");
    let path = format!("{}?seat=0&odds=shown", tables[0]);
    assert!(!house.browser().get(&path).await.body.contains("class=\"odds\""), "nobody else is asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_of_several_actions_says_what_all_of_them_leave() {
    let line = LINE.replace("ph=roll", "ph=assign").replace("xmm rr=1", "xyr rr=0").replace("B1:1", "B1:3");
    let (_house, mut me, tables) = midway("exponential-chaos", &[(&line, &[])]).await;
    let page = me.get(&tables[0]).await.body;
    assert!(
        page.contains("name=\"token\" value=\"1&gt;") || page.contains("name=\"token\" value=\"2&gt;"),
        "two are laid"
    );
    let would = between(&page, "<ul class=\"would\">", "</ul>").expect("what would come");
    assert!(would.contains("One saucer gets through."), "{would}");
    assert!(would.contains("points on average."), "{would}");
}

//! The form of a game with many options: presets first, all else behind one line.

use crate::client::{Browser, between};
use crate::house::House;
use crate::rematch::creation;

const GAME: &str = "/play/attack-the-tower";

/// Returns which presets are offered, and which is marked.
fn presets(page: &str) -> (Vec<&str>, Option<&str>) {
    let links: Vec<&str> =
        page.split("<a class=\"preset\"").skip(1).filter_map(|link| link.split("</a>").next()).collect();
    let chosen = links.iter().copied().find(|link| link.contains("aria-current")).map(name);
    (links.into_iter().map(name).collect(), chosen)
}

fn name(link: &str) -> &str {
    between(link, "<b>", "</b>").unwrap()
}

/// Follows the link to a preset.
async fn follow(me: &mut Browser, page: &str, name: &str) -> String {
    let link = page.split("<a class=\"preset\"").find(|link| link.contains(&format!("<b>{name}</b>"))).unwrap();
    let address = between(link, "href=\"", "\"").unwrap().replace("&amp;", "&");
    me.get(&address).await.body
}

fn is_open(page: &str) -> bool {
    page.contains("more-options\" open")
}

#[tokio::test(flavor = "multi_thread")]
async fn three_presets_stand_before_all_options_and_set_them() {
    let house = House::open().await;
    let mut me = house.browser();
    let printed = me.get(GAME).await.body;
    assert_eq!(presets(&printed), (vec!["As printed", "A first game", "A long siege"], Some("As printed")));
    assert!(!is_open(&printed) && printed.matches("<fieldset class=\"option\"").count() > 25);
    let first = follow(&mut me, &printed, "A first game").await;
    assert_eq!(presets(&first).1, Some("A first game"));
    assert!(!is_open(&first), "what a preset sets is told by its words");
    assert!(first.contains("<option value=\"fae,west\" selected>Seat 1: Fae, Seat 2: Westerners</option>"), "{first}");
    assert!(first.contains("name=\"option-windows\" value=\"battle_only\" checked"), "{first}");
    assert_eq!(presets(&follow(&mut me, &first, "As printed").await).1, Some("As printed"));
    let other = me.get(&format!("{GAME}?palace_power=6")).await.body;
    assert!(presets(&other).1.is_none() && is_open(&other), "what is set otherwise is shown");
    let german = me.get(&format!("{GAME}?lang=de")).await.body;
    assert_eq!(presets(&german).0, ["Wie gedruckt", "Erste Partie", "Eine lange Belagerung"]);
    assert!(german.contains("Platz 1: Feen, Platz 2: Westvölker"), "{german}");
    assert!(!me.get("/play/pig?lang=en").await.body.contains("class=\"preset\""), "no presets, nothing of them");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_comes_back_keeps_its_preset_and_its_table_is_played_so() {
    let house = House::open().await;
    let mut me = house.browser();
    let set = [("option-armies", "fae,west"), ("option-windows", "battle_only"), ("seat-0", "me")];
    let back = me.post(GAME, &[&set[..], &[("seat-1", "genius")]].concat()).await;
    assert_eq!((back.status, presets(&back.body).1), (422, Some("A first game")));
    let wrong = me.post(GAME, &[("option-armies", "fae,elves"), ("seat-0", "me"), ("seat-1", "me")]).await;
    assert!(wrong.status == 422 && wrong.body.contains("id=\"option-armies-error\""), "{}", wrong.body);
    let table = me.create("attack-the-tower", &[&set[..], &[("seat-1", "greedy"), ("match", "1")]].concat()).await;
    let made = creation(&house, &table).await;
    assert_eq!((made.options["armies"].as_str(), made.options["windows"].as_str()), ("fae,west", "battle_only"));
    assert!(me.get(&table).await.body.contains("Game 1 of at most 3"));
}

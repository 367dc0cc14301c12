//! The story: what happened just now as text on every page, and the scenes that the script plays.

use contract::{Dice, Stream};

use crate::client::{Browser, between, said, tokens, version};
use crate::house::House;
use crate::raw::heard;
use crate::surface::pair::choosing;

/// Returns the scenes of what happened between two versions, each whole: what is left out is as in the one before.
async fn scenes(who: &mut Browser, table: &str, from: &str, to: &str, more: &str) -> Vec<String> {
    let reply = who.get(&format!("{table}/story?from={from}&to={to}{more}")).await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    let flags: Vec<&str> = reply.body.split("<div class=\"scene\"").skip(1).collect();
    let mut kinds: Vec<Vec<&str>> = Vec::new();
    for part in reply.body.split("<div class=\"part\" data-scene=\"").skip(1) {
        let (nth, part) = part.split_once("\">").unwrap();
        if nth == "0" {
            kinds.push(Vec::new());
        }
        let kind = kinds.last_mut().unwrap();
        let before = kind.last().copied().unwrap_or_default();
        kind.resize(nth.parse().unwrap(), before);
        kind.push(part);
    }
    let scene = |(nth, flags): (usize, &&str)| {
        let parts = kinds.iter().map(|kind| kind.get(nth).or(kind.last()).copied().unwrap_or_default());
        said(&format!("{}{}", flags.split('>').next().unwrap(), parts.collect::<String>()))
    };
    flags.iter().enumerate().map(scene).collect()
}

/// Returns the sentences of a part of a page.
fn sentences(part: &str) -> Vec<String> {
    let told = part.split("class=\"told\">").skip(1).filter_map(|part| part.split("</span>").next());
    told.map(|text| text.split(" <a").next().unwrap().split('\u{a0}').next().unwrap().trim().to_owned()).collect()
}

/// Returns what a scene says in the place of the question.
fn asked(scene: &str) -> Vec<String> {
    sentences(between(scene, "class=\"ask\">", "</p>").expect("a scene tells something"))
}

/// Returns the newest line of a log.
fn newest(page: &str) -> Vec<String> {
    sentences(between(between(page, "id=\"lines\"", "</ol>").unwrap(), "<li", "</li>").unwrap_or_default())
}

/// Returns what a page lists of the story.
fn listed(page: &str) -> Vec<String> {
    sentences(between(page, "class=\"telling\">", "</ol>").expect("a page lists what happened"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_lists_what_happened_just_now_and_scenes_show_it_step_by_step() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let from = version(&page);
    // A white die, and then the others are rolled again.
    let token = tokens(&page).into_iter().find(|token| token.starts_with('w')).unwrap();
    assert_eq!(me.act(&table, &page, &token).await.status, 303);
    let after = me.get(&table).await.body;
    let to = version(&after);
    let told = scenes(&mut me, &table, &from, &to, "").await;
    assert_eq!(told.len(), 2, "the die, then the roll");
    assert_eq!(asked(&told[1]), newest(&said(&after)));
    let list = listed(&said(&after));
    assert!(list.ends_with(&[asked(&told[0]), asked(&told[1])].concat()), "{list:?}");
    for (nth, scene) in told.iter().enumerate() {
        assert_eq!(newest(scene), asked(scene), "the log ends with what is told");
        assert!(
            scene.contains("id=\"board\"") && scene.contains("id=\"glance\"") && scene.contains("id=\"bar-title\"")
        );
        assert!(!scene.contains("name=\"token\"") && !scene.contains("data-token"), "nothing can be done in a scene");
        let is_rolled = scene.contains(&asked(&told[1])[0]);
        assert_eq!(is_rolled, nth == 1, "nothing shows before it has happened");
    }
    let again = scenes(&mut me, &table, &from, &to, "&again=1").await;
    assert!(again.len() == 3 && again[0].starts_with(" data-opens") && !again[0].contains(&asked(&told[0])[0]));
    assert_eq!(again[1..], told, "the same follows");
    assert!(
        scenes(&mut me, &table, &to, &to, "").await.is_empty()
            && scenes(&mut me, &table, &to, "0", "").await.is_empty()
    );

    // What is taken back was never there.
    let page = me.get(&table).await.body;
    let token = tokens(&page).into_iter().find(|token| token.starts_with('k')).unwrap();
    me.act(&table, &page, &token).await;
    let done = me.get(&table).await.body;
    assert_eq!(scenes(&mut me, &table, &to, &version(&done), "").await.len(), 1);
    assert_eq!(me.press(&done, "undo-0").await.status, 303);
    let undone = me.get(&table).await.body;
    assert!(scenes(&mut me, &table, &to, &version(&undone), "").await.is_empty());
    for wrong in ["", "?from=1", "?from=1&to=x", "?from=-1&to=2"] {
        assert_eq!(me.get(&format!("{table}/story{wrong}")).await.status, 400, "{wrong}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reveal_is_told_attack_by_attack_with_the_numbers_of_each_moment() {
    let house = House::open().await;
    let (table, mut people) = house.company("raise-the-shields", 2, &[]).await;
    let mut dice = Stream::new("story", "reveal", 0);
    let mut seen = 0;
    for _ in 0..200 {
        let before = people[0].get(&table).await.body;
        for person in &mut people {
            let page = person.get(&table).await.body;
            let all = tokens(&page);
            if !all.is_empty() {
                let token = &all[dice.below(all.len() as u32) as usize];
                assert_eq!(person.act(&table, &page, token).await.status, 303);
            }
        }
        let after = people[0].get(&table).await.body;
        let told = scenes(&mut people[0], &table, &version(&before), &version(&after), "").await;
        // The attacks of a round come with the step that opens it, or with the last answer.
        let attacks: Vec<usize> = (0..told.len()).filter(|nth| is_attack(&asked(&told[*nth]))).collect();
        if attacks.len() < 2 || after.contains("id=\"ending\"") {
            continue;
        }
        seen += 1;
        let all: Vec<String> = told.iter().flat_map(|scene| asked(scene)).collect();
        for (nth, scene) in told.iter().enumerate() {
            for later in told.iter().skip(nth + 1).flat_map(|scene| asked(scene)) {
                let is_new = all.iter().filter(|one| **one == later).count() == 1;
                let is_new = is_new && !said(&before).contains(&later);
                assert!(!is_new || !scene.contains(&later), "{later} shows in scene {nth}");
            }
            if let Some(before) = nth.checked_sub(1) {
                let grows = marks(scene) > marks(&told[before]);
                assert_eq!(grows, asked(scene).iter().any(|one| is_hit(one)), "scene {nth}: {:?}", asked(scene));
            }
        }
        if seen == 3 {
            return;
        }
    }
    panic!("{seen} rounds with two attacks");
}

fn is_attack(said: &[String]) -> bool {
    said.iter().any(|one| is_hit(one) || one.contains(" stops "))
}

fn is_hit(said: &str) -> bool {
    said.contains(" hit") && said.contains(" of ")
}

/// Counts the rectangles that are filled in a scene.
fn marks(scene: &str) -> usize {
    scene.matches("-rect hit").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_story_tells_nobody_what_others_do_in_secret_and_says_at_the_end_what_was_seen() {
    let house = House::open().await;
    let (table, mut people) = choosing(&house, "parley").await;
    let mut watcher = house.browser();
    let all = "&again=1";
    let before = scenes(&mut watcher, &table, "0", "999", all).await;
    let own = scenes(&mut people[0], &table, "0", "999", all).await;
    for wanted in ["draw", "offer"] {
        let page = people[0].get(&table).await.body;
        let token = tokens(&page).into_iter().find(|token| token.starts_with(wanted)).unwrap();
        assert_eq!(people[0].act(&table, &page, &token).await.status, 303);
    }
    assert_eq!(scenes(&mut watcher, &table, "0", "999", all).await, before);
    assert!(scenes(&mut people[0], &table, "0", "999", all).await.len() >= own.len() + 2, "one's own steps are told");
    for person in &mut people {
        while let Some(token) = tokens(&person.get(&table).await.body).pop() {
            let page = person.get(&table).await.body;
            assert_eq!(person.act(&table, &page, &token).await.status, 303);
        }
    }
    // Each offer that is opened is a part of its own.
    let opened = scenes(&mut watcher, &table, "0", "999", "").await;
    assert!(opened.len() >= 3, "{} scenes", opened.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_long_absence_the_last_scenes_are_played_from_how_it_stood_then() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let (_, end) = me.play_out(&table, &mut Stream::new("story", "long", 0)).await;
    let told = scenes(&mut me, &table, "0", &version(&end), "").await;
    assert_eq!(told.len(), 17, "sixteen, and how it stood before");
    assert!(told[0].starts_with(" data-opens"));
    assert!(told.iter().all(|scene| !scene.contains("id=\"ending\"") && !scene.contains("title-over")));
    assert_eq!(asked(&told[16]), newest(&said(&end)));
    assert!(listed(&said(&end)).len() >= 4, "a page lists some");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_covered_screen_is_told_nothing() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("raise-the-shields", &[("seat-0", "me"), ("seat-1", "me")]).await;
    assert!(!me.get(&table).await.body.contains("id=\"story\""));
    assert!(scenes(&mut me, &table, "0", "99", "&as=none").await.is_empty());
    assert!(scenes(&mut me, &table, "0", "99", "").await.is_empty(), "nobody has said who they are");
    assert!(!scenes(&mut me, &table, "0", "99", "&as=0").await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_script_is_told_that_there_is_a_newer_page_and_fetches_it() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    let mut news = me.request(reqwest::Method::GET, &format!("{table}/events?news=1")).send().await.unwrap();
    heard(&mut news, &format!("data: {}\n", version(&page))).await;
    me.act(&table, &page, &tokens(&page)[0]).await;
    let after = me.get(&table).await.body;
    heard(&mut news, &format!("data: {}\n", version(&after))).await;
    let now = me.get(&format!("{table}/now")).await.body;
    assert!(now.starts_with("<div id=\"table\"") && after.contains(&now), "it is the part of the page that changes");
}

//! Replays at addresses that stay, and tables that go on from them.

use contract::Stream;

use crate::client::{Browser, between, logged, tokens};
use crate::house::House;
use crate::surface::pair::choosing;

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_replayed_by_link_and_played_on_from_any_step() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me"), ("name", "Mira")]).await;
    let begins = me.get(&format!("{table}/replay/0")).await;
    assert!(begins.status == 200 && begins.body.contains("Looking back") && begins.body.contains("id=\"board\""));
    assert!(!begins.body.contains("/branch"), "nobody plays on from a game that runs");
    let (_, end) = me.play_out(&table, &mut Stream::new("replay", "forms", 0)).await;
    assert!(end.contains(&format!("{table}/replay")));

    // Anybody with the address sees the same, step by step, from the first to the last.
    let mut guest = house.browser();
    assert_eq!(guest.get(&format!("{table}/replay")).await.location, format!("{table}/replay/0"));
    let (mut at, mut seen) = (format!("{table}/replay/0"), 0);
    loop {
        let page = guest.get(&at).await;
        assert_eq!(page.status, 200, "{at}");
        assert!(page.body.contains(&format!("Step {seen} of ")) && page.body.contains("id=\"board\""), "{at}");
        let Some(next) = between(&page.body, "rel=\"next\" href=\"", "\"") else { break };
        at = next.to_owned();
        seen += 1;
    }
    assert!(seen > 30, "{seen} steps");
    assert_eq!(guest.get(&format!("{table}/replay/{}", seen + 1)).await.status, 404);
    assert_eq!(guest.get(&format!("{table}/replay/x")).await.status, 400);

    // The guest goes on from step 2, where the first die has been placed.
    let line = guest.get(&format!("{table}/replay/2")).await.body;
    let line = between(&line, "class=\"position\">", "<").expect("a position line").to_owned();
    let branch = guest.post(&format!("{table}/branch"), &[("step", "2")]).await;
    assert_eq!(branch.status, 303);
    let page = guest.get(&branch.location).await.body;
    assert!(!tokens(&page).is_empty(), "it is the guest's move");
    assert!(!me.get(&branch.location).await.body.contains("name=\"token\""), "and not Mira's");
    guest.play_out(&branch.location, &mut Stream::new("replay", "branch", 0)).await;
    let record = guest.get(&format!("{}/record", branch.location)).await.body;
    let record = contract::Record::read(&record).expect("a record");
    assert_eq!(record.start.as_deref(), Some(line.replace("&#39;", "'").as_str()));

    for wrong in ["", "x", "-1", "99999", &seen.to_string()] {
        let answer = guest.post(&format!("{table}/branch"), &[("step", wrong)]).await;
        assert_eq!(answer.status, 400, "step {wrong}");
    }
}

/// Returns all that somebody is shown of a game's steps, one after another, and at last that there are no more.
async fn walk(who: &mut Browser, table: &str) -> Vec<String> {
    let mut seen = Vec::new();
    loop {
        let page = who.get(&format!("{table}/replay/{}", seen.len())).await;
        seen.push(page.body);
        if page.status != 200 {
            assert_eq!(page.status, 404);
            return seen;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_back_at_a_running_game_sees_what_they_saw_and_cannot_count_the_rest() {
    let house = House::open().await;
    let (table, mut people) = choosing(&house, "parley").await;
    let mut watcher = house.browser();
    let before = (walk(&mut people[1], &table).await, walk(&mut watcher, &table).await);
    let own = walk(&mut people[0], &table).await.len();

    // Steps in secret: more to look back at for whoever took them, and no other byte for anybody else.
    for wanted in ["draw", "offer"] {
        let page = people[0].get(&table).await.body;
        let token = tokens(&page).into_iter().find(|token| token.starts_with(wanted)).unwrap();
        assert_eq!(people[0].act(&table, &page, &token).await.status, 303);
    }
    let mine = walk(&mut people[0], &table).await;
    assert!(mine.len() >= own + 2, "{} steps after {own}", mine.len());
    assert!(mine.iter().any(|page| page.contains("You offer")), "one's own secrets are told");
    assert_eq!((walk(&mut people[1], &table).await, walk(&mut watcher, &table).await), before);
    let last = people[1].get(&format!("{table}/replay?step=last")).await.location;
    assert_eq!(last, format!("{table}/replay/{}", before.0.len() - 2));

    // What is taken back was never there.
    let page = people[0].get(&table).await.body;
    assert_eq!(people[0].press(&page, "undo-0").await.status, 303);
    assert!(walk(&mut people[0], &table).await.iter().all(|page| !page.contains("You offer")));
    assert_eq!((walk(&mut people[1], &table).await, walk(&mut watcher, &table).await), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_has_one_number_in_replay_log_account_and_slider() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me"), ("name", "Mira")]).await;
    let (_, end) = me.play_out(&table, &mut Stream::new("replay", "numbers", 0)).await;
    let step = between(&end, "/replay/", "\"").expect("a step that mattered").to_owned();
    let page = me.get(&format!("{table}/replay/{step}")).await.body;
    assert!(page.contains(&format!("Step {step} of ")) && page.contains("name=\"step\" min=\"0\""));
    assert_eq!(
        between(&page, "id=\"seek\"", ">").and_then(|seek| between(seek, " value=\"", "\"")),
        Some(step.as_str())
    );
    let (_, log) = page.split_once("class=\"panel steps-told\"").unwrap();
    let marked = between(log, "<li aria-current=\"step\">", "</li>").expect("the step is marked in the log");
    assert!(marked.contains(&format!("/replay/{step}\"")), "{marked}");
    let why = between(&page, "<p class=\"why\">", "</p>").unwrap();
    assert!(marked.contains(why), "the same is said of it: {why} is not in {marked}");
    let told = logged(&me.get(&format!("{table}/log")).await.body);
    let nth: usize = step.parse().unwrap();
    assert_eq!(between(marked, "<code>", "</code>"), Some(told[nth - 1].as_str()), "the log counts as the replay does");
    // The slider leads there without script.
    assert_eq!(me.get(&format!("{table}/replay?step={step}")).await.location, format!("{table}/replay/{step}"));
}

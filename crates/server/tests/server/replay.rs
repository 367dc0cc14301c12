//! Replays at addresses that stay, and tables that go on from them.

use contract::Stream;

use crate::client::{between, tokens};
use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_replayed_by_link_and_played_on_from_any_step() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me"), ("name", "Mira")]).await;
    assert_eq!(me.get(&format!("{table}/replay/0")).await.status, 403, "not while it runs");
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

//! Which moment a board shows: a link changes it, without script too, and the board goes on showing it.

use crate::client::{Browser, between, escape, version};
use crate::midway::midway;

const GAME: &str = "solar-tower-defense";
const BUILD: &str =
    "STD1 R12 build:E st=E | E E4 s3 cr50 p4 C:ST1 T:NT2,EQ4 F:- | M M3 s3 cr38 p4 C:EQ5,ST5 T:NP F:1@E6";

/// Returns which moment a page's board shows: the current part of its switch.
fn shown(page: &str) -> Option<&str> {
    let part =
        page.split("id=\"moment-").skip(1).find(|part| part[..part.find('>').unwrap()].contains("aria-current"))?;
    part.split_once('"').map(|(name, _)| name)
}

/// Returns where a part of the switch leads.
fn link(page: &str, moment: &str) -> String {
    let part = page.split(&format!("id=\"moment-{moment}\"")).nth(1).expect("a switch");
    between(part, "href=\"", "\"").unwrap().replace("&amp;", "&")
}

/// Returns what would be drawn over the board.
async fn ghosts(me: &mut Browser, table: &str, page: &str, token: &str) -> String {
    let path = format!("{table}/preview?seat=0&version={}&token={}", version(page), escape(token));
    let reply = me.get(&path).await.body;
    between(&reply, "id=\"ghosts\"", "id=\"glance\"").unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_goes_on_showing_the_moment_that_was_chosen() {
    let (_house, mut me, tables) = midway(GAME, &[(BUILD, &[])]).await;
    let table = &tables[0];
    let page = me.get(table).await.body;
    assert_eq!(shown(&page), Some("next"), "what is built fires in the next fights");
    let next = ghosts(&mut me, table, &page, "T@EQ2").await;

    let now = me.get(&link(&page, "now")).await.body;
    assert_eq!(shown(&now), Some("now"));
    assert!(now.contains("yours, on E4") && page.contains("yours, then on E5"));
    assert_ne!(ghosts(&mut me, table, &now, "T@EQ2").await, next, "ghosts lie on the disc that is shown");
    assert_eq!(me.act(table, &now, "T@EQ2").await.status, 303);
    let after = me.get(table).await.body;
    assert_eq!(shown(&after), Some("now"), "after a move too");

    let back = me.get(&link(&after, "next")).await.body;
    assert_eq!(shown(&back), Some("next"));
    assert_eq!(shown(&me.get(&format!("{table}?moment=never")).await.body), Some("next"), "no such moment");
}

/// Whoever has something in hand looks at the other moment with it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_pointed_out_stays_when_another_moment_is_shown() {
    let (_house, mut me, tables) = midway(GAME, &[(BUILD, &[])]).await;
    let page = me.get(&tables[0]).await.body;
    for aim in ["piece=turret", "piece=turret&token=T%40EQ2", "place=EQ2", "token=L3"] {
        let aimed = me.get(&format!("{}?seat=0&version={}&{aim}", tables[0], version(&page))).await.body;
        let other = me.get(&link(&aimed, "now")).await.body;
        assert_eq!(shown(&other), Some("now"), "{aim}");
        let dock = |page: &str| between(page, "id=\"tray-0\"", "id=\"preview\"").unwrap().to_owned();
        assert_eq!(dock(&other), dock(&aimed), "{aim}");
        me.get(&link(&other, "next")).await;
    }
}

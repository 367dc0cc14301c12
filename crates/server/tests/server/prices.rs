//! What a piece costs stands on it, and what cannot be used keeps its place and says why.

use crate::client::between;
use crate::midway::midway;

const GAME: &str = "solar-tower-defense";
const RICH: &str =
    "STD1 R12 build:E st=E | E E4 s3 cr50 p4 C:ST1 T:NT2,EQ4 F:- | M M3 s3 cr38 p4 C:EQ5,ST5 T:NP F:1@E6";
/// A turret can be paid, and nothing else.
const POOR: &str =
    "STD1 R12 build:E st=E | E E4 s3 cr13 p0 C:ST1 T:NT2,EQ4 F:- | M M3 s3 cr38 p4 C:EQ5,ST5 T:NP F:1@E6";

/// Returns the pieces of a page's tray: the name of each, as it is read aloud, and where it leads.
fn pieces(page: &str) -> Vec<(String, String)> {
    let links = page.split("<a id=\"take-").skip(1).map(|link| link.split("</a>").next().unwrap());
    let piece = |link: &str| {
        let of = |name: &str| between(link, &format!("{name}=\""), "\"").unwrap().replace("&amp;", "&");
        (of("aria-label"), of("href"))
    };
    links.map(piece).collect()
}

fn names(page: &str) -> Vec<String> {
    pieces(page).into_iter().map(|(name, _)| name).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_price_stands_on_its_piece_and_what_cannot_be_paid_says_why() {
    let (_house, mut me, tables) = midway(GAME, &[(RICH, &[]), (POOR, &[])]).await;
    let rich = me.get(&tables[0]).await.body;
    let all = ["Turret, 12 credits, 8 of them", "Command center, 24 credits, 2 of them", "Fighter, 1 P, 18 of them"];
    assert_eq!(names(&rich), all);
    assert!(rich.contains("<span class=\"price\">24 credits</span>"), "it is seen, too");

    let poor = me.get(&tables[1]).await.body;
    let some = [
        "Turret, 12 credits, 8 of them",
        "Command center, 24 credits, 2 of them, not now: A command center costs 24 credits; you have 13.",
        "Fighter, 1 P, 18 of them, not now: A fighter costs 1 P; you have 0.",
    ];
    assert_eq!(names(&poor), some, "all keep their places");
    let [turret, center, _] = &pieces(&poor)[..] else { panic!("three pieces") };
    let aimed = me.get(&turret.1).await.body;
    assert_eq!(names(&aimed), some, "also with one of them in hand");
    let [_, held_center, _] = &pieces(&aimed)[..] else { panic!("three pieces") };
    for link in [&center.1, &held_center.1] {
        let told = me.get(link).await.body;
        let preview = between(&told, "id=\"preview\"", "</section>").unwrap();
        assert!(preview.contains("A command center costs 24 credits; you have 13."), "{preview}");
        assert!(!told.contains("class=\"is-off\""), "no place is to blame");
    }
}

/// Fighters are launched as anything is placed: what is pointed out first says what would come of it.
#[tokio::test(flavor = "multi_thread")]
async fn how_many_fighters_start_is_pointed_out_before_they_do() {
    let (_house, mut me, tables) = midway(GAME, &[(RICH, &[])]).await;
    let page = me.get(&tables[0]).await.body;
    assert!(!page.contains("id=\"do-0-L"), "nothing is launched by one press");
    let fighter = pieces(&page).pop().unwrap();
    let page = me.get(&fighter.1).await.body;
    assert!(page.contains("How many fighters?"));
    assert_eq!(names(&page), ["One fighter", "2 fighters", "3 fighters", "4 fighters"]);
    let three = pieces(&page).swap_remove(2);
    let page = me.get(&three.1).await.body;
    assert!(page.contains("id=\"do-0-L3\"") && !page.contains("id=\"do-0-L4\""));
    assert!(between(&page, "id=\"preview\"", "</section>").unwrap().contains("longitude"), "it says where they land");
    assert_eq!(me.act(&tables[0], &page, "L3").await.status, 303);
}

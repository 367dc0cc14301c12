//! Answers made piece by piece, without script: a set of pieces, several actions at once, and more answers than the dock
//! has room for.

use crate::client::{Browser, between, form, tokens, version};
use crate::house::House;
use crate::midway::midway;

/// Returns the address that the link with this id leads to.
fn link(page: &str, id: &str) -> Option<String> {
    let link = page.split("<a ").skip(1).find(|part| part.starts_with(&format!("id=\"{id}\"")))?;
    Some(between(link, "href=\"", "\"")?.replace("&amp;", "&"))
}

pub(crate) async fn follow(me: &mut Browser, page: &str, id: &str) -> String {
    let link = link(page, id).unwrap_or_else(|| panic!("no link {id} in {page}"));
    me.get(&link).await.body
}

/// Follows links one after another.
pub(crate) async fn follow_all(me: &mut Browser, page: &str, ids: &[&str]) -> String {
    let mut page = page.to_owned();
    for id in ids {
        page = follow(me, &page, id).await;
    }
    page
}

async fn table(house: &House, game: &str) -> (Browser, String, String) {
    let mut me = house.browser();
    let table = me.create(game, &[("seat-0", "me"), ("seat-1", "me")]).await;
    let page = me.get(&table).await.body;
    (me, table, page)
}

fn dock(page: &str) -> &str {
    between(page, "id=\"tray-", "id=\"preview\"").unwrap()
}

/// Returns the pieces that are chosen.
fn pressed(page: &str) -> Vec<&str> {
    let links = page.split("<a id=\"toggle-0-").skip(1).filter_map(|part| part.split_once('>'));
    links
        .filter(|(tag, _)| tag.contains("aria-pressed=\"true\""))
        .filter_map(|(tag, _)| Some(tag.split_once('"')?.0))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn pieces_are_chosen_in_any_order_and_the_button_counts_them() {
    let house = House::open().await;
    let (mut me, table, bare) = table(&house, "yacht").await;
    let two = follow_all(&mut me, &bare, &["toggle-0-d4", "toggle-0-d1"]).await;
    assert_eq!(pressed(&two), ["d1", "d4"]);
    assert!(dock(&two).contains(">Roll 2 dice again</button>") && two.contains("class=\"would\""), "{}", dock(&two));
    let other_way = follow_all(&mut me, &bare, &["toggle-0-d1", "toggle-0-d4"]).await;
    assert_eq!(two, other_way);
    let one = follow(&mut me, &two, "toggle-0-d1").await;
    assert_eq!(pressed(&one), ["d4"]);
    assert!(dock(&one).contains(">Roll 1 die again</button>"));
    assert_eq!(me.get(&table).await.body, bare, "choosing changes nothing");
    assert_eq!(me.press(&two, "do-0-reroll:14").await.status, 303);
    let after = me.get(&table).await.body;
    assert!(after.contains("picks up 14.") && version(&after) > version(&bare));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_that_is_no_action_rests_and_says_why() {
    let house = House::open().await;
    let (mut me, _, bare) = table(&house, "yacht").await;
    let none = follow_all(&mut me, &bare, &["toggle-0-d2", "toggle-0-d2"]).await;
    for page in [&bare, &none] {
        let rests = between(page, "<button id=\"no-set-0\"", "</p>").unwrap();
        assert!(rests.contains("aria-disabled=\"true\"") && rests.contains("type=\"button\""), "{rests}");
        assert!(rests.contains("Choose the dice to roll again, or keep all.") && rests.contains("#R2"), "{rests}");
        assert!(dock(page).contains("value=\"reroll:-\""), "to keep all is beside it");
    }
    let some = follow(&mut me, &bare, "toggle-0-d2").await;
    assert!(!some.contains("no-set-0"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_has_every_set_and_points_its_pieces_out() {
    let house = House::open().await;
    let (mut me, table, bare) = table(&house, "yacht").await;
    let list = between(&bare, "id=\"moves\"", "</section>").unwrap();
    assert_eq!(tokens(list).iter().filter(|token| token.starts_with("reroll:")).count(), 32);
    let aimed = me.get(&format!("{table}?seat=0&version={}&token=reroll%3A235", version(&bare))).await.body;
    assert_eq!(pressed(&aimed), ["d2", "d3", "d5"]);
    for aim in ["set=x", "set=d9&set=", "set=%3Cb%3E", "version=999&set=d1"] {
        assert_eq!(pressed(&me.get(&format!("{table}?{aim}")).await.body), Vec::<&str>::new(), "{aim}");
    }
    let mut stranger = house.browser();
    let watched = stranger.get(&table).await.body;
    assert_eq!(stranger.get(&format!("{table}?set=d1&lay=x")).await.body, watched, "nobody else chooses anything");
}

/// Returns how much is laid of each place.
fn laid(page: &str) -> Vec<u16> {
    let amounts = page.split("<output>").skip(1).filter_map(|part| part.split_once("</output>"));
    amounts.map(|(amount, _)| amount.parse().unwrap()).collect()
}

/// Makes a table of bulwark at which this many points are to be dealt out, by which the first answer ends the turn.
async fn to_deal(house: &House, points: u16) -> (Browser, String, String) {
    loop {
        let (me, table, page) = table(house, "bulwark").await;
        if laid(&page).iter().sum::<u16>() == points {
            return (me, table, page);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_largest_kill_is_laid_out_changed_step_by_step_and_done_as_one() {
    let house = House::open().await;
    let (mut me, table, bare) = to_deal(&house, 5).await;
    assert_eq!(laid(&bare), [3, 2, 0]);
    assert!(dock(&bare).contains(">Do these 2</button>") && bare.contains("class=\"would\""), "{}", dock(&bare));
    assert!(link(&bare, "more-0-c").is_none() && link(&bare, "more-0-a").is_none(), "no points are left");
    let less = follow(&mut me, &bare, "less-0-a").await;
    assert_eq!(laid(&less), [2, 2, 0]);
    assert!(dock(&less).contains(">End the turn, 1 unused</button>"));
    let moved = follow(&mut me, &less, "more-0-c").await;
    assert_eq!(laid(&moved), [2, 2, 1]);
    assert!(dock(&moved).contains(">Do these 3</button>"));
    assert_eq!(me.get(&table).await.body, bare, "laying changes nothing");
    let (_, fields) = form(&moved, "do-0-hit:c=1").unwrap();
    let sent: Vec<&str> = fields.iter().filter(|(name, _)| name == "token").map(|(_, value)| value.as_str()).collect();
    assert_eq!(sent, ["hit:a=2", "hit:b=2", "hit:c=1"]);
    assert_eq!(me.press(&moved, "do-0-hit:c=1").await.status, 303);
    let after = me.get(&table).await.body;
    for told in ["takes 2 off wall A", "takes 2 off wall B", "takes 1 off wall C"] {
        assert!(after.contains(told), "{told}");
    }
    let asked = between(&after, "name=\"seat\" value=\"", "\"").unwrap();
    assert_eq!(asked, "1", "the turn has passed");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_done_as_one_is_taken_back_as_one() {
    let house = House::open().await;
    let (mut me, table, bare) = to_deal(&house, 6).await;
    assert_eq!(laid(&bare), [3, 3, 0]);
    // Typed by hand, the same actions leave the turn open.
    let open =
        [("version", version(&bare)), ("seat", "0".into()), ("token", "hit:a=2".into()), ("token", "hit:b=1".into())];
    let open: Vec<(&str, &str)> = open.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(me.post(&format!("{table}/act"), &open).await.status, 303);
    let page = me.get(&table).await.body;
    assert_eq!(laid(&page), [3], "what was hit cannot be hit again, and the rest is suggested anew");
    assert!(page.contains("id=\"undo-0\" class=\"btn\" name=\"steps\" value=\"2\""));
    assert_eq!(me.press(&page, "undo-0").await.status, 303);
    assert_eq!(laid(&me.get(&table).await.body), [3, 3, 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_the_name_fills_or_takes_back_and_the_end_comes_with_what_is_laid() {
    let house = House::open().await;
    let (mut me, table, bare) = to_deal(&house, 4).await;
    assert_eq!(laid(&bare), [3, 1, 0]);
    let none = follow_all(&mut me, &bare, &["portion-0-a", "portion-0-b"]).await;
    assert_eq!(laid(&none), [0, 0, 0]);
    assert!(dock(&none).contains(">End the turn, 4 unused</button>"));
    let filled = follow(&mut me, &none, "portion-0-c").await;
    assert_eq!(laid(&filled), [0, 0, 3]);
    let (_, fields) = form(&filled, "do-0-finish").unwrap();
    assert_eq!(fields.iter().filter(|(name, _)| name == "token").count(), 2);
    assert_eq!(me.press(&filled, "do-0-finish").await.status, 303);
    assert!(me.get(&table).await.body.contains("takes 3 off wall C"));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_of_an_answer_that_makes_no_sense_lays_what_it_can() {
    let house = House::open().await;
    let (mut me, table, _) = to_deal(&house, 6).await;
    for (aim, amounts) in [
        ("lay=", [0, 0, 0]),
        ("lay=x&lay=finish", [0, 0, 0]),
        ("lay=hit%3Ak%3D1&lay=hit%3Ab%3D2&lay=hit%3Ab%3D1", [0, 2, 0]),
        ("lay=hit%3Aa%3D9&lay=%3Cb%3E", [0, 0, 0]),
        ("version=999&lay=", [3, 3, 0]),
    ] {
        assert_eq!(laid(&me.get(&format!("{table}?{aim}")).await.body), amounts, "{aim}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn more_answers_than_the_dock_has_room_for_are_folded_and_the_last_never_is() {
    let house = House::open().await;
    let (mut me, table, page) = table(&house, "yacht").await;
    assert_eq!(me.act(&table, &page, "reroll:-").await.status, 303);
    let page = me.get(&table).await.body;
    let dock = dock(&page);
    let (before, folded) = dock.split_once("<details id=\"more-0\"").expect("more");
    assert_eq!(tokens(before), ["ones", "twos", "threes", "yacht"]);
    assert_eq!(tokens(folded).len(), 8);
    assert!(folded.contains("8 more") && !page.contains("more-0\" class=\"more\" open"));
}

/// A row of which one thing alone can be said says it once.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_laid_is_not_named_twice() {
    let line = "att1;7;1;main;undead/C2,-,-:-,-,-:-,-,-/0/-/24.-24./C1;west/-,-,-:C2,H2,-:-,-,-/0/-/23.-25./-;d";
    let (_house, mut me, tables) = midway("attack-the-tower", &[(line, &[])]).await;
    let page = me.get(&tables[0]).await.body;
    me.act(&tables[0], &page, "1>2").await;
    let page = me.get(&tables[0]).await.body;
    let rows = between(&page, "class=\"portions\"", "</ul>").unwrap();
    let row = rows.split("</li>").find(|row| row.contains("<b>Knight 2a1</b>")).unwrap();
    assert!(
        row.contains("aria-pressed=\"true\"") && row.contains("aria-label=\"Knight 2a1 is chosen. Take it back.\""),
        "{row}"
    );
    assert_eq!(row.matches("Knight 2a1").count(), 2, "what is seen, and what is heard: {row}");
}

//! It became whose turn: on the page, and on disk once for each turn.

use std::path::Path;

use catalog::CatalogEntry;
use conform::toys::Pig;
use store::{NewTurn, Store};
use table::{Creation, Table};

use crate::client::{between, tokens};
use crate::house::House;

/// Checks that the turns of a table that are stored are those that follow from its log, each once. Returns how many.
pub(crate) async fn check(database: &Path, id: &str, game: &CatalogEntry) -> usize {
    let store = Store::open(database).await.unwrap();
    let text = store.load(id).await.unwrap();
    let creation = Creation::read(&text.creation).unwrap();
    let face = (game.maker.make)(&creation.setup(None)).unwrap();
    let mut table = Table::new(&*face, creation).unwrap();
    let mut expected = Vec::new();
    for entry in &text.entries {
        let before = table.len();
        table.apply(table::Entry::read(entry).unwrap()).unwrap();
        let turn = |call: table::TurnNotice| NewTurn { seat: call.seat.index() as u8, turn: call.turn, at: call.at };
        expected.extend(table.turn_notices_since(before).into_iter().map(turn));
    }
    expected.sort_by_key(|turn| (turn.at, turn.seat, turn.turn));
    assert_eq!(store.turns(id).await.unwrap(), expected);
    store.close().await;
    expected.len()
}

fn sign(page: &str) -> bool {
    let icon = between(page, "rel=\"icon\" href=\"", "\"").unwrap();
    icon.starts_with("/assets/turn-")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_says_whose_turn_it_is_in_its_title_and_its_sign() {
    let house = House::open().await;
    let (mut one, mut two) = (house.browser(), house.browser());
    let table = one.create("pig", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let waiting = one.get(&table).await.body;
    assert!(waiting.contains("<title>Pig") && !sign(&waiting) && !waiting.contains("data-turn=\"0"));
    let link = between(&waiting, "/seat/", "\"").unwrap().to_owned();
    two.get(&format!("/seat/{link}")).await;
    two.post(&format!("{table}/sit"), &[]).await;
    let (mine, theirs) = (one.get(&table).await.body, two.get(&table).await.body);
    assert!(mine.contains("<title>Your move: Pig") && sign(&mine) && mine.contains("data-turn=\"0:1\""));
    assert!(theirs.contains("<title>Pig") && !sign(&theirs) && theirs.contains("id=\"notify\""));
    let path = between(&mine, "rel=\"icon\" href=\"", "\"").unwrap().to_owned();
    assert!(one.get(&path).await.body.contains("<svg"), "the sign is there");
    one.act(&table, &mine, "roll").await;
    let page = one.get(&table).await.body;
    if !tokens(&page).is_empty() {
        assert!(page.contains("data-turn=\"0:1\""), "a roll does not make another turn");
        one.act(&table, &page, "hold").await;
    }
    let (mine, theirs) = (one.get(&table).await.body, two.get(&table).await.body);
    assert!(!sign(&mine) && sign(&theirs) && theirs.contains("data-turn=\"1:1\""));
}

#[tokio::test(flavor = "multi_thread")]
async fn each_turn_is_stored_once_whatever_is_sent_twice_and_across_restarts() {
    let mut house = House::open().await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let id = table.strip_prefix("/table/").unwrap().to_owned();
    for round in 0..6 {
        for token in ["roll", "hold"] {
            let page = me.get(&table).await.body;
            if tokens(&page).iter().any(|legal| legal == token) {
                me.act(&table, &page, token).await;
                me.act(&table, &page, token).await;
            }
        }
        if round % 2 == 1 {
            house = house.restart().await;
            me.base = house.base();
        }
    }
    assert!(check(&house.database(), &id, &CatalogEntry::of::<Pig>()).await >= 6);
}

//! What an operator ends for everybody: nobody wins, and all is shown as after any other end, in a server that runs too.

use server::admin::{self, AdminError, Force, TableStage};
use store::StoreError;

use crate::client::{between, tokens, version};
use crate::house::House;

const ENDED: &str = "The operator has ended the game.";

fn id(table: &str) -> String {
    table.strip_prefix("/table/").unwrap().to_owned()
}

/// Ends the game of a table as another program does.
pub(crate) async fn end(house: &House, table: &str, force: Force) -> Result<(), AdminError> {
    let (database, id) = (house.database(), id(table));
    tokio::task::spawn_blocking(move || admin::end(&database, &id, force)).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_is_shown_it_and_who_acts_comes_too_late() {
    let house = House::open().await;
    let (table, mut people) = house.company("raise-the-shields", 2, &[]).await;
    let mut stream = people[1].stream(&table).await;
    stream.next().await.unwrap();
    let page = people[0].get(&table).await.body;
    assert!(matches!(end(&house, &table, Force::No).await, Err(AdminError::Played(_))));
    assert_eq!(version(&people[0].get(&table).await.body), version(&page), "so far nothing has happened");

    end(&house, &table, Force::Yes).await.unwrap();
    let late = people[0].act(&table, &page, &tokens(&page)[0]).await;
    assert!(late.status == 409 && late.body.contains(ENDED), "{} {}", late.status, late.body);
    let patch = stream.until(|body| body.contains(ENDED)).await;
    assert!(tokens(&patch.body).is_empty() && patch.body.contains("nobody has won"), "{}", patch.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_nobody_acts_on_is_shown_it_too() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let mut stream = me.stream(&table).await;
    stream.next().await.unwrap();
    end(&house, &table, Force::Yes).await.unwrap();
    let patch = stream.until(|body| body.contains(ENDED)).await;
    assert!(!patch.body.contains("You have lost"), "{}", patch.body);
    assert!(me.get(&table).await.body.contains(ENDED));
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_shown_as_after_any_other_end_and_nothing_is_claimed() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    me.act(&table, &page, &tokens(&page)[0]).await;
    end(&house, &table, Force::Yes).await.unwrap();
    // A server that starts later has it from the disk alone.
    let house = house.restart().await;
    me.base = house.base();
    let page = me.get(&table).await.body;
    let ending = between(&page, "id=\"ending\"", "</section>").expect("an ending");
    assert!(ending.starts_with(" class=\"panel ending info\"") && ending.contains(ENDED), "{ending}");
    assert!(ending.contains("Round by round") && !ending.contains("class=\"decided\""), "{ending}");
    assert!(!page.contains("You have") && !page.contains("won.</h2>"), "{page}");
    let log = me.get(&format!("{table}/log")).await.body;
    assert!(log.contains(&format!("{ENDED} Nobody has won.")), "{log}");
    let record = me.get(&format!("{table}/record")).await.body;
    assert!(record.contains("    \"abandoned\",\n]\nresult = \"abandoned\"\n"), "{record}");
    let dice = me.get(&format!("{table}/dice")).await.body;
    assert!(dice.contains("from the promised seed.") && dice.contains("id=\"seed\""), "{dice}");
    let chain = me.get("/dice/log").await.body;
    assert!(chain.contains("<b>1</b> over") && chain.contains(" end "), "{chain}");
    assert_eq!(me.get(&format!("{table}/replay/1")).await.status, 200);
    let branch = me.post(&format!("{table}/branch"), &[("step", "1")]).await;
    assert!(branch.status == 303 && branch.location != table, "{}", branch.body);
    assert!(!me.get(&branch.location).await.body.contains(ENDED));
    let home = me.get("/").await.body;
    assert!(home.contains("Over in round 1: ended by the operator"), "{home}");
    assert!(me.get("/me/data.json").await.body.contains("abandoned"), "the record is theirs too");

    let database = house.database();
    let (checked, listed) =
        tokio::task::spawn_blocking(move || (admin::check(&database).unwrap(), admin::tables(&database).unwrap()))
            .await
            .unwrap();
    assert_eq!((checked.wrong, checked.unread), (Vec::<String>::new(), Vec::new()));
    let stage = |address: &str| listed.iter().find(|listed| listed.id == id(address)).unwrap().stage;
    assert_eq!((stage(&table), stage(&branch.location)), (TableStage::Ended, TableStage::Running));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_ended_is_said_with_the_way_out() {
    let house = House::open().await;
    let mut me = house.browser();
    let waits = me.create("raise-the-shields", &[("seat-0", "me"), ("seat-1", "link")]).await;
    let runs = me.create("raise-the-shields", &[("seat-0", "me"), ("seat-1", "me")]).await;
    end(&house, &runs, Force::Yes).await.unwrap();
    for force in [Force::No, Force::Yes] {
        let waiting = end(&house, &waits, force).await.unwrap_err().to_string();
        assert!(waiting.contains("has not begun") && waiting.contains(&format!("`palisade delete {}`", id(&waits))));
        assert!(end(&house, &runs, force).await.unwrap_err().to_string().ends_with("is over already"));
        let none = end(&house, "/table/nothing", force).await;
        assert!(matches!(none, Err(AdminError::Store(StoreError::NoTable(_)))), "{none:?}");
    }
    let (database, gone) = (house.database(), id(&waits));
    tokio::task::spawn_blocking(move || admin::delete(&database, &gone, Force::No)).await.unwrap().unwrap();
    let gone = end(&house, &waits, Force::Yes).await;
    assert!(matches!(gone, Err(AdminError::Store(StoreError::Deleted(_)))), "{gone:?}");
    let none = admin_without_database(&house).await;
    assert!(matches!(none, Err(AdminError::NoDatabase(_))), "{none:?}");
}

async fn admin_without_database(house: &House) -> Result<(), AdminError> {
    let none = house.folder.path().join("none.db");
    tokio::task::spawn_blocking(move || admin::end(&none, "x", Force::Yes)).await.unwrap()
}

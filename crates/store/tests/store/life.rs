//! How tables go: those that had their time, and any by the operator's hand.

use store::{
    Access, Batch, DeviceLink, DiceNews, Expiry, LinkTo, NewSeat, NewTable, NewTurn, Opened, Opening, Stage, Store,
    StoreError, TableState,
};
use table::Seed;
use table::dice_log::DiceEvent;

use crate::common::{OPEN, folder, make};

const BEGIN: &str = r#"{"begin":{"at":1},"v":1}"#;

async fn append(store: &Store, id: &str, entries: &[&str], mark: TableState) {
    let entries: Vec<String> = entries.iter().map(|entry| (*entry).to_owned()).collect();
    store.append(id, 0, entries, mark).await.unwrap();
}

fn at(changed: u64, finished: bool) -> TableState {
    TableState { changed, finished, due: None }
}

#[tokio::test]
async fn what_never_began_and_what_is_over_goes_in_time_and_what_runs_never() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    for id in ["waits", "waitsnew", "runs", "over", "overnew", "ended"] {
        make(&store, id).await;
    }
    let sat = r#"{"sit":{"at":1,"name":"{\"begin\":","seat":0},"v":1}"#;
    append(&store, "waits", &[sat], at(10, false)).await;
    append(&store, "waitsnew", &[sat], at(100, false)).await;
    append(&store, "runs", &[sat, BEGIN], at(10, false)).await;
    append(&store, "over", &[BEGIN, "last"], at(10, true)).await;
    append(&store, "overnew", &[BEGIN], at(100, true)).await;
    append(&store, "ended", &[BEGIN, r#"{"end":{"at":1},"v":2}"#], at(20, true)).await;

    let all = store.list().await.unwrap();
    let found = |id: &str| all.iter().find(|listed| listed.id == id).unwrap();
    assert_eq!(all.len(), 6);
    assert_eq!(found("waits").stage, Stage::Waiting);
    assert_eq!(found("runs").stage, Stage::Running);
    assert_eq!((found("over").stage, found("overnew").stage), (Stage::Over, Stage::Over));
    assert_eq!(found("ended").stage, Stage::Ended);
    assert_eq!((found("over").seats, found("over").people), (2, 0));
    assert_eq!(found("over").bytes, ("{}".len() + BEGIN.len() + "last".len()) as u64);

    let kept = Expiry { waiting: 50, over: None };
    let ids = |listed: Vec<store::Listed>| listed.into_iter().map(|listed| listed.id).collect::<Vec<_>>();
    assert_eq!(ids(store.expired(&kept).await.unwrap()), ["waits"]);
    let both = Expiry { waiting: 50, over: Some(50) };
    assert_eq!(ids(store.expired(&both).await.unwrap()), ["ended", "over", "waits"]);
    assert_eq!(store.sweep(&both, 1, 7).await.unwrap().len(), 1, "a small step at a time");
    assert_eq!(store.sweep(&both, 10, 7).await.unwrap().len(), 2);
    assert_eq!(store.sweep(&both, 10, 7).await, Ok(Vec::new()));
    let mut left = ids(store.list().await.unwrap());
    left.sort();
    assert_eq!(left, ["overnew", "runs", "waitsnew"]);
}

#[tokio::test]
async fn a_game_that_is_thrown_away_shows_in_the_log_of_the_dice() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    let seeds = [Seed::new([1; 32]), Seed::new([2; 32])];
    let promises = store.promise(&seeds).await.unwrap();
    for (id, promise) in ["runs", "waits"].into_iter().zip(&promises) {
        let token = format!("{id} token");
        let seats = [NewSeat { token_hash: &token, person: None }];
        let table = NewTable { id, game: "pig", creation: "{}", components: None, seats: &seats, mark: OPEN };
        let (promise, batch) = (&*promise.commitment, &Batch::default());
        assert_eq!(
            store.open_table(&Opening { table, promise, maker: None, batch, following: None }).await,
            Ok(Opened::Made)
        );
    }
    let begin = DiceEvent::Begin { entropies: "0".repeat(64) };
    let dice = vec![DiceNews { commitment: promises[0].commitment.clone(), event: begin }];
    let batch = Batch { entries: vec![BEGIN.to_owned()], dice, ..Batch::default() };
    store.append("runs", 0, batch, OPEN).await.unwrap();
    store.delete("runs", 9).await.unwrap();
    store.delete("waits", 9).await.unwrap();
    let last = store.dice_lines(4, 9).await.unwrap();
    let told: Vec<&str> = last.iter().map(|line| line.text.as_str()).collect();
    let dropped = |n: u64, of: usize| format!("{n} drop {} {}", promises[of].commitment, seeds[of].reveal());
    assert_eq!(told, [dropped(4, 0), dropped(5, 1)]);
    assert_eq!(store.dice_counts().await.unwrap().dropped, 2);
    assert!(store.unused_promises(9).await.unwrap().is_empty(), "no table gets these dice again");
}

#[tokio::test]
async fn a_deleted_table_leaves_its_id_and_nothing_else() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    let person = store.new_person("ann", "cookie", 1).await.unwrap().id;
    for id in ["one", "two"] {
        let (a, b) = (format!("{id}a"), format!("{id}b"));
        let seats = [NewSeat { token_hash: &a, person: Some(&person) }, NewSeat { token_hash: &b, person: None }];
        let components = Some(("hash", "text"));
        let table = NewTable { id, game: "pig", creation: "{}", components, seats: &seats, mark: OPEN };
        store.create(&table).await.unwrap();
        let turns = vec![NewTurn { seat: 0, turn: 1, at: 1 }];
        store.append(id, 0, Batch { entries: vec![BEGIN.to_owned()], turns, ..Batch::default() }, OPEN).await.unwrap();
        store.guide(id, &person).await.unwrap();
        store.read_note(id, &person, "note").await.unwrap();
        let link = DeviceLink { person: person.clone(), to: LinkTo::Seat(id.to_owned(), 0), expires: 99 };
        store.new_link(&format!("link {id}"), &link, 1).await.unwrap();
    }
    store.delete("one", 5).await.unwrap();
    assert_eq!(store.delete("one", 6).await, Err(StoreError::Deleted("one".to_owned())));
    assert_eq!(store.load("one").await, Err(StoreError::Deleted("one".to_owned())));
    assert_eq!(store.delete("none", 6).await, Err(StoreError::NoTable("none".to_owned())));
    let refused = store.append("one", 1, vec!["late".to_owned()], OPEN).await;
    assert_eq!(refused, Err(StoreError::NoTable("one".to_owned())), "not a conflict that is tried again");
    assert_eq!(store.entries("one", 0).await, Ok(Vec::new()));
    assert_eq!(store.owners("one").await, Ok(Vec::new()));
    assert_eq!(store.access("one", Some(&person)).await, Ok(Access::default()));
    assert_eq!(store.turns("one").await, Ok(Vec::new()));
    assert_eq!(store.link("link one", 2).await, Ok(None));
    assert_eq!(store.components("hash").await.unwrap().as_deref(), Some("text"), "the other table needs it");
    assert!(store.load("two").await.is_ok() && store.link("link two", 2).await.unwrap().is_some());
    store.delete("two", 6).await.unwrap();
    assert_eq!(store.components("hash").await, Ok(None));
}

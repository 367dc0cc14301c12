//! Promised dice, the public log of them, and who opens or joins a table, all at once or not at all.

use store::{
    Batch, Claim, DiceCounts, DiceNews, Guided, NewSeat, NewSitter, NewTable, Opened, Opening, Store, StoreError,
    TableState,
};
use table::Seed;
use table::dice_log::{ChainLink, DiceEvent, DiceLog};

use crate::common::folder;

const MARK: TableState = TableState { changed: 5, finished: false, due: None };
const SEATS: [NewSeat<'_>; 2] =
    [NewSeat { token_hash: "t0", person: Some("p") }, NewSeat { token_hash: "t1", person: None }];

fn table(id: &str) -> NewTable<'_> {
    NewTable { id, game: "pig", creation: "made", components: None, seats: &SEATS, mark: MARK }
}

fn seeds(count: u8) -> Vec<Seed> {
    (0..count).map(|byte| Seed::new([byte; 32])).collect()
}

fn sitter(person: &str) -> NewSitter {
    NewSitter { person: person.to_owned(), name: Some("Ada".to_owned()), guided: Guided::Yes }
}

async fn log(store: &Store) -> DiceLog {
    let lines = store.dice_lines(1, 100).await.unwrap();
    let text: String = lines.iter().flat_map(|line| [&line.hash, " ", &line.text, "\n"]).collect();
    DiceLog::read(&text, &ChainLink::start()).unwrap()
}

#[tokio::test]
async fn a_promise_is_for_one_table_and_its_log_is_a_chain() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    store.person_or_new("p", "cookie", 5).await.unwrap();
    let promises = store.promise(&seeds(3)).await.unwrap();
    assert_eq!(promises.iter().map(|promise| promise.n).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(store.unused_promises(2).await.unwrap(), promises[..2]);
    let promise = &promises[0].commitment;
    let (maker, batch) = (sitter("p"), Batch::from(vec!["first".to_owned()]));
    let opening =
        |id, promise| Opening { table: table(id), promise, maker: Some(&maker), batch: &batch, following: None };
    assert_eq!(store.open_table(&opening("t", promise)).await, Ok(Opened::Made));
    assert_eq!(store.open_table(&opening("u", promise)).await, Ok(Opened::Used));
    assert_eq!(store.open_table(&opening("u", "never promised")).await, Ok(Opened::Used));
    assert_eq!(store.load("u").await, Err(StoreError::NoTable("u".to_owned())));
    assert_eq!(store.load("t").await.unwrap().entries, ["first"]);
    let kept = store.promised(promise).await.unwrap().unwrap();
    assert_eq!((kept.table.as_deref(), kept.person.as_deref()), (Some("t"), Some("p")));
    assert_eq!(store.person("cookie").await.unwrap().unwrap().name.as_deref(), Some("Ada"));
    assert_eq!(store.access("t", Some("p")).await.unwrap().notes_read, Some(vec![]), "guided");
    assert_eq!(store.unused_promises(9).await.unwrap(), promises[1..]);

    let news = |commitment: &str, event| DiceNews { commitment: commitment.to_owned(), event };
    let begin = DiceEvent::Begin { entropies: "0".repeat(64) };
    let dice = vec![news(promise, begin.clone()), news("older than the log", begin)];
    store.append("t", 1, Batch { dice, ..Batch::default() }, MARK).await.unwrap();
    let refused = Batch { dice: vec![news(promise, DiceEvent::Promise)], ..Batch::default() };
    assert!(store.append("t", 7, refused, MARK).await.is_err());
    let told = log(&store).await;
    assert_eq!(told.last().number, 4, "what is refused, or was never promised, is not told");
    assert_eq!(told.story(promise).unwrap().begin, Some((4, "0".repeat(64))));
    let counts = DiceCounts { promised: 2, begun: 1, over: 0, dropped: 0 };
    assert_eq!(store.dice_counts().await, Ok(counts));
    store.delete("t", 9).await.unwrap();
    let seed = DiceEvent::Drop { seed: seeds(1)[0].reveal() };
    let (told, lines) = (log(&store).await, store.dice_lines(5, 9).await.unwrap());
    assert_eq!(lines[0].text, ChainLink { number: 4, hash: String::new() }.add(promise, seed).0.to_string());
    assert_eq!(told.story(promise).unwrap().drop, Some(5), "whoever is asked why it is gone finds it told");
    assert_eq!(store.promised(promise).await.unwrap().unwrap().person, None);
    assert_eq!(store.dice_lines(3, 1).await.unwrap()[0].n, 3);
    assert_eq!(store.dice_lines(u64::MAX, 1).await, Ok(vec![]));
}

#[tokio::test]
async fn who_sits_down_does_so_whole_or_not_at_all() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    for person in ["p", "q", "r"] {
        store.person_or_new(person, person, 5).await.unwrap();
    }
    store.create(&table("t")).await.unwrap();
    let claim = |person: &str, token: &str| Claim { seat: 1, token_hash: token.to_owned(), sitter: sitter(person) };
    let batch = |claim| Batch { claim: Some(claim), ..Batch::from(vec!["sat".to_owned()]) };
    let taken = Err(StoreError::SeatTaken);
    assert_eq!(store.append("t", 0, batch(claim("q", "t0")), MARK).await, taken, "by the link of another seat");
    assert!(store.append("t", 1, batch(claim("q", "t1")), MARK).await.is_err(), "an old number");
    assert_eq!(store.owners("t").await.unwrap(), [Some("p".to_owned()), None]);
    assert_eq!(store.person("q").await.unwrap().unwrap().name, None);
    assert_eq!(store.append("t", 0, batch(claim("q", "t1")), MARK).await, Ok(()));
    assert_eq!(store.append("t", 1, batch(claim("r", "t1")), MARK).await, taken, "somebody else has it");
    assert_eq!(store.append("t", 1, batch(claim("q", "t1")), MARK).await, Ok(()), "it is theirs already");
    assert_eq!(store.owners("t").await.unwrap()[1].as_deref(), Some("q"));
    assert_eq!(store.person("r").await.unwrap().unwrap().name, None);
    assert_eq!(store.load("t").await.unwrap().entries.len(), 2);
    assert_eq!(store.access("t", Some("q")).await.unwrap().notes_read, Some(vec![]));
}

#[tokio::test]
async fn a_cookie_makes_one_person_however_many_forms_it_comes_with() {
    let (_folder, file) = folder();
    let store = Store::open(&file).await.unwrap();
    let (one, two) = tokio::join!(store.person_or_new("a", "cookie", 5), store.person_or_new("b", "cookie", 5));
    assert_eq!(one.unwrap(), two.unwrap());
}

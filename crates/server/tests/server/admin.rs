//! Backup, export, import.

use contract::{Record, Stream};
use server::Server;
use server::admin::{self, AdminError};

use store::{NewTable, Store, TableState};

use crate::client::{Browser, logged};
use crate::house::{GENEROUS, House, config};

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_copied_while_they_are_played_and_move_as_records() {
    let house = House::open().await;
    let mut me = house.browser();
    let mut dice = Stream::new("admin", "skies", 0);
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    me.play_out(&table, &mut dice).await;
    let whole = me.get(&format!("{table}/log")).await.body;
    let (database, copy) = (house.database(), house.folder.path().join("copy.db"));
    let id = table.strip_prefix("/table/").unwrap().to_owned();

    let (text, made) = tokio::task::spawn_blocking(move || {
        admin::backup(&database, &copy).unwrap();
        assert!(admin::backup(&database, &copy).unwrap_err().to_string().contains("already exists"));
        assert!(matches!(admin::export(&copy, "nothing"), Err(AdminError::Store(_))));
        assert!(matches!(admin::export(&copy.with_extension("none"), &id), Err(AdminError::NoDatabase(_))));
        let text = admin::export(&copy, &id).unwrap();
        let made = admin::import(&database, &text).unwrap();
        assert!(admin::import(&database, &text.replacen("result = \"lost", "result = \"won", 1)).is_err());
        assert!(admin::import(&database, "nonsense").unwrap_err().to_string().contains("record"));
        (text, made)
    })
    .await
    .unwrap();
    assert_eq!(Record::read(&text).unwrap().game, "under-falling-skies");
    assert_eq!(text, me.get(&format!("{table}/record")).await.body, "the operator's record is the player's");
    let again = me.get(&format!("/table/{}/log", made.id)).await.body;
    assert_eq!(logged(&again), logged(&whole));

    let second = Server::start(config(house.folder.path().join("copy.db"), GENEROUS)).await.unwrap();
    me.base = format!("http://{}", second.address());
    assert_eq!(logged(&me.get(&format!("{table}/log")).await.body), logged(&whole));
    second.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_names_the_table_and_the_entry_of_what_is_wrong() {
    let house = House::open().await;
    let mut me = house.browser();
    let mut dice = Stream::new("admin", "check", 0);
    let whole = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    me.play_out(&whole, &mut dice).await;
    me.create("under-falling-skies", &[("seat-0", "link")]).await;
    let database = house.database();
    let check = || {
        let database = database.clone();
        async move { tokio::task::spawn_blocking(move || admin::check(&database).unwrap()).await.unwrap() }
    };
    let store = Store::open(&database).await.unwrap();
    let text = store.load(whole.strip_prefix("/table/").unwrap()).await.unwrap();
    let entries = text.entries.len();
    let sound = check().await;
    assert_eq!((sound.tables, sound.entries), (2, entries));
    assert!(sound.wrong.is_empty() && sound.unread.is_empty(), "{sound:?}");

    let mark = TableState { changed: 1, finished: false, due: None };
    let table = NewTable {
        id: "beginning",
        game: "under-falling-skies",
        creation: "nonsense",
        components: Some(("hash", "text")),
        seats: &[],
        mark,
    };
    store.create(&table).await.unwrap();
    for id in ["broken", "illegal", "beside"] {
        store.create(&NewTable { id, creation: &text.creation, components: None, ..table.clone() }).await.unwrap();
    }
    let some = text.entries[..2].to_vec();
    store.append("broken", 0, [some.clone(), vec!["nonsense".to_owned()]].concat(), mark).await.unwrap();
    let twice = [text.entries.clone(), vec![text.entries[entries - 1].clone()]].concat();
    store.append("illegal", 0, twice, mark).await.unwrap();
    store.append("beside", 0, text.entries.clone(), mark).await.unwrap();
    let mut wrong = check().await.wrong;
    wrong.sort();
    let found = |start: &str| wrong.iter().any(|line| line.starts_with(start));
    assert!(found("table beginning: its beginning: "), "{wrong:?}");
    assert!(found("table broken: entry 2: it is broken: "), "{wrong:?}");
    assert!(found(&format!("table illegal: entry {entries}: ")), "{wrong:?}");
    assert!(found("table beside: its log leads to "), "{wrong:?}");
    assert!(found("the components hash are not what they were"), "{wrong:?}");
    assert_eq!(wrong.len(), 5, "{wrong:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_game_that_was_brought_in_goes_on() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("under-falling-skies", &[("seat-0", "me")]).await;
    let page = me.get(&table).await.body;
    me.act(&table, &page, &crate::client::tokens(&page)[0]).await;
    let database = house.database();
    let id = table.strip_prefix("/table/").unwrap().to_owned();
    let made = tokio::task::spawn_blocking(move || {
        let text = admin::export(&database, &id).unwrap();
        admin::import(&database, &text).unwrap()
    })
    .await
    .unwrap();
    let mut other = Browser::new(&house.base());
    let there = other.get(&format!("/seat/{}", made.tokens[0])).await.location.replace("?followed=1", "");
    assert!(other.get(&format!("{there}/dice")).await.body.contains("It is line "), "its new dice are promised");
    assert_eq!(other.post(&format!("{there}/sit"), &[]).await.status, 303);
    let (pressed, _) = other.play_out(&there, &mut Stream::new("admin", "open", 0)).await;
    assert!(pressed > 10);
    let log = other.get("/dice/log").await.body;
    assert!(log.contains("<b>1</b> over") && log.contains("<b>1</b> begun"), "{log}");
}

#[test]
fn moves_of_every_game_are_measured_through_the_whole_service() {
    let folder = tempfile::tempdir().unwrap();
    let measured = server::bench_server(20, folder.path()).unwrap();
    let games: Vec<&str> = catalog::games().iter().map(|entry| entry.info().id).collect();
    assert_eq!(measured.iter().map(|times| times.game).collect::<Vec<_>>(), games);
    for times in measured.iter().flat_map(|times| [times.moves, times.pages]) {
        assert!(times.count >= 20 && times.median <= times.p99 && times.p99 <= times.longest, "{times:?}");
    }
}

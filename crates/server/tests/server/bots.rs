//! What a table owes by itself: it is done whatever was in the way, and without keeping others waiting.

use std::time::Duration;

use contract::{Seat, Setup};
use server::admin::{self, Force};
use store::{NewSeat, NewTable, Store, TableState};
use table::{Command, Creation, Entry, Request, Seed, Sitter, Table};
use tokio::time::timeout;

use crate::client::{Browser, between, version};
use crate::house::{House, entry, log};
use crate::locked::{Lock, hasty};
use crate::metrics::{number, numbers};

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// Waits until the server has tried something owed again.
pub(crate) async fn retried(browser: &mut Browser) {
    let seen = async {
        while number(&numbers(browser).await, "palisade_bot_turn_retries_total", "") == 0 {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, seen).await.expect("what is owed is tried again");
}

/// Waits until nothing is owed.
pub(crate) async fn settled(browser: &mut Browser) {
    let settled = async {
        while number(&numbers(browser).await, "palisade_bot_turns_owed", "") > 0 {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, settled).await.expect("what is owed is done in the end");
}

/// Stores a table of pig without the server's knowledge, as another process would leave it: each seat with its bot or
/// owner, and the entries that these commands add.
pub(crate) async fn leave(house: &House, id: &str, bots: [Option<&str>; 2], commands: &[(usize, Command)]) {
    leave_of(house, "pig", id, bots, commands).await;
}

async fn leave_of(house: &House, game: &str, id: &str, bots: [Option<&str>; 2], commands: &[(usize, Command)]) {
    let game = entry(game);
    let face = (game.maker.make)(&Setup::printed(2)).unwrap();
    let sitters = bots.map(|bot| Sitter { name: None, bot: bot.map(str::to_owned) }).to_vec();
    let creation = Creation::new(game.info(), face.setup(), sitters, Seed::new([7; 32]), 1);
    let mut table = Table::new(&*face, creation.clone()).unwrap();
    for (seat, command) in commands {
        let request = Request { seat: Seat::new(*seat), page: None, command: command.clone() };
        table.decide(&request, 2).unwrap().into_iter().for_each(|entry| table.apply(entry).unwrap());
    }
    let store = Store::open(&house.database()).await.unwrap();
    let person = store.new_person(&format!("{id}p"), &format!("{id}c"), 1).await.unwrap();
    let hashes = ["a", "b"].map(|seat| format!("{id}{seat}"));
    let owner = |bot: Option<&str>| bot.is_none().then_some(person.id.as_str());
    let seats: Vec<NewSeat<'_>> =
        bots.iter().zip(&hashes).map(|(bot, hash)| NewSeat { token_hash: hash, person: owner(*bot) }).collect();
    // As old as it says, a table that has not begun would be deleted by the sweep of the server's start.
    let mark = TableState { changed: house.clock.now(), finished: false, due: Some(0) };
    let text = creation.write();
    let new = NewTable { id, game: game.info().id, creation: &text, components: None, seats: &seats, mark };
    store.create(&new).await.unwrap();
    let entries: Vec<String> = table.entries().map(Entry::write).collect();
    store.append(id, 0, entries, mark).await.unwrap();
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_a_locked_database_does_not_take_is_played_once_it_is_free() {
    let house = hasty().await;
    let mut me = house.browser();
    leave(
        &house,
        "owed",
        [None, Some("greedy")],
        &[(0, Command::Begin), (0, Command::act("roll")), (0, Command::act("hold"))],
    )
    .await;
    let lock = Lock::on(&house.database()).await;
    assert_eq!(me.get("/table/owed").await.status, 200, "what is stored can be read meanwhile");
    retried(&mut me).await;
    assert_eq!(number(&numbers(&mut me).await, "palisade_bot_turns_owed", ""), 1);
    lock.release().await;
    settled(&mut me).await;
    assert!(number(&numbers(&mut me).await, "palisade_bot_turns_total", "") > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_whose_beginning_a_locked_database_does_not_take_begins_once_it_is_free() {
    let house = hasty().await;
    let mut me = house.browser();
    leave(&house, "full", [None, None], &[(1, Command::Sit { name: Some("Two".parse().unwrap()) })]).await;
    let lock = Lock::on(&house.database()).await;
    assert_eq!(me.get("/table/full").await.status, 200, "what is stored can be read meanwhile");
    retried(&mut me).await;
    lock.release().await;
    settled(&mut me).await;
    assert!(me.get("/table/full").await.body.contains("The game begins."));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_cannot_play_is_told_once_and_holds_up_nobody_else() {
    let house = hasty().await;
    let mut me = house.browser();
    leave(&house, "stuck", [Some("deep-thought"), None], &[(0, Command::Begin)]).await;
    leave(&house, "other", [Some("greedy"), None], &[(0, Command::Begin)]).await;
    assert_eq!(me.get("/table/stuck").await.status, 200);
    retried(&mut me).await;
    assert_eq!(me.get("/table/other").await.status, 200);
    let played = async {
        while number(&numbers(&mut me).await, "palisade_bot_turns_owed", "") > 1 {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, played).await.expect("the other table's bot plays");
    let told = log().lines().filter(|line| line.contains("cannot be done") && line.contains("stuck")).count();
    assert_eq!(told, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_cannot_play_owes_nothing_once_its_game_is_ended_or_its_table_deleted() {
    let house = hasty().await;
    let mut me = house.browser();
    for id in ["ended", "deleted"] {
        leave_of(&house, "raise-the-shields", id, [Some("deep-thought"), None], &[(0, Command::Begin)]).await;
        assert_eq!(me.get(&format!("/table/{id}")).await.status, 200);
    }
    retried(&mut me).await;
    assert_eq!(number(&numbers(&mut me).await, "palisade_bot_turns_owed", ""), 2);
    let database = house.database();
    let done = tokio::task::spawn_blocking(move || {
        admin::end(&database, "ended", Force::Yes).unwrap();
        admin::delete(&database, "deleted", Force::Yes).unwrap();
    });
    done.await.unwrap();
    settled(&mut me).await;
    assert!(me.get("/table/ended").await.body.contains("The operator has ended the game."));
    let store = Store::open(&house.database()).await.unwrap();
    assert_eq!(store.due(u64::MAX >> 1).await.unwrap(), [""; 0], "no server looks for it after a restart");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_s_own_bot_is_offered_and_plays_with_its_settings() {
    let house = House::open().await;
    let mut me = house.browser();
    let form = me.get("/play/pig").await.body;
    assert!(
        form.contains("<option value=\"hold\">Bot (hold): rolls until the turn has enough points</option>"),
        "{form}"
    );
    assert!(!me.get("/play/parley").await.body.contains("value=\"hold\""), "another game has it not");
    for (bot, reason) in [
        ("hold:at=101", "<code>at</code> is set once, to a whole number from 0 to 100"),
        ("hold:pace=1", "There is no setting <code>pace</code>. Write <code>hold[:at=0..100]</code>."),
    ] {
        let refused = me.post("/play/pig", &[("seat-0", "me"), ("seat-1", bot)]).await;
        assert!(refused.status == 422 && refused.body.contains(reason), "{}", refused.body);
    }
    assert_eq!(me.post("/play/parley", &[("seat-0", "me"), ("seat-1", "hold")]).await.status, 422);
    // One that holds at once never rolls; the other one wins.
    let table = me.create("pig", &[("seat-0", "hold:at=0"), ("seat-1", "hold"), ("option-target", "10")]).await;
    let mut stream = me.stream(&table).await;
    stream.until(|body| body.contains("id=\"ending\"")).await;
    let record = me.get(&format!("{table}/record")).await.body;
    assert!(record.contains("bot = \"hold:at=0\"") && record.contains("result = \"2 ("), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_be_handed_to_a_bot_that_its_game_brings() {
    let house = House::open().await;
    let mut me = house.browser();
    let table = me.create("pig", &[("seat-0", "me"), ("seat-1", "me")]).await;
    let page = me.get(&table).await.body;
    let list = between(&page, "id=\"hand-0\"", "</details>").expect("a seat can be handed over");
    assert!(
        list.contains("<option value=\"hold\">Bot (hold): rolls until the turn has enough points</option>"),
        "{list}"
    );
    assert!(list.contains("<option value=\"greedy\" selected>"), "{list}");
    let parley = me.create("parley", &[("seat-0", "me"), ("seat-1", "me")]).await;
    assert!(!me.get(&parley).await.body.contains("value=\"hold\""), "another game has it not");
    let (version, hand) = (version(&page), format!("{table}/hand"));
    let handed = me.post(&hand, &[("version", &version), ("seat", "0"), ("bot", "hold")]).await;
    assert_eq!(handed.status, 303, "{}", handed.body);
}

//! Bots of different addresses: whoever lets many think waits in a queue of their own.

use std::num::NonZero;
use std::thread::available_parallelism;
use std::time::Duration;

use server::Config;
use table::Entry;
use tokio::time::timeout;

use crate::client::tokens;
use crate::house::House;
use crate::metrics::{number, numbers};
use crate::surface::pair::reader;

/// The bot that thinks longest of those on offer.
const STRONGEST: &str = "flat:1000";
/// How many tables an address opens for each core: so many of its turns wait at any time.
const EACH: usize = 16;
/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// What bots and people did at all tables, in the order in which it was stored: at which table, and whether it was a move.
async fn stored(house: &House) -> Vec<(String, bool)> {
    let mut database = reader(&house.database()).await;
    let rows = sqlx::query_as("SELECT table_id, entry FROM entries ORDER BY rowid").fetch_all(&mut database).await;
    let is_move = |text: &str| matches!(Entry::read(text).unwrap(), Entry::Act { .. });
    rows.unwrap().into_iter().map(|(table, entry): (String, String)| (table, is_move(&entry))).collect()
}

/// Everything is counted in turns, so that it holds however slow the machine is: while one of our bot's turns is waited
/// for, few turns of the others may come between, where all that wait would have come first.
#[tokio::test(flavor = "multi_thread")]
async fn a_bots_turn_does_not_wait_for_the_bots_of_another_address() {
    let config = Config { trusted_proxies: vec!["127.0.0.1".parse().unwrap()], ..House::config() };
    let house = House::start(config).await;
    let (mut flood, mut me) = (house.browser().from("192.0.2.1"), house.browser().from("192.0.2.2"));
    let many = EACH * available_parallelism().map_or(1, NonZero::get);
    for _ in 0..many {
        flood.create("pig", &[("seat-0", STRONGEST), ("seat-1", STRONGEST)]).await;
    }
    let table = me.create("pig", &[("seat-0", STRONGEST), ("seat-1", "me")]).await;
    let played = async { while tokens(&me.get(&table).await.body).is_empty() {} };
    timeout(PATIENCE, played).await.expect("the bot plays");
    let owed = number(&numbers(&mut house.browser()).await, "palisade_bot_turns_owed", "") as usize;
    assert_eq!(owed, many, "the others' bots still owe their turns");

    let is_ours = |(id, _): &&(String, bool)| table.ends_with(id.as_str());
    let stored = stored(&house).await;
    let begun = stored.iter().position(|row| is_ours(&row)).unwrap();
    let last = stored.iter().rposition(|row| is_ours(&row) && row.1).expect("the bot has moved");
    let moves = stored[begun..=last].iter().filter(|(_, is_move)| *is_move);
    let (mine, theirs): (Vec<_>, Vec<_>) = moves.partition(is_ours);
    let (mine, theirs) = (mine.len(), theirs.len());
    assert!(theirs < mine * many / 2, "{theirs} moves of others came before {mine} of ours, of {many} that wait");
}

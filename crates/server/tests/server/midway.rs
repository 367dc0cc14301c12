//! Tables that begin in the middle of a game: a test of how it ends need not play all of it, nor wait for luck.

use store::{Change, Store};
use table::Creation;

use crate::client::{Browser, version};
use crate::house::House;
use crate::rematch::id;

/// Makes a table at each of these lines. One person has the first seat; the second is kept for whoever has its link, and
/// the easy bot plays all others. Nothing is played before the second seat is taken.
pub(crate) async fn begun(game: &str, tables: &[(&str, &[(&str, &str)])]) -> (House, Browser, Vec<String>) {
    let house = House::open().await;
    let mut me = house.browser();
    me.get(&format!("/play/{game}")).await;
    let store = Store::open(&house.database()).await.unwrap();
    let mut made = Vec::new();
    for (line, options) in tables {
        // A line says how many play, unless it is always two.
        let seats = line.split(" n=").nth(1).and_then(|rest| rest.split(' ').next());
        let seats: usize = seats.map_or(2, |seats| seats.parse().unwrap());
        let others: Vec<String> = (2..seats).map(|seat| format!("seat-{seat}")).collect();
        let bots = others.iter().map(|seat| (seat.as_str(), "greedy"));
        let fields = [("seat-0", "me"), ("seat-1", "link"), ("guide", "")].into_iter().chain(bots);
        let table = me.create(game, &fields.chain(options.iter().copied()).collect::<Vec<_>>()).await;
        let old = store.load(id(&table)).await.unwrap().creation;
        let creation = Creation { start: Some((*line).to_owned()), ..Creation::read(&old).unwrap() };
        store.rewrite(id(&table), &Change { old, new: creation.write() }, &[]).await.unwrap();
        made.push(table);
    }
    store.close().await;
    let house = house.restart().await;
    let me = me.at(&house.base());
    (house, me, made)
}

/// Makes a table at each of these lines, as [`begun`] does; once somebody looks, the easy bot plays all but the first seat.
pub(crate) async fn midway(game: &str, tables: &[(&str, &[(&str, &str)])]) -> (House, Browser, Vec<String>) {
    let (house, mut me, made) = begun(game, tables).await;
    for table in &made {
        let page = me.get(table).await.body;
        let hand = [("version", version(&page)), ("seat", "1".to_owned()), ("bot", "greedy".to_owned())];
        let hand: Vec<(&str, &str)> = hand.iter().map(|(name, value)| (*name, value.as_str())).collect();
        assert_eq!(me.post(&format!("{table}/hand"), &hand).await.status, 303);
    }
    (house, me, made)
}

//! Good moves for tests that play whole games: what a simple player would do, asked of the engine and not of a page.

use contract::{Position, Seat, SeatSet, Turn};
use store::Store;
use table::{Creation, Entry, Event, Table};

use crate::house::{House, entry};
use crate::rematch::id;

/// Reads a table as the house has stored it.
pub(crate) async fn stored(house: &House, table: &str) -> Table {
    let store = Store::open(&house.database()).await.unwrap();
    let text = store.load(id(table)).await.unwrap();
    store.close().await;
    let creation = Creation::read(&text.creation).unwrap();
    let maker = entry(&creation.game).maker;
    let face = (maker.make)(&creation.setup(None)).unwrap();
    Table::rebuild(&*face, creation, text.entries.iter().map(|entry| Entry::read(entry).unwrap())).unwrap()
}

/// An action that somebody may do, and how it is pointed out.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    pub(crate) token: String,
    /// The pieces that are taken up for it.
    pub(crate) pieces: Vec<String>,
}

/// Returns who is asked at a position, and a good action for the first of them; none when chance is due or it is over.
pub(crate) fn think(position: &Position) -> Option<Thought> {
    think_as("greedy", position)
}

/// Returns what this bot would do there.
pub(crate) fn think_as(bot: &str, position: &Position) -> Option<Thought> {
    let Turn::Choice(seats) = position.turn() else { return None };
    let seat = seats.first()?;
    let token = (entry(position.info().id).player)(bot, &search::Nets::NONE).unwrap().choose(position, seat, "test")?;
    let label = position.labels(seat).into_iter().find(|(other, _)| *other == token)?.1;
    Some(Thought { seat, token, pieces: label.pieces.into_iter().map(|piece| piece.key).collect() })
}

/// Returns the tokens of a table's log as a seat, or nobody, may read them.
pub(crate) fn told(table: &Table, observer: Option<Seat>) -> Vec<String> {
    let observer = observer.map_or(SeatSet::NONE, SeatSet::only);
    let tokens = table.log_for(table.observer(observer)).into_iter().filter_map(|line| match line.event {
        Event::Step { token, .. } => Some(token),
        _ => None,
    });
    tokens.collect()
}

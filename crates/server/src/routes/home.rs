//! The home page.

use axum::extract::State;
use maud::Markup;
use store::Summary;

use crate::app::Shared;
use crate::page::home::{self, Mine};
use crate::page::shell;
use crate::person::Visitor;
use crate::reply::Wrong;
use crate::{rooms, shelf};

/// How many of one's tables are shown.
const SHOWN: usize = 20;

pub(crate) async fn show(State(app): State<Shared>, visitor: Visitor) -> Result<Markup, Wrong> {
    let tables = match &visitor.known {
        Some(known) => app.store.tables_of(&known.person.id).await?,
        None => Vec::new(),
    };
    let mut mine = Vec::new();
    for summary in tables.iter().take(SHOWN) {
        mine.extend(row(&app, summary).await);
    }
    Ok(shell::wide(&app.assets, "The open table", visitor.name(), &home::main(&shelf::shelf(&app), &mine)))
}

/// Returns how a table stands for its owner; none when it cannot be read, which its own page explains.
async fn row(app: &Shared, summary: &Summary) -> Option<Mine> {
    let room = rooms::room(app, &summary.id).await.ok()?;
    let table = room.table();
    let mine = |seat: contract::Seat| summary.seats.iter().any(|index| usize::from(*index) == seat.index());
    let (state, note) = match table.result() {
        Some(result) => (home::State::Over, result.text),
        None if !table.has_begun() => (home::State::Waiting, "waits for players".to_owned()),
        None if table.awaited().iter().any(mine) => {
            (home::State::YourTurn, format!("round {}", table.position().round()))
        }
        None => (home::State::Waiting, format!("round {}", table.position().round())),
    };
    Some(Mine { id: summary.id.clone(), title: room.kind.info().title, note, state })
}

//! A person's tables, as lists show them.

use contract::{Phrase, Seat, SeatSet};
use store::Summary;
use table::{EndedBy, ReadError};

use crate::app::Shared;
use crate::live::error::SubmitError;
use crate::page::mine::{Mine, State};
use crate::play::enter;
use crate::tongue::Tongue;
use crate::view::ending::who_gave_up;
use crate::view::people;

/// Returns how tables stand for their owner: where they are to move first, then by when they changed last.
pub(super) async fn rows(app: &Shared, tongue: Tongue, tables: &[Summary]) -> Vec<Mine> {
    let mut mine = Vec::new();
    for summary in tables {
        mine.extend(row(app, tongue, summary).await);
    }
    mine.sort_by_key(|table| table.state.min(State::Won));
    mine
}

/// Puts tables whose game runs before those whose game is over, else by when they changed last.
pub(super) fn running_first(tables: &mut [Summary]) {
    tables.sort_by_key(|table| (table.finished, std::cmp::Reverse(table.changed)));
}

/// Returns how a table stands for its owner; none when it cannot be read, which its own page explains.
async fn row(app: &Shared, tongue: Tongue, summary: &Summary) -> Option<Mine> {
    let room = match enter::room(app, &summary.id).await {
        Ok(room) => room,
        Err(SubmitError::Read(ReadError::Newer(_))) => return newer(app, tongue, summary),
        Err(_) => return None,
    };
    let table = room.table();
    let mine = |seat: Seat| summary.seats.iter().any(|index| usize::from(*index) == seat.index());
    let words = people::words(room.kind.localized(tongue), &table, SeatSet::NONE);
    let game = room.kind.localized(tongue).said_in(&words);
    let round = table.position().round();
    let in_round = || Phrase::new("round-number").with("round", round);
    let (state, note) = match table.result() {
        Some(result) => {
            let state = if result.verdict.winners.iter().any(mine) { State::Won } else { State::Over };
            let cause = match result.by {
                EndedBy::Rules => game.words().word(result.verdict.cause),
                EndedBy::Resigning => tongue.say(&who_gave_up(game, &table)),
                EndedBy::Operator => tongue.word("note-ended-by-operator").to_owned(),
            };
            (state, Phrase::new("note-over").with("round", round).with("cause", cause))
        }
        None if table.awaited().iter().any(mine) => (State::YourTurn, Phrase::new("note-seat-kept")),
        None if !table.has_begun() => (State::Waiting, Phrase::new("note-waits-for-players")),
        None if table.seats_called().iter().any(mine) => (State::YourTurn, in_round()),
        None => (State::Waiting, in_round()),
    };
    let (game, title) = (room.kind.id(), room.kind.info().title);
    let (note, when) = (tongue.say(&note), tongue.say(&ago(app.now(), summary.changed)));
    let is_known =
        |seat: &Seat| table.sitter(*seat).is_some_and(|sitter| sitter.name.is_some() || sitter.bot.is_some());
    let others = SeatSet::all(table.seats()).iter().filter(|seat| !mine(*seat)).filter(is_known);
    let others = others.map(|seat| (seat, words.name(seat).to_owned())).collect();
    Some(Mine { id: summary.id.clone(), game, title, others, note, when, state })
}

/// Returns a table that was played on with a newer release: it is kept, and that is all that is known.
fn newer(app: &Shared, tongue: Tongue, summary: &Summary) -> Option<Mine> {
    let kind = app.games.find(&summary.game)?;
    Some(Mine {
        id: summary.id.clone(),
        game: kind.id(),
        title: kind.info().title,
        others: Vec::new(),
        note: tongue.word("note-newer").to_owned(),
        when: tongue.say(&ago(app.now(), summary.changed)),
        state: State::Kept,
    })
}

/// Says how long ago something was, both times in milliseconds.
fn ago(now: u64, then: u64) -> Phrase {
    let minutes = now.saturating_sub(then) / 60_000;
    match minutes {
        0 => Phrase::new("just-now"),
        1..60 => Phrase::new("minutes-ago").with("count", minutes as i64),
        60..1440 => Phrase::new("hours-ago").with("count", (minutes / 60) as i64),
        1440..2880 => Phrase::new("yesterday"),
        _ => Phrase::new("days-ago").with("count", (minutes / 1440) as i64),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_told_as_people_say_it() {
        const MINUTE: u64 = 60_000;
        let told = [0, 1, 59, 60, 23 * 60, 24 * 60, 48 * 60, 400 * 24 * 60]
            .map(|ago_| Tongue::English.say(&ago(500 * 24 * 60 * MINUTE, (500 * 24 * 60 - ago_) * MINUTE)));
        assert_eq!(
            told,
            ["just now", "1 min ago", "59 min ago", "1 h ago", "23 h ago", "yesterday", "2 days ago", "400 days ago"]
        );
        assert_eq!(ago(0, 10).key, "just-now", "a clock that was set back");
    }
}

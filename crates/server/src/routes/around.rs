//! What a page shows around a table's game: its match, and what follows it.

use std::sync::Arc;

use contract::Seat;
use store::Follows;
use table::Table;

use super::settled::fingerprint;
use crate::app::Shared;
use crate::games::entry::LocalizedGame;
use crate::http::error::HttpError;
use crate::live::promises::Fingerprint;
use crate::live::room::Room;
use crate::people::access::VisitorAccess;
use crate::play::following::may;
use crate::play::{enter, matches};
use crate::view::following::{Made, MatchRow, NextStep, Surroundings};

/// Returns what stands around a table's game, for a guest. Who has no seat there learns nothing of the table that follows:
/// its address is a secret of those who play.
pub(super) async fn around(
    app: &Shared,
    room: &Arc<Room>,
    table: &Arc<Table>,
    guest: &VisitorAccess,
    game: LocalizedGame<'_>,
) -> Result<Surroundings, HttpError> {
    let so_far = matches::so_far(app, room, table).await?;
    let goes_on = so_far.as_ref().is_some_and(|so_far| so_far.goes_on());
    let follows = if goes_on { Follows::Match } else { Follows::Rematch };
    let next = if table.is_over() && may(guest) { Some(step(app, room, guest, game, follows).await?) } else { None };
    Ok(Surroundings {
        of_match: MatchRow::of(game, table, so_far.as_deref(), guest.owned),
        next,
        kept: match table.awaited().iter().find(|seat| guest.owned.contains(*seat)) {
            Some(seat) => fingerprint(&app.store, table, seat).await?,
            None => None,
        },
    })
}

async fn step(
    app: &Shared,
    room: &Room,
    guest: &VisitorAccess,
    game: LocalizedGame<'_>,
    follows: Follows,
) -> Result<NextStep, HttpError> {
    let (owners, known) = (app.store.owners(&room.id).await?, app.store.successors(&room.id).await?);
    let is_other = |(seat, owner): (usize, &Option<String>)| owner.is_some() && !guest.owned.contains(Seat::new(seat));
    let has_company = owners.iter().enumerate().any(is_other);
    let adds = !guest.owned.is_empty();
    let Some(made) = known.into_iter().find(|successor| successor.follows == follows) else {
        let dice = offer(app, room).await;
        return Ok(NextStep { follows, has_company, dice, adds, made: None });
    };
    let by = made.seat.map(|seat| Seat::new(usize::from(seat))).filter(|seat| !guest.owned.contains(*seat));
    let by = by.map(|seat| game.words().full_name(seat).to_owned());
    // One that cannot be read here says so itself to whoever goes there.
    let there = enter::room(app, &made.table).await.ok().map(|there| there.table());
    let kept = there.and_then(|there| {
        let seat = there.awaited().iter().find(|seat| guest.owned.contains(*seat))?;
        Some((there, seat))
    });
    let dice = match &kept {
        Some((there, seat)) => fingerprint(&app.store, there, *seat).await?,
        None => None,
    };
    let made = Some(Made { table: made.table, by, awaits: kept.is_some() });
    Ok(NextStep { follows, has_company, dice, adds, made })
}

/// Offers dice for the table that follows, the same to everybody at this one. Where none can be promised now, the page is
/// shown all the same.
async fn offer(app: &Shared, room: &Room) -> Option<Fingerprint> {
    let seen = room.offered();
    let dice = app.promises.offer(&app.store, seen.as_deref(), app.now()).await.ok()?;
    room.offers(&dice.commitment);
    Some(dice)
}

//! Opening the table that follows a finished game with the same people: a rematch, or the next game of a match.
//!
//! There is at most one of each, which the store decides as it is opened: whoever presses second comes to the same table.
//! Everybody else is awaited there, and whoever comes has seen the fingerprint of its dice and may add to these, so a game
//! that follows is as fair as one that people were invited to.

use std::sync::Arc;

use axum::http::StatusCode;
use contract::{Phrase, Seat, SeatSet};
use store::{Batch, Following, Follows, Guided, NewSeat, NewSitter, NewTable, Opened, Opening, TableState};
use table::{Command, Creation, Entry, Request, Seed, Table, TableError, hashed};

use super::{drive, enter, matches, opening};
use crate::app::Shared;
use crate::http::error::HttpError;
use crate::http::fields::{Fields, Share};
use crate::live::error::SubmitError;
use crate::live::room::Room;
use crate::people::access::VisitorAccess;
use crate::people::invite;
use crate::people::person::{Known, Visitor};
use crate::random;

/// What became of somebody who asks for the table that follows.
pub(crate) enum Followed {
    /// It is this one, made now or by somebody else before.
    At(String),
    /// Another table has the dice whose fingerprint the form showed: the page is to be shown again with others.
    Used,
}

/// Says whether a guest may set up the table that follows: they sat at this one, or made it.
pub(crate) fn may(guest: &VisitorAccess) -> bool {
    !guest.owned.is_empty() || !guest.gives.is_empty()
}

/// Leads somebody to the table that follows a finished game, which is made if there is none yet.
pub(crate) async fn follow(
    app: &Shared,
    room: &Arc<Room>,
    guest: &VisitorAccess,
    visitor: &Visitor,
    (follows, fields): (Follows, &Fields),
) -> Result<Followed, HttpError> {
    let table = room.table();
    if !table.is_over() {
        return Err(TableError::NotOver.into());
    }
    let Some(known) = visitor.known.as_ref().filter(|_| may(guest)) else { return Err(HttpError::not_yours()) };
    let share = fields.share()?;
    loop {
        if let Some(next) = next(app, &room.id, follows).await? {
            let next = enter::room(app, &next).await?;
            come(app, &next, guest.owned, share).await?;
            return Ok(Followed::At(next.id.clone()));
        }
        let commitment = match share {
            Some(share) => share.commitment.to_owned(),
            None => app.promises.take(&app.store, app.now()).await?.commitment,
        };
        let promised = app.store.promised(&commitment).await?.filter(|promised| promised.table.is_none());
        let Some(promised) = promised else {
            // Somebody may have pressed between the two looks.
            if next(app, &room.id, follows).await?.is_some() {
                continue;
            }
            return Ok(Followed::Used);
        };
        let seed = Seed::try_from(promised.seed).map_err(|error| HttpError::fault(&error))?;
        let creation = creation(app, room, &table, follows, seed).await?;
        let entropy = share.and_then(|share| share.entropy);
        let draft = Draft::new(room, creation, guest.owned, entropy, app.now())?;
        let following =
            Following { table: &room.id, follows, seat: guest.owned.first().map(|seat| seat.index() as u8) };
        if draft.keep(app, &commitment, known, following).await? == Opened::Made {
            app.promises.used(&commitment).await;
            let id = draft.id.clone();
            opening::begin(app, room.kind.clone(), (draft.id, draft.table), visitor.from).await?;
            room.tell();
            return Ok(Followed::At(id));
        }
        // Somebody was quicker, or another server has used the promise: the next look tells.
    }
}

/// Lets a person come to a table that follows another one: they sit down on their seats there, and add to the dice if their
/// form showed these. The game begins with the last of them.
pub(crate) async fn come(
    app: &Shared,
    room: &Arc<Room>,
    owned: SeatSet,
    share: Option<Share<'_>>,
) -> Result<(), SubmitError> {
    let table = room.table();
    let share = share.filter(|share| table.commitment().as_deref() == Some(share.commitment));
    let mut added = share.and_then(|share| share.entropy);
    for seat in table.awaited().iter().filter(|seat| owned.contains(*seat)) {
        let name = table.sitter(seat).and_then(|sitter| sitter.name.clone());
        let adds = added.take().map(|entropy| Command::Entropy { entropy: entropy.to_owned() });
        // Once somebody sits the game may begin, so what they add comes first.
        for command in adds.into_iter().chain([Command::Sit { name }]) {
            match drive::submit(app, room, Request { seat, page: None, command }).await {
                // The same form may have come twice at once.
                Err(SubmitError::Table(_)) => {}
                done => done?,
            }
        }
    }
    drive::begin_if_full(app, room).await
}

/// Returns the table that follows, if there is one.
async fn next(app: &Shared, table: &str, follows: Follows) -> Result<Option<String>, HttpError> {
    let known = app.store.successors(table).await?;
    Ok(known.into_iter().find(|successor| successor.follows == follows).map(|successor| successor.table))
}

/// Returns how the table begins that follows.
async fn creation(
    app: &Shared,
    room: &Room,
    table: &Arc<Table>,
    follows: Follows,
    seed: Seed,
) -> Result<Creation, HttpError> {
    let so_far = matches::so_far(app, room, table).await?;
    let owners = app.store.owners(&room.id).await?;
    let owned = owners.iter().enumerate().filter(|(_, owner)| owner.is_some()).map(|(seat, _)| Seat::new(seat));
    let sitters = table.sitters_again(owned.collect());
    let again = |from: &Table| from.creation().rematch(&room.id, sitters.clone(), seed.clone(), app.now());
    let goes_on = so_far.as_ref().is_some_and(|so_far| so_far.goes_on());
    match (follows, so_far) {
        (Follows::Match, Some(so_far)) if goes_on => {
            let earlier = table.creation().earlier.iter().flatten().cloned().chain([table.as_earlier(&room.id)]);
            let game = so_far.standing.next.as_ref().ok_or_else(nothing_follows)?;
            Ok(again(table).in_match(earlier.collect(), game))
        }
        (Follows::Rematch, Some(so_far)) if !goes_on => {
            let series = room.kind.entry.maker.series.ok_or_else(nothing_follows)?;
            let standing = series.standing(so_far.first.position(), &[]);
            let game = standing.and_then(|standing| standing.next).ok_or_else(nothing_follows)?;
            Ok(again(&so_far.first).in_match(Vec::new(), &game))
        }
        // Of a match whose games are no longer kept, this game is played again by itself.
        (Follows::Rematch, None) => Ok(Creation { earlier: None, ..again(table) }),
        _ => Err(nothing_follows()),
    }
}

fn nothing_follows() -> HttpError {
    HttpError::new(StatusCode::CONFLICT, Phrase::new("nothing-follows"), Phrase::new("load-the-table"))
}

/// A table that follows, made and not stored yet.
struct Draft {
    id: String,
    table: Table,
}

impl Draft {
    /// Makes the table. Whoever asks for it sits there, and may have added to its dice.
    fn new(
        room: &Room,
        creation: Creation,
        owned: SeatSet,
        entropy: Option<&str>,
        now: u64,
    ) -> Result<Self, SubmitError> {
        let printed = creation.is_printed(room.kind.info());
        let text = || room.table().position().setup().components.clone();
        let setup = creation.setup(if printed { None } else { text() });
        let face = room.kind.make(&setup).map_err(|_| TableError::Fault("the game that follows cannot be made"))?;
        let mut table = Table::new(&*face, creation)?;
        let sits = |seat: &Seat| table.sitter(*seat).is_some_and(|sitter| sitter.bot.is_none());
        let mine: Vec<Seat> = owned.iter().filter(sits).collect();
        let adds = mine.first().zip(entropy);
        let adds = adds.map(|(seat, entropy)| (*seat, Command::Entropy { entropy: entropy.to_owned() }));
        let sit = |seat: Seat| {
            let name = table.sitter(seat).and_then(|sitter| sitter.name.clone());
            (seat, Command::Sit { name })
        };
        let commands: Vec<(Seat, Command)> = adds.into_iter().chain(mine.into_iter().map(sit)).collect();
        for (seat, command) in commands {
            for entry in table.decide(&Request { seat, page: None, command }, now)? {
                table.apply(entry)?;
            }
        }
        Ok(Self { id: random::id(), table })
    }

    /// Stores the table. It is due at once: should the process stop here, the next one begins the game, if nobody is awaited.
    async fn keep(
        &self,
        app: &Shared,
        commitment: &str,
        known: &Known,
        following: Following<'_>,
    ) -> Result<Opened, HttpError> {
        let creation = self.table.creation();
        let token = |seat| hashed(&invite::token(&known.secret, &self.id, Seat::new(seat), 0));
        let hashes: Vec<String> = (0..creation.seats.len()).map(token).collect();
        let seats: Vec<NewSeat<'_>> = hashes.iter().map(|hash| NewSeat { token_hash: hash, person: None }).collect();
        let text = creation.write();
        let components = self.table.position().setup().components.as_deref();
        let table = NewTable {
            id: &self.id,
            game: &creation.game,
            creation: &text,
            components: components.map(|text| (creation.components.as_str(), text)),
            seats: &seats,
            mark: TableState { changed: creation.at, finished: false, due: Some(creation.at) },
        };
        let person = known.person.clone();
        let maker = NewSitter { person: person.id, name: person.name, guided: Guided::No };
        let batch = Batch::from(self.table.entries().map(Entry::write).collect::<Vec<_>>());
        let following = Some(following);
        let opening = Opening { table, promise: commitment, maker: Some(&maker), batch: &batch, following };
        Ok(app.store.open_table(&opening).await?)
    }
}

//! A visitor at one table: which seats are theirs, and which they may give away or take.

use contract::{Observer, Seat, SeatSet};
use store::{Store, StoreError};
use table::{Table, hashed};

use crate::invite;
use crate::person::Visitor;
use crate::screen::Screen;

/// A visitor at one table.
#[derive(Clone, Default, Debug)]
pub(crate) struct Guest {
    /// The seats they own.
    pub(crate) owned: SeatSet,
    /// What their screen shows of these.
    pub(crate) screen: Screen,
    /// The seats whose secrets are on their screen.
    pub(crate) shown: SeatSet,
    /// The seats that nobody has, neither a person nor a bot.
    pub(crate) free: SeatSet,
    /// The seats no person has that they may give to a bot or away, since they made the table.
    pub(crate) gives: SeatSet,
    /// The links to free seats, which whoever made the table may show.
    pub(crate) links: Vec<Link>,
    /// The seat whose link they followed, whoever has it by now.
    pub(crate) followed: Option<Seat>,
    /// That seat, while it is free.
    pub(crate) invited: Option<Seat>,
}

/// The link to a free seat.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    pub(crate) seat: Seat,
    pub(crate) token: String,
    /// How often it was issued anew.
    pub(crate) issue: u32,
}

impl Guest {
    /// Finds out who a visitor is at a table.
    pub(crate) async fn at(store: &Store, id: &str, table: &Table, visitor: &Visitor) -> Result<Self, StoreError> {
        let owners = store.owners(id).await?;
        if owners.is_empty() {
            // Another process may delete a table that is in memory here.
            return Err(StoreError::NoTable(id.to_owned()));
        }
        let mut guest = Self::default();
        let mut unowned = SeatSet::NONE;
        for (index, owner) in owners.iter().enumerate() {
            let seat = Seat::new(index);
            let is_bot = table.sitter(seat).is_some_and(|sitter| sitter.bot.is_some());
            match (owner, &visitor.known) {
                (Some(owner), Some(known)) if *owner == known.person.id => guest.owned = guest.owned.with(seat),
                (None, _) => {
                    unowned = unowned.with(seat);
                    guest.free = if is_bot { guest.free } else { guest.free.with(seat) };
                }
                _ => {}
            }
        }
        guest.screen = Screen::of(table, guest.owned, visitor.at);
        guest.shown = guest.screen.shown(guest.owned);
        guest.find_links(store, id, visitor, unowned).await?;
        Ok(guest)
    }

    async fn find_links(
        &mut self,
        store: &Store,
        id: &str,
        visitor: &Visitor,
        unowned: SeatSet,
    ) -> Result<(), StoreError> {
        let issues = if unowned.is_empty() { Vec::new() } else { store.issues(id).await? };
        for seat in unowned.iter() {
            if let Some(known) = &visitor.known {
                let issue = issues.get(seat.index()).copied().unwrap_or_default();
                let token = invite::token(&known.secret, id, seat, issue);
                if opens(store, &token, id).await? == Some(seat) {
                    self.gives = self.gives.with(seat);
                    if self.free.contains(seat) {
                        self.links.push(Link { seat, token, issue });
                    }
                }
            }
        }
        if let Some(token) = &visitor.invite {
            self.followed = opens(store, token, id).await?;
            self.invited = self.followed.filter(|seat| self.free.contains(*seat));
        }
        Ok(())
    }

    /// Returns what they may see of the table.
    pub(crate) fn observer(&self, table: &Table) -> Observer {
        table.observer(self.shown)
    }
}

/// Returns the seat of this table that a token opens.
async fn opens(store: &Store, token: &str, id: &str) -> Result<Option<Seat>, StoreError> {
    let seat = store.seat_by_token(&hashed(token)).await?;
    Ok(seat.filter(|seat| seat.table == id).map(|seat| Seat::new(usize::from(seat.seat))))
}

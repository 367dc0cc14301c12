//! A visitor at one table: which seats are theirs, and which they may give away or take.

use boards::Moment;
use contract::{Observer, Seat, SeatSet};
use store::{Access, SeatAccess};
use table::{Table, hashed};

use crate::people::invite;
use crate::people::person::Visitor;
use crate::people::screen::Screen;
use crate::tongue::Tongue;

/// A visitor at one table.
#[derive(Clone, Default, Debug)]
pub(crate) struct VisitorAccess {
    /// The seats they own.
    pub(crate) owned: SeatSet,
    /// The seat that they said to be at.
    at: Option<Seat>,
    /// What their screen shows of these.
    pub(crate) screen: Screen,
    /// The seats whose secrets are on their screen.
    pub(crate) shown: SeatSet,
    /// Whose side of the table they look from, where they look on and have chosen one. They see no more for it.
    pub(crate) side: Option<Seat>,
    /// Which moment they want the board to show.
    pub(crate) moment: Moment,
    /// The seats that nobody has, neither a person nor a bot.
    pub(crate) free: SeatSet,
    /// The seats no person has that they may give to a bot or away, since they made the table.
    pub(crate) gives: SeatSet,
    /// The seats that no person has.
    unowned: SeatSet,
    /// The links to these, which whoever made the table may show while nobody plays there.
    links: Vec<SeatLink>,
    /// The seat whose link they followed, whoever has it by now.
    pub(crate) followed: Option<Seat>,
    /// That seat, while it is free.
    pub(crate) invited: Option<Seat>,
    /// The language that they are spoken to in.
    pub(crate) tongue: Tongue,
}

/// The link to a free seat.
#[derive(Clone, Debug)]
pub(crate) struct SeatLink {
    pub(crate) seat: Seat,
    pub(crate) token: String,
    /// How often it was issued anew.
    pub(crate) issue: u32,
}

impl VisitorAccess {
    /// Finds out who a visitor is at a table.
    pub(crate) fn at(id: &str, table: &Table, visitor: &Visitor, access: &Access) -> Self {
        let mut guest = Self { tongue: visitor.tongue, at: visitor.at, moment: visitor.moment, ..Self::default() };
        for (index, kept) in access.seats.iter().enumerate() {
            let seat = Seat::new(index);
            match (&kept.owner, &visitor.known) {
                (Some(owner), Some(known)) if *owner == known.person.id => guest.owned = guest.owned.with(seat),
                (None, _) => guest.unowned = guest.unowned.with(seat),
                _ => {}
            }
        }
        guest.find_links(id, visitor, &access.seats);
        guest.now(table)
    }

    /// Returns who the same visitor is once the table has moved on. Seats are theirs as they were when they came.
    pub(crate) fn now(self, table: &Table) -> Self {
        let is_bot = |seat| table.sitter(seat).is_some_and(|sitter| sitter.bot.is_some());
        let free: SeatSet = self.unowned.iter().filter(|seat| !is_bot(*seat)).collect();
        let screen = Screen::of(table, self.owned, self.at);
        let invited = self.followed.filter(|seat| free.contains(*seat));
        let side = self.at.filter(|seat| seat.index() < table.seats().into() && self.watches(table));
        Self { screen, shown: screen.shown(self.owned), free, invited, side, ..self }
    }

    /// Says whether they look on: they have no seat, or the game is over.
    pub(crate) fn watches(&self, table: &Table) -> bool {
        self.owned.is_empty() || table.is_over()
    }

    fn find_links(&mut self, id: &str, visitor: &Visitor, seats: &[SeatAccess]) {
        for seat in self.unowned.iter() {
            if let Some(known) = &visitor.known {
                let issue = seats[seat.index()].issue;
                let token = invite::token(&known.secret, id, seat, issue);
                if opened(seats, &token) == Some(seat) {
                    self.gives = self.gives.with(seat);
                    self.links.push(SeatLink { seat, token, issue });
                }
            }
        }
        self.followed = visitor.invite.as_ref().and_then(|token| opened(seats, token));
    }

    /// Returns the link to a seat, if it is free and theirs to show.
    pub(crate) fn link(&self, seat: Seat) -> Option<&SeatLink> {
        self.links.iter().find(|link| link.seat == seat && self.free.contains(seat))
    }

    /// Returns what they may see of the table.
    pub(crate) fn observer(&self, table: &Table) -> Observer {
        table.observer(self.shown)
    }
}

/// Returns the seat that a token opens.
fn opened(seats: &[SeatAccess], token: &str) -> Option<Seat> {
    let hash = hashed(token);
    seats.iter().position(|seat| seat.token_hash == hash).map(Seat::new)
}

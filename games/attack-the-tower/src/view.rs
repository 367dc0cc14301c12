//! What an observer may know: all that lies open, and the own cards. Hands are hidden, and so is what both players do in
//! secret, until it is shown (R5, R12, R74).

use contract::{Observer, Seat};
use serde::Serialize;

use crate::card::{Card, Cards, Pile};
use crate::setup::SEATS;
use crate::state::{Secret, State};
use crate::table::{Side, Table};

/// The game as an observer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// What lies open.
    pub table: Table,
    /// What each player alone knows, as far as the observer may know it.
    pub secrets: [Option<Secret>; 2],
}

impl View {
    /// Builds what an observer may know.
    pub(crate) fn of(state: &State, observer: Observer) -> Self {
        let secrets = SEATS.map(|seat| observer.contains(seat).then_some(*state.secret(seat)));
        Self { table: state.table, secrets }
    }

    /// Returns what lies open of a player.
    pub const fn side(&self, seat: Seat) -> &Side {
        self.table.side(seat)
    }

    /// Returns what a player alone knows, if the observer may know it.
    pub const fn secret(&self, seat: Seat) -> Option<&Secret> {
        self.secrets[seat.index()].as_ref()
    }

    /// Returns the hand of a player, if the observer may know it.
    pub fn hand(&self, seat: Seat) -> Option<&Cards> {
        self.secret(seat).map(|secret| &secret.hand)
    }

    /// Returns a state with everything that the view shows, for questions whose answers follow from the view.
    pub(crate) fn shown(&self) -> State {
        State { table: self.table, secrets: self.secrets.map(|secret| secret.unwrap_or(Secret::EMPTY)) }
    }
}

/// Returns the cards that neither lie open nor are known to be in the hand: those of the piles, and the rest of the hand.
pub(crate) fn unseen(deck: &Cards, side: &Side) -> Cards {
    let mut left = *deck;
    for card in Card::all() {
        let taken = side.discards[card.index()] + side.known[card.index()] + on_board(side, card);
        left[card.index()] = left[card.index()].saturating_sub(taken);
    }
    left
}

/// Counts the copies of a card that lie on the board, or beside it.
pub(crate) fn on_board(side: &Side, card: Card) -> u8 {
    match (card.kind(), card.ability()) {
        (Some(kind), _) => side.bases.iter().filter(|base| base.kind == Some(kind)).count() as u8,
        (_, Some(ability)) if ability == crate::card::Ability::SPECIAL => side.specials + side.ghosts,
        (_, Some(ability)) => side.played[ability.index()],
        _ => 0,
    }
}

/// Counts the cards of both piles.
pub(crate) fn totals(cards: &Cards) -> [u8; 2] {
    Pile::ALL.map(|pile| pile.count(cards))
}

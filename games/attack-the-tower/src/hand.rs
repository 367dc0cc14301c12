//! Hands and piles (R10, R11, R70).

use contract::{EventSink, Seat};

use crate::AttackTheTower;
use crate::card::{CARDS, Card, Pile};
use crate::course::Stage;
use crate::event::Event;
use crate::options::{EmptyPile, SetupBuild};
use crate::state::State;
use crate::table::Table;

impl AttackTheTower {
    /// R5. Says whether the set-up that is going on is secret.
    pub(crate) fn is_secret_setup(&self, table: &Table) -> bool {
        table.course.stage == Stage::Setup && self.options.setup_build == SetupBuild::Secret
    }

    /// R3, R70. Says whether a player can draw from a pile: there is a card, or there are discards to be shuffled, but
    /// not in the set-up.
    pub(crate) fn can_draw(&self, state: &State, seat: Seat, pile: Pile) -> bool {
        if self.is_secret_setup(&state.table) {
            return pile.count(&state.secret(seat).pile) > 0;
        }
        let side = state.table.side(seat);
        side.piles[pile as usize] > 0
            || (state.table.course.stage != Stage::Setup
                && self.options.empty_pile == EmptyPile::Reshuffle
                && pile.count(&side.discards) > 0)
    }

    /// Says whether a player can draw at all.
    pub(crate) fn can_draw_any(&self, state: &State, seat: Seat) -> bool {
        Pile::ALL.into_iter().any(|pile| self.can_draw(state, seat, pile))
    }

    /// R10, R70. Draws from a pile: an empty one is made of the discards first; then chance gives the card.
    pub(crate) fn pull<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, pile: Pile, events: &mut S) {
        if self.is_secret_setup(&state.table) {
            state.secret_mut(seat).drawing = Some(pile);
            return;
        }
        if state.table.side(seat).piles[pile as usize] == 0 {
            let State { table, secrets } = state;
            let (side, secret) = (table.side_mut(seat), &mut secrets[seat.index()]);
            let mut known = [0; CARDS];
            known[pile.cards()].copy_from_slice(&secret.hand[pile.cards()]);
            secret.pile[pile.cards()].copy_from_slice(&side.discards[pile.cards()]);
            side.reshuffle(pile, &known);
            events.record(Event::Reshuffled { seat, pile, known });
        }
        state.table.course.drawing = Some((seat, pile));
    }

    /// Returns whose card is due, and from which pile.
    pub(crate) fn due(state: &State) -> Option<(Seat, Pile)> {
        let in_secret = |seat: Seat| state.secret(seat).drawing.map(|pile| (seat, pile));
        state.table.course.drawing.or_else(|| [0, 1].map(Seat::new).into_iter().find_map(in_secret))
    }

    /// R10. Takes the card that chance gave.
    pub(crate) fn take_card<S: EventSink<Event>>(&self, state: &mut State, card: Card, events: &mut S) {
        let Some((seat, pile)) = Self::due(state) else { return };
        let secret = state.secret_mut(seat);
        secret.pile[card.index()] -= 1;
        secret.hand[card.index()] += 1;
        if secret.drawing.take().is_some() {
            events.record(Event::SealedCard { seat, card });
        } else {
            state.table.course.drawing = None;
            state.table.side_mut(seat).enter_hand(pile);
            events.record(Event::Drew { seat, pile, card: Some(card) });
        }
        match state.table.course.stage {
            Stage::Setup => self.after_first_card(state, seat, events),
            Stage::LateDraw => self.after_late_card(state, seat, events),
            _ => self.after_card_drawn(state, seat, events),
        }
    }

    /// R11, R69. Discards a card of the hand, for all to see.
    pub(crate) fn discard<S: EventSink<Event>>(state: &mut State, seat: Seat, card: Card, events: &mut S) {
        state.secret_mut(seat).hand[card.index()] -= 1;
        let side = state.table.side_mut(seat);
        side.leave_hand(card);
        side.discards[card.index()] += 1;
        events.record(Event::Dropped { seat, card });
    }
}

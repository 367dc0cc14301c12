//! Full states that fit a view, for bots and previews.

use contract::{Determinize, Dice, Seat, fast_hash};

use crate::AttackTheTower;
use crate::action::{Action, Outcome};
use crate::card::{CARDS, Card, Cards, KINDS, Pile, SPACES};
use crate::course::Stage;
use crate::options::{RenewBuild, SetupBuild};
use crate::setup::SEATS;
use crate::state::{Secret, State};
use crate::table::SetupStep;
use crate::view::{View, unseen};

impl Determinize for AttackTheTower {
    /// Deals hidden hands from the cards that are not seen, each equally likely; lets players who have finished in
    /// secret take random legal steps. Players who have not finished are at the start of their choice.
    fn determinize<D: Dice + ?Sized>(&self, view: &View, dice: &mut D) -> State {
        let mut state = view.shown();
        for seat in SEATS.into_iter().filter(|seat| view.secret(*seat).is_none()) {
            self.fill_in(&mut state, view, seat, dice);
        }
        state
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        fast_hash(&(&state.table, state.secret(seat)))
    }
}

impl AttackTheTower {
    fn fill_in<D: Dice + ?Sized>(&self, state: &mut State, view: &View, seat: Seat, dice: &mut D) {
        let course = &view.table.course;
        let side = view.side(seat);
        let is_done = course.done.contains(seat);
        let Some(army) = side.army else {
            if is_done {
                state.secret_mut(seat).army = Some(dice.below(self.components.armies.len() as u32) as u8);
            }
            return;
        };
        let deck = self.components.armies[usize::from(army)].deck;
        if course.stage == Stage::Setup && self.options.setup_build == SetupBuild::Secret {
            *state.secret_mut(seat) = Secret { pile: deck, ..Secret::EMPTY };
            state.secret_mut(seat).setup = SetupStep::Draw(self.components.start_hand);
            if is_done {
                self.set_up_at_random(state, seat, dice);
            }
            return;
        }
        Self::deal(state, seat, &deck, dice);
        state.secret_mut(seat).setup = side.setup;
        if course.stage == Stage::Build && self.options.renew_build == RenewBuild::Secret && is_done {
            self.build_at_random(state, seat, dice);
        }
    }

    /// Deals a hand of the known size: what is known of it, and any of the unseen cards.
    fn deal<D: Dice + ?Sized>(state: &mut State, seat: Seat, deck: &Cards, dice: &mut D) {
        let side = *state.table.side(seat);
        let mut left = unseen(deck, &side);
        let mut hand = side.known;
        for pile in Pile::ALL {
            for _ in pile.count(&side.known)..side.hand[pile as usize] {
                let card = pick(&left, pile, dice);
                left[card.index()] -= 1;
                hand[card.index()] += 1;
            }
        }
        *state.secret_mut(seat) = Secret { hand, pile: left, ..Secret::EMPTY };
    }

    /// Plays a set-up to its end. The other player's set-up is put aside, so that nothing is shown.
    fn set_up_at_random<D: Dice + ?Sized>(&self, state: &mut State, seat: Seat, dice: &mut D) {
        let mut choices = Choices::NONE;
        while state.secret(seat).setup != SetupStep::Over {
            if let Some(pile) = state.secret(seat).drawing {
                let card = pick(&state.secret(seat).pile, pile, dice);
                self.take_card_of(state, seat, card);
                continue;
            }
            choices.count = 0;
            self.list_secret(state, seat, &mut choices);
            match choices.pick(dice) {
                Action::Ok => state.secret_mut(seat).setup = SetupStep::Over,
                action => self.apply_with(state, seat, action, &mut ()),
            }
        }
    }

    /// Takes a card in secret for this seat, whoever else has one due.
    fn take_card_of(&self, state: &mut State, seat: Seat, card: Card) {
        let other = crate::table::other(seat);
        let due = state.secret_mut(other).drawing.take();
        self.apply_outcome_with(state, Outcome::Card(card), &mut ());
        state.secret_mut(other).drawing = due;
    }

    /// Builds in secret until the player has finished.
    fn build_at_random<D: Dice + ?Sized>(&self, state: &mut State, seat: Seat, dice: &mut D) {
        let mut choices = Choices::NONE;
        loop {
            choices.count = 0;
            self.list_secret(state, seat, &mut choices);
            match choices.pick(dice) {
                Action::Ok => return,
                action => self.apply_with(state, seat, action, &mut ()),
            }
        }
    }
}

/// The most that can be done next while somebody sets up or builds: a base of each kind on each space, and finishing.
const MOST: usize = KINDS * SPACES + 1;

/// What can be done next in secret. It allocates nothing, since a search fills in what is hidden in every simulation.
struct Choices {
    actions: [Action; MOST],
    count: usize,
}

impl Choices {
    const NONE: Self = Self { actions: [Action::Ok; MOST], count: 0 };

    /// Draws one of them, each equally likely.
    fn pick<D: Dice + ?Sized>(&self, dice: &mut D) -> Action {
        self.actions[dice.below(self.count as u32) as usize]
    }
}

impl Extend<Action> for Choices {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        for action in actions {
            self.actions[self.count] = action;
            self.count += 1;
        }
    }
}

/// Draws one of the cards of a pile, each equally likely.
pub(crate) fn pick<D: Dice + ?Sized>(cards: &Cards, pile: Pile, dice: &mut D) -> Card {
    let total = pile.count(cards);
    let mut nth = if total == 0 { 0 } else { dice.below(total.into()) as u8 };
    let mut at = pile.cards().start;
    while at + 1 < CARDS && nth >= cards[at] {
        nth -= cards[at];
        at += 1;
    }
    Card(at as u8)
}

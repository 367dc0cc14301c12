//! Full states that fit a view, for bots and previews.

use contract::{Determinize, Dice, Game, Seat, SeatSet, fast_hash};

use crate::RaiseTheShields;
use crate::action::Action;
use crate::cell::{Cells, SECTORS};
use crate::options::PersonalDice;
use crate::state::{AbilityUse, Answer, City, Phase, Player, Sheet, State, Work};
use crate::view::{Side, View};

impl Side {
    /// Returns the player, with everything that is known about it.
    pub(crate) fn known(&self) -> Player {
        let answer = self.answer.or(self.answered.then_some(Answer::Accept));
        let work = Work { done: self.finished, ..self.work };
        Player { sheet: self.sheet, die: self.die.unwrap_or(0), attack: self.attack, work, answer }
    }

    /// Returns the player for a seat that is not played.
    pub(crate) fn nobody() -> Player {
        let sheet = Sheet {
            filled: Cells::NONE,
            edge: Cells::NONE,
            hits: [0; SECTORS],
            cities: [City::Asleep; SECTORS],
            spent: false,
        };
        Player { sheet, die: 0, attack: 0, work: Work::default(), answer: None }
    }
}

impl Determinize for RaiseTheShields {
    /// Rolls hidden dice; lets seats that have finished in secret take random legal steps, and seats that have answered
    /// in secret give a random legal answer. A seat still at work is at the start of its work.
    fn determinize<D: Dice + ?Sized>(&self, view: &View, dice: &mut D) -> State {
        let mut state = view.public();
        let seats = SeatSet::all(self.setup.seats);
        let rolled = matches!(view.phase, Phase::Flip(_) | Phase::Work);
        for seat in seats.iter().filter(|seat| rolled && view.player(*seat).die.is_none()) {
            state.player_mut(seat).die = dice.below(6) as u8 + 1;
        }
        for seat in seats.iter().filter(|seat| view.player(*seat).finished && !view.player(*seat).work.done) {
            state.player_mut(seat).work = Work::default();
            while !state.player(seat).work.done {
                let quick = self.pick_work(&state, seat, dice);
                let step = quick.unwrap_or_else(|| Nth::pick(dice, |nth| self.list_work(&state, seat, nth)));
                match step {
                    Action::Done => state.player_mut(seat).work.done = true,
                    _ => self.work(&mut state, seat, step, &mut ()),
                }
            }
        }
        for seat in seats.iter().filter(|seat| view.player(*seat).answered && view.player(*seat).answer.is_none()) {
            let answer = Nth::pick(dice, |nth| self.list_answers(&state, seat, nth));
            state.player_mut(seat).answer = match answer {
                Action::Use(AbilityUse::Erase(sector)) => Some(Answer::Erase(sector)),
                Action::Answer(answer) => Some(answer),
                _ => Some(Answer::Accept),
            };
        }
        state
    }

    fn key(&self, state: &State, seat: Seat) -> u64 {
        let mut seen = *state;
        let secret_dice = self.options.personal_dice == PersonalDice::Secret;
        let hidden_dice = secret_dice && matches!(state.phase, Phase::Flip(_) | Phase::Work);
        for other in SeatSet::all(self.setup().seats).without(seat).iter() {
            let player = seen.player_mut(other);
            player.work = Work { done: player.work.done, ..Work::default() };
            player.answer = player.answer.map(|_| Answer::Accept);
            if hidden_dice {
                player.die = 0;
            }
        }
        fast_hash(&seen)
    }
}

/// One of the actions that are listed. Nothing is kept of the list, since a search fills in what is hidden in every
/// simulation: actions are listed once to be counted, and then up to the one that the dice say.
struct Nth {
    /// How many come before it.
    before: usize,
    action: Option<Action>,
}

impl Nth {
    /// Draws one of the actions that are listed, each equally likely.
    fn pick<D: Dice + ?Sized>(dice: &mut D, list: impl Fn(&mut Self)) -> Action {
        let mut all = Self { before: usize::MAX, action: None };
        list(&mut all);
        let count = usize::MAX - all.before;
        let mut picked = Self { before: dice.below(count as u32) as usize, action: None };
        list(&mut picked);
        picked.action.expect("whoever finished in secret could do something")
    }
}

impl Extend<Action> for Nth {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        for action in actions {
            match self.before.checked_sub(1) {
                Some(left) => self.before = left,
                None => self.action = self.action.or(Some(action)),
            }
        }
    }
}

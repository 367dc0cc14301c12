//! Full states that fit a view, for bots and previews.

use std::hash::{DefaultHasher, Hash, Hasher};

use contract::{Determinize, Dice, Game, Seat, SeatSet};

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
        let mut actions = Vec::new();
        for seat in seats.iter().filter(|seat| view.player(*seat).finished && !view.player(*seat).work.done) {
            state.player_mut(seat).work = Work::default();
            while !state.player(seat).work.done {
                actions.clear();
                self.list_work(&state, seat, &mut actions);
                match actions[dice.below(actions.len() as u32) as usize] {
                    Action::Done => state.player_mut(seat).work.done = true,
                    step => self.work(&mut state, seat, step, &mut ()),
                }
            }
        }
        for seat in seats.iter().filter(|seat| view.player(*seat).answered && view.player(*seat).answer.is_none()) {
            actions.clear();
            self.list_answers(&state, seat, &mut actions);
            state.player_mut(seat).answer = match actions[dice.below(actions.len() as u32) as usize] {
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
        let mut hasher = DefaultHasher::new();
        seen.hash(&mut hasher);
        hasher.finish()
    }
}

//! Step 2: the defense roll (R16-R20).

use contract::{EventSink, Phrase, Refusal};

use crate::ExponentialChaos;
use crate::action::Action;
use crate::dice::{DefenseDie, DiceSet, Face, HAND};
use crate::event::Event;
use crate::state::{Phase, State};

impl ExponentialChaos {
    /// R17, R18. Returns the dice that may be rolled again.
    pub(crate) fn loose(&self, state: &State) -> DiceSet {
        DiceSet(((1 << self.round_of(state).dice) - 1) & !state.course.locked.0)
    }

    /// R17, R19. Lists keeping the dice, then each set of them.
    pub(crate) fn list_rolls(&self, state: &State, actions: &mut Vec<Action>) {
        let loose = self.loose(state);
        actions.push(Action::Keep);
        actions.extend((1..1 << loose.len()).map(|nth| Action::Reroll(loose.subset(nth))));
    }

    /// R10, R17. Says why dice cannot be rolled again.
    pub(crate) fn check_reroll(&self, state: &State, dice: DiceSet) -> Result<(), Refusal> {
        let count = self.round_of(state).dice;
        if let Some(missing) = dice.iter().find(|die| *die >= usize::from(count)) {
            let phrase = Phrase::new("refuse-no-die").with("count", count).with("round", state.course.round);
            return Err(Refusal::new("R10", phrase.with("die", missing as u32 + 1)));
        }
        match dice.iter().find(|die| state.course.locked.contains(*die)) {
            Some(locked) => Err(Refusal::new("R18", Phrase::new("refuse-locked").with("die", locked as u32 + 1))),
            None if dice.is_empty() => Err(Refusal::new("R17", Phrase::new("refuse-no-dice"))),
            None => Ok(()),
        }
    }

    /// R17, R18. Takes dice up. With the option, those left out stay for the rest of the turn.
    pub(crate) fn take_up<S: EventSink<Event>>(&self, state: &mut State, dice: DiceSet, events: &mut S) {
        for die in dice.iter() {
            state.defense[die] = DefenseDie::InHand;
        }
        let course = &mut state.course;
        course.rerolls -= 1;
        course.phase = Phase::Def;
        events.record(Event::TakenUp { seat: course.active, dice, left: course.rerolls });
        if self.options.set_aside_locked {
            state.course.locked = DiceSet(self.loose(state).0 & !dice.0 | state.course.locked.0);
        }
    }

    /// R16, R17. Dice were rolled: the first time of a turn brings the re-rolls, the last one ends the step.
    pub(crate) fn roll<S: EventSink<Event>>(&self, state: &mut State, faces: [Option<Face>; HAND], events: &mut S) {
        if state.is_first_roll() {
            state.course.rerolls = self.options.rerolls.0 as u8;
        }
        state.defense = faces.map(|face| face.map_or(DefenseDie::Waiting, DefenseDie::Lying));
        state.course.phase = Phase::Roll;
        events.record(Event::Rolled { seat: state.course.active, defense: state.defense });
        if state.course.rerolls == 0 {
            self.begin_assignment(state, events);
        }
    }

    /// R19. Keeps the dice; re-rolls that are left are lost.
    pub(crate) fn keep<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        events.record(Event::Kept { seat: state.course.active });
        self.begin_assignment(state, events);
    }
}

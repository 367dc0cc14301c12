//! The work step: assign, draw, use an ability, finish; all at once and in secret until the reveal (R13-R25).

use contract::{Dice, EventSink, Phrase, Refusal, Seat, SeatSet};

use crate::RaiseTheShields;
use crate::ability::{ADJUST, erase, is_plain, use_up};
use crate::action::Action;
use crate::event::Event;
use crate::options::AbilityFirstUse;
use crate::state::{Answer, Assignment, Drawn, Player, Sheet, Slot, State, Work};
use crate::view::View;

impl RaiseTheShields {
    /// R25. Returns the seats that are still at work.
    pub(crate) fn at_work(&self, state: &State) -> SeatSet {
        let seats = SeatSet::all(self.setup.seats);
        let done = |seat: usize| state.players[seat].work.done;
        (0..usize::from(self.setup.seats))
            .filter(|seat| done(*seat))
            .fold(seats, |left, seat| left.without(Seat::new(seat)))
    }

    /// Returns a sheet as its owner sees it in the work step, with the owner's steps so far carried out.
    pub fn draft(&self, player: &Player) -> Sheet {
        let mut sheet = player.sheet;
        self.carry_out(&mut sheet, &player.work, Seat::FIRST, &mut ());
        sheet
    }

    /// R16, R24-R27, R42, R43, R45. Returns what an action of a seat will do to its own sheet. In the work step, this
    /// is what happens when everything is shown, as far as the seat can foresee it; the action is not yet taken in the
    /// view.
    pub fn foreseen(&self, view: &View, seat: Seat, action: Action) -> Vec<Event> {
        let before = self.drawn_sheet(view, seat);
        let (mut after, mut events) = (before, Vec::new());
        match action {
            Action::Draw(drawn) => self.draw(&mut after, drawn, seat, &mut events),
            Action::Use(ability) => self.use_ability(&mut after, ability, seat, &mut events),
            Action::Answer(Answer::Erase(sector)) => erase(&mut after, sector, seat, &mut events),
            Action::Assign(_) | Action::Answer(_) | Action::Flip(_) | Action::Decline | Action::Done => {}
        }
        self.compare(&before, &after, seat, &mut events);
        events
    }

    fn carry_out<S: EventSink<Event>>(&self, sheet: &mut Sheet, work: &Work, seat: Seat, events: &mut S) {
        // R15. City 2 changes a die while it is assigned.
        if work.assigned.is_some_and(Assignment::is_changed) {
            use_up(sheet, ADJUST);
        }
        if let (Some(ability), true) = (work.ability, work.early) {
            self.use_ability(sheet, ability, seat, events);
        }
        if let Some(drawn) = work.drawn {
            self.draw(sheet, drawn, seat, events);
        }
        if let (Some(ability), false) = (work.ability, work.early) {
            self.use_ability(sheet, ability, seat, events);
        }
    }

    fn draw<S: EventSink<Event>>(&self, sheet: &mut Sheet, drawn: Drawn, seat: Seat, events: &mut S) {
        match drawn {
            Drawn::Shape(placement) => {
                self.fill_shape(sheet, placement);
                events.record(Event::Drew { seat, placement });
            }
            Drawn::Nothing => events.record(Event::DrewNothing { seat }),
        }
    }

    /// Lists what a seat can do in the work step: assign; then use an ability or draw; then use an ability or finish.
    pub(crate) fn list_work(&self, state: &State, seat: Seat, actions: &mut impl Extend<Action>) {
        let player = state.player(seat);
        let Some(assignment) = player.work.assigned else {
            return actions.extend(self.assignments(state, seat).map(Action::Assign));
        };
        let draft = self.draft(player);
        self.list_abilities(&draft, actions);
        match player.work.drawn {
            None => self.list_drawings(&draft, assignment, actions),
            Some(_) => actions.extend([Action::Done]),
        }
    }

    /// Picks one of the actions of [`RaiseTheShields::list_work`] with one random number, if that is possible without
    /// listing them: when no ability is involved.
    pub(crate) fn pick_work<D: Dice + ?Sized>(&self, state: &State, seat: Seat, dice: &mut D) -> Option<Action> {
        let player = state.player(seat);
        let at_once = self.options.ability_first_use == AbilityFirstUse::SameRound;
        match (player.work.assigned, player.work.drawn) {
            (None, _) => {
                let mut plain = self.plain_assignments(state, seat)?;
                let nth = dice.below(plain.len() as u32) as usize;
                plain.nth(nth).map(Action::Assign)
            }
            _ if at_once || player.work.ability.is_some() || !is_plain(&player.sheet) => None,
            (Some(assignment), None) => Some(Action::Draw(self.pick_drawing(&player.sheet, assignment, dice))),
            (Some(_), Some(_)) => {
                dice.below(1);
                Some(Action::Done)
            }
        }
    }

    /// Says why a seat cannot do this in the work step.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_work(&self, state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = state.player(seat);
        let refuse = |rule, key| Err(Refusal::new(rule, Phrase::new(key)));
        match (action, player.work.assigned) {
            (Action::Assign(assignment), None) => self.check_assignment(state, seat, assignment),
            (Action::Assign(_), Some(_)) => refuse("R13", "refuse-assigned"),
            (Action::Use(_) | Action::Draw(_) | Action::Done, None) => refuse("R13", "refuse-assign-first"),
            (Action::Use(ability), Some(_)) => self.check_ability(&self.draft(player), ability),
            (Action::Draw(_), Some(_)) if player.work.drawn.is_some() => refuse("R16", "refuse-drawn"),
            (Action::Draw(drawn), Some(assignment)) => self.check_drawing(&self.draft(player), assignment, drawn),
            (Action::Done, Some(_)) if player.work.drawn.is_none() => refuse("R23", "refuse-draw-first"),
            (Action::Done, Some(_)) => Ok(()),
            (Action::Flip(_) | Action::Decline, _) => Err(Self::unasked_flip(state, seat)),
            (Action::Answer(_), _) => refuse("R33", "refuse-no-attack"),
        }
    }

    /// Takes a step of the work step. When the last seat finishes, everything is shown.
    pub(crate) fn work<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        state.player_mut(seat).work.take(action);
        events.record(Event::Chose { seat, action });
        if action == Action::Done {
            events.record(Event::Finished { seat });
            if self.at_work(state).is_empty() {
                self.reveal(state, events);
            }
        }
    }

    /// R25-R28. Shows all sheets: what was drawn stays, and emitters and shields follow from it.
    fn reveal<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        for seat in SeatSet::all(self.setup.seats).iter() {
            let player = state.player_mut(seat);
            let (before, work) = (player.sheet, std::mem::take(&mut player.work));
            if let Some(assignment) = work.assigned {
                player.attack = assignment.value(Slot::Attack);
                events.record(Event::Assigned { seat, assignment, die: player.die });
            }
            self.carry_out(&mut player.sheet, &work, seat, events);
            self.compare(&before, &state.player(seat).sheet, seat, events);
        }
        self.after_reveal(state, events);
    }
}

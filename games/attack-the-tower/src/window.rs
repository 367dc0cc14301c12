//! When abilities may be played (R20-R27): the answer window, the windows of an attack, the end window.

use contract::{EventSink, Seat};

use crate::AttackTheTower;
use crate::course::Stage;
use crate::event::Event;
use crate::options::Windows;
use crate::state::State;
use crate::table::other;

impl AttackTheTower {
    /// R21, R25. Lets the other player answer, if there is an ability card in that hand; then the active player acts.
    /// Under `windows` = `battle_only` there is an answer only after the renewal decision.
    pub(crate) fn open_answer(&self, state: &mut State, after_decision: bool) {
        let answerer = other(state.table.course.active);
        let is_window = after_decision || self.options.windows != Windows::BattleOnly;
        if is_window && state.table.side(answerer).may_answer() {
            let course = &mut state.table.course;
            (course.stage, course.asked) = (Stage::Answer, answerer);
        } else {
            Self::go_to_main(state);
        }
    }

    /// R21, R22, R24. Names the rule of the window that is open in a stage; elsewhere that of answers.
    pub(crate) const fn window_rule(stage: Stage) -> &'static str {
        match stage {
            Stage::Window | Stage::Between => "R22",
            Stage::End => "R24",
            _ => "R21",
        }
    }

    /// R18. The active player acts.
    pub(crate) fn go_to_main(state: &mut State) {
        let course = &mut state.table.course;
        (course.stage, course.asked, course.passed) = (Stage::Main, course.active, false);
    }

    /// R22-R24. Opens a window in which the players alternate, this one first.
    pub(crate) fn open_window<S: EventSink<Event>>(
        &self,
        state: &mut State,
        window: Stage,
        first: Seat,
        events: &mut S,
    ) {
        (state.table.course.stage, state.table.course.passed) = (window, false);
        self.ask_in_window(state, first, events);
    }

    /// R22, R25. Asks a player in a window. One without an ability card passes; two passes in a row close the window.
    pub(crate) fn ask_in_window<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let mut seat = seat;
        while !state.table.side(seat).may_answer() {
            if state.table.course.passed {
                return self.close_window(state, events);
            }
            state.table.course.passed = true;
            seat = other(seat);
        }
        state.table.course.asked = seat;
    }

    /// R21-R24. Passes.
    pub(crate) fn pass<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        events.record(Event::Passed { seat });
        if state.table.course.stage == Stage::Answer {
            return Self::go_to_main(state);
        }
        if state.table.course.passed {
            return self.close_window(state, events);
        }
        state.table.course.passed = true;
        self.ask_in_window(state, other(seat), events);
    }

    fn close_window<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.table.course.passed = false;
        match state.table.course.stage {
            Stage::Window => self.begin_battle(state, events),
            Stage::Between => self.begin_main_step(state, events),
            _ => self.begin_ending(state, events),
        }
    }

    /// R19, R24. The active player is done, which counts as a pass in the end window.
    pub(crate) fn finish_turn<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        events.record(Event::Finished { seat });
        if self.options.windows == Windows::BattleOnly {
            return self.begin_ending(state, events);
        }
        (state.table.course.stage, state.table.course.passed) = (Stage::End, true);
        self.ask_in_window(state, other(seat), events);
    }

    /// R20-R24. Goes on after a player has played an ability in some window, or outside of one.
    pub(crate) fn after_play<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        state.table.course.passed = false;
        let fights = matches!(state.table.course.stage, Stage::Window | Stage::Between);
        if fights && self.attack_is_empty(state, events) {
            return;
        }
        match state.table.course.stage {
            Stage::Answer if state.table.side(seat).may_answer() => state.table.course.asked = seat,
            Stage::Answer => Self::go_to_main(state),
            Stage::Main => self.open_answer(state, false),
            _ => self.ask_in_window(state, other(seat), events),
        }
    }
}

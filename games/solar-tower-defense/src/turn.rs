//! The sequence of play: the one place that moves the game from phase to phase and matches on phases (R4, R7).

use contract::{Dice, DrawName, EventSink, Seat, SeatSet, Turn};

use crate::SolarTowerDefense;
use crate::action::{Action, Outcome};
use crate::event::Event;
use crate::options::BuildOrder;
use crate::state::{Course, FightStep, Phase, SEATS, State, other};

impl SolarTowerDefense {
    /// Takes an allowed action.
    pub(crate) fn apply_with<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut S,
    ) {
        let before = state.course;
        match action {
            Action::Turret(_) | Action::Center(_) | Action::Launch(_) => {
                self.build(state, seat, action, events);
                self.after_building(state, seat, events);
            }
            Action::Dismantle(field, condition) => self.dismantle(state, seat, (field, condition), events),
            Action::End => self.end_building(state, seat, events),
            Action::Settle => self.settle(state, seat, events),
            Action::Aim(_, cell) => Self::aim_at_cell(state, cell),
            Action::Target(_, number) => Self::aim_at_fighter(state, number),
            Action::Fire(field) => self.fire_next(state, seat, field),
            Action::Land(number, longitude) => self.land_met(state, seat, number, longitude, events),
            Action::LandAll(longitude) => self.land_all(state, seat, longitude, events),
            Action::Decline(number) => self.decline(state, seat, number, events),
            Action::Face(number, longitude) => self.face(state, seat, number, longitude, events),
        }
        stands(state, before, events);
    }

    /// Takes an outcome that can come.
    pub(crate) fn take_with<S: EventSink<Event>>(&self, state: &mut State, outcome: Outcome, events: &mut S) {
        let before = state.course;
        match outcome {
            Outcome::Cells(first, second) => Self::draw_cells(state, [first, second], events),
            Outcome::Start(first, second) => self.roll_for_start(state, [first, second], events),
            Outcome::Die(die) => self.roll(state, die, events),
        }
        stands(state, before, events);
    }

    /// Says what a position waits for.
    pub(crate) const fn turn_of(state: &State) -> Turn {
        match state.course.phase {
            Phase::Over => Turn::Over,
            _ if state.course.asked.is_empty() => Turn::Chance,
            _ => Turn::Choice(state.course.asked),
        }
    }

    /// R46. Says who goes first in a round: the starting player in odd ones.
    pub(crate) fn first(&self, state: &State) -> Seat {
        let starter = state.course.starter.unwrap_or(Seat::FIRST);
        let always = self.options.build_order == BuildOrder::StartPlayer;
        if always || state.course.round % 2 == 1 { starter } else { other(starter) }
    }

    /// R4. Begins a round with its first phase.
    pub(crate) fn begin_round<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        events.record(Event::RoundBegins { round: state.course.round });
        match Self::first_phase(state.course.round) {
            Phase::Build => self.begin_building(state, events),
            Phase::Balance => self.begin_balance(state),
            _ => self.begin_fights(state, events),
        }
    }

    /// R4. Returns the phase with which a round begins.
    pub(crate) const fn first_phase(round: u16) -> Phase {
        match round {
            1 => Phase::Build,
            2 => Phase::Balance,
            _ => Phase::Fights,
        }
    }

    /// R23. After the fights come the movements, and what follows.
    pub(crate) fn begin_movement<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.course.phase = Phase::Move;
        self.move_all(state, events);
        self.after_moving(state, events);
    }

    /// R34. Goes on once every fighter on a pole faces a longitude.
    pub(crate) fn after_moving<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        match (self.unfaced(state), state.course.phase) {
            (Some(seat), _) => state.course.asked = SeatSet::only(seat),
            (None, Phase::Cosmic) => self.end_cosmic(state, events),
            (None, _) => self.begin_balance(state),
        }
    }

    /// R44. Both take their balance, in the order of building.
    pub(crate) fn begin_balance(&self, state: &mut State) {
        state.course.phase = Phase::Balance;
        state.course.asked = SeatSet::only(self.first(state));
    }

    /// R46. Asks the other player after the first one; `None` when both are done.
    pub(crate) fn second(&self, state: &State, seat: Seat) -> Option<Seat> {
        (seat == self.first(state)).then_some(other(seat))
    }

    /// R45, R46. Both build.
    pub(crate) fn begin_building<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.course.phase = Phase::Build;
        if self.options.build_order == BuildOrder::Secret {
            Self::begin_plans(state, events);
        } else {
            state.course.asked = SeatSet::only(self.first(state));
        }
    }

    /// R29. After the last phase comes the next round, or the end.
    pub(crate) fn next_round<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        if u32::from(state.course.round) == self.options.max_rounds.0 {
            return self.end(state, events);
        }
        state.course.round = state.course.round.saturating_add(1);
        self.begin_round(state, events);
    }

    /// Names the draw that is due, by step and colour, so that each side has dice of its own. They are nobody's secret, though
    /// they may fall right after a secret plan, so they belong to no seat.
    pub(crate) fn draw_of(state: &State) -> DrawName {
        let purpose = match state.course.shot {
            Some(shot) => {
                let colours = match shot.step {
                    FightStep::Plan => ["planetary-green", "planetary-red"],
                    FightStep::Space => ["space-green", "space-red"],
                    FightStep::Fire => ["fire-green", "fire-red"],
                };
                colours[shot.seat.index()]
            }
            None if state.side(Seat::FIRST).cell.is_none() => "cells",
            None => "start",
        };
        DrawName { purpose, round: state.course.round, seat: None }
    }

    /// Says whether an outcome can come now.
    pub(crate) fn can_come(&self, state: &State, outcome: Outcome) -> bool {
        let die = |die: u8| (1..=6).contains(&die);
        let has_cells = state.side(Seat::FIRST).cell.is_some();
        match (state.course.phase, outcome) {
            (Phase::Start, Outcome::Cells(first, second)) => !has_cells && self.may_start_on(first, second),
            (Phase::Start, Outcome::Start(first, second)) => has_cells && die(first) && die(second),
            (Phase::Fights, Outcome::Die(shown)) => state.course.asked.is_empty() && die(shown),
            _ => false,
        }
    }

    /// Writes all outcomes, each as likely as the others.
    pub(crate) fn list_outcomes(&self, state: &State, outcomes: &mut Vec<(Outcome, u64)>) {
        outcomes.clear();
        let count = self.count_outcomes(state);
        outcomes.extend((0..count).map(|nth| (self.nth_outcome(state, nth), 1)));
    }

    /// Draws one of them.
    pub(crate) fn draw<D: Dice + ?Sized>(&self, state: &State, dice: &mut D) -> Outcome {
        self.nth_outcome(state, dice.below(self.count_outcomes(state).max(1)))
    }

    fn count_outcomes(&self, state: &State) -> u32 {
        match state.course.phase {
            Phase::Fights => 6,
            Phase::Start if state.side(Seat::FIRST).cell.is_some() => 36,
            Phase::Start => SEATS.map(|seat| u32::from(self.orbit(seat))).iter().product(),
            _ => 0,
        }
    }

    fn nth_outcome(&self, state: &State, nth: u32) -> Outcome {
        match state.course.phase {
            Phase::Start if state.side(Seat::FIRST).cell.is_some() => {
                Outcome::Start((nth / 6) as u8 + 1, (nth % 6) as u8 + 1)
            }
            Phase::Start => self.nth_cells(nth),
            _ => Outcome::Die(nth as u8 + 1),
        }
    }
}

/// Reports where the game stands, if that has changed.
fn stands<S: EventSink<Event>>(state: &State, before: Course, events: &mut S) {
    if S::ENABLED && state.course != before {
        events.record(Event::Stands(state.course));
    }
}

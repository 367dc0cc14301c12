//! The sequence of play: the one place that moves the game from turn to turn and matches on phases (R8-R13, R55).

use contract::{EventSink, Seat, SeatSet, Turn};

use crate::ExponentialChaos;
use crate::action::{Action, Outcome};
use crate::dice::{DefenseDie, DiceSet, Fleet, HAND};
use crate::event::{Event, Opening};
use crate::options::FirstPlayer;
use crate::planet::Planets;
use crate::state::{Course, Due, Phase, State};

impl ExponentialChaos {
    /// R5, R6, R7. Sets the game up: dice wait on the staging board or beside it. Seat 1 begins, since seats are given out by lot.
    pub(crate) fn set_up(&self) -> State {
        let course = Course {
            round: 1,
            first: Seat::FIRST,
            active: Seat::FIRST,
            phase: Phase::Inv,
            rerolls: 0,
            locked: DiceSet::default(),
            missiles: 0,
            points: 0,
            queue: SeatSet::NONE,
            attack: 0,
            rolling: SeatSet::NONE,
            due: Due::default(),
            tie: None,
            places: [0; Seat::MOST],
        };
        let planets = Planets::whole(self.setup.seats);
        State { planets, fleet: Fleet::default(), defense: [DefenseDie::Waiting; HAND], course }
    }

    /// R13. Says who moves.
    pub(crate) fn turn_of(&self, state: &State) -> Turn {
        match state.course.phase {
            Phase::Inv | Phase::Def | Phase::Hit | Phase::Missile | Phase::Tie => Turn::Chance,
            Phase::Roll | Phase::Assign | Phase::Fire | Phase::Rebuild => {
                Turn::Choice(SeatSet::only(state.course.active))
            }
            Phase::Choose => Turn::Choice(SeatSet::only(self.struck(state))),
            Phase::Free => Turn::Choice(SeatSet::only(self.freed(state))),
            Phase::Over => Turn::Over,
        }
    }

    /// Returns the seat that is asked; none where chance is due or the game is over.
    pub fn asked(&self, state: &State) -> Option<Seat> {
        if let Turn::Choice(seats) = self.turn_of(state) { seats.first() } else { None }
    }

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
            Action::Keep => self.keep(state, events),
            Action::Reroll(dice) => self.take_up(state, dice, events),
            Action::Assign(die, to) => self.assign(state, die, to, events),
            Action::End => self.end_assignment(state, events),
            Action::Rebuild(crater) => self.rebuild(state, seat, crater, events),
            Action::Stop => self.stop_rebuilding(state, seat, events),
            Action::Take(crater) => self.take_point(state, seat, crater, events),
            Action::Fire => state.course.phase = Phase::Missile,
            Action::Withhold => self.withhold(state, events),
        }
        stands(state, before, events);
    }

    /// Takes an outcome that can come.
    pub(crate) fn take_with<S: EventSink<Event>>(&self, state: &mut State, outcome: Outcome, events: &mut S) {
        let before = state.course;
        match outcome {
            Outcome::Invasion(saucers) => self.invade(state, saucers, events),
            Outcome::Defense(faces) => self.roll(state, faces, events),
            Outcome::Sector(die, sector) => self.aim(state, die, sector, events),
            Outcome::Missile(sector) | Outcome::Tie(_, sector) => self.fire(state, sector, events),
            Outcome::Counter(seat, number) => self.counter(state, seat, number, events),
        }
        stands(state, before, events);
    }

    /// R9, R11. Returns who begins a round.
    pub(crate) fn starter(&self, state: &State, round: u8) -> Seat {
        match self.options.first_player {
            FirstPlayer::Fixed => state.course.first,
            FirstPlayer::Rotates => self.seat_after(state.course.first, round - 1),
        }
    }

    /// R8. Returns the seat so many places clockwise.
    pub(crate) fn seat_after(&self, seat: Seat, places: u8) -> Seat {
        let (seats, mut place) = (usize::from(self.setup.seats), seat.index() + usize::from(places));
        // A division here is a tenth of a playout.
        while place >= seats {
            place -= seats;
        }
        Seat::new(place)
    }

    /// R8. Returns the seats of a set in turn order, from this seat on.
    pub(crate) fn in_order(&self, seats: SeatSet, from: Seat) -> impl Iterator<Item = Seat> {
        (0..self.setup.seats).map(move |places| self.seat_after(from, places)).filter(move |seat| seats.contains(*seat))
    }

    /// R9. Says whether no other turn comes after the one that is played.
    pub(crate) fn is_last_turn(&self, state: &State) -> bool {
        let (round, next) = (state.course.round, self.seat_after(state.course.active, 1));
        usize::from(round) == self.components.rounds.len() && next == self.starter(state, round)
    }

    /// R9, R55. Passes the turn on, opens the next round, or lets everybody count.
    pub(crate) fn end_turn<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let (round, next) = (state.course.round, self.seat_after(state.course.active, 1));
        state.clear_dice();
        (state.course.missiles, state.course.points) = (0, 0);
        if self.is_last_turn(state) {
            return self.count(state, events);
        }
        let opens = if next == self.starter(state, round) { Opening::Round } else { Opening::Turn };
        match opens {
            Opening::Round => {
                state.course.round += 1;
                state.course.active = self.starter(state, round + 1);
            }
            Opening::Turn => state.course.active = next,
        }
        state.course.phase = Phase::Inv;
        events.record(Event::TurnBegins { round: state.course.round, seat: state.course.active, opens });
    }
}

/// Reports where the game stands, if that has changed.
fn stands<S: EventSink<Event>>(state: &State, before: Course, events: &mut S) {
    if S::ENABLED && state.course != before {
        events.record(Event::Stands(state.course));
    }
}

impl State {
    /// Takes the dice of a turn off the table.
    pub(crate) fn clear_dice(&mut self) {
        (self.fleet, self.defense) = (Fleet::default(), [DefenseDie::Waiting; HAND]);
    }
}

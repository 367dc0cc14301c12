//! The end of a turn (R66-R71): what comes back, what is drawn and discarded, and the last turn.

use contract::{EventSink, Seat, Verdict};

use crate::AttackTheTower;
use crate::card::{Card, Kind, ROOM, Space};
use crate::course::{Back, Fate, Stage};
use crate::effect::{Effect, Tally};
use crate::event::{Cause, Event};
use crate::options::{LimitResult, SpecialLimitCheck};
use crate::setup::SEATS;
use crate::state::State;
use crate::table::{Side, Table, other};

/// The steps of the end of a turn; those of a player come twice, the active player's first.
const LIMIT: u8 = 0;
const RECRUITS: u8 = 2;
const GHOSTS: u8 = 3;
const SWEEP: u8 = 8;
const DISCARDS: u8 = 9;
const FINISH: u8 = 11;
/// How many steps of effects each player has.
const EFFECTS: u8 = 3;

impl AttackTheTower {
    /// R66. Begins the end of the turn.
    pub(crate) fn begin_ending<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let course = &mut state.table.course;
        (course.passed, course.ending, course.left) = (false, LIMIT, 0);
        self.run_ending(state, events);
    }

    /// Goes on with the next step.
    pub(crate) fn next_ending<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.table.course.ending += 1;
        self.run_ending(state, events);
    }

    /// Returns whose step of the end of the turn it is.
    fn ending_seat(state: &State) -> Seat {
        let course = &state.table.course;
        let second = match course.ending {
            step @ (LIMIT | 1) => step == 1,
            step @ (DISCARDS | 10) => step == 10,
            step => step >= RECRUITS + EFFECTS,
        };
        if second { other(course.active) } else { course.active }
    }

    /// R66-R69. Carries out the steps until somebody has to decide: the special limit where it is looked at now, Trolls
    /// and Vampires, Ghosts, Druids, the active player before the other; then played cards go, and hands are cut.
    fn run_ending<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let seat = Self::ending_seat(state);
        match state.table.course.ending {
            LIMIT | 1 if self.options.special_limit_check == SpecialLimitCheck::EndOfTurn => {
                state.table.course.back = Back::Ending;
                self.check_limit(state, seat, events);
            }
            LIMIT | 1 => self.next_ending(state, events),
            step @ RECRUITS..SWEEP => match RECRUITS + (step - RECRUITS) % EFFECTS {
                RECRUITS => self.bring_back_troops(state, seat, events),
                GHOSTS => self.bring_back_ghosts(state, seat, events),
                _ => self.draw_late(state, seat, events),
            },
            SWEEP => {
                for seat in [state.table.course.active, other(state.table.course.active)] {
                    Self::sweep(state, seat, events);
                }
                self.next_ending(state, events);
            }
            DISCARDS | 10 if self.holds_too_many(&state.table, seat) => {
                let course = &mut state.table.course;
                (course.stage, course.asked) = (Stage::LateDrop, seat);
            }
            step if step < FINISH => self.next_ending(state, events),
            _ => self.end_turn(state, events),
        }
    }

    /// R68. Puts the cards away that a player has played.
    fn sweep<S: EventSink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
        let before = *state.table.side(seat);
        let side = state.table.side_mut(seat);
        side.sweep();
        if *side != before {
            events.record(Event::Swept { seat });
        }
    }

    /// R86, R106. Returns the kind of troops that come back to a player, and how many.
    pub(crate) fn returning(&self, side: &Side) -> Option<(Kind, u8)> {
        let found = self.active(side).find_map(|(effect, copies)| match effect {
            Effect::RecruitEnd(kind, Tally::Lost(_)) => Some((kind, side.lost.saturating_mul(copies))),
            Effect::RecruitEnd(kind, Tally::Slain(_)) => Some((kind, side.slain.saturating_mul(copies))),
            _ => None,
        });
        found.filter(|(_, count)| *count > 0)
    }

    /// R67. Returns the room on bases of a kind: how many troops, and on how many bases.
    pub(crate) fn room(side: &Side, kind: Kind) -> (u8, u8) {
        let free = side.bases.iter().filter(|base| base.kind == Some(kind)).map(|base| ROOM - base.troops);
        free.filter(|free| *free > 0).fold((0, 0), |(room, bases), free| (room + free, bases + 1))
    }

    /// R67, R86, R106. Troops come back. Nobody is asked when all the room is filled, or one base alone has room.
    fn bring_back_troops<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let Some((kind, count)) = self.returning(state.table.side(seat)) else {
            return self.next_ending(state, events);
        };
        state.table.course.left = count;
        self.place_troops(state, seat, kind, events);
    }

    fn place_troops<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, kind: Kind, events: &mut S) {
        let (room, bases) = Self::room(state.table.side(seat), kind);
        let left = state.table.course.left;
        if left > 0 && left < room && bases > 1 {
            let course = &mut state.table.course;
            (course.stage, course.asked) = (Stage::Place, seat);
            return;
        }
        let mut left = left;
        for space in Space::all() {
            let side = state.table.side_mut(seat);
            let base = side.base(space);
            let count = if base.kind == Some(kind) { left.min(ROOM - base.troops) } else { 0 };
            if count > 0 {
                (0..count).for_each(|_| _ = side.recruit(space));
                left -= count;
                events.record(Event::Recruited { seat, space, count, cause: Cause::Return });
            }
        }
        if left > 0 {
            events.record(Event::NoRoom { seat, count: left });
        }
        state.table.course.left = 0;
        self.next_ending(state, events);
    }

    /// R67. Says whether a returning troop may be placed on a space.
    pub(crate) fn may_place(&self, side: &Side, space: Space) -> bool {
        let base = side.base(space);
        self.returning(side).is_some_and(|(kind, _)| base.kind == Some(kind)) && base.troops < ROOM
    }

    /// R67. Places a returning troop.
    pub(crate) fn place<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, space: Space, events: &mut S) {
        let Some((kind, _)) = self.returning(state.table.side(seat)) else { return };
        let _ = state.table.side_mut(seat).recruit(space);
        state.table.course.left -= 1;
        events.record(Event::Recruited { seat, space, count: 1, cause: Cause::Return });
        self.place_troops(state, seat, kind, events);
    }

    /// R103. Ghosts that were set aside come back where the special limit allows it.
    fn bring_back_ghosts<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let side = state.table.side_mut(seat);
        if side.ghosts > 0 {
            let back = side.ghosts.min(side.full_territories().saturating_sub(side.specials));
            let gone = side.ghosts - back;
            side.come_back(back, gone);
            events.record(Event::Returned { seat, back, gone });
        }
        self.next_ending(state, events);
    }

    /// R85. A player draws a card for each living Druid, for each copy of the card.
    fn draw_late<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let side = state.table.side(seat);
        let draws = self.active(side).map(|(effect, copies)| match effect {
            Effect::DrawEnd(kind) => self.alive(side, kind).saturating_mul(copies),
            _ => 0,
        });
        state.table.course.left = draws.fold(0, u8::saturating_add);
        self.next_late_draw(state, seat, events);
    }

    fn next_late_draw<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        if state.table.course.left > 0 && self.can_draw_any(state, seat) {
            let course = &mut state.table.course;
            (course.stage, course.asked) = (Stage::LateDraw, seat);
            return;
        }
        if std::mem::take(&mut state.table.course.left) > 0 {
            events.record(Event::NothingLeft { seat });
        }
        self.next_ending(state, events);
    }

    /// R85. Goes on after a card was drawn at the end of the turn.
    pub(crate) fn after_late_card<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        state.table.course.left -= 1;
        self.next_late_draw(state, seat, events);
    }

    /// R69. Discards a card at the end of the turn.
    pub(crate) fn drop_late<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, card: Card, events: &mut S) {
        Self::discard(state, seat, card, events);
        self.run_ending(state, events);
    }

    /// R17, R19, R71. The turn is over: the other player's begins, or the game has had its last one.
    fn end_turn<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let (turn, limit) = (state.table.course.turn, self.options.turn_limit.0);
        state.table.course.ending = 0;
        if limit > 0 && u32::from(turn) >= limit {
            let fate = Fate::Limit(self.stronger_of(&state.table));
            return Self::end_game(state, fate, events);
        }
        let course = &mut state.table.course;
        let counts = self.options.stalemate_turns.0 > 0 && !course.busy;
        course.idle = if counts { course.idle + 1 } else { 0 };
        let next = other(course.active);
        Self::begin_turn(state, next, turn.saturating_add(1), events);
    }

    /// R71. Returns the strength of a player: bases, and the printed power of troops and special troops.
    pub fn strength_of(&self, side: &Side) -> u32 {
        let army = self.army(side);
        let on_base = |base: &crate::table::Base| {
            base.kind
                .map_or(0, |kind| self.options.base_power.0 + u32::from(base.troops) * u32::from(army.base(kind).power))
        };
        side.bases.iter().map(on_base).sum::<u32>() + u32::from(side.specials) * u32::from(army.special_power)
    }

    /// R71. Returns who is stronger; nobody when both are equally strong, or strength does not count.
    pub(crate) fn stronger_of(&self, table: &Table) -> Option<Seat> {
        let [one, two] = SEATS.map(|seat| self.strength_of(table.side(seat)));
        match one.cmp(&two) {
            _ if self.options.limit_result == LimitResult::Draw => None,
            std::cmp::Ordering::Greater => Some(SEATS[0]),
            std::cmp::Ordering::Less => Some(SEATS[1]),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// R55, R71. The game is over. Turn, active player, played cards and what the turn has seen stay as they were.
    pub(crate) fn end_game<S: EventSink<Event>>(state: &mut State, fate: Fate, events: &mut S) {
        let course = &mut state.table.course;
        (course.stage, course.attack, course.battle) = (Stage::Over(fate), None, None);
        (course.passed, course.back, course.left, course.facing) = (false, Back::Nowhere, 0, 0);
        course.asked = course.active;
        events.record(Event::Ended(fate));
    }

    /// R55, R71. Says how the game ended.
    pub(crate) fn verdict_of(stage: Stage) -> Option<Verdict> {
        let Stage::Over(fate) = stage else { return None };
        let (winner, rule, cause) = match fate {
            Fate::Palace(seat) => (Some(seat), "R55", "palace"),
            Fate::Limit(Some(seat)) => (Some(seat), "R71", "strength"),
            Fate::Limit(None) => (None, "R71", "drawn"),
        };
        let mut scores = [0.0; Seat::MOST];
        for seat in SEATS {
            scores[seat.index()] = winner.map_or(0.5, |winner| f64::from(u8::from(winner == seat)));
        }
        Some(Verdict::new(winner.into_iter().collect(), scores, rule, cause))
    }
}

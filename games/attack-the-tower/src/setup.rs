//! The set-up (R1-R6, R74): armies, first hands, first bases, the starting player.

use contract::{EventSink, Seat, SeatSet};

use crate::AttackTheTower;
use crate::card::{Kind, Pile, Space};
use crate::course::{Course, Stage};
use crate::event::Event;
use crate::options::{Armies, ArmyChoice, Burns, SetupBuild, StartPlayer};
use crate::state::{Secret, State};
use crate::table::{SetupStep, Side, Table, other};

/// Both seats.
pub(crate) const SEATS: [Seat; 2] = [Seat::FIRST, Seat::new(1)];

impl AttackTheTower {
    /// R74. Returns the state before the first step: armies are to be chosen, unless an option names them.
    pub(crate) fn set_up(&self) -> State {
        let table = Table { sides: [Side::EMPTY; 2], course: Course::START };
        let mut state = State { table, secrets: [Secret::EMPTY; 2] };
        if let Armies::Pair([one, two]) = &self.options.armies {
            let place = |name: &String| self.components.armies.iter().position(|army| army.id == *name);
            let armies = [one, two].map(|name| place(name).unwrap_or_default() as u8);
            self.set_up_armies(&mut state, armies);
        }
        state
    }

    /// R1. Begins the set-up with these armies.
    pub(crate) fn set_up_armies(&self, state: &mut State, armies: [u8; 2]) {
        for seat in SEATS {
            self.take_army(state, seat, armies[seat.index()], &mut ());
        }
        self.begin_setup(state, &mut ());
    }

    /// R74. Returns who chooses an army now.
    pub(crate) fn choosing_armies(&self, table: &Table) -> SeatSet {
        let open = SEATS.into_iter().filter(|seat| table.side(*seat).army.is_none());
        match self.options.army_choice {
            ArmyChoice::Secret => open.filter(|seat| !table.course.done.contains(*seat)).collect(),
            _ => open.take(1).collect(),
        }
    }

    /// R74. Chooses an army, in secret or for all to see.
    pub(crate) fn choose_army<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, army: u8, events: &mut S) {
        if self.options.army_choice == ArmyChoice::Secret {
            state.secret_mut(seat).army = Some(army);
            let done = state.table.course.done.with(seat);
            state.table.course.done = done;
            events.record(Event::Ready { seat });
            if done.len() == SEATS.len() {
                for seat in SEATS {
                    let army = state.secret_mut(seat).army.take().unwrap_or_default();
                    self.take_army(state, seat, army, events);
                }
                self.begin_setup(state, events);
            }
        } else {
            self.take_army(state, seat, army, events);
            if SEATS.iter().all(|seat| state.table.side(*seat).army.is_some()) {
                self.begin_setup(state, events);
            }
        }
    }

    /// R1. Gives a player an army and its two piles.
    fn take_army<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, army: u8, events: &mut S) {
        let deck = self.components.armies[usize::from(army)].deck;
        let piles = Pile::ALL.map(|pile| pile.count(&deck));
        state.secret_mut(seat).pile = deck;
        let side = state.table.side_mut(seat);
        (side.army, side.piles) = (Some(army), piles);
        events.record(Event::ArmyChosen { seat, army, piles });
    }

    /// R2. Both players draw their first hands, at once or in seat order.
    fn begin_setup<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let course = &mut state.table.course;
        (course.stage, course.done, course.asked) = (Stage::Setup, SeatSet::NONE, Seat::FIRST);
        for seat in SEATS {
            self.set_step(state, seat, SetupStep::Draw(self.components.start_hand), events);
        }
    }

    /// R2-R5. Says who still sets up, and is asked now.
    pub(crate) fn setting_up(&self, table: &Table) -> SeatSet {
        match self.options.setup_build {
            SetupBuild::Secret => SEATS.into_iter().filter(|seat| !table.course.done.contains(*seat)).collect(),
            SetupBuild::InOrder => SeatSet::only(table.course.asked),
        }
    }

    fn set_step<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, step: SetupStep, events: &mut S) {
        state.secret_mut(seat).setup = step;
        if self.options.setup_build == SetupBuild::InOrder {
            state.table.side_mut(seat).setup = step;
            events.record(Event::SettingUp { seat, step });
        }
    }

    /// R2, R3. Goes on after a card of the first hand; after the last one the hand may be burned, if it may.
    pub(crate) fn after_first_card<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let SetupStep::Draw(left) = state.secret(seat).setup else { return };
        let step = match left {
            2.. => SetupStep::Draw(left - 1),
            _ if self.may_burn(state, seat) => SetupStep::Choose,
            _ => SetupStep::Build,
        };
        self.set_step(state, seat, step, events);
    }

    /// R3. Says whether a first hand may be burned: while the draw piles hold enough cards for another one.
    fn may_burn(&self, state: &State, seat: Seat) -> bool {
        let secret = state.secret(seat);
        let left: u8 = secret.pile.iter().sum();
        let burned = secret.gone.iter().chain(&state.table.side(seat).discards).any(|count| *count > 0);
        let allowed = match self.options.burns {
            Burns::Unlimited => true,
            Burns::One => !burned,
            Burns::None => false,
        };
        allowed && left >= self.components.start_hand
    }

    /// R3. Keeps the first hand.
    pub(crate) fn keep<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        self.set_step(state, seat, SetupStep::Build, events);
    }

    /// R3. Burns the first hand; it is drawn anew.
    pub(crate) fn burn<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let cards = std::mem::take(&mut state.secret_mut(seat).hand);
        if self.options.setup_build == SetupBuild::Secret {
            let gone = &mut state.secret_mut(seat).gone;
            for (gone, burned) in gone.iter_mut().zip(cards) {
                *gone += burned;
            }
        } else {
            state.table.side_mut(seat).burn(&cards);
            events.record(Event::Burned { seat, cards });
        }
        self.set_step(state, seat, SetupStep::Draw(self.components.start_hand), events);
    }

    /// R4. Says whether a space is free for a first base.
    pub(crate) fn is_free(state: &State, seat: Seat, space: Space) -> bool {
        state.table.side(seat).base(space).kind.is_none() && state.secret(seat).laid[space.index()].is_none()
    }

    /// R4. Builds a first base, in secret or for all to see.
    pub(crate) fn build_first<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        kind: Kind,
        space: Space,
        events: &mut S,
    ) {
        state.secret_mut(seat).hand[kind.index()] -= 1;
        if self.options.setup_build == SetupBuild::Secret {
            state.secret_mut(seat).laid[space.index()] = Some(kind);
        } else {
            state.table.side_mut(seat).build(space, kind);
            events.record(Event::Built { seat, space, kind, over: None });
        }
    }

    /// R5. Finishes a set-up; after the second one everything is shown and the game begins.
    pub(crate) fn finish_setup<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        self.set_step(state, seat, SetupStep::Over, events);
        let done = state.table.course.done.with(seat);
        state.table.course.done = done;
        if self.options.setup_build == SetupBuild::InOrder {
            state.table.course.asked = other(seat);
        }
        events.record(Event::Ready { seat });
        if done.len() < SEATS.len() {
            return;
        }
        if self.options.setup_build == SetupBuild::Secret {
            for seat in SEATS {
                Self::reveal(state, seat, events);
            }
        }
        (state.table.course.done, state.table.course.asked) = (SeatSet::NONE, Seat::FIRST);
        let starts = state.table.course.first.or(match self.options.start_player {
            StartPlayer::Seat1 => Some(SEATS[0]),
            StartPlayer::Seat2 => Some(SEATS[1]),
            StartPlayer::Random => None,
        });
        match starts {
            Some(seat) => Self::begin_turn(state, seat, 1, events),
            None => state.table.course.stage = Stage::Start,
        }
    }

    /// R5. Shows what a player has done in the set-up.
    fn reveal<S: EventSink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
        let secret = state.secret_mut(seat);
        let (bases, burned) = (std::mem::take(&mut secret.laid), std::mem::take(&mut secret.gone));
        let [hand, piles] = [secret.hand, secret.pile].map(|cards| Pile::ALL.map(|pile| pile.count(&cards)));
        let side = state.table.side_mut(seat);
        (side.discards, side.hand, side.piles) = (burned, hand, piles);
        for (base, kind) in side.bases.iter_mut().zip(bases) {
            base.kind = kind;
        }
        events.record(Event::Revealed { seat, bases, burned, hand, piles });
    }

    /// R6. The starting player was drawn; the first turn begins.
    pub(crate) fn start_with<S: EventSink<Event>>(state: &mut State, seat: Seat, events: &mut S) {
        events.record(Event::StartDrawn { seat });
        Self::begin_turn(state, seat, 1, events);
    }
}

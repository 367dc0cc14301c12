//! The Fights phase: which piece fires next, and the die of a turret (R8-R17, R20-R23).

use contract::{EventSink, Seat, SeatSet};

use crate::SolarTowerDefense;
use crate::event::{Choice, Event};
use crate::field::Field;
use crate::fighter::{Fighter, Number};
use crate::map::Cell;
use crate::options::{DamageMemory, RewardResource, TurretOrder, TurretShots, TurretTies};
use crate::state::{Aim, FightStep, Phase, Piece, SEATS, Shot, State, TurretSet, other};

impl SolarTowerDefense {
    /// R8. Begins with the planetary war of the first seat.
    pub(crate) fn begin_fights<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.course.phase = Phase::Fights;
        self.enter(state, FightStep::Plan, SEATS[0], events);
    }

    /// R8. Goes to the first shot of a step of a seat, or of those that follow, or to the end of the phase.
    fn enter<S: EventSink<Event>>(&self, state: &mut State, step: FightStep, seat: Seat, events: &mut S) {
        let (mut step, mut seat) = (step, seat);
        loop {
            if self.options.turret_order == TurretOrder::Owner && step != FightStep::Fire {
                let turrets = usize::from(state.side(seat).planet.turrets.len());
                state.course.left = (0..turrets).collect();
            }
            if self.next_shot(state, step, seat, 0) {
                return;
            }
            (step, seat) = match step {
                _ if seat == SEATS[0] => (step, SEATS[1]),
                FightStep::Plan => (FightStep::Space, SEATS[0]),
                FightStep::Space => (FightStep::Fire, SEATS[0]),
                FightStep::Fire => return self.end_fights(state, events),
            };
            if step == FightStep::Fire {
                state.course.fired = [TurretSet::default(); 2];
            }
        }
    }

    /// Goes to the shot after this one.
    fn go_on<S: EventSink<Event>>(&self, state: &mut State, shot: Shot, events: &mut S) {
        let next = match shot.piece {
            Piece::Unnamed => 0,
            Piece::Turret(place) => usize::from(place) + 1,
            Piece::Fighter(number) => number.place() + 1,
        };
        if self.next_shot(state, shot.step, shot.seat, next) {
            return;
        }
        let (step, seat) = match shot.step {
            step if shot.seat == SEATS[0] => (step, SEATS[1]),
            FightStep::Plan => (FightStep::Space, SEATS[0]),
            FightStep::Space => {
                state.course.fired = [TurretSet::default(); 2];
                (FightStep::Fire, SEATS[0])
            }
            FightStep::Fire => return self.end_fights(state, events),
        };
        self.enter(state, step, seat, events);
    }

    /// R10, R18. Sets up the next shot of a seat in a step, of the pieces from this place on; says whether there is one.
    pub(crate) fn next_shot(&self, state: &mut State, step: FightStep, seat: Seat, from: usize) -> bool {
        state.course.asked = SeatSet::NONE;
        if step == FightStep::Fire {
            return Self::next_fighter(state, seat, from);
        }
        let enemies = &state.side(other(seat)).fleet;
        let near = if step == FightStep::Plan { enemies.on_planet() } else { enemies.in_space() };
        if near.is_empty() {
            state.course.left = TurretSet::default();
            return false;
        }
        if self.options.turret_order == TurretOrder::Owner {
            state.course.left = self.with_targets(state, step, seat, state.course.left).collect();
            return self.next_named(state, step, seat);
        }
        let next = self.with_targets(state, step, seat, TurretSet::from_place(from)).next();
        next.map(|place| self.ready(state, step, seat, place)).is_some()
    }

    /// R9, R14. Returns those among some turrets that have something to fire at in this step.
    pub(crate) fn with_targets(
        &self,
        state: &State,
        step: FightStep,
        seat: Seat,
        among: TurretSet,
    ) -> impl Iterator<Item = usize> {
        let over = state.side(other(seat)).fleet.fields();
        let lookout = (step == FightStep::Space).then(|| self.look_into_space(state, seat));
        let fired = state.course.fired[seat.index()];
        let turrets = state.side(seat).planet.turrets;
        let ranges = &self.components.ranges;
        (0..usize::from(turrets.len())).filter(move |place| {
            let field = turrets.as_slice()[*place].field();
            among.contains(*place)
                && lookout.map_or_else(
                    || ranges[field.place()].meets(over),
                    |lookout| !fired.contains(*place) && lookout.is_open(field),
                )
        })
    }

    /// With that option the owner names the next turret while there are several.
    fn next_named(&self, state: &mut State, step: FightStep, seat: Seat) -> bool {
        let left = state.course.left;
        if left.len() > 1 {
            state.course.shot = Some(Shot { step, seat, piece: Piece::Unnamed, aim: Aim::Open });
            state.course.asked = SeatSet::only(seat);
            return true;
        }
        state.course.left = TurretSet::default();
        left.iter().next().map(|place| self.ready(state, step, seat, place)).is_some()
    }

    /// The owner names a turret, with that option.
    pub(crate) fn fire_next(&self, state: &mut State, seat: Seat, field: Field) {
        let Some(Shot { step, .. }) = state.course.shot else { return };
        let on_it = |place: &usize| state.side(seat).turret(*place).is_some_and(|turret| turret.field() == field);
        let Some(place) = state.course.left.iter().find(on_it) else { return };
        state.course.left = state.course.left.without(place);
        state.course.asked = SeatSet::NONE;
        self.ready(state, step, seat, place);
    }

    /// R11, R15. Lets a turret fire. Its owner is asked where the rules leave a choice.
    fn ready(&self, state: &mut State, step: FightStep, seat: Seat, place: usize) {
        let Some(turret) = state.side(seat).turret(place) else { return };
        let ways = match step {
            FightStep::Plan if self.options.turret_ties == TurretTies::Owner => {
                let near = self.in_range(state, seat, turret.field());
                usize::from(self.closest(state, seat, near).len())
            }
            FightStep::Space if turret.field().is_pole() => self.cells_in_sight(state, seat, turret.field()).count(),
            _ => 1,
        };
        let aim = if ways > 1 { Aim::Open } else { Aim::ByRule };
        state.course.shot = Some(Shot { step, seat, piece: Piece::Turret(place as u8), aim });
        if ways > 1 {
            state.course.asked = SeatSet::only(seat);
        }
    }

    /// R15. The owner has chosen a cell.
    pub(crate) fn aim_at_cell(state: &mut State, cell: Cell) {
        if let Some(shot) = &mut state.course.shot {
            shot.aim = Aim::Cell(cell);
        }
        state.course.asked = SeatSet::NONE;
    }

    /// R11. The owner has chosen a fighter, with that option.
    pub(crate) fn aim_at_fighter(state: &mut State, number: Number) {
        if let Some(shot) = &mut state.course.shot {
            shot.aim = Aim::Fighter(number);
        }
        state.course.asked = SeatSet::NONE;
    }

    /// R8. A die was rolled for the piece whose turn it is.
    pub(crate) fn roll<S: EventSink<Event>>(&self, state: &mut State, die: u8, events: &mut S) {
        let Some(shot) = state.course.shot else { return };
        match shot.piece {
            Piece::Fighter(number) => self.roll_for_fighter(state, shot.seat, number, die, events),
            Piece::Turret(place) => self.roll_for_turret(state, shot, usize::from(place), die, events),
            Piece::Unnamed => {}
        }
        self.go_on(state, shot, events);
    }

    /// R13, R16. A hit destroys the fighter, and the turret's owner is rewarded at once.
    fn roll_for_turret<S: EventSink<Event>>(
        &self,
        state: &mut State,
        shot: Shot,
        place: usize,
        die: u8,
        events: &mut S,
    ) {
        let seat = shot.seat;
        let Some(turret) = state.side(seat).turret(place) else { return };
        let Some((target, because, cell)) = self.aimed(state, shot, turret.field()) else { return };
        let class = turret.field().class() as usize;
        let need = match shot.step {
            FightStep::Plan => self.components.turret.planetary[class],
            _ => self.components.turret.space[class],
        };
        events.record(Event::TurretFired { seat, field: turret.field(), target, cell, because, need, die });
        if shot.step == FightStep::Plan && self.options.turret_shots == TurretShots::One {
            state.course.fired[seat.index()] = state.course.fired[seat.index()].with(place);
        }
        if die >= need {
            state.side_mut(other(seat)).fleet.put(target, Fighter::InReserve);
            events.record(Event::FighterDestroyed { seat: other(seat), number: target });
            let amount = self.components.rewards.fighter;
            let now = self.pay(state, seat, amount);
            events.record(Event::Rewarded { seat, now, amount });
        }
    }

    /// R11, R16. Returns the fighter that a turret fires at, why, and its cell in space: there the lowest number.
    pub(crate) fn aimed(&self, state: &State, shot: Shot, field: Field) -> Option<(Number, Choice, Option<Cell>)> {
        if shot.step == FightStep::Plan {
            if let Aim::Fighter(number) = shot.aim {
                return Some((number, Choice::Chosen, None));
            }
            let near = self.in_range(state, shot.seat, field);
            return self.target(state, shot.seat, near).map(|(number, because)| (number, because, None));
        }
        let cell = match shot.aim {
            Aim::Cell(cell) => cell,
            _ => self.cells_in_sight(state, shot.seat, field).next()?,
        };
        let there = state.side(other(shot.seat)).fleet.in_cell(cell);
        let because = if there.len() == 1 { Choice::Only } else { Choice::LowestNumber };
        there.iter().next().map(|number| (number, because, Some(cell)))
    }

    /// R20. Pays a reward, within the limits; returns credits and P after it.
    pub(crate) fn pay(&self, state: &mut State, seat: Seat, amount: i8) -> (u32, u8) {
        let (most, side) = (self.components.most_points, state.side_mut(seat));
        match self.options.reward_resource {
            RewardResource::P => side.points = side.points.saturating_add_signed(amount).min(most),
            RewardResource::Credits => side.credits = side.credits.saturating_add_signed(amount.into()),
        }
        (side.credits, side.points)
    }

    /// R20, R23. Books what the fighters have gained and lost, and checks for victory.
    fn end_fights<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        state.course.shot = None;
        for seat in SEATS {
            let amount = std::mem::take(&mut state.course.due[seat.index()]);
            let now = self.pay(state, seat, amount);
            if S::ENABLED && amount != 0 {
                events.record(Event::Booked { seat, amount, now });
            }
        }
        if self.options.damage_memory == DamageMemory::Fight {
            Self::repair(state, events);
        }
        let alive = SEATS.map(|seat| state.side(seat).planet.count_centers() > 0);
        if alive == [true; 2] { self.begin_movement(state, events) } else { self.end(state, events) }
    }

    /// R19. Removes all damage, with that option.
    fn repair<S: EventSink<Event>>(state: &mut State, events: &mut S) {
        let any = SEATS.map(|seat| state.side(seat).planet.is_damaged());
        if any == [false; 2] {
            return;
        }
        state.sides.iter_mut().for_each(|side| side.planet.repair());
        events.record(Event::Repaired { any });
    }
}

//! Whether what a line says can lie on a table, and can be played on.

use contract::{Seat, SeatSet};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::build::Free;
use crate::fighter::{Fighter, Fleet};
use crate::options::{
    BuildOrder, CosmicLanding, DamageMemory, PoleFacing, Stacking, StartPositions, TurretOrder, TurretShots,
};
use crate::planet::Planet;
use crate::read::Reason;
use crate::state::{Aim, FightStep, Phase, Piece, Plan, SEATS, Shot, State, TurretSet, other};

fn ensure(holds: bool, reason: &str) -> Result<(), Reason> {
    if holds { Ok(()) } else { Err(reason.to_owned()) }
}

impl SolarTowerDefense {
    /// Checks a state that was read; of a phase that begins there is no more than the phase.
    pub(crate) fn audit(&self, state: &State, begins: bool) -> Result<(), Reason> {
        self.audit_round(state)?;
        for seat in SEATS {
            self.audit_cell(state, seat)?;
            self.audit_planet(state, seat)?;
            self.audit_fleet(state, seat)?;
        }
        let course = &state.course;
        let is_fire = course.shot.is_some_and(|shot| shot.step == FightStep::Fire);
        ensure(course.shot.is_none() || course.phase == Phase::Fights, "`at=` belongs to the Fights phase")?;
        ensure(is_fire || course.due == [0; 2], "`due=` belongs to the fire of the fighters")?;
        let wars = course.shot.is_some() && !is_fire;
        let fired = course.fired != [TurretSet::default(); 2];
        let one = self.options.turret_shots == TurretShots::One;
        ensure(!fired || wars && one, "`shot=` needs the option turret_shots = one")?;
        let named = wars && self.options.turret_order == TurretOrder::Owner;
        ensure(course.left.is_empty() || named, "`left=` needs the option turret_order = owner")?;
        let secret = self.options.build_order == BuildOrder::Secret && course.phase == Phase::Build;
        ensure(state.is_sealed() == secret, "`hidden=` stands where both plan in secret, and nowhere else")?;
        if begins { Ok(()) } else { self.audit_asked(state) }
    }

    /// R2, R4, R29. Checks round and phase.
    fn audit_round(&self, state: &State) -> Result<(), Reason> {
        let (course, round) = (&state.course, state.course.round);
        let most = self.options.max_rounds.0;
        ensure(most == 0 || u32::from(round) <= most, "the game has fewer rounds")?;
        let is_start = course.phase == Phase::Start;
        ensure(is_start == course.starter.is_none(), "the starting player is known after the roll")?;
        let fits = match course.phase {
            Phase::Start => round == 1,
            Phase::Fights | Phase::Move => round >= 3,
            Phase::Balance => round >= 2,
            Phase::Build | Phase::Cosmic => true,
            Phase::Over => {
                let dead = SEATS.into_iter().any(|seat| state.side(seat).planet.count_centers() == 0);
                if dead { round >= 3 } else { u32::from(round) == most }
            }
        };
        ensure(fits, "this round has no such phase")
    }

    /// R3. Checks where a planet stands.
    fn audit_cell(&self, state: &State, seat: Seat) -> Result<(), Reason> {
        let random = self.options.start_positions == StartPositions::Random;
        let both = SEATS.map(|seat| state.side(seat).cell.is_none());
        match state.side(seat).cell {
            None => ensure(state.course.phase == Phase::Start && random && both == [true; 2], "a planet has a cell"),
            Some(cell) => ensure(
                cell.ring() == self.components.ring(seat) && self.components.map.has(cell),
                "a planet stands on a cell of its own ring",
            ),
        }
    }

    /// R5, R6, R47. Checks what stands on a planet, and what its owner has.
    fn audit_planet(&self, state: &State, seat: Seat) -> Result<(), Reason> {
        let (side, course) = (state.side(seat), &state.course);
        self.audit_buildings(&side.planet, seat)?;
        let most = self.most_credits(course.round.into());
        ensure(side.credits <= most, "nobody can have so many credits yet")?;
        let is_fire = course.shot.is_some_and(|shot| shot.step == FightStep::Fire);
        let whole = self.options.damage_memory == DamageMemory::Building;
        let damaged = side.planet.is_damaged();
        ensure(whole || !damaged || is_fire, "damage is removed after the fights")?;
        let begun = !matches!(course.phase, Phase::Start) && course.round > 1;
        if begun {
            let may_be_none = is_fire || course.phase == Phase::Over;
            ensure(side.planet.count_centers() > 0 || may_be_none, "a player has a command center")?;
            if let Plan::Sealed(before) = state.plans[seat.index()] {
                self.audit_buildings(&before.planet, seat)?;
                ensure(before.planet.count_centers() > 0, "a player has a command center")?;
                ensure(before.credits <= most, "nobody can have so many credits yet")?;
            }
            return Ok(());
        }
        self.audit_first_round(state, seat)
    }

    fn audit_buildings(&self, planet: &Planet, seat: Seat) -> Result<(), Reason> {
        let limit = self.components.homes[seat.index()].turrets;
        ensure(planet.turrets.len() <= limit, "there are too many turrets on a planet")?;
        let standing = u32::from(planet.turrets.len() + planet.count_centers());
        let alone = self.options.stacking == Stacking::Shared || planet.built().len() == standing;
        ensure(alone, "two buildings stand on one field")
    }

    /// R5. Checks the first round: the free pieces come one after another, and nothing else is there.
    fn audit_first_round(&self, state: &State, seat: Seat) -> Result<(), Reason> {
        let (side, course) = (state.side(seat), &state.course);
        let none = side.points == 0 && side.fleet == Fleet::default();
        ensure(none, "there are neither P nor fighters in the first round")?;
        ensure(!side.planet.is_damaged(), "nothing is damaged in the first round")?;
        let is_bare = side.planet == Planet::EMPTY;
        let start = self.options.start_credits.0;
        ensure(side.credits <= start && (!is_bare || side.credits == start), "nothing was earned or paid yet")?;
        let hidden = state.plans[seat.index()];
        if let Plan::Sealed(before) = hidden {
            let bare = before.planet == Planet::EMPTY && before.credits == start;
            ensure(bare, "before the first plans nothing stands anywhere")?;
        }
        let free = Self::free_piece(state, seat);
        let in_order = free != Free::Center || side.planet.turrets.is_empty();
        ensure(in_order, "the command center is placed before the turret")?;
        let is_asked = course.asked.contains(seat);
        let fits = match course.phase {
            Phase::Start => is_bare && side.spin == 0,
            Phase::Build if hidden == Plan::Unknown => true,
            Phase::Build if is_asked => free != Free::Nothing || start > 0,
            Phase::Build if !state.is_sealed() && seat != self.first(state) => is_bare,
            _ => free == Free::Nothing,
        };
        ensure(fits, "in the first round both place a command center and a turret, one after the other")
    }

    /// R24, R36. Checks where the fighters of a seat are.
    fn audit_fleet(&self, state: &State, seat: Seat) -> Result<(), Reason> {
        let (fleet, course) = (&state.side(seat).fleet, &state.course);
        let (own, goal) = (self.components.ring(seat), self.components.ring(other(seat)));
        let (inner, outer) = (own.min(goal), own.max(goal));
        let may_decline = self.options.cosmic_landing == CosmicLanding::May && course.phase == Phase::Cosmic;
        let may_face =
            self.options.pole_facing == PoleFacing::Free && matches!(course.phase, Phase::Move | Phase::Cosmic);
        for number in fleet.in_play().iter() {
            let fighter = fleet.get(number);
            if let Some(cell) = fighter.cell() {
                let on_the_way = (inner..=outer).contains(&cell.ring()) && self.components.map.has(cell);
                ensure(on_the_way, "a fighter is in a cell between the two planets' rings")?;
            }
            match fighter {
                Fighter::Declined(cell) => {
                    let met = state.side(other(seat)).cell == Some(cell);
                    ensure(may_decline && met, "a fighter declines where a planet has met it, with that option")?;
                }
                Fighter::Unfaced(_) => ensure(may_face, "a facing is open after a landing, with that option")?,
                _ => {}
            }
        }
        Ok(())
    }

    /// Checks who is asked, or which die is due.
    fn audit_asked(&self, state: &State) -> Result<(), Reason> {
        let asked = state.course.asked;
        let expected = match state.course.phase {
            Phase::Start | Phase::Over => SeatSet::NONE,
            Phase::Build if state.is_sealed() => return ensure(!asked.is_empty(), "somebody plans"),
            Phase::Balance | Phase::Build => return ensure(asked.len() == 1, "one seat acts"),
            Phase::Move => self.unfaced(state).map_or(SeatSet::NONE, SeatSet::only),
            Phase::Cosmic => {
                let first = self.first(state);
                let met = [first, other(first)].into_iter().find(|seat| state.met(*seat).next().is_some());
                met.or_else(|| self.unfaced(state)).map_or(SeatSet::NONE, SeatSet::only)
            }
            Phase::Fights => return self.audit_shot(state),
        };
        let waits = !asked.is_empty() || matches!(state.course.phase, Phase::Start | Phase::Over);
        ensure(waits && asked == expected, "somebody else is asked, or nobody")
    }

    /// R8-R18. Checks that the piece named can fire now.
    fn audit_shot(&self, state: &State) -> Result<(), Reason> {
        let wrong = "this piece does not fire now, or not at that";
        let Some(shot) = state.course.shot else { return Err("`at=` is missing".to_owned()) };
        let mut copy = *state;
        let named = self.options.turret_order == TurretOrder::Owner && shot.step != FightStep::Fire;
        let found = match shot.piece {
            Piece::Fighter(number) => self.next_shot(&mut copy, shot.step, shot.seat, number.place()),
            Piece::Turret(place) if named => self.audit_named(state, &mut copy, shot, usize::from(place))?,
            Piece::Turret(place) => self.next_shot(&mut copy, shot.step, shot.seat, usize::from(place)),
            Piece::Unnamed => {
                ensure(state.course.left.len() > 1, "the owner names a turret where several are left")?;
                self.next_shot(&mut copy, shot.step, shot.seat, 0)
            }
        };
        let next = copy.course.shot.filter(|_| found);
        let is_fire = shot.step == FightStep::Fire;
        ensure(next.is_some_and(|next| next.piece == shot.piece), wrong)?;
        ensure(copy.course.left == state.course.left, "a turret of `left=` has no target")?;
        let own = |seat: Seat| state.course.fired[seat.index()];
        let already = matches!(shot.piece, Piece::Turret(place) if own(shot.seat).contains(usize::from(place)));
        ensure(!already, wrong)?;
        let early = shot.step == FightStep::Plan && shot.seat == SEATS[0] && !own(SEATS[1]).is_empty();
        ensure(!early, "the turrets of `shot=` come later")?;
        let alive = SEATS.into_iter().all(|seat| state.side(seat).planet.count_centers() > 0);
        ensure(alive || is_fire, "a player has a command center")?;
        self.audit_aim(state, shot, next.map_or(Aim::ByRule, |next| next.aim))
    }

    /// Checks a turret that its owner has named, with that option.
    fn audit_named(&self, state: &State, copy: &mut State, shot: Shot, place: usize) -> Result<bool, Reason> {
        let left = state.course.left;
        ensure(!left.contains(place), "the turret of `at=` is not among those left")?;
        let ready: TurretSet = self.with_targets(state, shot.step, shot.seat, left).collect();
        ensure(ready == left, "a turret of `left=` has no target")?;
        copy.course.left = TurretSet::default().with(place);
        copy.course.shot = None;
        let found = self.next_shot(copy, shot.step, shot.seat, 0);
        copy.course.left = left;
        Ok(found)
    }

    /// R15. Checks what a piece fires at: a choice where there is one, and one that is open.
    fn audit_aim(&self, state: &State, shot: Shot, wanted: Aim) -> Result<(), Reason> {
        let asked = state.course.asked;
        let fits = match shot.aim {
            Aim::Open => wanted == Aim::Open && asked == SeatSet::only(shot.seat),
            Aim::ByRule => wanted == Aim::ByRule && asked.is_empty(),
            Aim::Cell(_) | Aim::Fighter(_) if wanted != Aim::Open || !asked.is_empty() => false,
            Aim::Cell(_) | Aim::Fighter(_) => {
                let mut copy = *state;
                copy.course.shot = Some(Shot { aim: Aim::Open, ..shot });
                copy.course.asked = SeatSet::only(shot.seat);
                let mut offered = Vec::new();
                self.list(&copy, shot.seat, &mut offered);
                offered.iter().any(|action| match (*action, shot.aim) {
                    (Action::Aim(_, cell), Aim::Cell(chosen)) => cell == chosen,
                    (Action::Target(_, number), Aim::Fighter(chosen)) => number == chosen,
                    _ => false,
                })
            }
        };
        ensure(fits, "this piece does not fire at that, or somebody is asked")
    }
}

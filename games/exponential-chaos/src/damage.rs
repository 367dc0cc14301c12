//! Step 4: damage, which missiles do as well (R29-R39).

use contract::{EventSink, Phrase, Refusal, Seat, SeatSet};

use crate::ExponentialChaos;
use crate::action::Action;
use crate::dice::InvasionDie;
use crate::event::Event;
use crate::options::SectorHit;
use crate::planet::{Crater, Planet};
use crate::state::{Due, Phase, State};

/// What the next point of a hit meets.
enum Aim {
    /// R37. Nothing.
    Nothing,
    /// R33. This crater.
    Crater(Crater),
    /// One of several craters that its owner names, with that option.
    Choice,
}

impl ExponentialChaos {
    /// R57, R65. Returns what a planet is worth.
    pub fn score(&self, planet: Planet) -> u8 {
        let [damaged, whole] = planet.cities();
        let city = &self.components.city;
        let cities = damaged as u8 * city[1] + whole as u8 * city[2];
        cities + self.components.core[usize::from(planet.level(Crater::CORE))]
    }

    /// R57. Returns what a level less on this crater costs.
    pub(crate) fn cost(&self, crater: Crater, level: u8) -> u8 {
        let worth = if crater.is_core() { &self.components.core } else { &self.components.city };
        worth[usize::from(level)] - worth[usize::from(level) - 1]
    }

    /// R29, R30. Lets the next invasion die do its damage, or goes on to the missiles.
    pub(crate) fn begin_damage<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        if state.fleet.standing() == 0 {
            self.begin_missiles(state, events);
        } else {
            state.course.phase = Phase::Hit;
        }
    }

    /// R31. Returns the die that does damage next.
    pub(crate) fn next_hit(state: &State) -> InvasionDie {
        InvasionDie::at(state.fleet.standing().trailing_zeros())
    }

    /// R30, R38. All saucers of a die hit the sector rolled; nobody chooses anything.
    pub(crate) fn aim<S: EventSink<Event>>(&self, state: &mut State, die: InvasionDie, sector: u8, events: &mut S) {
        let seat = state.course.active;
        let points = std::mem::take(&mut state.fleet.0[die.place()]);
        events.record(Event::Aimed { seat, die, sector, saucers: points });
        match self.options.sector_hit {
            SectorHit::OuterFirst => {
                self.strike(state, seat, sector, points, events);
                self.begin_damage(state, events);
            }
            SectorHit::OwnerChooses => {
                state.course.due = Due { seats: SeatSet::only(seat), sector, points };
                self.deal(state, events);
            }
        }
    }

    /// R32-R37. Deals points along the path, one at a time; those that find nothing are lost.
    pub(crate) fn strike<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        sector: u8,
        points: u8,
        events: &mut S,
    ) {
        self.strike_planet(state.planets.of_mut(seat), seat, sector, points, events);
    }

    fn strike_planet<S: EventSink<Event>>(
        &self,
        planet: &mut Planet,
        seat: Seat,
        sector: u8,
        points: u8,
        events: &mut S,
    ) {
        let mut left = points;
        for crater in &self.components.paths[usize::from(sector) - 1].craters {
            while left > 0 && planet.level(*crater) > 0 {
                self.hit(planet, seat, *crater, events);
                left -= 1;
            }
        }
        if left > 0 {
            events.record(Event::Missed { seat, points: left });
        }
    }

    /// R32-R37. Returns what so many points would do in a sector of a planet as it stands; where owners choose, if they
    /// let the first crater of each stretch take them.
    pub fn toll(&self, planet: Planet, seat: Seat, sector: u8, points: u8) -> Vec<Event> {
        let (mut planet, mut events) = (planet, Vec::new());
        self.strike_planet(&mut planet, seat, sector, points, &mut events);
        events
    }

    /// R34, R35, R39. Takes a level off: an undamaged token is turned, a damaged one goes back to its owner.
    fn hit<S: EventSink<Event>>(&self, planet: &mut Planet, seat: Seat, crater: Crater, events: &mut S) {
        let level = planet.level(crater);
        planet.damage(crater);
        if S::ENABLED {
            events.record(Event::Hit { seat, crater, level: level - 1, cost: self.cost(crater, level) });
        }
    }

    /// Returns whose planet takes damage that is due: the one after the active player first.
    pub fn struck(&self, state: &State) -> Seat {
        let from = self.seat_after(state.course.active, 1);
        self.in_order(state.course.due.seats, from).next().unwrap_or(state.course.active)
    }

    /// R36. Returns the part of the path that the next point is in: before the core, or behind it.
    fn stretch(&self, planet: Planet, sector: u8) -> &[Crater] {
        let path = &self.components.paths[usize::from(sector) - 1];
        let (near, rest) = path.craters.split_at(path.near);
        let is_empty = |craters: &[Crater]| craters.iter().all(|crater| planet.level(*crater) == 0);
        match rest.split_first() {
            Some((core, far)) if is_empty(near) => {
                if planet.level(*core) == 0 {
                    far
                } else {
                    &rest[..1]
                }
            }
            _ => near,
        }
    }

    /// R33, R36. Says what the next point meets where owners choose.
    fn next_point(&self, planet: Planet, sector: u8) -> Aim {
        let mut standing = self.stretch(planet, sector).iter().filter(|crater| planet.level(**crater) > 0);
        match (standing.next(), standing.next()) {
            (None, _) => Aim::Nothing,
            (Some(crater), None) => Aim::Crater(*crater),
            (Some(_), Some(_)) => Aim::Choice,
        }
    }

    /// Says whether the owner of a planet that takes damage has to choose now.
    pub(crate) fn must_choose(&self, state: &State) -> bool {
        let planet = state.planets.of(self.struck(state));
        matches!(self.next_point(planet, state.course.due.sector), Aim::Choice)
    }

    /// Deals the damage that is due, seat by seat, until an owner has to choose.
    pub(crate) fn deal<S: EventSink<Event>>(&self, state: &mut State, events: &mut S) {
        let by_saucers = state.course.due.seats.contains(state.course.active);
        while !state.course.due.seats.is_empty() {
            let (seat, Due { sector, points, .. }) = (self.struck(state), state.course.due);
            let aim = if points == 0 { Aim::Nothing } else { self.next_point(state.planets.of(seat), sector) };
            match aim {
                Aim::Choice => {
                    state.course.phase = Phase::Choose;
                    return;
                }
                Aim::Crater(crater) => {
                    self.hit(state.planets.of_mut(seat), seat, crater, events);
                    state.course.due.points -= 1;
                }
                Aim::Nothing => {
                    if points > 0 {
                        events.record(Event::Missed { seat, points });
                    }
                    let (seats, points) = (state.course.due.seats.without(seat), self.strength(state));
                    state.course.due = Due { seats, sector, points };
                }
            }
        }
        state.course.due = Due::default();
        if by_saucers { self.begin_damage(state, events) } else { self.begin_free(state, events) }
    }

    /// Lists the craters that the owner of a planet may name.
    pub(crate) fn list_points(&self, state: &State, actions: &mut Vec<Action>) {
        let planet = state.planets.of(self.struck(state));
        let stretch = self.stretch(planet, state.course.due.sector).iter();
        actions.extend(stretch.filter(|crater| planet.level(**crater) > 0).map(|crater| Action::Take(*crater)));
    }

    /// R36, R37. Says why the owner of a planet cannot name this crater.
    pub(crate) fn check_point(&self, state: &State, crater: Crater) -> Result<(), Refusal> {
        let (planet, sector) = (state.planets.of(self.struck(state)), state.course.due.sector);
        if !self.stretch(planet, sector).contains(&crater) {
            let phrase = Phrase::new("refuse-other-sector").with("crater", crater.to_string());
            return Err(Refusal::new("R36", phrase.with("sector", sector)));
        }
        if planet.level(crater) == 0 {
            return Err(Refusal::new("R33", Phrase::new("refuse-nothing-there").with("crater", crater.to_string())));
        }
        Ok(())
    }

    /// Deals a point to the crater that the owner has named, and goes on.
    pub(crate) fn take_point<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        crater: Crater,
        events: &mut S,
    ) {
        self.hit(state.planets.of_mut(seat), seat, crater, events);
        state.course.due.points -= 1;
        self.deal(state, events);
    }
}

//! Building: what may be built, launched and dismantled, and what it costs (R5, R6, R45-R49).

use contract::{EventSink, Phrase, Refusal, Seat, SeatSet};

use crate::SolarTowerDefense;
use crate::action::Action;
use crate::event::Event;
use crate::field::{Class, Field, FieldSet};
use crate::fighter::{FIGHTERS, Fighter};
use crate::label::{building_word, class_word};
use crate::options::{Dismantle, Stacking};
use crate::planet::{Building, Center, Condition, Turret};
use crate::state::{Phase, Side, State, other};

/// R5. What a player still places for free in the first round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Free {
    /// The command center.
    Center,
    /// The turret.
    Turret,
    /// Nothing any more.
    Nothing,
}

/// What may be done in a building turn, in the order of the list. Random play takes one of them without listing all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Offers {
    turrets: FieldSet,
    centers: FieldSet,
    launches: u8,
    removals: Removals,
    may_end: bool,
}

impl Offers {
    /// Returns how many there are.
    pub(crate) fn len(&self) -> u32 {
        let built = self.turrets.len() + self.centers.len() + u32::from(self.launches);
        built + self.removals.len() + u32::from(self.may_end)
    }

    /// Returns one of them by its place.
    pub(crate) fn nth(&self, nth: u32) -> Option<Action> {
        let mut nth = nth;
        for (fields, action) in [(self.turrets, Action::Turret as fn(Field) -> Action), (self.centers, Action::Center)]
        {
            if nth < fields.len() {
                return fields.nth(nth).map(action);
            }
            nth -= fields.len();
        }
        if nth < self.launches.into() {
            return Some(Action::Launch(nth as u8 + 1));
        }
        nth -= u32::from(self.launches);
        if nth < self.removals.len() {
            return self.removals.nth(nth);
        }
        (nth == self.removals.len() && self.may_end).then_some(Action::End)
    }

    /// Lists them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Action> {
        let built = self.turrets.iter().map(Action::Turret).chain(self.centers.iter().map(Action::Center));
        let launches = (1..=self.launches).map(Action::Launch);
        built.chain(launches).chain(self.removals.iter()).chain(self.may_end.then_some(Action::End))
    }

    /// Says whether the turn may be ended.
    pub(crate) const fn ends(&self) -> bool {
        self.may_end
    }
}

/// What may be dismantled: on each field what goes first, and where whole and damaged turrets stand, the damaged one too.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Removals {
    first: FieldSet,
    damaged: FieldSet,
}

impl Removals {
    /// Says whether there is nothing.
    pub(crate) const fn is_none(self) -> bool {
        self.first.is_empty()
    }

    pub(crate) const fn len(self) -> u32 {
        self.first.len() + self.damaged.len()
    }

    /// Returns one of them by its place.
    pub(crate) fn nth(self, nth: u32) -> Option<Action> {
        if self.damaged.is_empty() {
            return self.first.nth(nth).map(|field| Action::Dismantle(field, Condition::Whole));
        }
        self.iter().nth(nth as usize)
    }

    /// Lists them in board order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Action> {
        self.first.iter().flat_map(move |field| {
            let damaged = self.damaged.contains(field).then_some(Action::Dismantle(field, Condition::Damaged));
            std::iter::once(Action::Dismantle(field, Condition::Whole)).chain(damaged)
        })
    }
}

impl SolarTowerDefense {
    /// R5. Returns what a player still places for free.
    pub(crate) fn free_piece(state: &State, seat: Seat) -> Free {
        let planet = &state.side(seat).planet;
        match state.course.round {
            1 if planet.count_centers() == 0 => Free::Center,
            1 if planet.turrets.is_empty() => Free::Turret,
            _ => Free::Nothing,
        }
    }

    /// R45. Returns what a seat may do in its building turn.
    pub(crate) fn building_offers(&self, state: &State, seat: Seat) -> Offers {
        let side = state.side(seat);
        let none = FieldSet::default();
        let offers =
            Offers { turrets: none, centers: none, launches: 0, removals: Removals::default(), may_end: false };
        let open = self.open_fields(side);
        match Self::free_piece(state, seat) {
            Free::Center => return Offers { centers: open, ..offers },
            Free::Turret => return Offers { turrets: open, ..offers },
            Free::Nothing => {}
        }
        let costs = &self.components;
        let affordable = |prices: [u32; 3], class: Class| side.credits >= prices[class as usize];
        let room = side.planet.turrets.len() < costs.homes[seat.index()].turrets;
        let may_build_turret = |class: Class| room && affordable(costs.turret.build, class);
        let may_build_center =
            |class: Class| side.planet.center(class).is_none() && affordable(costs.center.build, class);
        Offers {
            turrets: open.both(fields_of(may_build_turret)),
            centers: open.both(fields_of(may_build_center)),
            launches: self.most_launches(side),
            removals: self.removable(state, seat),
            may_end: true,
        }
    }

    /// R6. Returns the fields on which something may be built.
    pub(crate) fn open_fields(&self, side: &Side) -> FieldSet {
        match self.options.stacking {
            Stacking::Single => FieldSet::ALL.without(side.planet.built()),
            Stacking::Shared => FieldSet::ALL,
        }
    }

    /// R48. Returns how many fighters may be launched: as many as P pay for and as there are in reserve.
    pub(crate) fn most_launches(&self, side: &Side) -> u8 {
        (side.points / self.components.fighter_price).min(FIGHTERS as u8 - side.fleet.in_play().len())
    }

    /// R43-R45, R49. Returns what may be dismantled: turrets, and command centers with that option, but the last one. In
    /// the first round nothing, since the free pieces would not be told from those still to come.
    pub(crate) fn removable(&self, state: &State, seat: Seat) -> Removals {
        if state.course.round == 1 {
            return Removals::default();
        }
        let planet = &state.side(seat).planet;
        let (whole, damaged) = (planet.turrets.on(Condition::Whole), planet.turrets.on(Condition::Damaged));
        let centers = match self.options.dismantle {
            Dismantle::Any if planet.count_centers() > 1 => planet.centers().map(|center| center.field).collect(),
            _ => FieldSet::NONE,
        };
        Removals { first: whole.either(damaged).either(centers), damaged: whole.both(damaged) }
    }

    /// R5, R6, R45-R47. Says why something cannot be built there.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_building(
        &self,
        state: &State,
        seat: Seat,
        building: Building,
        field: Field,
    ) -> Result<(), Refusal> {
        let side = state.side(seat);
        let free = Self::free_piece(state, seat);
        let is_free = match (free, building) {
            (Free::Center, Building::Center) | (Free::Turret, Building::Turret) => true,
            (Free::Nothing, _) => false,
            _ => return Err(place_first(free)),
        };
        if !self.open_fields(side).contains(field) {
            return Err(Refusal::new("R6", Phrase::new("refuse-occupied").with("field", field.to_string())));
        }
        if is_free {
            return Ok(());
        }
        let limit = self.components.homes[seat.index()].turrets;
        if building == Building::Turret && side.planet.turrets.len() >= limit {
            return Err(Refusal::new("R47", Phrase::new("refuse-turrets").with("turrets", limit)));
        }
        let class = field.class();
        if building == Building::Center && side.planet.center(class).is_some() {
            return Err(Refusal::new("R47", Phrase::new("refuse-class").with("class", class_word(class))));
        }
        let price = self.price(building, class);
        if side.credits < price {
            let phrase = Phrase::new("refuse-price").with("building", building_word(building));
            return Err(Refusal::new("R45", phrase.with("price", price).with("credits", side.credits)));
        }
        Ok(())
    }

    /// R45. Returns what a building costs.
    pub fn price(&self, building: Building, class: Class) -> u32 {
        match building {
            Building::Turret => self.components.turret.build[class as usize],
            Building::Center => self.components.center.build[class as usize],
        }
    }

    /// R45, R48. Says why so many fighters cannot be launched.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_launch(&self, state: &State, seat: Seat, fighters: u8) -> Result<(), Refusal> {
        let free = Self::free_piece(state, seat);
        if free != Free::Nothing {
            return Err(place_first(free));
        }
        let side = state.side(seat);
        let reserve = FIGHTERS as u8 - side.fleet.in_play().len();
        if fighters > reserve {
            return Err(Refusal::new("R48", Phrase::new("refuse-reserve").with("left", reserve)));
        }
        if fighters == 0 || fighters > self.most_launches(side) {
            let phrase = Phrase::new("refuse-launch").with("price", self.components.fighter_price);
            return Err(Refusal::new("R45", phrase.with("points", side.points)));
        }
        Ok(())
    }

    /// R43, R49. Says why nothing can be dismantled there.
    ///
    /// # Errors
    /// With the rule that forbids it.
    pub(crate) fn check_dismantling(
        &self,
        state: &State,
        seat: Seat,
        (field, condition): (Field, Condition),
    ) -> Result<(), Refusal> {
        if state.course.phase == Phase::Build && state.course.round == 1 {
            let free = Self::free_piece(state, seat);
            let nothing = || Refusal::new("R5", Phrase::new("refuse-first-round"));
            return Err(if free == Free::Nothing { nothing() } else { place_first(free) });
        }
        let removals = self.removable(state, seat);
        let found = if condition == Condition::Whole { removals.first } else { removals.damaged };
        if found.contains(field) {
            return Ok(());
        }
        let planet = &state.side(seat).planet;
        let phrase = match (planet.center_at(field), self.options.dismantle) {
            _ if condition == Condition::Damaged => Phrase::new("refuse-no-damaged").with("field", field.to_string()),
            (Some(_), Dismantle::Turrets) => Phrase::new("refuse-only-turrets"),
            (Some(_), Dismantle::Any) => Phrase::new("refuse-last-center"),
            (None, _) => Phrase::new("refuse-no-turret").with("field", field.to_string()),
        };
        Err(Refusal::new("R49", phrase))
    }

    /// R5, R45, R48. Builds, places for free, or launches.
    pub(crate) fn build<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, action: Action, events: &mut S) {
        let is_free = Self::free_piece(state, seat) != Free::Nothing;
        let price = |building, field: Field| if is_free { 0 } else { self.price(building, field.class()) };
        let side = state.side_mut(seat);
        match action {
            Action::Turret(field) => {
                let (building, price) = (Building::Turret, price(Building::Turret, field));
                side.credits -= price;
                side.planet.turrets.add(Turret::new(field, Condition::Whole));
                events.record(Event::Built { seat, building, field, price });
            }
            Action::Center(field) => {
                let (building, price) = (Building::Center, price(Building::Center, field));
                side.credits -= price;
                side.planet.set_center(field.class(), Some(Center { field, condition: Condition::Whole }));
                events.record(Event::Built { seat, building, field, price });
            }
            Action::Launch(fighters) => {
                let price = self.components.fighter_price;
                for _ in 0..fighters {
                    let (Some(number), Some(cell)) = (side.fleet.free(), side.cell) else { return };
                    side.points -= price;
                    side.fleet.put(number, Fighter::InSpace(cell));
                    events.record(Event::Launched { seat, number, cell, price });
                }
            }
            _ => {}
        }
    }

    /// R43, R49. Dismantles what goes first on a field, or the damaged turret there.
    pub(crate) fn dismantle<S: EventSink<Event>>(
        &self,
        state: &mut State,
        seat: Seat,
        (field, condition): (Field, Condition),
        events: &mut S,
    ) {
        let planet = &mut state.side_mut(seat).planet;
        let first = planet.turret_at(field);
        let turret = if condition == Condition::Damaged { Some(Turret::new(field, condition)) } else { first };
        let (building, condition, refund) = match (turret, planet.center_at(field)) {
            (Some(turret), _) => {
                planet.turrets.remove(turret);
                (Building::Turret, turret.condition(), self.components.turret.refund)
            }
            (None, Some(center)) => {
                planet.set_center(field.class(), None);
                (Building::Center, center.condition, self.components.center.refund)
            }
            (None, None) => return,
        };
        state.side_mut(seat).credits += refund;
        events.record(Event::Dismantled { seat, building, field, condition, refund });
    }

    /// R5. In the first round the turn passes by itself after the free turret, unless there are credits to spend.
    pub(crate) fn after_building<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        let placed = state.course.round == 1 && Self::free_piece(state, seat) == Free::Nothing;
        if placed && self.options.start_credits.0 == 0 {
            self.end_building(state, seat, events);
        }
    }

    /// R46, R50. Ends a building turn: the other player builds, or the planets move.
    pub(crate) fn end_building<S: EventSink<Event>>(&self, state: &mut State, seat: Seat, events: &mut S) {
        events.record(Event::EndedBuilding { seat });
        state.course.asked = if state.is_sealed() {
            state.course.asked.without(seat)
        } else {
            self.second(state, seat).map_or(SeatSet::NONE, |_| SeatSet::only(other(seat)))
        };
        if state.course.asked.is_empty() {
            Self::reveal(state, events);
            self.begin_cosmic(state, events);
        }
    }
}

/// R5. Says what is placed before anything else.
fn place_first(free: Free) -> Refusal {
    let key = if free == Free::Center { "refuse-center-first" } else { "refuse-turret-first" };
    Refusal::new("R5", Phrase::new(key))
}

/// Returns the fields of all classes that fit.
fn fields_of(fits: impl Fn(Class) -> bool) -> FieldSet {
    let fitting = Class::ALL.into_iter().filter(|class| fits(*class));
    fitting.fold(FieldSet::default(), |fields, class| fields.either(class.fields()))
}

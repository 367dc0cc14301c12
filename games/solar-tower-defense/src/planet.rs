//! What stands on a planet: command centers and turrets.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use crate::field::{Class, Field, FieldSet, Latitude};

/// The most turrets that a planet holds: a data file may allow fewer.
pub const TURRETS: usize = 10;

/// Whether a building has been hit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Condition {
    /// R19. Never.
    Whole,
    /// R19. Once.
    Damaged,
}

/// A kind of building.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Building {
    /// A command center.
    Center,
    /// A turret.
    Turret,
}

/// A command center.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Center {
    /// Its field.
    pub field: Field,
    /// Whether it is damaged.
    pub condition: Condition,
}

/// A turret: its field, and whether it is damaged, in one number that grows in board order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Turret(u8);

impl Turret {
    /// What stands in the list where no turret is.
    const NONE: Self = Self(u8::MAX);

    /// Returns a turret.
    pub const fn new(field: Field, condition: Condition) -> Self {
        Self((field.place() as u8) << 1 | condition as u8)
    }

    /// Returns its field.
    pub fn field(self) -> Field {
        Field::nth(usize::from(self.0 >> 1)).unwrap_or(Field::SOUTH)
    }

    /// Returns whether it is damaged.
    pub const fn condition(self) -> Condition {
        if self.0 & 1 == 0 { Condition::Whole } else { Condition::Damaged }
    }
}

/// The turrets of a planet in board order; on one field the whole ones first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Turrets {
    list: [Turret; TURRETS],
    count: u8,
    /// Where whole ones stand, where damaged ones, and how many on each class: all three follow from the list, and are kept
    /// beside it so that nobody has to go through it.
    #[serde(skip)]
    on: [FieldSet; 2],
    #[serde(skip)]
    by_class: [u8; 3],
}

/// All else follows from the list, and a tree hashes a state at every step.
impl Hash for Turrets {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.as_slice().hash(hasher);
    }
}

impl Turrets {
    /// Returns none.
    pub const NONE: Self = Self { list: [Turret::NONE; TURRETS], count: 0, on: [FieldSet::NONE; 2], by_class: [0; 3] };

    /// Returns them in board order.
    pub fn as_slice(&self) -> &[Turret] {
        &self.list[..usize::from(self.count)]
    }

    /// Returns how many there are.
    pub const fn len(&self) -> u8 {
        self.count
    }

    /// Says whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Adds one, where there is room.
    pub fn add(&mut self, turret: Turret) {
        let mut at = usize::from(self.count);
        if at == TURRETS {
            return;
        }
        while at > 0 && self.list[at - 1] > turret {
            self.list[at] = self.list[at - 1];
            at -= 1;
        }
        self.list[at] = turret;
        self.count += 1;
        let on = &mut self.on[turret.condition() as usize];
        *on = on.with(turret.field());
        self.by_class[turret.field().class() as usize] += 1;
    }

    /// Removes one; says whether it was there.
    pub fn remove(&mut self, turret: Turret) -> bool {
        let Some(at) = self.as_slice().iter().position(|other| *other == turret) else { return false };
        let last = usize::from(self.count) - 1;
        self.list.copy_within(at + 1..=last, at);
        self.list[last] = Turret::NONE;
        self.count -= 1;
        // Another one like it may stand on the same field; it has moved up.
        if self.list[at] != turret {
            let on = &mut self.on[turret.condition() as usize];
            *on = on.without(FieldSet::NONE.with(turret.field()));
        }
        self.by_class[turret.field().class() as usize] -= 1;
        true
    }

    /// Returns the fields on which any stand in this condition.
    pub const fn on(&self, condition: Condition) -> FieldSet {
        self.on[condition as usize]
    }

    /// Returns how many stand on the fields of each class.
    pub(crate) const fn by_class(&self) -> [u8; 3] {
        self.by_class
    }

    /// Counts those on some fields.
    fn census(&self, fields: FieldSet) -> Census {
        let [whole, damaged] = self.on;
        // While no two stand on one field, the fields tell it.
        if (whole.len() + damaged.len()) as u8 == self.count {
            let (whole, damaged) = (whole.both(fields).len() as u8, damaged.both(fields).len() as u8);
            return Census { damaged, turrets: whole + damaged };
        }
        let here = self.as_slice().iter().filter(|turret| fields.contains(turret.field()));
        here.fold(Census::default(), |census, turret| Census {
            damaged: census.damaged + u8::from(turret.condition() == Condition::Damaged),
            turrets: census.turrets + 1,
        })
    }

    /// Returns the place of one of those on a field, counted from 0 there.
    pub(crate) fn place(&self, field: Field, nth: usize) -> Option<usize> {
        let own = self.as_slice().iter().enumerate().filter(|(_, turret)| turret.field() == field);
        own.map(|(place, _)| place).nth(nth)
    }

    /// Returns how many of those before a place stand on the same field.
    pub(crate) fn before(&self, place: usize) -> usize {
        let list = self.as_slice();
        list[..place].iter().filter(|turret| turret.field() == list[place].field()).count()
    }
}

/// What stands on a planet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Planet {
    /// R47. The command center of each class.
    centers: [Option<Center>; 3],
    /// The turrets.
    pub turrets: Turrets,
}

impl Planet {
    /// Returns a planet on which nothing stands.
    pub const EMPTY: Self = Self { centers: [None; 3], turrets: Turrets::NONE };

    /// Returns the command centers, by class.
    pub fn centers(&self) -> impl Iterator<Item = Center> {
        self.centers.into_iter().flatten()
    }

    /// Returns something of each command center, by class.
    pub(crate) fn of_centers<T>(&self, of: impl Fn(Center) -> T) -> [Option<T>; 3] {
        self.centers.map(|center| center.map(&of))
    }

    /// Returns the command centers in board order.
    pub(crate) fn centers_in_order(&self) -> [Option<Center>; 3] {
        let mut centers = self.centers;
        centers.sort_unstable_by_key(|center| center.map_or(u8::MAX, |center| center.field.place() as u8));
        centers
    }

    /// Returns how many command centers there are.
    pub fn count_centers(&self) -> u8 {
        self.centers.iter().flatten().count() as u8
    }

    /// R47. Returns the command center of a class.
    pub const fn center(&self, class: Class) -> Option<Center> {
        self.centers[class as usize]
    }

    /// Puts a command center of a class, or none, on the planet.
    pub const fn set_center(&mut self, class: Class, center: Option<Center>) {
        self.centers[class as usize] = center;
    }

    /// R30. Returns the command center on a latitude; there is never more than one.
    pub fn center_on(&self, latitude: Latitude) -> Option<Center> {
        self.center(latitude.class()).filter(|center| center.field.latitude() == latitude)
    }

    /// Returns the command center on a field.
    pub fn center_at(&self, field: Field) -> Option<Center> {
        self.center(field.class()).filter(|center| center.field == field)
    }

    /// R6. Returns the fields on which something stands.
    pub fn built(&self) -> FieldSet {
        let turrets = self.turrets.on(Condition::Whole).either(self.turrets.on(Condition::Damaged));
        self.centers().fold(turrets, |built, center| built.with(center.field))
    }

    /// Returns the turret on a field that goes first when one is dismantled: a whole one.
    pub(crate) fn turret_at(&self, field: Field) -> Option<Turret> {
        let mut conditions = [Condition::Whole, Condition::Damaged].into_iter();
        let found = conditions.find(|condition| self.turrets.on(*condition).contains(field));
        found.map(|condition| Turret::new(field, condition))
    }

    /// R18. Returns what a fighter on a field fires at: a command center, then a damaged turret, then a whole one.
    pub(crate) fn target_at(&self, field: Field) -> Option<(Building, Condition)> {
        if let Some(center) = self.center_at(field) {
            return Some((Building::Center, center.condition));
        }
        let mut conditions = [Condition::Damaged, Condition::Whole].into_iter();
        let found = conditions.find(|condition| self.turrets.on(*condition).contains(field));
        found.map(|condition| (Building::Turret, condition))
    }

    /// R19. Hits a building that stands on a field: the first hit damages it, the second removes it.
    pub fn hit(&mut self, field: Field, building: Building, condition: Condition) {
        let damaged = condition == Condition::Whole;
        match building {
            Building::Center => {
                let center = damaged.then_some(Center { field, condition: Condition::Damaged });
                self.set_center(field.class(), center);
            }
            Building::Turret => {
                if self.turrets.remove(Turret::new(field, condition)) && damaged {
                    self.turrets.add(Turret::new(field, Condition::Damaged));
                }
            }
        }
    }

    /// Says whether anything on it is damaged.
    pub fn is_damaged(&self) -> bool {
        self.census(FieldSet::ALL).damaged > 0
    }

    /// Removes all damage.
    pub fn repair(&mut self) {
        for center in self.centers.iter_mut().flatten() {
            center.condition = Condition::Whole;
        }
        let turrets = self.turrets;
        self.turrets = Turrets::NONE;
        for turret in turrets.as_slice() {
            self.turrets.add(Turret::new(turret.field(), Condition::Whole));
        }
    }

    /// R31. Counts damaged buildings and turrets on the fields that are asked for.
    pub(crate) fn census(&self, fields: FieldSet) -> Census {
        let mut census = self.turrets.census(fields);
        for center in self.centers().filter(|center| fields.contains(center.field)) {
            census.damaged += u8::from(center.condition == Condition::Damaged);
        }
        census
    }
}

/// How many buildings of some fields are damaged, and how many of them are turrets.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Census {
    pub(crate) damaged: u8,
    pub(crate) turrets: u8,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(name: &str) -> Field {
        Field::read(name).expect("a field")
    }

    #[test]
    fn turrets_stay_in_board_order_and_whole_ones_come_first() {
        let mut planet = Planet::EMPTY;
        for name in ["SP", "EQ2", "NP", "EQ2"] {
            planet.turrets.add(Turret::new(field(name), Condition::Whole));
        }
        planet.hit(field("EQ2"), Building::Turret, Condition::Whole);
        let list: Vec<_> = planet.turrets.as_slice().iter().map(|one| (one.field(), one.condition())).collect();
        let (whole, damaged) = (Condition::Whole, Condition::Damaged);
        let order = [(field("NP"), whole), (field("EQ2"), whole), (field("EQ2"), damaged), (field("SP"), whole)];
        assert_eq!(list, order);
        assert_eq!(planet.target_at(field("EQ2")), Some((Building::Turret, damaged)));
        planet.hit(field("EQ2"), Building::Turret, damaged);
        assert_eq!(planet.turrets.len(), 3);
        planet.repair();
        assert_eq!(planet.turrets.place(field("EQ2"), 0), Some(1));
    }

    #[test]
    fn r19_the_second_hit_removes_a_command_center() {
        let mut planet = Planet::EMPTY;
        planet.set_center(Class::Tropic, Some(Center { field: field("ST4"), condition: Condition::Whole }));
        planet.hit(field("ST4"), Building::Center, Condition::Whole);
        assert_eq!(planet.center_on(Latitude::St).map(|center| center.condition), Some(Condition::Damaged));
        assert_eq!(planet.center_on(Latitude::Nt), None);
        planet.hit(field("ST4"), Building::Center, Condition::Damaged);
        assert_eq!(planet.count_centers(), 0);
    }
}

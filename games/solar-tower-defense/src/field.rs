//! The fields of a planet disc: five latitudes, eight longitudes. Board order is the order of the numbers.

mod set;

use std::fmt;

use serde::Serialize;

pub use set::FieldSet;

/// How many fields a disc has.
pub const FIELDS: usize = 26;
/// How many longitudes it has.
pub const LONGITUDES: u8 = 8;

/// A latitude, from north to south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Latitude {
    /// The north pole, one field.
    Np,
    /// The north tropic.
    Nt,
    /// The equator.
    Eq,
    /// The south tropic.
    St,
    /// The south pole, one field.
    Sp,
}

/// The class of a latitude, which sets what buildings cost and earn there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Class {
    /// The equator.
    Equator,
    /// Both tropics.
    Tropic,
    /// Both poles.
    Polar,
}

impl Class {
    /// All of them, in the order of their numbers.
    pub const ALL: [Self; 3] = [Self::Equator, Self::Tropic, Self::Polar];

    /// Returns the fields of the class.
    pub const fn fields(self) -> FieldSet {
        FieldSet(match self {
            Self::Equator => 0xFF << 9,
            Self::Tropic => 0xFF << 1 | 0xFF << 17,
            Self::Polar => 1 | 1 << (FIELDS - 1),
        })
    }
}

impl Latitude {
    /// All of them, from north to south.
    pub const ALL: [Self; 5] = [Self::Np, Self::Nt, Self::Eq, Self::St, Self::Sp];

    /// Returns the fields on it.
    pub const fn fields(self) -> FieldSet {
        FieldSet(match self {
            Self::Np => 1,
            Self::Nt => 0xFF << 1,
            Self::Eq => 0xFF << 9,
            Self::St => 0xFF << 17,
            Self::Sp => 1 << (FIELDS - 1),
        })
    }

    /// Returns its name in the notation.
    pub const fn name(self) -> &'static str {
        ["NP", "NT", "EQ", "ST", "SP"][self as usize]
    }

    /// Reads a name.
    pub(crate) fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|latitude| latitude.name() == text)
    }

    /// Returns its class.
    pub const fn class(self) -> Class {
        match self {
            Self::Np | Self::Sp => Class::Polar,
            Self::Nt | Self::St => Class::Tropic,
            Self::Eq => Class::Equator,
        }
    }

    /// Says whether it is one field alone.
    pub const fn is_pole(self) -> bool {
        matches!(self, Self::Np | Self::Sp)
    }

    /// Returns how many steps along a longitude lead to another latitude.
    pub const fn steps(self, other: Self) -> u8 {
        (self as u8).abs_diff(other as u8)
    }

    /// Returns the latitude that comes next on the way to a pole; at the pole itself the next one on the way back.
    const fn toward(self, pole: Pole) -> Self {
        match (pole, self) {
            (Pole::North, Self::Np | Self::Eq) | (Pole::South, Self::Np) => Self::Nt,
            (Pole::North, Self::Nt) => Self::Np,
            (Pole::North, Self::St) | (Pole::South, Self::Nt) => Self::Eq,
            (Pole::North, Self::Sp) | (Pole::South, Self::Eq | Self::Sp) => Self::St,
            (Pole::South, Self::St) => Self::Sp,
        }
    }
}

/// The pole that a fighter on a longitude heads for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Pole {
    /// North.
    North,
    /// South.
    South,
}

impl Pole {
    /// Returns the pole's latitude.
    pub const fn latitude(self) -> Latitude {
        match self {
            Self::North => Latitude::Np,
            Self::South => Latitude::Sp,
        }
    }

    /// Returns the other pole.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::South => Self::North,
        }
    }

    /// Returns the pole on the way from one latitude to another.
    pub(crate) fn on_the_way(from: Latitude, to: Latitude) -> Self {
        if to < from { Self::North } else { Self::South }
    }
}

/// A direction along a circle of latitude.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Rotation {
    /// To the next longitude.
    Clockwise,
    /// To the longitude before.
    Counter,
}

/// A longitude, from 0 to 7, numbered clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Longitude(u8);

impl Longitude {
    /// Returns the longitude of a number, counted round the disc.
    pub const fn new(number: u8) -> Self {
        Self(number % LONGITUDES)
    }

    /// Returns its number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the three fields on it between the poles.
    pub const fn fields(self) -> FieldSet {
        FieldSet((1 << 1 | 1 << 9 | 1 << 17) << self.0)
    }

    /// Reads a digit.
    pub(crate) fn read(text: &str) -> Option<Self> {
        match text.as_bytes() {
            [digit @ b'0'..=b'7'] => Some(Self(digit - b'0')),
            _ => None,
        }
    }

    /// Lists all of them.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..LONGITUDES).map(Self)
    }

    /// Returns how many steps clockwise lead to another one.
    pub const fn clockwise_to(self, other: Self) -> u8 {
        (other.0 + LONGITUDES - self.0) % LONGITUDES
    }

    /// Returns how many steps in a direction lead to another one.
    pub const fn steps(self, rotation: Rotation, other: Self) -> u8 {
        match rotation {
            Rotation::Clockwise => self.clockwise_to(other),
            Rotation::Counter => other.clockwise_to(self),
        }
    }

    /// R32. Returns the shorter direction to another one with its steps; clockwise where both are equal.
    pub const fn shorter(self, other: Self) -> (Rotation, u8) {
        let (clockwise, counter) = (self.clockwise_to(other), other.clockwise_to(self));
        if clockwise <= counter { (Rotation::Clockwise, clockwise) } else { (Rotation::Counter, counter) }
    }

    const fn turned(self, rotation: Rotation) -> Self {
        Self::new(match rotation {
            Rotation::Clockwise => self.0 + 1,
            Rotation::Counter => self.0 + LONGITUDES - 1,
        })
    }
}

impl fmt::Display for Longitude {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A field of a planet, by its place in board order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Field(u8);

impl Field {
    /// The north pole.
    pub const NORTH: Self = Self(0);
    /// The south pole.
    pub const SOUTH: Self = Self(FIELDS as u8 - 1);

    /// Returns the crossing of a latitude and a longitude; on a pole the longitude does not matter.
    pub const fn at(latitude: Latitude, longitude: Longitude) -> Self {
        match latitude {
            Latitude::Np => Self::NORTH,
            Latitude::Sp => Self::SOUTH,
            _ => Self((latitude as u8 - 1) * LONGITUDES + longitude.0 + 1),
        }
    }

    /// Returns the field at a place of the board order.
    pub const fn nth(place: usize) -> Option<Self> {
        if place < FIELDS { Some(Self(place as u8)) } else { None }
    }

    /// Lists all of them in board order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FIELDS as u8).map(Self)
    }

    /// Returns its place in board order, from 0.
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// Returns its latitude.
    pub const fn latitude(self) -> Latitude {
        match self.0 {
            0 => Latitude::Np,
            1..=8 => Latitude::Nt,
            9..=16 => Latitude::Eq,
            17..=24 => Latitude::St,
            _ => Latitude::Sp,
        }
    }

    /// Returns its longitude; none on a pole.
    pub const fn longitude(self) -> Option<Longitude> {
        if self.is_pole() { None } else { Some(Longitude((self.0 - 1) % LONGITUDES)) }
    }

    /// Says whether it is a pole.
    pub const fn is_pole(self) -> bool {
        self.0 == Self::NORTH.0 || self.0 == Self::SOUTH.0
    }

    /// Returns the class of its latitude.
    pub const fn class(self) -> Class {
        self.latitude().class()
    }

    /// Returns the next field along its circle; a pole stays.
    pub(crate) const fn along(self, rotation: Rotation) -> Self {
        match self.longitude() {
            Some(longitude) => Self::at(self.latitude(), longitude.turned(rotation)),
            None => self,
        }
    }

    /// Returns the next field along a longitude on the way to a pole.
    pub(crate) const fn toward(self, pole: Pole, longitude: Longitude) -> Self {
        Self::at(self.latitude().toward(pole), longitude)
    }

    /// Reads a name: `NP`, `EQ3`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (latitude, longitude) = text.split_at_checked(2)?;
        let latitude = Latitude::read(latitude)?;
        match longitude {
            "" if latitude.is_pole() => Some(Self::at(latitude, Longitude(0))),
            _ if latitude.is_pole() => None,
            _ => Some(Self::at(latitude, Longitude::read(longitude)?)),
        }
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.latitude().name())?;
        self.longitude().map_or(Ok(()), |longitude| write!(f, "{longitude}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_read_as_they_are_written() {
        for (place, field) in Field::all().enumerate() {
            assert_eq!(Field::read(&field.to_string()), Some(field));
            assert_eq!(field.place(), place);
        }
        for broken in ["NP0", "EQ", "EQ8", "XX1", "", "E", "NT10"] {
            assert_eq!(Field::read(broken), None, "{broken}");
        }
    }

    #[test]
    fn classes_latitudes_and_longitudes_have_their_fields() {
        for class in Class::ALL {
            let own: FieldSet = Field::all().filter(|field| field.class() == class).collect();
            assert_eq!(class.fields(), own, "{class:?}");
        }
        for latitude in Latitude::ALL {
            let own: FieldSet = Field::all().filter(|field| field.latitude() == latitude).collect();
            assert_eq!(latitude.fields(), own, "{latitude:?}");
        }
        for longitude in Longitude::all() {
            let own: FieldSet = Field::all().filter(|field| field.longitude() == Some(longitude)).collect();
            assert_eq!(longitude.fields(), own, "{longitude:?}");
        }
    }

    #[test]
    fn a_longitude_leads_from_pole_to_pole_and_back() {
        let longitude = Longitude::new(3);
        let names = |from: &str, pole| {
            let mut field = Field::read(from).expect("a field");
            let mut next = || {
                field = field.toward(pole, longitude);
                field.to_string()
            };
            [next(), next(), next(), next(), next()]
        };
        assert_eq!(names("NP", Pole::South), ["NT3", "EQ3", "ST3", "SP", "ST3"]);
        assert_eq!(names("SP", Pole::North), ["ST3", "EQ3", "NT3", "NP", "NT3"]);
    }

    #[test]
    fn r32_the_shorter_way_round_is_clockwise_where_both_are_equal() {
        let way = |from, to| Longitude::new(from).shorter(Longitude::new(to));
        assert_eq!(way(6, 2), (Rotation::Clockwise, 4));
        assert_eq!(way(2, 2), (Rotation::Clockwise, 0));
        assert_eq!(way(4, 1), (Rotation::Counter, 3));
        assert_eq!(way(7, 1), (Rotation::Clockwise, 2));
    }
}

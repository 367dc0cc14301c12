//! What changes in a game: two planets with what stands on them, the fighters, and where the game stands.

use contract::{Observer, Seat, SeatSet};
use serde::Serialize;

use crate::fighter::{Fighter, FighterSet, Fleet, Number};
use crate::map::Cell;
use crate::planet::{Planet, Turret};

/// Both seats, in their order.
pub const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// Returns the opponent.
pub const fn other(seat: Seat) -> Seat {
    SEATS[1 - seat.index()]
}

/// All that changes. It is also what an observer sees: then a plan that the observer may not know is taken out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct State {
    /// The players, in seat order.
    pub sides: [Side; 2],
    /// What is known of their secret plans.
    pub plans: [Plan; 2],
    /// Where the game stands.
    pub course: Course,
}

/// What a player has. While plans are secret it is what the player will have if they end now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Side {
    /// The cell of the planet; none before start cells are drawn.
    pub cell: Option<Cell>,
    /// The longitude that faces the sun.
    pub spin: u8,
    /// The credits.
    pub credits: u32,
    /// The P.
    pub points: u8,
    /// What stands on the planet.
    pub planet: Planet,
    /// The fighters.
    pub fleet: Fleet,
}

/// A secret plan, with that option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Plan {
    /// There is none.
    Open,
    /// There is one, and everybody else still sees this.
    Sealed(Holdings),
    /// There is one, and the observer does not know it.
    Unknown,
}

/// What a building turn may change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Holdings {
    /// The credits.
    pub credits: u32,
    /// The P.
    pub points: u8,
    /// What stands on the planet.
    pub planet: Planet,
    /// The fighters that are in play.
    pub in_play: FighterSet,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Course {
    /// R4. The round, from 1.
    pub round: u16,
    /// R2. Who started; none before the roll.
    pub starter: Option<Seat>,
    /// The phase.
    pub phase: Phase,
    /// Who is asked; nobody where a die is due or the game is over.
    pub asked: SeatSet,
    /// R8. The next shot, in the Fights phase.
    pub shot: Option<Shot>,
    /// R20. What both have gained and lost in the fighter step so far.
    pub due: [i8; 2],
    /// The turrets of both that fired in the planetary war, with that option.
    pub fired: [TurretSet; 2],
    /// The turrets that are still to fire in this step, with that option.
    pub left: TurretSet,
}

/// The phase, which says what is due.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// R2. The roll for the starting player, and the start cells before it.
    Start,
    /// R8-R23. The fights.
    Fights,
    /// R24-R27. The movement; it stops only for an open facing, with that option.
    Move,
    /// R42-R44. The balance.
    Balance,
    /// R45-R49. Building.
    Build,
    /// R50-R53. The planets move.
    Cosmic,
    /// The game is over.
    Over,
}

impl Phase {
    /// All of them, with their names in a line.
    pub(crate) const NAMED: [(&'static str, Self); 7] = [
        ("start", Self::Start),
        ("fights", Self::Fights),
        ("move", Self::Move),
        ("balance", Self::Balance),
        ("build", Self::Build),
        ("cosmic", Self::Cosmic),
        ("over", Self::Over),
    ];

    /// Returns its name in a line.
    pub(crate) const fn name(self) -> &'static str {
        Self::NAMED[self as usize].0
    }
}

/// R8. A step of the Fights phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FightStep {
    /// R9. Planetary war.
    Plan,
    /// R14. Space war.
    Space,
    /// R18. The fire of the fighters.
    Fire,
}

impl FightStep {
    /// All of them, with their names in a line.
    pub(crate) const NAMED: [(&'static str, Self); 3] =
        [("plan", Self::Plan), ("space", Self::Space), ("fire", Self::Fire)];

    /// Returns its name in a line.
    pub(crate) const fn name(self) -> &'static str {
        Self::NAMED[self as usize].0
    }
}

/// The next shot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Shot {
    /// In which step.
    pub step: FightStep,
    /// Whose.
    pub seat: Seat,
    /// The piece that fires.
    pub piece: Piece,
    /// What it fires at.
    pub aim: Aim,
}

/// A piece that fires.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Piece {
    /// Its owner is to name it, with that option.
    Unnamed,
    /// A turret, by its place in the list.
    Turret(u8),
    /// A fighter.
    Fighter(Number),
}

/// What a piece fires at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub enum Aim {
    /// What the rules say.
    ByRule,
    /// What the owner is asked to choose.
    Open,
    /// R15. The cell that the owner has chosen.
    Cell(Cell),
    /// The fighter that the owner has chosen, with that option.
    Fighter(Number),
}

/// A set of turrets of one planet, by their places in its list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[serde(transparent)]
pub struct TurretSet(u16);

impl TurretSet {
    /// Returns all places from one on.
    pub(crate) const fn from_place(place: usize) -> Self {
        Self(u16::MAX << place)
    }

    /// Returns the set with a turret added.
    #[must_use]
    pub const fn with(self, place: usize) -> Self {
        Self(self.0 | 1 << place)
    }

    /// Returns the set with a turret taken out.
    #[must_use]
    pub const fn without(self, place: usize) -> Self {
        Self(self.0 & !(1 << place))
    }

    /// Says whether a turret is in the set.
    pub const fn contains(self, place: usize) -> bool {
        self.0 >> place & 1 == 1
    }

    /// Says whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns the places in order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..crate::planet::TURRETS).filter(move |place| self.contains(*place))
    }
}

impl FromIterator<usize> for TurretSet {
    fn from_iter<I: IntoIterator<Item = usize>>(places: I) -> Self {
        places.into_iter().fold(Self::default(), Self::with)
    }
}

impl Side {
    /// Returns what a building turn may change.
    pub(crate) fn holdings(&self) -> Holdings {
        let (credits, points, planet) = (self.credits, self.points, self.planet);
        Holdings { credits, points, planet, in_play: self.fleet.in_play() }
    }

    /// Puts holdings in the place of what the player has now: fighters that are not among them have not been launched,
    /// new ones stand where the planet is.
    pub(crate) fn set_holdings(&mut self, holdings: &Holdings) {
        (self.credits, self.points, self.planet) = (holdings.credits, holdings.points, holdings.planet);
        let Some(cell) = self.cell else { return };
        for number in (0..crate::fighter::FIGHTERS).filter_map(Number::nth) {
            match (self.fleet.in_play().contains(number), holdings.in_play.contains(number)) {
                (true, false) => self.fleet.put(number, Fighter::InReserve),
                (false, true) => self.fleet.put(number, Fighter::InSpace(cell)),
                _ => {}
            }
        }
    }

    /// Returns the turret at a place of the list.
    pub(crate) fn turret(&self, place: usize) -> Option<Turret> {
        self.planet.turrets.as_slice().get(place).copied()
    }
}

impl State {
    /// Returns what a player has.
    pub const fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// Returns what a player has, to change it.
    pub const fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Returns the seat that is asked, where it is one alone.
    pub fn asked(&self) -> Option<Seat> {
        self.course.asked.first().filter(|_| self.course.asked.len() == 1)
    }

    /// Says whether plans are being made in secret.
    pub fn is_sealed(&self) -> bool {
        self.plans != [Plan::Open; 2]
    }

    /// Takes out what an observer may not know: the plans of others.
    pub(crate) fn seen_by(&self, observer: Observer) -> Self {
        let mut view = *self;
        for seat in SEATS {
            if let (false, Plan::Sealed(before)) = (observer.contains(seat), view.plans[seat.index()]) {
                view.sides[seat.index()].set_holdings(&before);
                view.plans[seat.index()] = Plan::Unknown;
            }
        }
        view
    }
}

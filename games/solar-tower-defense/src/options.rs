//! The options of section 7 of the dossier. The defaults are the rules as printed, and our rulings where the rulebook is
//! silent.

use contract::{Domain, OptionValue, SetupError, choice, numbers, options};

options! {
    /// What a table of this game may be set up with.
    pub struct Options {
        /// The rings of cells round the sun.
        solar_map: SolarMap = SolarMap::Rings,
        /// Where the planets start.
        start_positions: StartPositions = StartPositions::Fixed,
        /// Who builds first in a round, or whether both plan in secret.
        build_order: BuildOrder = BuildOrder::Alternate,
        /// What counts when a fighter chooses where to land.
        landing_list: LandingList = LandingList::Six,
        /// Where a fighter lands that was sent to a pole.
        polar_landing: PolarLanding = PolarLanding::Pole,
        /// Who says which longitude a fighter on a pole faces.
        pole_facing: PoleFacing = PoleFacing::List,
        /// How a fighter finds a new target.
        retarget: Retarget = Retarget::Closest,
        /// Whether a fighter that a planet meets must land.
        cosmic_landing: CosmicLanding = CosmicLanding::Must,
        /// In how many wars of a round a turret may fire.
        turret_shots: TurretShots = TurretShots::Both,
        /// In which order turrets fire.
        turret_order: TurretOrder = TurretOrder::Board,
        /// Who decides between fighters that are equally close to a command center.
        turret_ties: TurretTies = TurretTies::Auto,
        /// Which fields are in range of a turret.
        planet_adjacency: PlanetAdjacency = PlanetAdjacency::Lines,
        /// How many buildings may stand on a field.
        stacking: Stacking = Stacking::Single,
        /// What may be dismantled.
        dismantle: Dismantle = Dismantle::Turrets,
        /// How long a building stays damaged.
        damage_memory: DamageMemory = DamageMemory::Building,
        /// What destroying something is paid in.
        reward_resource: RewardResource = RewardResource::P,
        /// Which planets are at war.
        homes: Homes = Homes::EarthMars,
        /// The credits that everybody starts with.
        start_credits: StartCredits = StartCredits(0),
        /// After how many rounds the game ends; 0 for no limit.
        max_rounds: MaxRounds = MaxRounds(24),
    }
}

impl Options {
    /// Checks options against one another: only the map of growing rings has start cells for other homes.
    ///
    /// # Errors
    /// When two of them do not go together.
    pub(crate) fn check(&self) -> Result<(), SetupError> {
        if self.homes == Homes::EarthMars || self.solar_map == SolarMap::Rings {
            return Ok(());
        }
        Err(SetupError::BadValue {
            key: "homes".to_owned(),
            value: self.homes.text(),
            domain: Domain::Form("earth_mars where `solar_map` is `even_10`"),
        })
    }
}

numbers! {
    /// The credits that everybody starts with.
    pub struct StartCredits: 0, 12, 24
}

numbers! {
    /// After how many rounds the game ends.
    pub struct MaxRounds: 24, 16, 40, 0
}

choice! {
    /// The rings of cells round the sun.
    pub enum SolarMap {
        /// Rings of 8, 12 and 16 cells.
        Rings = "rings_8_12_16",
        /// Three rings of 10 cells.
        Even = "even_10",
    }
}

choice! {
    /// Where the planets start.
    pub enum StartPositions {
        /// Where the map says.
        Fixed = "fixed",
        /// Anywhere on their rings.
        Random = "random",
    }
}

choice! {
    /// Who builds first in a round.
    pub enum BuildOrder {
        /// The two seats in turn.
        Alternate = "alternate",
        /// The starting player every time.
        StartPlayer = "start_player",
        /// Both at once and in secret.
        Secret = "secret",
    }
}

choice! {
    /// What counts when a fighter chooses where to land.
    pub enum LandingList {
        /// Damaged buildings too.
        Six = "six",
        /// Not the damaged buildings.
        Five = "five",
    }
}

choice! {
    /// Where a fighter lands that was sent to a pole.
    pub enum PolarLanding {
        /// On the pole.
        Pole = "pole",
        /// On the equator, heading for the pole.
        Equator = "equator",
    }
}

choice! {
    /// Who says which longitude a fighter on a pole faces.
    pub enum PoleFacing {
        /// The landing list.
        List = "list",
        /// Its owner.
        Free = "free",
    }
}

choice! {
    /// How a fighter finds a new target.
    pub enum Retarget {
        /// The closest first.
        Closest = "closest",
        /// The landing list first.
        List = "list",
    }
}

choice! {
    /// Whether a fighter that a planet meets must land.
    pub enum CosmicLanding {
        /// It must.
        Must = "must",
        /// Its owner may decline.
        May = "may",
    }
}

choice! {
    /// In how many wars of a round a turret may fire.
    pub enum TurretShots {
        /// On the planet and into space.
        Both = "both",
        /// In one of the two.
        One = "one",
    }
}

choice! {
    /// In which order turrets fire.
    pub enum TurretOrder {
        /// In board order.
        Board = "board",
        /// As their owner says.
        Owner = "owner",
    }
}

choice! {
    /// Who decides between fighters that are equally close to a command center.
    pub enum TurretTies {
        /// A list of rules.
        Auto = "auto",
        /// The turret's owner.
        Owner = "owner",
    }
}

choice! {
    /// Which fields are in range of a turret.
    pub enum PlanetAdjacency {
        /// Those joined by a line.
        Lines = "lines",
        /// Also those across a corner.
        Diagonals = "diagonals",
    }
}

choice! {
    /// How many buildings may stand on a field.
    pub enum Stacking {
        /// One.
        Single = "single",
        /// Any number.
        Shared = "shared",
    }
}

choice! {
    /// What may be dismantled.
    pub enum Dismantle {
        /// Turrets.
        Turrets = "turrets",
        /// Command centers too, but the last one.
        Any = "any",
    }
}

choice! {
    /// How long a building stays damaged.
    pub enum DamageMemory {
        /// Until it is removed.
        Building = "building",
        /// Until the end of the Fights phase.
        Fight = "fight",
    }
}

choice! {
    /// What destroying something is paid in.
    pub enum RewardResource {
        /// Fighter points.
        P = "P",
        /// Credits.
        Credits = "credits",
    }
}

choice! {
    /// Which planets are at war.
    pub enum Homes {
        /// Earth against Mars.
        EarthMars = "earth_mars",
        /// Earth against Ceres.
        EarthCeres = "earth_ceres",
        /// Mars against Ceres.
        MarsCeres = "mars_ceres",
    }
}

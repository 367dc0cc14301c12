//! The components that the rules need, read once from the data file: the disc, the solar map, costs and limits.

use contract::{ComponentText, OptionValue, SetupError};
use toml::Spanned;

use crate::check::{check_box, check_disc};
use crate::data::{ByClass, File, SolarText};
use crate::field::{FIELDS, Field, FieldSet, Latitude};
use crate::map::{Cell, CellPlace, Direction, Map, RING, Ring};
use crate::options::{Homes, Options, PlanetAdjacency, SolarMap};
use crate::planet::TURRETS;

/// The box, as these options use it.
#[derive(Debug)]
pub struct Components {
    /// The solar map.
    pub map: Map,
    /// The planet of each seat.
    pub homes: [Home; 2],
    /// R54. The planet on which nobody lives.
    pub scenery: Cell,
    /// R9. The fields in range of a turret on each field, its own included.
    pub ranges: [FieldSet; FIELDS],
    /// R11. The steps between fields, along the lines that count for turrets.
    pub(crate) steps: [[u8; FIELDS]; FIELDS],
    /// What a turret costs and does.
    pub turret: TurretCosts,
    /// What a command center costs and earns.
    pub center: CenterCosts,
    /// What a fighter costs in P.
    pub fighter_price: u8,
    /// R18. What a fighter needs to hit.
    pub fighter_hit: u8,
    /// R20. What destroying a fighter, a turret and a command center earns, and what losing a command center costs.
    pub rewards: RewardTable,
    /// R42. The most P.
    pub most_points: u8,
    /// The radius of each latitude on a disc of radius 100, for drawings.
    pub radii: [f64; 5],
}

/// The planet of a seat.
#[derive(Clone, Copy, Debug)]
pub struct Home {
    /// R3. The cell where it starts.
    pub start: Cell,
    /// R47. The most turrets on it.
    pub turrets: u8,
}

/// What a turret costs and does, by class.
#[derive(Clone, Copy, Debug)]
pub struct TurretCosts {
    /// R45.
    pub build: [u32; 3],
    /// R42.
    pub upkeep: [u32; 3],
    /// R13. What it needs to hit on the planet.
    pub planetary: [u8; 3],
    /// R16. What it needs to hit in space.
    pub space: [u8; 3],
    /// R43.
    pub refund: u32,
}

/// What a command center costs and earns, by class.
#[derive(Clone, Copy, Debug)]
pub struct CenterCosts {
    /// R45.
    pub build: [u32; 3],
    /// R42.
    pub income: [u32; 3],
    /// R42.
    pub points: [u8; 3],
    /// With an option.
    pub refund: u32,
}

/// R20. What destroying something earns.
#[derive(Clone, Copy, Debug)]
pub struct RewardTable {
    /// For a fighter.
    pub fighter: i8,
    /// For a turret.
    pub turret: i8,
    /// For a command center.
    pub center: i8,
    /// For losing a command center.
    pub lost: i8,
}

impl Components {
    /// Reads the file.
    ///
    /// # Errors
    /// When it breaks something that the rules rely on; the error has the line and the reason.
    pub(crate) fn read(text: &str, options: &Options) -> Result<Self, SetupError> {
        let text = ComponentText(text);
        let file: File = text.read()?;
        check_box(&text, &file)?;
        check_disc(&text, &file)?;
        for solar in file.solar.values() {
            read_map(&text, solar.get_ref())?;
        }
        let name = options.solar_map.text();
        let missing = || SetupError::Components { line: 0, reason: format!("[solar] needs `{name}`") };
        let solar = file.solar.get(&name).ok_or_else(missing)?;
        let map = read_map(&text, solar.get_ref())?;
        let (homes, scenery) = read_homes(&text, &file, options, &map, solar.get_ref())?;
        let lines = read_lines(&text, &file, options)?;
        let costs = &file.costs;
        let small = |number: &Spanned<u32>, most: u32, reason: &str| {
            text.demand((1..=most).contains(number.get_ref()), number, reason)?;
            Ok::<u8, SetupError>(*number.get_ref() as u8)
        };
        Ok(Self {
            map,
            homes,
            scenery,
            ranges: ranges(&lines),
            steps: walk(&lines),
            turret: read_turret(&text, &file)?,
            center: read_center(&text, &file)?,
            fighter_price: small(&costs.fighter.build_p, 9, "a fighter costs 1 to 9 P")?,
            fighter_hit: small(&costs.fighter.hit_planetary, 6, "a die shows 1 to 6")?,
            rewards: RewardTable {
                fighter: *file.rewards.fighter_destroyed.get_ref(),
                turret: *file.rewards.turret_destroyed.get_ref(),
                center: *file.rewards.command_center_destroyed.get_ref(),
                lost: *file.rewards.command_center_lost.get_ref(),
            },
            most_points: small(&file.limits.p_max, 9, "the most P is 1 to 9")?,
            radii: Latitude::ALL.map(|latitude| file.planet.draw_radius.get(latitude.name()).copied().unwrap_or(0.0)),
        })
    }

    /// Returns the home ring of a seat.
    pub fn ring(&self, seat: contract::Seat) -> Ring {
        self.homes[seat.index()].start.ring()
    }
}

/// Reads which fields are joined by a line, and widens that with the option.
fn read_lines(text: &ComponentText<'_>, file: &File, options: &Options) -> Result<[FieldSet; FIELDS], SetupError> {
    let mut lines = [FieldSet::default(); FIELDS];
    for field in Field::all() {
        let name = field.to_string();
        let missing = || SetupError::Components { line: 0, reason: format!("[planet.neighbours] needs `{name}`") };
        let given = file.planet.neighbours.get(&name).ok_or_else(missing)?;
        for other in given.get_ref() {
            let read = Field::read(other).filter(|other| *other != field);
            let other = read.ok_or_else(|| text.fault(given, format!("`{other}` is no other field")))?;
            lines[field.place()] = lines[field.place()].with(other);
        }
    }
    for field in Field::all() {
        let given = &file.planet.neighbours[&field.to_string()];
        let back = lines[field.place()].iter().all(|other| lines[other.place()].contains(field));
        text.demand(back, given, "a line joins both of its fields")?;
        let own = crate::field::Longitude::all().flat_map(|longitude| {
            let rotations = [crate::field::Rotation::Clockwise, crate::field::Rotation::Counter];
            let poles = [crate::field::Pole::North, crate::field::Pole::South];
            let on_it = field.longitude().is_none_or(|own| own == longitude);
            let along = rotations.into_iter().map(move |rotation| field.along(rotation));
            along.chain(poles.into_iter().filter(move |_| on_it).map(move |pole| field.toward(pole, longitude)))
        });
        let flown = own.filter(|other| *other != field).all(|other| lines[field.place()].contains(other));
        text.demand(flown, given, "fighters fly along circles and longitudes, so there are lines")?;
    }
    if options.planet_adjacency == PlanetAdjacency::Diagonals {
        let straight = lines;
        let inside = |field: &Field| !field.is_pole();
        for field in Field::all().filter(inside) {
            let around = straight[field.place()].iter().filter(|next| next.latitude() == field.latitude());
            let corners = around.flat_map(|next| straight[next.place()].iter().filter(inside));
            let corners = corners.filter(|corner| corner.latitude().steps(field.latitude()) == 1);
            lines[field.place()] = corners.fold(lines[field.place()], FieldSet::with);
        }
    }
    Ok(lines)
}

/// R9. Returns each field with those that are joined to it.
fn ranges(lines: &[FieldSet; FIELDS]) -> [FieldSet; FIELDS] {
    let mut ranges = *lines;
    for field in Field::all() {
        ranges[field.place()] = ranges[field.place()].with(field);
    }
    ranges
}

/// R11. Returns the steps between any two fields.
fn walk(lines: &[FieldSet; FIELDS]) -> [[u8; FIELDS]; FIELDS] {
    let mut steps = [[u8::MAX; FIELDS]; FIELDS];
    for from in Field::all() {
        let (mut near, mut seen, mut far) = (FieldSet::default().with(from), FieldSet::default(), 0);
        while !near.is_empty() {
            near.iter().for_each(|field| steps[from.place()][field.place()] = far);
            seen = near.iter().fold(seen, FieldSet::with);
            near = near.iter().flat_map(|field| lines[field.place()].without(seen).iter()).collect();
            far += 1;
        }
    }
    steps
}

fn die(text: &ComponentText<'_>, given: &Spanned<ByClass>) -> Result<[u8; 3], SetupError> {
    let numbers = given.get_ref().list();
    text.demand(numbers.iter().all(|number| (1..=7).contains(number)), given, "1 always hits, 7 never")?;
    Ok(numbers.map(|number| number as u8))
}

fn money(text: &ComponentText<'_>, given: &Spanned<ByClass>) -> Result<[u32; 3], SetupError> {
    let numbers = given.get_ref().list();
    text.demand(numbers.iter().all(|number| *number <= 99), given, "a price is up to 99 credits")?;
    Ok(numbers)
}

fn read_turret(text: &ComponentText<'_>, file: &File) -> Result<TurretCosts, SetupError> {
    let given = &file.costs.turret;
    let (build, refund) = (money(text, &given.build_cr)?, *given.dismantle_refund_cr.get_ref());
    let pays = build.iter().all(|price| *price > refund);
    text.demand(pays, &given.dismantle_refund_cr, "a refund is less than the price, or a turn would never end")?;
    Ok(TurretCosts {
        build,
        upkeep: money(text, &given.upkeep_cr)?,
        planetary: die(text, &given.hit_planetary)?,
        space: die(text, &given.hit_space)?,
        refund,
    })
}

/// R31. Reads what command centers cost and earn. Their incomes differ, since fighters are led by them.
fn read_center(text: &ComponentText<'_>, file: &File) -> Result<CenterCosts, SetupError> {
    let given = &file.costs.command_center;
    let (build, refund) = (money(text, &given.build_cr)?, *given.dismantle_refund_cr.get_ref());
    let pays = build.iter().all(|price| *price > refund);
    text.demand(pays, &given.dismantle_refund_cr, "a refund is less than the price, or a turn would never end")?;
    let income = money(text, &given.income_cr)?;
    let [one, two, three] = income;
    let differ = one != two && two != three && one != three && one > 0 && two > 0 && three > 0;
    text.demand(differ, &given.income_cr, "the incomes of the classes differ, and none is 0")?;
    let points = given.income_p.get_ref().list();
    text.demand(points.iter().all(|points| *points <= 9), &given.income_p, "the P of a round are 0 to 9")?;
    text.demand(given.upkeep_cr.get_ref().list() == [0; 3], &given.upkeep_cr, "command centers have no upkeep")?;
    Ok(CenterCosts { build, income, points: points.map(|points| points as u8), refund })
}

/// R3. Reads where the planets start and how many turrets they hold.
fn read_homes(
    text: &ComponentText<'_>,
    file: &File,
    options: &Options,
    map: &Map,
    solar: &SolarText,
) -> Result<([Home; 2], Cell), SetupError> {
    let name = options.homes.text();
    let missing = || SetupError::Components { line: 0, reason: format!("[start.homes] needs `{name}`") };
    let given = match options.solar_map {
        SolarMap::Rings => file.start.homes.get(&name).ok_or_else(missing)?,
        SolarMap::Even => &solar.start,
    };
    let cells: Vec<Cell> = Ring::ALL.into_iter().zip(given.get_ref().list()).map(|(r, n)| Cell::new(r, n)).collect();
    let fits = given.get_ref().list().into_iter().zip(map.sizes).all(|(number, size)| number < size);
    text.demand(fits, given, "a planet starts on a cell of its ring")?;
    let [first, second, third] = match options.homes {
        Homes::EarthMars => [0, 1, 2],
        Homes::EarthCeres => [0, 2, 1],
        Homes::MarsCeres => [1, 2, 0],
    };
    let turrets = |ring: usize| {
        let limit = if ring == 2 { &file.limits.turrets_ceres } else { &file.limits.turrets };
        let fits = (1..=TURRETS as u32).contains(limit.get_ref());
        text.demand(fits, limit, "a planet holds 1 to 10 turrets")?;
        Ok::<u8, SetupError>(*limit.get_ref() as u8)
    };
    let home = |ring: usize| Ok::<Home, SetupError>(Home { start: cells[ring], turrets: turrets(ring)? });
    Ok(([home(first)?, home(second)?], cells[third]))
}

/// Reads a solar map. Each straight link has an end that points back, so that whoever lands comes from somewhere.
fn read_map(text: &ComponentText<'_>, solar: &SolarText) -> Result<Map, SetupError> {
    let sizes = solar.size.get_ref().list();
    text.demand(*solar.rings.get_ref() == ["E", "M", "C"], &solar.rings, "the rings are E, M and C")?;
    let fits = sizes.iter().all(|size| (3..=RING).contains(size));
    text.demand(fits, &solar.size, format!("a ring has 3 to {RING} cells"))?;
    let mut wanted = Ring::ALL.into_iter().flat_map(|ring| (0..sizes[ring as usize]).map(move |n| Cell::new(ring, n)));
    let mut cells = Vec::new();
    for given in solar.field.get_ref() {
        let cell = wanted.next().filter(|cell| cell.to_string() == *given.id.get_ref());
        let cell = cell.ok_or_else(|| text.fault(&given.id, "the cells come ring by ring, numbered from 0"))?;
        let read = |name: &str| match name {
            "-" => Some(None),
            _ => Cell::read(name).filter(|cell| cell.number() < sizes[cell.ring() as usize]).map(Some),
        };
        let link = |word: &Spanned<String>| {
            read(word.get_ref()).ok_or_else(|| text.fault(word, format!("`{}` is no cell", word.get_ref())))
        };
        let points: Option<Vec<Option<Cell>>> = given.point.get_ref().iter().map(|name| read(name)).collect();
        let points = points.and_then(|points| points.try_into().ok());
        let points = points.ok_or_else(|| text.fault(&given.point, "a cell points at 8 cells of the map, or at -"))?;
        let (inward, outward) = (link(&given.inward)?, link(&given.outward)?);
        let ring = cell.ring() as usize;
        let next = |link: Option<Cell>| link.map(|cell| cell.ring() as usize);
        text.demand(next(inward) == ring.checked_sub(1), &given.inward, "a cell leads to the next ring inwards")?;
        let out = (ring < 2).then_some(ring + 1);
        text.demand(next(outward) == out, &given.outward, "a cell leads to the next ring outwards")?;
        cells.push(CellPlace { cell, angles: [given.angle0, given.angle1], inward, outward, points });
    }
    text.demand(wanted.next().is_none(), &solar.field, "cells are missing")?;
    let draw = &solar.draw;
    let map = Map { cells, sizes, sun_radius: draw.sun_radius, radii: [draw.earth, draw.mars, draw.ceres] };
    for (place, given) in map.cells.iter().zip(solar.field.get_ref()) {
        let cell = place.cell;
        let points_at = |direction: Direction| place.points[direction.number()];
        let along = points_at(Direction::CLOCKWISE) == Some(map.clockwise(cell))
            && points_at(Direction::COUNTER) == Some(map.counter_clockwise(cell));
        text.demand(along, &given.point, "CW and CCW point along the ring")?;
        for (link, word) in [(place.inward, &given.inward), (place.outward, &given.outward)] {
            let Some(link) = link else { continue };
            let back = map.place(link).points.contains(&Some(cell));
            text.demand(back, word, format!("no direction of {link} points back at {cell}"))?;
        }
    }
    Ok(map)
}

//! The realm: what the sheet's triangles are and how they are connected, read once from the data file.

use std::collections::BTreeMap;

use contract::{ComponentText, SetupError};

use crate::cell::{CELLS, Cell, Cells, ROWS, SECTORS, Sector};
pub use crate::data::Drawing;
use crate::data::{CellText, File, Triangle, TriangleKind};
use crate::options::{AttackRectangles, Options};
use crate::shape::{Placed, Shapes};

/// The most attack rectangles a sector can have.
const MOST_RECTANGLES: u8 = 9;
/// The abilities of cities 1 to 6, as the data file calls them.
const ABILITIES: [&str; SECTORS] =
    ["ignore_attack", "adjust_die", "fill_two", "reset_city", "flip_shared", "erase_rectangle"];

/// A sheet of the game (section 2 of the dossier).
#[derive(Debug)]
pub struct Realm {
    /// The name of the sheet.
    pub name: String,
    /// All triangles outside the plant.
    pub all: Cells,
    /// R20, R21. The triangles that can be filled.
    pub open: Cells,
    /// R18. The triangles that share a side with the plant.
    pub plant: Cells,
    /// The triangle of each city.
    pub cities: [Cell; SECTORS],
    /// R24. The shaded triangles of each city.
    pub shaded: [Cells; SECTORS],
    /// The triangles behind the attack rectangles of each sector.
    pub lanes: [Cells; SECTORS],
    /// The two triangles of each emitter.
    pub emitters: [[Cell; 2]; SECTORS],
    /// R26. The triangles next to each emitter.
    pub entries: [Cells; SECTORS],
    /// R27. The emitters at the two ends of each shield.
    pub shields: [[usize; 2]; SECTORS],
    /// R31. How many attack rectangles a sector has.
    pub rectangles: u8,
    /// The six shapes and their places.
    pub shapes: Shapes,
    /// Measures for drawing the sheet.
    pub drawing: Drawing,
    /// The sides of the hexagons of realm and plant, in sides of a triangle.
    pub sides: [i8; 2],
    triangles: BTreeMap<Cell, Triangle>,
    neighbours: [Cells; CELLS],
    shaded_for: [Option<u8>; CELLS],
    /// The entries of each emitter again, as bits in at most two sectors.
    lamps: [[(Sector, u32); 2]; SECTORS],
}

impl Realm {
    /// R24. Returns the sector whose city a filled triangle enables.
    pub const fn shaded_for(&self, cell: Cell) -> Option<u8> {
        self.shaded_for[cell.number()]
    }

    /// Returns the triangles that share a side with this one.
    pub const fn neighbours(&self, cell: Cell) -> &Cells {
        &self.neighbours[cell.number()]
    }

    /// Returns a triangle's place on the lattice: x, y and which of the two triangles there (0: tip up).
    pub fn lattice(&self, cell: Cell) -> [i8; 3] {
        self.triangles.get(&cell).copied().unwrap_or_default()
    }

    /// Returns the sector whose city this triangle is.
    pub fn city(&self, cell: Cell) -> Option<Sector> {
        self.cities.iter().position(|city| *city == cell)
    }

    /// Returns the emitter of which this triangle is a half.
    pub fn emitter(&self, cell: Cell) -> Option<usize> {
        self.emitters.iter().position(|halves| halves.contains(&cell))
    }

    /// R18. Says whether one of these triangles shares a corner with a filled one or with the plant.
    pub(crate) fn meets(&self, cells: &Cells, filled: &Cells) -> bool {
        let points = |cells: &Cells| cells.iter().flat_map(|cell| corners(self.lattice(cell))).collect::<Vec<_>>();
        let of_filled = points(filled);
        points(cells).iter().any(|point| in_hexagon(*point, self.sides[1]) || of_filled.contains(point))
    }

    /// R26. Returns the emitters, as bits, that a network has reached.
    pub(crate) fn lit(&self, network: &Cells) -> u8 {
        let lit = |[one, other]: [(Sector, u32); 2]| network.0[one.0] & one.1 | network.0[other.0] & other.1;
        self.lamps.iter().enumerate().fold(0, |bits, (emitter, lamp)| bits | u8::from(lit(*lamp) != 0) << emitter)
    }

    /// R27. Returns the shields, as bits, between these emitters, as bits.
    pub fn shields_between(&self, emitters: u8) -> u8 {
        let up = |[one, other]: [usize; 2]| emitters >> one & emitters >> other & 1;
        self.shields.iter().enumerate().fold(0, |shields, (shield, ends)| shields | up(*ends) << shield)
    }

    /// Lays out the sheet.
    ///
    /// # Errors
    /// When the data file breaks something that the rules rely on; the error has the line and the reason.
    pub(crate) fn from_components(text: &str, options: &Options) -> Result<Self, SetupError> {
        let text = ComponentText(text);
        let file: File = text.read()?;
        check_box(&text, &file)?;
        let cells = read_cells(&text, &file)?;
        let triangles: BTreeMap<Cell, Triangle> =
            cells.iter().map(|(cell, given)| (*cell, *given.tri.get_ref())).collect();
        let of_kind =
            |kind| cells.iter().filter(move |(_, given)| *given.kind.get_ref() == kind).map(|(cell, _)| *cell);
        let mut lanes = [Cells::NONE; SECTORS];
        for (cell, _) in cells.iter().filter(|(_, given)| given.lane) {
            lanes[cell.sector()].insert(*cell);
        }
        let printed: Cells = of_kind(TriangleKind::Open).collect();
        let open = match options.attack_rectangles {
            AttackRectangles::Overlay => printed,
            AttackRectangles::Obstacle => lanes.iter().fold(printed, |open, lane| open.but(lane)),
        };
        let (neighbours, plant) = join(&text, &file, &cells, &triangles)?;
        let (cities, shaded) = read_cities(&text, &file, &cells)?;
        check_lanes(&text, &file, &lanes)?;
        let (emitters, entries) = read_emitters(&text, &file, &neighbours, &printed)?;
        let all = triangles.keys().copied().collect();
        let shaded_for: [Option<u8>; CELLS] = std::array::from_fn(|cell| {
            shaded.iter().position(|cells| cells.contains(Cell::new(cell))).map(|sector| sector as u8)
        });
        let about = |placed: Placed| Placed {
            border: placed.cells.iter().fold(Cells::NONE, |near, cell| near.or(&neighbours[cell.number()])),
            cities: placed
                .cells
                .iter()
                .filter_map(|cell| shaded_for[cell.number()])
                .fold(0, |bits, city| bits | 1 << city),
            ..placed
        };
        let shapes = Shapes::from_components(&text, &file, &triangles, [&printed, &open], options.shape_mirror, about)?;
        Ok(Self {
            name: file.sheet.get_ref().clone(),
            all,
            open,
            plant: plant.and(&open),
            cities,
            shaded,
            lanes,
            emitters,
            entries,
            shields: read_shields(&text, &file)?,
            rectangles: *file.counts.attack_rectangles_per_sector.get_ref(),
            shapes,
            sides: [*file.lattice.realm_side.get_ref(), *file.lattice.plant_side.get_ref()],
            drawing: file.drawing,
            triangles,
            neighbours,
            shaded_for,
            lamps: entries.map(lamp),
        })
    }
}

fn check_box(text: &ComponentText<'_>, file: &File) -> Result<(), SetupError> {
    let this = crate::INFO.id;
    text.demand(*file.schema.get_ref() == 1, &file.schema, "this release reads schema 1")?;
    text.demand(file.game.get_ref() == this, &file.game, format!("this is a file of another game, not of {this}"))?;
    let counts = &file.counts;
    text.demand(*counts.sectors.get_ref() == SECTORS, &counts.sectors, "a realm has six sectors, one a face of a die")?;
    text.demand(*counts.emitters.get_ref() == SECTORS, &counts.emitters, "a realm has six emitters")?;
    text.demand(*counts.shared_dice.get_ref() == 2, &counts.shared_dice, "the rules speak of two shared dice")?;
    let own = &counts.personal_dice_per_player;
    text.demand(*own.get_ref() == 1, own, "the rules speak of one die for each player")?;
    let rectangles = &counts.attack_rectangles_per_sector;
    let fits = (1..=MOST_RECTANGLES).contains(rectangles.get_ref());
    text.demand(fits, rectangles, "a sector has 1 to 9 attack rectangles")?;
    let drawn = file.drawing.attack_rectangle.len();
    text.demand(drawn == usize::from(*rectangles.get_ref()), rectangles, format!("{drawn} rectangles are drawn"))
}

/// Reads the triangles: each once, in the order of codes, at a place of the realm outside the plant.
fn read_cells<'a>(text: &ComponentText<'_>, file: &'a File) -> Result<Vec<(Cell, &'a CellText)>, SetupError> {
    let (realm, plant) = (*file.lattice.realm_side.get_ref(), *file.lattice.plant_side.get_ref());
    let rows = realm.checked_sub(plant).filter(|rows| (1..=ROWS as i8).contains(rows) && plant > 0);
    text.demand(rows.is_some(), &file.lattice.realm_side, "between plant and rim are 1 to 4 rows")?;
    let mut cells: Vec<(Cell, &CellText)> = Vec::new();
    for given in &file.cell {
        let cell = Cell::read(given.code.get_ref()).map_err(|error| text.fault(&given.code, error.to_string()))?;
        let place = [given.sector, given.row, given.index] == [cell.sector() + 1, cell.row() + 1, cell.letter()];
        text.demand(place, &given.code, "sector, row and index must be those of the code")?;
        let sorted = cells.last().is_none_or(|(last, _)| *last < cell);
        text.demand(sorted, &given.code, "triangles stand once each, in the order of their codes")?;
        let tri = *given.tri.get_ref();
        text.demand(inside(tri, realm) && !inside(tri, plant), &given.tri, "lies outside the realm or in the plant")?;
        cells.push((cell, given));
    }
    let count = |what: &dyn Fn(&CellText) -> bool| cells.iter().filter(|(_, given)| what(given)).count();
    let kind = |kind: TriangleKind| count(&|given: &CellText| *given.kind.get_ref() == kind);
    let counts = &file.counts;
    let whole = (6 * (i32::from(realm).pow(2) - i32::from(plant).pow(2))) as usize;
    text.demand(cells.len() == whole, &counts.cells, format!("the realm has {whole} triangles outside the plant"))?;
    for (part, found) in [
        (&counts.cells, cells.len()),
        (&counts.open, kind(TriangleKind::Open)),
        (&counts.city, kind(TriangleKind::City)),
        (&counts.emitter_halves, kind(TriangleKind::Emitter)),
        (&counts.shaded, count(&|given| given.shaded_for.is_some())),
        (&counts.lane, count(&|given| given.lane)),
        (&counts.plant_touching, count(&|given| given.neighbours.get_ref().iter().any(|near| near == PLANT))),
        (&counts.plant_triangles, 6 * (plant as usize).pow(2)),
    ] {
        text.demand(*part.get_ref() == found, part, format!("the file has {found} of them"))?;
    }
    let uneven = (0..SECTORS).any(|sector| {
        let open =
            |(cell, given): &&(Cell, &CellText)| cell.sector() == sector && *given.kind.get_ref() == TriangleKind::Open;
        cells.iter().filter(open).count() != *counts.open_per_sector.get_ref()
    });
    text.demand(!uneven, &counts.open_per_sector, "is not the number of open triangles of every sector")?;
    Ok(cells)
}

/// How neighbour lists in the data file name the plant.
const PLANT: &str = "P";

/// R18. Says which triangles share a side, and which share one with the plant. The lists of the file must be those of
/// the lattice.
fn join(
    text: &ComponentText<'_>,
    file: &File,
    cells: &[(Cell, &CellText)],
    triangles: &BTreeMap<Cell, Triangle>,
) -> Result<([Cells; CELLS], Cells), SetupError> {
    let plant = *file.lattice.plant_side.get_ref();
    let (mut neighbours, mut touching) = ([Cells::NONE; CELLS], Cells::NONE);
    for (cell, given) in cells {
        let around = beside(*given.tri.get_ref());
        let at_plant = around.iter().any(|tri| inside(*tri, plant));
        let near = triangles.iter().filter(|(_, tri)| around.contains(tri)).map(|(near, _)| *near);
        let mut names: Vec<String> = near.clone().map(|near| near.to_string()).collect();
        names.extend(at_plant.then(|| PLANT.to_owned()));
        let mut listed = given.neighbours.get_ref().clone();
        listed.sort();
        text.demand(listed == names, &given.neighbours, format!("on the lattice these are {}", names.join(", ")))?;
        neighbours[cell.number()] = near.collect();
        if at_plant {
            touching.insert(*cell);
        }
    }
    Ok((neighbours, touching))
}

/// R24. Reads each sector's city and its shaded triangles.
fn read_cities(
    text: &ComponentText<'_>,
    file: &File,
    cells: &[(Cell, &CellText)],
) -> Result<([Cell; SECTORS], [Cells; SECTORS]), SetupError> {
    let (mut cities, mut shaded) = ([Cell::new(0); SECTORS], [Cells::NONE; SECTORS]);
    let all = file.sector.len() == SECTORS;
    text.demand(all, &file.counts.sectors, format!("the file describes {} sectors", file.sector.len()))?;
    for (sector, given) in file.sector.iter().enumerate() {
        let number = sector + 1;
        text.demand(*given.id.get_ref() == number, &given.id, "sectors stand in the order 1 to 6")?;
        text.demand(*given.die.get_ref() == number, &given.die, "die value n means sector n")?;
        let beside = [(sector + 5) % SECTORS + 1, (sector + 1) % SECTORS + 1];
        text.demand(*given.left_neighbour.get_ref() == beside[0], &given.left_neighbour, "sectors run clockwise")?;
        text.demand(*given.right_neighbour.get_ref() == beside[1], &given.right_neighbour, "sectors run clockwise")?;
        let ability = ABILITIES[sector];
        let fits = given.ability.get_ref() == ability;
        text.demand(fits, &given.ability, format!("the ability of city {number} is {ability}"))?;
        let own = |kind, (cell, given): &&(Cell, &CellText)| *given.kind.get_ref() == kind && cell.sector() == sector;
        let city = cells.iter().find(|cell| own(TriangleKind::City, cell)).map(|(cell, _)| *cell);
        let named = Cell::read(given.city.get_ref()).ok();
        text.demand(city.is_some() && city == named, &given.city, "is not the city among the triangles of the sector")?;
        cities[sector] = city.unwrap_or(Cell::new(0));
        let marked = cells.iter().filter(|(_, given)| given.shaded_for == Some(number));
        let closed = marked.clone().find(|(_, given)| *given.kind.get_ref() != TriangleKind::Open);
        if let Some((cell, given)) = closed {
            return Err(text.fault(&given.code, format!("{cell} is shaded, but cannot be filled")));
        }
        shaded[sector] = marked.map(|(cell, _)| *cell).collect();
        let listed: Vec<String> = shaded[sector].iter().map(|cell| cell.to_string()).collect();
        let agrees = !listed.is_empty() && *given.shaded.get_ref() == listed;
        text.demand(
            agrees,
            &given.shaded,
            format!("the triangles shaded for city {number} are {}", listed.join(", ")),
        )?;
    }
    Ok((cities, shaded))
}

fn check_lanes(text: &ComponentText<'_>, file: &File, lanes: &[Cells; SECTORS]) -> Result<(), SetupError> {
    for (given, lane) in file.sector.iter().zip(lanes) {
        let listed: Vec<String> = lane.iter().map(|cell| cell.to_string()).collect();
        let agrees = *given.lane.get_ref() == listed;
        text.demand(agrees, &given.lane, format!("the lane among the triangles is {}", listed.join(", ")))?;
    }
    Ok(())
}

/// R26. Reads the emitters: their halves and the open triangles next to them.
fn read_emitters(
    text: &ComponentText<'_>,
    file: &File,
    neighbours: &[Cells; CELLS],
    open: &Cells,
) -> Result<([[Cell; 2]; SECTORS], [Cells; SECTORS]), SetupError> {
    let (mut emitters, mut entries) = ([[Cell::new(0); 2]; SECTORS], [Cells::NONE; SECTORS]);
    let all = file.emitter.len() == SECTORS;
    text.demand(all, &file.counts.emitters, format!("the file describes {} emitters", file.emitter.len()))?;
    let kinds: BTreeMap<&str, TriangleKind> =
        file.cell.iter().map(|cell| (cell.code.get_ref().as_str(), *cell.kind.get_ref())).collect();
    for (number, given) in file.emitter.iter().enumerate() {
        text.demand(*given.id.get_ref() == number + 1, &given.id, "emitters stand in the order 1 to 6")?;
        let half = |code: &String| kinds.get(code.as_str()) == Some(&TriangleKind::Emitter);
        text.demand(given.cells.get_ref().iter().all(half), &given.cells, "are not halves among the triangles")?;
        for (place, code) in emitters[number].iter_mut().zip(given.cells.get_ref()) {
            *place = Cell::read(code).map_err(|error| text.fault(&given.cells, error.to_string()))?;
        }
        let near = emitters[number].iter().fold(Cells::NONE, |near, half| near.or(&neighbours[half.number()]));
        entries[number] = near.and(open);
        let listed: Vec<String> = entries[number].iter().map(|cell| cell.to_string()).collect();
        let mut named = given.entry.get_ref().to_vec();
        named.sort();
        text.demand(named == listed, &given.entry, format!("the open triangles beside it are {}", listed.join(", ")))?;
    }
    Ok((emitters, entries))
}

/// R27. Reads which emitters each shield spans: the ring of the dossier.
fn read_shields(text: &ComponentText<'_>, file: &File) -> Result<[[usize; 2]; SECTORS], SetupError> {
    let mut shields = [[0; 2]; SECTORS];
    for (sector, given) in file.sector.iter().enumerate() {
        let ring = [(sector + 5) % SECTORS, sector];
        let fits = *given.shield_between.get_ref() == ring.map(|emitter| emitter + 1);
        text.demand(fits, &given.shield_between, "shield n spans emitters n-1 and n, so that the shields form a ring")?;
        shields[sector] = ring;
    }
    Ok(shields)
}

/// Returns the first and the last sector of these triangles, with their bits there. The two triangles beside an emitter
/// never lie in more than two.
fn lamp(entry: Cells) -> [(Sector, u32); 2] {
    let lit = |sector: &Sector| entry.0[*sector] != 0;
    let ends = [(0..SECTORS).find(lit), (0..SECTORS).rev().find(lit)];
    ends.map(|sector| sector.map_or((0, 0), |sector| (sector, entry.0[sector])))
}

/// Says whether a triangle of the lattice lies in the hexagon with this side around the centre.
fn inside(triangle: Triangle, side: i8) -> bool {
    (0..=1).contains(&triangle[2]) && corners(triangle).into_iter().all(|point| in_hexagon(point, side))
}

/// Returns the corners of a triangle of the lattice.
const fn corners([x, y, which]: Triangle) -> [(i8, i8); 3] {
    if which == 0 { [(x, y), (x + 1, y), (x, y + 1)] } else { [(x + 1, y), (x + 1, y + 1), (x, y + 1)] }
}

const fn in_hexagon((x, y): (i8, i8), side: i8) -> bool {
    x.abs() <= side && y.abs() <= side && (x + y).abs() <= side
}

/// Returns the triangles of the lattice that share a side with this one.
fn beside([x, y, which]: Triangle) -> [Triangle; 3] {
    if which == 0 { [[x, y, 1], [x - 1, y, 1], [x, y - 1, 1]] } else { [[x, y, 0], [x + 1, y, 0], [x, y + 1, 0]] }
}

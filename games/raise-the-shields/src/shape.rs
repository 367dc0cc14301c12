//! The six shapes and all places where they can be drawn, as tables of bits (section 2.6 of the dossier).

use std::collections::{BTreeMap, BTreeSet};

use contract::{ComponentText, SetupError};

use crate::cell::{Cell, Cells, SECTORS, Sector};
use crate::data::{File, ShapeText, Triangle};

/// The number of shapes: one for each face of the die.
pub const SHAPES: usize = 6;
/// The most triangles of a shape.
const MOST: usize = 4;
/// The most places of a shape that touch one sector; the printed sheet has 92.
const MOST_FITS: usize = 256;

/// A shape at a place of the sheet, by its number in [`Shapes::all`]. It may cover a city or an emitter, which no rule
/// allows; this way it can be written, and refused with its reason.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement(pub u16);

/// A shape at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The shape die that draws it, from 0.
    pub shape: usize,
    /// Its triangles in the order of codes.
    pub cells: Cells,
    /// The triangles that share a side with it, and some of its own.
    pub(crate) border: Cells,
    /// R24. The cities that it enables, as bits.
    pub(crate) cities: u8,
}

/// A legal place seen from a work sector: its triangles in that sector's window.
#[derive(Clone, Copy, Debug)]
struct Fit {
    window: u128,
    placement: Placement,
}

/// R22. The shapes and their places: turned, and mirrored if the options allow it.
#[derive(Debug)]
pub struct Shapes {
    /// The name of each shape and its number of triangles.
    pub forms: [(String, usize); SHAPES],
    /// Every place on the sheet: by shape, then in the order of codes.
    pub all: Vec<Placed>,
    by_cells: BTreeMap<Cells, Placement>,
    /// By work sector and shape, the places with a triangle in the sector whose triangles can all be filled.
    fits: [[Vec<Fit>; SHAPES]; SECTORS],
    /// The legal places of each shape on the whole sheet.
    legal: [usize; SHAPES],
}

impl Shapes {
    /// Returns a shape at a place.
    pub fn placed(&self, placement: Placement) -> &Placed {
        &self.all[usize::from(placement.0)]
    }

    /// Returns the place of exactly these triangles; `None` if they do not form a shape.
    pub fn find(&self, cells: &Cells) -> Option<Placement> {
        self.by_cells.get(cells).copied()
    }

    /// Returns for each shape the number of places on the empty sheet where all its triangles can be filled.
    pub const fn places(&self) -> &[usize; SHAPES] {
        &self.legal
    }

    /// R17-R20. Returns the places of a shape for a work sector, in the order of codes: all triangles empty, and at
    /// least one of them making the contact.
    #[inline]
    pub(crate) fn fitting(
        &self,
        sector: Sector,
        shape: usize,
        filled: u128,
        contact: u128,
    ) -> impl Iterator<Item = Placement> {
        let fits = &self.fits[sector][shape];
        let is_free = move |fit: &&Fit| fit.window & filled == 0 && fit.window & contact != 0;
        fits.iter().filter(is_free).map(|fit| fit.placement)
    }

    /// Returns one of the places that [`Shapes::fitting`] finds: `draw` picks its number below their count. `None` if
    /// there are none. Random play needs only one of many, so nothing is listed and the loop does not branch.
    #[inline]
    pub(crate) fn one_fitting(
        &self,
        sector: Sector,
        shape: usize,
        filled: u128,
        contact: u128,
        draw: impl FnOnce(usize) -> usize,
    ) -> Option<Placement> {
        let mut found = [Placement(0); MOST_FITS];
        let mut count = 0;
        for fit in &self.fits[sector][shape] {
            found[count % MOST_FITS] = fit.placement;
            count += usize::from(fit.window & filled == 0 && fit.window & contact != 0);
        }
        found.get(draw(count)).copied().filter(|_| count > 0)
    }

    /// Builds the tables. `open` are the triangles that can be filled: on the printed sheet, and with the options.
    ///
    /// # Errors
    /// When a shape of the data file is not as described.
    pub(crate) fn from_components(
        text: &ComponentText<'_>,
        file: &File,
        triangles: &BTreeMap<Cell, Triangle>,
        open: [&Cells; 2],
        mirror: bool,
        about: impl Fn(Placed) -> Placed,
    ) -> Result<Self, SetupError> {
        let [printed, open] = open;
        let six = file.shape.len() == SHAPES;
        text.demand(six, &file.counts.sectors, format!("the file describes {} shapes, not six", file.shape.len()))?;
        let on_lattice: BTreeMap<Triangle, Cell> = triangles.iter().map(|(cell, tri)| (*tri, *cell)).collect();
        let (mut forms, mut all, mut kept) = (Vec::new(), Vec::new(), BTreeSet::new());
        for (shape, given) in file.shape.iter().enumerate() {
            check_shape(text, shape, given)?;
            forms.push((given.name.clone(), *given.size.get_ref()));
            let found = places(given.orientations.get_ref(), &on_lattice);
            let count = found.iter().filter(|cells| cells.but(printed).is_empty()).count();
            let told = &given.placements_on_sheet;
            text.demand(*told.get_ref() == count, told, format!("the sheet has {count} places for it"))?;
            all.extend(found.into_iter().map(|cells| about(Placed { shape, cells, border: Cells::NONE, cities: 0 })));
            let allowed = if mirror { &given.orientations } else { &given.orientations_no_mirror };
            kept.extend(places(allowed.get_ref(), &on_lattice));
        }
        let numbered = |(number, placed): (usize, &Placed)| (placed.cells, Placement(number as u16));
        let by_cells: BTreeMap<Cells, Placement> = all.iter().enumerate().map(numbered).collect();
        let once = by_cells.len() == all.len();
        text.demand(once, &file.shape[0].orientations, "two shapes have the same form")?;
        let mut shapes = Self {
            forms: forms.try_into().unwrap_or_default(),
            all,
            by_cells,
            fits: Default::default(),
            legal: [0; SHAPES],
        };
        let legal = |placed: &Placed| placed.cells.but(open).is_empty() && kept.contains(&placed.cells);
        for (number, placed) in shapes.all.iter().enumerate().filter(|(_, placed)| legal(placed)) {
            shapes.legal[placed.shape] += 1;
            for sector in (0..SECTORS).filter(|sector| placed.cells.0[*sector] != 0) {
                let window = placed.cells.window(sector);
                let fits = window.count_ones() as usize == placed.cells.len();
                text.demand(fits, &file.shape[placed.shape].orientations, "a shape spans more than three sectors")?;
                let room = shapes.fits[sector][placed.shape].len() < MOST_FITS;
                text.demand(room, &file.shape[placed.shape].orientations, "a shape has too many places in a sector")?;
                shapes.fits[sector][placed.shape].push(Fit { window, placement: Placement(number as u16) });
            }
        }
        Ok(shapes)
    }
}

fn check_shape(text: &ComponentText<'_>, shape: usize, given: &ShapeText) -> Result<(), SetupError> {
    text.demand(*given.die.get_ref() == shape + 1, &given.die, "shapes stand in the order of their dice, 1 to 6")?;
    let size = *given.size.get_ref();
    text.demand((1..=MOST).contains(&size), &given.size, "a shape has one to four triangles")?;
    let all = given.orientations.get_ref();
    text.demand(all.len() == *given.orientations_total.get_ref(), &given.orientations_total, "are not so many")?;
    for form in all {
        let distinct = form.iter().collect::<BTreeSet<_>>().len() == size;
        text.demand(distinct, &given.orientations, format!("each orientation has {size} different triangles"))?;
    }
    let kept = given.orientations_no_mirror.get_ref();
    let known = !kept.is_empty() && kept.iter().all(|form| all.contains(form));
    text.demand(known, &given.orientations_no_mirror, "must be some of the orientations")
}

/// Returns every place of these forms where all triangles are on the sheet, in the order of codes.
fn places(forms: &[Vec<Triangle>], on_lattice: &BTreeMap<Triangle, Cell>) -> Vec<Cells> {
    let mut found = BTreeSet::new();
    for form in forms {
        let [x, y, which] = form.first().copied().unwrap_or_default();
        for [at_x, at_y, _] in on_lattice.keys().filter(|tri| tri[2] == which) {
            let moved = form.iter().map(|tri| [tri[0] - x + at_x, tri[1] - y + at_y, tri[2]]);
            let cells: Option<Vec<Cell>> = moved.map(|tri| on_lattice.get(&tri).copied()).collect();
            found.extend(cells.map(|mut cells| {
                cells.sort();
                cells
            }));
        }
    }
    found.into_iter().map(|cells| cells.into_iter().collect()).collect()
}

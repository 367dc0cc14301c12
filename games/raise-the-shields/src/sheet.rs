//! What stands on a sheet: filling triangles, emitters, shields (R18, R24, R26, R27).

use contract::EventSink;

use crate::RaiseTheShields;
use crate::cell::{Cell, Cells, SECTORS, Sector};
use crate::event::Event;
use crate::options::{AbilityFirstUse, City3Placement};
use crate::realm::Realm;
use crate::shape::Placement;
use crate::state::{City, Sheet};

/// All six shields, as bits.
pub(crate) const ALL_SHIELDS: u8 = (1 << SECTORS) - 1;

/// The totals of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Powered emitters.
    pub emitters: u32,
    /// Raised shields.
    pub shields: u32,
    /// Filled attack rectangles.
    pub hits: u32,
}

impl Realm {
    /// R31. Returns which rectangle of a sector an attack fills next, from 0; `None` if all are filled.
    pub fn next_rectangle(&self, sheet: &Sheet, sector: Sector) -> Option<usize> {
        (sheet.hits[sector] < self.rectangles).then(|| sheet.hits[sector].into())
    }
}

impl RaiseTheShields {
    /// R5. Returns an empty sheet.
    pub(crate) fn blank(&self) -> Sheet {
        Sheet {
            filled: Cells::NONE,
            edge: self.realm.plant,
            hits: [0; SECTORS],
            cities: [City::Asleep; SECTORS],
            spent: false,
        }
    }

    /// R24. Fills a triangle, which may enable a city's ability. (R38) The ability is ready from the next round, or at
    /// once if the option says so.
    pub(crate) fn fill(&self, sheet: &mut Sheet, cell: Cell) {
        self.draw_cell(sheet, cell);
        self.enable(sheet, self.realm.shaded_for(cell).map_or(0, |city| 1 << city));
    }

    /// R16. Fills the triangles of a shape, which may enable abilities.
    pub(crate) fn fill_shape(&self, sheet: &mut Sheet, placement: Placement) {
        self.draw_shape(sheet, placement);
        self.enable(sheet, self.realm.shapes.placed(placement).cities);
    }

    /// Fills a triangle.
    pub(crate) fn draw_cell(&self, sheet: &mut Sheet, cell: Cell) {
        sheet.filled.insert(cell);
        sheet.edge = sheet.edge.or(self.realm.neighbours(cell)).and(&self.realm.open).but(&sheet.filled);
    }

    /// Fills the triangles of a shape.
    pub(crate) fn draw_shape(&self, sheet: &mut Sheet, placement: Placement) {
        let placed = self.realm.shapes.placed(placement);
        sheet.filled = sheet.filled.or(&placed.cells);
        sheet.edge = sheet.edge.or(&placed.border).and(&self.realm.open).but(&sheet.filled);
    }

    /// R24, R38. Enables the abilities of these cities, as bits.
    pub(crate) fn enable(&self, sheet: &mut Sheet, cities: u8) {
        for city in (0..SECTORS).filter(|city| cities >> city & 1 == 1) {
            if sheet.cities[city] == City::Asleep {
                let at_once = self.options.ability_first_use == AbilityFirstUse::SameRound;
                sheet.cities[city] = if at_once { City::Ready } else { City::New };
            }
        }
    }

    /// R26. Returns the powered emitters of a sheet, as bits: those with a filled triangle of the network beside them.
    pub fn powered(&self, sheet: &Sheet) -> u8 {
        match self.options.city3_placement {
            City3Placement::Connected => self.realm.lit(&sheet.filled),
            City3Placement::Free => self.realm.lit(&self.joined(&sheet.filled)),
        }
    }

    /// R27. Returns the raised shields of a sheet, as bits.
    pub fn shields(&self, sheet: &Sheet) -> u8 {
        self.realm.shields_between(self.powered(sheet))
    }

    /// R28. Says whether all six shields of a sheet are up.
    pub fn has_all_shields(&self, sheet: &Sheet) -> bool {
        self.powered(sheet) == ALL_SHIELDS
    }

    /// R26, R27, R31. Counts the powered emitters, raised shields and hits of a sheet.
    pub fn counts(&self, sheet: &Sheet) -> Counts {
        Counts {
            emitters: self.powered(sheet).count_ones(),
            shields: self.shields(sheet).count_ones(),
            hits: sheet.hits.iter().copied().map(u32::from).sum(),
        }
    }

    /// R32. Says whether all rectangles of a sector are filled, so that the next attack that gets through destroys its city.
    pub fn is_full(&self, sheet: &Sheet, sector: Sector) -> bool {
        sheet.hits[sector] >= self.realm.rectangles
    }

    /// Says whether the shield of a sector is up.
    pub fn is_shielded(&self, sheet: &Sheet, sector: Sector) -> bool {
        self.shields(sheet) >> sector & 1 == 1
    }

    /// R26. Returns the filled triangles that a chain connects to the plant: all of them, unless city 3 may fill
    /// elsewhere.
    pub fn network(&self, sheet: &Sheet) -> Cells {
        match self.options.city3_placement {
            City3Placement::Connected => sheet.filled,
            City3Placement::Free => self.joined(&sheet.filled),
        }
    }

    /// Returns those of these triangles that are connected to the plant by a chain of them.
    pub(crate) fn joined(&self, filled: &Cells) -> Cells {
        let mut network = filled.and(&self.realm.plant);
        loop {
            let near = network.iter().fold(network, |near, cell| near.or(self.realm.neighbours(cell))).and(filled);
            if near == network {
                return network;
            }
            network = near;
        }
    }

    /// Returns the edge of these filled triangles; see [`Sheet::edge`].
    pub(crate) fn edge_of(&self, filled: &Cells) -> Cells {
        let near = filled.iter().fold(self.realm.plant, |near, cell| near.or(self.realm.neighbours(cell)));
        near.and(&self.realm.open).but(filled)
    }

    /// Tells what has changed on a sheet: cities enabled, emitters powered, shields raised.
    pub(crate) fn compare<S: EventSink<Event>>(
        &self,
        before: &Sheet,
        after: &Sheet,
        seat: contract::Seat,
        events: &mut S,
    ) {
        if !S::ENABLED {
            return;
        }
        for city in (0..SECTORS).filter(|city| before.cities[*city] == City::Asleep) {
            if after.cities[city] != City::Asleep {
                events.record(Event::Enabled { seat, city });
            }
        }
        let new = |before: u8, after: u8| (0..SECTORS).filter(move |bit| after & !before & 1 << bit != 0);
        let (old, now) = (self.powered(before), self.powered(after));
        new(old, now).for_each(|emitter| events.record(Event::Powered { seat, emitter }));
        let [old, now] = [old, now].map(|emitters| self.realm.shields_between(emitters));
        new(old, now).for_each(|shield| events.record(Event::Raised { seat, shield }));
    }
}

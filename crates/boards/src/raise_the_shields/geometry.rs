//! Where everything lies, from the data file's lattice and measures (section 2.5 of the dossier). The centre of the realm
//! is the origin.

use std::collections::BTreeSet;

use raise_the_shields::cell::{Cell, Cells, SECTORS, Sector};
use raise_the_shields::realm::Realm;

use crate::svg::num;

/// The board's box: left, top, width, height.
pub(super) const BOX: [f32; 4] = [-416.0, -366.0, 832.0, 732.0];

/// A point of the drawing.
pub(super) type Point = (f32, f32);

/// A realm drawn in some size.
#[derive(Clone, Copy)]
pub(super) struct Scale<'a> {
    pub(super) realm: &'a Realm,
    /// The side of a triangle.
    pub(super) unit: f32,
    /// Where its centre lies.
    pub(super) at: Point,
}

impl<'a> Scale<'a> {
    /// The own realm.
    pub(super) const fn own(realm: &'a Realm) -> Self {
        Self { realm, unit: 52.0, at: (0.0, 0.0) }
    }

    const fn moved(&self, (x, y): Point) -> Point {
        (self.at.0 + x * self.unit, self.at.1 + y * self.unit)
    }

    /// Returns a point of the lattice.
    pub(super) fn lattice(&self, x: f32, y: f32) -> Point {
        self.moved((x + y / 2.0, -y * (3.0f32.sqrt() / 2.0)))
    }

    /// Returns the corners of a triangle.
    pub(super) fn corners(&self, cell: Cell) -> [Point; 3] {
        let [x, y, which] = self.realm.lattice(cell);
        let (x, y) = (f32::from(x), f32::from(y));
        let points = if which == 0 {
            [(x, y), (x + 1.0, y), (x, y + 1.0)]
        } else {
            [(x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0)]
        };
        points.map(|(x, y)| self.lattice(x, y))
    }

    /// Returns the middle of a triangle.
    pub(super) fn centre(&self, cell: Cell) -> Point {
        middle(&self.corners(cell))
    }

    /// Returns the middle of some triangles.
    pub(super) fn middle_of(&self, cells: &Cells) -> Point {
        let centres: Vec<Point> = cells.iter().map(|cell| self.centre(cell)).collect();
        middle(&centres)
    }

    /// Returns the direction of a sector's axis and the one at right angles to it, clockwise.
    fn axis(sector: Sector) -> (Point, Point) {
        let angle = (90.0 - 60.0 * sector as f32).to_radians();
        ((angle.cos(), -angle.sin()), (angle.sin(), angle.cos()))
    }

    /// Returns a point of a sector: `along` out along its axis, `across` to the side.
    pub(super) fn in_sector(&self, sector: Sector, along: f32, across: f32) -> Point {
        let ((ax, ay), (cx, cy)) = Self::axis(sector);
        self.moved((ax * along + cx * across, ay * along + cy * across))
    }

    /// Returns the middle of an emitter's circle, at this distance from the centre toward its corner of the realm.
    pub(super) fn emitter(&self, emitter: usize, distance: f32) -> Point {
        let angle = (60.0 - 60.0 * emitter as f32).to_radians();
        self.moved((angle.cos() * distance, -angle.sin() * distance))
    }

    /// Returns the hexagon with this side.
    pub(super) fn hexagon(&self, side: f32) -> [Point; SECTORS] {
        std::array::from_fn(|emitter| self.emitter(emitter, side))
    }

    /// Writes the path around triangles.
    pub(super) fn path(&self, cells: &Cells) -> String {
        cells.iter().map(|cell| polygon(&self.corners(cell))).collect()
    }

    /// Writes the outline of connected triangles, and of each hole in them: closed, and with a single straight line
    /// wherever sides continue in the same direction.
    pub(super) fn outline(&self, cells: &Cells) -> String {
        let sides: BTreeSet<Side> = cells.iter().flat_map(|cell| self.sides(cell)).collect();
        let is_rim = |(from, to): &Side| !sides.contains(&(*to, *from));
        let mut rim: BTreeSet<Side> = sides.iter().copied().filter(is_rim).collect();
        let mut outline = String::new();
        while let Some(first) = rim.pop_first() {
            let mut turns = vec![first.0];
            let mut side = first;
            while let Some(next) =
                rim.range((side.1, (i8::MIN, i8::MIN))..).next().copied().filter(|next| next.0 == side.1)
            {
                rim.remove(&next);
                turns.extend((direction(side) != direction(next)).then_some(next.0));
                side = next;
            }
            let points: Vec<Point> = turns.iter().map(|(x, y)| self.lattice(f32::from(*x), f32::from(*y))).collect();
            outline += &polygon(&points);
        }
        outline
    }

    /// Returns the sides of a triangle, counter-clockwise.
    fn sides(&self, cell: Cell) -> [Side; 3] {
        let [x, y, which] = self.realm.lattice(cell);
        let corners =
            if which == 0 { [(x, y), (x + 1, y), (x, y + 1)] } else { [(x + 1, y), (x + 1, y + 1), (x, y + 1)] };
        [(corners[0], corners[1]), (corners[1], corners[2]), (corners[2], corners[0])]
    }
}

/// A side of a triangle: two points of the lattice.
type Side = ((i8, i8), (i8, i8));

const fn direction((from, to): Side) -> (i8, i8) {
    (to.0 - from.0, to.1 - from.1)
}

/// Returns the mean of some points; the origin if there are none.
pub(super) fn middle(points: &[Point]) -> Point {
    let count = points.len().max(1) as f32;
    let sum = points.iter().fold((0.0, 0.0), |sum, point| (sum.0 + point.0, sum.1 + point.1));
    (sum.0 / count, sum.1 / count)
}

/// Writes a closed path through points.
pub(super) fn polygon(points: &[Point]) -> String {
    line(points) + "z"
}

/// Writes an open path through points.
pub(super) fn line(points: &[Point]) -> String {
    let step = |(nth, (x, y)): (usize, &Point)| format!("{}{} {}", if nth == 0 { 'M' } else { 'L' }, num(*x), num(*y));
    points.iter().enumerate().map(step).collect()
}

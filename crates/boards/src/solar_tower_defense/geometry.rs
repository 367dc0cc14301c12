//! Where everything lies: a board of 832 by 636 with the disc one acts on, the solar map and the other disc. A phone's
//! board is made of the same drawing by style rules that move its groups; see [`super::narrow`].

use solar_tower_defense::field::{Field, Latitude, Longitude, Pole, Rotation};
use solar_tower_defense::fighter::Fighter;
use solar_tower_defense::map::{Cell, Direction, Map};

use crate::svg::{Rect, num};

/// A point.
pub(super) type Point = (f32, f32);

/// The wide board.
pub(super) const BOX: [f32; 4] = [0.0, 0.0, WIDTH, HEIGHT];
pub(super) const WIDTH: f32 = 832.0;
pub(super) const HEIGHT: f32 = 636.0;

/// The large disc: its middle and its scale.
pub(super) const LARGE: (Point, f32) = ((208.0, 240.0), 1.5);
/// The other disc.
pub(super) const SMALL: (Point, f32) = ((530.0, 516.0), 0.88);
/// The solar map.
pub(super) const MAP: (Point, f32) = ((624.0, 198.0), 0.556);
/// What one has, and the next balance.
pub(super) const LEDGER: Rect = Rect::new(8.0, 452.0, 400.0, 178.0);
/// The switch between two moments of the discs: its upper right corner.
pub(super) const SWITCH: Point = (408.0, 8.0);
/// What the other has: where its text begins.
pub(super) const FACTS: Point = (660.0, 440.0);

/// The radius of a planet on its disc, and of what lies round it.
pub(super) const DISC: f32 = 100.0;
pub(super) const BAND: f32 = 86.0;
/// The middle of the band that is the south pole, where the longitudes have their numbers.
pub(super) const SOUTH: f32 = 93.0;
/// The rim: its inner and its outer radius; how far out its names and what is in its cells stand.
pub(super) const RIM: [f32; 2] = [106.0, 128.0];
pub(super) const NAMES: f32 = 119.0;
pub(super) const STACKS: f32 = 117.0;
/// How high and wide what can be pressed for a field is at least; on a phone that is as much as a finger.
pub(super) const REACH: f32 = 28.7;

/// How many degrees lie between two longitudes.
const APART: f32 = 45.0;

/// Returns a point by angle, counter-clockwise from the right, and radius.
pub(super) fn polar(degrees: f32, radius: f32) -> Point {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (radius * cos, -radius * sin)
}

/// Returns the angle of a direction on a disc that has the sun below it.
pub(super) fn angle_of(direction: Direction) -> f32 {
    APART * direction.number() as f32 - 90.0
}

/// A disc as it lies: the longitude that faces the sun, and the radius of each latitude.
#[derive(Clone, Copy)]
pub(super) struct Lie {
    pub(super) spin: u8,
    pub(super) radii: [f32; 5],
}

impl Lie {
    /// Returns the angle of a longitude.
    pub(super) fn angle(self, longitude: Longitude) -> f32 {
        angle_of(Direction::faced_by(longitude, self.spin))
    }

    /// Returns how far from the middle a latitude is.
    pub(super) fn radius(self, latitude: Latitude) -> f32 {
        match latitude {
            Latitude::Np => 0.0,
            Latitude::Sp => SOUTH,
            _ => self.radii[latitude as usize],
        }
    }

    /// Returns the angle and the radius at which what is built on a field stands. The south pole is a whole band: what
    /// is built there stands between two of its numbers.
    pub(super) fn standing(self, field: Field) -> (f32, f32) {
        let (longitude, beside) = match field.longitude() {
            Some(longitude) => (longitude, 0.0),
            None if field == Field::NORTH => (Longitude::new(0), 0.0),
            None => (Longitude::new(0), APART / 2.0),
        };
        (self.angle(longitude) + beside, self.radius(field.latitude()))
    }

    /// Returns where that is.
    pub(super) fn at(self, field: Field) -> Point {
        let (angle, radius) = self.standing(field);
        polar(angle, radius)
    }

    /// Returns where one latitude's field ends and the next one's begins, from the north pole out: each has the same reach.
    /// On a disc whose latitudes would then lie outside their own fields it is halfway between two of them.
    pub(super) fn borders(self) -> [f32; 4] {
        // As wide as it is high is a part of a ring that reaches from its outer edge to the corners of its inner one.
        let corner = (APART / 2.0).to_radians().cos();
        let mut borders = [REACH / 2.0; 4];
        for nth in 1..borders.len() {
            borders[nth] = REACH + borders[nth - 1] * corner;
        }
        let is_inside = |nth: usize| borders[nth] < self.radii[nth + 1] && self.radii[nth + 1] < borders[nth + 1];
        if (0..3).all(is_inside) && borders[3] < SOUTH {
            return borders;
        }
        let [north, tropic, equator, south, _] = self.radii;
        [f32::midpoint(north, tropic), f32::midpoint(tropic, equator), f32::midpoint(equator, south), SOUTH - 3.0]
    }

    /// Returns by how much a turret on a field is turned, so that its barrel points outwards.
    pub(super) fn barrel(self, field: Field) -> f32 {
        if field == Field::NORTH { 0.0 } else { 90.0 - self.standing(field).0 }
    }

    /// Returns where a fighter hovers and how it is turned; `beside` is how many degrees it stands beside its field, to
    /// leave room for what is built there and for other groups.
    pub(super) fn hovering(self, fighter: Fighter, beside: f32) -> Option<(Point, f32)> {
        let field = fighter.field()?;
        let along = |longitude: Longitude, pole: Pole| {
            let inward = pole == Pole::North;
            if inward { -90.0 - self.angle(longitude) } else { 90.0 - self.angle(longitude) }
        };
        let own = field.longitude();
        let turned = match (fighter, own) {
            (Fighter::OnCircle(_, Rotation::Clockwise), Some(longitude)) => 180.0 - self.angle(longitude),
            (Fighter::OnCircle(_, Rotation::Counter), Some(longitude)) => -self.angle(longitude),
            (Fighter::OnMeridian(_, longitude, pole), _) | (Fighter::Crossing(_, pole, _), Some(longitude)) => {
                along(longitude, pole)
            }
            _ => 0.0,
        };
        let (angle, radius) = match (fighter, own) {
            (Fighter::OnMeridian(_, longitude, _), None) if field == Field::NORTH => (self.angle(longitude), 15.0),
            (Fighter::OnMeridian(_, longitude, _), None) => (self.angle(longitude) - 14.0, SOUTH),
            (_, Some(longitude)) => (self.angle(longitude), self.radius(field.latitude())),
            _ => (self.standing(field).0, if field == Field::NORTH { 15.0 } else { SOUTH }),
        };
        // Beside a field means back along the way that it flies, or clockwise where it flies along a longitude.
        let sense = if matches!(fighter, Fighter::OnCircle(_, Rotation::Counter)) { -1.0 } else { 1.0 };
        let beside = if field.latitude() == Latitude::Nt { beside * 1.8 } else { beside };
        Some((polar(angle + sense * beside, radius), turned + if own.is_some() { -sense * beside } else { 0.0 }))
    }
}

/// Writes the outline of a part of a ring: between two angles and two radii.
pub(super) fn sector([from, to]: [f32; 2], [inner, outer]: [f32; 2]) -> String {
    let [a, b, c, d] = [polar(from, outer), polar(to, outer), polar(to, inner), polar(from, inner)];
    let (out, inside) = (num(outer), num(inner));
    let point = |(x, y): Point| format!("{} {}", num(x), num(y));
    format!("M{}A{out} {out} 0 0 0 {}L{}A{inside} {inside} 0 0 1 {}z", point(a), point(b), point(c), point(d))
}

/// Writes an arc round the middle, the shorter way.
pub(super) fn arc(from: f32, to: f32, radius: f32) -> String {
    let point = |(x, y): Point| format!("{} {}", num(x), num(y));
    let (round, sweep) = (num(radius), u8::from(to < from));
    format!("M{}A{round} {round} 0 0 {sweep} {}", point(polar(from, radius)), point(polar(to, radius)))
}

/// Writes a way through points.
pub(super) fn through(points: &[Point]) -> String {
    let step = |(nth, (x, y)): (usize, &Point)| format!("{}{} {}", if nth == 0 { 'M' } else { 'L' }, num(*x), num(*y));
    points.iter().enumerate().map(step).collect()
}

/// The solar map's own measures, by the data file.
#[derive(Clone, Copy)]
pub(super) struct Sky<'a>(pub(super) &'a Map);

impl Sky<'_> {
    /// Returns the inner and the outer radius of a cell.
    pub(super) fn radii(self, cell: Cell) -> [f32; 2] {
        self.0.radii[cell.ring() as usize].map(|radius| radius as f32)
    }

    /// Returns the angles that a cell spans.
    pub(super) fn angles(self, cell: Cell) -> [f32; 2] {
        self.0.place(cell).angles.map(|angle| angle as f32)
    }

    /// Returns the outline of a cell.
    pub(super) fn outline(self, cell: Cell) -> String {
        sector(self.angles(cell), self.radii(cell))
    }

    /// Returns a point of a cell, by how much of its span lies before it.
    pub(super) fn along(self, cell: Cell, part: f32) -> Point {
        let ([from, to], [inner, outer]) = (self.angles(cell), self.radii(cell));
        polar(from + (to - from) * part, f32::midpoint(inner, outer))
    }

    /// Returns the middle of a cell, where a planet stands.
    pub(super) fn middle(self, cell: Cell) -> Point {
        self.along(cell, 0.5)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lie(spin: u8) -> Lie {
        Lie { spin, radii: [0.0, 30.0, 52.0, 74.0, 93.0] }
    }

    #[test]
    fn the_longitude_that_faces_the_sun_lies_below() {
        let ((x, y), turned) = (lie(3).at(Field::at(Latitude::Eq, Longitude::new(3))), lie(3).barrel(Field::NORTH));
        assert!(x.abs() < 0.01 && (y - 52.0).abs() < 0.01, "{x} {y}");
        assert!(turned.abs() < 0.01);
        // With spin 4 the numbers rise clockwise: longitude 2 is at the right.
        let (x, y) = lie(4).at(Field::at(Latitude::St, Longitude::new(2)));
        assert!((x - 74.0).abs() < 0.01 && y.abs() < 0.01, "{x} {y}");
    }

    /// The latitudes of the printed disc lie in fields of one reach; those of another disc each have what is nearest.
    #[test]
    fn every_latitude_lies_in_what_is_pressed_for_it() {
        let [north, tropic, equator, south] = lie(0).borders();
        assert!((2.0 * north - REACH).abs() < 0.01);
        assert!(north < 30.0 && 30.0 < tropic && tropic < 52.0 && 52.0 < equator && equator < 74.0 && south < SOUTH);
        let close = Lie { spin: 0, radii: [0.0, 12.0, 30.0, 60.0, 93.0] };
        for (border, halfway) in close.borders().into_iter().zip([6.0, 21.0, 45.0, SOUTH - 3.0]) {
            assert!((border - halfway).abs() < 0.01, "{border} {halfway}");
        }
    }

    #[test]
    fn a_fighter_that_flies_clockwise_points_along_its_circle() {
        let field = Field::at(Latitude::Eq, Longitude::new(2));
        let (_, turned) = lie(4).hovering(Fighter::OnCircle(field, Rotation::Clockwise), 0.0).expect("it is there");
        assert!((turned - 180.0).abs() < 0.01, "at the right, clockwise is down: {turned}");
        let (_, turned) = lie(4).hovering(Fighter::OnCircle(field, Rotation::Counter), 0.0).expect("it is there");
        assert!(turned.abs() < 0.01, "{turned}");
    }
}

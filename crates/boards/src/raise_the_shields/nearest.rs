//! Which place a press means when many overlap: the one whose middle is nearest. This needs no script, since every
//! place gets the part of its triangles that is nearer to its own middle than to any other place's.

use raise_the_shields::cell::{Cell, Cells};

use super::geometry::{Point, Scale, polygon};

/// How far coinciding middles are moved apart, in sides of a triangle.
const APART: f32 = 0.18;
/// How close two middles must be to count as the same, in sides of a triangle.
const SAME: f32 = 0.05;

/// Returns the middle of each place. If places cross at the same point, their middles are moved apart around it.
pub(super) fn middles(scale: &Scale<'_>, places: &[Cells]) -> Vec<Point> {
    let plain: Vec<Point> = places.iter().map(|cells| scale.middle_of(cells)).collect();
    let moved = |(nth, at): (usize, &Point)| {
        let same = |other: &Point| (other.0 - at.0).hypot(other.1 - at.1) < SAME * scale.unit;
        let before = plain[..nth].iter().filter(|other| same(other)).count();
        match plain.iter().filter(|other| same(other)).count() {
            1 => *at,
            count => {
                let (sin, cos) = (std::f32::consts::TAU * before as f32 / count as f32).sin_cos();
                (at.0 - cos * APART * scale.unit, at.1 + sin * APART * scale.unit)
            }
        }
    };
    plain.iter().enumerate().map(moved).collect()
}

/// Returns the part of each place that is its own, as a path.
pub(super) fn shares(scale: &Scale<'_>, places: &[Cells], middles: &[Point]) -> Vec<String> {
    let share = |nth: usize, cell: Cell| {
        let rivals = places.iter().zip(middles).enumerate();
        let rivals = rivals.filter(|(other, (cells, _))| *other != nth && cells.contains(cell));
        rivals.fold(scale.corners(cell).to_vec(), |part, (_, (_, rival))| nearer(&part, middles[nth], *rival))
    };
    let path = |(nth, cells): (usize, &Cells)| -> String {
        let parts = cells.iter().map(|cell| share(nth, cell)).filter(|part| part.len() > 2);
        parts.map(|part| polygon(&part)).collect()
    };
    places.iter().enumerate().map(path).collect()
}

/// Cuts away what is nearer to the rival's middle than to its own.
fn nearer(part: &[Point], own: Point, rival: Point) -> Vec<Point> {
    let half = (own.0.midpoint(rival.0), own.1.midpoint(rival.1));
    let beyond = |at: Point| (at.0 - half.0) * (rival.0 - own.0) + (at.1 - half.1) * (rival.1 - own.1);
    let mut kept = Vec::with_capacity(part.len() + 1);
    for (nth, at) in part.iter().enumerate() {
        let next = part[(nth + 1) % part.len()];
        let (here, there) = (beyond(*at), beyond(next));
        if here <= 0.0 {
            kept.push(*at);
        }
        if (here < 0.0 && there > 0.0) || (here > 0.0 && there < 0.0) {
            let along = here / (here - there);
            kept.push((at.0 + (next.0 - at.0) * along, at.1 + (next.1 - at.1) * along));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use contract::{Game, Setup};
    use raise_the_shields::RaiseTheShields;

    use super::*;

    #[test]
    fn every_place_of_every_shape_keeps_a_part_around_its_middle() {
        let game = RaiseTheShields::new(&Setup::printed(1)).expect("the printed sheet");
        let scale = Scale::own(&game.realm);
        for shape in 0..6 {
            let all = game.realm.shapes.all.iter().filter(|placed| placed.shape == shape);
            let places: Vec<Cells> = all.map(|placed| placed.cells).collect();
            let middles = middles(&scale, &places);
            for (nth, at) in middles.iter().enumerate() {
                let apart = |other: &Point| (other.0 - at.0).hypot(other.1 - at.1) > 0.1 * scale.unit;
                assert!(middles.iter().enumerate().all(|(other, at)| other == nth || apart(at)), "shape {shape}");
            }
            for share in shares(&scale, &places, &middles) {
                assert!(!share.is_empty(), "shape {shape}");
            }
        }
    }
}

//! The other ways to lay a shape around the pivot where it is pointed at: rotated around it, or flipped over.

use contract::Notation;
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::Action;
use raise_the_shields::cell::{Cell, Cells};
use raise_the_shields::state::Drawn;

use super::geometry::{Point, Scale};
use crate::picture::{Transform, Turned};

/// How close two angles or points must be to count as the same, in radians and in sides of a triangle.
const SAME: f32 = 0.01;

/// Returns the next of the other places clockwise around the pivot, and the most similar place of the flipped shape.
/// Without a pivot, it is the triangle nearest to the middle of the place. All of these places contain the pivot, so
/// turning on leads through every place that covers it, and back.
pub(super) fn turned(game: &RaiseTheShields, token: &str, pivot: Option<&str>, others: &[&str]) -> Vec<Turned> {
    let scale = Scale { unit: 1.0, ..Scale::own(&game.realm) };
    let Some(from) = Laid::read(game, token) else { return Vec::new() };
    let named = pivot.and_then(|name| Cell::read(name).ok()).filter(|cell| from.cells.contains(*cell));
    let Some(pivot) = named.or_else(|| from.inmost(&scale)) else { return Vec::new() };
    let around = others.iter().filter_map(|other| Laid::read(game, other));
    let around: Vec<Laid<'_>> = around.filter(|laid| laid.cells.contains(pivot) && laid.cells != from.cells).collect();
    let (same, over): (Vec<&Laid<'_>>, Vec<&Laid<'_>>) =
        around.iter().partition(|laid| from.is_turned_into(laid, &scale));
    // A full turn comes last: of places in one direction the nearer one is next.
    let further = |laid: &&&Laid<'_>| {
        let angle = (laid.angle(&scale, pivot) - from.angle(&scale, pivot)).rem_euclid(std::f32::consts::TAU);
        let out = laid.reach(&scale, pivot) - from.reach(&scale, pivot);
        match angle < SAME || std::f32::consts::TAU - angle < SAME {
            true if out > 0.0 => (0.0, out),
            true => (std::f32::consts::TAU, out),
            false => (angle, laid.reach(&scale, pivot)),
        }
    };
    let aside = |laid: &&&Laid<'_>| {
        let angle = (laid.angle(&scale, pivot) - from.angle(&scale, pivot)).rem_euclid(std::f32::consts::TAU);
        (angle.min(std::f32::consts::TAU - angle), angle)
    };
    let least = |laid: &[&Laid<'_>], by: &dyn Fn(&&&Laid<'_>) -> (f32, f32)| {
        let first =
            laid.iter().min_by(|one, other| by(one).partial_cmp(&by(other)).unwrap_or(std::cmp::Ordering::Equal));
        first.map(|laid| laid.token.to_owned())
    };
    let turned = |transform: Transform, token: Option<String>| {
        token.map(|token| Turned { transform, token, pivot: pivot.to_string() })
    };
    [turned(Transform::Turn, least(&same, &further)), turned(Transform::Mirror, least(&over, &aside))]
        .into_iter()
        .flatten()
        .collect()
}

/// A shape that an action lays down.
struct Laid<'a> {
    token: &'a str,
    cells: Cells,
}

impl<'a> Laid<'a> {
    fn read(game: &RaiseTheShields, token: &'a str) -> Option<Self> {
        let Action::Draw(Drawn::Shape(placement)) = game.read_action(token).ok()? else { return None };
        Some(Self { token, cells: game.realm.shapes.placed(placement).cells })
    }

    /// Returns the triangle nearest to the middle.
    fn inmost(&self, scale: &Scale<'_>) -> Option<Cell> {
        let middle = scale.middle_of(&self.cells);
        let far = |cell: &Cell| distance(scale.centre(*cell), middle);
        let mut cells: Vec<Cell> = self.cells.iter().collect();
        cells.sort_by(|one, other| far(one).total_cmp(&far(other)));
        // Of triangles as near as one another it is the first, in the order of codes.
        let nearest = cells.first().map(far)?;
        self.cells.iter().find(|cell| far(cell) < nearest + SAME)
    }

    /// Returns the direction from the pivot to the middle, clockwise.
    fn angle(&self, scale: &Scale<'_>, pivot: Cell) -> f32 {
        let ((x, y), (from_x, from_y)) = (scale.middle_of(&self.cells), scale.centre(pivot));
        (y - from_y).atan2(x - from_x)
    }

    fn reach(&self, scale: &Scale<'_>, pivot: Cell) -> f32 {
        distance(scale.middle_of(&self.cells), scale.centre(pivot))
    }

    /// Says whether one can be turned into the other without flipping it over.
    fn is_turned_into(&self, other: &Self, scale: &Scale<'_>) -> bool {
        let (own, theirs) = (self.points(scale), other.points(scale));
        (0..6).any(|sixth| {
            let (sin, cos) = (std::f32::consts::FRAC_PI_3 * sixth as f32).sin_cos();
            own.iter().all(|(x, y)| {
                let turned = (x * cos - y * sin, x * sin + y * cos);
                theirs.iter().any(|point| distance(*point, turned) < SAME)
            })
        })
    }

    /// Returns the middles of the triangles, relative to the middle of the shape.
    fn points(&self, scale: &Scale<'_>) -> Vec<Point> {
        let (x, y) = scale.middle_of(&self.cells);
        self.cells.iter().map(|cell| scale.centre(cell)).map(|(at_x, at_y)| (at_x - x, at_y - y)).collect()
    }
}

fn distance(one: Point, other: Point) -> f32 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use contract::{Game, Setup};
    use raise_the_shields::shape::Placement;

    use super::*;

    fn game() -> RaiseTheShields {
        RaiseTheShields::new(&Setup::printed(1)).expect("the printed sheet")
    }

    /// All places of a shape around a triangle in the open, as tokens.
    fn around(game: &RaiseTheShields, shape: usize, pivot: Cell) -> Vec<String> {
        let all = game.realm.shapes.all.iter().enumerate();
        let there = all.filter(|(_, placed)| placed.shape == shape && placed.cells.contains(pivot));
        there.map(|(nth, _)| game.write_action(Action::Draw(Drawn::Shape(Placement(nth as u16))))).collect()
    }

    /// Turns on until it is where it began.
    fn round(game: &RaiseTheShields, from: &str, pivot: &str, others: &[&str]) -> BTreeSet<String> {
        let mut seen = BTreeSet::new();
        let mut at = from.to_owned();
        while seen.insert(at.clone()) {
            let turned = turned(game, &at, Some(pivot), others);
            let Some(next) = turned.into_iter().find(|turned| turned.transform == Transform::Turn) else { break };
            at = next.token;
        }
        assert_eq!(at, from, "turning comes back");
        seen
    }

    /// Around a triangle in the open a diamond lies in three ways, a trapezoid has it at an end or in its middle, and so
    /// on; of the six only the strip has a mirrored form.
    #[test]
    fn turning_and_turning_over_come_by_every_place_at_the_spot_and_back() {
        let game = game();
        for (shape, places, forms) in [(0, 1, 1), (1, 3, 1), (2, 9, 1), (3, 4, 1), (4, 12, 2), (5, 12, 1)] {
            let pivot = "13d";
            let tokens = around(&game, shape, Cell::read(pivot).expect("a cell"));
            let others: Vec<&str> = tokens.iter().map(String::as_str).collect();
            let there = round(&game, others[0], pivot, &others);
            let mirrored = turned(&game, others[0], Some(pivot), &others)
                .into_iter()
                .find(|way| way.transform == Transform::Mirror);
            let mut all = there.clone();
            if let Some(over) = &mirrored {
                all.extend(round(&game, &over.token, pivot, &others));
            }
            assert_eq!(all.len(), others.len(), "shape {shape}");
            assert_eq!((others.len(), 1 + usize::from(mirrored.is_some())), (places, forms), "shape {shape}");
        }
    }

    #[test]
    fn the_spot_is_in_the_middle_unless_it_is_named() {
        let game = game();
        let [tri, other] = ["d11b.11c.11d", "d11c.11d.11e"];
        let pivot = |pivot| turned(&game, tri, pivot, &[tri, other]).first().map(|turned| turned.pivot.clone());
        assert_eq!(pivot(None).as_deref(), Some("11c"));
        assert_eq!(pivot(Some("11d")).as_deref(), Some("11d"));
        assert_eq!(pivot(Some("11b")), None, "nothing else covers it");
        for wrong in ["61a", "", "zz"] {
            assert_eq!(pivot(Some(wrong)).as_deref(), Some("11c"), "{wrong}");
        }
        assert_eq!(turned(&game, "ok", None, &[tri]), []);
    }
}

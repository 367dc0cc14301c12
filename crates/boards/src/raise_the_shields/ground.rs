//! The realm as it is printed: sectors, grid, shaded triangles, the power plant, the dice on the rim.

use maud::{Markup, html};
use raise_the_shields::cell::{Cells, SECTORS, Sector};

use super::geometry::{Scale, line, polygon};
use crate::die::{Die, Lie, lying};
use crate::svg::{circle, path};

/// Draws what lies under the network.
pub(super) fn under(scale: &Scale<'_>) -> Markup {
    let side = f32::from(scale.realm.sides[0]);
    let corners = scale.hexagon(side);
    let drop = Scale { at: (scale.at.0, scale.at.1 + 5.0), ..*scale }.hexagon(side);
    let shaded: Cells = scale.realm.shaded.iter().fold(Cells::NONE, |all, cells| all.or(cells));
    html! {
        (path("r-drop", polygon(&drop)))
        @for sector in 0..SECTORS {
            @let class = if sector % 2 == 0 { "r-sector" } else { "r-sector alt" };
            (path(class, polygon(&[scale.at, corners[(sector + 5) % SECTORS], corners[sector]])))
        }
        (path("r-grid", grid(scale)))
        path fill="url(#rts-hatch)" d=(scale.path(&shaded)) {}
        @for corner in corners { (path("r-border", line(&[scale.at, corner]))) }
    }
}

/// Draws the frame over the network: plant, rim and dice.
pub(super) fn over(scale: &Scale<'_>, work: Option<Sector>) -> Markup {
    let drawing = &scale.realm.drawing;
    html! {
        (path("r-rim", polygon(&scale.hexagon(f32::from(scale.realm.sides[0])))))
        (plant(scale))
        @for sector in 0..SECTORS {
            @let at = scale.in_sector(sector, drawing.die_icon as f32, 0.0);
            @if work == Some(sector) { (circle("r-workdie", at, 21.0)) }
            g class="rim-die" { (lying(None, Die::White, Some(sector as u8 + 1), at, 25.0, Lie::Straight)) }
        }
    }
}

/// Draws the border of the sector that is worked in, from the plant to the rim.
pub(super) fn work(scale: &Scale<'_>, sector: Sector) -> Markup {
    let [.., before_plant, plant] = ends(scale, sector);
    html! { (path("r-work", border(scale, sector) + &line(&[before_plant, plant]))) }
}

/// Draws the tint of a sector of this realm that is being attacked.
pub(super) fn struck(scale: &Scale<'_>, sector: Sector) -> Markup {
    html! {
        (path("m-hl tint", polygon(&outside_the_plant(scale, sector))))
        (path("m-hl edge", border(scale, sector)))
    }
}

/// Returns the ends of the rim of a sector, and of its side at the plant.
fn ends(scale: &Scale<'_>, sector: Sector) -> [(f32, f32); 4] {
    let [inner_before, before, after, inner] = outside_the_plant(scale, sector);
    [before, after, inner_before, inner]
}

/// The rim of a sector and the lines that lead to it, which leave out the emitters' circles: what is printed in these is
/// never crossed out.
fn border(scale: &Scale<'_>, sector: Sector) -> String {
    let [before, after, ..] = ends(scale, sector);
    let [outer, inner] = scale.realm.sides.map(f32::from);
    let emitter = &scale.realm.drawing.emitter;
    let (near, far) = ((emitter.centre - emitter.radius) as f32, (emitter.centre + emitter.radius) as f32);
    let along = |nth: usize| {
        let part = |from, to| line(&[scale.emitter(nth, from), scale.emitter(nth, to)]);
        part(inner, near) + &if far < outer { part(far, outer) } else { String::new() }
    };
    along((sector + SECTORS - 1) % SECTORS) + &along(sector) + &line(&[before, after])
}

fn outside_the_plant(scale: &Scale<'_>, sector: Sector) -> [(f32, f32); 4] {
    let [outer, inner] = scale.realm.sides.map(|side| scale.hexagon(f32::from(side)));
    let before = (sector + SECTORS - 1) % SECTORS;
    [inner[before], outer[before], outer[sector], inner[sector]]
}

/// All lines of the lattice in the realm, in three directions.
fn grid(scale: &Scale<'_>) -> String {
    let side = i16::from(scale.realm.sides[0]);
    let at = |x: i16, y: i16| scale.lattice(f32::from(x), f32::from(y));
    let lines = (-side..=side).flat_map(|k| {
        let (low, high) = ((-side).max(-side - k), side.min(side - k));
        [[at(k, low), at(k, high)], [at(low, k), at(high, k)], [at(low, -k - low), at(high, -k - high)]]
    });
    lines.map(|ends| line(&ends)).collect()
}

/// The power plant: a hall with a turbine, and a line to each triangle that touches it.
fn plant(scale: &Scale<'_>) -> Markup {
    let side = f32::from(scale.realm.sides[1]);
    let towards =
        |to: (f32, f32), part: f32| (scale.at.0 + (to.0 - scale.at.0) * part, scale.at.1 + (to.1 - scale.at.1) * part);
    let bus = |cell| {
        let gate = gate(scale, cell);
        line(&[gate, towards(gate, 0.8), towards(gate, 0.3)])
    };
    let buses: String = scale.realm.plant.iter().map(bus).collect();
    html! {
        g class="r-plant" {
            (path("hall", polygon(&scale.hexagon(side))))
            (path("ring", polygon(&scale.hexagon(side * 0.82)) + &polygon(&scale.hexagon(side * 0.5))))
            (path("bus", buses))
            (circle("well", scale.at, 40.0))
            path class="rotor" transform=(format!("translate({} {})", scale.at.0, scale.at.1))
                d="M0 0Q17.6-9.6 32 8.2 19.5 13.9 0 0zM0 0Q17.1 10.4 8.9 31.8-2.3 23.9 0 0zM0 0Q-.5 20-23.1 23.6-21.8 9.9 0 0zM0 0Q-17.6 9.6-32-8.2-19.5-13.9 0 0zM0 0Q-17.1-10.4-8.9-31.8 2.3-23.9 0 0zM0 0Q.5-20 23.1-23.6 21.8-9.9 0 0z" {}
            (circle("hub", scale.at, 10.0))
        }
    }
}

/// Returns where a triangle's side lies on the plant: the middle of the side nearest to the centre.
pub(super) fn gate(scale: &Scale<'_>, cell: raise_the_shields::cell::Cell) -> (f32, f32) {
    let corners = scale.corners(cell);
    let far = |point: (f32, f32)| (point.0 - scale.at.0).hypot(point.1 - scale.at.1);
    let middles = (0..3).map(|side| super::geometry::middle(&[corners[side], corners[(side + 1) % 3]]));
    middles.min_by(|one, other| far(*one).total_cmp(&far(*other))).unwrap_or(scale.at)
}

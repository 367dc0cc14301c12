//! The solar map: orbits and cells with their names, the straight links inwards, the planets with where they will be,
//! and the fighters in space. The map never turns.

use contract::Seat;
use maud::{Markup, html};
use solar_tower_defense::fighter::FighterSet;
use solar_tower_defense::map::{Cell, Ring};
use solar_tower_defense::state::{Phase, SEATS, State, other};

use super::art::{self, Mood};
use super::board::Board;
use super::geometry::{Point, Sky, polar, through};
use super::pieces;
use crate::svg::{circle, label, num, path};

/// The radius of a planet on the map, by its ring.
const BALLS: [f32; 3] = [29.0, 25.0, 16.0];
/// How far outside the outermost ring the border of the chart is.
const BORDER: f32 = 6.0;
/// How many rounds ahead the places of planets are shown.
const AHEAD: u16 = 2;
/// The size of the names of cells, and of counts.
pub(super) const NAMES: f32 = 18.6;

/// Draws the map around the origin.
pub(super) fn draw(board: &Board<'_>) -> Markup {
    html! {
        (chart(board))
        (art::sun(mood(board)))
        @for seat in SEATS { (coming(board, seat)) }
        (scenery(board))
        @for seat in SEATS { (planet(board, seat)) }
        @for seat in SEATS { (fighters(board, seat)) }
    }
}

fn mood(board: &Board<'_>) -> Mood {
    match board.view.course.phase {
        Phase::Over => Mood::Awake,
        Phase::Fights => Mood::Peeping,
        _ => Mood::Asleep,
    }
}

/// Rings, cells, names and links.
fn chart(board: &Board<'_>) -> Markup {
    let (sky, map) = (board.sky(), &board.game.components.map);
    let outer = map.radii[2][1] as f32;
    let mut borders = String::new();
    for place in map.cells() {
        let [inner, outer] = sky.radii(place.cell);
        let from = place.angles[0] as f32;
        borders += &through(&[polar(from, inner), polar(from, outer)]);
    }
    html! {
        (circle("plate", (0.0, 0.0), outer + BORDER))
        @for ring in Ring::ALL.into_iter().rev() {
            (circle(&format!("ring {}", art::class(ring)), (0.0, 0.0), map.radii[ring as usize][1] as f32))
        }
        (circle("plate", (0.0, 0.0), map.radii[0][0] as f32))
        (path("cells", borders))
        @for radii in &map.radii { (circle("orbit", (0.0, 0.0), radii[1] as f32)) }
        (circle("orbit", (0.0, 0.0), map.radii[0][0] as f32))
        (circle("orbit", (0.0, 0.0), outer + BORDER))
        @for place in map.cells() {
            @let [_, to] = sky.angles(place.cell);
            @let [inner, outer] = sky.radii(place.cell);
            @let span = to - sky.angles(place.cell)[0];
            @let (x, y) = polar(to - (span * 0.2).min(7.5), (outer - inner).mul_add(-0.22, outer));
            (label("name", (x, y + NAMES * 0.36), NAMES, place.cell))
        }
        @for place in map.cells().iter().filter(|place| place.cell.ring() == Ring::Mars) {
            @if let Some(inward) = place.inward { (link(sky, place.cell, inward)) }
        }
    }
}

/// A straight link inwards: an arrow across the border, since some bend and nobody would guess it.
fn link(sky: Sky<'_>, from: Cell, to: Cell) -> Markup {
    let middle = |cell: Cell| {
        let [from, to] = sky.angles(cell);
        f32::midpoint(from, to)
    };
    let (start, end) = (middle(from), middle(to));
    let border = sky.radii(from)[0];
    let bend = ((end - start + 540.0) % 360.0 - 180.0).clamp(-14.0, 14.0);
    let (tail, tip) = (polar(start, border + 12.0), polar(start + bend, border - 20.0));
    let (left, right) = (polar(start + bend - 3.6, border - 7.0), polar(start + bend + 3.6, border - 7.0));
    html! { (path("link", through(&[tail, polar(start + bend, border - 8.0)]))) (path("link-head", through(&[left, right, tip]) + "z")) }
}

/// R29. Where a planet will be as long as the game goes on: a dotted orbit and dashed rings with the rounds.
fn coming(board: &Board<'_>, seat: Seat) -> Markup {
    let view = board.view;
    let Some(start) = view.side(seat).cell.filter(|_| view.course.phase != Phase::Over) else { return html! {} };
    let (sky, map) = (board.sky(), &board.game.components.map);
    let round = view.course.round + u16::from(view.course.phase == Phase::Cosmic);
    let mut cells = vec![start];
    let rounds = board.last_round().map_or(AHEAD, |last| AHEAD.min(last.saturating_sub(round)));
    for _ in 0..rounds {
        cells.extend(cells.last().map(|cell| map.counter_clockwise(*cell)));
    }
    let class = art::class(board.ring(seat));
    let points: Vec<Point> =
        cells.windows(2).flat_map(|pair| [sky.middle(pair[0]), sky.along(pair[0], 0.99)]).collect();
    let last = cells.last().map(|cell| sky.middle(*cell));
    let way: Vec<Point> = points.into_iter().chain(last).collect();
    html! {
        g class=(format!("coming {class}")) {
            (path("dotted", through(&way)))
            @for (nth, cell) in cells.iter().enumerate().skip(1) {
                @let (x, y) = sky.middle(*cell);
                (circle("dashed", (x, y), 16.0))
                (label("count-ink", (x, y + 6.5), 18.0, round + nth as u16))
            }
        }
    }
}

fn planet(board: &Board<'_>, seat: Seat) -> Markup {
    let side = board.view.side(seat);
    let ring = board.ring(seat);
    let radius = BALLS[ring as usize];
    // The land turns with the planet; longitude `spin` faces the sun.
    let Some(cell) = side.cell else { return html! {} };
    let [from, to] = board.sky().angles(cell);
    let outward = f32::midpoint(from, to);
    let turned = 45.0f32.mul_add(-f32::from(side.spin), 180.0) - outward;
    standing(&format!("planet-{}", seat.index()), board.sky().middle(cell), &ball(ring, radius, outward, turned))
}

/// A planet with its night side away from the sun, and an arrow towards it.
fn ball(ring: Ring, radius: f32, outward: f32, turned: f32) -> Markup {
    let ((x, y), (u, v)) = (polar(outward + 90.0, radius), polar(outward - 90.0, radius));
    let (start, end) = (format!("{} {}", num(x), num(y)), format!("{} {}", num(u), num(v)));
    let (near, far) = (num(radius), num(radius * 1.35));
    let dark = format!("M{start}A{near} {near} 0 0 1 {end}A{far} {far} 0 0 0 {start}z");
    let arrow = [(180.0, radius + 11.0), (166.0, radius + 2.0), (194.0, radius + 2.0)];
    html! {
        (circle("halo", (0.0, 0.0), radius + 4.0))
        (art::ball(ring, radius, turned))
        (path("dark-side", dark))
        (path("sunward", through(&arrow.map(|(angle, radius)| polar(outward + angle, radius))) + "z"))
    }
}

/// Puts a piece that moves from round to round in its place.
fn standing(id: &str, (x, y): Point, inside: &Markup) -> Markup {
    html! { g id=(id) class="planet" data-piece="" transform=(format!("translate({} {}) scale(1)", num(x), num(y))) { (inside) } }
}

/// The planet on which nobody lives: a small ball on a wooden foot.
fn scenery(board: &Board<'_>) -> Markup {
    let cell = board.scenery();
    if !board.game.components.map.has(cell) {
        return html! {};
    }
    let [from, to] = board.sky().angles(cell);
    let inside = html! {
        (circle("halo", (0.0, 0.0), 20.0))
        (path("foot", "M-14 10.500h28l4.500 9.500h-37z"))
        (ball(cell.ring(), BALLS[2], f32::midpoint(from, to), 0.0))
    };
    standing("planet-2", board.sky().middle(cell), &inside)
}

/// Returns where the fighters of a seat in a cell are drawn: beside a planet that stands there, and apart from the
/// others.
pub(super) fn spot(board: &Board<'_>, view: &State, seat: Seat, cell: Cell) -> Point {
    let with_planet = SEATS.iter().any(|seat| view.side(*seat).cell == Some(cell));
    let both = !view.side(other(seat)).fleet.in_cell(cell).is_empty();
    let part = match (with_planet, both, seat.index()) {
        (true, _, 0) => 0.16,
        (true, ..) => 0.86,
        (false, true, 0) => 0.28,
        (false, true, _) => 0.7,
        (false, false, _) => 0.42,
    };
    board.sky().along(cell, part)
}

/// Returns the cells in which a seat has fighters, with these.
pub(super) fn stacks(view: &State, seat: Seat) -> Vec<(Cell, FighterSet)> {
    let fleet = &view.side(seat).fleet;
    let mut cells: Vec<Cell> = fleet.in_space().iter().filter_map(|number| fleet.get(number).cell()).collect();
    cells.sort_unstable();
    cells.dedup();
    cells.into_iter().map(|cell| (cell, fleet.in_cell(cell))).collect()
}

/// Counted stacks of fighters, turned the way that they fly.
fn fighters(board: &Board<'_>, seat: Seat) -> Markup {
    let (ring, home) = (board.ring(seat), board.ring(other(seat)));
    let class = art::class(ring);
    html! {
        @for (cell, there) in stacks(board.view, seat) {
            @let (x, y) = spot(board, board.view, seat, cell);
            @let turned = heading(board, cell, home, (x, y));
            (pieces::put(&format!("{class} flyer"), (x, y), turned, 1.5, &pieces::fighter(ring)))
            @if there.len() > 1 { (pieces::count(class, (x + 16.0, y + 13.0), 17.5, &format!("\u{d7}{}", there.len()))) }
        }
    }
}

/// Returns by how much a fighter in a cell is turned that is on its way to a ring.
pub(super) fn heading(board: &Board<'_>, cell: Cell, ring: Ring, (x, y): Point) -> f32 {
    let map = &board.game.components.map;
    let place = map.place(cell);
    let next = match cell.ring().cmp(&ring) {
        std::cmp::Ordering::Less => place.outward,
        std::cmp::Ordering::Greater => place.inward,
        std::cmp::Ordering::Equal => Some(map.clockwise(cell)),
    };
    let (to_x, to_y) = board.sky().middle(next.unwrap_or(cell));
    (to_x - x).atan2(y - to_y).to_degrees()
}

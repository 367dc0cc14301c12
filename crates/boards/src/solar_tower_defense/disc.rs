//! A planet's disc: the fixed rim with what each direction points at, and inside it the land, the grid, what is built
//! and the fighters over it, turned as the planet lies.

use contract::Seat;
use maud::{Markup, html};
use solar_tower_defense::field::{Field, Latitude, Longitude};
use solar_tower_defense::fighter::{Fighter, Number};
use solar_tower_defense::map::Direction;
use solar_tower_defense::planet::{Building, Condition};
use solar_tower_defense::state::{Phase, other};

use super::art;
use super::board::Board;
use super::geometry::{BAND, DISC, Lie, NAMES, Point, RIM, SOUTH, STACKS, angle_of, arc, polar, sector, through};
use super::pieces;
use crate::svg::{Rect, circle, label, num, path, rect};

/// How large a disc is drawn, which decides how large its words must be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Size {
    Large,
    Small,
}

impl Size {
    /// The size of numbers on the disc.
    const fn numbers(self) -> f32 {
        match self {
            Self::Large => 8.6,
            Self::Small => 12.0,
        }
    }

    /// The size of the names of cells.
    const fn cells(self) -> f32 {
        match self {
            Self::Large => 10.5,
            Self::Small => 13.0,
        }
    }
}

/// Fighters that are alike: where they are and how they fly.
pub(super) struct Group {
    pub(super) fighter: Fighter,
    pub(super) numbers: Vec<Number>,
}

/// Returns the groups of fighters of a seat, in the order of their first numbers.
pub(super) fn groups(board: &Board<'_>, seat: Seat) -> Vec<Group> {
    let fleet = &board.view.side(seat).fleet;
    let mut groups: Vec<Group> = Vec::new();
    for number in fleet.in_play().iter() {
        let fighter = fleet.get(number);
        match groups.iter_mut().find(|group| group.fighter == fighter) {
            Some(group) => group.numbers.push(number),
            None => groups.push(Group { fighter, numbers: vec![number] }),
        }
    }
    groups
}

/// Writes numbers as people do: `1–3`, `2, 5`; at most so many letters, else only how many there are.
pub(super) fn numbers(numbers: &[Number], room: usize) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut from = 0;
    for nth in 0..numbers.len() {
        let goes_on = numbers.get(nth + 1).is_some_and(|next| next.get() == numbers[nth].get() + 1);
        if goes_on {
            continue;
        }
        parts.push(match nth - from {
            0 => numbers[nth].get().to_string(),
            1 => format!("{},{}", numbers[from].get(), numbers[nth].get()),
            _ => format!("{}\u{2013}{}", numbers[from].get(), numbers[nth].get()),
        });
        from = nth + 1;
    }
    let said = parts.join(",");
    if said.chars().count() <= room { said } else { format!("\u{d7}{}", numbers.len()) }
}

/// Draws a disc around the origin.
pub(super) fn draw(board: &Board<'_>, seat: Seat, size: Size) -> Markup {
    let lie = board.lie(seat);
    html! {
        g class=(format!("world {}", art::class(board.ring(seat)))) {
            g class="on-rim" { (rim(board, seat)) }
            g class=(format!("{}{}", art::class(board.ring(seat)), if board.has_turned(seat) { " turns" } else { "" })) {
                (ground(board, seat, lie))
                (longitudes(lie, size))
                (fields(board, seat, lie))
                (buildings(board, seat, lie, size))
                (hovering(board, seat, lie, size))
            }
            g class="on-rim" { (in_rim(board, seat, size)) }
        }
    }
}

/// The rim never turns: the names of the cells change.
fn rim(board: &Board<'_>, seat: Seat) -> Markup {
    html! {
        @for direction in Direction::all() {
            @let angle = angle_of(direction);
            @let class = if is_sunny(board, seat, direction) { "dir sunny" } else { "dir" };
            (path(class, sector([angle - 21.5, angle + 21.5], RIM)))
        }
    }
}

/// Says whether a direction points at the sun, or past it.
fn is_sunny(board: &Board<'_>, seat: Seat, direction: Direction) -> bool {
    board.pointed_at(seat, direction).is_none() && matches!(direction.number(), 0 | 1 | 7)
}

/// What stands in the rim: the name of each cell, and how many fighters of the other side are there; or the sun. It lies
/// over the edge of the disc, which on a phone comes close.
fn in_rim(board: &Board<'_>, seat: Seat, size: Size) -> Markup {
    let enemy = other(seat);
    let fleet = &board.view.side(enemy).fleet;
    let ring = board.ring(enemy);
    html! {
        @for direction in Direction::all() {
            @let angle = angle_of(direction);
            @if let Some(cell) = board.pointed_at(seat, direction) {
                @let (x, y) = polar(angle, NAMES);
                @let there = fleet.in_cell(cell);
                (label("cell", (x, y + size.cells() * 0.36), size.cells(), cell))
                @if !there.is_empty() {
                    @let class = art::class(ring);
                    @let at = polar(angle + 13.0, STACKS);
                    (pieces::put(class, polar(angle - 13.0, STACKS), -90.0 - angle, 0.8, &pieces::fighter(ring)))
                    @if there.len() > 1 { (pieces::count(class, at, size.numbers(), &format!("\u{d7}{}", there.len()))) }
                }
            } @else if direction == Direction::IN {
                (little_sun(polar(angle, NAMES)))
            } @else if is_sunny(board, seat, direction) {
                (path("rays", through(&[polar(angle, 110.0), polar(angle, 124.0)])))
                (path("rays", through(&[polar(angle - 9.0, 110.0), polar(angle - 9.0, 124.0)])))
                (path("rays", through(&[polar(angle + 9.0, 110.0), polar(angle + 9.0, 124.0)])))
            }
        }
    }
}

fn little_sun((x, y): Point) -> Markup {
    html! {
        g transform=(format!("translate({} {}) scale(0.9)", num(x), num(y))) {
            (path("little-sun", "M0-11L2.500-6 7.800-7.800 6-2.500 11 0 6 2.500 7.800 7.800 2.500 6 0 11-2.500 6-7.800 7.800-6 2.500-11 0-6-2.500-7.800-7.800-2.500-6z"))
            (circle("sun-face", (0.0, 0.0), 4.5))
        }
    }
}

/// Land, night and grid. The land turns with the longitudes.
fn ground(board: &Board<'_>, seat: Seat, lie: Lie) -> Markup {
    // As the art is drawn, longitude 0 is at the right.
    let turned = -lie.angle(Longitude::new(0));
    let mut grid = String::new();
    for longitude in Longitude::all() {
        let angle = lie.angle(longitude);
        grid += &through(&[polar(angle, 5.0), polar(angle, BAND)]);
    }
    let circles: Vec<f32> =
        [Latitude::Nt, Latitude::Eq, Latitude::St].into_iter().map(|latitude| lie.radius(latitude)).collect();
    html! {
        g class="land-turns" transform=(format!("rotate({})", num(turned))) { (art::face(board.ring(seat))) }
        (path("grid-halo", &grid))
        @for radius in &circles { (circle("grid-halo", (0.0, 0.0), *radius)) }
        (path("grid", &grid))
        @for radius in &circles { (circle("grid", (0.0, 0.0), *radius)) }
        (circle("border", (0.0, 0.0), BAND))
        (circle("border", (0.0, 0.0), DISC))
        (path("night", "M-100 0A100 100 0 0 1 100 0A150 150 0 0 0-100 0z"))
    }
}

fn longitudes(lie: Lie, size: Size) -> Markup {
    let ground = if size == Size::Large { 5.6 } else { 7.2 };
    html! {
        @for longitude in Longitude::all() {
            @let (x, y) = polar(lie.angle(longitude), SOUTH);
            (circle("lon", (x, y), ground))
            (label("lon-ink", (x, y + size.numbers() * 0.36), size.numbers(), longitude))
        }
    }
}

/// A dot on every field on which nothing stands.
fn fields(board: &Board<'_>, seat: Seat, lie: Lie) -> Markup {
    let built = board.view.side(seat).planet.built();
    html! {
        @for field in Field::all().filter(|field| *field != Field::SOUTH && !built.contains(*field)) {
            (circle("field", lie.at(field), 2.6))
        }
    }
}

fn buildings(board: &Board<'_>, seat: Seat, lie: Lie, size: Size) -> Markup {
    let planet = &board.view.side(seat).planet;
    let income = &board.game.components.center.income;
    html! {
        @for turret in planet.turrets.as_slice() {
            (building(board, seat, lie, Building::Turret, (turret.field(), turret.condition())))
        }
        @for center in planet.centers() {
            (building(board, seat, lie, Building::Center, (center.field, center.condition)))
            @if size == Size::Large {
                @let (x, y) = lie.at(center.field);
                (earns((x, y + 15.5), income[center.field.class() as usize]))
            }
        }
        @for field in board.followed.changed(seat) {
            @let (x, y) = lie.at(field);
            g class="is-changed" { (path("ear", format!("M{} {}h8v8z", num(x + 4.0), num(y - 12.0)))) }
        }
    }
}

/// Draws a building in its place; centers stand upright.
pub(super) fn building(
    board: &Board<'_>,
    seat: Seat,
    lie: Lie,
    kind: Building,
    (field, condition): (Field, Condition),
) -> Markup {
    let ring = board.ring(seat);
    let (turned, scale) = if kind == Building::Turret { (lie.barrel(field), 0.84) } else { (0.0, 0.86) };
    pieces::put(art::class(ring), lie.at(field), turned, scale, &pieces::building(ring, kind, condition))
}

/// What a command center earns, under it.
pub(super) fn earns((x, y): Point, income: u32) -> Markup {
    html! {
        g class="income" {
            (rect("income-ground", Rect::new(x - 8.0, y - 5.2, 16.0, 10.4), 5.2))
            (label("income-ink", (x, y + 3.1), 8.7, income))
        }
    }
}

/// How many degrees the nth group on a field stands beside it, where something is built there, or may be, or not.
pub(super) fn beside(is_built: bool, nth: usize) -> f32 {
    let first = if is_built { 12.0 } else { 0.0 };
    20.0_f32.mul_add(nth as f32, first)
}

/// The fighters of the other side, with their numbers at their tails; on a small disc how many there are.
fn hovering(board: &Board<'_>, seat: Seat, lie: Lie, size: Size) -> Markup {
    let enemy = other(seat);
    let (ring, built) = (board.ring(enemy), board.view.side(seat).planet.built());
    let groups = groups(board, enemy);
    let landed: Vec<&Group> = groups.iter().filter(|group| group.fighter.field().is_some()).collect();
    html! {
        @for (nth, group) in landed.iter().enumerate() {
            @let field = group.fighter.field();
            @let before = landed[..nth].iter().filter(|one| one.fighter.field() == field).count();
            @let is_taken = board.view.course.phase == Phase::Build || field.is_some_and(|field| built.contains(field));
            @let beside = beside(is_taken, before);
            @if let Some((at, turned)) = lie.hovering(group.fighter, beside) {
                (way_ahead(board, seat, lie, group))
                (pieces::put(&format!("{} flyer", art::class(ring)), at, turned, 0.86, &pieces::fighter(ring)))
                @let said = match size {
                    Size::Large => numbers(&group.numbers, 5),
                    Size::Small => format!("\u{d7}{}", group.numbers.len()),
                };
                @if size == Size::Large || group.numbers.len() > 1 {
                    (pieces::count(art::class(ring), tail(at, turned), size.numbers(), &said))
                }
            }
        }
    }
}

/// A place behind a fighter.
fn tail((x, y): Point, turned: f32) -> Point {
    let (sin, cos) = turned.to_radians().sin_cos();
    (sin.mul_add(-13.0, x), cos.mul_add(13.0, y))
}

/// Where fighters fly next: along their circle, dashed in their colour.
fn way_ahead(board: &Board<'_>, seat: Seat, lie: Lie, group: &Group) -> Markup {
    let next = board.game.fly(&board.view.side(seat).planet, group.fighter).fighter;
    let class = format!("lane {}", art::class(board.ring(other(seat))));
    let (Some(from), Some(to)) = (group.fighter.field(), next.field()) else { return html! {} };
    path(&class, between(lie, from, to, group.fighter))
}

/// Writes the way of a fighter from a field to the next.
pub(super) fn between(lie: Lie, from: Field, to: Field, fighter: Fighter) -> String {
    match (from.longitude(), to.longitude()) {
        (Some(one), Some(two)) if one != two => arc_between(lie, one, two, from.latitude()),
        _ => {
            let longitude = from.longitude().or(to.longitude()).or(match fighter {
                Fighter::OnMeridian(_, longitude, _) => Some(longitude),
                _ => None,
            });
            let angle = lie.angle(longitude.unwrap_or(Longitude::new(0)));
            through(&[polar(angle, lie.radius(from.latitude())), polar(angle, lie.radius(to.latitude()))])
        }
    }
}

fn arc_between(lie: Lie, from: Longitude, to: Longitude, latitude: Latitude) -> String {
    let start = lie.angle(from);
    let end = if from.clockwise_to(to) <= 4 {
        start - 45.0 * f32::from(from.clockwise_to(to))
    } else {
        start + 45.0 * f32::from(to.clockwise_to(from))
    };
    arc(start, end, lie.radius(latitude))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_a_row_are_written_short() {
        let some = |all: &[usize]| all.iter().filter_map(|place| Number::nth(place - 1)).collect::<Vec<_>>();
        assert_eq!(numbers(&some(&[1, 2, 3]), 5), "1\u{2013}3");
        assert_eq!(numbers(&some(&[5, 6]), 5), "5,6");
        assert_eq!(numbers(&some(&[2, 4]), 5), "2,4");
        assert_eq!(numbers(&some(&[2, 4, 9, 11]), 5), "\u{d7}4");
        assert_eq!(numbers(&some(&[7]), 5), "7");
    }
}

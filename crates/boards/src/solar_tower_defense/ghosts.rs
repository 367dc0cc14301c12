//! What an action would do, drawn over the board from its events: what would stand and whom it would guard, where
//! fighters would be round by round, what the next balance would be.

use contract::Seat;
use maud::{Markup, html};
use solar_tower_defense::event::Event;
use solar_tower_defense::field::Field;
use solar_tower_defense::fighter::Fighter;
use solar_tower_defense::forecast::{Coming, Forecast};
use solar_tower_defense::map::{Cell, Direction};
use solar_tower_defense::planet::{Building, Center, Condition, Planet, Turret};
use solar_tower_defense::state::{Aim, Piece, Shot, other};

use super::art;
use super::board::Board;
use super::disc::{between, earns};
use super::geometry::{LARGE, MAP, Point, RIM, SMALL, angle_of, polar, sector, through};
use super::ledger;
use super::pieces;
use super::shots::aimed;
use super::sky;
use crate::svg::{circle, label, num, path, place};

/// How many rounds a launch is followed.
const AHEAD: u16 = 12;
/// How many stations on a disc are numbered.
const STATIONS: usize = 4;

/// Draws everything that would happen, starting from this view.
pub(super) fn draw(board: &Board<'_>, events: &[Event]) -> Markup {
    html! {
        @for event in events { (one(board, event)) }
        @if let Some(Event::Launched { seat, .. }) = events.iter().find(|event| matches!(event, Event::Launched { .. })) {
            (launch(board, *seat))
        }
        (balance(board, events))
    }
}

fn one(board: &Board<'_>, event: &Event) -> Markup {
    match *event {
        Event::Built { seat, building, field, .. } => built(board, seat, building, field),
        Event::Dismantled { seat, field, .. } => {
            let (x, y) = board.lie(seat).at(field);
            on_disc(
                board,
                seat,
                &html! {
                    (path("ghost-cross", format!("M{} {}l20 20m0-20l-20 20", num(x - 10.0), num(y - 10.0))))
                },
            )
        }
        Event::Landed { seat, longitude, landing, .. } => {
            let planet = other(seat);
            let lie = board.lie(planet);
            let angle = lie.angle(longitude);
            on_disc(board, planet, &html! { (segment(angle)) (coming_down(board, planet, angle, landing.fighter)) })
        }
        Event::Faced { seat, fighter, .. } => {
            on_disc(board, other(seat), &html! { (hovering(board, other(seat), fighter)) })
        }
        Event::Moved { seat, from, to, .. } => {
            let chart = board.sky();
            on_map(
                &html! { (path("ghost-way", through(&[chart.middle(from), sky::spot(board, board.view, seat, to)]))) },
            )
        }
        Event::PlanetMoved { cell, .. } => on_map(&html! { (circle("ghost-frame", board.sky().middle(cell), 33.0)) }),
        Event::Flew { seat, from, fighter, .. } => {
            let (planet, to) = (other(seat), fighter.field());
            on_disc(
                board,
                planet,
                &html! {
                    @if let Some(to) = to { (path("ghost-way", between(board.lie(planet), from, to, fighter))) }
                },
            )
        }
        Event::Stands(course) if course != board.view.course => aim(board, course.shot),
        _ => html! {},
    }
}

/// The beam of a turret at the cell or the fighter that its owner would choose.
fn aim(board: &Board<'_>, shot: Option<Shot>) -> Markup {
    let Some(Shot { seat, piece: Piece::Turret(place), aim, .. }) = shot else { return html! {} };
    let turrets = board.view.side(seat).planet.turrets;
    let Some(turret) = turrets.as_slice().get(usize::from(place)) else { return html! {} };
    let lie = board.lie(seat);
    let to = match aim {
        Aim::Cell(cell) => aimed(board, seat, turret.field(), cell).map(|angle| polar(angle, RIM[0])),
        Aim::Fighter(number) => lie.hovering(board.view.side(other(seat)).fleet.get(number), 0.0).map(|(at, _)| at),
        Aim::ByRule | Aim::Open => None,
    };
    let from = lie.at(turret.field());
    let cell = if let Aim::Cell(cell) = aim { Some(cell) } else { None };
    let was_unnamed = board.view.course.shot.is_some_and(|shot| shot.piece == Piece::Unnamed);
    html! {
        @if to.is_some() || was_unnamed {
            (on_disc(board, seat, &html! {
                (circle("ghost-frame", from, 14.0))
                @if let Some(to) = to { (path("ghost-way", through(&[from, to]))) }
            }))
        }
        @if let Some(cell) = cell { (on_map(&html! { (path("ghost-cell", board.sky().outline(cell))) })) }
    }
}

/// Puts something drawn for a disc there.
fn on_disc(board: &Board<'_>, seat: Seat, inside: &Markup) -> Markup {
    let ((at, scale), class) = if seat == board.large { (LARGE, "disc large") } else { (SMALL, "disc small") };
    html! { g class=(format!("ghost {class}")) transform=(place(at, scale)) { (inside) } }
}

fn on_map(inside: &Markup) -> Markup {
    html! { g class="ghost map" transform=(place(MAP.0, MAP.1)) { (inside) } }
}

/// What would stand there, its fields in range, and the cells that it would face.
fn built(board: &Board<'_>, seat: Seat, building: Building, field: Field) -> Markup {
    let (lie, ring) = (board.lie(seat), board.ring(seat));
    let at = lie.at(field);
    let (turned, scale) = if building == Building::Turret { (lie.barrel(field), 0.95) } else { (0.0, 0.95) };
    // What is built fires in the next fights and not before: elsewhere its cells would be wrong.
    let faces = building == Building::Turret && board.is_ahead();
    let seen: Vec<Cell> = if faces { in_sight(board, seat, field) } else { Vec::new() };
    let on_rim = html! {
        @if building == Building::Turret {
            (range(board, seat, field))
            @if faces { (segments(board, seat, field)) }
        }
        (circle("ghost-ground", at, 15.0))
        (circle("ghost-frame", at, 15.0))
        (pieces::put(art::class(ring), at, turned, scale, &pieces::building(ring, building, Condition::Whole)))
        @if building == Building::Center { (earns((at.0, at.1 + 17.0), board.game.components.center.income[field.class() as usize])) }
    };
    html! {
        (on_disc(board, seat, &on_rim))
        @if !seen.is_empty() {
            (on_map(&html! { @for cell in &seen { (path("ghost-cell", board.sky().outline(*cell))) } }))
        }
    }
}

/// Spokes to the fields that a turret guards.
pub(super) fn range(board: &Board<'_>, seat: Seat, field: Field) -> Markup {
    let (lie, own) = (board.lie(seat), board.lie(seat).at(field));
    let guarded = board.game.components.ranges[field.place()];
    let to = |other: Field| match (field.longitude(), other.longitude()) {
        // To and from the south pole, which is a band, spokes are straight out.
        (Some(longitude), None) if other == Field::SOUTH => polar(lie.angle(longitude), super::geometry::SOUTH),
        _ => lie.at(other),
    };
    let spokes: String = Field::all()
        .filter(|other| *other != field && guarded.contains(*other))
        .map(|other| match other.longitude() {
            Some(longitude) if field == Field::SOUTH => {
                through(&[polar(lie.angle(longitude), super::geometry::SOUTH), lie.at(other)])
            }
            _ => through(&[own, to(other)]),
        })
        .collect();
    html! { (path("spokes-halo", &spokes)) (path("spokes", &spokes)) }
}

/// The part of the rim that a direction points at.
fn segment(angle: f32) -> Markup {
    html! { g class="on-rim" { (path("ghost-segment", sector([angle - 20.5, angle + 20.5], [RIM[0] + 1.0, RIM[1]]))) } }
}

/// What a turret on a field guards and sees, shown while it is pointed at.
pub(super) fn guarded(board: &Board<'_>, seat: Seat, field: Field) -> Markup {
    html! {
        g class="range" {
            (range(board, seat, field))
            (segments(board, seat, field))
        }
    }
}

/// The parts of the rim that point at what a turret sees; a pole may see one cell in two directions.
fn segments(board: &Board<'_>, seat: Seat, field: Field) -> Markup {
    html! { @for (direction, _) in in_directions(board, seat, field) { (segment(angle_of(direction))) } }
}

/// Returns the directions in which a turret on a field sees cells, as the disc is drawn, with the cells.
fn in_directions(board: &Board<'_>, seat: Seat, field: Field) -> Vec<(Direction, Cell)> {
    let spin = board.lie(seat).spin;
    let is_faced = |direction: &Direction| {
        field.longitude().is_none_or(|longitude| Direction::faced_by(longitude, spin) == *direction)
    };
    let seen = |direction| Some((direction, board.pointed_at(seat, direction)?));
    Direction::all().filter(is_faced).filter_map(seen).collect()
}

/// Returns the cells that a turret on a field faces, as the disc is drawn.
fn in_sight(board: &Board<'_>, seat: Seat, field: Field) -> Vec<Cell> {
    let mut cells: Vec<Cell> = in_directions(board, seat, field).into_iter().map(|(_, cell)| cell).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// A fighter as it would hover, in a frame.
fn hovering(board: &Board<'_>, planet: Seat, fighter: Fighter) -> Markup {
    let ring = board.ring(other(planet));
    html! {
        @if let Some((at, turned)) = board.lie(planet).hovering(fighter, 0.0) {
            (circle("ghost-ground", at, 13.0))
            (circle("ghost-frame", at, 13.0))
            (pieces::put(art::class(ring), at, turned, 0.9, &pieces::fighter(ring)))
        }
    }
}

/// A fighter that comes down through a longitude, and where it goes next.
fn coming_down(board: &Board<'_>, planet: Seat, angle: f32, fighter: Fighter) -> Markup {
    let lie = board.lie(planet);
    let Some((to, _)) = lie.hovering(fighter, 0.0) else { return html! {} };
    let next = board.game.fly(&board.view.side(planet).planet, fighter).fighter;
    html! {
        (path("ghost-way", through(&[polar(angle, RIM[0]), to])))
        @if let (Some(from), Some(to)) = (fighter.field(), next.field()) { (path("ghost-way", between(lie, from, to, fighter))) }
        (hovering(board, planet, fighter))
    }
}

/// A number on the way: the round.
fn station((x, y): Point, radius: f32, round: u16) -> Markup {
    html! { (circle("station", (x, y), radius)) (label("station-ink", (x, y + radius * 0.38), radius * 1.12, round)) }
}

/// Where a fighter launched now would be in each coming round: on the map until it comes down, then over the other
/// disc.
fn launch(board: &Board<'_>, seat: Seat) -> Markup {
    let (view, chart, planet) = (board.view, board.sky(), other(seat));
    let coming = board.game.forecast_launch(view, seat, AHEAD);
    let Some(home) = view.side(seat).cell else { return html! {} };
    let start = sky::spot(board, view, seat, home);
    let mut stations: Vec<(Point, u16)> = Vec::new();
    let mut landing = None;
    for Forecast { round, event, .. } in &coming {
        match event {
            Coming::Moves(cell) => stations.push((chart.along(*cell, 0.42), *round)),
            Coming::IsMet(cell) => {
                // It may have come there in the same round: one station for one round.
                stations.retain(|(_, other)| other != round);
                stations.push((chart.middle(*cell), *round));
                break;
            }
            Coming::Lands { longitude, landing: spot, .. } => {
                stations.push((target_cell(board, planet, *round).map_or(start, |cell| chart.middle(cell)), *round));
                landing = Some((*round, *longitude, spot.fighter));
                break;
            }
            _ => {}
        }
    }
    let way: Vec<Point> = std::iter::once(start).chain(stations.iter().map(|(at, _)| *at)).collect();
    let ring = board.ring(seat);
    html! {
        (on_map(&html! {
            (path("ghost-way", through(&way)))
            (pieces::put(art::class(ring), start, sky::heading(board, home, board.ring(planet), start), 1.5, &pieces::fighter(ring)))
            (circle("ghost-frame", start, 20.0))
            @for (at, round) in &stations { (station(*at, 16.0, *round)) }
        }))
        @if let Some((round, longitude, fighter)) = landing { (after_landing(board, planet, (round, longitude.number()), fighter, &coming)) }
    }
}

/// Returns the cell of a planet in the movement phase of a round.
fn target_cell(board: &Board<'_>, planet: Seat, round: u16) -> Option<Cell> {
    let mut cell = board.view.side(planet).cell?;
    for _ in board.view.course.round..round {
        cell = board.game.components.map.counter_clockwise(cell);
    }
    Some(cell)
}

/// Where it comes down and flies to, with the rounds. The longitudes are right whichever way the disc lies now.
fn after_landing(
    board: &Board<'_>,
    planet: Seat,
    (round, longitude): (u16, u8),
    fighter: Fighter,
    coming: &[Forecast],
) -> Markup {
    let lie = board.lie(planet);
    let angle = lie.angle(solar_tower_defense::field::Longitude::new(longitude));
    let mut stops: Vec<(Fighter, u16)> = vec![(fighter, round)];
    for Forecast { round, event, .. } in coming {
        if let Coming::Flies { fighter, .. } = event {
            stops.push((*fighter, *round));
        }
    }
    stops.truncate(STATIONS);
    let at = |fighter: Fighter| lie.hovering(fighter, 0.0).map(|(at, _)| at);
    on_disc(
        board,
        planet,
        &html! {
            @if let Some(to) = at(fighter) { (path("ghost-way", through(&[polar(angle, RIM[0]), to]))) }
            @for pair in stops.windows(2) {
                @if let (Some(from), Some(to)) = (pair[0].0.field(), pair[1].0.field()) { (path("ghost-way", between(lie, from, to, pair[0].0))) }
            }
            @for (fighter, round) in &stops { @if let Some(at) = at(*fighter) { (station(at, if planet == board.large { 8.6 } else { 10.2 }, *round)) } }
        },
    )
}

/// What the next balance would be.
fn balance(board: &Board<'_>, events: &[Event]) -> Markup {
    let own = board.own;
    let side = board.view.side(own);
    let (mut planet, mut credits, mut points): (Planet, u32, u8) = (side.planet, side.credits, side.points);
    let mut is_changed = false;
    for event in events {
        match *event {
            Event::Built { seat, building, field, price } if seat == own => {
                match building {
                    Building::Turret => planet.turrets.add(Turret::new(field, Condition::Whole)),
                    Building::Center => {
                        planet.set_center(field.class(), Some(Center { field, condition: Condition::Whole }));
                    }
                }
                credits = credits.saturating_sub(price);
                is_changed = true;
            }
            Event::Dismantled { seat, building, field, condition, refund } if seat == own => {
                match building {
                    Building::Turret => _ = planet.turrets.remove(Turret::new(field, condition)),
                    Building::Center => planet.set_center(field.class(), None),
                }
                credits += refund;
                is_changed = true;
            }
            Event::Launched { seat, price, .. } if seat == own => {
                points = points.saturating_sub(price);
                is_changed = true;
            }
            Event::Settled { seat, .. } if seat == own => is_changed = true,
            _ => {}
        }
    }
    html! { @if is_changed && board.game.balance_comes(board.view) { (ledger::over_balance(&ledger::would_be(board, &planet, credits, points))) } }
}

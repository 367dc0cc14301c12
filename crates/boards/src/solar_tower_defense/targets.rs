//! Places that can be pressed: fields to build on, segments of the rim to land through or to fire at; and those that
//! say why they are closed. Where places lie close together, each has all that is nearer to it than to any other.

use contract::{Notation, Phrase, Seat};
use maud::{Markup, html};
use solar_tower_defense::action::Action;
use solar_tower_defense::field::{Field, Latitude, Longitude};
use solar_tower_defense::fighter::Number;
use solar_tower_defense::map::{Cell, Direction};
use solar_tower_defense::state::{Phase, other};

use super::art;
use super::board::Board;
use super::disc::numbers;
use super::geometry::{DISC, NAMES, Point, RIM, SOUTH, STACKS, angle_of, polar, sector};
use super::{ghosts, pieces};
use crate::group::{Group, Press, grouped, shut};
use crate::picture::{Closed, Highlight, Picture, Target};
use crate::pill;
use crate::svg::{circle, label, num, path};

/// A place of the large disc.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Place {
    Field(Field),
    /// A direction, with the longitude through which somebody comes down there.
    Longitude(Longitude),
    /// A direction, with the cell that it points at.
    Cell(Cell),
}

impl Place {
    /// Its name in the page.
    fn id(self) -> String {
        match self {
            Self::Field(field) => format!("at-{field}"),
            Self::Longitude(longitude) => format!("at-lon{longitude}"),
            Self::Cell(cell) => format!("at-{cell}"),
        }
    }
}

/// Finds the place of a token.
fn find(board: &Board<'_>, token: &str) -> Option<Place> {
    let seat = board.asked().unwrap_or(board.own);
    match board.game.read_action(token).ok()? {
        Action::Turret(field) | Action::Center(field) | Action::Fire(field) => Some(Place::Field(field)),
        Action::Target(_, number) => board.view.side(other(seat)).fleet.get(number).field().map(Place::Field),
        Action::Aim(_, cell) => Some(Place::Cell(cell)),
        Action::Land(_, longitude) | Action::LandAll(longitude) | Action::Face(_, longitude) => {
            Some(Place::Longitude(longitude))
        }
        _ => None,
    }
}

/// Draws the marks of all targets that have a place.
pub(super) fn draw(board: &Board<'_>, picture: &Picture) -> Markup {
    let groups = grouped(&picture.targets, |token| find(board, token), |one, other| one == other);
    html! {
        g class="targets" {
            @if let Some(closed) = &picture.closed { (closed_places(board, closed, &groups)) }
            @for group in &groups { (marked(board, group)) }
        }
        (pill::draw(&picture.hints, &groups, |place, drawn| worth(board, *place, drawn)))
    }
}

fn marked(board: &Board<'_>, Group { anchor, first, tokens }: &Group<'_, Place>) -> Markup {
    let Target { label, link, highlight, .. } = first;
    let takes_center = tokens.iter().any(|token| token.starts_with("C@"));
    let (inside, over) = match *anchor {
        Place::Field(field) => (on_field(board, field, *highlight, takes_center), html! {}),
        Place::Longitude(longitude) => {
            (rim(board.lie(board.large).angle(longitude), *highlight), on_longitude(board, longitude))
        }
        Place::Cell(cell) => match angles_to(board, cell)[..] {
            [first, ref others @ ..] => (
                html! { (rim(first, *highlight)) @for angle in others { (rim(*angle, *highlight)) } },
                html! { (on_cell(board, cell, first)) @for angle in others { (named(cell, *angle)) } },
            ),
            [] => return html! {},
        },
    };
    let press = Press {
        id: &anchor.id(),
        class: highlight.class(),
        label,
        tokens,
        link: link.as_deref(),
        is_current: *highlight == Highlight::Chosen,
        follows: link.is_some(),
    };
    // What stands there lies over the place and is not its name.
    html! {
        (press.draw(&inside))
        g class="over on-rim" pointer-events="none" { (over) }
    }
}

/// Puts what a place is worth below a field, or inside the rim; the south pole has it where its band is widest.
fn worth(board: &Board<'_>, place: Place, drawn: &Markup) -> Markup {
    let lie = board.lie(board.large);
    let at = match place {
        Place::Field(field) if field == Field::SOUTH => Some((0.0, SOUTH)),
        Place::Field(field) => {
            let (x, y) = lie.at(field);
            Some((x, y + 9.0))
        }
        Place::Longitude(longitude) => Some(polar(lie.angle(longitude), RIM[0] - 6.0)),
        Place::Cell(cell) => angles_to(board, cell).first().map(|angle| polar(*angle, RIM[0] - 6.0)),
    };
    html! { @if let Some(at) = at { (pill::at(at, 0.7, drawn)) } }
}

/// A gold ring with a dot, or with a small house where a command center may stand too; the south pole is a band.
fn on_field(board: &Board<'_>, field: Field, highlight: Highlight, takes_center: bool) -> Markup {
    let at = board.lie(board.large).at(field);
    html! {
        (hit(board, field))
        @if field == Field::SOUTH { circle class="band full" r=(num(SOUTH)) {} }
        @match highlight {
            Highlight::Off => (path("hatching", format!("M{x0} {y1}L{x1} {y0}M{x0} {y}L{x} {y0}M{x} {y1}L{x1} {y}", x = num(at.0), y = num(at.1), x0 = num(at.0 - 7.0), x1 = num(at.0 + 7.0), y0 = num(at.1 - 7.0), y1 = num(at.1 + 7.0)))),
            Highlight::Changed => {},
            _ => (mark(at, highlight, takes_center)),
        }
    }
}

/// What may stand on a field, in its ring.
fn mark((x, y): Point, highlight: Highlight, takes_center: bool) -> Markup {
    html! {
        @if highlight != Highlight::Idle { (circle("glow", (x, y), 8.6)) }
        @if takes_center { (path("slot", format!("M{} {}v-5.200a5.200 5.200 0 0 1 10.400 0v5.200z", num(x - 5.2), num(y + 4.6)))) }
        @else { (circle("slot", (x, y), 4.6)) }
        (circle("full", (x, y), 10.4))
    }
}

/// What is pressed for a field: about all that is nearer to it than to any other, and as large as a finger on a phone.
fn hit(board: &Board<'_>, field: Field) -> Markup {
    let lie = board.lie(board.large);
    let [north, tropic, equator, south] = lie.borders();
    let (inner, outer) = match field.latitude() {
        Latitude::Np => return circle("hit", (0.0, 0.0), north),
        Latitude::Sp => {
            // Where something is built nothing on the rim can be pressed, so a finger may use all of it.
            let (inner, outer) = (south, RIM[1] + 6.0);
            return html! { circle class="hit band-hit" r=(num(f32::midpoint(inner, outer))) stroke-width=(num(outer - inner)) {} };
        }
        Latitude::Nt => (north, tropic),
        Latitude::Eq => (tropic, equator),
        Latitude::St => (equator, south),
    };
    let angle = lie.standing(field).0;
    path("hit", sector([angle - 22.5, angle + 22.5], [inner, outer]))
}

/// A segment of the rim as a button.
fn rim(angle: f32, highlight: Highlight) -> Markup {
    html! {
        g class="on-rim" {
            (path("hit", sector([angle - 22.5, angle + 22.5], [DISC + 4.0, RIM[1] + 6.0])))
            (segment(angle, highlight))
        }
    }
}

/// The field to which a longitude leads, and a small turret where one is in reach of it.
fn on_longitude(board: &Board<'_>, longitude: Longitude) -> Markup {
    let seat = board.large;
    let angle = board.lie(seat).angle(longitude);
    let planet = &board.view.side(seat).planet;
    let field = board.game.landing(planet, longitude).and_then(|landing| landing.fighter.field());
    let (x, y) = polar(angle, NAMES);
    let guarded = field.is_some_and(|field| {
        planet
            .turrets
            .as_slice()
            .iter()
            .any(|turret| board.game.components.ranges[turret.field().place()].contains(field))
    });
    let ring = board.ring(seat);
    html! {
        @if let Some(field) = field { (label("cell", (x, y + 3.8), 10.5, field)) }
        @if guarded {
            (pieces::put(art::class(ring), polar(angle + 14.0, STACKS), 0.0, 0.55,
                &pieces::building(ring, solar_tower_defense::planet::Building::Turret, solar_tower_defense::planet::Condition::Whole)))
        }
    }
}

/// The cell to which a segment points, and the fighters in it.
fn on_cell(board: &Board<'_>, cell: Cell, angle: f32) -> Markup {
    let enemy = other(board.large);
    let (there, ring) = (board.view.side(enemy).fleet.in_cell(cell), board.ring(enemy));
    let there: Vec<Number> = there.iter().collect();
    html! {
        (named(cell, angle))
        (pieces::put(art::class(ring), polar(angle - 14.0, STACKS), -90.0 - angle, 0.8, &pieces::fighter(ring)))
        (pieces::count(art::class(ring), polar(angle + 14.0, STACKS), 8.6, &numbers(&there, 3)))
    }
}

/// The name of a cell on its segment.
fn named(cell: Cell, angle: f32) -> Markup {
    let (x, y) = polar(angle, NAMES);
    label("cell", (x, y + 3.8), 10.5, cell)
}

/// Returns in which directions a cell lies; some lie in two.
fn angles_to(board: &Board<'_>, cell: Cell) -> Vec<f32> {
    Direction::all().filter(|direction| board.pointed_at(board.large, *direction) == Some(cell)).map(angle_of).collect()
}

fn segment(angle: f32, highlight: Highlight) -> Markup {
    let d = sector([angle - 20.5, angle + 20.5], [RIM[0] + 1.0, RIM[1]]);
    let class = if highlight == Highlight::Idle { "full" } else { "segment" };
    html! { (path(class, &d)) @if class == "segment" { (path("full", &d)) } }
}

/// Draws the places that say why they are closed, by trying what they stand for.
fn closed_places(board: &Board<'_>, closed: &Closed, open: &[Group<'_, Place>]) -> Markup {
    let is_open = |place: Place| open.iter().any(|group| group.anchor == place);
    let Some(seat) = board.asked() else { return html! {} };
    let why_not = board.words.say(&Phrase::new("board-why-not"));
    let wants_center = closed.piece.as_deref() == Some("center") || is_first(board, seat);
    let attempt = |field: Field| if wants_center { Action::Center(field) } else { Action::Turret(field) };
    html! {
        @if board.view.course.phase == Phase::Build && seat == board.large {
            g class="closed-places" {
                @for field in Field::all().filter(|field| !is_open(Place::Field(*field))) {
                    @let token = board.game.write_action(attempt(field));
                    (shut(&Place::Field(field).id(), closed, &token, &why_not, &html! { (hit(board, field)) (guarded(board, field)) }))
                }
            }
        }
    }
}

/// What a turret that stands on a field guards, seen while the field is pointed at.
fn guarded(board: &Board<'_>, field: Field) -> Markup {
    let turrets = &board.view.side(board.large).planet.turrets;
    let stands = turrets.as_slice().iter().any(|turret| turret.field() == field);
    html! { @if stands { (ghosts::guarded(board, board.large, field)) } }
}

/// Says whether the free command center is still to be placed.
fn is_first(board: &Board<'_>, seat: Seat) -> bool {
    board.view.course.round == 1 && board.view.side(seat).planet.count_centers() == 0
}

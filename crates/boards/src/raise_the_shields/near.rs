//! The sheets of the others, small: what one must know to attack and to be attacked.

use contract::Seat;
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::{SECTORS, Sector};
use raise_the_shields::state::{City, Phase};
use raise_the_shields::view::View;

use super::geometry::{Point, Scale, polygon};
use super::ground;
use super::names::News;
use super::works::{band, rectangle};
use crate::die::{Die, Lie, lying};
use crate::mark;
use crate::picture::Names;
use crate::svg::{Rect, circle, label, line, line_end, path, place};

/// The side of a triangle on a small sheet.
pub(super) const UNIT: f32 = 13.0;

/// Draws a small sheet around a point; the sector that is attacked there stands out.
pub(super) fn realm(
    game: &RaiseTheShields,
    view: &View,
    seat: Seat,
    at: Point,
    unit: f32,
    target: Option<Sector>,
) -> Markup {
    let scale = Scale { realm: &game.realm, unit, at };
    let sheet = &view.player(seat).sheet;
    let (powered, raised) = (game.powered(sheet), game.shields(sheet));
    let corners = scale.hexagon(f32::from(game.realm.sides[0]));
    html! {
        (path("m-realm", polygon(&corners)))
        @if let Some(sector) = target {
            (path("m-hl", polygon(&[at, corners[(sector + 5) % SECTORS], corners[sector]])))
        }
        @for corner in corners { (path("m-border", super::geometry::line(&[at, corner]))) }
        (path("m-fill", scale.path(&sheet.filled)))
        (path("m-plant", polygon(&scale.hexagon(f32::from(game.realm.sides[1])))))
        (circle("m-hub", at, unit * 0.4))
        @for sector in 0..SECTORS {
            @let ready = matches!(sheet.cities[sector], City::Ready);
            (path(if ready { "m-city r" } else { "m-city" }, polygon(&scale.corners(game.realm.cities[sector]))))
            @for nth in 0..usize::from(game.realm.rectangles) {
                @let hit = nth < usize::from(sheet.hits[sector]);
                @let next = target == Some(sector) && nth == usize::from(sheet.hits[sector]);
                @let class = if hit { "m-rect hit" } else if next { "m-rect next" } else { "m-rect" };
                (path(class, polygon(&rectangle(&scale, sector, nth))))
            }
            @let up = raised >> sector & 1 == 1;
            (path(if up { "m-shield up" } else { "m-shield" }, polygon(&band(&scale, sector))))
            @let (x, y) = scale.in_sector(sector, 6.15, 0.0);
            (label(if target == Some(sector) { "m-name hl" } else { "m-name" }, (x, y + 3.5), 0.8 * unit, sector + 1))
        }
        @for emitter in 0..SECTORS {
            @let on = powered >> emitter & 1 == 1;
            (circle(if on { "m-em on" } else { "m-em" }, scale.emitter(emitter, 5.5), unit * 0.35))
        }
    }
}

/// Says in a few words how a seat stands.
pub(super) fn standing(game: &RaiseTheShields, view: &View, seat: Seat) -> String {
    let sheet = &view.player(seat).sheet;
    let shields = game.shields(sheet).count_ones();
    let emitters = game.powered(sheet).count_ones();
    let hits: u8 = sheet.hits.iter().sum();
    let counted = |count: u32, what: &str| format!("{count} {what}{}", if count == 1 { "" } else { "s" });
    let state = match view.phase {
        Phase::Work if view.player(seat).finished => ", finished",
        Phase::Work => ", still at work",
        _ => "",
    };
    format!("{}, {}, {}{state}", counted(shields, "shield"), counted(emitters, "emitter"), counted(hits.into(), "hit"))
}

/// Where the two neighbours' sheets lie on the board.
const LEFT: Point = (-324.0, -266.0);
const RIGHT: Point = (324.0, -266.0);

/// Draws the neighbours in the upper corners of the board: whom the own die attacks, and who attacks. Two players are
/// both to each other, so there is one sheet with both ways.
pub(super) fn corners(game: &RaiseTheShields, view: &View, own: Seat, attack: Option<u8>, names: &Names) -> Markup {
    let (target, attacker) = (game.target(own), game.attacker(own));
    let struck = attack.map(|value| usize::from(value) - 1);
    let small = |seat, at, struck| {
        let news = News::between(game, names.realm.before(view, seat).as_ref(), &view.player(seat).sheet);
        html! { (realm(game, view, seat, at, UNIT, struck)) (changed(game, view, seat, at, &news)) }
    };
    html! {
        @if view.players.len() > 1 {
            g class="near" {
                (small(target, LEFT, struck))
                (words(game, view, target, -1.0, &role(game, own, target, names)))
                @if target != attacker {
                    (small(attacker, RIGHT, None))
                    (words(game, view, attacker, 1.0, &role(game, own, attacker, names)))
                }
                @if matches!(view.phase, Phase::Work | Phase::Second | Phase::React) {
                    (ways(view, attacker, attack, target == attacker))
                }
            }
        }
    }
}

/// The ways of the attacks of this round, with what is known of them.
fn ways(view: &View, attacker: Seat, attack: Option<u8>, both_left: bool) -> Markup {
    html! {
        (path("m-flow", "M-164-228Q-212-246-226-206L-264-196"))
        (path("m-flow head", "M-252-205L-264-196-250-190"))
        @if let Some(value) = attack { (lying(None, Die::Blue, Some(value), (-212.0, -226.0), 26.0, Lie::Straight)) }
        @if both_left {
            (path("m-flow", "M-238-272Q-206-298-172-278"))
            (path("m-flow head", "M-181-292L-172-278-188-277"))
            (incoming(view, attacker, (-206.0, -284.0)))
        } @else {
            (path("m-flow", "M264-196Q214-206 176-246"))
            (path("m-flow head", "M190-245L176-246 179-232"))
            (incoming(view, attacker, (222.0, -214.0)))
        }
    }
}

/// Says who attacks whom, of the own seat and another; nothing of those that are no neighbours.
pub(super) fn role(game: &RaiseTheShields, own: Seat, other: Seat, names: &Names) -> String {
    let who =
        if names.lookers.is_empty() { char::from(b'A' + own.index() as u8).to_string() } else { "you".to_owned() };
    match (game.target(own) == other, game.attacker(own) == other) {
        (true, true) if who == "you" => "you attack each other".to_owned(),
        (true, true) => format!("target and attacker of {who}"),
        (true, false) if who == "you" => "you attack here".to_owned(),
        (true, false) => format!("{who} attacks here"),
        (false, true) => format!("attacks {who}"),
        (false, false) => String::new(),
    }
}

/// Draws over the board what the own die would attack if it were meant for that: the sector of the neighbour's sheet, and
/// its next rectangle.
pub(super) fn aimed(game: &RaiseTheShields, view: &View, own: Seat, attack: u8) -> Markup {
    let scale = Scale { realm: &game.realm, unit: UNIT, at: LEFT };
    let (target, sector) = (game.target(own), usize::from(attack) - 1);
    let nth = usize::from(view.player(target).sheet.hits[sector]);
    let next = (nth < usize::from(game.realm.rectangles)).then(|| rectangle(&scale, sector, nth));
    html! {
        g class="near" {
            (ground::struck(&scale, sector))
            @if let Some(next) = next { (path("m-rect next", polygon(&next))) }
            (lying(None, Die::Blue, Some(attack), (-212.0, -226.0), 26.0, Lie::Straight))
        }
    }
}

/// Who sits there and how the realm stands, in the corner on this side of the middle.
fn words(game: &RaiseTheShields, view: &View, seat: Seat, side: f32, role: &str) -> Markup {
    let letter = char::from(b'A' + seat.index() as u8);
    let put = |class, x: f32, y, size, words: &str| {
        if side < 0.0 { line(class, (-x, y), size, words) } else { line_end(class, (x, y), size, words) }
    };
    html! {
        (seat_sign(seat, (222.0 * side, -345.0)))
        (put("m-who", 208.0, -340.0, 15.0, &format!("Seat {letter}{}", progress(view, seat))))
        (put("m-note", 230.0, -322.0, 12.0, role))
        (put("m-note", 230.0, -307.0, 12.0, &brief(game, view, seat)))
    }
}

fn brief(game: &RaiseTheShields, view: &View, seat: Seat) -> String {
    let sheet = &view.player(seat).sheet;
    format!("{} of 6 shields", game.shields(sheet).count_ones())
}

/// Says of a seat whether it is still at work, which is all that is known of it.
pub(super) fn progress(view: &View, seat: Seat) -> &'static str {
    match view.phase {
        Phase::Work if view.player(seat).finished => ", finished",
        Phase::Work => ", at work",
        _ => "",
    }
}

/// Draws the sign of a seat: disc, square, triangle, diamond, cross or star.
pub(super) fn seat_sign(seat: Seat, at: Point) -> Markup {
    const SIGNS: [&str; Seat::MOST] = [
        "M-7.6 0a7.6 7.6 0 1 0 15.2 0a7.600 7.600 0 1 0-15.200 0z",
        "M-7-7h14v14h-14z",
        "M0-7.8 8.2 6.8H-8.2z",
        "M0-8.4 8.4 0 0 8.4-8.4 0z",
        "M-3-8h6v5h5v6h-5v5h-6v-5h-5v-6h5z",
        "M0-8.5 2.6-2.900 8.700-2.200 4.200 2 5.400 8 0 5-5.400 8-4.200 2-8.700-2.200-2.600-2.900z",
    ];
    html! { path class=(format!("seat-{}", seat.index())) transform=(place(at, 1.0)) d=(SIGNS[seat.index()]) {} }
}

/// The attack that comes: a sealed letter until all is open, then the die.
fn incoming(view: &View, attacker: Seat, (x, y): Point) -> Markup {
    let attack = view.player(attacker).attack;
    html! {
        @if attack > 0 { (lying(None, Die::Blue, Some(attack), (x, y), 26.0, Lie::Straight)) }
        @else if view.phase == Phase::Work {
            g transform=(place((x, y), 1.0)) {
                path class="m-env" d="M-16-12h32v24h-32z" {}
                path class="m-flap" d="M-16-12 0 1 16-12" {}
                (circle("m-wax", (0.0, 3.0), 4.0))
            }
        }
    }
}

/// Marks what the last step brought there: an ear at new triangles, at every shield that came up and at every new hit.
fn changed(game: &RaiseTheShields, view: &View, seat: Seat, at: Point, news: &News) -> Markup {
    let scale = Scale { realm: &game.realm, unit: UNIT, at };
    let mut places = Vec::new();
    if !news.filled.is_empty() {
        places.push(scale.middle_of(&news.filled));
    }
    let raised = (0..SECTORS).filter(|shield| news.raised >> shield & 1 == 1);
    places.extend(raised.map(|shield| scale.in_sector(shield, game.realm.drawing.shield.outer as f32, 0.0)));
    for sector in (0..SECTORS).filter(|sector| news.hits[*sector] > 0) {
        let nth = usize::from(view.player(seat).sheet.hits[sector].max(1)) - 1;
        places.push(super::geometry::middle(&rectangle(&scale, sector, nth)));
    }
    html! { @for (x, y) in places { (mark::changed(Rect::new(x - 9.0, y - 9.0, 18.0, 18.0))) } }
}

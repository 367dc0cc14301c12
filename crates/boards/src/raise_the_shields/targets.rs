//! Places that stand out, found from the tokens of actions: places of the shape, triangles for city 3, cities for city 4,
//! rectangles for city 6, what a die would stand for; and triangles that say why nothing fits there.

use contract::{Notation, Seat};
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::Action;
use raise_the_shields::cell::{Cell, Cells};
use raise_the_shields::pointing::read_fill;
use raise_the_shields::state::{AbilityUse, Drawn, Slot};
use raise_the_shields::view::View;
use words::Words;

use super::geometry::{Point, Scale, middle, polygon};
use super::nearest::{middles, shares};
use super::works::{last_hit, rectangle};
use super::{closed, foot, near};
use crate::group::{Group, Press, grouped};
use crate::picture::{Closed, Highlight, Picture};
use crate::pill;
use crate::svg::path;

/// What an action is about.
enum Area {
    /// Triangles that would be filled.
    Cells(Cells),
    /// A city, or a rectangle.
    Sign(Vec<Point>),
    /// What a die stands for: the die at its sector, which is meant by a press anywhere in the sector; its shape; the
    /// sector it attacks.
    Meant(Slot, Vec<Point>, Vec<Point>),
}

/// A place that an action is about, and its name in the page.
struct Anchor {
    id: String,
    area: Area,
}

/// Draws the marks of all targets that have a place, over the triangles that only say why they are closed.
pub(super) fn draw(game: &RaiseTheShields, view: &View, own: Seat, picture: &Picture, words: &Words) -> Markup {
    let scale = Scale::own(&game.realm);
    let anchor = |token: &str| anchor(game, view, &scale, own, token);
    let groups = grouped(&picture.targets, anchor, |one, other| one.id == other.id);
    let filled: Vec<Cells> = groups.iter().map(|group| group.anchor.cells()).collect();
    let offered = groups.iter().filter(|group| group.first.highlight != Highlight::Off);
    let all = offered.fold(Cells::NONE, |all, group| all.or(&group.anchor.cells()));
    let middles = middles(&scale, &filled);
    let shares = shares(&scale, &filled, &middles);
    let alone = view.players.len() == 1;
    let marked = |(nth, group): (usize, &Group<'_, Anchor>)| match &group.anchor.area {
        Area::Cells(cells) => {
            let outline = scale.outline(cells);
            // What is pointed out stays so wherever it is pressed, also on what would be another's share.
            let hit = if is_pointed_out(group) { outline.clone() } else { shares[nth].clone() };
            drawn(group, &Shown { outline, hit, at: middles[nth] }, alone)
        }
        Area::Sign(corners) | Area::Meant(_, corners, _) => {
            let outline = polygon(corners);
            let hit = if let Area::Meant(_, _, reach) = &group.anchor.area { polygon(reach) } else { outline.clone() };
            drawn(group, &Shown { hit, outline, at: middle(corners) }, alone)
        }
    };
    html! {
        @if let Some(closed) = &picture.closed { (shut(game, view, &scale, own, closed, &all, words)) }
        @if !groups.is_empty() {
            g class="targets" {
                @if !all.is_empty() { (path("r-glow", scale.outline(&all))) (path("r-glowline", scale.outline(&all))) }
                @for group in groups.iter().enumerate().filter(|(_, group)| !is_pointed_out(group)) { (marked(group)) }
                @for group in groups.iter().enumerate().filter(|(_, group)| is_pointed_out(group)) { (marked(group)) }
            }
            (pill::draw(&picture.hints, &groups, |anchor, drawn| pill::at(anchor.middle(&scale), 1.5, drawn)))
        }
    }
}

/// How a place looks.
struct Shown {
    outline: String,
    /// Where a press means this place and no other.
    hit: String,
    at: Point,
}

impl Anchor {
    fn middle(&self, scale: &Scale<'_>) -> Point {
        match &self.area {
            Area::Cells(cells) => scale.middle_of(cells),
            Area::Sign(corners) | Area::Meant(_, corners, _) => middle(corners),
        }
    }

    const fn cells(&self) -> Cells {
        match self.area {
            Area::Cells(cells) => cells,
            Area::Sign(_) | Area::Meant(..) => Cells::NONE,
        }
    }
}

fn is_pointed_out(group: &Group<'_, Anchor>) -> bool {
    group.first.highlight == Highlight::Preview
}

fn drawn(Group { anchor, first, tokens }: &Group<'_, Anchor>, shown: &Shown, alone: bool) -> Markup {
    let class = match anchor.area {
        // On a phone the corners of the board are cut off, and what lies there with them.
        Area::Meant(Slot::Shape, ..) => "meant foot ",
        Area::Meant(Slot::Attack, ..) if !alone => "meant near ",
        Area::Meant(..) | Area::Sign(_) => "meant ",
        Area::Cells(_) => "",
    };
    let inside = html! {
        (path("wash", &shown.outline))
        (path("full", &shown.outline))
        @match first.highlight {
            Highlight::Off => path class="r-off" fill="url(#rts-hatch)" d=(shown.outline) {},
            Highlight::Idle | Highlight::Chosen | Highlight::Changed => {},
            _ if matches!(anchor.area, Area::Meant(..)) => {},
            _ => path class="r-dot" data-middle="" d=(diamond(shown.at, 5.5)) {},
        }
        (path("r-hit", &shown.hit))
    };
    let press = Press {
        id: &anchor.id,
        class: &format!("{class}{}", first.highlight.class()),
        label: &first.label,
        tokens,
        link: first.link.as_deref(),
        is_current: first.highlight == Highlight::Chosen,
        follows: matches!(anchor.area, Area::Cells(_)),
    };
    press.draw(&inside)
}

fn diamond((x, y): Point, arm: f32) -> String {
    polygon(&[(x, y - arm), (x + arm, y), (x, y + arm), (x - arm, y)])
}

/// Finds the place of a token, or of a piece that lies on the board, and its name in the page.
fn anchor(game: &RaiseTheShields, view: &View, scale: &Scale<'_>, own: Seat, token: &str) -> Option<Anchor> {
    let one = |cell: Cell| Anchor { id: format!("at-{cell}"), area: Area::Cells([cell].into_iter().collect()) };
    if let Some(first) = token.strip_prefix("c3-") {
        return Cell::read(first).ok().map(one);
    }
    if let Some((slot, value, _)) = read_fill(token) {
        let id = format!("at-{}", token.replace('.', ""));
        let corners = meant(game, view, scale, own, slot, value);
        let reach =
            if slot == Slot::Work { sector_corners(game, scale, usize::from(value) - 1) } else { corners.clone() };
        return Some(Anchor { id, area: Area::Meant(slot, corners, reach) });
    }
    match game.read_action(token).ok()? {
        Action::Draw(Drawn::Shape(placement)) => {
            let cells = game.realm.shapes.placed(placement).cells;
            Some(Anchor { id: format!("at-{}", token.replace('.', "")), area: Area::Cells(cells) })
        }
        Action::Use(AbilityUse::Fill(_, other)) => Some(one(other)),
        Action::Use(AbilityUse::Restore(city)) => {
            let cell = game.realm.cities[usize::from(city)];
            Some(Anchor { id: format!("at-city{}", city + 1), area: Area::Sign(scale.corners(cell).to_vec()) })
        }
        Action::Use(AbilityUse::Erase(sector)) => {
            let corners = last_hit(scale, &view.player(own).sheet, sector.into());
            Some(Anchor { id: format!("at-hit{}", sector + 1), area: Area::Sign(corners.to_vec()) })
        }
        _ => None,
    }
}

/// Returns the corners of what a die stands for.
fn meant(game: &RaiseTheShields, view: &View, scale: &Scale<'_>, own: Seat, slot: Slot, value: u8) -> Vec<Point> {
    let sector = usize::from(value) - 1;
    match slot {
        Slot::Work => {
            let (x, y) = scale.in_sector(sector, game.realm.drawing.die_icon as f32, 0.0);
            let around = |nth: u8| (f32::from(nth) * std::f32::consts::TAU / 24.0).sin_cos();
            (0..24).map(around).map(|(sin, cos)| (x + 24.0 * cos, y + 24.0 * sin)).collect()
        }
        Slot::Shape => foot::pick(sector),
        Slot::Attack if view.players.len() > 1 => near::attacked(game, sector),
        Slot::Attack => {
            let next = game.realm.next_rectangle(&view.player(own).sheet, sector);
            rectangle(scale, sector, next.unwrap_or(usize::from(game.realm.rectangles) - 1)).into()
        }
    }
}

/// Returns the corners of a sector of the realm, with the die on its rim.
fn sector_corners(game: &RaiseTheShields, scale: &Scale<'_>, sector: usize) -> Vec<Point> {
    let corners = scale.hexagon(f32::from(game.realm.sides[0]));
    let [left, right] =
        [-1.5, 1.5].map(|across| scale.in_sector(sector, game.realm.drawing.die_icon as f32 + 0.5, across));
    vec![scale.at, corners[(sector + 5) % corners.len()], left, right, corners[sector]]
}

/// Draws the triangles where nothing is marked, while a shape is in hand.
fn shut(
    game: &RaiseTheShields,
    view: &View,
    scale: &Scale<'_>,
    own: Seat,
    closed: &Closed,
    open: &Cells,
    words: &Words,
) -> Markup {
    let work = view.player(own).work;
    let in_hand = closed.piece.as_deref().is_none_or(|piece| piece.starts_with("shape"));
    let assignment = work.assigned.filter(|_| in_hand && work.drawn.is_none());
    html! {
        @if let Some(assignment) = assignment {
            (closed::draw(game, scale, &game.drawn_sheet(view, own), assignment, closed, open, words))
        }
    }
}

//! Places that stand out, found from the tokens of actions: places of the shape, triangles for city 3, cities for city 4,
//! rectangles for city 6.

use contract::Notation;
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::Action;
use raise_the_shields::cell::{Cell, Cells};
use raise_the_shields::state::{Deed, Drawn};
use raise_the_shields::view::View;

use super::geometry::{Point, Scale, polygon};
use super::works::rectangle;
use crate::picture::{Mark, Picture, Target};
use crate::svg::{circle, path};

/// A place of a target: its name in the page, its outline, its middle.
struct Place {
    id: String,
    outline: String,
    at: Point,
    cells: Cells,
}

/// Draws the marks of all targets that have a place. A press between two places means the one whose middle is nearest.
pub(super) fn draw(game: &RaiseTheShields, view: &View, scale: &Scale<'_>, seat: usize, picture: &Picture) -> Markup {
    let mut spots: Vec<(Place, Vec<&Target>)> = Vec::new();
    for target in &picture.targets {
        let Some(place) = place(game, view, scale, seat, &target.token) else { continue };
        match spots.iter_mut().find(|(known, _)| known.id == place.id) {
            Some((_, targets)) => targets.push(target),
            None => spots.push((place, vec![target])),
        }
    }
    let offered =
        spots.iter().filter(|(_, targets)| matches!(targets[0].mark, Mark::Legal | Mark::Preview | Mark::Chosen));
    let all = offered.fold(Cells::NONE, |all, (place, _)| all.or(&place.cells));
    html! {
        @if !spots.is_empty() {
            g class="targets" {
                @if !all.is_empty() { (path("r-glow", scale.path(&all))) (path("r-glowline", scale.outline(&all))) }
                @for (place, targets) in &spots { (whole(place, targets[0])) }
                @for (place, targets) in &spots { (marked(place, targets)) }
            }
        }
    }
}

/// The whole of a place, for a press that meets no middle.
fn whole(place: &Place, target: &Target) -> Markup {
    html! {
        @if let Some(link) = &target.link {
            a class="target r-whole" href=(link) data-aim data-token=(target.token) tabindex="-1" aria-hidden="true" {
                (path("r-hit", &place.outline))
            }
        }
    }
}

fn marked(place: &Place, targets: &[&Target]) -> Markup {
    let first = targets[0];
    let tokens = targets.iter().map(|target| target.token.as_str()).collect::<Vec<_>>().join(" ");
    let inside = html! {
        title { (first.label) }
        @if first.mark == Mark::Preview || first.mark == Mark::Chosen {
            path class="r-pre" fill="url(#rts-rise)" d=(place.outline) {}
        } @else { (path("r-shape", &place.outline)) }
        (circle("r-hit", place.at, 13.0))
        @if first.mark != Mark::Off { (path("r-dot", diamond(place.at, 5.5))) }
    };
    html! {
        @if let Some(link) = &first.link {
            a id=(place.id) class=(first.mark.class()) href=(link) data-aim data-token=(tokens) aria-label=(first.label) { (inside) }
        } @else {
            g id=(place.id) class=(first.mark.class()) data-token=(tokens) { (inside) }
        }
    }
}

fn diamond((x, y): Point, arm: f32) -> String {
    polygon(&[(x, y - arm), (x + arm, y), (x, y + arm), (x - arm, y)])
}

/// Finds the place of a token, or of a piece that lies on the board.
fn place(game: &RaiseTheShields, view: &View, scale: &Scale<'_>, seat: usize, token: &str) -> Option<Place> {
    let of_cells =
        |id: String, cells: Cells| Place { id, outline: scale.path(&cells), at: scale.middle_of(&cells), cells };
    if let Some(cell) = token.strip_prefix("c3-").and_then(|code| Cell::read(code).ok()) {
        return Some(of_cells(format!("at-{cell}"), [cell].into_iter().collect()));
    }
    match game.read_action(token).ok()? {
        Action::Draw(Drawn::Shape(placement)) => {
            let cells = game.realm.shapes.placed(placement).cells;
            let codes: String = cells.iter().map(|cell| cell.to_string()).collect();
            Some(of_cells(format!("at-{codes}"), cells))
        }
        Action::Use(Deed::Fill(_, other)) => Some(of_cells(format!("at-{other}"), [other].into_iter().collect())),
        Action::Use(Deed::Restore(city)) => {
            let cells: Cells = [game.realm.cities[usize::from(city)]].into_iter().collect();
            Some(Place { id: format!("at-city{}", city + 1), cells: Cells::NONE, ..of_cells(String::new(), cells) })
        }
        Action::Use(Deed::Erase(sector)) => {
            let hits = view.players.get(seat)?.sheet.hits[usize::from(sector)];
            let corners = rectangle(scale, sector.into(), usize::from(hits.max(1)) - 1);
            Some(Place {
                id: format!("at-hit{}", sector + 1),
                outline: polygon(&corners),
                at: super::geometry::middle(&corners),
                cells: Cells::NONE,
            })
        }
        _ => None,
    }
}

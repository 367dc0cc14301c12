//! Places that stand out, found from the tokens of actions: places of the shape, triangles for city 3, cities for city 4,
//! rectangles for city 6. Together they have one outline; each has a diamond at its middle.

use contract::Notation;
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::action::Action;
use raise_the_shields::cell::{Cell, Cells};
use raise_the_shields::state::{Deed, Drawn, Sheet};

use super::geometry::{Point, Scale, middle, polygon};
use super::nearest;
use super::works::rectangle;
use crate::picture::{Mark, Target};
use crate::svg::path;

/// What an action is about.
struct Place {
    /// Its name in the page.
    id: String,
    /// Its triangles, if it can overlap others.
    cells: Cells,
    /// Its outline.
    outline: String,
    at: Point,
}

/// Several targets on one place.
struct Spot<'a> {
    place: Place,
    targets: Vec<&'a Target>,
}

/// What can be pressed, and what of the realm it covers.
pub(super) struct Targets<'a> {
    spots: Vec<Spot<'a>>,
    /// The triangles that some target covers.
    pub(super) covered: Cells,
}

impl<'a> Targets<'a> {
    /// Finds the places of all targets that have one, in their order. Several at one place become one mark.
    pub(super) fn find(game: &RaiseTheShields, scale: &Scale<'_>, sheet: &Sheet, targets: &'a [Target]) -> Self {
        let mut spots: Vec<Spot<'a>> = Vec::new();
        for target in targets {
            let Some(place) = place(game, scale, sheet, &target.token) else { continue };
            match spots.iter_mut().find(|spot| spot.place.id == place.id) {
                Some(spot) => spot.targets.push(target),
                None => spots.push(Spot { place, targets: vec![target] }),
            }
        }
        let covered = spots.iter().fold(Cells::NONE, |all, spot| all.or(&spot.place.cells));
        Self { spots, covered }
    }

    /// Draws their marks. Where places overlap, a press means the one whose middle is nearest.
    pub(super) fn draw(&self, scale: &Scale<'_>) -> Markup {
        let (many, single): (Vec<_>, Vec<_>) = self.spots.iter().partition(|spot| !spot.place.cells.is_empty());
        let cells: Vec<Cells> = many.iter().map(|spot| spot.place.cells).collect();
        let middles = nearest::middles(scale, &cells);
        let shares = nearest::shares(scale, &cells, &middles);
        html! {
            @if !self.spots.is_empty() {
                g class="targets" {
                    @if !self.covered.is_empty() {
                        @let outline = scale.outline(&self.covered);
                        (path("r-glow", &outline))
                        (path("r-glowhalo", &outline))
                        (path("r-glowline", &outline))
                    }
                    @for ((spot, at), share) in many.iter().zip(&middles).zip(&shares) { (spot.draw(*at, share)) }
                    @for spot in single { (spot.draw(spot.place.at, &spot.place.outline)) }
                }
            }
        }
    }
}

impl Spot<'_> {
    /// Draws a mark; `share` is where a press means it.
    fn draw(&self, at: Point, share: &str) -> Markup {
        let Some(first) = self.targets.first() else { return Markup::default() };
        let Place { id, cells, outline, .. } = &self.place;
        let tokens = self.targets.iter().map(|target| target.token.as_str()).collect::<Vec<_>>().join(" ");
        let is_taken = matches!(first.mark, Mark::Preview | Mark::Chosen);
        let inside = html! {
            title { (first.label) }
            @if cells.is_empty() { (path("r-halo", outline)) }
            path class=(if is_taken { "r-shape taken" } else { "r-shape" }) d=(outline) {}
            (path("r-hit", share))
            @if first.mark != Mark::Off { (path("r-dot", diamond(at, 5.5))) }
        };
        html! {
            @if let Some(link) = &first.link {
                a id=(id) class={ (first.mark.class()) @if cells.is_empty() { " alone" } } href=(link) data-aim
                    data-token=(tokens) aria-label=(first.label) { (inside) }
            } @else {
                g id=(id) class=(first.mark.class()) data-token=(tokens) { (inside) }
            }
        }
    }
}

fn diamond((x, y): Point, arm: f32) -> String {
    polygon(&[(x, y - arm), (x + arm, y), (x, y + arm), (x - arm, y)])
}

/// Finds the place of a token, or of a piece that lies on the board.
fn place(game: &RaiseTheShields, scale: &Scale<'_>, sheet: &Sheet, token: &str) -> Option<Place> {
    let of_cells = |cells: Cells| {
        let codes: String = cells.iter().map(|cell| cell.to_string()).collect();
        Place { id: format!("at-{codes}"), cells, outline: scale.outline(&cells), at: scale.middle_of(&cells) }
    };
    if let Some(cell) = token.strip_prefix("c3-").and_then(|code| Cell::read(code).ok()) {
        return Some(of_cells([cell].into_iter().collect()));
    }
    match game.read_action(token).ok()? {
        Action::Draw(Drawn::Shape(placement)) => Some(of_cells(game.realm.shapes.placed(placement).cells)),
        Action::Use(Deed::Fill(_, other)) => Some(of_cells([other].into_iter().collect())),
        Action::Use(Deed::Restore(city)) => {
            let cell = *game.realm.cities.get(usize::from(city))?;
            let outline = polygon(&scale.corners(cell));
            Some(Place { id: format!("at-city{}", city + 1), cells: Cells::NONE, outline, at: scale.centre(cell) })
        }
        Action::Use(Deed::Erase(sector)) => {
            let hits = *sheet.hits.get(usize::from(sector))?;
            let corners = rectangle(scale, sector.into(), usize::from(hits.max(1)) - 1);
            let (id, outline) = (format!("at-hit{}", sector + 1), polygon(&corners));
            Some(Place { id, cells: Cells::NONE, outline, at: middle(&corners) })
        }
        _ => None,
    }
}

//! Places that stand out: columns of invasion dice, and craters; and those that say why they are closed.

use contract::{Notation, Phrase};
use exponential_chaos::action::Action;
use exponential_chaos::planet::Crater;
use exponential_chaos::state::Phase;
use maud::{Markup, html};

use super::board::Board;
use super::geometry::{COLUMN, Column, Globe};
use super::plates::planet_of;
use crate::group::{Group, Press, grouped, shut};
use crate::highlight::{self, Ground, Highlighted};
use crate::picture::{Closed, Highlight, Picture};
use crate::pill;
use crate::svg::{circle, num, path, rect};

/// How far around its middle a crater is pressed.
pub(super) const REACH: f32 = 16.0;

/// What an action is about.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// An invasion die.
    Column(Column),
    /// A crater of the large planet.
    Crater(Crater),
}

impl Place {
    /// Its name in the page.
    fn id(self) -> String {
        match self {
            Self::Column(column) => format!("at-{}", column.die),
            Self::Crater(crater) => format!("at-{crater}"),
        }
    }
}

/// Finds the place of a token.
fn find(board: &Board<'_>, columns: &[Column], token: &str) -> Option<Place> {
    match board.game.read_action(token).ok()? {
        Action::Assign(_, to) => columns.iter().find(|column| column.die == to).map(|column| Place::Column(*column)),
        Action::Rebuild(crater) | Action::Take(crater) => Some(Place::Crater(crater)),
        _ => None,
    }
}

/// Draws the marks of all targets that have a place.
pub(super) fn draw(board: &Board<'_>, picture: &Picture) -> Markup {
    let columns = Column::all(board.game, board.view);
    let groups = grouped(&picture.targets, |token| find(board, &columns, token), |one, other| one == other);
    html! {
        @if let Some(closed) = &picture.closed { (closed_places(board, &columns, closed, &groups)) }
        @if !groups.is_empty() {
            g class="targets" { @for group in &groups { (put(group.anchor, &marked(board, group))) } }
            (pill::draw(&picture.hints, &groups, |place, drawn| worth(board, *place, drawn)))
        }
    }
}

/// Puts something drawn for a place there, on a phone as well.
fn put(place: Place, inside: &Markup) -> Markup {
    match place {
        Place::Column(column) => {
            let (transform, class) = column.attributes();
            html! { g class=(class) transform=(transform) { (inside) } }
        }
        Place::Crater(_) => planet_of("", inside),
    }
}

/// Puts what a place is worth at its lower edge; a phone, on which columns are small or lie in rows, finds it by its class.
fn worth(board: &Board<'_>, place: Place, drawn: &Markup) -> Markup {
    let at = match place {
        Place::Column(_) => (COLUMN.x + COLUMN.w / 2.0, COLUMN.bottom()),
        Place::Crater(crater) => {
            let (x, y) = Globe(board.game).crater(crater);
            (x, y + REACH)
        }
    };
    put(place, &html! { g class="foot" { (pill::at(at, 1.0, drawn)) } })
}

fn marked(board: &Board<'_>, Group { anchor, first, tokens }: &Group<'_, Place>) -> Markup {
    match anchor {
        Place::Column(_) => highlight::draw(&Highlighted {
            id: anchor.id(),
            at: COLUMN,
            ground: Ground::Dark,
            highlight: first.highlight,
            label: first.label.clone(),
            tokens,
            link: first.link.as_deref(),
            added: None,
        }),
        Place::Crater(crater) => Press {
            id: &anchor.id(),
            class: first.highlight.class(),
            label: &first.label,
            tokens,
            link: first.link.as_deref(),
            is_current: first.highlight == Highlight::Chosen,
            follows: false,
        }
        .draw(&ring(board, *crater, first.highlight)),
    }
}

/// A ring of four arcs around a crater.
fn ring(board: &Board<'_>, crater: Crater, highlight: Highlight) -> Markup {
    let globe = Globe(board.game);
    let (x, y) = globe.crater(crater);
    let radius = globe.token(crater) * if crater.is_core() { 20.5 } else { 15.0 };
    let arcs: String = [20.0_f32, 110.0, 200.0, 290.0]
        .map(|from| {
            let at = |degrees: f32| {
                let (sin, cos) = degrees.to_radians().sin_cos();
                format!("{} {}", num(radius * cos), num(radius * sin))
            };
            let (begin, end, round) = (at(from), at(from + 50.0), num(radius));
            format!("M{begin}A{round} {round} 0 0 1 {end}")
        })
        .concat();
    html! {
        g transform=(format!("translate({} {})", num(x), num(y))) {
            (circle("hit", (0.0, 0.0), radius.max(REACH)))
            @match highlight {
                Highlight::Idle => (circle("full", (0.0, 0.0), radius)),
                Highlight::Chosen => { (circle("full", (0.0, 0.0), radius)) (path("notch", format!("M-5 {}l5 5 5-5z", num(-radius - 3.0)))) },
                Highlight::Off => (path("hatching", "M-12-4 4-20M-16 12 12-16M-8 16 16-8M2 18 18 2")),
                Highlight::Changed => {},
                Highlight::Legal | Highlight::Preview | Highlight::Risky => {
                    (path("halo", &arcs)) (path("bracket", &arcs)) (circle("full", (0.0, 0.0), radius))
                },
            }
        }
    }
}

/// Draws the places that say why they are closed, by trying what they stand for.
fn closed_places(board: &Board<'_>, columns: &[Column], closed: &Closed, open: &[Group<'_, Place>]) -> Markup {
    let is_open = |place: &Place| open.iter().any(|group| group.anchor == *place);
    let attempts: Vec<(Place, Action)> =
        attempts(board, columns).into_iter().filter(|(place, _)| !is_open(place)).collect();
    html! {
        @if !attempts.is_empty() {
            g class="closed-places" {
                @for (place, action) in &attempts {
                    @let token = board.game.write_action(*action);
                    @let why_not = board.words.say(&Phrase::new("board-why-not"));
                    (put(*place, &shut(&place.id(), closed, &token, &why_not, &hit(board, *place))))
                }
            }
        }
    }
}

fn hit(board: &Board<'_>, place: Place) -> Markup {
    match place {
        Place::Column(_) => rect("hit", COLUMN, 6.0),
        Place::Crater(crater) => circle("hit", Globe(board.game).crater(crater), REACH),
    }
}

/// Returns what each place stands for in what is being done: a die at an invasion die, a point on a crater.
fn attempts(board: &Board<'_>, columns: &[Column]) -> Vec<(Place, Action)> {
    let craters =
        |action: fn(Crater) -> Action| Crater::all().map(|crater| (Place::Crater(crater), action(crater))).collect();
    match board.phase() {
        Phase::Roll | Phase::Assign => {
            let lying = |die: &usize| board.view.defense[*die].lying().is_some();
            let free = board.plan.free(board.view).first().map(|(die, _)| *die);
            let Some(die) = free.or_else(|| (0..board.view.defense.len()).find(lying)) else { return Vec::new() };
            columns.iter().map(|column| (Place::Column(*column), Action::Assign(die as u8, column.die))).collect()
        }
        Phase::Free | Phase::Rebuild => craters(Action::Rebuild),
        Phase::Choose => Crater::all()
            .filter(|crater| !crater.is_core())
            .map(|crater| (Place::Crater(crater), Action::Take(crater)))
            .collect(),
        _ => Vec::new(),
    }
}

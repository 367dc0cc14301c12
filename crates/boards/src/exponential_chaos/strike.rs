//! What the last step did to the planet that is drawn large: saucers and missiles come in along their line, hits burst one
//! by one with their price, a counter closes a ring of chevrons.

use contract::Seat;
use exponential_chaos::dice::Colour;
use exponential_chaos::event::Event;
use exponential_chaos::planet::Crater;
use maud::{Markup, html};

use super::board::Board;
use super::changed;
use super::dice::{burst, rocket};
use super::geometry::{Globe, LARGE, LARGE_ON_A_PHONE, Point, letter, rival, rival_on_a_phone, through};
use super::plan::Toll;
use super::planet::{rivet, token};
use super::row::lost;
use crate::motion::{Flight, Pose};
use crate::svg::{circle, label, num, path, place};

/// What comes in.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Comes {
    Saucers(Colour),
    Missile,
}

/// A hit on a crater: what it has left there, and what that has cost.
#[derive(Clone, Copy)]
pub(super) struct Hit {
    crater: Crater,
    level: u8,
    cost: u8,
}

/// Something that comes in along a line, and its hits.
pub(super) struct Strike {
    comes: Comes,
    pub(super) sector: u8,
    hits: Vec<Hit>,
    /// Whether points were left over.
    is_spent: bool,
}

impl Strike {
    /// Reads what came to a planet.
    pub(super) fn of(events: &[Event], planet: Seat) -> Option<Self> {
        let (comes, sector) = events.iter().rev().find_map(|event| match *event {
            Event::Aimed { seat, die, sector, .. } if seat == planet => Some((Comes::Saucers(die.colour()), sector)),
            Event::Struck { seat, sector, .. } if seat == planet => Some((Comes::Missile, sector)),
            _ => None,
        })?;
        Some(Self::along(comes, sector, events, planet))
    }

    /// Reads the hits of what comes along a sector's line.
    pub(super) fn along(comes: Comes, sector: u8, events: &[Event], planet: Seat) -> Self {
        let hit = |event: &Event| match *event {
            Event::Hit { seat, crater, level, cost } if seat == planet => Some(Hit { crater, level, cost }),
            _ => None,
        };
        let is_spent = events.iter().all(|event| !matches!(event, Event::Missed { seat, .. } if *seat == planet));
        Self { comes, sector, hits: events.iter().filter_map(hit).collect(), is_spent }
    }

    /// Returns the points of the line that was flown, to the last crater hit, or right through.
    fn flown(&self, globe: Globe<'_>) -> Vec<Point> {
        let mut points = globe.line(self.sector);
        let path = &globe.0.components.paths[usize::from(self.sector) - 1].craters;
        let last = self.hits.last().and_then(|hit| path.iter().position(|crater| *crater == hit.crater));
        if let Some(last) = last.filter(|_| self.is_spent) {
            points.truncate(last + 3);
        }
        points
    }

    /// Draws what comes to a planet, and the line that it has come along.
    pub(super) fn draw(&self, board: &Board<'_>, planet: Seat) -> Markup {
        html! {
            g class=(format!("strike {}", self.class())) {
                (self.trail(board))
                (self.comers(board, planet))
            }
        }
    }

    /// Draws the wedge, the line and the craters that are empty on it.
    fn trail(&self, board: &Board<'_>) -> Markup {
        let globe = Globe(board.game);
        let line = self.flown(globe);
        let met = |crater: &Crater| self.hits.iter().any(|hit| hit.crater == *crater);
        let way = &board.game.components.paths[usize::from(self.sector) - 1].craters;
        html! {
            (path("wedge", globe.wedge(self.sector)))
            (path("beam", through(&line)))
            (path("beam-core", through(&line)))
            @for crater in way.iter().take(line.len().saturating_sub(2)).filter(|crater| !met(crater)) {
                (circle("passed", globe.crater(*crater), 15.5))
            }
        }
    }

    /// Draws the bursts of the hits, and beside the line their prices, so that what stands there is seen.
    pub(super) fn bursts(&self, board: &Board<'_>) -> Markup {
        let globe = Globe(board.game);
        let (x, y) = globe.on_axis(self.sector, 17.0);
        html! {
            (self.flashes(globe))
            @for (nth, hit) in self.hits.iter().enumerate() {
                @let at = globe.crater(hit.crater);
                @let is_second = self.hits[..nth].iter().any(|other| other.crater == hit.crater);
                @let away = if hit.crater.is_core() { 1.35 } else { 1.0 } * if is_second { -1.0 } else { 1.0 };
                g class="price stamps" data-beat=(nth + 1) {
                    (burst("boom", (at.0 - y * away, at.1 + x * away), 11.6, &lost(hit.cost.into())))
                }
            }
        }
    }

    /// What each crater would lose, over what stands there.
    fn losses(&self, globe: Globe<'_>) -> Markup {
        let of = |crater: Crater| {
            self.hits.iter().filter(move |hit| hit.crater == crater).map(|hit| u32::from(hit.cost)).sum()
        };
        let is_first = |nth: &usize| self.hits[..*nth].iter().all(|other| other.crater != self.hits[*nth].crater);
        html! {
            @for nth in (0..self.hits.len()).filter(is_first) {
                @let (crater, (x, y)) = (self.hits[nth].crater, globe.crater(self.hits[nth].crater));
                (circle("loss", (x, y), 9.5))
                (label("on-loss", (x, y + 3.6), 10.5, lost(of(crater))))
            }
        }
    }

    /// What stood there before each hit, and the flash; seen only as it happens.
    fn flashes(&self, globe: Globe<'_>) -> Markup {
        html! {
            @for (nth, hit) in self.hits.iter().enumerate() {
                @let (x, y) = globe.crater(hit.crater);
                g class="bursts" data-beat=(nth + 1) {
                    g class="was" { (token(globe, hit.crater, hit.level + 1, if hit.crater.is_core() { "ec-k" } else { "ec-t" })) }
                    g class="flash" { use href="#ec-boom" class="boom" transform=(format!("translate({} {}) scale(1.3)", num(x), num(y))) {} }
                }
            }
        }
    }

    /// What comes in, seen while it flies, and as it hovers at the rim afterwards. A missile crosses the sky from the planet
    /// that has fired it, which lies elsewhere on a phone.
    fn comers(&self, board: &Board<'_>, planet: Seat) -> Markup {
        let to = Globe(board.game).on_axis(self.sector, rim(board, planet));
        html! {
            @if self.comes == Comes::Missile {
                g class="wide-only" { (self.flies(board, planet, fired_from(board, planet, Sky::WIDE))) }
                g class="narrow-only" { (self.flies(board, planet, fired_from(board, planet, Sky::NARROW))) }
            } @else { (self.flies(board, planet, None)) }
            g class="comer" transform=(format!("translate({} {})", num(to.0), num(to.1))) { (self.comer(self.angle(Globe(board.game)))) }
        }
    }

    fn flies(&self, board: &Board<'_>, planet: Seat, from: Option<Point>) -> Markup {
        let globe = Globe(board.game);
        let way = from.into_iter().chain([190.0, rim(board, planet)].map(|radius| globe.on_axis(self.sector, radius)));
        let mut flight = Flight::default();
        flight.leg(way.map(Pose::at).collect());
        html! { g class="flies" data-beat="0" data-flight=(flight.legs()) { (self.comer(self.angle(globe))) } }
    }

    fn comer(&self, angle: f32) -> Markup {
        html! {
            @match self.comes {
                Comes::Saucers(colour) => use href=(format!("#ec-u{}", letter(colour))) transform="scale(.9)" {},
                Comes::Missile => g transform=(format!("rotate({}) scale(.62)", num(angle))) { (rocket()) },
            }
        }
    }

    /// The angle by which something that flies up is turned to fly in.
    fn angle(&self, globe: Globe<'_>) -> f32 {
        let (x, y) = globe.on_axis(self.sector, 1.0);
        (-x).atan2(y).to_degrees()
    }

    fn class(&self) -> String {
        match self.comes {
            Comes::Saucers(colour) => format!("by-{}", letter(colour)),
            Comes::Missile => "by-m".to_owned(),
        }
    }
}

/// Returns how far from a planet's middle what comes in hovers: closer to a small one, whose name stands below it.
fn rim(board: &Board<'_>, planet: Seat) -> f32 {
    if planet == board.focus { 124.0 } else { 107.0 }
}

/// Where planets are drawn on a screen, and their scales.
#[derive(Clone, Copy)]
struct Sky {
    large: (Point, f32),
    rival: fn(usize, usize) -> (Point, f32),
}

impl Sky {
    const WIDE: Self = Self { large: LARGE, rival };
    const NARROW: Self = Self { large: LARGE_ON_A_PHONE, rival: rival_on_a_phone };

    fn stand(self, board: &Board<'_>, seat: Seat) -> Option<(Point, f32)> {
        if seat == board.focus {
            return Some(self.large);
        }
        let others: Vec<Seat> = board.seats().skip(1).collect();
        Some((self.rival)(others.iter().position(|other| *other == seat)?, others.len()))
    }
}

/// Returns where the last missile was fired, as seen from a planet, in its own units.
fn fired_from(board: &Board<'_>, planet: Seat, sky: Sky) -> Option<Point> {
    let attacker = board.followed.turn.volleys.last()?.attacker;
    let ((from_x, from_y), _) = sky.stand(board, attacker)?;
    let ((x, y), scale) = sky.stand(board, planet)?;
    Some(((from_x - x) / scale, (from_y - y) / scale))
}

/// Draws for each sector the line that so many saucers or hits would follow, and what each crater on it would lose; it is
/// seen while its number is pointed at.
pub(super) fn ways(board: &Board<'_>, seat: Seat, stake: u8) -> Markup {
    let globe = Globe(board.game);
    let comes = if board.is_missile() { Comes::Missile } else { Comes::Saucers(Colour::Purple) };
    html! {
        @for sector in (1..=6).filter(|_| stake > 0) {
            @let toll = Toll::of(board.game, board.view, seat, sector, stake);
            @let strike = Strike::along(comes, sector, &toll.events, seat);
            g class="sector" {
                (circle("hit", globe.rivet(sector), 14.0))
                g class="way" { (strike.trail(board)) (rivet(globe, sector, "rivet on")) (strike.losses(globe)) }
            }
        }
    }
}

/// Draws what the last step did to a planet that is small; its price stands under it.
pub(super) fn on_small(board: &Board<'_>, seat: Seat) -> Markup {
    let events = board.followed.news().map_or(&[][..], |(_, events)| events);
    html! {
        @if let Some(strike) = Strike::of(events, seat) { (strike.draw(board, seat)) (strike.flashes(Globe(board.game))) }
        @if let Some(sector) = countered(board, seat) { (counter(board, sector)) }
        (changed::draw(board, seat))
    }
}

/// Draws the sector that a missile in the air is fired at, where nobody has rolled against it yet.
pub(super) fn announced(board: &Board<'_>, seat: Seat) -> Markup {
    let (globe, course) = (Globe(board.game), &board.view.course);
    html! {
        @if course.attack > 0 && course.rolling.contains(seat) {
            g class="strike by-m" { (path("wedge", globe.wedge(course.attack))) (rivet(globe, course.attack, "rivet on")) }
        }
    }
}

/// Returns the sector of the missile that a planet has countered in the last step.
pub(super) fn countered(board: &Board<'_>, planet: Seat) -> Option<u8> {
    let (_, events) = board.followed.news()?;
    let number = |event: &Event| match *event {
        Event::Countered { seat, number, .. } if seat == planet => Some(number),
        _ => None,
    };
    events.iter().find_map(number)
}

/// Draws the ring that stops a missile.
pub(super) fn counter(board: &Board<'_>, sector: u8) -> Markup {
    let globe = Globe(board.game);
    let (x, y) = globe.on_axis(sector, 116.0);
    let mut chevrons = String::new();
    for nth in 0..20 {
        let at = |degrees: f32, radius: f32| {
            let (sin, cos) = (nth as f32 * 18.0 + degrees).to_radians().sin_cos();
            (radius * cos, radius * sin)
        };
        chevrons += &through(&[at(-4.5, 108.0), at(0.0, 115.0), at(4.5, 108.0)]);
    }
    html! {
        g class="counter" {
            (circle("shield", (0.0, 0.0), 106.0))
            (path("chevrons", chevrons))
            g class="stamps" data-beat="1" { use href="#ec-boom" class="boom spent" transform=(place((x, y), 1.07)) {} }
        }
    }
}

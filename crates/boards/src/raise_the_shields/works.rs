//! What stands on the realm: cities with their abilities, attack rectangles, emitters, shields.

use contract::Seat;
use maud::{Markup, html};
use raise_the_shields::cell::{SECTORS, Sector};
use raise_the_shields::state::{City, Sheet};

use super::geometry::{Point, Scale, line, polygon};
use super::reveal::Reveal;
use crate::svg::{Trace, label, num, path, place};

/// The skylines of the six cities, standing on their ground.
const LANDS: [&str; SECTORS] = [
    "M-15 0v-6h4v-4h4v10zM-6 0v-8c0-8 12-8 12 0v8zM-.7-14h1.4v-4H-.7zM7 0v-11h3v-3h2v3h3V0z",
    "M-15 0v-7l4-3 4 3v7zM-5 0v-12l2-2v-4h2v4l2 2V0zM3 0v-9h4v-3h3v3h4V0z",
    "M-15 0v-4h7v4zM-6 0l2-14h-1.5v-2.5h2l1.5-2.5 1.5 2.5h2V-14H0L2 0zM4 0v-6h3v-3h3v3h4V0z",
    "M-15 0v-4h4v-4h4v-4h3.5v-4h7v4H7v4h4v4h4V0z",
    "M-15 0v-12h4v3h3v-3h4v5c2-2 6-2 8 0v-5h4v3h3v-3h4V0h-5v-3c0-3-5-3-5 0v3h-2v-3c0-4-6-4-6 0v3h-2v-3c0-3-5-3-5 0v3z",
    "M-15 0v-5h3v-8l2-5 2 5v8h2v-3h12v3h2v-8l2-5 2 5v8h3V0z",
];

/// Returns the class that shows how a city's ability stands.
pub(super) const fn city_class(city: City) -> &'static str {
    match city {
        City::Asleep => "r-city asleep",
        City::New => "r-city new",
        City::Ready => "r-city ready",
        City::Used => "r-city used",
    }
}

/// Draws a city's skyline under its sun, standing on a point.
pub(super) fn skyline(city: Sector, (x, y): Point, scale: f32, used: bool) -> Markup {
    html! {
        g class="art" transform=(format!("translate({} {}) scale({})", num(x), num(y), num(scale))) {
            path class="sun" d="M-11.5-11a11.5 11.5 0 0 1 23 0z" {}
            @if used { path class="strike" d="M-9-9 9-22" {} }
            path class="land" d=(LANDS[city]) {}
        }
    }
}

/// Draws the skyline of a card: over a city whose ability is ready the sun has rays.
pub(super) fn card_skyline(city: Sector, at: Point, scale: f32, state: City) -> Markup {
    html! {
        @if state == City::Ready {
            g transform=(place(at, scale)) { path class="beam" d="M-17.5-15.5l2.2 1M-12.2-23l1.4 1.8M12.2-23l-1.4 1.8M17.5-15.5l-2.2 1" {} }
        }
        (skyline(city, at, scale, state == City::Used))
    }
}

/// Draws the cities of a seat; over one that fell the ruin is stamped.
pub(super) fn cities(scale: &Scale<'_>, seat: Seat, sheet: &Sheet, fallen: Option<Sector>, reveal: &Reveal) -> Markup {
    html! {
        @for (sector, cell) in scale.realm.cities.iter().enumerate() {
            @let state = sheet.cities[sector];
            @let (x, y) = scale.centre(*cell);
            @let up = scale.corners(*cell).iter().filter(|corner| corner.1 < y).count() == 1;
            g class=(city_class(state)) {
                (path("plot", polygon(&scale.corners(*cell))))
                (skyline(sector, (x, y + if up { 12.0 } else { -2.0 }), 0.8, state == City::Used))
                (label("small", (x, y + if up { -7.0 } else { 14.0 }), 12.0, sector + 1))
                (label("big", (x, y + if up { 9.0 } else { 6.0 }), 22.0, sector + 1))
            }
            @if fallen == Some(sector) {
                @let beat = reveal.fall(seat);
                g class={ "ruin" @if beat.is_some() { " stamps" } } data-beat=[beat] {
                    (path("plot", polygon(&scale.corners(*cell))))
                    (path("cross", cross((x, y), scale.unit * 0.27)))
                }
            }
        }
    }
}

/// Marks a city that the announced attack would destroy.
pub(super) fn threatened(scale: &Scale<'_>, sector: Sector) -> Markup {
    path("r-threat", polygon(&scale.corners(scale.realm.cities[sector])))
}

/// Writes a cross around a point.
pub(super) fn cross((x, y): Point, arm: f32) -> Trace {
    let mut trace = Trace::default();
    trace.step('M', &[x - arm, y - arm]).step('L', &[x + arm, y + arm]);
    trace.step('M', &[x + arm, y - arm]).step('L', &[x - arm, y + arm]);
    trace
}

/// Returns the corners of the last filled rectangle of a sector; of the first while none is filled.
pub(super) fn last_hit(scale: &Scale<'_>, sheet: &Sheet, sector: Sector) -> [Point; 4] {
    rectangle(scale, sector, usize::from(sheet.hits[sector].max(1)) - 1)
}

/// Returns the corners of an attack rectangle, the first to be filled being 0.
pub(super) fn rectangle(scale: &Scale<'_>, sector: Sector, nth: usize) -> [Point; 4] {
    let measures = &scale.realm.drawing.attack_rectangle[nth];
    let (centre, half, thick) = (measures.centre as f32, measures.length as f32 / 2.0, measures.thickness as f32 / 2.0);
    [(-thick, -half), (-thick, half), (thick, half), (thick, -half)]
        .map(|(along, across)| scale.in_sector(sector, centre + along, across))
}

/// Draws the attack rectangles of a seat; a threatened one stands out, and one just filled is stamped over an empty
/// one.
pub(super) fn rectangles(
    scale: &Scale<'_>,
    seat: Seat,
    sheet: &Sheet,
    threatened: Option<Sector>,
    reveal: &Reveal,
) -> Markup {
    html! {
        @for sector in 0..SECTORS {
            @let hits = usize::from(sheet.hits[sector]);
            @for nth in 0..scale.realm.drawing.attack_rectangle.len() {
                @let corners = rectangle(scale, sector, nth);
                @let stamp = reveal.stamp(seat, sector, nth, hits);
                @if nth >= hits || stamp.is_some() {
                    @let next = threatened == Some(sector) && nth == hits;
                    (path(if next { "r-rect next" } else { "r-rect" }, polygon(&corners)))
                }
                @if nth < hits {
                    g class=[stamp.map(|_| "stamps")] data-beat=[stamp] {
                        (path("r-rect hit", polygon(&corners)))
                        (path("r-cross", line(&[corners[0], corners[2]]) + &line(&[corners[1], corners[3]])))
                    }
                }
            }
        }
    }
}

/// Draws the emitters' circles; one that has just got power lights up over a dark one.
pub(super) fn emitters(scale: &Scale<'_>, powered: u8, fresh: u8, beat: usize) -> Markup {
    let measures = &scale.realm.drawing.emitter;
    let radius = measures.radius as f32 * scale.unit;
    let coin = |emitter: usize, on| {
        html! {
            g class={ "r-em" @if on { " on" } } {
                @if on { (rays(radius)) }
                circle r=(num(radius)) {}
                circle class="in" r=(num(radius * 0.75)) {}
                (label("name", (0.0, 5.0), 14.0, emitter + 1))
            }
        }
    };
    html! {
        @for emitter in 0..SECTORS {
            @let on = powered >> emitter & 1 == 1;
            @let is_new = fresh >> emitter & 1 == 1;
            g transform=(place(scale.emitter(emitter, measures.centre as f32), 1.0)) {
                @if is_new { (coin(emitter, false)) }
                g class=[is_new.then_some("drops")] data-beat=[is_new.then_some(beat)] { (coin(emitter, on)) }
            }
        }
    }
}

/// Twelve rays around a circle.
pub(super) fn rays(radius: f32) -> Markup {
    let ray = |nth: u16| {
        let (sin, cos) = (f32::from(nth) * 30.0).to_radians().sin_cos();
        let (from, to) = (radius + 2.3, radius + 6.3);
        line(&[(from * cos, from * sin), (to * cos, to * sin)])
    };
    let rays: String = (0..12).map(ray).collect();
    html! { (path("ray", rays)) }
}

/// Returns the corners of a shield's band.
pub(super) fn band(scale: &Scale<'_>, shield: Sector) -> [Point; 4] {
    let measures = &scale.realm.drawing.shield;
    let (inner, outer) = (measures.inner as f32, measures.outer as f32);
    let (short, long) = (measures.half_length_inner as f32, measures.half_length_outer as f32);
    [(inner, -short), (inner, short), (outer, long), (outer, -long)]
        .map(|(along, across)| scale.in_sector(shield, along, across))
}

/// Draws the shields of a seat: empty bands, and raised ones with chevrons that point out. One that has just come up
/// draws itself along the rim; one that an attack meets recoils a little.
pub(super) fn shields(scale: &Scale<'_>, seat: Seat, raised: u8, reveal: &Reveal) -> Markup {
    let fresh = reveal.news(seat).raised;
    html! {
        @for shield in 0..SECTORS {
            @let is_up = raised >> shield & 1 == 1;
            @let is_new = fresh >> shield & 1 == 1;
            @let jolt = reveal.jolt(seat, shield);
            @if !is_up || is_new { (path("r-shield", polygon(&band(scale, shield)))) }
            @if is_up {
                g class=[jolt.map(|_| "jolts")] data-beat=[jolt] {
                    g class=[is_new.then_some("draws")] data-beat=[is_new.then_some(reveal.beats.raised)] {
                        (path("r-shield up", polygon(&band(scale, shield))))
                        (path("r-chev", chevrons(scale, shield)))
                    }
                }
            }
        }
    }
}

/// Draws what closes six bands into a ring: the corners between them.
pub(super) fn ring(scale: &Scale<'_>, class: &str) -> Markup {
    let corner = |shield: Sector| {
        let next = band(scale, (shield + 1) % SECTORS);
        let [_, inner, outer, _] = band(scale, shield);
        // Where the outer edges of both would meet.
        let tip = scale.emitter(shield, (scale.realm.drawing.shield.outer / 0.75_f64.sqrt()) as f32);
        polygon(&[inner, outer, tip, next[3], next[0]])
    };
    path(class, (0..SECTORS).map(corner).collect::<String>())
}

fn chevrons(scale: &Scale<'_>, shield: Sector) -> String {
    let measures = &scale.realm.drawing.shield;
    let (low, high) = (measures.inner as f32 + 0.04, measures.outer as f32 - 0.04);
    let chevron = |nth: i16| {
        let across = f32::from(nth) * 0.5;
        let at = |along, across| scale.in_sector(shield, along, across);
        line(&[at(low, across - 0.09), at(high, across), at(low, across + 0.09)])
    };
    (-5..=5).map(chevron).collect()
}

/// Draws the two patterns that a page's drawings share.
pub(super) fn patterns(id: &str) -> Markup {
    html! {
        defs {
            pattern id=(format!("{id}-hatch")) width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(30)" {
                path class="hatch-line" d="M0 2.5h5" {}
            }
            pattern id=(format!("{id}-rise")) width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                rect class="rise-ground" width="8" height="8" {}
                path class="rise-line" d="M0 2h8" {}
            }
        }
    }
}

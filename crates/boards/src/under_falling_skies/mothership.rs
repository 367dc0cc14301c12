//! The mothership: a city that hangs upside down. It is one group that only moves, and covers what it has passed.

use std::sync::LazyLock;

use maud::{Markup, PreEscaped, html};
use under_falling_skies::options::{Card, Stars};
use under_falling_skies::space::{COLUMNS, GROUND};
use under_falling_skies::state::State;

use super::geometry::{WIDTH, column, lip};
use super::skyline::{Plan, build};
use crate::glyph::{Glyph, glyph};
use crate::motion::{Pose, Way};
use crate::svg::{Grain, Trace, label, num, path};

/// Where the city begins, above the hangar.
const DECK: f32 = -53.0;
/// The height of one tier of the city.
const TIER: f32 = 34.0;

/// Draws the mothership. Its own origin is the lower edge of its spots, so that its height is its transform.
pub(super) fn draw(view: &State, stars: Stars, way: Option<&Way>) -> Markup {
    html! {
        g id="mothership" transform=(pose(view.mothership).transform()) data-piece="" data-from=[way.map(Way::start)]
            data-way=[way.map(Way::legs)] { (printed(stars)) }
    }
}

/// Returns where it hangs while its spots lie on this row.
pub(super) const fn pose(row: u8) -> Pose {
    Pose::at((0.0, lip(row)))
}

/// Draws what is printed on it, around its own origin.
pub(super) fn printed(stars: Stars) -> Markup {
    // The same in every game, and a third of the board's text.
    static PLAIN: LazyLock<String> = LazyLock::new(|| plain().into_string());
    html! {
        (PreEscaped(PLAIN.as_str()))
        @if stars.shows(Card::Mothership) { (glyph(Glyph::Star, "hull-star", (NAME_STAR, -43.5), 10.0)) }
    }
}

fn plain() -> Markup {
    html! {
            path class="shade" data-lead="" d=(format!("M0 -12H{WIDTH}V5H0z")) {}
            (city())
            (path("belly", bellies()))
            (path("hull", hull()))
            (path("hull-edge", format!("M-2 {}H354", num(DECK))))
            path class="hangar" d="M86-51H266l6 7.500-6 7.500H86l-6-7.500z" {}
            path class="hangar-door" d="M80-43.500H272" {}
            @for gap in 0..=COLUMNS { (pylon(column(gap) - 29.0)) }
            @for at in 0..COLUMNS { (bay(column(at), at + 1)) }
    }
}

/// Where the star of the starred side stands.
const NAME_STAR: f32 = 318.0;

/// The open doors under the docks, dark, so that nothing shows through.
fn bellies() -> Trace {
    let mut trace = Trace::default();
    for at in 0..COLUMNS {
        trace.step('M', &[column(at) - 22.0, -12.0]).and("h44V-1h-44z");
    }
    trace
}

/// The lower hull: a ledge from which five docks hang. Over the margin it ends in a point that shows which symbol
/// comes next.
pub(super) fn hull() -> Trace {
    let mut trace = Trace::default();
    trace.step('M', &[-2.0, DECK]).and("H354V-6L349-2h-9l-5-10");
    for at in (0..COLUMNS).rev() {
        let x = column(at);
        trace.step('L', &[x + 35.0, -12.0]).step('L', &[x + 23.0, -1.0]).and("h-8l-4-4h-22l-4 4h-8");
        trace.step('L', &[x - 23.0, -12.0]);
    }
    trace.and("L38-12 33-3h-7l-6 4-6-4H3L-2-6z");
    trace
}

/// Tiers of houses upside down, the nearer ones hanging over those behind, tall enough for every height.
fn city() -> Markup {
    let mut grain = Grain::new(41);
    let tiers = ((lip(GROUND) + DECK) / TIER) as u8;
    html! {
        (path("far", format!("M-2 {}V{}H354V{}z", num(DECK + 1.0), num(DECK - TIER), num(DECK + 1.0))))
        @for tier in 0..tiers {
            @let (houses, windows) = build(&houses(DECK - 6.0 - TIER * f32::from(tier)), &mut grain);
            (path(if tier % 2 == 0 { "near" } else { "far" }, houses))
            (path("lit", windows))
        }
    }
}

/// One tier above this height.
const fn houses(bottom: f32) -> Plan {
    Plan {
        from: -2.0,
        to: WIDTH + 2.0,
        root: bottom - 2.0 * TIER,
        tip: bottom - 24.0,
        grows: 1.0,
        rise: 24,
        width: (8.0, 10),
        window: (2.2, 3.2),
        pitch: (4.2, 5.6),
        dark_from: bottom - TIER - 4.0,
        lit: 5,
    }
}

fn pylon(x: f32) -> Markup {
    html! {
        (path("hang", format!("M{} -13v4h2v5h2v7l1 5 1-5v-7h2v-5h2v-4z", num(x - 5.0))))
        (path("lamp", format!("M{} 1h1.800v2.400h-1.800z", num(x - 0.9))))
    }
}

fn bay(x: f32, name: usize) -> Markup {
    html! {
        (label("column-name", (x, -26.5), 10.3, name))
        (path("bay", format!("M{} -3V-13q0-10 10-10h18q10 0 10 10v10z", num(x - 19.0))))
        (path("bay-light", format!("M{} -18.500h24", num(x - 12.0))))
        (path("berth", format!("M{} -8h18", num(x - 9.0))))
    }
}

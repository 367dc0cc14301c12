//! Another player's sheet, drawn small: what one must know to attack and be attacked, and what the last step changed.

use contract::Seat;
use maud::{Markup, html};
use raise_the_shields::RaiseTheShields;
use raise_the_shields::cell::{SECTORS, Sector};
use raise_the_shields::state::{City, Sheet};
use raise_the_shields::view::View;

use super::geometry::{Scale, line, polygon};
use super::reveal::Reveal;
use super::works::{band, cross, rectangle, ring};
use super::{changed, thrown};
use crate::svg::{circle, label, path, place};

/// The side of a triangle in which a small sheet is drawn. Wherever it lies it is drawn around the origin in this size and
/// then put in its place, so that the same sheet is the same text there.
const UNIT: f32 = 19.0;

/// Draws a sheet; the sector that is attacked on it stands out.
pub(super) fn realm(
    game: &RaiseTheShields,
    view: &View,
    seat: Seat,
    scale: &Scale<'_>,
    target: Option<Sector>,
    reveal: &Reveal,
) -> Markup {
    let drawn = Scale { unit: UNIT, at: (0.0, 0.0), ..*scale };
    html! {
        g transform=(place(scale.at, scale.unit / UNIT)) { (sheet(game, view, seat, &drawn, target, reveal)) }
        // On a small sheet these are not smaller.
        (changed::draw(scale, &view.player(seat).sheet, reveal.news(seat)))
        (thrown::draw(scale, &view.player(seat).sheet, reveal.on(seat)))
    }
}

fn sheet(
    game: &RaiseTheShields,
    view: &View,
    seat: Seat,
    scale: &Scale<'_>,
    target: Option<Sector>,
    reveal: &Reveal,
) -> Markup {
    let sheet = &view.player(seat).sheet;
    let (news, fallen) = (reveal.news(seat), reveal.fallen(game, view, seat));
    let corners = scale.hexagon(f32::from(game.realm.sides[0]));
    html! {
        (path("m-realm", polygon(&corners)))
        @if let Some(sector) = target {
            (path("m-hl", polygon(&[scale.at, corners[(sector + 5) % SECTORS], corners[sector]])))
        }
        @for corner in corners { (path("m-border", line(&[scale.at, corner]))) }
        (path("m-fill", scale.path(&sheet.filled.but(&news.filled))))
        @if !news.filled.is_empty() { g class="drops" data-beat="0" { (path("m-fill", scale.path(&news.filled))) } }
        (path("m-plant", polygon(&scale.hexagon(f32::from(game.realm.sides[1])))))
        (circle("m-hub", scale.at, scale.unit * 0.4))
        @for sector in 0..SECTORS {
            @let ready = matches!(sheet.cities[sector], City::Ready);
            (path(if ready { "m-city r" } else { "m-city" }, polygon(&scale.corners(game.realm.cities[sector]))))
            @if fallen == Some(sector) {
                @let beat = reveal.fall(seat);
                g class={ "ruin" @if beat.is_some() { " stamps" } } data-beat=[beat] {
                    (path("plot", polygon(&scale.corners(game.realm.cities[sector]))))
                    (path("cross", cross(scale.centre(game.realm.cities[sector]), scale.unit * 0.3)))
                }
            }
            (rectangles(scale, seat, sheet, sector, target, reveal))
            @let is_new = news.raised >> sector & 1 == 1;
            (shield(scale, sector, game.shields(sheet), is_new.then_some(reveal.beats.raised)))
            @let (x, y) = scale.in_sector(sector, 6.15, 0.0);
            (label(if target == Some(sector) { "m-name hl" } else { "m-name" }, (x, y + 5.0), 17.6, sector + 1))
        }
        @if game.has_all_shields(sheet) { (ring(scale, "m-ring")) }
        @for emitter in 0..SECTORS {
            @let on = game.powered(sheet) >> emitter & 1 == 1;
            @let is_new = news.lit >> emitter & 1 == 1;
            g class=[is_new.then_some("drops")] data-beat=[is_new.then_some(reveal.beats.lit)] {
                (circle(if on { "m-em on" } else { "m-em" }, scale.emitter(emitter, 5.5), scale.unit * 0.35))
            }
        }
    }
}

/// The rectangles of a sector; those just filled are drawn over empty ones.
fn rectangles(
    scale: &Scale<'_>,
    seat: Seat,
    sheet: &Sheet,
    sector: Sector,
    target: Option<Sector>,
    reveal: &Reveal,
) -> Markup {
    let hits = usize::from(sheet.hits[sector]);
    html! {
        @for nth in 0..usize::from(scale.realm.rectangles) {
            @let shape = polygon(&rectangle(scale, sector, nth));
            @let stamp = reveal.stamp(seat, sector, nth, hits);
            @let class = if nth < hits && stamp.is_none() { "m-rect hit" } else if target == Some(sector) && nth == hits { "m-rect next" } else { "m-rect" };
            (path(class, &shape))
            @if let Some(beat) = stamp { g class="stamps" data-beat=(beat) { (path("m-rect hit", &shape)) } }
        }
    }
}

/// A shield; one that has just come up draws itself in its beat.
fn shield(scale: &Scale<'_>, sector: Sector, raised: u8, beat: Option<usize>) -> Markup {
    let shape = polygon(&band(scale, sector));
    let is_up = raised >> sector & 1 == 1;
    html! {
        @if !is_up || beat.is_some() { (path("m-shield", &shape)) }
        @if is_up { g class=[beat.map(|_| "draws")] data-beat=[beat] { (path("m-shield up", &shape)) } }
    }
}

//! Dog-ears: what the last step changed on a realm stays marked until something happens on the sheets again.

use maud::{Markup, html};
use raise_the_shields::cell::SECTORS;
use raise_the_shields::state::Sheet;

use super::geometry::{Point, Scale, middle};
use super::reveal::News;
use super::works::{last_hit, rectangle};
use crate::highlight;
use crate::svg::Rect;

/// Draws an ear on the new triangles, on every emitter and shield that came up, on every city whose ability was
/// enabled, used or restored, and on every rectangle newly filled or erased.
pub(super) fn draw(scale: &Scale<'_>, sheet: &Sheet, news: &News) -> Markup {
    let drawing = &scale.realm.drawing;
    let bits = |bits: u8| (0..SECTORS).filter(move |bit| bits >> bit & 1 == 1);
    let mut places: Vec<Point> = Vec::new();
    if !news.filled.is_empty() {
        places.push(scale.middle_of(&news.filled));
    }
    places.extend(bits(news.lit).map(|emitter| scale.emitter(emitter, drawing.emitter.centre as f32)));
    places.extend(bits(news.raised).map(|shield| scale.in_sector(shield, drawing.shield.outer as f32, 0.0)));
    places.extend(bits(news.cities).map(|city| scale.centre(scale.realm.cities[city])));
    let hit = |sector: usize| middle(&last_hit(scale, sheet, sector));
    places.extend((0..SECTORS).filter(|sector| news.hits[*sector] > 0).map(hit));
    let erased = |sector: usize| middle(&rectangle(scale, sector, usize::from(sheet.hits[sector])));
    places.extend(bits(news.erased).map(erased));
    // On a small sheet small ears.
    let half = (scale.unit * 0.35).max(9.0);
    html! { @for (x, y) in places { (highlight::changed(Rect::new(x - half, y - half, 2.0 * half, 2.0 * half))) } }
}

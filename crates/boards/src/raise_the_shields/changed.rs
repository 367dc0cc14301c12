//! Dog-ears: what the last step brought to the own realm stays marked until sheets change again.

use maud::{Markup, html};
use raise_the_shields::cell::SECTORS;
use raise_the_shields::state::Sheet;

use super::geometry::{Point, Scale, middle};
use super::names::News;
use super::works::rectangle;
use crate::mark;
use crate::svg::Rect;

/// Draws an ear at the new triangles, at every emitter and shield that came up, and at every new hit.
pub(super) fn draw(scale: &Scale<'_>, sheet: &Sheet, news: &News) -> Markup {
    let drawing = &scale.realm.drawing;
    let bits = |bits: u8| (0..SECTORS).filter(move |bit| bits >> bit & 1 == 1);
    let mut places: Vec<Point> = Vec::new();
    if !news.filled.is_empty() {
        places.push(scale.middle_of(&news.filled));
    }
    places.extend(bits(news.lit).map(|emitter| scale.emitter(emitter, drawing.emitter.centre as f32)));
    places.extend(bits(news.raised).map(|shield| scale.in_sector(shield, drawing.shield.outer as f32, 0.0)));
    for sector in (0..SECTORS).filter(|sector| news.hits[*sector] > 0) {
        let nth = usize::from(sheet.hits[sector].max(1)) - 1;
        places.push(middle(&rectangle(scale, sector, nth)));
    }
    html! {
        @if !places.is_empty() {
            g id="changed" {
                @for (x, y) in places { (mark::changed(Rect::new(x - 18.0, y - 18.0, 36.0, 36.0))) }
            }
        }
    }
}

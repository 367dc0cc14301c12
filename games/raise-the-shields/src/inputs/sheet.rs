//! The seat's own sheet: what is filled, how far the emitters are, what threatens the cities.

use contract::InputSink;

use super::{NONE, SECTOR};
use crate::RaiseTheShields;
use crate::cell::{PER_SECTOR, SECTORS};
use crate::state::{City, Sheet};

/// The greatest distance of an emitter that is told apart.
const FAR: u8 = 8;

impl RaiseTheShields {
    /// Tells of a sheet sector by sector, and of the sums. An attack on it that is decided counts as made; the shields
    /// that it meets are those of this sheet.
    pub(super) fn tell_own_sheet<S: InputSink>(
        &self,
        sheet: &Sheet,
        distances: [u8; SECTORS],
        attack: Option<usize>,
        sink: &mut S,
    ) {
        let powered = self.powered(sheet);
        let shields = self.realm.shields_between(powered);
        let is_open = |sector: usize| shields >> sector & 1 == 0;
        let mut hits = sheet.hits;
        if let Some(sector) = attack.filter(|sector| is_open(*sector)) {
            hits[sector] += 1;
        }
        let mut full = [0u8; 6];
        for (sector, name) in SECTOR.into_iter().enumerate() {
            let found = usize::from(hits[sector]).min(5);
            sink.about(name);
            sink.flag("shield", !is_open(sector));
            sink.one_of("open, rectangles filled", 6, if is_open(sector) { found } else { NONE });
            sink.one_of("emitter at distance", FAR.into(), distances[sector].into());
            sink.one_of("city", 4, city_kind(sheet.cities[sector]));
            sink.some_of("filled triangle", PER_SECTOR, bits(sheet.filled.0[sector]));
            sink.number("triangles of the edge, of 8", sheet.edge.0[sector].count_ones() as f32 / 8.0);
            full[found] += u8::from(is_open(sector));
        }
        sink.about("own sheet");
        sink.one_of("emitters", 7, powered.count_ones() as usize);
        sink.one_of("shields", 7, shields.count_ones() as usize);
        sink.flag("an ability was used", sheet.spent);
        let missing: u32 = distances.iter().map(|distance| u32::from((*distance).min(FAR))).sum();
        sink.number("triangles missing, of 42", missing as f32 / 42.0);
        let dark = (0..SECTORS).filter(|emitter| distances[*emitter] > 0).map(|emitter| distances[emitter]);
        sink.number("nearest dark emitter, of 8", f32::from(dark.clone().min().unwrap_or(0).min(FAR)) / 8.0);
        sink.number("farthest emitter, of 8", f32::from(dark.max().unwrap_or(0).min(FAR)) / 8.0);
        sink.numbers("open sectors with rectangles, of 3", full.iter().map(|count| f32::from(*count) / 3.0));
        sink.one_of("open sectors that are full", 4, usize::from(full[4].min(3)));
        sink.one_of("open sectors with three", 4, usize::from(full[3].min(3)));
        sink.flag("a city falls", full[5] > 0);
        let blocked = attack.is_some_and(|sector| !is_open(sector));
        sink.flag("the attack is blocked", blocked);
        sink.number("danger of the second roll", if blocked { f32::from(full[4]) / 6.0 } else { 0.0 });
    }
}

fn city_kind(city: City) -> usize {
    match city {
        City::Asleep => 0,
        City::New => 1,
        City::Ready => 2,
        City::Used => 3,
    }
}

/// Returns the places of the bits that are set.
fn bits(mut word: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = word.trailing_zeros();
        (bit < u32::BITS).then(|| {
            word &= word - 1;
            bit as usize
        })
    })
}

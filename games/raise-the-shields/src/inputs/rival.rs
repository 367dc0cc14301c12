//! The other seats: the one that is attacked, the one that attacks, and who leads.

use contract::{InputSink, Seat, SeatSet};

use super::NONE;
use crate::RaiseTheShields;
use crate::ability::{ERASE, IGNORE, is_ready};
use crate::cell::SECTORS;
use crate::state::{Sheet, State};

impl RaiseTheShields {
    /// Tells of the other seats what lay on the table; of an attack on the left neighbour that is decided, what it finds.
    pub(super) fn tell_rivals<S: InputSink>(&self, state: &State, seat: Seat, attack: Option<usize>, sink: &mut S) {
        let others = SeatSet::all(self.setup.seats).without(seat);
        let sheet_of = |seat: Seat| others.contains(seat).then(|| &state.player(seat).sheet);
        let target = sheet_of(self.target(seat));
        sink.about("target");
        self.tell_sheet(target, sink);
        self.tell_target(target, attack, sink);
        sink.about("attacker");
        self.tell_sheet(sheet_of(self.attacker(seat)), sink);
        let lit = others.iter().map(|other| self.powered(&state.player(other).sheet).count_ones() as usize);
        sink.about("the others");
        sink.one_of("most emitters", 7, lit.max().unwrap_or(NONE));
    }

    /// Tells how far another sheet is.
    fn tell_sheet<S: InputSink>(&self, sheet: Option<&Sheet>, sink: &mut S) {
        let distances = sheet.map(|sheet| self.distances(sheet));
        let missing =
            |distances: [u8; SECTORS]| distances.iter().map(|distance| f32::from((*distance).min(8))).sum::<f32>();
        sink.one_of("emitters", 7, sheet.map_or(NONE, |sheet| self.powered(sheet).count_ones() as usize));
        sink.number("triangles missing, of 42", distances.map_or(0.0, |distances| missing(distances) / 42.0));
        let farthest = distances.and_then(|distances| distances.into_iter().max());
        sink.one_of("farthest emitter", 9, farthest.map_or(NONE, |distance| distance.min(8).into()));
        sink.flag("city 1 is ready", sheet.is_some_and(|sheet| is_ready(sheet, IGNORE)));
        sink.flag("city 6 is ready", sheet.is_some_and(|sheet| is_ready(sheet, ERASE)));
    }

    /// Tells of the sectors of the left neighbour.
    fn tell_target<S: InputSink>(&self, target: Option<&Sheet>, attack: Option<usize>, sink: &mut S) {
        let shields = target.map_or(0, |target| self.shields(target));
        let open = |sector: usize| target.filter(|_| shields >> sector & 1 == 0).map(|target| target.hits[sector]);
        let found = attack.and_then(open).map_or(NONE, |hits| usize::from(hits).min(5));
        sink.one_of("the attack finds rectangles", 6, found);
        sink.flag("the attack is blocked", target.is_some() && attack.is_some() && found == NONE);
        let mut counts = [0u8; 6];
        for sector in 0..SECTORS {
            if let Some(hits) = open(sector) {
                counts[usize::from(hits + u8::from(attack == Some(sector))).min(5)] += 1;
            }
        }
        sink.numbers("open sectors with rectangles, of 3", counts.iter().map(|count| f32::from(*count) / 3.0));
        sink.one_of("open sectors that are full", 4, if target.is_some() { counts[4].min(3).into() } else { NONE });
    }
}

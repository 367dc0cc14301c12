//! Observers take turns: if everybody looked at every position, a law would mostly ask the same thing again.

use contract::Observer;

/// How many observers look at one position.
const FEW: usize = 3;

/// Takes turns: a few look at each position, and all in the course of some positions.
#[derive(Default)]
pub(super) struct Rota {
    next: usize,
}

impl Rota {
    /// Returns the observers who look at the next position: all of them where they are few.
    pub(super) fn few(&mut self, all: &[Observer]) -> Vec<Observer> {
        let few = FEW.min(all.len());
        let first = self.next;
        self.next += few;
        (first..self.next).map(|place| all[place % all.len()]).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use contract::{Seat, SeatSet};

    use super::*;

    #[test]
    fn everybody_looks_as_often_as_everybody_else() {
        for seats in 0..Seat::MOST {
            let all: Vec<Observer> = (0..seats).map(|seat| SeatSet::only(Seat::new(seat))).collect();
            let mut rota = Rota::default();
            let looked: Vec<Observer> = (0..seats).flat_map(|_| rota.few(&all)).collect();
            let often = |observer: &Observer| looked.iter().filter(|other| *other == observer).count();
            assert_eq!(all.iter().map(often).collect::<BTreeSet<_>>().len(), usize::from(seats > 0), "{seats} seats");
            assert!(
                looked.chunks(FEW.min(seats).max(1)).all(|few| few.iter().collect::<BTreeSet<_>>().len() == few.len())
            );
        }
    }
}

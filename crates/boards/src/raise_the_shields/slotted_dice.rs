//! What the own dice are meant for: as assigned, or as put into slots so far.

use contract::Seat;
use raise_the_shields::cell::Sector;
use raise_the_shields::pointing::read_fill;
use raise_the_shields::state::Slot;
use raise_the_shields::view::View;

/// What is known about the purposes of the own dice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct SlottedDice {
    /// The sector to work in.
    pub(super) work: Option<Sector>,
    /// The shape, from 0.
    pub(super) shape: Option<usize>,
    /// The value of the die that attacks, 1 to 6.
    pub(super) attack: Option<u8>,
}

impl SlottedDice {
    /// Returns what a seat has assigned, or else what it has put into slots, as `w.3`, `s.5` and `a.6u`.
    pub(super) fn of(view: &View, seat: Seat, put: &[String]) -> Self {
        let side = view.player(seat);
        if let Some(assignment) = side.work.assigned {
            let attack = Some(assignment.value(Slot::Attack));
            return Self { work: Some(assignment.sector()), shape: Some(assignment.shape()), attack };
        }
        let of = |slot: Slot| put.iter().filter_map(|text| read_fill(text)).find(|(other, ..)| *other == slot);
        let value = |slot: Slot| of(slot).map(|(_, value, _)| value);
        let index = |slot: Slot| value(slot).map(|value| usize::from(value) - 1);
        let made = Some(side.attack).filter(|attack| *attack > 0);
        Self { work: index(Slot::Work), shape: index(Slot::Shape), attack: made.or(value(Slot::Attack)) }
    }
}

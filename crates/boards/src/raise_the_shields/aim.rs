//! What the own dice are meant for: assigned, or put so far.

use contract::Seat;
use raise_the_shields::cell::Sector;
use raise_the_shields::state::{Change, Slot};
use raise_the_shields::view::View;

/// What is known of the own dice's purposes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Aim {
    /// The sector to work in.
    pub(super) work: Option<Sector>,
    /// The shape, from 0.
    pub(super) shape: Option<usize>,
    /// The value of the die that attacks, 1 to 6.
    pub(super) attack: Option<u8>,
}

impl Aim {
    /// Returns what a seat has assigned; else what it has put, as `w.3`, `s.5` and `a.6u`.
    pub(super) fn of(view: &View, seat: Seat, put: &[String]) -> Self {
        let side = view.player(seat);
        if let Some(assignment) = side.work.assigned {
            let attack = Some(assignment.value(Slot::Attack));
            return Self { work: Some(assignment.sector()), shape: Some(assignment.shape()), attack };
        }
        let of = |slot: Slot| put.iter().filter_map(|text| read(text)).find(|(other, ..)| *other == slot);
        let value = |slot: Slot| of(slot).map(|(_, value, _)| value);
        let index = |slot: Slot| value(slot).map(|value| usize::from(value) - 1);
        let made = Some(side.attack).filter(|attack| *attack > 0);
        Self { work: index(Slot::Work), shape: index(Slot::Shape), attack: made.or(value(Slot::Attack)) }
    }
}

/// Reads a die in a slot: its purpose, its value, and how city 2 has changed it.
pub(super) fn read(text: &str) -> Option<(Slot, u8, Change)> {
    let (slot, key) = text.split_once('.')?;
    let slot = match slot {
        "w" => Slot::Work,
        "s" => Slot::Shape,
        "a" => Slot::Attack,
        _ => return None,
    };
    let (value, change) = read_die(key)?;
    Some((slot, value, change))
}

/// Reads a die: its value, and how city 2 has changed it.
pub(super) fn read_die(key: &str) -> Option<(u8, Change)> {
    let (value, change) = match (key.strip_suffix('u'), key.strip_suffix('d')) {
        (Some(value), _) => (value, Change::Up),
        (_, Some(value)) => (value, Change::Down),
        _ => (key, Change::None),
    };
    let value = value.parse().ok().filter(|value| (1..=6).contains(value))?;
    Some((value, change))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_in_a_slot_is_read_with_what_city_2_did() {
        assert_eq!(read("w.3"), Some((Slot::Work, 3, Change::None)));
        assert_eq!(read("s.1u"), Some((Slot::Shape, 1, Change::Up)));
        assert_eq!(read("a.5d"), Some((Slot::Attack, 5, Change::Down)));
        for text in ["", "w", "w.", "w.7", "w.0", "x.3", "w3", "w.3x", "w.u", "w.33"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}

//! What the own dice are meant for: assigned, or on the way to it.

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
    /// Returns what a seat has assigned; else what the piece says that is taken up: `w3` is a 3 for the work sector, then
    /// `w3s5` a 5 for the shape, and the third die attacks.
    pub(super) fn of(view: &View, seat: Seat, piece: Option<&str>) -> Self {
        let side = view.player(seat);
        if let Some(assignment) = side.work.assigned {
            let attack = Some(assignment.value(Slot::Attack));
            return Self { work: Some(assignment.sector()), shape: Some(assignment.shape()), attack };
        }
        let attack = Some(side.attack).filter(|attack| *attack > 0);
        let taken = piece.and_then(|key| Self::read(key, [view.shared[0], view.shared[1], side.die?]));
        taken.unwrap_or(Self { attack, ..Self::default() })
    }

    fn read(key: &str, dice: [u8; 3]) -> Option<Self> {
        let mut signs = key.strip_prefix('w')?.chars().peekable();
        let mut next_die = || {
            let value = signs.next()?.to_digit(10).filter(|value| (1..=6).contains(value))? as u8;
            let change = match signs.peek() {
                Some('u') => Change::Up,
                Some('d') => Change::Down,
                _ => Change::None,
            };
            signs.next_if(|_| change != Change::None);
            // The letter of the next die.
            signs.next_if_eq(&'s');
            Some((value, change.undo(value)))
        };
        let (work, rolled) = next_die()?;
        let work = Some(usize::from(work) - 1);
        let Some((shape, other)) = next_die() else { return Some(Self { work, ..Self::default() }) };
        let mut left = dice.to_vec();
        for used in [rolled, other] {
            left.remove(left.iter().position(|die| *die == used)?);
        }
        let attack = match signs.collect::<String>().as_str() {
            "au" => Change::Up.of(left[0]),
            "ad" => Change::Down.of(left[0]),
            _ => left[0],
        };
        Some(Self { work, shape: Some(usize::from(shape) - 1), attack: Some(attack) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_die_attacks_whatever_city_2_has_changed() {
        let read = |key| Aim::read(key, [3, 5, 6]).map(|aim| (aim.work, aim.shape, aim.attack));
        assert_eq!(read("w3"), Some((Some(2), None, None)));
        assert_eq!(read("w3s5"), Some((Some(2), Some(4), Some(6))));
        assert_eq!(read("w1us5"), Some((Some(0), Some(4), Some(3))), "a 6 became 1");
        assert_eq!(read("w3s4d"), Some((Some(2), Some(3), Some(6))));
        assert_eq!(read("w3s5au"), Some((Some(2), Some(4), Some(1))));
        for key in ["", "w", "w7", "c3", "w2s5", "shape5"] {
            assert!(read(key).is_none_or(|aim| aim.2.is_none()), "{key}");
        }
    }
}

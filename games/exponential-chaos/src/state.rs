//! What changes in a game: planets, dice on the table, and where the game stands. Nothing of it is hidden.

use contract::{Seat, SeatSet};
use serde::Serialize;

use crate::dice::{DefenseDie, DiceSet, Fleet, HAND};
use crate::planet::Planets;

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct State {
    /// The planets, in seat order.
    pub planets: Planets,
    /// What is left on the invasion dice.
    pub fleet: Fleet,
    /// The defense dice.
    pub defense: [DefenseDie; HAND],
    /// Where the game stands.
    pub course: Course,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Course {
    /// R9. The round, from 1.
    pub round: u8,
    /// R5. The first player of the game.
    pub first: Seat,
    /// The active player; in the tie-break, the attacker.
    pub active: Seat,
    /// The phase.
    pub phase: Phase,
    /// R17. The re-rolls that are left; 0 outside the defense roll.
    pub rerolls: u8,
    /// The dice that may not be rolled again this turn, with that option.
    pub locked: DiceSet,
    /// R40. The missiles that were not fired yet.
    pub missiles: u8,
    /// R47, R54. The points that are left to whoever rebuilds.
    pub points: u8,
    /// R47. Who has countered the missile and is still to rebuild.
    pub queue: SeatSet,
    /// R41. The number of an attack roll, as long as counter rolls are due; otherwise 0.
    pub attack: u8,
    /// R43. Who is still to roll against it.
    pub rolling: SeatSet,
    /// Damage that is still to be dealt, where owners choose which city takes a point.
    pub due: Due,
    /// R59. The tie-break, as long as one is fought.
    pub tie: Option<Tie>,
    /// R64. The places, after a tie-break; otherwise 0.
    pub places: [u8; Seat::MOST],
}

/// Damage that is still to be dealt in one sector.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
pub struct Due {
    /// Whose planets take it.
    pub seats: SeatSet,
    /// The sector, from 1; 0 when none is due.
    pub sector: u8,
    /// The points for the first of them; the others take the whole strength.
    pub points: u8,
}

/// R59. A tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Tie {
    /// The cycle, from 1.
    pub cycle: u16,
    /// Who is still to attack in it, the attacker included.
    pub attackers: SeatSet,
    /// R60. Who is still tied.
    pub tied: SeatSet,
    /// R64. For each seat that has dropped out, as which group, from 1; otherwise 0.
    pub dropped: [u8; Seat::MOST],
}

/// The phase, which says what is due.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// R14. The invasion roll.
    Inv,
    /// R16, R17. A roll of defense dice.
    Def,
    /// R17, R19. The active player rolls again, or keeps the dice.
    Roll,
    /// R21-R27. The active player assigns dice.
    Assign,
    /// R30. The sector roll of the next die that does damage.
    Hit,
    /// An owner names the city that takes a point, with that option.
    Choose,
    /// The active player fires the next missile or withholds it, with that option.
    Fire,
    /// R41, R43. The attack roll, or a counter roll.
    Missile,
    /// R47. Somebody who has countered rebuilds.
    Free,
    /// R48-R54. The active player rebuilds.
    Rebuild,
    /// R59, R60. The attack roll of a tie-break, or a counter roll.
    Tie,
    /// The game is over.
    Over,
}

impl Phase {
    /// All of them, with their names in a line.
    pub(crate) const NAMED: [(&'static str, Self); 12] = [
        ("inv", Self::Inv),
        ("def", Self::Def),
        ("roll", Self::Roll),
        ("assign", Self::Assign),
        ("hit", Self::Hit),
        ("choose", Self::Choose),
        ("fire", Self::Fire),
        ("missile", Self::Missile),
        ("free", Self::Free),
        ("rebuild", Self::Rebuild),
        ("tie", Self::Tie),
        ("over", Self::Over),
    ];

    /// Returns its name in a line.
    pub(crate) const fn name(self) -> &'static str {
        Self::NAMED[self as usize].0
    }
}

impl State {
    /// Says whether the defense dice are thrown for the first time this turn.
    pub(crate) fn is_first_roll(&self) -> bool {
        !self.defense.contains(&DefenseDie::InHand)
    }

    /// R60. Says whether the attack that is carried out belongs to a tie-break.
    pub(crate) const fn is_tie(&self) -> bool {
        self.course.tie.is_some()
    }

    /// Returns how many defense dice lie there unused with this face.
    pub(crate) fn lying(&self, face: crate::dice::Face) -> u8 {
        self.defense.iter().filter(|die| die.lying() == Some(face)).count() as u8
    }
}

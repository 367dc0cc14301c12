//! What changes during a game: plain data, copied to undo.

use contract::{Seat, SeatSet};
use serde::Serialize;

use crate::action::Action;
use crate::cell::{Cell, Cells, SECTORS, Sector};
use crate::shape::Placement;

/// All that changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The round, from 1.
    pub round: u16,
    /// Where in the round the game stands.
    pub phase: Phase,
    /// The first player of the round.
    pub first: Seat,
    /// R3. The first and the second shared die; 0 before they are rolled.
    pub shared: [u8; 2],
    /// The second attack roll of solo play; 0 before it is made.
    pub second: u8,
    /// The players, in seat order. Entries beyond the last seat are unused.
    pub players: [Player; Seat::MOST],
}

/// Where in a round the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// R46. The set-up dice of solo play are due.
    Setup,
    /// R8. The dice of the round are due.
    Roll,
    /// R10. This seat is asked whether to turn a shared die.
    Flip(Seat),
    /// R13-R25. All assign and draw in secret.
    Work,
    /// R50. The second attack roll of solo play is due.
    Second,
    /// R33. Those who may answer an attack are asked.
    React,
    /// R28, R34, R52. The game is over, won by these seats; a solo game with no winner is lost.
    Over(SeatSet),
    /// R53. The last round is over without a result: a draw, or in solo play a loss.
    Expired,
}

impl Phase {
    /// Returns who has won; nobody while the game goes on.
    pub const fn winners(self) -> SeatSet {
        match self {
            Self::Over(winners) => winners,
            _ => SeatSet::NONE,
        }
    }

    /// Says whether the game is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over(_) | Self::Expired)
    }
}

/// One player: the sheet, the die, and what is chosen in the running round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    /// What is drawn on the sheet. While others are still at work, it is as it was before the work step.
    pub sheet: Sheet,
    /// The player's own die; 0 before it is rolled.
    pub die: u8,
    /// The sector attacked, from 1, once it is revealed; 0 before that.
    pub attack: u8,
    /// The steps of the work step. Hidden from everybody but their owner.
    pub work: Work,
    /// The answer to an attack. Hidden from everybody but its owner.
    pub answer: Option<Answer>,
}

/// What is drawn on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Sheet {
    /// The filled triangles.
    pub filled: Cells,
    /// R18. The empty triangles that share a side with a filled one or with the plant. It follows from `filled`, and is
    /// stored because every drawing needs it.
    #[serde(skip)]
    pub edge: Cells,
    /// The filled attack rectangles of each sector.
    pub hits: [u8; SECTORS],
    /// The ability of each city.
    pub cities: [City; SECTORS],
    /// R39. Whether an ability was used this round.
    pub spent: bool,
}

impl Sheet {
    /// R36, R38, R39. Begins a new round: another ability may be used, and new ones are ready.
    pub(crate) fn wake(&mut self) {
        self.spent = false;
        for city in self.cities.iter_mut().filter(|city| **city == City::New) {
            *city = City::Ready;
        }
    }
}

/// How a city's ability stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum City {
    /// R24. Not enabled.
    #[default]
    Asleep,
    /// R38. Enabled this round, not ready yet.
    New,
    /// Ready.
    Ready,
    /// R37. Used.
    Used,
}

/// What a seat has done in its work step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Work {
    /// R13. How the dice are assigned.
    pub assigned: Option<Assignment>,
    /// R16, R23. What was drawn.
    pub drawn: Option<Drawn>,
    /// The ability used in this step, other than city 2's.
    pub ability: Option<AbilityUse>,
    /// Whether that came before the drawing.
    pub early: bool,
    /// Whether the step is finished.
    pub done: bool,
}

impl Work {
    /// Takes a step of the work step.
    pub(crate) const fn take(&mut self, action: Action) {
        match action {
            Action::Assign(assignment) => self.assigned = Some(assignment),
            Action::Draw(drawn) => self.drawn = Some(drawn),
            Action::Use(ability) => {
                self.ability = Some(ability);
                self.early = self.drawn.is_none();
            }
            Action::Done => self.done = true,
            Action::Flip(_) | Action::Decline | Action::Answer(_) => {}
        }
    }
}

/// The purposes of the three dice, in the order of the notation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Slot {
    /// The sector to work in.
    Work,
    /// The shape to draw.
    Shape,
    /// The sector to attack.
    Attack,
}

impl Slot {
    /// All three, in the order of the notation.
    pub const ALL: [Self; 3] = [Self::Work, Self::Shape, Self::Attack];
}

/// R15. How a die was changed by city 2.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum Change {
    /// It was not.
    #[default]
    None,
    /// It is one higher than rolled; 1 comes after 6.
    Up,
    /// It is one lower than rolled; 6 comes before 1.
    Down,
}

impl Change {
    /// R15. Returns the value of a die after this change.
    pub const fn of(self, value: u8) -> u8 {
        match self {
            Self::None => value,
            Self::Up => value % 6 + 1,
            Self::Down => (value + 4) % 6 + 1,
        }
    }

    /// Returns what a die showed before this change.
    pub const fn undo(self, value: u8) -> u8 {
        match self {
            Self::None => value,
            Self::Up => Self::Down.of(value),
            Self::Down => Self::Up.of(value),
        }
    }
}

/// R13. What each die is used for: the values as they count, and which of them city 2 has changed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Assignment {
    /// Which die was changed, by purpose. No rule allows more than one.
    pub changes: [Change; 3],
    /// Work sector, shape and attacked sector, each 1 to 6.
    pub values: [u8; 3],
}

impl Assignment {
    /// Returns the value of a purpose, 1 to 6.
    pub const fn value(self, slot: Slot) -> u8 {
        self.values[slot as usize]
    }

    /// R17. Returns the work sector, from 0.
    pub const fn sector(self) -> Sector {
        self.value(Slot::Work) as usize - 1
    }

    /// R16. Returns the shape, from 0.
    pub const fn shape(self) -> usize {
        self.value(Slot::Shape) as usize - 1
    }

    /// R15. Says whether city 2 has changed a die.
    pub const fn is_changed(self) -> bool {
        !matches!(self.changes, [Change::None, Change::None, Change::None])
    }
}

/// What was drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Drawn {
    /// R16. A shape at a place.
    Shape(Placement),
    /// R23. Nothing, since nothing fits.
    Nothing,
}

/// An ability used in the work step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AbilityUse {
    /// R42. City 3 fills two triangles, in this order.
    Fill(Cell, Cell),
    /// R43. City 4 makes this city's ability ready again; from 0.
    Restore(u8),
    /// R45. City 6 erases a rectangle in this sector; from 0.
    Erase(u8),
}

/// An answer to an attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// R40. City 1 ignores it.
    Ignore,
    /// R51. City 2 makes the second roll one higher.
    Higher,
    /// R51. City 2 makes the second roll one lower.
    Lower,
    /// R45 under `city6_window` = reaction. City 6 erases a rectangle in this sector, from 0.
    Erase(u8),
    /// It is accepted.
    Accept,
}

impl State {
    /// Returns who has won; nobody while the game goes on.
    pub const fn winners(&self) -> SeatSet {
        self.phase.winners()
    }

    /// Returns the player on a seat.
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Returns the player on a seat, to be changed.
    pub const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// R9. Returns the three dice of a seat: both shared ones and its own.
    pub const fn dice(&self, seat: Seat) -> [u8; 3] {
        [self.shared[0], self.shared[1], self.player(seat).die]
    }
}

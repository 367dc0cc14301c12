//! A dense number for every action that can be written, for masks.

use contract::Indexed;

use crate::RaiseTheShields;
use crate::action::Action;
use crate::cell::{CELLS, Cell, SECTORS};
use crate::shape::Placement;
use crate::state::{Answer, Assignment, Change, Deed, Drawn};

/// Actions without arguments, and those with few.
const FEW: [Action; 21] = [
    Action::Flip(0),
    Action::Flip(1),
    Action::Decline,
    Action::Draw(Drawn::Nothing),
    Action::Done,
    Action::Answer(Answer::Ignore),
    Action::Answer(Answer::Higher),
    Action::Answer(Answer::Lower),
    Action::Answer(Answer::Accept),
    Action::Use(Deed::Restore(0)),
    Action::Use(Deed::Restore(1)),
    Action::Use(Deed::Restore(2)),
    Action::Use(Deed::Restore(3)),
    Action::Use(Deed::Restore(4)),
    Action::Use(Deed::Restore(5)),
    Action::Use(Deed::Erase(0)),
    Action::Use(Deed::Erase(1)),
    Action::Use(Deed::Erase(2)),
    Action::Use(Deed::Erase(3)),
    Action::Use(Deed::Erase(4)),
    Action::Use(Deed::Erase(5)),
];

/// The pairs of different triangles.
const PAIRS: usize = CELLS * (CELLS - 1);

/// Returns every assignment that can be written, sorted.
pub(crate) fn assignments() -> Vec<Assignment> {
    const CHANGES: [Change; 3] = [Change::None, Change::Up, Change::Down];
    let part = |number: usize, place: u32, base: usize| number / base.pow(place) % base;
    let all = (0..6usize.pow(3) * 3usize.pow(3)).map(|number| {
        let (values, changes) = (number / 27, number % 27);
        Assignment {
            values: [2, 1, 0].map(|place| part(values, place, SECTORS) as u8 + 1),
            changes: [2, 1, 0].map(|place| CHANGES[part(changes, place, 3)]),
        }
    });
    let mut all: Vec<Assignment> = all.filter(|assignment| assignment.is_canonical()).collect();
    all.sort_unstable();
    all
}

impl Indexed for RaiseTheShields {
    fn actions(&self) -> usize {
        FEW.len() + self.assignments.len() + self.realm.shapes.all.len() + PAIRS
    }

    fn index(&self, action: Action) -> usize {
        let assign = FEW.len();
        let draw = assign + self.assignments.len();
        let fill = draw + self.realm.shapes.all.len();
        match action {
            Action::Assign(assignment) => assign + self.assignments.binary_search(&assignment).unwrap_or(0),
            Action::Draw(Drawn::Shape(placement)) => draw + usize::from(placement.0),
            Action::Use(Deed::Fill(one, other)) => {
                let (one, other) = (one.number(), other.number());
                fill + one * (CELLS - 1) + other - usize::from(other > one)
            }
            few => FEW.iter().position(|action| *action == few).unwrap_or(0),
        }
    }

    fn action(&self, index: usize) -> Option<Action> {
        if let Some(action) = FEW.get(index) {
            return Some(*action);
        }
        let index = index - FEW.len();
        if let Some(assignment) = self.assignments.get(index) {
            return Some(Action::Assign(*assignment));
        }
        let index = index - self.assignments.len();
        let places = self.realm.shapes.all.len();
        if index < places {
            return Some(Action::Draw(Drawn::Shape(Placement(index as u16))));
        }
        let index = index - places;
        (index < PAIRS).then(|| {
            let (one, other) = (index / (CELLS - 1), index % (CELLS - 1));
            let other = other + usize::from(other >= one);
            Action::Use(Deed::Fill(Cell::new(one), Cell::new(other)))
        })
    }
}
